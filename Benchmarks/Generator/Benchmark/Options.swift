import Foundation

/// What the command line asks for.
struct Options {
  /// Whether the figures are printed as JSON.
  var isJSON = false
  /// How often everything is measured; the median counts.
  var repetitions = 9
  /// The folder of real models; the largest bundle in it is measured.
  var corpus = "../shared/corpus"
  /// The debug build of the tool, when it is to be measured too.
  var debugTool: String?

  init(_ words: some Sequence<String>) throws {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      guard let value = words.popFirst() else {
        throw ChildProcess.Failure(description: "\(word) needs a value")
      }
      switch word {
      case "--format": isJSON = value == "json"
      case "--repetitions": repetitions = max(1, Int(value) ?? repetitions)
      case "--corpus": corpus = value
      case "--debug-tool": debugTool = value
      default: throw ChildProcess.Failure(description: "unknown option \(word)")
      }
    }
  }
}
