import Foundation

/// The tool, run so that a hostile input can do no harm: with little memory, and not for long.
struct GuardedTool {
  /// The address space of the process, in kilobytes: half a gigabyte.
  var memory = 512 << 10
  /// The greatest time on the wall clock, in seconds; a machine that is busy needs many.
  var seconds: TimeInterval = 60

  /// What became of a run.
  struct Outcome {
    var result: CommandResult
    var hasTimedOut: Bool
    var elapsed: TimeInterval

    /// The codes of the errors, in their order.
    var errorCodes: [String] {
      lines.filter { $0.contains(": error: ") }.map(Self.code)
    }

    /// The lines of the diagnostics that are errors, counted from 1.
    var errorLines: Set<Int> {
      Set(
        lines.compactMap { line in
          guard let range = line.range(of: ": error: ") else { return nil }
          let parts = line[..<range.lowerBound].split(separator: ":")
          return parts.count < 2 ? nil : Int(parts[parts.count - 2])
        })
    }

    private var lines: [Substring] { result.errors.split(separator: "\n") }

    private static func code(_ line: Substring) -> String {
      String(line.split(separator: "[").last?.prefix { $0 != "]" } ?? "")
    }
  }

  func run(_ arguments: String..., in folder: URL? = nil) throws -> Outcome {
    try run(arguments, in: folder)
  }

  /// Runs the tool under a limit of its memory, and ends it when its time is over.
  func run(_ arguments: [String], in folder: URL? = nil) throws -> Outcome {
    let script = """
      ulimit -v \(memory) 2>/dev/null
      if command -v timeout >/dev/null; then set -- timeout -s KILL \(Int(seconds)) "$@"; fi
      exec "$@"
      """
    let start = Date()
    let result = try Command.run(
      "sh", ["-c", script, "sh", Checkout.tool.path] + arguments, in: folder)
    let elapsed = Date().timeIntervalSince(start)
    return Outcome(result: result, hasTimedOut: elapsed >= seconds, elapsed: elapsed)
  }
}

/// The beginning and the end of a document.
enum Document {
  static let head =
    #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    + #"<model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">"# + "\n"
  static let tail = "</model>\n"

  /// A document with something in it.
  static func with(_ body: String) -> String { head + body + tail }

  /// An attribute's value in a document.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n", "\t", "\r": "&#\(scalar.value);"
      default: String(scalar)
      }
    }.joined()
  }
}
