import Foundation

/// What everything took, and how much memory.
struct Report {
  /// What a job took, in the middle of several times.
  struct Figure {
    var job: Job
    var seconds: Double
    /// The most memory that a process held, in bytes.
    var memory: Int
  }

  private var figures: [Figure] = []
  private let options: Options

  /// The most memory that a migration may hold beyond what opening a store takes, however many rows there
  /// are.
  private static let mostMemory = 32 << 20

  /// Measures; all jobs in turn, so that each meets the machine in the same moods.
  init(_ options: inout Options) throws {
    self.options = options
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("modelwright-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let original = folder.appendingPathComponent("original").path
    try Kennels.makeStore(original, rows: options.rows)
    var taken: [Job: [Figure]] = [:]
    for _ in 0..<options.repetitions {
      for job in Job.allCases {
        let store = folder.appendingPathComponent("store").path
        try FileManager.default.copyItem(atPath: original, toPath: store)
        taken[job, default: []].append(try Self.measure(job, store))
        for suffix in ["", "-wal", "-shm"] {
          try? FileManager.default.removeItem(atPath: store + suffix)
        }
      }
    }
    figures = Job.allCases.compactMap { job in
      guard let all = taken[job] else { return nil }
      return Figure(
        job: job, seconds: all.map(\.seconds).sorted()[all.count / 2],
        memory: all.map(\.memory).max() ?? 0)
    }
  }

  /// Runs a job in a process of its own.
  private static func measure(_ job: Job, _ store: String) throws -> Figure {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let output = store + ".seconds"
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    let program = CommandLine.arguments[0]
    var words = [program, "--job", job.rawValue, "--store", store].map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    var usage = rusage()
    var status: Int32 = 0
    guard posix_spawn(&child, program, &actions, nil, &words, environ) == 0,
      wait4(child, &status, 0, &usage) == child, status == 0,
      let text = try? String(contentsOfFile: output, encoding: .utf8),
      let seconds = Double(text.trimmingCharacters(in: .whitespacesAndNewlines))
    else { throw Options.Problem(description: "\(job.rawValue) failed") }
    return Figure(job: job, seconds: seconds, memory: usage.ru_maxrss * 1024)
  }

  // MARK: Telling

  private func figure(_ job: Job) -> Figure? { figures.first { $0.job == job } }

  private func ratio(_ figure: Figure) -> Double? {
    figure.job.reference.flatMap { self.figure($0) }.map { figure.seconds / $0.seconds }
  }

  /// Whether the memory of every migration stays flat.
  var isFlat: Bool {
    let floor = figure(.open)?.memory ?? 0
    return figures.allSatisfy { $0.memory - floor <= Self.mostMemory }
  }

  var text: String { options.isJSON ? json : table }

  private var table: String {
    var text = "Migrating a table of \(options.rows) rows, median of \(options.repetitions)\n"
    for figure in figures {
      let title = figure.job.title.padding(toLength: 30, withPad: " ", startingAt: 0)
      let ratio = ratio(figure).map { String(format: "  %.2f times the SQL by hand", $0) } ?? ""
      text +=
        title
        + String(
          format: "%8.3f s  %6.1f MB", figure.seconds, Double(figure.memory) / 1_048_576) + ratio
        + "\n"
    }
    return text + (isFlat ? "The memory is flat." : "The memory is NOT flat.")
  }

  private var json: String {
    let items = figures.map { figure in
      let ratio = ratio(figure).map { String(format: ", \"ratio\": %.3f", $0) } ?? ""
      return String(
        format: "{\"job\": \"%@\", \"seconds\": %.4f, \"memory\": %d%@}", figure.job.rawValue,
        figure.seconds, figure.memory, ratio)
    }
    return "{\"rows\": \(options.rows), \"figures\": [\(items.joined(separator: ", "))]}"
  }
}
