import Testing

/// What the rules on relationships and delete rules find, with the exact place, and what they let pass.
@Suite struct RelationshipRuleTests {
  static let cases: [RuleCase] = [
    RuleCase(
      "nullify-required",
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B" optional="YES"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A"/></entity>"#,
      #"2:45: warning: deleting an object of 'A' leaves relationship 'a' of entity 'B' empty, which is required; use Cascade or Deny, or make that optional"#
    ),
    RuleCase(
      "nullify-required",
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B" toMany="YES" optional="YES" deletionRule="Nullify"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A"/></entity>"#,
      #"2:146: warning: deleting an object of 'A' leaves relationship 'a' of entity 'B' empty, which is required; use Cascade or Deny, or make that optional"#
    ),
    RuleCase(
      "nullify-required",
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B" toMany="YES" optional="YES" deletionRule="Cascade"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A"/></entity>"#
    ),
    RuleCase(
      "nullify-required",
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B" toMany="YES" optional="YES" deletionRule="Deny"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A"/></entity>"#
    ),
    RuleCase(
      "nullify-required",
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B" toMany="YES" optional="YES"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A" optional="YES"/></entity>"#
    ),
    RuleCase(
      "nullify-required",
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B" toMany="YES" optional="YES"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A" toMany="YES"/></entity>"#
    ),
    RuleCase(
      "shared-cascade",
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B" toMany="YES" deletionRule="Cascade"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A" toMany="YES"/></entity>"#,
      #"2:131: warning: deleting one object of 'A' deletes the 'B' at 'b', which others of 'A' may share; use Nullify"#
    ),
    RuleCase(
      "shared-cascade",
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B" deletionRule="Cascade"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A" toMany="YES"/></entity>"#,
      #"2:118: warning: deleting one object of 'A' deletes the 'B' at 'b', which others of 'A' may share; use Nullify"#
    ),
    RuleCase(
      "shared-cascade",
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B" toMany="YES" deletionRule="Cascade"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A"/></entity>"#
    ),
    RuleCase(
      "mutual-cascade",
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B" deletionRule="Cascade"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A" deletionRule="Cascade"/></entity>"#,
      #"2:118: note: relationship 'b' of entity 'A' and its inverse relationship 'a' of entity 'B' both cascade; use Nullify on the part's end"#
    ),
    RuleCase(
      "mutual-cascade",
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B" deletionRule="Cascade"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A" deletionRule="Nullify"/></entity>"#
    ),
    RuleCase(
      "mutual-cascade",
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B" deletionRule="Cascade" toMany="YES"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A" deletionRule="Cascade"/></entity>"#
    ),
    RuleCase(
      "mutual-deny",
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B" deletionRule="Deny"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A" deletionRule="Deny" toMany="YES"/></entity>"#,
      #"2:118: warning: relationship 'b' of entity 'A' and its inverse relationship 'a' of entity 'B' both deny deletion; use Nullify or Cascade on one end"#
    ),
    RuleCase(
      "mutual-deny",
      #"<entity name="A"><relationship name="b" destinationEntity="B" inverseName="a" inverseEntity="B" deletionRule="Deny"/></entity><entity name="B"><relationship name="a" destinationEntity="A" inverseName="b" inverseEntity="A" toMany="YES"/></entity>"#
    ),
    RuleCase(
      "mutual-deny",
      #"<entity name="E"><relationship name="r" destinationEntity="E" inverseName="r" inverseEntity="E" toMany="YES" deletionRule="Deny"/></entity>"#,
      #"2:131: warning: relationship 'r' of entity 'E' and its inverse relationship 'r' of entity 'E' both deny deletion; use Nullify or Cascade on one end"#
    ),
  ]

  @Test(arguments: cases)
  func finding(_ example: RuleCase) throws { try example.check() }
}
