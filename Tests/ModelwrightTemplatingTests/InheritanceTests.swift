import ModelwrightTemplating
import Testing

@Suite struct InheritanceTests {
  let environment = Environment(
    loader: DictionaryLoader([
      "base": "<{% block head %}base{% endblock %}|{% block body %}body{% endblock %}>",
      "child": "{% extends \"base\" %}ignored{% block head %}child+{{ block.super }}{% endblock %}",
      "grandchild":
        "{% extends \"child\" %}{% block head %}grand+{{ block.super }}{% endblock head %}",
      "part": "{{ name }}{{ km }}{% set inner 1 %}",
      "macros": "text{% macro hi who %}Hi {{ who }}{% endmacro %}{% set greeting \"Hey\" %}",
      "loop": "{% include \"loop\" %}",
      "ping": "{% extends \"pong\" %}", "pong": "{% extends \"ping\" %}",
      "again": "{% block a %}x{% endblock %}{{ block.a }}{% block b %}{{ block.a }}{% endblock %}",
      "broken": "one\n  {{ name|lowercse }}", "outer": "{% include \"middle\" %}",
      "middle": "\n {% include \"faulty\" %}", "faulty": "{{ letters|lowerFirstWord }}",
    ]))

  @Test(arguments: [
    ("base", "<base|body>"), ("child", "<child+base|body>"),
    ("grandchild", "<grand+child+base|body>"), ("again", "xxx"),
  ])
  func blocks(name: String, expected: String) throws {
    #expect(try environment.template(named: name).render(sampleContext) == expected)
  }

  @Test(arguments: [
    Case("{% include \"part\" %}{{ inner }}", "Dog"),
    Case("{% include \"part\" dog.walks.0 %}", "Dog3"),
    Case("{% set which \"part\" %}{% include which %}", "Dog"),
    Case("{% import \"macros\" %}{% call hi name %} {{ greeting }}", "Hi Dog Hey"),
    Case("{% if no %}{% include \"missing\" %}{% endif %}", ""),
  ])
  func inclusion(_ item: Case) throws {
    #expect(try render(item.template, environment) == item.expected)
  }

  @Test(arguments: ["{% include \"loop\" %}", "{% include \"ping\" %}"])
  func endlessInclusion(source: String) {
    let error = fault(source, environment)
    #expect(error?.message.contains("does one include or call itself without end?") == true)
    #expect(error?.chain.isEmpty == false)
  }

  @Test func endlessMacro() {
    let error = fault("{% macro m %}{% call m %}{% endmacro %}{% call m %}")
    #expect(error?.place.description == "t:1:14")
    #expect(error?.message.hasPrefix("templates are nested more than 100 levels deep") == true)
  }

  @Test func placeInAnIncludedTemplate() {
    #expect(
      fault("x{% include \"outer\" %}", environment)?.description == """
        faulty:1:12: error: the filter needs a text, not an array
            {{ letters|lowerFirstWord }}
                       ^
        middle:2:2: note: included from here
        outer:1:1: note: included from here
        t:1:2: note: included from here
        """)
    #expect(
      fault("{% include \"broken\" %}", environment)?.description == """
        broken:2:11: error: there is no filter 'lowercse'; did you mean 'lowercase'?
              {{ name|lowercse }}
                      ^
        t:1:1: note: included from here
        """)
  }

  @Test func placeInAMacro() {
    let source = "{% macro m %}\n{{ letters|titlecase }}\n{% endmacro %}{% call m %}"
    #expect(
      fault(source)?.description == """
        t:2:12: error: the filter needs a text, not an array
            {{ letters|titlecase }}
                       ^
        t:3:15: note: called from here
        """)
  }

  @Test func missingTemplate() {
    #expect(
      fault("{% include \"prat\" %}", environment)?.summary
        == "t:1:1: error: there is no template 'prat'; did you mean 'part'?")
    #expect(throws: TemplateError.self) { try environment.template(named: "prat") }
  }
}
