import Foundation
import Testing

@testable import LunetteCore

/// Fonts know no device: the faces that an app has registered and the size of texts are passed in, and notes are passed on.
@Suite struct FontNameTests {
  @Test func aNameThatNoFontHasIsNilWithANote() {
    var notes: [String] = []
    #expect(UIFont(name: "Nowhere", size: 12) { notes.append($0) } == nil)
    #expect(notes.count == 1 && notes[0].contains("\"Nowhere\""))
  }

  @Test func aRegisteredFaceGoesBeforeAFontOfTheSameName() throws {
    let face = FontFace(name: "Helvetica", unitsPerEm: 1000, advances: ["a": 250], lineHeight: 1200)
    let font = try #require(UIFont(name: "Helvetica", size: 20, registered: face))
    #expect(font.face === face && TextMetrics.width(of: "a", font: font) == 5)
  }

  @Test(arguments: [(UIContentSizeCategory.extraSmall, 14), (.large, 17), (.accessibilityExtraExtraExtraLarge, 53)])
  func aPreferredFontHasTheSizeOfTheCategory(category: UIContentSizeCategory, size: CGFloat) {
    #expect(UIFont.preferredFont(forTextStyle: .body, category: category).pointSize == size)
  }
}
