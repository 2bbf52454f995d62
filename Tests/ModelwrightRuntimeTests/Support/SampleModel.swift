import ModelwrightModel

@testable import ModelwrightRuntime

/// A model with every attribute type, every cardinality, inheritance, and every delete rule.
enum SampleModel {
  static let model = make()

  static let classes: [String: ManagedObject.Type] = [
    "Thing": Thing.self,
    "Rule": Rule.self,
    "Company": Company.self,
    "Person": Person.self,
    "Employee": Employee.self,
    "Contractor": Contractor.self,
    "Desk": Desk.self,
    "Project": Project.self,
    "Keyword": Keyword.self,
    "Dog": Dog.self,
    "Walk": Walk.self,
    "Badge": Badge.self,
    "Locker": Locker.self,
    "Team": Team.self,
    "Player": Player.self,
    "Node": Node.self,
    "Quake": Quake.self,
  ]

  /// A model of its own, for containers that must not share anything.
  static func make() -> ManagedObjectModel {
    do {
      return try ManagedObjectModel(values, classes: classes)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  static var values: Model {
    var model = Model(name: "Sample")
    model.entities = [
      thing(),
      rule(),
      company(),
      person(),
      employee(),
      contractor(),
      desk(),
      project(),
      keyword(),
      dog(),
      walk(),
      badge(),
      locker(),
      team(),
      player(),
      node(),
      quake(),
    ]
    var magnitude = Composite(name: "Magnitude")
    magnitude.attributes = [
      attribute("richter", .double), attribute("depth", .float, isOptional: true),
      attribute("felt", .boolean, isOptional: true),
    ]
    model.composites = [magnitude]
    return model
  }

  static func attribute(
    _ name: String, _ type: AttributeType, isOptional: Bool = false, default text: String? = nil,
    _ change: (inout Attribute) -> Void = { _ in }
  ) -> Attribute {
    var attribute = Attribute(
      name: name, type: type, isOptional: isOptional, defaultValueString: text)
    change(&attribute)
    return attribute
  }

  static func toOne(
    _ name: String, _ destination: String, inverse: String?, isOptional: Bool = true,
    rule: DeleteRule = .nullify, isTransient: Bool = false
  ) -> Relationship {
    Relationship(
      name: name, destinationName: destination, inverseName: inverse,
      inverseEntityName: inverse == nil ? nil : destination, isOptional: isOptional,
      isTransient: isTransient, maximumCount: 1, deleteRule: rule)
  }

  static func toMany(
    _ name: String, _ destination: String, inverse: String?, isOrdered: Bool = false,
    isOptional: Bool = true, rule: DeleteRule = .nullify, counts: (Int, Int) = (0, 0),
    isTransient: Bool = false
  ) -> Relationship {
    Relationship(
      name: name, destinationName: destination, inverseName: inverse,
      inverseEntityName: inverse == nil ? nil : destination, isToMany: true, isOrdered: isOrdered,
      isOptional: isOptional, isTransient: isTransient, minimumCount: counts.0,
      maximumCount: counts.1, deleteRule: rule)
  }
}

extension SampleModel {
  private static func thing() -> Entity {
    var entity = Entity(name: "Thing")
    entity.attributes = [
      attribute("small", .integer16, default: "16"),
      attribute("medium", .integer32, isOptional: true),
      attribute("large", .integer64, default: "-64"),
      attribute("flag", .boolean, default: "YES"),
      attribute("optionalFlag", .boolean, isOptional: true),
      attribute("ratio", .double, isOptional: true),
      attribute("weight", .double, default: "0.5"),
      attribute("single", .float, isOptional: true),
      attribute("title", .string),
      attribute("note", .string, isOptional: true),
      attribute("date", .date, isOptional: true),
      attribute("start", .date) {
        $0.defaultDateTimeInterval = -3600
      },
      attribute("blob", .binary, isOptional: true),
      attribute("key", .uuid, isOptional: true),
      attribute("token", .uuid, default: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"),
      attribute("link", .uri, isOptional: true),
      attribute("site", .uri, default: "https://example.com/"),
      attribute("price", .decimal, isOptional: true),
      attribute("cost", .decimal, default: "10.11"),
      attribute("tags", .transformable, isOptional: true),
      attribute("scratch", .undefined, isOptional: true) {
        $0.isTransient = true
      },
      attribute("draft", .string, isOptional: true) {
        $0.isTransient = true
      },
      attribute("optionalSmall", .integer16, isOptional: true),
      attribute("required", .float, default: "1.5"),
      attribute("payload", .binary, isOptional: true),
      attribute("optionalLarge", .integer64, isOptional: true),
    ]
    return entity
  }

  private static func rule() -> Entity {
    var entity = Entity(name: "Rule")
    entity.attributes = [
      attribute("name", .string, isOptional: true) {
        $0.minimumValueString = "2"
        $0.maximumValueString = "5"
        $0.regularExpression = "[a-z]+"
      },
      attribute("age", .integer16, default: "1") {
        $0.minimumValueString = "0"
        $0.maximumValueString = "120"
      },
      attribute("score", .double, isOptional: true) {
        $0.minimumValueString = "0"
        $0.maximumValueString = "1"
      },
      attribute("amount", .decimal, isOptional: true) {
        $0.maximumValueString = "99.5"
      },
      attribute("born", .date, isOptional: true) {
        $0.minimumDateTimeInterval = 0
        $0.maximumDateTimeInterval = 1000
      },
    ]
    return entity
  }

  private static func company() -> Entity {
    var entity = Entity(name: "Company")
    entity.attributes = [
      attribute("name", .string, isOptional: true)
    ]
    entity.relationships = [
      toMany("employees", "Employee", inverse: "company", rule: .deny)
    ]
    return entity
  }

  private static func person() -> Entity {
    var entity = Entity(name: "Person", isAbstract: true)
    entity.attributes = [
      attribute("name", .string, isOptional: true, default: "Nobody")
    ]
    entity.relationships = [
      toMany("friends", "Person", inverse: "friends")
    ]
    return entity
  }

  private static func employee() -> Entity {
    var entity = Entity(name: "Employee", parentName: "Person")
    entity.attributes = [
      attribute("salary", .integer64, default: "0")
    ]
    entity.relationships = [
      toOne("company", "Company", inverse: "employees"),
      toOne("manager", "Employee", inverse: "reports"),
      toMany("reports", "Employee", inverse: "manager"),
      toOne("desk", "Desk", inverse: "owner"),
      toMany("projects", "Project", inverse: "members"),
    ]
    return entity
  }

  private static func contractor() -> Entity {
    var entity = Entity(name: "Contractor", parentName: "Person")
    entity.attributes = [
      attribute("rate", .double, isOptional: true)
    ]
    return entity
  }

  private static func desk() -> Entity {
    var entity = Entity(name: "Desk")
    entity.attributes = [
      attribute("label", .string, isOptional: true)
    ]
    entity.relationships = [
      toOne("owner", "Employee", inverse: "desk")
    ]
    return entity
  }

  private static func project() -> Entity {
    var entity = Entity(name: "Project")
    entity.attributes = [
      attribute("title", .string, isOptional: true)
    ]
    entity.relationships = [
      toMany("members", "Employee", inverse: "projects", isOrdered: true),
      toOne("lead", "Person", inverse: nil),
      toMany("keywords", "Keyword", inverse: nil, rule: .cascade),
    ]
    return entity
  }

  private static func keyword() -> Entity {
    var entity = Entity(name: "Keyword")
    entity.attributes = [
      attribute("text", .string, isOptional: true)
    ]
    return entity
  }

  private static func dog() -> Entity {
    var entity = Entity(name: "Dog")
    entity.attributes = [
      attribute("name", .string, isOptional: true),
      attribute("walkCount", .integer64, isOptional: true) {
        $0.derivationExpression = "walks.@count"
      },
    ]
    entity.relationships = [
      toMany("walks", "Walk", inverse: "dog", isOrdered: true, rule: .cascade)
    ]
    return entity
  }

  private static func walk() -> Entity {
    var entity = Entity(name: "Walk")
    entity.attributes = [
      attribute("distance", .double, default: "0")
    ]
    entity.relationships = [
      toOne("dog", "Dog", inverse: "walks")
    ]
    return entity
  }

  private static func badge() -> Entity {
    var entity = Entity(name: "Badge")
    entity.attributes = [
      attribute("code", .string),
      attribute("number", .integer64, isOptional: true),
    ]
    entity.relationships = [
      toOne("locker", "Locker", inverse: "badge", isOptional: false, rule: .cascade)
    ]
    entity.uniquenessConstraints = [PropertyList(["code"]), PropertyList(["number"])]
    return entity
  }

  private static func locker() -> Entity {
    var entity = Entity(name: "Locker")
    entity.attributes = [
      attribute("name", .string, isOptional: true)
    ]
    entity.relationships = [
      toOne("badge", "Badge", inverse: "locker", rule: .cascade)
    ]
    return entity
  }

  private static func team() -> Entity {
    var entity = Entity(name: "Team")
    entity.attributes = [
      attribute("name", .string, isOptional: true)
    ]
    entity.relationships = [
      toMany("players", "Player", inverse: "team", isOptional: false, counts: (1, 2))
    ]
    return entity
  }

  private static func player() -> Entity {
    var entity = Entity(name: "Player")
    entity.attributes = [
      attribute("name", .string, isOptional: true)
    ]
    entity.relationships = [
      toOne("team", "Team", inverse: "players", isOptional: false)
    ]
    return entity
  }

  private static func node() -> Entity {
    var entity = Entity(name: "Node")
    entity.attributes = [
      attribute("name", .string, isOptional: true)
    ]
    entity.relationships = [
      toMany("parts", "Node", inverse: nil, isOrdered: true, rule: .noAction),
      toOne("other", "Node", inverse: nil, rule: .noAction),
      toOne("shadow", "Node", inverse: "shadows", isTransient: true),
      toMany("shadows", "Node", inverse: "shadow", isTransient: true),
    ]
    return entity
  }

  private static func quake() -> Entity {
    var entity = Entity(name: "Quake")
    entity.attributes = [
      attribute("place", .string, isOptional: true),
      attribute("magnitude", .composite) { $0.compositeName = "Magnitude" },
      attribute("aftershock", .composite, isOptional: true) { $0.compositeName = "Magnitude" },
    ]
    return entity
  }
}
