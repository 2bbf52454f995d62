import ModelwrightChecks
import ModelwrightConfiguration
import ModelwrightGeneration
import ModelwrightModel

extension Settings {
  /// How models are checked.
  var checkOptions: CheckOptions {
    var options = CheckOptions()
    options.weights = rules.mapValues { severity in
      switch severity {
      case .off: .off
      case .note: .severity(.note)
      case .warning: .severity(.warning)
      case .error: .severity(.error)
      }
    }
    options.packs = Set(packs.compactMap(RulePack.init(rawValue:)))
    options.suppressions = suppressions.map {
      CheckOptions.Suppression(code: $0.rule, entity: $0.entity, property: $0.property)
    }
    return options
  }

  /// How code is generated, as far as settings decide it.
  var generationOptions: GenerationOptions {
    var options = GenerationOptions()
    options.accessLevel = accessLevel.flatMap(AccessLevel.init(rawValue:)) ?? options.accessLevel
    options.imports = imports
    options.conformances = conformances
    options.baseClass = baseClass
    options.generatesConstants = constants ?? options.generatesConstants
    options.generatesSnapshots = snapshots ?? options.generatesSnapshots
    options.entities = entities.mapValues { settings in
      var entity = EntityOptions()
      entity.isSkipped = settings.skip ?? false
      entity.imports = settings.imports
      entity.conformances = settings.conformances
      entity.generatesSnapshot = settings.snapshot
      return entity
    }
    return options
  }
}
