import ModelwrightModel

extension Diagnostic {
  /// An error for our own keys; a warning for those of other tools, whose models must stay valid.
  static func enumeration(
    _ fault: EnumerationFault, _ request: EnumerationRequest, _ attribute: Attribute,
    of owner: String
  ) -> Self {
    let subject =
      "the enumeration '\(request.typeName)' of attribute '\(attribute.name)' of \(owner) \(fault.reason)"
    let place = attribute.enumerationPlace(atByte: fault.offset)
    guard request.origin != .modelwright else {
      return Diagnostic(
        .error, code: "invalid-enumeration",
        "\(subject); correct 'modelwright.enumeration' or 'modelwright.cases' in its user info",
        at: place)
    }
    return Diagnostic(
      .warning, code: "ignored-enumeration",
      "\(subject); its values are plain ones instead", at: place)
  }

  static func rawValueAccessorOmitted(
    _ attribute: Attribute, identifier: String, of entity: String
  ) -> Self {
    Diagnostic(
      .warning, code: "raw-value-accessor-omitted",
      "attribute '\(attribute.name)' of entity '\(entity)' gets no property '\(identifier)' for its stored value, because a property is called so; rename one",
      at: attribute.source.location(of: "name"))
  }
}

/// What `modelwright explain` says of the diagnostics about enumerations.
enum EnumerationDocumentation {
  static let all = [
    DiagnosticDocumentation(
      code: "invalid-enumeration", severity: .error,
      summary: "User info asks for an enumeration that cannot be generated.",
      cause: """
        The user info of an attribute has 'modelwright.enumeration' or 'modelwright.cases', and the \
        list has no cases, names one twice, gives a value of the wrong type or beyond its range, \
        differs from the list of the same enumeration at another attribute, or has no case for the \
        attribute's default; or the attribute's type has no enumerations (only String, Integer, \
        Double and Float have).
        """,
      remedy: """
        Write the list as 'draft, published = 2' or, for strings, 'draft, inReview = "in review"', and \
        give the attribute a default that is one of the values, or none.
        """),
    DiagnosticDocumentation(
      code: "ignored-enumeration", severity: .warning,
      summary: "User info that was written for another tool names an enumeration that is not used.",
      cause: """
        SwiftGen's 'RawType' or gyro's 'enumType' stands at an attribute whose type has no raw values, \
        names a type that only exists on Apple's platforms, or lists cases that do not hold. The \
        property has the attribute's own type.
        """,
      remedy: "Correct the user info, or remove it when no tool needs it any more."),
    DiagnosticDocumentation(
      code: "raw-value-accessor-omitted", severity: .warning,
      summary: "A property stands where the stored value of an enumeration would be shown.",
      cause: """
        An attribute 'kind' with an enumeration has a second property 'kindRawValue', which gives the \
        stored value also when it is no case. The hierarchy has a property of that name already.
        """,
      remedy: "Rename one of the two, or do without the stored value."),
  ]
}
