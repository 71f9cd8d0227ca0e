import CoreTestSupport
import Foundation
import Testing

@testable import LunetteCore

/// The measurements of Fixtures/system-font.json.
private struct MeasuredFonts: Decodable {
  var fonts: [Font]

  struct Font: Decodable, CustomStringConvertible {
    var weight: String
    var size, lineHeight, ascender, descender, capHeight, xHeight, leading: CGFloat
    /// Points, by character.
    var advances: [String: CGFloat]
    /// Width with kerning, and the same rounded up to pixels (3 a point).
    var strings: [String: [CGFloat]]

    var description: String { "\(weight) \(size)" }
    var font: UIFont { UIFont(size: size, weight: UIFont.Weight(rawValue: weight) ?? .regular) }
  }

  static func load() throws -> [Font] { try JSONDecoder().decode(Self.self, from: Fixture.data("system-font.json")).fonts }
}

@Suite struct TextMetricsTests {
  let body = UIFont.systemFont(ofSize: 17)

  @Test func generatedTablesAreTheMeasurements() throws {
    let fonts = try MeasuredFonts.load()
    for (weight, size, table) in [
      ("regular", 17, SystemFontData.regular17), ("bold", 17, SystemFontData.bold17), ("regular", 28, SystemFontData.regular28),
    ] as [(String, CGFloat, [CGFloat])] {
      let advances = try #require(fonts.first { $0.weight == weight && $0.size == size }).advances
      #expect(table.count == 95 && advances.count == 95)
      for (index, width) in table.enumerated() {
        #expect(advances[String(UnicodeScalar(SystemFontData.firstCharacter + UInt8(index)))] == width)
      }
    }
  }

  @Test func everyMeasuredAdvanceFollowsFromTheRule() throws {
    for measured in try MeasuredFonts.load() {
      let worst = measured.advances.map { abs(TextMetrics.width(of: $0.key, font: measured.font) - $0.value) }.max() ?? 1
      #expect(worst < 2e-5, "\(measured): off by \(worst) pt")
    }
  }

  @Test func everyVerticalMeasureIsAShareOfTheSize() throws {
    for measured in try MeasuredFonts.load() {
      let font = measured.font
      #expect(font.lineHeight == measured.lineHeight && font.leading == measured.leading)
      #expect(font.ascender == measured.ascender && font.descender == measured.descender)
      #expect(font.capHeight == measured.capHeight)
      #expect(abs(font.xHeight - measured.xHeight) < (font.pointSize == 28 ? 0.6 : 1e-9))
    }
  }

  /// Measured strings are kerned, ours are not: narrower pairs ("AV", "To", ". L") make the difference, prose averages out.
  @Test func measuredStringsDifferByKerningOnly() throws {
    for measured in try MeasuredFonts.load() {
      for (text, widths) in measured.strings {
        let ours = TextMetrics.width(of: text, font: measured.font)
        let tolerance: CGFloat = stringTolerance[text] ?? 0
        #expect(abs(ours / widths[0] - 1) <= tolerance, "\(measured) \(text): \(ours) for \(widths[0])")
        #expect(abs(widths[0].roundedUpToPixel(scale: 3) - widths[1]) < 1e-4)
      }
    }
  }

  /// As shares of the measured width.
  private let stringTolerance: [String: CGFloat] = [
    "0123456789": 0.003, "AVAST Wavy To. LT": 0.045, "The quick brown fox jumps over the lazy dog": 0.009,
    "Hello UIKit": 1e-5, "iiiiillll": 1e-5, "WWWW MMMM": 1e-5,
  ]

