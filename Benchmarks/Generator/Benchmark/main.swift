import Foundation

do {
  let report = try Report(Options(CommandLine.arguments.dropFirst()))
  print(report.text)
} catch {
  FileHandle.standardError.write(Data("generator-benchmark: \(error)\n".utf8))
  exit(1)
}
