// swift-tools-version: 6.1

import PackageDescription

/// A sample: a model with a small library over it, and a program that shows it at work.
///
/// The model stands beside the library's sources and is excluded, because the plugin finds it by
/// itself: that keeps both of SwiftPM's build systems silent.
func sample(
  _ name: String, model: String, program: String, knows libraries: [Target.Dependency] = [],
  others: [String] = []
) -> [Target] {
  [
    .target(
      name: name,
      dependencies: [.product(name: "ModelwrightRuntime", package: "modelwright")] + libraries,
      path: name,
      exclude: [model, "Program"] + others,
      sources: ["Library"],
      plugins: [.plugin(name: "ModelwrightPlugin", package: "modelwright")]
    ),
    .executableTarget(
      name: program, dependencies: [.byName(name: name)], path: "\(name)/Program"),
  ]
}

// GD stands where every compiler looks on Debian, and its pkg-config file has flags that SwiftPM
// warns about; elsewhere it has to be found.
#if os(Linux)
  let gd: String? = nil
#else
  let gd: String? = "gdlib"
#endif

let package = Package(
  name: "SampleModels",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "modelwright", path: "..")],
  targets: [
    .systemLibrary(
      name: "CGD", path: "CGD", pkgConfig: gd,
      providers: [.apt(["libgd-dev"]), .brew(["gd"])])
  ]
    + sample("DogWalk", model: "Dog Walk.xcdatamodeld", program: "dog-walk")
    + sample("Events", model: "Events.xcdatamodeld", program: "events")
    + sample("FirstKennel", model: "Kennel.xcdatamodeld", program: "first-kennel")
    + sample(
      "Kennel", model: "Kennel.xcdatamodeld", program: "kennel", others: ["modelwright.json"])
    + sample(
      "PictureList", model: "Picture List.xcdatamodeld", program: "picture-list",
      knows: ["CGD"]),
  swiftLanguageModes: [.v6]
)
