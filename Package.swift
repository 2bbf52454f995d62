// swift-tools-version: 6.1

import PackageDescription

/// The settings of every target: the strictest that the language offers, so that what compiles here
/// also compiles in a user's package whatever that package has switched on.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A library target with its imports. `ARCHITECTURE.md` explains the arrows; a test keeps them.
func module(_ name: String, knows dependencies: [String] = []) -> Target {
  .target(
    name: name,
    dependencies: dependencies.map { .byName(name: $0) },
    swiftSettings: settings
  )
}

/// A test target that mirrors the library target it is named after.
func tests(_ name: String, knows dependencies: [String]) -> Target {
  .testTarget(
    name: name,
    dependencies: dependencies.map { .byName(name: $0) },
    exclude: fixtures[name] ?? [],
    swiftSettings: settings
  )
}

/// Folders of golden cases: read from the source tree by the tests, never compiled or bundled.
let fixtures: [String: [String]] = [
  "ModelwrightGenerationTests": ["Cases"],
  "ModelwrightSchemaTests": ["Cases"],
]

let package = Package(
  name: "modelwright",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .executable(name: "modelwright", targets: ["modelwright"]),
    .library(name: "ModelwrightRuntime", targets: ["ModelwrightRuntime"]),
    .plugin(name: "ModelwrightPlugin", targets: ["ModelwrightPlugin"]),
    .plugin(name: "ModelwrightCommandPlugin", targets: ["ModelwrightCommandPlugin"]),
  ],
  targets: [
    // The system libraries.
    .systemLibrary(
      name: "CModelwrightXML2",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
    ),
    .systemLibrary(
      name: "CModelwrightSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]
    ),

    // The model and what is computed from it.
    module("ModelwrightModel"),
    module("ModelwrightXML", knows: ["ModelwrightModel", "CModelwrightXML2"]),
    module("ModelwrightPredicate", knows: ["ModelwrightModel"]),
    module("ModelwrightChecks", knows: ["ModelwrightModel", "ModelwrightPredicate"]),
    module("ModelwrightSchema", knows: ["ModelwrightModel", "ModelwrightPredicate"]),
    module("ModelwrightMigration", knows: ["ModelwrightModel", "ModelwrightSchema"]),

    // Generated code.
    module("ModelwrightTemplating"),
    .target(
      name: "ModelwrightTemplates",
      path: "Templates",
      resources: [.embedInCode("swift")],
      swiftSettings: settings
    ),
    module(
      "ModelwrightGeneration",
      knows: [
        "ModelwrightModel", "ModelwrightPredicate", "ModelwrightSchema", "ModelwrightMigration",
        "ModelwrightTemplating", "ModelwrightTemplates",
      ]
    ),

    // The store.
    module("ModelwrightSQLite", knows: ["CModelwrightSQLite", "ModelwrightSchema"]),
    module(
      "ModelwrightMigrator",
      knows: ["ModelwrightModel", "ModelwrightSchema", "ModelwrightMigration", "ModelwrightSQLite"]
    ),
    module(
      "ModelwrightRuntime",
      knows: [
        "ModelwrightModel", "ModelwrightPredicate", "ModelwrightSchema", "ModelwrightMigration",
        "ModelwrightSQLite", "ModelwrightMigrator",
      ]
    ),

    // The command line and the plugins that start it.
    module("ModelwrightArguments", knows: ["ModelwrightModel"]),
    module("ModelwrightConfiguration", knows: ["ModelwrightModel"]),
    .executableTarget(
      name: "modelwright",
      dependencies: [
        "ModelwrightModel", "ModelwrightXML", "ModelwrightPredicate", "ModelwrightChecks",
        "ModelwrightSchema", "ModelwrightMigration", "ModelwrightSQLite", "ModelwrightMigrator",
        "ModelwrightGeneration", "ModelwrightArguments", "ModelwrightConfiguration",
      ],
      swiftSettings: settings
    ),
    .plugin(
      name: "ModelwrightPlugin",
      capability: .buildTool(),
      dependencies: ["modelwright"]
    ),
    .plugin(
      name: "ModelwrightCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "generate-models",
          description: "Generates model classes from Core Data models into the package."
        ),
        permissions: [
          .writeToPackageDirectory(
            reason: "Writes the generated model classes beside your sources.")
        ]
      ),
      dependencies: ["modelwright"]
    ),

    // Tests, one target for each library target, and two that look at the whole.
    tests("ModelwrightModelTests", knows: ["ModelwrightModel"]),
    tests("ModelwrightXMLTests", knows: ["ModelwrightXML", "ModelwrightModel"]),
    tests("ModelwrightPredicateTests", knows: ["ModelwrightPredicate", "ModelwrightModel"]),
    tests(
      "ModelwrightChecksTests", knows: ["ModelwrightChecks", "ModelwrightModel", "ModelwrightXML"]),
    tests(
      "ModelwrightSchemaTests",
      knows: ["ModelwrightSchema", "ModelwrightModel", "ModelwrightXML", "ModelwrightSQLite"]
    ),
    tests(
      "ModelwrightMigrationTests",
      knows: [
        "ModelwrightMigration", "ModelwrightModel", "ModelwrightSchema", "ModelwrightSQLite",
        "ModelwrightXML",
      ]
    ),
    tests(
      "ModelwrightMigratorTests",
      knows: [
        "ModelwrightMigrator", "ModelwrightMigration", "ModelwrightSQLite", "ModelwrightSchema",
        "ModelwrightModel", "CModelwrightSQLite",
      ]
    ),
    tests("ModelwrightSQLiteTests", knows: ["ModelwrightSQLite", "ModelwrightSchema"]),
    tests("ModelwrightTemplatingTests", knows: ["ModelwrightTemplating"]),
    tests(
      "ModelwrightGenerationTests",
      knows: [
        "ModelwrightGeneration", "ModelwrightMigration", "ModelwrightModel", "ModelwrightPredicate",
        "ModelwrightXML", "ModelwrightTemplating",
      ]
    ),
    tests("ModelwrightArgumentsTests", knows: ["ModelwrightArguments"]),
    tests(
      "ModelwrightConfigurationTests", knows: ["ModelwrightConfiguration", "ModelwrightModel"]),
    tests(
      "ModelwrightRuntimeTests",
      knows: [
        "ModelwrightRuntime", "ModelwrightModel", "ModelwrightSQLite", "ModelwrightPredicate",
        "ModelwrightMigration", "ModelwrightMigrator", "ModelwrightSchema",
      ]
    ),
    tests(
      "ModelwrightCommandTests",
      knows: [
        "modelwright", "ModelwrightRuntime", "ModelwrightSQLite", "ModelwrightMigrator",
        "ModelwrightModel", "ModelwrightXML",
      ]),
  ]
)

