import ModelwrightModel

extension NameResolver {
  /// The enumerations that attributes' user info asks for: first those that list cases, so that others
  /// can name the same type without repeating them.
  mutating func resolveEnumerations() -> EnumerationPlan {
    var plan = EnumerationPlan()
    let wanting = model.model.entities.flatMap { entity in
      entity.attributes.compactMap { attribute in
        attribute.enumerationRequest.map { (entity.name, attribute, $0) }
      }
    }
    for listsCases in [true, false] {
      for (entity, attribute, request) in wanting where (request.cases != nil) == listsCases {
        do throws(EnumerationFault) {
          try resolve(request, attribute, of: entity, in: &plan)
        } catch {
          report(error, request, attribute, of: entity)
        }
      }
    }
    for composite in model.model.composites {
      for attribute in composite.attributes {
        guard let request = attribute.enumerationRequest else { continue }
        let fault = EnumerationFault("cannot be honoured inside of a composite")
        diagnostics.append(
          .enumeration(fault, request, attribute, of: "composite '\(composite.name)'"))
      }
    }
    return plan
  }

  private mutating func report(
    _ fault: EnumerationFault, _ request: EnumerationRequest, _ attribute: Attribute,
    of entity: String
  ) {
    diagnostics.append(.enumeration(fault, request, attribute, of: "entity '\(entity)'"))
  }

  private mutating func resolve(
    _ request: EnumerationRequest, _ attribute: Attribute, of entity: String,
    in plan: inout EnumerationPlan
  ) throws(EnumerationFault) {
    guard !request.typeName.isEmpty else { throw EnumerationFault("has no name") }
    guard request.type.enumerationAccessor != nil else {
      throw EnumerationFault("cannot have raw values of the type \(request.type.rawValue)")
    }
    if request.origin == .swiftGen, plan.generated(named: request.typeName) == nil {
      let type = try handWrittenType(request.typeName, entity: entity)
      return plan.accept(request, type: type, isGenerated: false)
    }
    let enumeration = try enumeration(for: request, attribute, of: entity, in: &plan)
    if case .value(let value) = request.defaultValue, !enumeration.contains(value) {
      let text = attribute.defaultValueString ?? ""
      throw EnumerationFault("has no case for the attribute's default '\(text)'")
    }
    plan.accept(request, type: SwiftIdentifier.escaped(enumeration.name), isGenerated: true)
  }

  /// The enumeration of a request: generated for another attribute, or anew.
  private mutating func enumeration(
    for request: EnumerationRequest, _ attribute: Attribute, of entity: String,
    in plan: inout EnumerationPlan
  ) throws(EnumerationFault) -> GeneratedEnumeration {
    guard let name = SwiftIdentifier.make(from: request.typeName, capitalized: true),
      request.origin != .modelwright || name == request.typeName
    else {
      throw EnumerationFault(
        "has a name that is no Swift type's: letters and digits, a capital first")
    }
    guard request.type.enumerationRawType != nil else {
      throw EnumerationFault("cannot be generated for the type \(request.type.rawValue)")
    }
    let known = plan.generated(named: name)
    guard let list = request.cases else {
      guard let known else { throw EnumerationFault("has no list of cases") }
      guard known.type == request.type else {
        throw EnumerationFault("has raw values of the type \(known.type.rawValue) elsewhere")
      }
      return known
    }
    let read = CaseListParser.parse(list, type: request.type)
    if let last = read.faults.last {
      for fault in read.faults.dropLast() {
        report(EnumerationFault(fault), request, attribute, of: entity)
      }
      throw EnumerationFault(last)
    }
    let enumeration = GeneratedEnumeration(name: name, type: request.type, cases: read.cases)
    if let known {
      guard known == enumeration else {
        throw EnumerationFault("has other cases at another attribute")
      }
      return known
    }
    let owner = "the enumeration of attribute '\(attribute.name)' of entity '\(entity)'"
    guard declareIfFree(name, owner: owner) else {
      throw EnumerationFault("has the name of another type")
    }
    plan.add(enumeration)
    return enumeration
  }

  /// A hand-written type: `Kind`, `Module.Kind`, `.Kind`. The module is left out, as in a class's
  /// name; another class of the model that it is nested in is not.
  private func handWrittenType(
    _ text: String, entity: String
  ) throws(EnumerationFault) -> String {
    let parts = text.split(separator: ".").map(String.init)
    guard let name = parts.last, parts.allSatisfy({ SwiftIdentifier.make(from: $0) == $0 }) else {
      throw EnumerationFault("is not a Swift type")
    }
    if KnownTypes.isApple(name) { throw EnumerationFault("only exists on Apple's platforms") }
    let isKnown =
      KnownTypes.swift.contains(name) || KnownTypes.foundation.contains(name)
      || KnownTypes.isUncodable(name)
    guard !isKnown else { throw EnumerationFault("is no type with raw values") }
    let outer = parts.dropLast().last
    if let outer, isDeclared(outer), outer != entity {
      return SwiftIdentifier.escaped(outer) + "." + SwiftIdentifier.escaped(name)
    }
    // The module is left out, so that a class of the model would be found in its place.
    guard outer == entity || !isDeclared(name) else {
      throw EnumerationFault("is the name of another type of the model")
    }
    return SwiftIdentifier.escaped(name)
  }
}

/// Why an attribute does not get the enumeration that its user info names; the text ends a sentence
/// that begins with the enumeration.
struct EnumerationFault: Error {
  var reason: String
  /// Where the case that it is about stands in the list, in UTF-8 bytes; `nil` when it is about
  /// something else.
  var offset: Int?

  init(_ reason: String) { self.reason = reason }

  init(_ fault: CaseListParser.Fault) { (reason, offset) = (fault.reason, fault.offset) }
}
