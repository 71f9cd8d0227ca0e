// swift-tools-version: 6.0
import PackageDescription

// A program of its own that depends on Lunette as any other package would. From a repository, the dependency reads
// .package(url: "...", from: "0.1.0").
let package = Package(
  name: "touch",
  dependencies: [.package(name: "lunette", path: "../..")],
  targets: [
    .executableTarget(name: "touch", dependencies: [.product(name: "LunetteKit", package: "lunette")])
  ]
)
