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
}
