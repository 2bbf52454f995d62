import Foundation

extension Section {
  /// Reading, checking and generating one document in memory, against the floor.
  static func inMemory(_ title: String, _ contents: [UInt8], _ options: Options) throws -> Section {
    let pipeline = try Pipeline(contents)
    let (floor, stages) = try measure(pipeline, options.repetitions)
    let total = stages.reduce(Duration(elapsed: 0, processor: 0), +)
    let names = Pipeline.Stage.allCases.map(\.rawValue)
    return Section(
      title: "\(title), in memory",
      figures: [Figure("floor", floor)]
        + zip(names, stages).map { Figure($0, $1, floor: floor) }
        + [Figure("all", total, floor: floor, entities: pipeline.entityCount)])
  }

  /// The tool as a process, against a program in C that parses and copies the same bytes.
  static func processes(
    _ title: String, _ model: RealModel, _ folder: Workspace, _ options: Options
  ) throws -> Section {
    let sample = folder.path("sample")
    _ = try ChildProcess.run(
      folder.tool, ["generate", model.path, "--output", sample])
    let output = folder.path("output")
    func run(_ program: String, _ arguments: [String]) -> () throws -> Duration {
      {
        try? FileManager.default.removeItem(atPath: output)
        return try ChildProcess.run(program, arguments).duration
      }
    }
    let generate = ["generate", model.path, "--output", output]
    var works = [
      run(folder.program("generator-floor"), [sample, output] + model.versions),
      run(folder.tool, generate),
      { try ChildProcess.run(folder.tool, generate).duration },
    ]
    var names = ["floor", "release", "release, nothing changed"]
    if let debug = options.debugTool {
      works.append(run(debug, generate))
      names.append("debug")
    }
    let medians = try Stopwatch.medians(of: options.repetitions, works)
    try? FileManager.default.removeItem(atPath: sample)
    return Section(
      title: "\(title), processes",
      figures: zip(names, medians).map {
        Figure($0, $1, floor: $0 == "floor" ? nil : medians[0])
      })
  }

  /// How the time grows with the number of entities.
  static func growth(_ options: Options) throws -> Section {
    let figures = try [100, 300, 1_000, 3_000, 10_000].map { count in
      let pipeline = try Pipeline(SyntheticModel.contents(entities: count))
      let repetitions = max(3, min(options.repetitions, 5_000 / count))
      let (floor, stages) = try measure(pipeline, repetitions)
      let total = stages.reduce(Duration(elapsed: 0, processor: 0), +)
      return Figure("\(count) entities", total, floor: floor, entities: count)
    }
    return Section(title: "growth, in memory", figures: figures)
  }

  /// What starting costs: the smallest of the samples against a program that does nothing.
  static func startUp(_ folder: Workspace, _ options: Options) throws -> Section {
    let model = try folder.synthetic(entities: 2)
    let output = folder.path("small")
    let generate = ["generate", model.path, "--output", output]
    let medians = try Stopwatch.medians(
      of: options.repetitions * 5,
      [
        { try ChildProcess.run(folder.program("empty-program"), []).duration },
        {
          try? FileManager.default.removeItem(atPath: output)
          return try ChildProcess.run(folder.tool, generate).duration
        },
        { try ChildProcess.run(folder.tool, generate).duration },
      ])
    let names = ["an empty Swift program", "two entities", "two entities, nothing changed"]
    return Section(
      title: "start-up, processes",
      figures: zip(names, medians).map { Figure($0, $1) })
  }

  private static func measure(
    _ pipeline: Pipeline, _ repetitions: Int
  ) throws -> (floor: Duration, stages: [Duration]) {
    var floors: [Duration] = []
    var stages: [[Duration]] = []
    for _ in 0..<repetitions {
      floors.append(pipeline.floor())
      stages.append(try pipeline.stages())
    }
    let medians = Pipeline.Stage.allCases.indices.map { index in
      Duration.median(of: stages.map { $0[index] })
    }
    return (Duration.median(of: floors), medians)
  }
}
