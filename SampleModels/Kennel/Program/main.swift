import Foundation
import Kennel

guard CommandLine.arguments.count == 2 else {
  print("usage: kennel STORE")
  exit(64)
}
do {
  let kennel = try Kennel(path: CommandLine.arguments[1])
  for line in try kennel.dogs() + kennel.owners() { print(line) }
} catch {
  FileHandle.standardError.write(Data("kennel: \(error)\n".utf8))
  exit(1)
}
