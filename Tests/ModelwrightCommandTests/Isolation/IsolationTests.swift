import Foundation
import Testing

/// What the compiler must refuse, so that objects cannot be used from two threads at once.
@Suite struct IsolationTests {
  /// A program that is right, with one line to be replaced.
  static func program(_ body: String) -> String {
    """
    import Foundation
    import ModelwrightRuntime

    nonisolated public final class Dog: ManagedObject {
      override public class var entityName: String { "Dog" }
      public convenience init(context: ManagedObjectContext) { self.init(_insertedInto: context) }
      public var name: String? {
        get { _optionalString(at: 32) }
        set { _setOptionalString(newValue, at: 32) }
      }
    }

    \(body)
    """
  }

  func compile(_ body: String) throws -> CommandResult {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.program(body), to: "Program.swift")
    return try Command.run(
      "swiftc",
      // Which values may leave a region is only known after type-checking.
      [
        "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-swift-version", "6",
        "-warnings-as-errors",
      ]
        + Checkout.compilerFlags + [file.path])
  }

  @Test(
    "what stays in one isolation domain compiles",
    arguments: [
      """
      func work(_ container: PersistentContainer) async throws -> ManagedObjectID {
        try await container.perform { context in
          let dog = Dog(context: context)
          dog.name = "Fido"
          try context.save()
          return dog.objectID
        }
      }
      """,
      """
      @MainActor func show(_ container: PersistentContainer) throws -> [String?] {
        try container.viewContext.fetch(FetchRequest<Dog>()).map(\\.name)
      }
      """,
      """
      actor Kennel {
        let context: ManagedObjectContext
        init(_ container: PersistentContainer) { context = container.newContext() }
        func add() throws { _ = Dog(context: context); try context.save() }
      }
      """,
      """
      func send(_ id: ManagedObjectID) { Task { print(id) } }
      """,
    ])
  func accepted(body: String) throws {
    let result = try compile(body)
    #expect(result.status == 0, "\(result.transcript)")
  }

  @Test(
    "what carries an object into another isolation domain does not compile",
    arguments: [
      // An object is captured by a task that runs elsewhere.
      """
      @MainActor func f(_ dog: Dog) { Task.detached { print(dog.name ?? "") } }
      """,
      // An object leaves the block that it was fetched in.
      """
      func f(_ container: PersistentContainer) async throws -> Dog {
        try await container.perform { context in Dog(context: context) }
      }
      """,
      // An object of the main actor is used in a background block.
      """
      @MainActor func f(_ container: PersistentContainer) async throws {
        let dog = Dog(context: container.viewContext)
        try await container.perform { context in dog.name = "Fido" }
      }
      """,
      // The main actor's context is used off the main actor.
      """
      nonisolated func f(_ container: PersistentContainer) throws { try container.viewContext.save() }
      """,
      // A context is used after it was handed to an actor.
      """
      actor Kennel { var context: ManagedObjectContext?; func keep(_ c: sending ManagedObjectContext) { context = c } }
      func f(_ container: PersistentContainer, _ kennel: Kennel) async throws {
        let context = container.newContext()
        await kennel.keep(context)
        try context.save()
      }
      """,
      // Objects and contexts cannot be declared to be Sendable.
      """
      func needsSendable<T: Sendable>(_ value: T) {}
      func f(_ dog: Dog) { needsSendable(dog) }
      """,
      """
      func needsSendable<T: Sendable>(_ value: T) {}
      func f(_ context: ManagedObjectContext) { needsSendable(context) }
      """,
    ])
  func refused(body: String) throws {
    let result = try compile(body)
    #expect(result.status != 0, "this must not compile:\n\(body)")
    let isAboutIsolation = ["Sendable", "sending", "data race", "isolat", "concurren"]
      .contains { result.errors.contains($0) }
    #expect(isAboutIsolation, "refused for another reason:\n\(result.errors)")
  }
}
