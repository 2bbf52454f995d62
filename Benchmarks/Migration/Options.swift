import Foundation

/// What the command line asks for.
struct Options {
  /// How many rows the large table has.
  var rows = 1_000_000
  /// How often everything is measured; the median counts.
  var repetitions = 5
  /// Whether the figures are printed as JSON.
  var isJSON = false
  /// The one job that this process is for, and the store that it works on: the benchmark starts itself
  /// anew for each, so that the memory of each can be told.
  var job: Job?
  var store = ""

  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  init(_ words: some Sequence<String>) throws {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      guard let value = words.popFirst() else {
        throw Problem(description: "\(word) needs a value")
      }
      switch word {
      case "--rows": rows = max(1, Int(value) ?? rows)
      case "--repetitions": repetitions = max(1, Int(value) ?? repetitions)
      case "--format": isJSON = value == "json"
      case "--job": job = Job(rawValue: value)
      case "--store": store = value
      default: throw Problem(description: "unknown option \(word)")
      }
    }
  }
}
