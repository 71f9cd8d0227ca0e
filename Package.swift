// swift-tools-version: 6.0
import PackageDescription

// Release builds want flags that a manifest may not have (a package with unsafe flags is no dependency of another): see FAST in the
// Makefile, and the end of this file. Without them everything runs, a sixth slower.

let package = Package(
  name: "lunette",
  products: [
    .executable(name: "lunette", targets: ["lunette"]),
    // The simulated UIKit, for Swift programs.
    .library(name: "LunetteKit", targets: ["LunetteKit"]),
    // Apps in Lua: host, scripts, frames, logs, testing.
    .library(
      name: "Lunette",
      targets: ["LunetteKit", "LunetteSystem", "LunetteRender", "LunetteLog", "LunetteScript", "LunetteDriver", "LunetteTesting", "LunetteTools"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.1.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
  ],
  targets: [
    // Lua 5.4 as the system has it: header and module map only.
    .systemLibrary(name: "CLua", pkgConfig: "lua5.4", providers: [.apt(["liblua5.4-dev"]), .brew(["lua@5.4"])]),
    // zlib as the system has it, for PNG files: header and module map only. A machine on which Swift is installed has it already.
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    // How long the host may work for a script: a counter, which is set where scripts run and counted down where the work is done.
    .target(name: "CWork"),
    // Files of other targets that are compiled into the program, in C: .embedInCode took a sixth of the time of a build.
    .target(name: "CResources"),
    // The mathematics of transforms and rectangles, for scripts without a step into Swift, and for views.
    .target(name: "CGeometry"),
    // All other C that we write: trampolines, object boxes, the hook. Lua errors are raised here and nowhere else.
    .target(name: "CLuaShim", dependencies: ["CLua", "CGeometry", "CWork"]),
    // A typed Swift face of Lua: states, values, references, errors. Knows no view.
    .target(name: "Lua", dependencies: ["CLua", "CLuaShim", "CWork"]),
    // Values and functions that know no view, no simulation and no current thread: geometry, colours, curves, the solver, fonts and texts,
    // pictures, places of rows, dates, JSON. Foundation's libraries bring ICU along; its calendars and words are used without Foundation,
    // which reads the machine's settings.
    .target(name: "LunetteCore", dependencies: ["CGeometry", "CWork"], linkerSettings: [.linkedLibrary("_FoundationICU")]),
    // What asks the operating system: files, threads, other programs. Knows nothing of ours.
    .target(name: "LunetteSystem", dependencies: ["CResources"]),
    // The simulated UIKit, which knows no Lua, in three parts. Whoever imports one of them sees those below it, too.
    // Run loop, layers, views, gestures, scrolling, constraints, controls, texts.
    .target(
      name: "LunetteStage",
      dependencies: [
        "LunetteCore",
        .product(name: "DequeModule", package: "swift-collections"), .product(name: "HeapModule", package: "swift-collections"),
      ]),
    // Tables and collection views.
    .target(name: "LunetteLists", dependencies: ["LunetteStage"]),
    // Bars, controllers, and the frame that uses all of it.
    .target(name: "LunetteControllers", dependencies: ["LunetteLists", .product(name: "DequeModule", package: "swift-collections")]),
    // The name that gives all of them.
    .target(name: "LunetteKit", dependencies: ["LunetteControllers"]),
    // What is on the screen, as text, JSON, SVG and PNG.
    .target(name: "LunetteRender", dependencies: ["CZlib", "LunetteKit", "LunetteSystem"]),
    // Curves, as text and SVG.
    .target(name: "LunetteCharts", dependencies: ["LunetteKit", "LunetteRender"]),
    // What happened in a run: written, compared, traced.
    .target(name: "LunetteLog", dependencies: ["LunetteKit", "LunetteRender", "LunetteSystem"]),
    // The Lua API of apps: registry, bindings, delegates, plugins.
    .target(
      name: "LunetteScript",
      dependencies: [
        "Lua", "CLuaShim", "CResources", "CWork", "LunetteCore", "LunetteKit", "LunetteSystem", "LunetteRender", "LunetteLog",
        .product(name: "HeapModule", package: "swift-collections"),
      ], exclude: ["Library"]),
    // What drives an app: the host, scenarios, queries, recordings.
    .target(
      name: "LunetteDriver",
      dependencies: ["Lua", "LunetteKit", "LunetteSystem", "LunetteRender", "LunetteCharts", "LunetteLog", "LunetteScript"]),
    // Specs, assertions, goldens, reporters.
    .target(
      name: "LunetteTesting",
      dependencies: ["CResources", "Lua", "LunetteKit", "LunetteSystem", "LunetteRender", "LunetteLog", "LunetteScript", "LunetteDriver"],
      exclude: ["Assertions", "Properties/Words", "Reports/Page/Template", "Coverage/Template"]),
    // What is made of the API's description (reference, types for editors), new plugins, the doctor.
    .target(
      name: "LunetteTools",
      dependencies: ["Lua", "LunetteCore", "LunetteKit", "LunetteSystem", "LunetteRender", "LunetteScript", "LunetteDriver", "LunetteTesting"]),
    // Sessions that are driven while they run: by other programs, in the browser, in the terminal.
    .target(
      name: "LunetteLive",
      dependencies: [
        "CResources", "Lua", "LunetteKit", "LunetteSystem", "LunetteRender", "LunetteLog", "LunetteScript", "LunetteDriver", "LunetteTesting", "LunetteTools",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ], exclude: ["Page"]),
    // The command line.
    .executableTarget(
      name: "lunette",
      dependencies: [
        "LunetteLive", "LunetteTools", "LunetteTesting", "LunetteDriver", "LunetteScript", "LunetteLog", "LunetteRender", "LunetteSystem", "LunetteKit",
        "Lua", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // The same work in C on the same liblua, which the figures are compared with.
    .target(name: "Floors", dependencies: ["CLua"], path: "Benchmarks/Floors"),
    // Figures of speed, for `make bench`; the only place that reads a real clock.
    .executableTarget(
      name: "lunette-bench",
      dependencies: [
        "LunetteTesting", "LunetteTools", "LunetteLive", "LunetteDriver", "LunetteScript", "LunetteCharts", "LunetteLog", "LunetteRender", "LunetteKit",
        "Lua", "Floors",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Benchmarks/Figures"),

    // Random scenarios, for `make test` and `make fuzz`.
    .executableTarget(
      name: "lunette-fuzz",
      dependencies: [
        "LunetteKit", "LunetteRender", "LunetteDriver", "LunetteLog", "LunetteScript", "LunetteLive", "Lua",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Tests/Fuzz"),

    // Tests: for each target one of its own, with the same folders.
    //
    // What several of them use: of all tests, of those with views, and of those that run scripts.
    .target(
      name: "CoreTestSupport", dependencies: ["CZlib", "LunetteCore"], path: "Tests/CoreTestSupport", resources: [.copy("Fixtures")]),
    .target(name: "TestSupport", dependencies: ["CoreTestSupport", "CZlib", "LunetteKit", "LunetteRender"], path: "Tests/TestSupport"),
    .target(
      name: "ScriptTestSupport", dependencies: ["LunetteLog", "LunetteScript", "LunetteDriver", "LunetteTesting", "TestSupport"],
      path: "Tests/ScriptTestSupport"),
    .testTarget(name: "LunetteCoreTests", dependencies: ["LunetteCore", "CoreTestSupport"]),
    .testTarget(name: "LuaTests", dependencies: ["Lua"]),
    // Tests of views and lists run frames, which the controllers' target has, and look at the screen.
    .testTarget(
      name: "LunetteStageTests", dependencies: ["LunetteStage", "LunetteKit", "LunetteRender", "TestSupport"]),
    .testTarget(
      name: "LunetteListsTests", dependencies: ["LunetteLists", "LunetteKit", "LunetteRender", "TestSupport"]),
    .testTarget(
      name: "LunetteControllersTests", dependencies: ["LunetteControllers", "LunetteKit", "LunetteRender", "TestSupport"]),
    .testTarget(name: "LunetteSystemTests", dependencies: ["LunetteSystem"]),
    .testTarget(name: "LunetteRenderTests", dependencies: ["LunetteRender", "TestSupport"]),
    .testTarget(name: "LunetteChartsTests", dependencies: ["LunetteCharts", "TestSupport"]),
    .testTarget(
      name: "LunetteLogTests", dependencies: ["LunetteLog", "LunetteDriver", "LunetteTesting", "ScriptTestSupport", "TestSupport"]),
    .testTarget(
      name: "LunetteScriptTests",
      dependencies: ["LunetteScript", "LunetteDriver", "LunetteTesting", "LunetteTools", "ScriptTestSupport", "TestSupport"], exclude: ["Fixtures"]),
    .testTarget(
      name: "LunetteDriverTests", dependencies: ["LunetteDriver", "LunetteSystem", "LunetteTesting", "ScriptTestSupport", "TestSupport"], exclude: ["Fixtures"]),
    .testTarget(
      name: "LunetteTestingTests", dependencies: ["LunetteTesting", "LunetteSystem", "ScriptTestSupport", "TestSupport"], exclude: ["Fixtures"]),
    .testTarget(
      name: "LunetteToolsTests", dependencies: ["LunetteTools", "lunette", "ScriptTestSupport", "TestSupport"]),
    .testTarget(
      name: "LunetteLiveTests", dependencies: ["LunetteLive", "lunette", "ScriptTestSupport", "TestSupport"], exclude: ["Fixtures"]),
    .testTarget(name: "lunetteTests", dependencies: ["lunette", "ScriptTestSupport", "TestSupport"]),
    // What is made of declarations in the sources, for `make declare`.
    .executableTarget(name: "lunette-declare", path: "Tools/Declare"),
    // The sources as they lie there: who names whom. And the example, as a stranger sees the package.
    .testTarget(name: "StructureTests", dependencies: ["lunette-declare"]),
  ]
)

// SwiftPM compiles a target again only when a module that the target names has changed. Modules that come by way of another one (LunetteKit hands on four,
// and itself never changes) would be missed: a program that is built again would keep objects with old layouts, and crash. So each target names all
// modules that it reaches. Targets are declared after those that they name.
var reached: [String: Set<String>] = [:]
for target in package.targets {
  let named = Set(target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } })
  let all = named.reduce(into: named) { $0.formUnion(reached[$1] ?? []) }
  target.dependencies += all.subtracting(named).sorted().map { .byName(name: $0) }
  reached[target.name] = all
}

// In the release builds of the Makefile, which set LUNETTE_RELEASE, what works in every frame is optimized across modules; what no frame passes through, and
// the bindings, most of which are declarations, are compiled to be small. Both flags are unsafe ones, so other packages build without them.
if Context.environment["LUNETTE_RELEASE"] != nil {
  let crossed: Set = ["Lua", "LunetteCore", "LunetteStage", "LunetteLists", "LunetteControllers", "LunetteRender", "LunetteLog"]
  let small: Set = ["LunetteScript", "LunetteCharts", "LunetteDriver", "LunetteTesting", "LunetteTools", "LunetteLive", "lunette"]
  for target in package.targets {
    let flags = crossed.contains(target.name) ? ["-cross-module-optimization"] : small.contains(target.name) ? ["-Osize"] : []
    if !flags.isEmpty { target.swiftSettings = [.unsafeFlags(flags, .when(configuration: .release))] }
  }
}
