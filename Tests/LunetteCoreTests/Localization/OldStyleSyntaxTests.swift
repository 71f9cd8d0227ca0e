import CoreTestSupport
import Foundation
import Testing

@testable import LunetteCore

@Suite struct OldStyleSyntaxTests {
  private func place(_ text: String) -> Int? {
    var syntax = OldStyleSyntax(Array(text.utf8))
    return syntax.missingSemicolon()
  }

  @Test(
    arguments: [
      ("{ a = b }", 8), ("a = b", 5), ("{ a = { b = c; } }", 17), ("{ a = b c = d; }", 8), ("{ a = \"b\" \"c\"; }", 10), ("{ a = (1, 2) /* ; */ }", 21),
      ("{ a", 3), ("a; b", 4),
    ] as [(String, Int)])
  func aMissingSemicolonIsFound(text: String, index: Int) { #expect(place(text) == index) }

  @Test(arguments: [
    "{a=b;}", "a = b;", "(a, b)", "{ a; b = (1,2,); }", "{ a = <0a>; } // b = c", "(a b)", "{ a = \"", "{ a = \\", "", "=", "{ a = ; }", "a", "a = b\u{2028};",
  ])
  func nothingElseIs(text: String) { #expect(place(text) == nil) }

  @Test func noFileIsRefusedThatFoundationReads() {
    let words = ["{", "}", "(", ")", "=", ";", ",", "a", "\"b c\"", "'d'", "<0a>", "/* e */", "// f\n", " ", "\"", "\\"]
    var random = SeededRandom(7)
    for _ in 0..<4_000 {
      let text = (0..<1 + random.next(9)).map { _ in words[random.next(words.count)] }.joined(separator: " ")
      guard place(text) != nil else { continue }
      #expect((try? PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)) == nil, "\(text)")
    }
  }
}
