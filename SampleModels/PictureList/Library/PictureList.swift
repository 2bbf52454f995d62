import Foundation
import ModelwrightRuntime

/// A login and the list of pictures behind it: what the program does with its data.
@MainActor
public struct PictureList {
  private let container: PersistentContainer
  private var context: ManagedObjectContext { container.viewContext }

  /// Opens the store, or makes it; on the very first run the default user is inserted.
  public init(path: String) throws {
    container = try PersistentContainer(model: PictureListModel.model, store: .file(path))
    try seedOnFirstRun(flag: path + ".seeded")
  }

  /// The flag is a file of its own: it outlives the process, and a user who deletes every account
  /// does not get the default one back.
  private func seedOnFirstRun(flag: String) throws {
    guard !FileManager.default.fileExists(atPath: flag) else { return }
    let user = Users(context: context)
    user.username = "admin"
    user.password = "password"
    try context.save()
    try Data().write(to: URL(fileURLWithPath: flag))
  }

  /// Whether a user of this name and password is known.
  public func logIn(username: String, password: String) throws -> Bool {
    let request = Users.fetchRequest(
      format: "(username == %@ && password == %@)", username, password)
    return try CoreDataHelper.count(of: Users.self, matching: request, in: context) > 0
  }

  /// All pictures, sorted by title.
  public func pictures() throws -> [Pictures] {
    try CoreDataHelper.objects(of: Pictures.self, sortedBy: "title", in: context)
  }

  /// Stores what was entered: in the given picture, or in a new one when there is none.
  @discardableResult
  public func save(
    _ picture: Pictures?, title: String, description: String, imageFile: String?
  ) throws -> Pictures {
    let thumbnail = try imageFile.map { try Thumbnail.jpeg(ofFile: $0) }
    let picture = picture ?? Pictures(context: context)
    picture.title = title
    picture.desc = description
    if let thumbnail { picture.smallPicture = thumbnail }
    try context.save()
    return picture
  }

  /// Deletes a picture.
  public func delete(_ picture: Pictures) throws {
    context.delete(picture)
    try context.save()
  }
}
