import Events
import Foundation

let usage = """
  usage: events STORE [list | add | rename NUMBER NAME | delete NUMBER]

  Keeps a table of events in an SQLite file.
  """

/// The event of a number that the user typed, from 1.
@MainActor
func event(_ number: String, in table: EventTable) -> Event? {
  let events = table.events
  guard let index = Int(number), events.indices.contains(index - 1) else { return nil }
  return events[index - 1]
}

/// Does what the arguments ask for; `false` when they make no sense.
@MainActor
func run(_ arguments: [String]) throws -> Bool {
  guard let path = arguments.first, !path.hasPrefix("-") else { return false }
  let table = try EventTable(path: path)
  switch arguments.dropFirst().first ?? "list" {
  case "list" where arguments.count <= 2: break
  case "add" where arguments.count == 2: try table.add()
  case "rename" where arguments.count == 4:
    guard let event = event(arguments[2], in: table) else { return false }
    try table.rename(event, to: arguments[3])
  case "delete" where arguments.count == 3:
    guard let event = event(arguments[2], in: table) else { return false }
    try table.delete(event)
  default: return false
  }
  for (index, event) in table.events.enumerated() {
    print("\(index + 1). \(event.name) (level \(event.level))")
  }
  return true
}

do {
  if try !run(Array(CommandLine.arguments.dropFirst())) {
    print(usage)
    exit(64)
  }
} catch {
  FileHandle.standardError.write(Data("events: \(error)\n".utf8))
  exit(1)
}
