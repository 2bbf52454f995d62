import Testing

/// What the rules on configurations find, with the exact place, and what they let pass.
@Suite struct ConfigurationRuleTests {
  static let cases: [RuleCase] = [
    RuleCase(
      "duplicate-member",
      #"<entity name="E"></entity><configuration name="C"><memberEntity name="E"/><memberEntity name="E"/></configuration>"#,
      #"2:102: warning: configuration 'C' names entity 'E' twice; remove one"#),
    RuleCase(
      "duplicate-member",
      #"<entity name="E"></entity><configuration name="C"><memberEntity name="E"/></configuration>"#
    ),
    RuleCase(
      "unconfigured-entity",
      #"<entity name="E"></entity><entity name="F"></entity><entity name="G" isAbstract="YES"></entity><configuration name="C"><memberEntity name="E"/></configuration>"#,
      #"2:48: warning: entity 'F' is in none of the configurations; add it to one"#),
    RuleCase(
      "unconfigured-entity",
      #"<entity name="E"></entity>"#),
    RuleCase(
      "configuration-relationship",
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A"/></entity><configuration name="C"><memberEntity name="A"/></configuration><configuration name="D"><memberEntity name="B"/></configuration>"#,
      #"2:67: warning: relationship 'b' of entity 'A' leads to 'B', which is in none of its configurations; put both into one"#,
      #"2:173: warning: relationship 'a' of entity 'B' leads to 'A', which is in none of its configurations; put both into one"#
    ),
    RuleCase(
      "configuration-relationship",
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A"/></entity><configuration name="C"><memberEntity name="A"/></configuration><configuration name="D"><memberEntity name="B"/><memberEntity name="A"/></configuration>"#
    ),
    RuleCase(
      "configuration-relationship",
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B" transient="YES"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A" transient="YES"/></entity><configuration name="C"><memberEntity name="A"/></configuration><configuration name="D"><memberEntity name="B"/></configuration>"#
    ),
    RuleCase(
      "configuration-relationship",
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A"/></entity><entity name="S" parentEntity="B"></entity><configuration name="C"><memberEntity name="A"/><memberEntity name="S"/></configuration><configuration name="D"><memberEntity name="B"/></configuration>"#
    ),
  ]

  @Test(arguments: cases)
  func finding(_ example: RuleCase) throws { try example.check() }
}
