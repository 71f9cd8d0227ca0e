import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteStage

/// Rows that were recorded on an iOS simulator: one text in a label of 353 x 107 at 3 pixels a point, in ten sizes of a font whose widths are
/// known. Source: docs/rules/text.md t3, docs/rules/cases/text.md X4
@Suite struct LabelRowsTests {
  static let text = "This is a test string used to test UILabel - and it should wrap and can be as long as three lines"
  static let width: CGFloat = 353

  static let face = FontFace(
    name: "Recorded", unitsPerEm: 2048,
    advances: [
      "a": 1042, "b": 1204, "c": 946, "d": 1206, "e": 1071, "f": 641, "g": 1206, "h": 1159, "i": 496, "k": 1018, "l": 496, "n": 1159,
      "o": 1200, "p": 1204, "r": 711, "s": 869, "t": 694, "u": 1159, "w": 1480, " ": 561, "-": 819, "T": 1073, "U": 1407, "I": 545,
      "L": 963, "…": 1504,
    ], lineHeight: 2724)

  static func font(_ size: CGFloat) -> UIFont {
    UIFont(size: size, weight: .regular, isItalic: false, design: .system, face: face, givenName: face.name)
  }

  struct Row: CustomTestStringConvertible {
    var name: String
    var size: CGFloat
    var oneLine: CGFloat
    var word: (CGFloat, CGFloat)
    var char: (CGFloat, CGFloat)
    var twoWord, twoTail, twoClip, oneTail, oneHead, oneMiddle: CGFloat
    var testDescription: String { name }
  }

  static let rows = [
    Row(
      name: "X-061", size: 20.01, oneLine: 820.333, word: (353, 80), char: (350, 80), twoWord: 350, twoTail: 352.667, twoClip: 353, oneTail: 343.667,
      oneHead: 351.333, oneMiddle: 353),
    Row(
      name: "X-062", size: 28.01, oneLine: 1148.333, word: (343, 149.333), char: (352, 149.333), twoWord: 336.667, twoTail: 337.333, twoClip: 353,
      oneTail: 349.333, oneHead: 342, oneMiddle: 352.667),
    Row(
      name: "X-063", size: 36.01, oneLine: 1476.333, word: (353, 239.667), char: (352.667, 239.667), twoWord: 340, twoTail: 342, twoClip: 353, oneTail: 350.667,
      oneHead: 341, oneMiddle: 338.333),
    Row(
      name: "X-065", size: 52.01, oneLine: 2132.333, word: (330.667, 484.333), char: (353, 484.333), twoWord: 316.667, twoTail: 324, twoClip: 353, oneTail: 318,
      oneHead: 338.667, oneMiddle: 351),
    Row(
      name: "X-066", size: 60.01, oneLine: 2460.333, word: (353, 718.667), char: (348.333, 638.667), twoWord: 339.333, twoTail: 339.333, twoClip: 353,
      oneTail: 346.667, oneHead: 318.333, oneMiddle: 348.333),
    Row(
      name: "X-067", size: 68.01, oneLine: 2788.333, word: (353, 904.667), char: (348.667, 814.333), twoWord: 300, twoTail: 349.667, twoClip: 353,
      oneTail: 328.333, oneHead: 337.667, oneMiddle: 305.333),
  ]

  private static func label(_ size: CGFloat, _ lines: Int, _ mode: NSLineBreakMode) -> UILabel {
    let label = UILabel(frame: CGRect(x: 4, y: 254, width: width, height: 107))
    (label.text, label.font, label.numberOfLines, label.lineBreakMode) = (text, font(size), lines, mode)
    return label
  }

  private func at3x<Result>(_ body: () throws -> Result) rethrows -> Result { try Simulation(device: .iPhone16).perform(body) }

