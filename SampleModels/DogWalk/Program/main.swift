import DogWalk
import Foundation

let usage = """
  usage: dog-walk STORE [list | add | delete NUMBER]

  Walks the dog Fido and keeps the walks in an SQLite file.
    list            shows the walks in order (the default)
    add             adds a walk dated now
    delete NUMBER   deletes the walk with this number
  """

/// Shows the dog and its walks; each walk knows its dog again.
@MainActor
func show(_ walker: DogWalker) {
  print("\(walker.dog.name ?? "?"): \(walker.walks.count) walks")
  for (index, walk) in walker.walks.enumerated() {
    let date = walk.date.map { $0.formatted(.iso8601) } ?? "undated"
    print("  \(index + 1). \(date) with \(walk.dog?.name ?? "nobody")")
  }
}

/// Does what the arguments ask for; `false` when they make no sense.
@MainActor
func run(_ arguments: [String]) throws -> Bool {
  guard let path = arguments.first, !path.hasPrefix("-") else { return false }
  let walker = try DogWalker(stack: DogWalkStack(path: path), dogNamed: "Fido")
  switch arguments.dropFirst().first ?? "list" {
  case "list" where arguments.count <= 2: break
  case "add" where arguments.count == 2: try walker.addWalk(at: Date())
  case "delete" where arguments.count == 3:
    guard let number = Int(arguments[2]), number > 0 else { return false }
    try walker.deleteWalk(at: number - 1)
  default: return false
  }
  show(walker)
  return true
}

do {
  if try !run(Array(CommandLine.arguments.dropFirst())) {
    print(usage)
    exit(64)
  }
} catch {
  FileHandle.standardError.write(Data("dog-walk: \(error)\n".utf8))
  exit(1)
}
