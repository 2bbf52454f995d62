import ModelwrightTemplating
import Testing

/// Whole templates in the style that users of Stencil write: many features beside each other.
@Suite struct WholeTemplateTests {
  static let model: TemplateDictionary = [
    "param": ["public": true],
    "model": [
      "entities": [
        "Walk": [
          "name": "Walk", "className": "Walk", "superEntity": "",
          "attributes": [
            ["name": "date", "type": "Date", "isOptional": true],
            ["name": "kilometres", "type": "Double", "isOptional": false],
          ],
          "relationships": [["name": "dogs", "isToMany": true, "destination": "Dog"]],
        ],
        "Dog": [
          "name": "Dog", "className": "", "superEntity": "Animal", "attributes": [],
          "relationships": [["name": "owner", "isToMany": false, "destination": "Person"]],
        ],
        "Animal": [
          "name": "Animal", "className": "Creature", "superEntity": "", "attributes": [],
          "relationships": [],
        ],
      ]
    ],
  ]

  static let template = """
    {% set access %}{% if param.public %}public{% else %}internal{% endif %}{% endset %}
    {% macro property name type isOptional %}
      {{ access }} var {{ name }}: {{ type }}{{ "?" if isOptional }}
    {% endmacro %}
    {% for name, entity in model.entities %}
    {% set superclass %}{{ model.entities[entity.superEntity].className|default:"Object" }}{% endset %}
    {% set hasHeirs %}{% for n,e in model.entities where e.superEntity == name %}1{% endfor %}{% endset %}
    // {{ forloop.counter }} of {{ model.entities.count }}
    {{ access }} {%+ if not hasHeirs %}final {%+ endif %}class {{ entity.name }}: {{ superclass }} {
      {% for attribute in entity.attributes %}
      {% call property attribute.name attribute.type attribute.isOptional %}
      {% empty %}
      // no attributes
      {% endfor %}
      {% for relationship in entity.relationships %}
      {% set type %}{% filter removeNewlines:"leading" %}
        {% if relationship.isToMany %}
        Set<{{ relationship.destination }}>
        {% else %}
        {{ relationship.destination }}
        {% endif %}
      {% endfilter %}{% endset %}
      func addTo{{ relationship.name | upperFirstLetter }}(_ value: {{ type }})
      {% endfor %}
    }
    {%+ if not forloop.last %}

    {% endif %}
    {% endfor %}
    """

  @Test func classes() throws {
    let environment = Environment(trimBehaviour: .smart)
    let text = try environment.template(source: Self.template).render(Self.model)
    #expect(
      text == """
        // 1 of 3
        public class Animal: Object {
          // no attributes
        }

        // 2 of 3
        public final class Dog: Creature {
          // no attributes
          func addToOwner(_ value: Person)
        }

        // 3 of 3
        public final class Walk: Object {
          public var date: Date?
          public var kilometres: Double
          func addToDogs(_ value: Set<Dog>)
        }

        """)
  }

  /// One compiled template serves many renderings, at once too.
  @Test func manyRenderings() async throws {
    let template = try Environment().template(
      source: "{% for n in 1...count %}{{ n }},{% endfor %}")
    let texts = try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for count in 1...20 {
        group.addTask { (count, try template.render(["count": .int(count)])) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for count in 1...20 {
      #expect(texts[count] == (1...count).map { "\($0)," }.joined())
    }
  }

  /// Two hundred entities of twenty attributes: 4,000 declarations in one text.
  @Test func largeModel() throws {
    let entity: TemplateDictionary = [
      "attributes": TemplateValue(
        (0..<20).map { ["name": .string("a\($0)"), "isOptional": .bool($0 % 2 == 0)] })
    ]
    let context: TemplateDictionary = [
      "entities": TemplateValue([TemplateDictionary](repeating: entity, count: 200))
    ]
    let text = try Environment(trimBehaviour: .smart).template(
      source: """
        {% for entity in entities %}
        {% for attribute in entity.attributes where attribute.isOptional %}
        var {{ attribute.name|upperFirstLetter }}
        {% endfor %}
        {% endfor %}
        """
    ).render(context)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 2000)
    #expect(lines.last == "var A18")
  }
}
