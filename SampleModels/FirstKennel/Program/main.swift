import FirstKennel
import Foundation

// The first release of the kennel's program: it makes a store with some dogs and lists them.
guard CommandLine.arguments.count == 2 else {
  print("usage: first-kennel STORE")
  exit(64)
}
do {
  let kennel = try FirstKennel(path: CommandLine.arguments[1])
  try kennel.add("Fido", age: "7", owner: "Ada", walks: [2.5, 4])
  try kennel.add("Rex", age: "unknown", owner: "Ada", walks: [])
  try kennel.add("Stray", age: nil, owner: nil, walks: [1])
  for line in try kennel.list() { print(line) }
} catch {
  FileHandle.standardError.write(Data("first-kennel: \(error)\n".utf8))
  exit(1)
}
