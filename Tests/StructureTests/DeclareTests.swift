import Foundation
import Testing

@testable import lunette_declare

/// What is made of the declarations of delegates is what the declarations say.
@Suite struct DeclareTests {
  static let sources = FolderTests.root.appendingPathComponent("Sources")

  @Test func generatedFilesAreUpToDate() throws {
    for (path, text) in try GeneratedFiles(of: Self.sources).texts {
      let file = try? String(contentsOf: Self.sources.appendingPathComponent(path), encoding: .utf8)
      #expect(file == text, "Sources/\(path) is out of date: run `make declare`")
    }
  }

  private func made(of declaration: String) throws -> [String: String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("declare-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = folder.appendingPathComponent("LunetteKit/Bells")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    let text = "/// Rings.\n/// - Lua: Hears a bell.\npublic protocol UIBellDelegate: AnyObject {\n\(declaration)\n}\n"
    try text.write(to: target.appendingPathComponent("UIBell.swift"), atomically: true, encoding: .utf8)
    return try GeneratedFiles(of: folder).texts
  }

  @Test func oneDeclarationGivesDefaultMethodAndAdapter() throws {
    let texts = try made(
      of: """
          /// Whether it rings in a section;
          /// true if the method is missing.
          /// - Lua: shouldRing, lasting, else true
          ///
          /// For readers of the source.
          func bell(_ bell: UIBell, shouldRingIn section: Int, at indexPath: IndexPath) -> Bool
        """)
    let defaults = try #require(texts["LunetteKit/DelegateDefaults.gen.swift"])
    #expect(defaults.contains("public func bell(_ bell: UIBell, shouldRingIn section: Int, at indexPath: IndexPath) -> Bool { true }"))
    let methods = try #require(texts["LunetteScript/Protocols/DelegateMethods.gen.swift"])
    #expect(
      methods.contains(
        "static let shouldRing = ScriptMethod<(UIBell, SectionNumber, RowPath), BooleanAnswer>(\"shouldRing\", "
          + "\"Whether it rings in a section; true if the method is missing.\", [.of(\"bell\", UIBell.self), .of(\"section\", SectionNumber.self), "
          + ".of(\"indexPath\", RowPath.self)], answers: BooleanAnswer.self, asks: .lasting)"))
    let adapters = try #require(texts["LunetteScript/Delegates/DelegateAdapters.gen.swift"])
    #expect(adapters.contains("ask(BellDelegateMethods.shouldRing, bell, SectionNumber(section), RowPath(indexPath))?.value ?? true"))
  }

  @Test func aMethodByHandIsLeftOut() throws {
    let texts = try made(of: "  /// It rings.\n  /// - Lua: didRing, by hand, needed\n  func bellDidRing(_ bell: UIBell)")
    #expect(texts["LunetteKit/DelegateDefaults.gen.swift"]?.contains("bellDidRing") == false)
    #expect(texts["LunetteScript/Delegates/DelegateAdapters.gen.swift"]?.contains("func bellDidRing") == false)
    #expect(texts["LunetteScript/Protocols/DelegateMethods.gen.swift"]?.contains("didRing") == true)
  }

  @Test func mistakesAreNamed() throws {
    #expect(throws: DeclarationFault.self) {
      try made(of: "  /// Loud?\n  /// - Lua: isLoud, sometimes, else true\n  func bellIsLoud(_ bell: UIBell) -> Bool")
    }
    // A delegate without the method must answer something.
    #expect(throws: DeclarationFault.self) { try made(of: "  /// Loud?\n  /// - Lua: isLoud\n  func bellIsLoud(_ bell: UIBell) -> Bool") }
  }
}
