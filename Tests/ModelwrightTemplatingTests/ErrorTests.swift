import ModelwrightTemplating
import Testing

@Suite struct ErrorTests {
  @Test(arguments: [
    Case("a\nbc {{ name", "2:4: '{{' is not closed"),
    Case("{% if yes %}", "1:1: 'if' is not closed with 'endif'"),
    Case("{% if yes %}{% else %}", "1:1: 'if' is not closed with 'endif'"),
    Case("\n{% for x in letters %}", "2:1: 'for' is not closed with 'endfor'"),
    Case("{% macro m %}", "1:1: 'macro' is not closed with 'endmacro'"),
    Case("{% endif %}", "1:4: 'endif' has no tag that it belongs to"),
    Case("{% for x in letters %}{% else %}", "1:26: 'else' has no tag that it belongs to"),
    Case("{% fro x in letters %}", "1:4: there is no tag 'fro'; did you mean 'for'?"),
    Case("{{ name|lowrcase }}", "1:9: there is no filter 'lowrcase'; did you mean 'lowercase'?"),
    Case("{{ name|zzzzzz }}", "1:9: there is no filter 'zzzzzz'"),
    Case("{{ }}", "1:1: there is no variable between '{{' and '}}'"),
    Case("{{ name other }}", "1:9: unexpected 'other'"),
    Case("{{ name. }}", "1:9: expected the name of a member after '.'"),
    Case("{{ pairs[key }}", "1:9: the bracket is not closed"),
    Case("{{ \"abc }}\n", "1:4: the quotation mark is not closed"),
    Case("{% if (yes %}{% endif %}", "1:7: the parenthesis is not closed"),
    Case("{% if %}{% endif %}", "1:6: expected a value"),
    Case("{% if yes and %}{% endif %}", "1:14: expected a value"),
    Case("{% if and yes %}{% endif %}", "1:7: expected a value before 'and'"),
    Case(
      "{% for x letters %}{% endfor %}",
      "1:10: expected 'in': for <x> in <y> [where <condition>]"),
    Case("{% for x in letters %}{% endfor extra %}", "1:33: unexpected 'extra'"),
    Case("{% break %}", "1:1: 'break' stands outside of a loop"),
    Case(
      "{% outer: for x in letters %}{% break outr %}{% endfor %}",
      "1:30: no loop around this tag has the label 'outr'; did you mean 'outer'?"),
    Case("{% call greet %}", "1:1: there is no macro 'greet'"),
    Case(
      "{% macro greet a %}{% endmacro %}{% call gret 1 %}",
      "1:34: there is no macro 'gret'; did you mean 'greet'?"),
    Case(
      "{% macro greet a %}{% endmacro %}{% call greet %}",
      "1:34: the macro 'greet' takes 1 argument, but 0 are given"),
    Case(
      "{% for a, b, c in pairs %}{% endfor %}",
      "1:1: the loop has 3 variables, but the element has 2 values"),
    Case("{{ 1...name }}", "1:5: a range needs whole numbers, not 'Dog'"),
    Case("{{ 1...99999999 }}", "1:5: the range 1...99999999 is too long"),
    Case("{% include two %}", "1:1: the name of the template is not a text"),
    Case("{% block a %}{% endblock b %}", "1:26: this closes the block 'a'"),
    Case("{% extends \"a\" %}{% extends \"b\" %}", "1:18: a template can extend only one other"),
    Case("ä{{ ä|zzz }}", "1:9: there is no filter 'zzz'"),
  ])
  func places(_ item: Case) {
    guard let error = fault(item.template) else { return }
    #expect("\(error.line):\(error.column): \(error.message)" == item.expected)
  }

  @Test func unknownVariables() throws {
    let environment = Environment(unknownVariables: .error)
    #expect(try render("{{ name }}{{ dog.unknown }}", environment) == "Dog")
    #expect(
      fault("{{ nmae }}", environment)?.summary
        == "t:1:4: error: there is no variable 'nmae'; did you mean 'name'?")
  }

  @Test(arguments: [
    String(repeating: "{% if yes %}", count: 5000),
    "{% if " + String(repeating: "(", count: 5000),
    "{{ a" + String(repeating: "[a", count: 5000) + " }}",
    "{% if " + String(repeating: "not ", count: 5000) + "yes %}{% endif %}{",
    "{{ name" + String(repeating: "|lowercase", count: 100_000) + " }}",
    "{% if " + String(repeating: "yes and ", count: 100_000) + "yes %}{% endif %}",
    "{% if yes" + String(repeating: " == yes", count: 100_000) + " %}{% endif %}",
    String(repeating: "{{'}}{{\"}}", count: 1000),
    "{% macro m %}" + String(repeating: "{% if yes %}", count: 90) + "{% call m %}"
      + String(repeating: "{% endif %}", count: 90) + "{% endmacro %}{% call m %}",
    String(repeating: "{{", count: 5000), String(repeating: "{%", count: 5000),
    "{", "{{", "}}", "{%", "{%-%}", "{%+", "{#", "{% for %}", "{% : for x in y %}", "{{ | }}",
    "{{ name| }}", "{{ name|default: }}", "{{ . }}", "{{ [ }}", "{{ ' }}", "{{ \u{0} }}",
  ])
  func hostileTemplatesEnd(source: String) {
    // Whether it renders or is refused does not matter, only that it ends.
    _ = try? render(source)
  }
}
