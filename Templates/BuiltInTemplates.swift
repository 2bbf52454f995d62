/// The templates that come with the tool: files of this folder, embedded into the program.
public enum BuiltInTemplates {
  /// The template set `swift`, by file name: classes for the runtime.
  public static var swift: [String: String] {
    [
      "class.stencil": text(PackageResources.class_stencil),
      "composite.stencil": text(PackageResources.composite_stencil),
      "configurations.stencil": text(PackageResources.configurations_stencil),
      "fetches.stencil": text(PackageResources.fetches_stencil),
      "enumeration.stencil": text(PackageResources.enumeration_stencil),
      "file.stencil": text(PackageResources.file_stencil),
      "header.stencil": text(PackageResources.header_stencil),
      "human.stencil": text(PackageResources.human_stencil),
      "methods.stencil": text(PackageResources.methods_stencil),
      "migrations.stencil": text(PackageResources.migrations_stencil),
      "model.stencil": text(PackageResources.model_stencil),
      "raw-value.stencil": text(PackageResources.raw_value_stencil),
      "requests.stencil": text(PackageResources.requests_stencil),
      "row-property.stencil": text(PackageResources.row_property_stencil),
      "rows.stencil": text(PackageResources.rows_stencil),
      "snapshot.stencil": text(PackageResources.snapshot_stencil),
      "snapshot-property.stencil": text(PackageResources.snapshot_property_stencil),
      "stage.stencil": text(PackageResources.stage_stencil),
      "tests.stencil": text(PackageResources.tests_stencil),
      "versions.stencil": text(PackageResources.versions_stencil),
    ]
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
