import Foundation
import Testing

/// The package as others use it. `make example` builds the example as a package of its own, which builds the simulated UIKit once more;
/// here it is built with the modules and object files that were made for these tests, and run, in some seconds.
@Suite struct ExampleTests {
  /// The folder of what these tests were built with.
  static let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  static let modules = products.appendingPathComponent("Modules").path
  /// The product `LunetteKit`, and what of swift-collections it stands on.
  static let ours = ["LunetteKit", "LunetteControllers", "LunetteLists", "LunetteStage", "LunetteCore"]
  static let linked = ours + ["CGeometry", "CWork", "DequeModule", "HeapModule", "InternalCollectionsUtilities", "ContainersPreview"]

  /// SwiftPM gives it to whoever depends on the package.
  static let moduleMaps = ["CGeometry", "CWork"].flatMap {
    ["-Xcc", "-fmodule-map-file=" + products.appendingPathComponent("\($0).build/module.modulemap").path]
  }

  private static func files(below folder: String) -> [String] {
    FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  }

  private func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let output = Pipe()
    (process.standardError, process.standardOutput) = (output, output)
    try process.run()
    let told = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, told)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: modules))) func theExampleIsBuiltOfWhatIsPublicAndRuns() throws {
    let source = FolderTests.root.appendingPathComponent("Examples/Touch/Sources/touch/main.swift").path
    let sources = Self.ours.map { target in
      Set(Self.files(below: FolderTests.root.appendingPathComponent("Sources/\(target)").path).map { ($0 as NSString).lastPathComponent })
    }
    let objects = Self.linked.flatMap { name -> [String] in
      let folder = Self.products.appendingPathComponent("\(name).build").path
      // An earlier build may have left the object of a source that has another name now.
      return Self.files(below: folder).filter { file in
        file.hasSuffix(".o")
          && Self.ours.firstIndex(of: name).map { sources[$0].contains(((file as NSString).lastPathComponent as NSString).deletingPathExtension) } != false
      }.sorted().map { folder + "/" + $0 }
    }
    let program = NSTemporaryDirectory() + "lunette-example-\(ProcessInfo.processInfo.globallyUniqueString)"
    defer { try? FileManager.default.removeItem(atPath: program) }
    let built = try run(
      "/usr/bin/env",
      ["swiftc", "-swift-version", "6", "-package-name", "stranger", "-I", Self.modules, "-l_FoundationICU", "-o", program, source] + Self.moduleMaps + objects)
    #expect(built.status == 0, "\(built.output)")
    guard built.status == 0 else { return }
    let told = try run(program, [])
    #expect(told.status == 0 && told.output.contains("at rest after"), "\(told.output)")
  }

  @Test func theManifestLetsOthersDependOnIt() throws {
    let manifest = try String(contentsOf: FolderTests.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let parts = manifest.components(separatedBy: #"if Context.environment["LUNETTE_RELEASE"] != nil {"#)
    #expect(
      parts.count == 2 && !parts[0].contains("unsafeFlags"),
      "a package with unsafe flags is no dependency of another; they stand where only the Makefile's release builds reach them")
  }

  /// A module that a target doesn't name may change without the target being compiled again, and its objects keep an old layout.
  @Test func aTargetNamesAllModulesThatItReaches() throws {
    struct Manifest: Decodable {
      struct Target: Decodable {
        struct Dependency: Decodable { let byName: [Name?]? }
        let name: String
        let dependencies: [Dependency]
        var names: Set<String> { Set(dependencies.compactMap { $0.byName?.first??.text }) }
      }
      /// SwiftPM writes a name and its condition, which may be null or an object.
      struct Name: Decodable {
        let text: String?
        init(from decoder: any Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }
      }
      let targets: [Target]
    }
    let scratch = NSTemporaryDirectory() + "lunette-manifest-\(ProcessInfo.processInfo.globallyUniqueString)"
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let told = try run(
      "/usr/bin/env", ["swift", "package", "--package-path", FolderTests.root.path, "--scratch-path", scratch, "dump-package"])
    let json = told.output.drop { $0 != "{" }
    let targets = try JSONDecoder().decode(Manifest.self, from: Data(json.utf8)).targets
    let named = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0.names) })
    #expect(named["LunetteRender"]?.contains("LunetteKit") == true)
    for (target, modules) in named {
      for module in modules {
        let missed = (named[module] ?? []).subtracting(modules)
        #expect(missed.isEmpty, "\(target) sees \(missed.sorted()) by way of \(module), and doesn't name them")
      }
    }
  }

  @Test func theChangelogKeepsItsForm() throws {
    let text = try String(contentsOf: FolderTests.root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(headings.first == "## [Unreleased]")
    for heading in headings.dropFirst() { #expect(heading.wholeMatch(of: /## \[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}/) != nil, "\(heading)") }
    let kinds = Set(text.split(separator: "\n").filter { $0.hasPrefix("### ") })
    #expect(kinds.isSubset(of: ["### Added", "### Changed", "### Deprecated", "### Removed", "### Fixed", "### Security"]))
  }
}
