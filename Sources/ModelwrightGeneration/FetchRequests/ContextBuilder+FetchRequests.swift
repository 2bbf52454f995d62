import ModelwrightModel
import ModelwrightPredicate

extension ContextBuilder {
  /// The model's fetch requests that become functions, in the model's order.
  func fetchRequestContexts() -> [FetchRequestContext] {
    var contexts: [FetchRequestContext] = []
    // Inside of the function the namespace is named: a function of its name would hide it.
    var taken = [names.namespace: names.namespace]
    var fetches: [Int: Set<String>] = [:]
    for template in model.model.fetchRequests {
      guard let entity = model.entity(named: template.entityName),
        let name = SwiftIdentifier.make(from: template.name)
      else {
        diagnostics.append(
          .fetchRequestOmitted(template, because: "its name is no Swift name", field: "name"))
        continue
      }
      let identifier = SwiftIdentifier.lowered(name)
      if let other = taken.updateValue(template.name, forKey: identifier) {
        taken[identifier] = other
        diagnostics.append(
          .fetchRequestOmitted(
            template, because: "'\(other)' has the same name in Swift", field: "name"))
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
    // What the functions name besides their parameters.
    let hidden: Set = [names.namespace, "Array", "Swift"]
    let parameters = VariableName.parameters(for: format.variables, besides: hidden)
    return zip(format.variables, parameters).map { name, parameter in
      variable(name, parameter: SwiftIdentifier.escaped(parameter), types[name])
    }
  }

  private func variable(
    _ name: String, parameter: String, _ type: VariableType?
  ) -> VariableContext {
    var context = VariableContext(
      name: name, identifier: parameter, type: anyArgument, argument: parameter,
      needsFoundation: false)
    guard let type, let single = parameterType(of: type.single) else { return context }
    context.needsFoundation = single.type.needsFoundation
    context.handWrittenNames = single.isRawRepresentable ? [single.type.text] : []
    switch type {
    case .list:
      context.type = "some \(spelling.swift("Collection"))<\(single.type.text)>"
      context.argument =
        single.isRawRepresentable
        ? "\(parameter).map { $0.rawValue }" : "\(spelling.swift("Array"))(\(parameter))"
    case .range: context.type = "\(spelling.swift("ClosedRange"))<\(single.type.text)>"
    case .attribute, .object, .value:
      context.type = single.type.text
      if single.isRawRepresentable { context.argument += ".rawValue" }
    }
    return context
  }

  private var anyArgument: String { "some \(spelling.runtime("PredicateArgument"))" }

  /// The type of a parameter, and whether it is a hand-written one of which the raw value is compared;
  /// `nil` when no one type is right.
  private func parameterType(
    of type: VariableType
  ) -> (type: SwiftType, isRawRepresentable: Bool)? {
    switch type {
    case .attribute(let attribute):
      switch attribute.type {
      case .transformable, .composite, .undefined, .objectID: return nil
      default:
        let choice = names.enumerations.choice(of: attribute)
        return (types.type(of: attribute).type.type, choice.map { !$0.isGenerated } ?? false)
      }
    case .object(let entity): return (SwiftType(text: className(of: entity)), false)
    case .value(let value): return swiftType(of: value).map { ($0, false) }
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
