import ModelwrightModel

/// What `modelwright explain` says of files and folders that are read and written.
enum FileDiagnostics {
  /// The documentation of every code of this folder, of the manifest and of finding configurations.
  static let documentation: [DiagnosticDocumentation] = ofSystem + ofPlaces + ofManifest

  private static let ofSystem = [
    DiagnosticDocumentation(
      code: "output-unwritable", severity: .error,
      summary: "A file or folder cannot be written.",
      cause: """
        The system refuses, for the reason in the message: a missing permission, a full disk, a \
        read-only volume.
        """,
      remedy: """
        Correct the folder or its permissions. Files that were already there are as they were.
        """),
    DiagnosticDocumentation(
      code: "file-unreadable", severity: .error,
      summary: "A file or folder that was named cannot be read.",
      cause: "It does not exist, or the system refuses, for the reason in the message.",
      remedy: "Correct the path or its permissions."),
    DiagnosticDocumentation(
      code: "configuration-unreadable", severity: .error,
      summary: "A configuration cannot be read.",
      cause: """
        A folder or a link that leads nowhere has the name 'modelwright.json', the system refuses, \
        or '--config' names a file that does not exist.
        """,
      remedy: "Correct the path, or remove what has the name of a configuration and is none."),
    DiagnosticDocumentation(
      code: "output-busy", severity: .error,
      summary: "Another run has been writing into the folder for too long.",
      cause: """
        Runs on one folder wait for each other, so that their files are not mixed. The other one \
        was stopped, or waits for a slow disk.
        """,
      remedy: "Try again when it has ended."),
  ]

  private static let ofPlaces = [
    DiagnosticDocumentation(
      code: "output-name", severity: .error,
      summary: "A generated file would have a name that no file can have.",
      cause: """
        The name would lead out of the output folder, or is longer than 255 bytes. It comes from \
        the name of a class or of the model.
        """,
      remedy: "Rename the entity, the class or the model."),
    DiagnosticDocumentation(
      code: "output-in-the-way", severity: .error,
      summary: "Something that is no file stands where a file is to be written.",
      cause: "A folder, a pipe or a device has exactly the name of a generated file.",
      remedy: "Move it, or choose another output folder."),
    DiagnosticDocumentation(
      code: "output-is-link", severity: .error,
      summary: "A symbolic link stands where a file is to be written.",
      cause: """
        A link in the output folder could lead anywhere. It is neither followed nor replaced; only \
        the output folder itself may be a link.
        """,
      remedy: "Remove the link."),
    DiagnosticDocumentation(
      code: "output-in-model", severity: .error,
      summary: "The output folder lies inside the model.",
      cause: "What is generated would become a part of the model that it is generated from.",
      remedy: "Choose an output folder outside of the bundle."),
    DiagnosticDocumentation(
      code: "foreign-file", severity: .error,
      summary: "A file that was not generated has the name of a generated one.",
      cause: """
        The manifest does not list the file, and it does not begin as generated files do: somebody \
        wrote it, or another tool generated it.
        """,
      remedy: "Rename or move the file, or choose another output folder."),
    DiagnosticDocumentation(
      code: "stale-output", severity: .error,
      summary: "A generated file is not what the model generates now.",
      cause: """
        'generate --check' found that generating would write or remove the file: the model, the \
        settings or the version of the tool changed since, or the file was edited. Reports in JSON \
        and SARIF have it for each such file; in text the unified diff says it.
        """,
      remedy: "Run 'generate' without '--check', and commit what it writes."),
    DiagnosticDocumentation(
      code: "shared-file", severity: .warning,
      summary: "A file was generated from another model before.",
      cause: """
        Two models in one output folder have classes of one name and overwrite each other's files, \
        or the model was renamed; then the next run says nothing.
        """,
      remedy: "Give each model an output folder of its own."),
  ]

  private static let ofManifest = [
    DiagnosticDocumentation(
      code: "edited-file", severity: .warning,
      summary: "A generated file was edited, and generating overwrites it.",
      cause: """
        Its bytes are not those that were generated. A run that overwrites them keeps them in a \
        file beside it whose name ends in '.edited', and a number when there is one already. With \
        '--check', or when the code is an error, nothing is written.
        """,
      remedy: """
        Move what is yours into an extension in a file of its own, and delete the copy. To have \
        such a run stop instead, make this code an error in 'modelwright.json'.
        """),
    DiagnosticDocumentation(
      code: "unrecorded-file", severity: .warning,
      summary: "The manifest does not list a generated file that generating overwrites.",
      cause: """
        Without its digest in '.modelwright-manifest.json' nothing tells whether the file was \
        edited, so a run that overwrites it keeps its bytes in a file whose name ends in '.edited'.
        """,
      remedy: "Commit the manifest with the generated files, and delete the copy."),
    DiagnosticDocumentation(
      code: "too-many-edits", severity: .error,
      summary: "So many edits of a file are kept that there is no further name.",
      cause: "The file was edited and overwritten 99 times, and every edit is still beside it.",
      remedy: "Delete the files whose names end in '.edited' and a number."),
    DiagnosticDocumentation(
      code: "stale-file", severity: .warning,
      summary: "A file is no longer generated, but was edited and is kept.",
      cause: """
        Its entity was removed or renamed. Files that are as they were generated are removed \
        without a word; this one would lose what somebody wrote.
        """,
      remedy: "Take what you need out of it, and delete it."),
    DiagnosticDocumentation(
      code: "damaged-manifest", severity: .warning,
      summary: "The record of generated files cannot be understood.",
      cause: """
        '.modelwright-manifest.json' was edited or damaged by a merge. The next run writes it anew; what \
        earlier runs wrote is no longer known.
        """,
      remedy: "Delete files of removed entities yourself, should there be any."),
    DiagnosticDocumentation(
      code: "newer-manifest", severity: .error,
      summary: "A later version of modelwright wrote the generated files.",
      cause: "This version does not understand the record of them, and would lose it.",
      remedy: "Use the later version, or delete '.modelwright-manifest.json'."),
  ]
}
