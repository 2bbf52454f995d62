import ModelwrightModel

/// What `modelwright explain` says of stores.
enum StoreDiagnostics {
  /// The documentation of every code that a store gives.
  static let documentation: [DiagnosticDocumentation] = ofFiles + ofVersions + ofMigrating

  private static let ofFiles = [
    DiagnosticDocumentation(
      code: "not-a-store", severity: .error,
      summary: "A file is no store of Modelwright.",
      cause: """
        It is something else than a SQLite database, or a database of another program; also one of \
        Core Data's own, whose tables have another form.
        """,
      remedy: "Name the file that the program opens with 'PersistentContainer'."),
    DiagnosticDocumentation(
      code: "store-missing", severity: .error,
      summary: "There is no store at a path.",
      cause: "The path leads to nothing or to an empty file. Only programs make stores.",
      remedy: "Correct the path, or let the program run once."),
    DiagnosticDocumentation(
      code: "store-damaged", severity: .error,
      summary: "A store is not whole.",
      cause: """
        The file was cut off or overwritten, or another tool removed a table, an index or a trigger. \
        The message says what was found.
        """,
      remedy: "Restore it from a backup."),
    DiagnosticDocumentation(
      code: "store-read-only", severity: .error,
      summary: "A store cannot be written.",
      cause: """
        The file, or the folder in which SQLite keeps its log beside it, is write-protected; or an \
        interrupted change must be put right before a file can be read that may not be written.
        """,
      remedy: "Correct the permissions, or work on a copy."),
    DiagnosticDocumentation(
      code: "store-busy", severity: .error,
      summary: "Another program has been using a store for too long.",
      cause: "A store is migrated alone; the other program holds its lock.",
      remedy: "End the other program and try again."),
    DiagnosticDocumentation(
      code: "store-full", severity: .error,
      summary: "There is no room left for a store.",
      cause: """
        A table that is written anew is there twice until the migration is kept: about as much room \
        is needed as the store has, and as much again for a backup. The store is as it was.
        """,
      remedy: "Make room and try again."),
    DiagnosticDocumentation(
      code: "store-unreadable", severity: .error,
      summary: "The system or SQLite refuses something else about a store.",
      cause: "The message has the reason in the system's or SQLite's own words.",
      remedy: "Correct what the message names."),
    DiagnosticDocumentation(
      code: "sqlite-too-old", severity: .error,
      summary: "The SQLite library is older than 3.37.",
      cause: "Stores have STRICT tables, which came with SQLite 3.37.",
      remedy: "Install a newer SQLite."),
  ]

  private static let ofVersions = [
    DiagnosticDocumentation(
      code: "store-of-other-model", severity: .error,
      summary: "A store was made with another model.",
      cause: "No entity of the store's model is one of the model that was named.",
      remedy: "Name the store's own model; 'modelwright inspect STORE' tells which it is."),
    DiagnosticDocumentation(
      code: "store-version-newer", severity: .error,
      summary: "A later version of the model has written a store.",
      cause: """
        The store records that its writer knew this version as an earlier one. What this version \
        does not have would be lost by migrating back.
        """,
      remedy: """
        Use the model that has the later version. To migrate back all the same, name the version \
        with 'migrate apply --to', and make a backup.
        """),
    DiagnosticDocumentation(
      code: "store-form-newer", severity: .error,
      summary: "A later version of Modelwright has written a store.",
      cause: "Its tables have a form that this version does not know.",
      remedy: "Use the later version."),
    DiagnosticDocumentation(
      code: "stage-needs-program", severity: .error,
      summary: "A stage of hand-written code lies on the way of a store.",
      cause: """
        A stage in 'modelwright.json' is a Swift function of your program, which the tool does not \
        have.
        """,
      remedy: "Open the store with the program."),
  ]

  private static let ofMigrating = [
    DiagnosticDocumentation(
      code: "store-obstacle", severity: .error,
      summary: "A store cannot be migrated to a version.",
      cause: """
        What to do with its rows cannot be inferred from the two versions, or its rows do not fit: a \
        value is required and absent, or must be unique and is there twice. The store is as it was.
        """,
      remedy: "Change the model, the rows, or write a stage, as the message says."),
    DiagnosticDocumentation(
      code: "store-duplicates", severity: .error,
      summary: "Values are there twice that must be unique in a version.",
      cause: "A uniqueness constraint came, and rows break it. The store is as it was.",
      remedy: "Make the values different, or write a stage that does."),
    DiagnosticDocumentation(
      code: "migration-failed", severity: .error,
      summary: "The rows of a store do not fit a version.",
      cause: """
        A statement of the migration, or one of the checks at its end, failed, for the reason in the \
        message. The store is as it was.
        """,
      remedy: """
        Correct the rows that the message names. A structure that differs at the end is a fault of \
        Modelwright: report it with both versions of the model.
        """),
    DiagnosticDocumentation(
      code: "migration-cancelled", severity: .error,
      summary: "A migration was interrupted.",
      cause: "Somebody pressed Control-C or ended the process. The store is as it was.",
      remedy: "Run it again."),
    DiagnosticDocumentation(
      code: "backup-failed", severity: .error,
      summary: "The copy that was to be made before a migration could not be made.",
      cause: """
        Something stands under its name already, which is never overwritten, or the folder cannot be \
        written. The store was not migrated.
        """,
      remedy: "Name another path with '--backup-to'."),
  ]
}
