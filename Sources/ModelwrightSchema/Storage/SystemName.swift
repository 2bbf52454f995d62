/// The names that are ours in every store. Tables begin with `_mw_`, columns with an underscore.
public enum SystemName {
  /// The primary key of every entity's table: unique among all entities of a hierarchy.
  public static let id = "_id"
  /// The name of a row's entity; only in tables of entities that have sub-entities.
  public static let entity = "_entity"
  /// Counts the changes of a row, from 1: optimistic locking.
  public static let version = "_version"
  /// What all system tables begin with.
  public static let tablePrefix = "_mw_"
  /// The last identifier that was given out for each root entity's table.
  public static let sequence = "_mw_sequence"
  /// The column of ``sequence`` that names the table.
  public static let sequenceRoot = "root"
  /// The column of ``sequence`` that holds the identifier.
  public static let sequenceLast = "last"
  /// What the store knows about itself, by ``metadataKey``.
  public static let metadata = "_mw_metadata"
  /// The column of ``metadata`` that names an entry.
  public static let metadataKey = "key"
  /// The column of ``metadata`` that holds an entry's value.
  public static let metadataValue = "value"
  /// Files of external values that no row names any more.
  public static let trash = "_mw_trash"
  /// The column of ``trash`` that holds the file's name.
  public static let trashFile = "file"
  /// The column of ``trash`` that holds the second since 2001 at which the file was given up.
  public static let trashTime = "removed"

  /// A name as SQL text: between quotes, quotes inside doubled.
  public static func quoted(_ name: String) -> String { SQLiteSyntax.quoted(name) }
}
