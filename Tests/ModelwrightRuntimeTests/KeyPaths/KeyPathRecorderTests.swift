import Foundation
import ModelwrightModel
import Testing

@testable import ModelwrightRuntime

extension Employee {
  fileprivate var shout: String? { name?.uppercased() }
  fileprivate var doubled: Int64 { salary * 2 }
  fileprivate var both: String { "\(name ?? "") \(salary)" }
}

@Suite struct KeyPathRecorderTests {
  private func path(_ keyPath: AnyKeyPath, of type: ManagedObject.Type) -> String? {
    KeyPathRecorder.property(keyPath, of: type, in: SampleModel.model).map { property in
      property.steps.map { step in
        step.entity.layout.slots[step.slot].path.joined(separator: ".")
          + (step.slotCount > 1 ? "(\(step.slotCount))" : "")
      }.joined(separator: " > ")
    }
  }

  @Test func everyTypeOfAttributeIsFound() {
    let keyPaths: [(PartialKeyPath<Thing>, String)] = [
      (\.small, "small"), (\.medium, "medium"), (\.large, "large"), (\.flag, "flag"),
      (\.optionalFlag, "optionalFlag"), (\.ratio, "ratio"), (\.weight, "weight"),
      (\.single, "single"), (\.title, "title"), (\.note, "note"), (\.date, "date"),
      (\.start, "start"), (\.blob, "blob"), (\.key, "key"), (\.token, "token"), (\.link, "link"),
      (\.site, "site"), (\.price, "price"), (\.cost, "cost"), (\.tags, "tags"),
      (\.scratch, "scratch"), (\.draft, "draft"), (\.required, "required"),
    ]
    for (keyPath, name) in keyPaths { #expect(path(keyPath, of: Thing.self) == name) }
  }

  @Test func relationshipsLeadOn() {
    #expect(path(\Walk.dog, of: Walk.self) == "dog")
    #expect(path(\Walk.dog?.name, of: Walk.self) == "dog > name")
    #expect(path(\Dog.walks, of: Dog.self) == "walks")
    #expect(path(\Badge.locker.name, of: Badge.self) == "locker > name")
    #expect(
      path(\Employee.manager?.manager?.desk?.label, of: Employee.self)
        == "manager > manager > desk > label")
  }

  @Test func inheritedPropertiesAreFoundInEverySubclass() {
    #expect(path(\Person.name, of: Employee.self) == "name")
    #expect(path(\Employee.name, of: Employee.self) == "name")
    #expect(path(\Contractor.name, of: Contractor.self) == "name")
    #expect(path(\Person.friends, of: Contractor.self) == "friends")
  }

  @Test func compositesAreFoundWholeAndByTheirLeaves() {
    #expect(path(\Quake.magnitude, of: Quake.self) == "magnitude.richter(3)")
    #expect(path(\Quake.magnitude.richter, of: Quake.self) == "magnitude.richter")
    #expect(path(\Quake.magnitude.depth, of: Quake.self) == "magnitude.depth")
    #expect(path(\Quake.aftershock?.felt, of: Quake.self) == "aftershock.felt")
  }

  @Test func whatAClassComputesIsNoProperty() {
    #expect(path(\Employee.shout, of: Employee.self) == nil)
    #expect(path(\Employee.doubled, of: Employee.self) == nil)
    #expect(path(\Employee.both, of: Employee.self) == nil)
    #expect(path(\Employee.objectID, of: Employee.self) == nil)
    #expect(path(\String.count, of: Employee.self) == nil)
  }
}
