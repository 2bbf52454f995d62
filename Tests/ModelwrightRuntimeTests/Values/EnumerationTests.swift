import Foundation
import ModelwrightSQLite
import Testing

@testable import ModelwrightRuntime

/// Attributes whose values are an enumeration's: the classes are what the generator makes of the golden
/// case `values`.
@Suite struct EnumerationTests {
  private func context() throws -> (TestStore, ManagedObjectContext) {
    let store = try TestStore(.memory, model: ValuesModel.model)
    return (store, store.context())
  }

  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func beginWithTheModelsDefaults() throws {
    let (store, context) = try context()
    defer { withExtendedLifetime(store) {} }
    let post = Post(context: context, level: .two)
    #expect(post.status == .draft)
    #expect(post.formerStatus == nil)
    #expect(post.priority == .normal)
    #expect(post.level == .two)
    #expect(post.scale == .half)
    #expect(post.shade == nil)
    #expect(post.mood == .calm && post.moodUnwrapped == .calm)
    #expect(post.rank == .first)
    #expect(post.permissions == [])
    #expect(post.visibility.rawValue)
  }

  @Test func areStoredAsTheirRawValues() throws {
    let (store, context) = try context()
    let post = Post(context: context, level: .one)
    post.status = .inReview
    post.formerStatus = .default
    post.priority = .urgent
    post.scale = .twice
    post.shade = .dark
    post.kind = .inPrint
    post.mood = .wild
    post.permissions = [.read, .write]
    post.visibility = Visibility(rawValue: false)
    try context.save()
    let row = try store.rows(
      """
      SELECT status, formerStatus, priority, level, scale, shade, kind, mood, permissions, visibility
      FROM Post
      """)[0]
    #expect(
      row == [
        .text("in review"), .text("default"), .integer(11), .integer(1), .real(2), .real(0.75),
        .text("IN_PRINT"), .text("very wild"), .integer(3), .integer(0),
      ])
    let other = store.context()
    let again = try #require(try other.fetch(FetchRequest<Post>()).first)
    #expect(again.status == .inReview && again.formerStatus == .default)
    #expect(again.priority == .urgent && again.scale == .twice && again.shade == .dark)
    #expect(again.kind == .inPrint && again.mood == .wild && again.permissions == [.read, .write])
    #expect(!again.visibility.rawValue)
    again.priority = nil
    #expect(again.priorityRawValue == nil)
  }

  @Test func unknownStoredValuesOfOptionalAttributesStay() throws {
    let (store, context) = try context()
    _ = Post(context: context, level: .one)
    try context.save()
    try store.execute(
      "UPDATE Post SET formerStatus = 'archived', priority = 99, shade = 0.1, kind = 'x'")
    let other = store.context()
    let post = try #require(try other.fetch(FetchRequest<Post>()).first)
    #expect(post.formerStatus == nil && post.formerStatusRawValue == "archived")
    #expect(post.priority == nil && post.priorityRawValue == 99)
    #expect(post.shade == nil && post.kind == nil && post.kindRawValue == "x")
    post.level = .two
    try other.save()
    #expect(
      try store.rows("SELECT formerStatus, priority, level FROM Post")
        == [[.text("archived"), .integer(99), .integer(2)]])
  }

  @Test func anUnknownStoredValueOfARequiredAttributeStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let store = try TestStore(.memory, model: ValuesModel.model)
      let context = store.context()
      _ = Post(context: context, level: .one)
      try context.save()
      try store.execute("UPDATE Post SET status = 'archived'")
      let other = store.context()
      let post = try other.fetch(FetchRequest<Post>()).first
      print(post?.status as Any, other)
    }
    #expect(
      message(result).contains(
        "Post.status has the stored value \"archived\", which is no value of Status."))
  }

  @Test func aRequiredValueThatWasNeverSetStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let store = try TestStore(.memory, model: ValuesModel.model)
      let context = store.context()
      print(Post(context: context).level, context)
    }
    #expect(message(result).contains("Post.level is required and was read before it was set."))
  }

  @Test func aRawValueBeyondTheAttributesRangeStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let store = try TestStore(.memory, model: ValuesModel.model)
      let context = store.context()
      Post(context: context, level: .one).rank = .last
    }
    #expect(
      message(result).contains("Post.rank cannot hold last: its raw value 3000000000 is beyond"))
  }

  @Test func deletedObjectsCanBeRead() throws {
    let (store, context) = try context()
    defer { withExtendedLifetime(store) {} }
    let post = Post(context: context, level: .two)
    try context.save()
    context.delete(post)
    try context.save()
    _ = (post.status, post.level, post.mood, post.kind)
  }

  // MARK: Fetching

  private func posts() throws -> (TestStore, ManagedObjectContext) {
    let (store, context) = try context()
    for (index, status) in Status.allCases.enumerated() {
      let post = Post(context: context, level: index % 2 == 0 ? .one : .two)
      post.status = status
      post.nextStatus = index == 0 ? nil : Status.allCases[index - 1]
      post.priority = Priority.allCases[index]
      post.mood = index == 3 ? .wild : .calm
      post.rank = .first
      post.shade = index == 1 ? .dark : .light
    }
    try context.save()
    return (store, context)
  }

  /// The macro takes no case by its name: a constant holds it.
  @Test func standInPredicates() throws {
    let (store, context) = try posts()
    defer { withExtendedLifetime(store) {} }
    let wanted = Status.inReview
    let calm = Mood.calm
    let some = [Status.draft, .default]
    let moods = [Mood.wild]
    let predicates: [(Predicate<Post>, [Status])] = [
      (#Predicate { $0.status == wanted }, [.inReview]),
      (#Predicate { $0.status != wanted }, [.draft, .published, .default]),
      (#Predicate { $0.nextStatus == wanted }, [.default]),
      (#Predicate { $0.nextStatus == nil }, [.draft]),
      (#Predicate { $0.mood == calm }, [.draft, .published, .inReview]),
      (#Predicate { some.contains($0.status) }, [.draft, .default]),
      (#Predicate { moods.contains($0.mood) }, [.default]),
      (#Predicate { $0.status.rawValue == "published" }, [.published]),
      (#Predicate { $0.priorityRawValue == 11 }, [.default]),
    ]
    for (predicate, expected) in predicates {
      let found = try context.fetch(FetchRequest<Post>(predicate: predicate))
      #expect(Set(found.map(\.status)) == Set(expected))
    }
  }

  @Test func standInFormatStrings() throws {
    let (store, context) = try posts()
    defer { withExtendedLifetime(store) {} }
    func count(_ format: String, _ arguments: any PredicateArgument...) throws -> Int {
      try context.count(for: FetchRequest<Post>(format: format, arguments: arguments))
    }
    #expect(try count("status == %@", Status.inReview) == 1)
    #expect(try count("priority > %@", Priority.normal) == 2)
    #expect(try count("status IN %@", [Status.draft, .default]) == 2)
    #expect(try count("shade == %@", Shade.dark) == 1)
  }

  @Test func sortByTheStoredValue() throws {
    let (store, context) = try posts()
    defer { withExtendedLifetime(store) {} }
    let orders: [FetchSortDescriptor<Post>] = [
      FetchSortDescriptor(\.priority, order: .reverse), FetchSortDescriptor(\.priorityRawValue),
      FetchSortDescriptor(\.status), FetchSortDescriptor(\.mood), FetchSortDescriptor(\.rank),
      FetchSortDescriptor(\.status.rawValue), FetchSortDescriptor(\.shade),
    ]
    let first: [Status?] = [.default, .draft, .default, nil, nil, .default, nil]
    for (order, wanted) in zip(orders, first) {
      var request = FetchRequest<Post>()
      request.sortDescriptors = [order]
      let found = try context.fetch(request)
      if let wanted { #expect(found.first?.status == wanted) }
    }
  }
}
