import CoreTestSupport
import Testing

@testable import LunetteCore

/// The standard library's conversion is the model.
@Test func utf16TextsAgreeWithTheStandardLibrary() {
  var random = SeededRandom(7)
  let kinds: [ClosedRange<UInt16>] = [0...0x7F, 0x80...0x7FF, 0x800...0xD7FF, 0xD800...0xDBFF, 0xDC00...0xDFFF, 0xE000...0xFFFF]
  for _ in 0..<2_000 {
    let units = (0..<Int(random.next() % 12)).map { _ in
      let kind = kinds[Int(random.next() % UInt64(kinds.count))]
      return kind.lowerBound + UInt16(random.next() % UInt64(kind.count))
    }
    #expect(units.withUnsafeBufferPointer { String(utf16: $0) } == String(decoding: units, as: UTF16.self))
  }
}

@Test func blanksAreJoinedAsACharacterAtATimeWould() {
  let pieces = ["a", "ü", " ", "  ", "\t", "\n", "\r\n", "\u{A0}", "\u{2003}", "word", "\u{301}", "👍🏽"]
  var random = SeededRandom(8)
  for _ in 0..<2_000 {
    let text = (0..<Int(random.next() % 6)).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined()
    #expect(text.withSingleBlanks == text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }
}
