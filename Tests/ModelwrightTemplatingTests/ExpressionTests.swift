import ModelwrightTemplating
import Testing

@Suite struct ExpressionTests {
  @Test(arguments: [
    Case("{{ name }}", "Dog"),
    Case("{{name}}", "Dog"),
    Case("{{ unknown }}{{ unknown.member }}{{ name.member }}", ""),
    Case("{{ dog.owner.name }}", "Ada"),
    Case("{{ dog.walks.1.km }} {{ dog.walks.9.km }}", "5 "),
    Case("{{ letters.first }}{{ letters.last }}{{ letters.count }}", "ac3"),
    Case("{{ nothing.first }}{{ nothing.last }}{{ nothing.count }}", "0"),
    Case("{{ name.first }}{{ name.last }}{{ name.count }}{{ name.1 }}", "Dg3o"),
    Case("{{ pairs.count }}", "2"),
    Case("{{ pairs[key] }}", "2"),
    Case("{{ pairs[\"first\"] }}", "1"),
    Case("{{ letters[two] }}", "c"),
    Case("{{ dog[\"owner\"].name }}", "Ada"),
    Case("{{ pairs[unknown] }}", ""),
    Case("{{ letters }}", "[\"a\", \"b\", \"c\"]"),
    Case("{{ yes }} {{ zero }} {{ half }}", "true 0 0.5"),
    Case("{{ \"text\" }} {{ 'it''s' }}".replacing("''", with: "´"), "text it´s"),
    Case("{{ \"}}\" }}", "}}"),
    Case("{{ 42 }} {{ -3 }} {{ 1.5 }} {{ true }}", "42 -3 1.5 true"),
    Case("{{ 1...3 }} {{ 3...1 }} {{ 1...two }}", "[1, 2, 3] [3, 2, 1] [1, 2]"),
  ])
  func values(_ item: Case) throws {
    #expect(try render(item.template) == item.expected)
  }

  @Test(arguments: [
    ("name == \"Dog\"", true), ("name != \"Dog\"", false), ("two > 1", true), ("two >= 2", true),
    ("two < 2", false), ("two <= 2", true), ("2 == 2.0", true), ("two == \"2\"", false),
    ("unknown == other", true), ("unknown == name", false), ("name > 1", false),
    ("yes and no", false), ("yes or no", true), ("not no", true), ("not no and no", false),
    ("not yes or yes", true), ("not name == \"Cat\"", true), ("no and no or yes", true),
    ("no and (no or yes)", false), ("(yes)", true), ("not (yes or no)", false),
    ("not(no)", true), ("\"a\" in letters", true), ("\"z\" in letters", false),
    ("\"o\" in name", true), ("\"first\" in pairs", true), ("2 in 1...3", true),
    ("yes and \"a\" in letters", true), ("unknown", false), ("empty", false), ("zero", false),
    ("two", true), ("half", true), ("letters", true), ("nothing", false), ("pairs", true),
    ("letters.count == 3", true), ("name|lowercase == \"dog\"", true), ("name==\"Dog\"", true),
    ("name|contains:\"o\"", true), ("name|!contains:\"o\"", false),
  ])
  func conditions(condition: String, holds: Bool) throws {
    #expect(try render("{% if \(condition) %}yes{% else %}no{% endif %}") == (holds ? "yes" : "no"))
    #expect(try render("{{ \"yes\" if \(condition) else \"no\" }}") == (holds ? "yes" : "no"))
    #expect(try render("{{ \"yes\" if \(condition) }}") == (holds ? "yes" : ""))
  }
}
