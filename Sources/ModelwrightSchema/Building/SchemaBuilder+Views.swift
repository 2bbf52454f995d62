import ModelwrightModel

extension SchemaBuilder {
  /// A view for each table with decimal numbers, whose stored form only programs can read.
  mutating func buildViews() {
    for table in tables where table.columns.contains(where: { $0.attributeType == .decimal }) {
      views.append(
        ReadableView(
          name: objectNames.take("\(table.name)_readable"), table: table.name,
          columns: table.columns.map { .init(name: $0.name, type: $0.attributeType) }))
    }
  }
}