  @Test func widthGrowsWithTheSizeWithoutJumps() {
    for weight in UIFont.Weight.allCases {
      let widths = stride(from: CGFloat(6), through: 60, by: 0.25).map {
        TextMetrics.width(of: "Hamburgefonstiv 0123", font: .systemFont(ofSize: $0, weight: weight))
      }
      #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 && $1 - $0 < 5 })
    }
    #expect(FontAdvances.extra(at: 10) == 77.0 * 10 / 2048)
    #expect(abs(FontAdvances.extra(at: 14.5) - (30.0 * 14 + 20 * 15) / 2 / 2048) < 1e-12)
    #expect(FontAdvances.extra(at: 16.999) < 1e-4)
  }

  @Test func charactersWithoutMeasurementHaveStatedWidths() {
    func width(_ text: String) -> CGFloat { TextMetrics.width(of: text, font: body) }
    #expect(width("漢字") == 34)
    #expect(width("👩‍👩‍👧") == 17)
    #expect(width("🇩🇪") == 17)
    #expect(width("é") == width("e"))
    #expect(width("e\u{301}") == width("é"), "canonically equivalent texts have equal widths")
    #expect(width("Ž") == width("Z") && width("ÿ") == width("y") && width("ſ") == width("f"))
    #expect(width("ж") == width("x"))
    #expect(width("\u{200B}") == 0 && width("\n") == 0)
    #expect(width("…") > 2 * width(".") && width("…") < 3 * width("."))
    #expect(width("\t") == 28 && width("nn\tn") == 28 + width("n"))
    #expect(width("") == 0)
    #expect(abs(width("Grüße, 世界") - (width("Gru") + width("Be, ") + 34)) < 1e-9)
  }

  @Test func labelIsItsTextRoundedUpToPixels() {
    let size = TextMetrics.size(of: "Hello", font: body, constrainedTo: 0, scale: 3)
    #expect(size.width >= TextMetrics.width(of: "Hello", font: body))
    #expect(size.width - TextMetrics.width(of: "Hello", font: body) < 1 / 3)
    #expect(abs(size.height - 61.0 / 3) < 1e-9)
    #expect(TextMetrics.size(of: "Hello", font: body, constrainedTo: 0, scale: 2).height == 20.5)
    #expect(TextMetrics.size(of: "", font: body, constrainedTo: 0, scale: 3) == .zero)
    #expect(TextMetrics.lines(of: "Hello", width: size.width, font: body) == ["Hello"])
    let wrapped = TextMetrics.size(of: "Hello Hello", font: body, constrainedTo: 60, scale: 3)
    // The space at which the line broke counts, as far as there is room for it.
    #expect(wrapped.width == TextMetrics.labelWidth(of: "Hello ", font: body, scale: 3))
    #expect(abs(wrapped.height - 122.0 / 3) < 1e-9)
    #expect(TextMetrics.size(of: "Hello Hello", font: body, constrainedTo: 40, scale: 3).width == 40)
  }

  private func lines(
    _ text: String, _ width: CGFloat, max: Int = 0, _ mode: NSLineBreakMode = .byTruncatingTail
  ) -> [String] {
    TextMetrics.lines(of: text, width: width, font: body, maxLines: max, lineBreakMode: mode)
  }

  @Test func linesBreakBetweenWords() {
    #expect(lines("the quick brown fox", 90) == ["the quick", "brown fox"])
    #expect(lines("the quick   brown fox", 90) == ["the quick", "brown fox"])
    #expect(lines("one\n\ntwo\r\nthree", 1000) == ["one", "", "two", "three"])
    #expect(lines("one\n", 1000) == ["one", ""])
    #expect(lines("well-known", 60) == ["well-", "known"])
    #expect(lines("-12 -34", 35) == ["-12", "-34"])
    #expect(lines("", 100) == [])
  }

  @Test func wordTooLongForALineBreaksAnywhere() {
    #expect(lines("iiiiiiii", 16) == ["iiii", "iiii"])
    #expect(lines("abc", 1) == ["a", "b", "c"])
    #expect(lines("ab cdef", 44, .byCharWrapping) == ["ab cd", "ef"])
  }

