import ModelwrightTemplating
import Testing

@Suite struct TagTests {
  @Test(arguments: [
    Case("{% if no %}1{% elif zero %}2{% elif yes %}3{% else %}4{% endif %}", "3"),
    Case("{% if no %}1{% endif %}", ""),
    Case("{% ifnot no %}1{% else %}2{% endif %}", "1"),
    Case("{% ifnot yes %}1{% else %}2{% endif %}", "2"),
    Case("a{# comment {{ name }} don't #}b", "ab"),
    Case("a{% %}b", "ab"),
    Case("{ {{ name }} }", "{ Dog }"),
    Case("100 % { a } # }", "100 % { a } # }"),
    Case("{%\n  if\n  yes\n%}1{% endif %}", "1"),
    Case("{% filter lowercase|upperFirstLetter %}SOME {{ name }}{% endfilter %}", "Some dog"),
  ])
  func branchesAndText(_ item: Case) throws {
    #expect(try render(item.template) == item.expected)
  }

  @Test(arguments: [
    Case("{% for x in letters %}{{ x }},{% endfor %}", "a,b,c,"),
    Case("{% for x in nothing %}x{% empty %}none{% endfor %}", "none"),
    Case("{% for x in unknown %}x{% empty %}none{% endfor %}", "none"),
    Case("{% for x in 1...3 %}{{ x }}{% endfor %}", "123"),
    Case("{% for k, v in pairs %}{{ k }}={{ v }};{% endfor %}", "first=1;second=2;"),
    Case("{% for k,v in pairs where v == \"2\" %}{{ k }}{% endfor %}", "second"),
    Case("{% for _, v in pairs %}{{ v }}{% endfor %}", "12"),
    Case("{% for k in pairs %}{{ k }} {% endfor %}", "first second "),
    Case("{% for a, b in matrix %}{{ a }}{{ b }}{% endfor %}", "x1y2"),
    Case("{% for x in letters where x != \"b\" %}{{ forloop.length }}{{ x }}{% endfor %}", "2a2c"),
    Case("{% for x in letters where x == \"z\" %}x{% empty %}none{% endfor %}", "none"),
    Case("{% for x in letters|join:\"-\"|split:\"-\" %}{{ x }}{% endfor %}", "abc"),
    Case(
      "{% for x in letters %}{{ forloop.counter }}{{ forloop.counter0 }}{{ forloop.first }}"
        + "{{ forloop.last }} {% endfor %}",
      "10truefalse 21falsefalse 32falsetrue "),
    Case("{% for x in letters %}{{ x }}{{ \",\" if not forloop.last }}{% endfor %}", "a,b,c"),
    Case(
      "{% for x in 1...2 %}{% for y in 1...2 %}{{ forloop.parentloop.counter }}"
        + "{{ forloop.counter }} {% endfor %}{% endfor %}", "11 12 21 22 "),
    Case(
      "{% outer: for x in 1...2 %}{% for y in 1...2 %}{{ forloop.outer.counter }}"
        + "{{ forloop.counter }} {% endfor %}{% endfor %}", "11 12 21 22 "),
    Case(
      "{% for x in 1...4 %}{% if x == 2 %}{% continue %}{% endif %}"
        + "{% if x == 4 %}{% break %}{% endif %}{{ x }}{% endfor %}", "13"),
    Case(
      "{% outer: for x in 1...3 %}{% for y in 1...3 %}{% if y == 2 %}{% continue outer %}"
        + "{% endif %}{{ x }}{{ y }} {% endfor %}!{% endfor %}", "11 21 31 "),
    Case(
      "{% outer: for x in 1...3 %}{% for y in 1...3 %}{% if x == 2 %}{% break outer %}"
        + "{% endif %}{{ x }}{{ y }} {% endfor %}!{% endfor %}", "11 12 13 !"),
    Case("{% for x in letters %}{% set y x %}{% endfor %}{{ y }}{{ x }}", ""),
    Case(
      "{% macro m loop %}{{ loop.counter }}{{ loop.last }}{% endmacro %}"
        + "{% for x in 1...2 %}{% call m forloop %} {% endfor %}", "1false 2true "),
  ])
  func loops(_ item: Case) throws {
    #expect(try render(item.template) == item.expected)
  }

  @Test(arguments: [
    Case("{% set x \"1\" %}{{ x }}{% set x \"2\" %}{{ x }}", "12"),
    Case("{% set x name|lowercase %}{{ x }}", "dog"),
    Case("{% set x %}[{{ name }}]{% endset %}{{ x }}{{ x }}", "[Dog][Dog]"),
    Case("{% set x \"a\" if yes else \"b\" %}{{ x }}", "a"),
    Case("{% set x two == 2 %}{{ x }}", "true"),
    Case("{% set x 1 %}{% if yes %}{% set x 2 %}{{ x }}{% endif %}{{ x }}", "21"),
    Case("{% macro hi who %}Hi {{ who }}!{% endmacro %}{% call hi name %}", "Hi Dog!"),
    Case("{% macro two a b %}{{ a }}{{ b }}{% endmacro %}{% call two name|lowercase 1 %}", "dog1"),
    Case("{% macro m %}{{ name }}{% endmacro %}{% call m %}", "Dog"),
    Case(
      "{% macro down n %}{{ n }}{% if n == \"aaa\" %}{% else %}{% set m %}{{ n }}a{% endset %}"
        + "{% call down m %}{% endif %}{% endmacro %}{% call down \"a\" %}", "aaaaaa"),
    Case("{% map letters into x using y %}{{ y|uppercase }}{% endmap %}{{ x|join }}", "ABC"),
    Case(
      "{% map letters into x %}{{ maploop.counter }}{{ maploop.item }}{% endmap %}"
        + "{{ x|join:\",\" }}", "0a,1b,2c"),
  ])
  func bindings(_ item: Case) throws {
    #expect(try render(item.template) == item.expected)
  }

  @Test func dateIsTheEnvironmentsOnly() throws {
    let environment = Environment(date: { "<\($0)>" })
    #expect(try render("{% now \"yyyy\" %}", environment) == "<yyyy>")
    #expect(fault("{% now %}")?.message.contains("must not depend on the day") == true)
  }
}
