import Foundation
import Testing

/// The tests of a target's folder are in a folder of the same name.
@Suite struct MirrorTests {
  /// Other folders of tests: recordings and samples, and code that several tests use.
  static let ownFolders: Set<String> = ["Fixtures", "Support"]
  /// Written in C, or a module map: tested through `Lua` and `LunetteCore`. And the name `LunetteKit`, which all other tests import.
  static let withoutTests: Set<String> = ["CGeometry", "CLua", "CLuaShim", "CResources", "CWork", "CZlib", "LunetteKit"]

  static func folders(in path: String) throws -> [String] {
    let folder = FolderTests.root.appendingPathComponent(path)
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey]).filter {
      try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
    }.map(\.lastPathComponent).sorted()
  }

  static let testTargets = ((try? folders(in: "Tests")) ?? []).filter { $0.hasSuffix("Tests") && $0 != "StructureTests" }

  @Test func everyTargetHasATargetOfTests() throws {
    let targets = try Self.folders(in: "Sources").filter { !Self.withoutTests.contains($0) }
    #expect(Self.testTargets == targets.map { $0 + "Tests" }.sorted())
  }

  @Test(arguments: testTargets) func foldersOfTestsAreThoseOfTheSources(target: String) throws {
    let own = try Self.folders(in: "Tests/" + target).filter { !Self.ownFolders.contains($0) }
    let chapters = Set(try Self.folders(in: "Sources/" + target.dropLast("Tests".count)))
    #expect(own.filter { !chapters.contains($0) }.isEmpty, "no chapter has the name of a folder in Tests/\(target)")
  }

  /// Where a target has chapters, no test lies outside of one.
  @Test(arguments: testTargets.filter { ((try? folders(in: "Tests/" + $0)) ?? []).count > 0 })
  func testsLieInFolders(target: String) throws {
    let folder = FolderTests.root.appendingPathComponent("Tests/" + target)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    #expect(names.isEmpty, "move \(names.sorted().joined(separator: ", ")) into the folder of what they test")
  }
}
