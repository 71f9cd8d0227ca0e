import CoreTestSupport
import Foundation
import Testing

@testable import LunetteCore

/// Lines and cuts of random texts against slow answers, which measure each candidate by itself. Source of the rules: docs/rules/text.md 3
@Suite struct LineLayoutTests {
  private let font = UIFont.systemFont(ofSize: 17)
  /// No two of them are kerned, so that a part is as wide alone as in its text.
  private static let alphabet = Array("nnmoi  -/(),.!1%$\"'\n—é好。“”\u{A0}🙂")

  private func text(_ random: inout SeededRandom) -> String {
    String((0..<Int.random(in: 1...24, using: &random)).map { _ in Self.alphabet[Int.random(in: Self.alphabet.indices, using: &random)] })
  }

  private func width(_ characters: ArraySlice<Character>) -> CGFloat { TextMetrics.width(of: String(characters), font: font) }

  private func visible(_ line: ArraySlice<Character>) -> ArraySlice<Character> {
    let isBlank = { (character: Character) in character == " " || character == "\n" }
    return line.dropLast(line.reversed().prefix(while: isBlank).count)
  }

  /// For each character whether a line may end before it.
  private func opportunities(_ characters: [Character]) -> [Bool] {
    var breaker = LineBreaker()
    var found: [Bool] = []
    for character in characters {
      for (place, scalar) in character.unicodeScalars.enumerated() {
        let step = breaker.next(LineBreaker.breakClass(of: scalar))
        guard place == 0 else { continue }
        if step.contains(.joinsOpening) { found[found.count - 1] = false }
        found.append(step.contains(.mayBreak))
      }
      let (first, second) = (found.count >= 2 ? characters[found.count - 2] : " ", character)
      // What labels do otherwise: quotation marks beside ideographs.
      if "好。🙂".contains(first), second == "“" { found[found.count - 1] = true }
      if first == "”", "好🙂".contains(second) { found[found.count - 1] = true }
    }
    return found
  }

  /// The longest line that fits and ends where it may; without one, as many characters as fit, and at least one. Spaces at its end take no room.
  private func slowLines(_ text: String, width limit: CGFloat) -> [String] {
    let characters = Array(text)
    let mayEnd = opportunities(characters)
    var (lines, start) = ([String](), 0)
    while start < characters.count {
      let paragraphEnd = characters[start...].firstIndex(of: "\n").map { $0 + 1 } ?? characters.count
      var ends = (start + 1..<paragraphEnd).filter { mayEnd[$0] } + [paragraphEnd]
      ends.removeAll { width(visible(characters[start..<$0])) > limit + TextLayout.noise }
      let end =
        ends.last ?? (start + 1..<paragraphEnd).last { width(visible(characters[start..<$0])) <= limit + TextLayout.noise } ?? start + 1
      lines.append(String(visible(characters[start..<end])))
      start = end
    }
    return lines
  }

  @Test func eachLineIsTheLongestThatFits() {
    var random = SeededRandom(11)
    for _ in 0..<1500 {
      let (text, limit) = (text(&random), CGFloat(Int.random(in: 20...120, using: &random)))
      let lines = TextMetrics.lines(of: text, width: limit, font: font, lineBreakMode: .byWordWrapping)
      let expected = slowLines(text, width: limit)
      #expect(Array(lines.prefix(expected.count)) == expected, "\(text.debugDescription) in \(limit)")
    }
  }

  @Test func aCutTextIsTheLongestThatFits() {
    var random = SeededRandom(12)
    for _ in 0..<600 {
      let whole = text(&random).filter { $0 != "\n" }
      let (characters, limit) = (Array(whole), CGFloat(Int.random(in: 15...100, using: &random)))
      guard width(characters[...]) > limit + TextLayout.noise else { continue }
      let room = limit + TextLayout.noise - width([Character(TextMetrics.ellipsis)])
      let tail = (0..<characters.count).last { width(characters[..<$0]) <= room } ?? 0
      let head = (1...characters.count).first { width(characters[$0...]) <= room } ?? characters.count
      #expect(TextMetrics.truncated(whole, width: limit, font: font) == String(visible(characters[..<tail])) + "…", "\(whole.debugDescription) in \(limit)")
      #expect(
        TextMetrics.truncated(whole, width: limit, font: font, mode: .byTruncatingHead) == "…" + String(characters[head...].drop { $0 == " " }),
        "\(whole.debugDescription) in \(limit)")
    }
  }
}
