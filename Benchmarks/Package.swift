// swift-tools-version: 6.1

import PackageDescription

// The modules of the tool are no products for users. `make bench-generator` and
// `make bench-migration` set the variable that makes them one for this package.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "modelwright", path: "..")],
  targets: [
    .systemLibrary(
      name: "CXML2", path: "CXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .target(name: "CFloor", dependencies: ["CXML2"], path: "Generator/CFloor"),
    .executableTarget(
      name: "generator-floor", dependencies: ["CFloor"], path: "Generator/Floor"),
    .executableTarget(name: "empty-program", path: "Generator/Empty"),
    .executableTarget(
      name: "generator-benchmark",
      dependencies: [
        "CFloor", "generator-floor", "empty-program",
        .product(name: "ModelwrightInternals", package: "modelwright"),
        .product(name: "modelwright", package: "modelwright"),
      ],
      path: "Generator/Benchmark"
    ),
    .executableTarget(
      name: "migration-benchmark",
      dependencies: [.product(name: "ModelwrightInternals", package: "modelwright")],
      path: "Migration"
    ),
  ]
)
