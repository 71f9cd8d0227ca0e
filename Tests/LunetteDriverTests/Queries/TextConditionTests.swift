import CoreTestSupport
import LunetteCore
import Testing

@testable import LunetteDriver

@Suite struct TextConditionTests {
  /// Pieces that may be written in several ways, beside plain ones. The last two are the same letter.
  private static let pieces = ["a", "b", "7", " ", "  ", "\t", "\n", "\u{A0}", "\u{2009}", "e", "\u{301}", "\u{E9}", "e\u{301}"]

  @Test func textsAreTheSameWhereTheyReadTheSame() {
    var random = SeededRandom(seed: 7)
    func text() -> String { (0..<Int.random(in: 0...5, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined() }
    func read(_ text: String) -> String { text.withPlainBlanks.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    var same = 0
    for _ in 0..<20_000 {
      let (wanted, text) = (text(), text())
      let isSame = read(wanted) == read(text)
      if isSame { same += 1 }
      #expect(TextCondition.whole(wanted).holds(text) == isSame, "\(wanted.debugDescription) and \(text.debugDescription)")
    }
    #expect(same > 500)
  }
}
