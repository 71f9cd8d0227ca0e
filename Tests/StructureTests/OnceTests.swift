import Foundation
import Testing

/// What stands in the sources once: constants of well-known functions and tables of escapes, which are easily written again where they are needed.
@Suite struct OnceTests {
  struct Once: Sendable {
    let what: String
    /// As a regular expression.
    let words: String
    let file: String
    /// Other files that have the words, with the reason.
    var others: [String: String] = [:]
  }

  static let all = [
    Once(
      what: "SplitMix64", words: #"0x(BF58_476D|BF58476D)"#, file: "LunetteCore/Basics/SplitMix64.swift"),
    Once(what: "the hash FNV-1a", words: #"0x(CBF2_9CE4|CBF29CE4)|0x(100_0000_01B3|100000001B3)"#, file: "LunetteCore/Basics/StableHash.swift"),
    Once(
      what: "escapes of XML and HTML", words: #""&(amp|quot|lt|gt);""#, file: "LunetteRender/Output/Utf8Buffer.swift",
      others: ["lunette/CommandReference.swift": "Markdown, in which only < is escaped, and | in tables"]),
    Once(
      what: "escapes of JSON", words: #"case 0xE2 where .*0x80, 0xA8"#, file: "LunetteRender/Output/Utf8Buffer.swift"),
  ]

  @Test(arguments: all.map(\.what)) func itStandsOnce(what: String) throws {
    let once = try #require(Self.all.first { $0.what == what })
    let files = try RoomTests.files.filter { try $0.path.hasSuffix(".swift") && !FolderTests.matches(once.words, in: $0.text).isEmpty }.map(\.path)
    #expect(files.sorted() == ([once.file] + once.others.keys).sorted(), "call what is there")
  }

  /// Each type that other threads may have although the compiler can't see why says why.
  @Test func whatIsUncheckedSaysWhy() {
    var silent: [String] = []
    for (path, text) in RoomTests.files where path.hasSuffix(".swift") {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where line.contains("@unchecked Sendable") && !line.drop(while: { $0 == " " }).hasPrefix("//") {
        let comment = lines[..<index].reversed().prefix { $0.drop(while: { $0 == " " }).hasPrefix("//") || $0.drop(while: { $0 == " " }).hasPrefix("@") }
        if !comment.contains(where: { $0.contains("Unchecked") }) { silent.append("\(path):\(index + 1)") }
      }
    }
    #expect(silent == [], "say after \"Unchecked:\" what guarantees that threads don't meet")
  }
}
