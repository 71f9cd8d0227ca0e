// swift-tools-version: 6.0
import PackageDescription

// One thread runs a simulation and nothing in it is shared, so the domain classes carry neither
// actors nor Sendable (an isolation check on each callback from C doubles its cost). Hence language mode 5.

// Release builds optimize across our modules, for a call from Lua to a view passes through four of them, and don't check at run time
// that no two accesses to a property overlap; debug builds do, and with them every test. Together they save a sixth of a scrolled frame.
let fast: [SwiftSetting] = [
  .unsafeFlags(["-cross-module-optimization", "-enforce-exclusivity=unchecked"], .when(configuration: .release))
]

let package = Package(
  name: "lunette",
  products: [
    .executable(name: "lunette", targets: ["lunette"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.1.0"),
  ],
  targets: [
    // Lua 5.4 as the system has it: header and module map only.
    .systemLibrary(name: "CLua", pkgConfig: "lua5.4", providers: [.apt(["liblua5.4-dev"]), .brew(["lua@5.4"])]),
    // All the C we write: trampolines, object boxes, the hook. Lua errors are raised here and nowhere else.
    .target(name: "CLuaShim", dependencies: ["CLua"]),
    // A typed Swift face of Lua: states, values, references, errors. Knows no view.
    .target(name: "Lua", dependencies: ["CLua", "CLuaShim"], swiftSettings: fast),
    // The simulated UIKit. Knows no Lua.
    .target(
      name: "LunetteKit",
      dependencies: [
        .product(name: "DequeModule", package: "swift-collections"), .product(name: "HeapModule", package: "swift-collections"),
      ], swiftSettings: fast),
    // What is on the screen, as text, JSON, SVG and PNG.
    .target(name: "LunetteRender", dependencies: ["LunetteKit"], swiftSettings: fast),
    // The Lua API: registry, bindings, plugins, scenarios.
    .target(
      name: "LunetteScript", dependencies: ["Lua", "CLuaShim", "LunetteKit", "LunetteRender"], resources: [.embedInCode("Library")],
      swiftSettings: fast),
    // Specs, assertions, goldens, reporters.
    .target(
      name: "LunetteTesting", dependencies: ["Lua", "LunetteKit", "LunetteRender", "LunetteScript"],
      resources: [.embedInCode("Assertions"), .embedInCode("Reports/Page/Template")], swiftSettings: fast),
    // What is made of the API's description (reference, types for editors), new plugins, the doctor.
    .target(name: "LunetteTools", dependencies: ["Lua", "LunetteKit", "LunetteRender", "LunetteScript", "LunetteTesting"]),
    // The command line.
    .executableTarget(
      name: "lunette",
      dependencies: [
        "LunetteTools", "LunetteTesting", "LunetteScript", "LunetteRender", "LunetteKit", "Lua",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // The same work in C on the same liblua, which the figures are compared with.
    .target(name: "Floors", dependencies: ["CLua"], path: "Benchmarks/Floors"),
    // Figures of speed, for `make bench`; the only place that reads a real clock.
    .executableTarget(
      name: "lunette-bench",
      dependencies: [
        "LunetteTesting", "LunetteScript", "LunetteRender", "LunetteKit", "Lua", "Floors",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Benchmarks/Figures"),

    .testTarget(name: "LuaTests", dependencies: ["Lua"]),
    .testTarget(name: "LunetteKitTests", dependencies: ["LunetteKit", "LunetteRender"], resources: [.copy("Fixtures")]),
    .testTarget(
      name: "LunetteScriptTests", dependencies: ["LunetteScript", "LunetteTesting", "LunetteTools", "lunette"], exclude: ["Fixtures"]),
  ],
  swiftLanguageModes: [.v5]
)
