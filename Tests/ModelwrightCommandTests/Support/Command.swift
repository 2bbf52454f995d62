import Foundation

/// What a process that has ended left behind.
struct CommandResult {
  var status: Int32
  var output: String
  var errors: String

  /// Both streams, for the messages of failed expectations.
  var transcript: String { "status \(status)\n\(output)\(errors)" }
}

/// Starts programs as a user's shell would.
enum Command {
  /// Runs a program to its end. The streams go through files, because a pipe that nobody reads blocks.
  static func run(
    _ program: String, _ arguments: [String], in folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws -> CommandResult {
    let scratch = try TemporaryFolder()
    let output = scratch.url.appendingPathComponent("output")
    let errors = scratch.url.appendingPathComponent("errors")
    for file in [output, errors] {
      guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
        throw CocoaError(.fileWriteUnknown)
      }
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return CommandResult(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  /// Runs the built command line.
  static func modelwright(_ arguments: String..., in folder: URL? = nil) throws -> CommandResult {
    try run(Checkout.tool.path, arguments, in: folder)
  }
}
