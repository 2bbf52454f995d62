import Testing

/// What the rules on derivation expressions find, with the exact place, and what they let pass.
@Suite struct DerivationRuleTests {
  static let cases: [RuleCase] = [
    RuleCase(
      "bad-derivation",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<attribute name=\"d\" attributeType=\"String\" optional=\"YES\" derived=\"YES\" derivationExpression=\"name ++ &quot; &quot; ++ name\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:95: error: the derivation expression of attribute 'd' of entity 'Dog': this expression cannot be derived; write a key path, uppercase:(x), lowercase:(x), canonical:(x), x.@count, x.y.@sum or now()"#
    ),
    RuleCase(
      "bad-derivation",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<attribute name=\"d\" attributeType=\"String\" optional=\"YES\" derived=\"YES\" derivationExpression=\"name +\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:101: error: the derivation expression of attribute 'd' of entity 'Dog': expected a value, found the end"#
    ),
    RuleCase(
      "bad-derivation",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\">\n<attribute name=\"d\" attributeType=\"Integer 64\" optional=\"YES\" derived=\"YES\" derivationExpression=\"dogs.@sum.age\"/><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:104: error: the derivation expression of attribute 'd' of entity 'Owner': '@sum' stands in the middle of the key path; the operator comes last: pages.number.@sum"#
    ),
    RuleCase(
      "bad-derivation",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\">\n<attribute name=\"d\" attributeType=\"Integer 64\" optional=\"YES\" derived=\"YES\" derivationExpression=\"dogs.age.@max\"/><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:108: error: the derivation expression of attribute 'd' of entity 'Owner': the operator '@max' cannot be derived; write a key path, uppercase:(x), lowercase:(x), canonical:(x), x.@count, x.y.@sum or now()"#
    ),
    RuleCase(
      "bad-derivation",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\">\n<attribute name=\"d\" attributeType=\"Integer 64\" optional=\"YES\" derived=\"YES\" derivationExpression=\"@count\"/><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:99: error: the derivation expression of attribute 'd' of entity 'Owner': the operator '@count' cannot be derived; write a key path, uppercase:(x), lowercase:(x), canonical:(x), x.@count, x.y.@sum or now()"#
    ),
    RuleCase(
      "bad-derivation",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<attribute name=\"d\" attributeType=\"Integer 64\" optional=\"YES\" derived=\"YES\" derivationExpression=\"length:(name)\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:99: error: the derivation expression of attribute 'd' of entity 'Dog': the function 'length:' cannot be derived; write a key path, uppercase:(x), lowercase:(x), canonical:(x), x.@count, x.y.@sum or now()"#
    ),
    RuleCase(
      "bad-derivation",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<attribute name=\"d\" attributeType=\"String\" optional=\"YES\" derived=\"YES\" derivationExpression=\"uppercase:(lowercase:(name))\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:106: error: the derivation expression of attribute 'd' of entity 'Dog': 'uppercase:' needs a key path to a string"#
    ),
    RuleCase(
      "bad-derivation",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<attribute name=\"d\" attributeType=\"Integer 64\" optional=\"YES\" derived=\"YES\" derivationExpression=\"3\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:99: error: the derivation expression of attribute 'd' of entity 'Dog': this expression cannot be derived; write a key path, uppercase:(x), lowercase:(x), canonical:(x), x.@count, x.y.@sum or now()"#
    ),
    RuleCase(
      "bad-derivation",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<attribute name=\"d\" attributeType=\"String\" optional=\"YES\" derived=\"YES\" derivationExpression=\"name\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>"
    ),
    RuleCase(
      "bad-derivation",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<attribute name=\"d\" attributeType=\"String\" optional=\"YES\" derived=\"YES\" derivationExpression=\"owner.name\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>"
    ),
    RuleCase(
      "bad-derivation",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<attribute name=\"d\" attributeType=\"String\" optional=\"YES\" derived=\"YES\" derivationExpression=\"canonical:(owner.name)\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>"
    ),
    RuleCase(
      "bad-derivation",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<attribute name=\"d\" attributeType=\"Date\" optional=\"YES\" derived=\"YES\" derivationExpression=\"now()\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>"
    ),
    RuleCase(
      "bad-derivation",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\">\n<attribute name=\"d\" attributeType=\"Integer 64\" optional=\"YES\" derived=\"YES\" derivationExpression=\"dogs.@count\"/><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>"
    ),
    RuleCase(
      "bad-derivation",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\">\n<attribute name=\"d\" attributeType=\"Integer 64\" optional=\"YES\" derived=\"YES\" derivationExpression=\"dogs.age.@sum\"/><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>"
    ),
    RuleCase(
      "bad-derivation",
      #"<entity name="E"><attribute name="a" attributeType="String" derivationExpression="++"/></entity>"#
    ),
    RuleCase(
      "derivation-key-path",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<attribute name=\"d\" attributeType=\"String\" optional=\"YES\" derived=\"YES\" derivationExpression=\"owner.nam\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:101: error: the derivation expression of attribute 'd' of entity 'Dog': entity 'Owner' has no property 'nam'; did you mean 'name'?"#
    ),
    RuleCase(
      "derivation-key-path",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<attribute name=\"d\" attributeType=\"String\" optional=\"YES\" derived=\"YES\" derivationExpression=\"uppercase:(nam)\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:106: error: the derivation expression of attribute 'd' of entity 'Dog': entity 'Dog' has no property 'nam'; did you mean 'name'?"#
    ),
    RuleCase(
      "derivation-key-path",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\">\n<attribute name=\"d\" attributeType=\"Integer 64\" optional=\"YES\" derived=\"YES\" derivationExpression=\"cats.@count\"/><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:99: error: the derivation expression of attribute 'd' of entity 'Owner': entity 'Owner' has no property 'cats'"#
    ),
    RuleCase(
      "derivation-key-path",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\">\n<attribute name=\"d\" attributeType=\"String\" optional=\"YES\" derived=\"YES\" derivationExpression=\"dogs.name\"/><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:95: error: the derivation expression of attribute 'd' of entity 'Owner': a to-many key path is not one value; end it with @count, or with an attribute and @sum"#
    ),
    RuleCase(
      "derivation-key-path",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<attribute name=\"d\" attributeType=\"Integer 64\" optional=\"YES\" derived=\"YES\" derivationExpression=\"owner.@count\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:105: error: the derivation expression of attribute 'd' of entity 'Dog': '@count' needs a to-many key path"#
    ),
    RuleCase(
      "derivation-key-path",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\">\n<attribute name=\"d\" attributeType=\"Integer 64\" optional=\"YES\" derived=\"YES\" derivationExpression=\"dogs.age.@sum\"/><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>"
    ),
    RuleCase(
      "derivation-type",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\">\n<attribute name=\"d\" attributeType=\"String\" optional=\"YES\" derived=\"YES\" derivationExpression=\"dogs.@count\"/><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:95: warning: attribute 'd' of entity 'Owner' is of type String, but its derivation expression gives a whole number; change one of them"#
    ),
    RuleCase(
      "derivation-type",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<attribute name=\"d\" attributeType=\"Date\" optional=\"YES\" derived=\"YES\" derivationExpression=\"name\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:93: warning: attribute 'd' of entity 'Dog' is of type Date, but its derivation expression gives a string; change one of them"#
    ),
    RuleCase(
      "derivation-type",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<attribute name=\"d\" attributeType=\"String\" optional=\"YES\" derived=\"YES\" derivationExpression=\"uppercase:(age)\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:106: warning: the derivation expression of attribute 'd' of entity 'Dog': 'uppercase:' needs a string, found a whole number"#
    ),
    RuleCase(
      "derivation-type",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\">\n<attribute name=\"d\" attributeType=\"Integer 64\" optional=\"YES\" derived=\"YES\" derivationExpression=\"dogs.name.@sum\"/><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:109: warning: the derivation expression of attribute 'd' of entity 'Owner': '@sum' needs numbers, found a string"#
    ),
    RuleCase(
      "derivation-type",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<attribute name=\"d\" attributeType=\"Boolean\" optional=\"YES\" derived=\"YES\" derivationExpression=\"age\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:96: warning: attribute 'd' of entity 'Dog' is of type Boolean, but its derivation expression gives a whole number; change one of them"#
    ),
    RuleCase(
      "derivation-type",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\">\n<attribute name=\"d\" attributeType=\"Double\" optional=\"YES\" derived=\"YES\" derivationExpression=\"dogs.age.@sum\"/><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>"
    ),
    RuleCase(
      "derivation-type",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<attribute name=\"d\" attributeType=\"Date\" optional=\"YES\" derived=\"YES\" derivationExpression=\"now()\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>"
    ),
  ]

  @Test(arguments: cases)
  func finding(_ example: RuleCase) throws { try example.check() }
}
