public import Foundation
public import ModelwrightRuntime

/// Walks one dog: what the program does with its data.
@MainActor
public struct DogWalker {
  private let stack: DogWalkStack
  /// The dog that is walked.
  public let dog: Dog

  /// Finds the dog of a name, or makes it when there is none yet.
  public init(stack: DogWalkStack, dogNamed name: String) throws {
    self.stack = stack
    let known = try stack.context.fetch(
      FetchRequest<Dog>(predicate: #Predicate { $0.name == name }))
    if let dog = known.first {
      self.dog = dog
    } else {
      dog = Dog(context: stack.context)
      dog.name = name
      try stack.saveContext()
    }
  }

  /// The walks in the order in which they were taken.
  public var walks: RelationshipOrderedSet<Walk> { dog.walks }

  /// Adds a walk at the end.
  public func addWalk(at date: Date) throws {
    let walk = Walk(context: stack.context)
    walk.date = date
    dog.walks.append(walk)
    try stack.saveContext()
  }

  /// Deletes the walk at an index; an index that no walk has is refused.
  public func deleteWalk(at index: Int) throws {
    guard walks.indices.contains(index) else {
      throw NoSuchWalk(number: index + 1, count: walks.count)
    }
    stack.context.delete(walks[index])
    try stack.saveContext()
  }
}

/// A walk was asked for that does not exist.
public struct NoSuchWalk: Error, CustomStringConvertible {
  /// The number that was asked for, from 1.
  public let number: Int
  /// How many walks there are.
  public let count: Int

  /// What to tell the user.
  public var description: String { "there is no walk \(number): \(count) walks are known" }
}
