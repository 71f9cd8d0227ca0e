import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteStage

@Suite struct TextViewTests {
  /// Texts as an app sets them one after the other: what is there with something behind it, without its end, or with another beginning.
  private static func changed(_ text: String, _ random: inout SeededRandom) -> String {
    let pieces = ["a ", "word", "AV", "\n", "\r", "\r\n", "   ", "\t", "é", "e\u{301}", "a line that is longer than the view is wide"]
    let piece = pieces.randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return piece + text
    case 1: return String(text.dropLast(3))
    case 2: return String(text.unicodeScalars.filter(\.isASCII).prefix(40).map(Character.init)) + piece
    default: return text + piece
    }
  }

  @Test func aTextThatGoesOnIsLaidOutAsIfItWereNew() {
    let simulation = Simulation()
    Simulation.current = simulation
    var random = SeededRandom(seed: 11)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
    var text = ""
    for step in 0..<3_000 {
      text = text.utf8.count > 400 ? "" : Self.changed(text, &random)
      view.text = text
      if step % 7 == 0 { view.bounds.size.width = step % 2 == 0 ? 120 : 90 }
      let fresh = UITextView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 200))
      fresh.text = text
      view.layoutIfNeeded()
      func lines(_ view: UITextView) -> [String] {
        view.layout.lines.map { "\($0.clusters) \($0.width) \($0.widthWithSpaces) \($0.top) \($0.height) \($0.isLastOfParagraph)" }
      }
      #expect(lines(view) == lines(fresh), "\(text.debugDescription)")
      #expect(view.contentSize == fresh.contentSize)
    }
  }

  /// Texts in which an edit may change what is before it: marks, joiners, flags, jamo, quotation marks, digits, and now and then what reads from the right.
  private static let pieces = [
    "好", "é", "e\u{301}", "\u{301}", "👩", "\u{200D}", "👧", "🇫", "🇷", "\u{1100}", "\u{1161}", "“", "”", "(", "1", "$", "a ", "AV", "\n", "\r", "ü文 ", "か゚",
    "word ", " ", "\u{200D}🌈", "-", "。",
  ]

  @Test func anEditOfATextThatIsNotPlainIsLaidOutAsIfItWereNew() {
    let simulation = Simulation()
    Simulation.current = simulation
    var random = SeededRandom(seed: 12)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
    for step in 0..<1_500 {
      if view.editor.text.length > 900 { view.text = String(view.editor.string.prefix(150)) }
      // Most edits are at the end, or close to it, as users type.
      let far = Int.random(in: 0..<4, using: &random) == 0
      let place = max(0, view.editor.text.length - Int.random(in: 0...(far ? 400 : 3), using: &random))
      view.editor.select(place..<min(view.editor.text.length, place + Int.random(in: 0...2, using: &random)))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: view.editor.deleteBackward()
      case 1 where step % 100 == 0: view.editor.insert("שלום ")
      default: view.editor.insert((0..<3).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined())
      }
      let fresh = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
      fresh.text = view.text
      func lines(_ view: UITextView) -> [String] {
        view.layout.lines.map { "\($0.clusters) \($0.width) \($0.widthWithSpaces) \($0.top) \($0.height) \($0.isLastOfParagraph) \(view.layout.text(of: $0))" }
      }
      #expect(lines(view) == lines(fresh), "step \(step): \(view.editor.string.debugDescription)")
      #expect(view.editor.text.length == view.editor.string.utf16.count)
      let text = view.editor.string
      let index = text.scalarIndex(utf16: place)
      let before = index > text.startIndex ? text.index(before: index).utf16Offset(in: text) : 0
      #expect(view.editor.boundary(before: place) == before)
    }
  }
}
