import ModelwrightSQLite
import ModelwrightSchema

/// What must hold of every store after a migration, whatever was in it.
struct StoreCheck {
  let fresh: FreshStore
  let connection: Connection
  let context: ProofContext
  /// The place of the version that the store has.
  let place: Int

  /// What is wrong, in words; `nil` when nothing is.
  func problem() throws -> String? {
    if let problem = try fresh.problem(of: connection, equivalents: &context.equivalents[place]) {
      return problem
    }
    if let row = try connection.rows("PRAGMA foreign_key_check").first {
      return "the row \(row[1].integer ?? 0) of the table '\(row[0].text ?? "")' has a key that "
        + "leads to no row of '\(row[2].text ?? "")'"
    }
    let answer = try connection.value("PRAGMA integrity_check")?.text
    return answer == "ok" ? nil : "integrity_check says: \(answer ?? "nothing")"
  }
}
