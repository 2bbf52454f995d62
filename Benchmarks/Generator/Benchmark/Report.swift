import Foundation

/// One measurement: what was measured, and what it took.
struct Figure: Encodable {
  var name: String
  /// Milliseconds of the processor, the median.
  var processor: Double
  /// Milliseconds on the wall clock, the median.
  var elapsed: Double
  /// How many times the floor it took.
  var ratio: Double?
  /// Microseconds of the processor for each entity.
  var perEntity: Double?

  init(_ name: String, _ duration: Duration, floor: Duration? = nil, entities: Int? = nil) {
    self.name = name
    processor = duration.processor * 1e3
    elapsed = duration.elapsed * 1e3
    ratio = floor.map { duration.processor / $0.processor }
    perEntity = entities.map { duration.processor * 1e6 / Double($0) }
  }
}

/// Figures that belong together.
struct Section: Encodable {
  var title: String
  var figures: [Figure]
}

/// All measurements of a run.
struct Report: Encodable {
  var sections: [Section] = []
  private let isJSON: Bool

  private enum CodingKeys: CodingKey { case sections }

  init(_ options: Options) throws {
    isJSON = options.isJSON
    let folder = try Workspace()
    let real = RealModel.largest(below: options.corpus)
    if let real {
      let name = (real.path as NSString).lastPathComponent
      sections.append(
        try .inMemory("\(name), its largest version", real.largestVersion(), options))
      sections.append(
        try .processes("\(name), \(real.versions.count) versions", real, folder, options))
    }
    sections.append(
      try .inMemory("1,000 entities", SyntheticModel.contents(entities: 1_000), options))
    let synthetic = try folder.synthetic(entities: 1_000)
    sections.append(try .processes("1,000 entities", synthetic, folder, options))
    sections.append(try .growth(options))
    sections.append(try .startUp(folder, options))
  }

  /// The report as the options want it.
  var text: String {
    guard isJSON else { return sections.map(\.text).joined(separator: "\n\n") }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}

extension Section {
  /// The figures as a table.
  fileprivate var text: String {
    let rows = figures.map { figure in
      [
        figure.name, Self.number(figure.processor), Self.number(figure.elapsed),
        figure.ratio.map { Self.number($0) + " ×" } ?? "",
        figure.perEntity.map { Self.number($0) } ?? "",
      ]
    }
    let head = [title, "processor ms", "elapsed ms", "floor", "µs/entity"]
    let widths = head.indices.map { column in
      ([head] + rows).map { $0[column].count }.max() ?? 0
    }
    return ([head] + rows).map { row in
      row.enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + blanks : blanks + cell
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private static func number(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : "%.1f", value)
  }
}