// The fuzz targets, which `Scripts/fuzz` builds and nobody else: they need libFuzzer.
if Context.environment["MODELWRIGHT_FUZZ"] != nil {
  let inputs: [String: [String]] = [
    "Reader": [
      "ModelwrightXML", "ModelwrightModel", "ModelwrightChecks", "ModelwrightGeneration",
      "ModelwrightSchema", "ModelwrightSQLite",
    ],
    "Predicate": ["ModelwrightPredicate", "ModelwrightModel"],
    "Encoding": ["ModelwrightModel", "ModelwrightSchema"],
    "Mapping": ["ModelwrightXML", "ModelwrightModel", "ModelwrightMigration"],
  ]
  package.targets.append(
    .systemLibrary(name: "CModelwrightFuzzer", path: "Fuzzing/CModelwrightFuzzer"))
  package.targets += inputs.map { name, dependencies in
    .executableTarget(
      name: "ModelwrightFuzz\(name)",
      dependencies: (dependencies + ["CModelwrightFuzzer"]).map { .byName(name: $0) },
      path: "Fuzzing/\(name)",
      swiftSettings: settings
    )
  }
  package.targets.append(
    .executableTarget(
      name: "ModelwrightSeedWriter",
      dependencies: ["ModelwrightModel", "ModelwrightXML"],
      path: "Fuzzing/SeedWriter",
      swiftSettings: settings
    ))
}

// The tool's own modules for `Benchmarks`, which measures them one by one; they are nobody else's.
if Context.environment["MODELWRIGHT_INTERNALS"] != nil {
  package.products.append(
    .library(
      name: "ModelwrightInternals",
      targets: [
        "ModelwrightModel", "ModelwrightXML", "ModelwrightChecks", "ModelwrightGeneration",
        "ModelwrightSchema", "ModelwrightMigration", "ModelwrightMigrator", "ModelwrightSQLite",
      ]))
}
