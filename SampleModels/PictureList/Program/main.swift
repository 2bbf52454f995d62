import Foundation
import PictureList

let usage = """
  usage: picture-list STORE USERNAME PASSWORD [COMMAND]

  Lists pictures after a login (the first run makes the user admin with the password "password").
    list                                  shows the pictures by title (the default)
    add TITLE DESCRIPTION [FILE]          adds a picture, scaled from a file
    edit NUMBER TITLE DESCRIPTION [FILE]  changes the picture with this number
    delete NUMBER                         deletes the picture with this number
    export NUMBER FILE                    writes the small picture to a file
  """

/// The picture of a number that the user typed, from 1.
@MainActor
func picture(_ number: String, in list: PictureList) throws -> Pictures? {
  let pictures = try list.pictures()
  guard let index = Int(number), pictures.indices.contains(index - 1) else { return nil }
  return pictures[index - 1]
}

/// Does what a command asks for; `false` when it makes no sense.
@MainActor
func perform(_ command: [String], on list: PictureList) throws -> Bool {
  let file = command.count > 3 ? command.last : nil
  switch (command.first ?? "list", command.count) {
  case ("list", ...1): break
  case ("add", 3...4):
    try list.save(nil, title: command[1], description: command[2], imageFile: file)
  case ("edit", 4...5):
    guard let picture = try picture(command[1], in: list) else { return false }
    try list.save(
      picture, title: command[2], description: command[3],
      imageFile: command.count == 5 ? command[4] : nil)
  case ("delete", 2):
    guard let picture = try picture(command[1], in: list) else { return false }
    try list.delete(picture)
  case ("export", 3):
    guard let data = try picture(command[1], in: list)?.smallPicture else { return false }
    try data.write(to: URL(fileURLWithPath: command[2]))
  default: return false
  }
  return true
}

/// Logs in and does what the arguments ask for; the result is the exit status.
@MainActor
func run(_ arguments: [String]) throws -> Int32 {
  guard arguments.count >= 3, !arguments[0].hasPrefix("-") else {
    print(usage)
    return 64
  }
  let list = try PictureList(path: arguments[0])
  guard try list.logIn(username: arguments[1], password: arguments[2]) else {
    print("wrong name or password")
    return 1
  }
  guard try perform(Array(arguments.dropFirst(3)), on: list) else {
    print(usage)
    return 64
  }
  for (index, picture) in try list.pictures().enumerated() {
    let size = picture.smallPicture.map { "\($0.count) bytes" } ?? "no picture"
    print("\(index + 1). \(picture.title ?? ""): \(picture.desc ?? "") (\(size))")
  }
  return 0
}

do {
  exit(try run(Array(CommandLine.arguments.dropFirst())))
} catch {
  FileHandle.standardError.write(Data("picture-list: \(error)\n".utf8))
  exit(1)
}
