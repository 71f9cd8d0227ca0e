import CoreTestSupport
import Foundation
import Testing

@testable import LunetteCore

/// Unicode's own tests of its rules, of the version whose rules and classes are used. Fixtures/unicode/LICENSE.txt says where they come from.
@Suite struct UnicodeTests {
  private static func lines(_ name: String) throws -> [Substring] {
    String(decoding: try unzipped(try Fixture.data("unicode/\(name).txt.gz")), as: UTF8.self).split(separator: "\n")
  }

  private static func words(_ text: Substring) -> [Substring] { text.split(whereSeparator: { $0 == " " || $0 == "\t" }) }

  private static func scalar(_ hexadecimal: Substring) throws -> Unicode.Scalar {
    try #require(UInt32(hexadecimal, radix: 16).flatMap(Unicode.Scalar.init))
  }

  /// Levels, and the order on a line, of the characters that stay (X9 removes those marked "x").
  private static func answer(_ scalars: [Unicode.Scalar], base: UInt8?, like expected: [Substring]) -> (levels: [String], order: [String]) {
    let levels = BidiLevels.levels(of: scalars, base: { _ in base }) ?? [UInt8](repeating: 0, count: scalars.count)
    let shown = expected.indices.filter { expected[$0] != "x" }
    return (
      expected.indices.map { expected[$0] == "x" ? "x" : "\(levels[$0])" },
      BidiLevels.visualOrder(shown.map { levels[$0] }).map { "\(shown[$0])" }
    )
  }

  @Test func directionsOfTexts() throws {
    for line in try Self.lines("BidiCharacterTest") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      let levels = Self.words(fields[3])
      let answer = Self.answer(try Self.words(fields[0]).map(Self.scalar), base: fields[1] == "2" ? nil : UInt8(fields[1]), like: levels)
      #expect(answer.levels == levels.map(String.init) && answer.order == Self.words(fields[4]).map(String.init), "\(line): \(answer)")
    }
  }

  /// A character of each class; the neutral one is no bracket.
  private static let example: [Substring: Unicode.Scalar] = [
    "L": "a", "R": "\u{5D0}", "AL": "\u{627}", "EN": "0", "ES": "+", "ET": "#", "AN": "\u{660}", "CS": ",", "NSM": "\u{300}", "BN": "\u{AD}",
    "B": "\u{2029}", "S": "\t", "WS": " ", "ON": "!", "LRE": "\u{202A}", "LRO": "\u{202D}", "RLE": "\u{202B}", "RLO": "\u{202E}",
    "PDF": "\u{202C}", "LRI": "\u{2066}", "RLI": "\u{2067}", "FSI": "\u{2068}", "PDI": "\u{2069}",
  ]

  @Test func directionsOfClasses() throws {
    var (levels, order) = ([Substring](), [Substring]())
    for line in try Self.lines("BidiTest") {
      if line.hasPrefix("@Levels:") { levels = Self.words(line.dropFirst("@Levels:".count)) }
      if line.hasPrefix("@Reorder:") { order = Self.words(line.dropFirst("@Reorder:".count)) }
      guard !line.hasPrefix("@") else { continue }
      let fields = line.split(separator: ";")
      let scalars = try Self.words(fields[0]).map { try #require(Self.example[$0]) }
      let bases = try #require(Self.words(fields[1]).first.flatMap { Int($0, radix: 16) })
      for (bit, base) in [(1, nil), (2, 0), (4, 1)] as [(Int, UInt8?)] where bases & bit != 0 {
        let answer = Self.answer(scalars, base: base, like: levels)
        #expect(answer.levels == levels.map(String.init) && answer.order == order.map(String.init), "\(line), base \(base ?? 2): \(answer)")
      }
    }
  }

  @Test func endsOfLines() throws {
    for line in try Self.lines("LineBreakTest") {
      var (breaker, expected, found, lastBase) = (LineBreaker(), [Bool](), [Bool](), 0)
      for word in Self.words(line) {
        guard word != "÷", word != "×" else {
          expected.append(word == "÷")
          continue
        }
        let kind = LineBreaker.breakClass(of: try Self.scalar(word))
        let step = breaker.next(kind)
        if step.contains(.joinsOpening) { found[lastBase] = false }
        if kind != .CM, kind != .ZWJ { lastBase = found.count }
        found.append(step.contains(.mayBreak))
      }
      // There is always one at the end (LB3).
      #expect(found + [true] == expected, "\(line)")
    }
  }

  @Test func theTableOfASCIIAgreesWithTheRules() {
    var random = SeededRandom(3)
    let bytes = Array("aZ1 9 .,:;!?/\\-+%$#()[]{}'\"|&\t\u{1}\r\n".utf8)
    for _ in 0..<3000 {
      let text = (0..<12).map { _ in bytes[Int.random(in: bytes.indices, using: &random)] }
      var (breaker, state) = (LineBreaker(), UInt8(0))
      for byte in text {
        let entry = LineBreaker.plainTable.entries[LineBreaker.PlainTable.place(state, byte)]
        #expect(entry.step == breaker.next(LineBreaker.ascii[Int(byte)]), "\(String(decoding: text, as: UTF8.self))")
        state = entry.state
      }
    }
  }

  /// Swift's library follows a version of Unicode of its own, in which scissors joined to scissors are two characters.
  private static let otherwise: Set<Substring> = ["÷ 2701 × 200D × 2701 ÷"]

  /// What a reader sees as one character is Swift's `Character`.
  @Test func charactersOfTexts() throws {
    for line in try Self.lines("GraphemeBreakTest") where !Self.otherwise.contains(line) {
      let expected = line.split(separator: "÷").map { Self.words($0).filter { $0 != "×" } }.filter { !$0.isEmpty }
      let text = String(String.UnicodeScalarView(try expected.joined().map(Self.scalar)))
      #expect(text.map(\.unicodeScalars.count) == expected.map(\.count), "\(line)")
    }
  }
}
