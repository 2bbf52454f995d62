import ModelwrightChecks
import ModelwrightModel
import Testing

/// What the rules on predicates find, with the exact place, and what they let pass.
@Suite struct PredicateRuleTests {
  static let cases: [RuleCase] = [
    RuleCase(
      "predicate-syntax",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>\n<fetchRequest name=\"f\" entity=\"Dog\" predicateString=\"name ==\"/>",
      #"3:61: error: fetch request 'f': expected a value, found the end"#),
    RuleCase(
      "predicate-syntax",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>\n<fetchRequest name=\"f\" entity=\"Dog\" predicateString=\"name == &quot;x&quot; AND\n  age &lt;&lt; 3\"/>",
      #"4:11: error: fetch request 'f': expected a value, found '<'"#),
    RuleCase(
      "predicate-syntax",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>\n<fetchRequest name=\"f\" entity=\"Dog\" predicateString=\"name == &apos;é🐶&apos; age\"/>",
      #"3:81: error: fetch request 'f': expected AND, OR or the end, found 'age'"#),
    RuleCase(
      "predicate-syntax",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<fetchedProperty name=\"p\"><fetchRequest name=\"f\" entity=\"Owner\" predicateString=\"name = = $FETCH_SOURCE\"/></fetchedProperty></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:89: error: fetched property 'p' of entity 'Dog': expected a value, found '=='"#),
    RuleCase(
      "predicate-syntax",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<fetchIndex name=\"i\" partialIndexPredicate=\"name !=\"><fetchIndexElement property=\"name\"/></fetchIndex></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:52: error: fetch index 'i' of entity 'Dog': expected a value, found the end"#),
    RuleCase(
      "predicate-syntax",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<fetchIndex name=\"i\"><fetchIndexElement expression=\"uppercase:(name\" expressionType=\"String\"/></fetchIndex></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:68: error: fetch index 'i' of entity 'Dog': expected ',' or ')', found the end"#),
    RuleCase(
      "predicate-syntax",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>\n<fetchRequest name=\"f\" entity=\"Dog\" predicateString=\"name == $NAME AND owner.name CONTAINS[cd] &quot;x&quot;\"/>"
    ),
    RuleCase(
      "predicate-syntax",
      #"<entity name="E"></entity><fetchRequest name="f" entity="Nobody" predicateString="a ="/>"#,
      #"2:93: error: fetch request 'f': expected a value, found the end"#),
    RuleCase(
      "predicate-key-path",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>\n<fetchRequest name=\"f\" entity=\"Dog\" predicateString=\"nam == 1 OR owner.nme == &quot;&#233;&quot; OR owner.nam == 2\"/>",
      #"3:54: error: fetch request 'f': entity 'Dog' has no property 'nam'; did you mean 'name'?"#,
      #"3:72: error: fetch request 'f': entity 'Owner' has no property 'nme'; did you mean 'name'?"#,
      #"3:107: error: fetch request 'f': entity 'Owner' has no property 'nam'; did you mean 'name'?"#
    ),
    RuleCase(
      "predicate-key-path",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<fetchedProperty name=\"p\"><fetchRequest name=\"f\" entity=\"Owner\" predicateString=\"nam == $FETCH_SOURCE.name\"/></fetchedProperty></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:82: error: fetched property 'p' of entity 'Dog': entity 'Owner' has no property 'nam'; did you mean 'name'?"#
    ),
    RuleCase(
      "predicate-key-path",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<fetchedProperty name=\"p\"><fetchRequest name=\"f\" entity=\"Owner\" predicateString=\"name == $FETCH_SOURCE.nam\"/></fetchedProperty></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:104: error: fetched property 'p' of entity 'Dog': entity 'Dog' has no property 'nam'; did you mean 'name'?"#
    ),
    RuleCase(
      "predicate-key-path",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<fetchIndex name=\"i\" partialIndexPredicate=\"nam != nil\"><fetchIndexElement property=\"name\"/></fetchIndex></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:45: error: fetch index 'i' of entity 'Dog': entity 'Dog' has no property 'nam'; did you mean 'name'?"#
    ),
    RuleCase(
      "predicate-key-path",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<fetchIndex name=\"i\"><fetchIndexElement expression=\"uppercase:(nam)\" expressionType=\"String\"/></fetchIndex></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:64: error: fetch index 'i' of entity 'Dog': entity 'Dog' has no property 'nam'; did you mean 'name'?"#
    ),
    RuleCase(
      "predicate-key-path",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>\n<fetchRequest name=\"f\" entity=\"Dog\" predicateString=\"owner.name == $NAME AND ANY owner.dogs.age &gt; 3 AND SELF.owner.dogs.@count &gt; 1\"/>"
    ),
    RuleCase(
      "predicate-cardinality",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>\n<fetchRequest name=\"f\" entity=\"Owner\" predicateString=\"dogs == $DOG\"/>",
      #"3:56: error: fetch request 'f': a to-many key path is not one value; put ANY, ALL or NONE in front, or ask for its @count"#
    ),
    RuleCase(
      "predicate-cardinality",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>\n<fetchRequest name=\"f\" entity=\"Dog\" predicateString=\"ANY name == $X\"/>",
      #"3:58: error: fetch request 'f': ANY needs a to-many key path"#),
    RuleCase(
      "predicate-cardinality",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>\n<fetchRequest name=\"f\" entity=\"Owner\" predicateString=\"ANY dogs == $DOG AND dogs.@count &gt; 2\"/>"
    ),
    RuleCase(
      "predicate-type",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>\n<fetchRequest name=\"f\" entity=\"Dog\" predicateString=\"age == &quot;3&quot; AND name &gt; 4\"/>",
      #"3:54: warning: fetch request 'f': a whole number cannot be compared with a string; write numbers without quotes"#,
      #"3:79: warning: fetch request 'f': a string cannot be compared with a whole number; write numbers without quotes"#
    ),
    RuleCase(
      "predicate-type",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>\n<fetchRequest name=\"f\" entity=\"Dog\" predicateString=\"name == $A OR age == $A\"/>",
      #"3:68: warning: fetch request 'f': '$A' is a string and cannot be compared with a whole number too"#
    ),
    RuleCase(
      "predicate-type",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<fetchedProperty name=\"p\"><fetchRequest name=\"f\" entity=\"Owner\" predicateString=\"name == $FETCH_SOURCE\"/></fetchedProperty></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:82: warning: fetched property 'p' of entity 'Dog': '$FETCH_SOURCE' is an object of 'Dog' and cannot be compared with a string too"#
    ),
    RuleCase(
      "predicate-type",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>\n<fetchRequest name=\"f\" entity=\"Dog\" predicateString=\"age == 3 AND born &gt; $SINCE AND name IN $NAMES AND owner == $O AND true == true\"/>"
    ),
    RuleCase(
      "predicate-placeholder",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>\n<fetchRequest name=\"f\" entity=\"Dog\" predicateString=\"name == %@\"/>",
      #"3:62: error: fetch request 'f': nothing gives a placeholder a value in a model; write a variable such as $NAME"#
    ),
    RuleCase(
      "predicate-placeholder",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>\n<fetchRequest name=\"f\" entity=\"Dog\" predicateString=\"name == $X\"/>"
    ),
    RuleCase(
      "unsupported-predicate",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>\n<fetchRequest name=\"f\" entity=\"Owner\" predicateString=\"dogs[0].name == &quot;x&quot;\"/>",
      #"3:56: warning: fetch request 'f': an element by its position is not supported; use ANY or SUBQUERY"#
    ),
    RuleCase(
      "unsupported-predicate",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>\n<fetchRequest name=\"f\" entity=\"Dog\" predicateString=\"name == &quot;x&quot;\"/>"
    ),
    RuleCase(
      "predicate-variable",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<fetchedProperty name=\"p\"><fetchRequest name=\"f\" entity=\"Owner\" predicateString=\"name == $NAME\"/></fetchedProperty></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:90: warning: fetched property 'p' of entity 'Dog': nothing gives the variable '$NAME' a value; only $FETCH_SOURCE and $FETCHED_PROPERTY have one"#
    ),
    RuleCase(
      "predicate-variable",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<fetchedProperty name=\"p\"><fetchRequest name=\"f\" entity=\"Owner\" predicateString=\"ANY dogs == $FETCH_SOURCE AND name == $FETCHED_PROPERTY.userInfo.key\"/></fetchedProperty></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>"
    ),
    RuleCase(
      "predicate-variable",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<fetchIndex name=\"i\" partialIndexPredicate=\"name == $NAME\"><fetchIndexElement property=\"name\"/></fetchIndex></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:53: warning: fetch index 'i' of entity 'Dog': nothing gives the variable '$NAME' a value; an index has no variables"#
    ),
    RuleCase(
      "predicate-variable",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>\n<fetchRequest name=\"f\" entity=\"Owner\" predicateString=\"SUBQUERY(dogs, $d, age &gt; 3).@count &gt; 0\"/>",
      #"3:71: warning: fetch request 'f': the test of the subquery does not use '$d'; begin its key paths with it"#
    ),
    RuleCase(
      "predicate-variable",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>\n<fetchRequest name=\"f\" entity=\"Owner\" predicateString=\"SUBQUERY(dogs, $d, $d.age &gt; 3).@count &gt; $COUNT\"/>"
    ),
    RuleCase(
      "index-key-path",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<fetchIndex name=\"i\" partialIndexPredicate=\"owner.name != nil\"><fetchIndexElement property=\"name\"/></fetchIndex></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:45: warning: fetch index 'i' of entity 'Dog' cannot hold 'owner': what is beyond a relationship is not in the entity's rows"#
    ),
    RuleCase(
      "index-key-path",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<fetchIndex name=\"i\" partialIndexPredicate=\"secret != nil\"><fetchIndexElement property=\"name\"/></fetchIndex></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:45: warning: fetch index 'i' of entity 'Dog' cannot hold 'secret': it is not stored"#),
    RuleCase(
      "index-key-path",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<fetchIndex name=\"i\"><fetchIndexElement expression=\"uppercase:(secret)\" expressionType=\"String\"/></fetchIndex></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>",
      #"3:64: warning: fetch index 'i' of entity 'Dog' cannot hold 'secret': it is not stored"#),
    RuleCase(
      "index-key-path",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/>\n<fetchIndex name=\"i\" partialIndexPredicate=\"name != nil AND owner != nil\"><fetchIndexElement property=\"name\"/></fetchIndex></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>"
    ),
    RuleCase(
      "index-key-path",
      "<entity name=\"Dog\"><attribute name=\"name\" attributeType=\"String\"/><attribute name=\"age\" attributeType=\"Integer 32\"/><attribute name=\"born\" attributeType=\"Date\"/><attribute name=\"secret\" attributeType=\"String\" transient=\"YES\"/><relationship name=\"owner\" destinationEntity=\"Owner\" inverseName=\"dogs\" inverseEntity=\"Owner\" optional=\"YES\"/></entity><entity name=\"Owner\"><attribute name=\"name\" attributeType=\"String\"/><relationship name=\"dogs\" destinationEntity=\"Dog\" inverseName=\"owner\" inverseEntity=\"Dog\" toMany=\"YES\"/></entity>\n<fetchRequest name=\"f\" entity=\"Dog\" predicateString=\"owner.name != nil\"/>"
    ),
    RuleCase(
      "bad-pattern",
      "<entity name=\"D\"><attribute name=\"n\" attributeType=\"String\"/><attribute name=\"i\" attributeType=\"Integer 16\"/><attribute name=\"d\" attributeType=\"Double\"/><relationship name=\"r\" toMany=\"YES\" destinationEntity=\"D\" inverseName=\"s\" inverseEntity=\"D\"/><relationship name=\"s\" destinationEntity=\"D\" inverseName=\"r\" inverseEntity=\"D\"/></entity>\n<fetchRequest name=\"f\" entity=\"D\" predicateString=\"n MATCHES '[a'\"/>",
      #"3:63: error: fetch request 'f': the regular expression of MATCHES: '[' has no ']'"#),
    RuleCase(
      "bad-pattern",
      "<entity name=\"D\"><attribute name=\"n\" attributeType=\"String\"/><attribute name=\"i\" attributeType=\"Integer 16\"/><attribute name=\"d\" attributeType=\"Double\"/><relationship name=\"r\" toMany=\"YES\" destinationEntity=\"D\" inverseName=\"s\" inverseEntity=\"D\"/><relationship name=\"s\" destinationEntity=\"D\" inverseName=\"r\" inverseEntity=\"D\"/></entity>\n<fetchRequest name=\"f\" entity=\"D\" predicateString=\"n MATCHES[c] &quot;é&#x1F436;\\u0061\\141\\\\n\\.(&quot;\"/>",
      #"3:97: error: fetch request 'f': the regular expression of MATCHES: '(' has no ')'"#),
    RuleCase(
      "bad-pattern",
      "<entity name=\"D\"><attribute name=\"n\" attributeType=\"String\"/><attribute name=\"i\" attributeType=\"Integer 16\"/><attribute name=\"d\" attributeType=\"Double\"/><relationship name=\"r\" toMany=\"YES\" destinationEntity=\"D\" inverseName=\"s\" inverseEntity=\"D\"/><relationship name=\"s\" destinationEntity=\"D\" inverseName=\"r\" inverseEntity=\"D\"/></entity>\n<fetchRequest name=\"f\" entity=\"D\" predicateString=\"ANY r.n MATCHES 'a\\u0029'  \"/>",
      #"3:70: error: fetch request 'f': the regular expression of MATCHES: ')' has no '('; write \) for the character"#
    ),
    RuleCase(
      "bad-pattern",
      "<entity name=\"D\"><attribute name=\"n\" attributeType=\"String\"/><attribute name=\"i\" attributeType=\"Integer 16\"/><attribute name=\"d\" attributeType=\"Double\"/><relationship name=\"r\" toMany=\"YES\" destinationEntity=\"D\" inverseName=\"s\" inverseEntity=\"D\"/><relationship name=\"s\" destinationEntity=\"D\" inverseName=\"r\" inverseEntity=\"D\"/></entity>\n<fetchRequest name=\"f\" entity=\"D\" predicateString=\"SUBQUERY(r, $x, $x.n MATCHES 'a|*').@count &gt; 0\"/>",
      #"3:84: error: fetch request 'f': the regular expression of MATCHES: '*' has nothing to repeat; write \* for the character"#
    ),
    RuleCase(
      "bad-pattern",
      "<entity name=\"D\"><attribute name=\"n\" attributeType=\"String\"/><attribute name=\"i\" attributeType=\"Integer 16\"/><attribute name=\"d\" attributeType=\"Double\"/><relationship name=\"r\" toMany=\"YES\" destinationEntity=\"D\" inverseName=\"s\" inverseEntity=\"D\"/><relationship name=\"s\" destinationEntity=\"D\" inverseName=\"r\" inverseEntity=\"D\"/></entity>\n<fetchRequest name=\"f\" entity=\"D\" predicateString=\"n MATCHES '[a]' AND n LIKE '[a' AND n == '[' AND n MATCHES $P\"/>"
    ),
    RuleCase(
      "bad-pattern",
      "<entity name=\"D\"><attribute name=\"n\" attributeType=\"String\"/><attribute name=\"i\" attributeType=\"Integer 16\"/><attribute name=\"d\" attributeType=\"Double\"/><relationship name=\"r\" toMany=\"YES\" destinationEntity=\"D\" inverseName=\"s\" inverseEntity=\"D\"/><relationship name=\"s\" destinationEntity=\"D\" inverseName=\"r\" inverseEntity=\"D\"/>\n<fetchedProperty name=\"p\"><fetchRequest name=\"f\" entity=\"D\" predicateString=\"n MATCHES '('\"/></fetchedProperty>\n<fetchIndex name=\"i\" partialIndexPredicate=\"n MATCHES '('\"><fetchIndexElement property=\"n\"/></fetchIndex></entity>",
      #"3:89: error: fetched property 'p' of entity 'D': the regular expression of MATCHES: '(' has no ')'"#,
      #"4:56: error: fetch index 'i' of entity 'D': the regular expression of MATCHES: '(' has no ')'"#
    ),
    RuleCase(
      "predicate-literal-range",
      "<entity name=\"D\"><attribute name=\"n\" attributeType=\"String\"/><attribute name=\"i\" attributeType=\"Integer 16\"/><attribute name=\"d\" attributeType=\"Double\"/><relationship name=\"r\" toMany=\"YES\" destinationEntity=\"D\" inverseName=\"s\" inverseEntity=\"D\"/><relationship name=\"s\" destinationEntity=\"D\" inverseName=\"r\" inverseEntity=\"D\"/></entity>\n<fetchRequest name=\"f\" entity=\"D\" predicateString=\"i == 32768 OR -32769 &lt; i OR s.s.i IN {1, 99999, -32768} OR ANY r.i &gt; 99999999999999999999\"/>",
      #"3:57: warning: fetch request 'f': the number lies beyond the type Integer 16 of 'i', which holds -32768 to 32767"#,
      #"3:66: warning: fetch request 'f': the number lies beyond the type Integer 16 of 'i', which holds -32768 to 32767"#,
      #"3:96: warning: fetch request 'f': the number lies beyond the type Integer 16 of 'i', which holds -32768 to 32767"#,
      #"3:127: warning: fetch request 'f': the number lies beyond the type Integer 16 of 'i', which holds -32768 to 32767"#
    ),
    RuleCase(
      "predicate-literal-range",
      "<entity name=\"D\"><attribute name=\"n\" attributeType=\"String\"/><attribute name=\"i\" attributeType=\"Integer 16\"/><attribute name=\"d\" attributeType=\"Double\"/><relationship name=\"r\" toMany=\"YES\" destinationEntity=\"D\" inverseName=\"s\" inverseEntity=\"D\"/><relationship name=\"s\" destinationEntity=\"D\" inverseName=\"r\" inverseEntity=\"D\"/></entity>\n<fetchRequest name=\"f\" entity=\"D\" predicateString=\"i == 32767 OR i BETWEEN {-32768, 1} OR d &gt; 99999999999999999999 OR r.@count &lt; 99999 OR i + 1 &lt; 99999 OR n == '99999'\"/>"
    ),
  ]

  @Test(arguments: cases)
  func finding(_ example: RuleCase) throws { try example.check() }

  @Test("the faults of a predicate's comparisons are all reported, of whatever kinds")
  func severalFaults() throws {
    let model = try readModel(
      "<entity name=\"D\"><attribute name=\"n\" attributeType=\"String\"/><attribute name=\"i\" attributeType=\"Integer 16\"/><attribute name=\"d\" attributeType=\"Double\"/><relationship name=\"r\" toMany=\"YES\" destinationEntity=\"D\" inverseName=\"s\" inverseEntity=\"D\"/><relationship name=\"s\" destinationEntity=\"D\" inverseName=\"r\" inverseEntity=\"D\"/></entity>\n<fetchRequest name=\"f\" entity=\"D\" predicateString=\"r.i &gt; 3 AND (nope == 1 OR NOT n == 1) AND n MATCHES '['\"/>"
    )
    let codes = Checker().check(model).map(\.code)
    #expect(
      codes.filter { $0.hasPrefix("predicate-") || $0 == "bad-pattern" } == [
        "predicate-cardinality", "predicate-key-path", "predicate-type", "bad-pattern",
      ])
  }
}