  @Test func wideCharactersBreakAnywhereButBeforeClosingMarks() {
    #expect(lines("東京都渋谷区", 52) == ["東京都", "渋谷区"])
    #expect(lines("東京都。渋谷", 52) == ["東京", "都。渋", "谷"])
    #expect(lines("abc東京", 45) == ["abc", "東京"])
    #expect(lines("abc東京", 47) == ["abc東", "京"])
    #expect(lines("東「京都", 34) == ["東", "「京", "都"])
  }

  @Test func everyLineFitsAndNoCharacterIsLost() {
    let text = "Lorem ipsum dolor sit amet, 東京 consectetur-adipiscing elit — sed\ndo eiusmod 👍🏽 tempor incididunt ut labore"
    for width in stride(from: CGFloat(20), through: 400, by: 7) {
      let broken = lines(text, width)
      #expect(broken.allSatisfy { TextMetrics.width(of: $0, font: body) <= width + 1e-6 })
      #expect(broken.joined().filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
    }
  }

  @Test func lastLineIsCutWhenThereIsMore() {
    let text = "the quick brown fox jumps"
    #expect(lines(text, 90, max: 2).count == 2)
    #expect(lines(text, 90, max: 2)[1].hasPrefix("brown") && lines(text, 90, max: 2)[1].hasSuffix("…"))
    #expect(lines(text, 90, max: 2, .byWordWrapping) == ["the quick", "brown fox"])
    #expect(lines(text, 90, max: 2, .byClipping) == ["the quick", "brown fox jumps"])
    #expect(lines(text, 90, max: 2, .byTruncatingHead)[1].hasSuffix("jumps"))
    #expect(lines("one\ntwo", 1000, max: 1) == ["one…"])
    #expect(lines("one\n", 1000, max: 1) == ["one"])
    #expect(lines("one two", 1000, max: 1) == ["one two"])
  }

  @Test(arguments: [NSLineBreakMode.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle])
  func truncatedLineFits(mode: NSLineBreakMode) {
    let text = "The quick brown fox"
    for width in stride(from: CGFloat(20), to: 150, by: 3) {
      let cut = TextMetrics.truncated(text, width: width, font: body, mode: mode)
      #expect(TextMetrics.width(of: cut, font: body) <= width + 1e-6)
      #expect(cut.filter { $0 == "…" }.count == 1)
      let parts = cut.split(separator: "…", omittingEmptySubsequences: false)
      #expect(text.hasPrefix(parts[0]) && text.hasSuffix(parts[1]))
      #expect(mode == .byTruncatingTail ? parts[1].isEmpty : true)
      #expect(mode == .byTruncatingHead ? parts[0].isEmpty : true)
    }
    #expect(TextMetrics.truncated(text, width: 200, font: body, mode: mode) == text)
    #expect(TextMetrics.truncated(text, width: 1, font: body, mode: mode) == "…")
    #expect(TextMetrics.truncated(text, width: 20, font: body, mode: .byClipping) == text)
  }

  @Test func terminalColumnsFollowEastAsianWidth() {
    for character in "a~éß–ｱжﾊ☺→█" { #expect(terminalColumns(of: character) == 1, "\(character)") }
    for character in "漢あ한Ａ　👍👍🏽🇩🇪☺️1️⃣👩‍👩‍👧⌚" { #expect(terminalColumns(of: character) == 2, "\(character)") }
    for character in ["\u{301}", "\u{200B}", "\n", "\t", "\u{7F}", "\u{AD}", "\u{FEFF}"] as [Character] {
      #expect(terminalColumns(of: character) == 0)
    }
    #expect(terminalColumns(of: "e\u{301}") == 1)
    #expect(terminalColumns(of: "⌚\u{FE0E}") == 1)
  }

  @Test func fontIsAValue() {
    #expect(UIFont.boldSystemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 0).pointSize == UIFont.systemFontSize)
    #expect(body.withSize(12).pointSize == 12)
  }
}
