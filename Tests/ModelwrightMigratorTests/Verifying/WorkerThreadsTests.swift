import Testing

@testable import ModelwrightMigrator

@Suite struct WorkerThreadsTests {
  @Test(
    "every number is worked on once, and results come in their order", arguments: [1, 2, 3, 16])
  func order(threadCount: Int) {
    for count in [0, 1, 2, 7, 100] {
      let results = WorkerThreads.map(count, threadCount: threadCount, context: { 3 }) {
        context, number in context * number
      }
      #expect(results == (0..<count).map { 3 * $0 })
    }
  }
}
