import ModelwrightTemplating
import Testing

@Suite struct FilterTests {
  @Test(arguments: [
    Case("\"hello wORLD, it's 3d\"|capitalize", "Hello World, It's 3D"),
    Case("name|uppercase", "DOG"),
    Case("letters|uppercase|join:\", \"", "A, B, C"),
    Case("name|lowercase", "dog"),
    Case("unknown|default:\"x\"", "x"),
    Case("unknown|default:other,\"y\"", "y"),
    Case("name|default:\"x\"", "Dog"),
    Case("empty|default:\"x\"", ""),
    Case("letters|join", "abc"),
    Case("name|join:\"-\"", "Dog"),
    Case("\"a b\"|split|join:\"+\"", "a+b"),
    Case("\"a, b\"|split:\", \"|last", "!"),
    Case("letters|filter:\"join:'-'\"", "a-b-c"),
    Case("name|filter:\"lowercase|upperFirstLetter\"", "Dog"),
    Case("\"a.b\"|contains:\".\"", "true"),
    Case("name|hasPrefix:\"D\"", "true"),
    Case("name|!hasPrefix:\"D\"", "false"),
    Case("name|hasSuffix:\"g\"", "true"),
    Case("name|!hasSuffix:\"x\"", "true"),
    Case("\"URLChooser\"|lowerFirstWord", "urlChooser"),
    Case("\"PeoplePicker\"|lowerFirstWord", "peoplePicker"),
    Case("\"URL\"|lowerFirstWord", "url"),
    Case("\"Ünder\"|lowerFirstWord", "ünder"),
    Case("\"\"|lowerFirstWord", ""),
    Case("\"PEOPLE Picker\"|lowerFirstLetter", "pEOPLE Picker"),
    Case("\"people picker\"|upperFirstLetter", "People picker"),
    Case("\"people picker\"|titlecase", "People picker"),
    Case("\"SomeURLString\"|camelToSnakeCase", "some_url_string"),
    Case("\"SomeURLString\"|camelToSnakeCase:false", "Some_URL_String"),
    Case("\"table2Cell\"|camelToSnakeCase", "table2_cell"),
    Case("\"some-Thing\"|camelToSnakeCase", "some_thing"),
    Case("\"snake_case\"|snakeToCamelCase", "SnakeCase"),
    Case("\"__snake_case\"|snakeToCamelCase", "__SnakeCase"),
    Case("\"__snake_case\"|snakeToCamelCase:true", "SnakeCase"),
    Case("\"SNAKE_CASE\"|snakeToCamelCase", "SnakeCase"),
    Case("\"hello world-1\"|swiftIdentifier", "Hello_World_1"),
    Case("\"hello_beautiful world\"|swiftIdentifier:\"pretty\"", "HelloBeautifulWorld"),
    Case("\"hello world\"|swiftIdentifier:\"valid\"", "hello_world"),
    Case("\"1st\"|swiftIdentifier", "_1st"),
    Case("\"class\"|escapeReservedKeywords", "`class`"),
    Case("name|escapeReservedKeywords", "Dog"),
    Case("\"a.b.a\"|replace:\"a\",\"xy\"", "xy.b.xy"),
    Case("\" a \n b \"|removeNewlines", "ab"),
    Case("\" a \n  b \"|removeNewlines:\"leading\"", "a b"),
    Case("\"/a/b.txt\"|basename", "b.txt"),
    Case("\"/a/b.txt\"|dirname", "/a"),
    Case("\"b.txt\"|dirname", "."),
    Case("\"FF\"|hexToInt", "255"),
    Case("51|int255toFloat", "0.2"),
    Case("0.23|percent", "23%"),
    Case("\"a\nb\n\nc\"|indent", "a\n    b\n\n    c"),
    Case("\"a\nb\"|indent:1,\"\t\",true", "\ta\n\tb"),
  ])
  func builtIn(_ item: Case) throws {
    if item.expected == "!" {
      // `last` is a member, not a filter.
      #expect(fault("{{ \(item.template) }}")?.message == "there is no filter 'last'")
      return
    }
    #expect(try render("{{ \(item.template) }}") == item.expected)
  }

  @Test(arguments: [
    ("letters|lowerFirstWord", "the filter needs a text, not an array"),
    ("unknown|upperFirstLetter", "the filter needs a text, but there is no value"),
    ("name|contains", "the filter's argument 1 is missing"),
    ("name|uppercase:1", "the filter takes no argument"),
    ("name|join:1,2", "the filter takes at most 1 argument"),
    ("name|indent:-1", "the width must be a whole number from 0 to 1000"),
    ("\"xyz\"|hexToInt", "'xyz' is not a hexadecimal number"),
    (
      "name|swiftIdentifier:\"prety\"",
      "the filter does not know the mode 'prety', only 'normal', 'pretty', 'valid'; "
        + "did you mean 'pretty'?"
    ),
    ("name|filter:\"nothing\"", "there is no filter 'nothing'"),
  ])
  func misuse(expression: String, message: String) {
    let error = fault("{{ \(expression) }}")
    #expect(error?.message == message)
    #expect(error?.line == 1)
  }

  @Test func additional() throws {
    let environment = Environment(filters: [
      "twice": { value, _ in .string(value.text + value.text) },
      "never": { _, _ throws(FilterError) in throw FilterError("no") },
    ])
    #expect(try render("{{ name|twice }}", environment) == "DogDog")
    #expect(fault("a\n  {{ name|never }}", environment)?.summary == "t:2:11: error: no")
  }
}
