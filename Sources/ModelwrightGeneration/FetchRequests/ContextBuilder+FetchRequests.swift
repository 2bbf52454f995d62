import ModelwrightModel
import ModelwrightPredicate

extension ContextBuilder {
  /// The model's fetch requests that become functions, in the model's order.
  func fetchRequestContexts() -> [FetchRequestContext] {
    var contexts: [FetchRequestContext] = []
    var taken: [String: String] = [:]
    var fetches: [Int: Set<String>] = [:]
    for template in model.model.fetchRequests {
      guard let entity = model.entity(named: template.entityName),
        let name = SwiftIdentifier.make(from: template.name)
      else {
        diagnostics.append(.fetchRequestOmitted(template, because: "its name is no Swift name"))
        continue
      }
      let identifier = SwiftIdentifier.lowered(name)
      if let other = taken.updateValue(template.name, forKey: identifier) {
        taken[identifier] = other
        diagnostics.append(
          .fetchRequestOmitted(template, because: "'\(other)' has the same name in Swift"))
        continue
      }
      guard let variables = variables(of: template, entity: entity.index) else { continue }
      var context = context(
        of: template, entity: entity, identifier: identifier, variables: variables)
      let fetch = "fetch" + SwiftIdentifier.capitalized(name)
      if !skipped.contains(entity.index) {
        // Classes of one hierarchy inherit each other's functions.
        if fetches[entity.root, default: []].insert(fetch).inserted {
          context.fetchIdentifier = fetch
        } else {
          diagnostics.append(.fetchFunctionOmitted(template, function: fetch))
        }
      }
      contexts.append(context)
    }
    return contexts
  }

  private func context(
    of template: FetchRequestTemplate, entity: ResolvedEntity, identifier: String,
    variables: [VariableContext]
  ) -> FetchRequestContext {
    var contextName = "context"
    while variables.contains(where: { $0.identifier == contextName }) {
      contextName = "_" + contextName
    }
    return FetchRequestContext(
      name: template.name,
      identifier: SwiftIdentifier.escaped(identifier),
      documentation: CommentText.lines(documentation(of: template), indentation: 4),
      entity: entity.index,
      objectClass: className(of: entity.index),
      resultType: template.resultType,
      variables: variables,
      contextName: contextName,
      requestsName: memberNames.fetchRequests)
  }

  private func documentation(of template: FetchRequestTemplate) -> String {
    var text = "The fetch request \(SwiftText.code(template.name))"
    switch template.resultType {
    case .managedObject: break
    case .managedObjectID: text += ", which is for object IDs"
    case .dictionary: text += ", which is for dictionaries"
    }
    guard let predicate = template.predicateString else { return text + "." }
    return text + ": \(SwiftText.code(predicate))."
  }

  // MARK: Variables

  /// The variables of a template; `nil`, and a diagnostic, when its predicate cannot be used.
  private func variables(
    of template: FetchRequestTemplate, entity: Int
  ) -> [VariableContext]? {
    guard let text = template.predicateString else { return [] }
    let format: PredicateFormat
    do throws(PredicateSyntaxError) {
      format = try PredicateFormat(text)
    } catch {
      diagnostics.append(.fetchRequestOmitted(template, because: "of its predicate: \(error)"))
      return nil
    }
    guard format.placeholders.isEmpty else {
      diagnostics.append(
        .fetchRequestOmitted(
          template, because: "its predicate has placeholders such as %@, not variables"))
      return nil
    }
    var types = VariableTypes(format.predicate, model: model, entity: entity).types
    var checker = PredicateChecker(
      model, entity: entity, variables: types.mapValues(\.valueType))
    do throws(PredicateTypeError) {
      _ = try checker.check(format.predicate)
    } catch {
      diagnostics.append(.fetchRequestOmitted(template, because: "of its predicate: \(error)"))
      return nil
    }
    for (name, type) in checker.variableTypes where types[name] == nil {
      types[name] = .value(type)
    }
    let names = VariableName.parameters(for: format.variables)
    return zip(format.variables, names).map { name, parameter in
      variable(name, parameter: SwiftIdentifier.escaped(parameter), types[name])
    }
  }

  private func variable(
    _ name: String, parameter: String, _ type: VariableType?
  ) -> VariableContext {
    var context = VariableContext(
      name: name, identifier: parameter, type: "", argument: parameter, needsFoundation: false)
    switch type {
    case .list(let element)?:
      let swift = swiftType(of: element)
      context.needsFoundation = swift?.needsFoundation ?? false
      context.type = anyArgument
      if let swift {
        context.type = "some \(spelling.swift("Collection"))<\(swift.text)>"
        context.argument = "\(spelling.swift("Array"))(\(parameter))"
      }
    case .range(let element)?:
      let swift = swiftType(of: element)
      context.needsFoundation = swift?.needsFoundation ?? false
      context.type =
        swift.map { "\(spelling.swift("ClosedRange"))<\($0.text)>" } ?? anyArgument
    case let single?:
      let swift = swiftType(of: single)
      context.needsFoundation = swift?.needsFoundation ?? false
      context.type = swift?.text ?? anyArgument
    case nil: context.type = anyArgument
    }
    return context
  }

  private var anyArgument: String { "some \(spelling.runtime("PredicateArgument"))" }

  /// The type of a parameter; `nil` when no one type is right.
  private func swiftType(of type: VariableType) -> SwiftType? {
    switch type {
    case .attribute(let attribute):
      switch attribute.type {
      case .transformable, .composite, .undefined, .objectID: return nil
      default:
        // Of an enumeration the raw value is what is compared.
        return types.type(of: Attribute(name: attribute.name, type: attribute.type)).type.type
      }
    case .object(let entity): return SwiftType(text: className(of: entity))
    case .value(let value): return swiftType(of: value)
    case .list, .range: return nil
    }
  }

  private func swiftType(of value: ValueType) -> SwiftType? {
    switch value {
    case .boolean: SwiftType(text: spelling.swift("Bool"))
    case .integer: SwiftType(text: spelling.swift("Int"))
    case .double: SwiftType(text: spelling.swift("Double"))
    case .string: SwiftType(text: spelling.swift("String"))
    case .decimal: SwiftType(text: spelling.foundation("Decimal"), needsFoundation: true)
    case .date: SwiftType(text: spelling.foundation("Date"), needsFoundation: true)
    case .data: SwiftType(text: spelling.foundation("Data"), needsFoundation: true)
    case .uuid: SwiftType(text: spelling.foundation("UUID"), needsFoundation: true)
    case .uri: SwiftType(text: spelling.foundation("URL"), needsFoundation: true)
    case .object(let entity): SwiftType(text: className(of: entity))
    case .null, .anyObject, .list, .unknown: nil
    }
  }
}