  @Test(arguments: rows) func recordedSizes(_ row: Row) {
    at3x {
      let limit = CGSize(width: Self.width, height: 10)
      func fitting(_ lines: Int, _ mode: NSLineBreakMode) -> CGSize { Self.label(row.size, lines, mode).sizeThatFits(limit) }
      func truncated(_ mode: NSLineBreakMode) -> CGFloat {
        let label = Self.label(row.size, 1, mode)
        return label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).width
      }
      func near(_ one: CGFloat, _ other: CGFloat, _ what: String) { #expect(abs(one - other) < 0.341, "\(row.name) \(what): \(one) for \(other)") }
      for mode in NSLineBreakMode.allCases { near(fitting(1, mode).width, row.oneLine, "one line, \(mode)") }
      for mode in NSLineBreakMode.allCases where mode != .byCharWrapping {
        near(fitting(0, mode).width, row.word.0, "any number, \(mode)")
        near(fitting(0, mode).height, row.word.1, "height, \(mode)")
      }
      near(fitting(0, .byCharWrapping).width, row.char.0, "characters")
      near(fitting(0, .byCharWrapping).height, row.char.1, "height by characters")
      near(fitting(2, .byWordWrapping).width, row.twoWord, "two lines by words")
      near(fitting(2, .byTruncatingTail).width, row.twoTail, "two lines, tail")
      near(fitting(2, .byClipping).width, row.twoClip, "two lines, clipped")
      near(truncated(.byTruncatingTail), row.oneTail, "tail")
      near(truncated(.byTruncatingHead), row.oneHead, "head")
      near(truncated(.byTruncatingMiddle), row.oneMiddle, "middle")
      // None of the rows changes when the text may shrink.
      let shrinking = Self.label(row.size, 1, .byTruncatingTail)
      (shrinking.adjustsFontSizeToFitWidth, shrinking.minimumScaleFactor) = (true, 0.1)
      near(shrinking.sizeThatFits(limit).width, row.oneLine, "shrinking")
      near(shrinking.intrinsicContentSize.width, row.oneLine, "intrinsic")
    }
  }

  private func lines(_ size: CGFloat, _ count: Int, _ mode: NSLineBreakMode) -> [String] {
    TextMetrics.lines(of: Self.text, width: Self.width, font: Self.font(size), maxLines: count, lineBreakMode: mode)
  }

  @Test func linesOfTheRows() {
    //
    #expect(lines(12.01, 0, .byWordWrapping) == ["This is a test string used to test UILabel - and it should wrap and", "can be as long as three lines"])
    //
    #expect(
      lines(20.01, 0, .byWordWrapping) == [
        "This is a test string used to test UILabel", "- and it should wrap and can be as long", "as three lines",
      ])
    // the space behind "long" begins the next line.
    let characters = TextLayout(
      TypesetText(Self.text, font: Self.font(20.01)), TextLayoutOptions(width: Self.width, lineBreakMode: .byCharWrapping))
    #expect(characters.lines.map { characters.typeset.text($0.clusters) }.last == " as three lines")
    //
    #expect(lines(52.01, 1, .byTruncatingTail) == ["This is a test…"] && lines(76.01, 1, .byTruncatingTail) == ["This is a…"])
    #expect(lines(52.01, 1, .byTruncatingHead) == ["…as three lines"] && lines(68.01, 1, .byTruncatingHead) == ["…hree lines"])
    #expect(lines(28.01, 1, .byTruncatingMiddle) == ["This is a test s…as three lines"])
    #expect(lines(12.01, 1, .byTruncatingMiddle) == ["This is a test string used to test…and can be as long as three lines"])
    #expect(lines(20.01, 2, .byTruncatingTail).last == "- and it should wrap and can be as lon…")
    #expect(lines(44.01, 3, .byTruncatingTail).last == "UILabel - and it…")
  }

  @Test(
    arguments: [
      ("X-082", 44.01, 2, NSLineBreakMode.byWordWrapping, CGRect(x: 4, y: 249, width: 351.333, height: 107)),
      ("X-083", 52.01, 2, .byWordWrapping, CGRect(x: 4, y: 238.333, width: 316.667, height: 107)),
      ("X-084", 60.01, 0, .byWordWrapping, CGRect(x: 4, y: -51.667, width: 353, height: 107)),
      ("X-086", 28.01, 3, .byWordWrapping, CGRect(x: 4, y: 251.667, width: 341, height: 107)),
      ("X-087", 12.01, 1, .byWordWrapping, CGRect(x: 4, y: 254, width: 353, height: 16)),
      ("X-087", 12.01, 1, .byTruncatingTail, CGRect(x: 4, y: 254, width: 348.667, height: 16)),
      ("X-087", 12.01, 1, .byTruncatingHead, CGRect(x: 4, y: 254, width: 353, height: 16)),
      ("X-087", 12.01, 1, .byTruncatingMiddle, CGRect(x: 4, y: 254, width: 345.333, height: 16)),
      ("X-088", 60.01, 1, .byTruncatingTail, CGRect(x: 4, y: 254, width: 346.667, height: 80)),
    ] as [(String, CGFloat, Int, NSLineBreakMode, CGRect)])
  func recordedTextRects(_ name: String, _ size: CGFloat, _ count: Int, _ mode: NSLineBreakMode, _ expected: CGRect) {
    at3x {
      let rect = Self.label(size, count, mode).textRect(
        forBounds: CGRect(x: 4, y: 254, width: Self.width, height: 107), limitedToNumberOfLines: count)
      let differences = [rect.minX - expected.minX, rect.minY - expected.minY, rect.width - expected.width, rect.height - expected.height]
      #expect(differences.allSatisfy { abs($0) < 0.341 }, "\(name): \(rect) for \(expected)")
    }
  }
}
