import ModelwrightTemplating
import Testing

@Suite struct TrimmingTests {
  @Test(arguments: [
    Case("a\n  {% if yes %}\n  b\n  {% endif %}\nc", "a\n  b\nc"),
    Case("{% if yes %}  \n\n  b{% endif %}", "\n  b"),
    Case("a {% if yes %} b {% endif %} c", "a b c"),
    Case("a {%+ if yes +%} b {%+ endif +%} c", "a  b  c"),
    Case("a \n {%- if yes -%} \n b \n {%- endif -%} \n c", "abc"),
    Case("a\n{{ name }}\nb", "a\nDog\nb"),
    Case("a\n{# note #}\nb", "a\n\nb"),
    Case("a\n{% set x 1 %}\n\nb", "a\n\nb"),
    Case("a\r\n{% set x 1 %}\r\nb", "a\r\nb"),
    Case("\t{% set x 1 %}{% set y 2 %}\n", ""),
  ])
  func smart(_ item: Case) throws {
    #expect(try render(item.template, Environment(trimBehaviour: .smart)) == item.expected)
  }

  @Test(arguments: [
    Case("a\n{% if yes %}\nb\n{% endif %}\nc", "a\n\nb\n\nc"),
    Case("a\n{%- if yes -%}\nb\n{% endif %}\nc", "ab\n\nc"),
    Case("a {%- if yes %} b{% endif %}", "a b"),
  ])
  func none(_ item: Case) throws {
    #expect(try render(item.template) == item.expected)
  }

  @Test func all() throws {
    let environment = Environment(trimBehaviour: .all)
    #expect(try render("a \n {% if yes %} \n b \n {% endif %} \n c", environment) == "abc")
  }
}
