import Foundation
import Testing

/// What differs from system to system is a row of one table; nobody else asks which system is simulated.
@Suite struct SystemTests {
  private static let questions = [
    // A system by its column.
    #"\bSystemConstants\.all\[|\bios(12|17)\b"#,
    // Its number or version compared.
    #"\bsystem\??\.(number|device\.version)\b[^\n]*[=<>!]=|[=<>!]=[^\n]*\bsystem\??\.(number|device\.version)\b|systemVersion\s*[=<>!]="#,
    #"\bsystem\??(\.number)?\s*(==|!=|<|>|<=|>=)\s*1\d\b|switch (\w+\.)*system(\.number)?\b"#,
  ]

  static func askers(among files: [(path: String, text: String)]) throws -> [String] {
    try files.filter { file in
      guard !file.path.hasPrefix("LunetteCore/System/") else { return false }
      return try questions.contains { try !FolderTests.matches($0, in: FolderTests.code(file.text)).isEmpty }
    }.map(\.path).sorted()
  }

  @Test("only the table asks for the system (M-011)") func onlyTheTableAsks() throws {
    #expect(try Self.askers(among: RoomTests.files) == [], "make it a row of Sources/LunetteCore/System")
  }

  @Test func aQuestionIsFound() throws {
    let found = try Self.askers(
      among: [
        ("a.swift", "if simulation.system.number == 17 { return 44 }"), ("b.swift", "let height = simulation.system.bars.height"),
        ("c.swift", "switch simulation.system.number { default: 1 }"), ("d.swift", "if system > 12 { return }"),
        ("LunetteCore/System/Table.swift", "if system.number == 12 {}"),
      ])
    #expect(found == ["a.swift", "c.swift", "d.swift"])
  }
}
