import Foundation

/// What a process that has ended left behind.
struct CommandResult {
  var status: Int32
  var output: String
  var errors: String

  /// Both streams, for the messages of failed expectations.
  var transcript: String { "status \(status)\n\(output)\(errors)" }
}

/// A process that was started, with the files that its streams go to: a pipe that nobody reads blocks.
final class RunningCommand {
  private let process = Process()
  private let scratch: TemporaryFolder

  init(
    _ program: String, _ arguments: [String], in folder: URL?, environment: [String: String]
  ) throws {
    scratch = try TemporaryFolder()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try Self.stream(to: scratch.url.appendingPathComponent("output"))
    process.standardError = try Self.stream(to: scratch.url.appendingPathComponent("errors"))
    try process.run()
  }

  private static func stream(to file: URL) throws -> FileHandle {
    guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
      throw CocoaError(.fileWriteUnknown)
    }
    return try FileHandle(forWritingTo: file)
  }

  /// Whether the process has not ended yet.
  var isRunning: Bool { process.isRunning }

  /// Ends the process at once, wherever it is.
  func kill() { _ = Foundation.kill(process.processIdentifier, SIGKILL) }

  /// Waits for the end.
  func finish() throws -> CommandResult {
    process.waitUntilExit()
    return CommandResult(
      status: process.terminationStatus, output: try text(of: "output"),
      errors: try text(of: "errors"))
  }

  private func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: scratch.url.appendingPathComponent(name)), as: UTF8.self)
  }
}

/// Starts programs as a user's shell would.
enum Command {
  /// Runs a program to its end.
  static func run(
    _ program: String, _ arguments: [String], in folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws -> CommandResult {
    try start(program, arguments, in: folder, environment: environment).finish()
  }

  /// Starts a program.
  static func start(
    _ program: String, _ arguments: [String], in folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws -> RunningCommand {
    try RunningCommand(program, arguments, in: folder, environment: environment)
  }

  /// Runs the built command line.
  static func modelwright(_ arguments: String..., in folder: URL? = nil) throws -> CommandResult {
    try run(Checkout.tool.path, arguments, in: folder)
  }
}
