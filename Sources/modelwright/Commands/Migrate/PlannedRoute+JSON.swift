import ModelwrightMigration
import ModelwrightModel

/// A route between two versions as a document; the README has its form.
extension PlannedRoute {
  var value: JSONValue {
    .record([
      "model": .string(model),
      "from": .string(name(from)),
      "to": .string(name(to)),
      "legs": .array(route.legs.map(value)),
    ])
  }

  private func value(of leg: MigrationRoute.Leg) -> JSONValue {
    let (plan, comparison) = (leg.plan, comparison(of: leg))
    return .record([
      "from": .string(name(leg.from)),
      "to": .string(name(leg.to)),
      "stage": .boolean(leg.stage != nil),
      "steps": .array(
        plan.steps.map { $0.change.value(words: comparison.words(for: $0.change)) }),
      "conditions": .array((plan.conditions + plan.stageConditions).map(\.value)),
      "statements": .array(
        plan.statements.map {
          .record(["sql": .string($0.sql), "purpose": .string($0.purpose)])
        }),
      "writtenTables": .array(plan.writtenTables.map { .string($0) }),
    ])
  }
}

extension MigrationCondition {
  fileprivate var value: JSONValue {
    .record([
      "entity": obstacle.entity.isEmpty ? nil : .string(obstacle.entity),
      "property": obstacle.property.map { .string($0) },
      "obstacle": .string(obstacle.kind.rawValue),
      "reason": .string(obstacle.reason),
      "violation": .string(violation),
    ])
  }
}
