import ModelwrightModel

/// Which file each class goes into.
struct FilePlan {
  /// A file of classes.
  struct ClassFile {
    /// The file's name.
    var name: String
    /// The entities, by index, in the model's order; a shard may have none.
    var entities: [Int]
  }

  /// The files of classes.
  var classFiles: [ClassFile]
  /// The file of the namespace and the composite types.
  var modelFile: String
  /// The file of the versions and the ways between them.
  var migrationsFile: String
  /// The file of each class that a person writes, by entity index.
  var humanFiles: [(name: String, entity: Int)]
  /// The file of each stage's code, in the stages' order.
  var stageFiles: [String]

  /// - Parameter stages: The functions of the stages.
  init(
    _ model: ResolvedModel, names: ModelNames, layout: FileLayout, stages: [String] = []
  ) {
    var fileNames = FileNames()
    modelFile = Namespace.modelFile(of: names.namespace, in: &fileNames)
    migrationsFile = Namespace.migrationsFile(of: names.namespace, in: &fileNames)
    classFiles = []
    switch layout {
    case .filePerEntity:
      for entity in model.entities where !names.classesWithoutCode.contains(entity.index) {
        let name = fileNames.name(
          for: names.classes[entity.index].name, suffix: "+Generated.swift")
        classFiles.append(ClassFile(name: name, entities: [entity.index]))
      }
    case .shards(let count):
      classFiles = Self.shards(
        of: model, names: names,
        files: Namespace.shardFiles(
          of: names.namespace, count: min(max(count, 1), 100), in: &fileNames))
    }
    humanFiles = []
    for entity in model.entities where names.classes[entity.index].isHandWritten {
      let name = fileNames.name(for: names.classes[entity.index].name, suffix: ".swift")
      humanFiles.append((name, entity.index))
    }
    stageFiles = stages.map {
      fileNames.name(
        for: names.namespace, suffix: "+\(SwiftIdentifier.capitalized($0)).swift")
    }
  }

  /// An entity's shard depends on its name alone, so that adding one changes one file.
  private static func shards(
    of model: ResolvedModel, names: ModelNames, files: [String]
  ) -> [ClassFile] {
    var shards = files.map { ClassFile(name: $0, entities: []) }
    for entity in model.entities where !names.classesWithoutCode.contains(entity.index) {
      let shard = StableHash.hash(of: entity.name) % UInt64(shards.count)
      shards[Int(shard)].entities.append(entity.index)
    }
    return shards
  }
}
