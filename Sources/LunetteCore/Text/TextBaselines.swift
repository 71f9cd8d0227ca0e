import Foundation

/// Where the lines of a view's text stand. Text is drawn at the top, in the middle or at the bottom of its view, so a baseline moves with a share
/// of the view's height. Source: docs/rules/layout.md 1.1
package struct TextBaselines {
  /// The baseline is `share * height + offset` below the view's top. Units of `offset`: points
  package struct Place {
    package var share: CGFloat
    package var offset: CGFloat

    package init(share: CGFloat, offset: CGFloat) {
      (self.share, self.offset) = (share, offset)
    }
    package func distance(height: CGFloat) -> CGFloat { share * height + offset }
  }
  package var first, last: Place

  package init(first: Place, last: Place) { (self.first, self.last) = (first, last) }

  /// A block of text in a view.
  /// - Parameters:
  ///   - lines: the distance of the first and of the last baseline from the block's top
  ///   - blockHeight: the block's height
  ///   - share: 0 for text at the top, 0.5 in the middle, 1 at the bottom of what the insets leave
  package init(lines: (first: CGFloat, last: CGFloat), blockHeight: CGFloat, share: CGFloat, top: CGFloat = 0, bottom: CGFloat = 0) {
    let start = top - share * (top + bottom + blockHeight)
    self.init(first: Place(share: share, offset: start + lines.first), last: Place(share: share, offset: start + lines.last))
  }
}

extension TextBaselines {
  /// One line of a font, whose height is rounded up to pixels as a label's is: texts in one font stand alike in all views of one height.
  package init(font: UIFont, share: CGFloat, scale: CGFloat) {
    self.init(lines: (font.ascender, font.ascender), blockHeight: font.lineHeight.roundedUpToPixel(scale: scale), share: share)
  }
}
