import Foundation

do {
  var options = try Options(CommandLine.arguments.dropFirst())
  if let job = options.job {
    print(try job.seconds(at: options.store))
  } else {
    let report = try Report(&options)
    print(report.text)
    if !report.isFlat { exit(1) }
  }
} catch {
  FileHandle.standardError.write(Data("migration-benchmark: \(error)\n".utf8))
  exit(1)
}
