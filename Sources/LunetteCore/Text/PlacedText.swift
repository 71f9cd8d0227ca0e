import Foundation

/// A text as it is drawn: its lines with their places, for every renderer. Plain values; space: the view's bounds. Units: points.
public struct PlacedText: Hashable, Sendable {
  public var lines: [DrawnLine] = []
  /// Whether some of the text is outside of `bounds` and is cut off there.
  public var isClipped = false
  /// The rectangle in which the text may be drawn.
  public var bounds = CGRect.zero

  package init(lines: [DrawnLine] = [], isClipped: Bool = false, bounds: CGRect = CGRect.zero) {
    (self.lines, self.isClipped, self.bounds) = (lines, isClipped, bounds)
  }
}

public struct DrawnLine: Hashable, Sendable {
  /// The visible text, in reading order.
  public var text: String
  public var top: CGFloat
  public var height: CGFloat
  public var baseline: CGFloat
  /// From left to right.
  public var pieces: [DrawnPiece]
  /// Whether the line is cut with "…".
  public var isTruncated: Bool

  package init(text: String, top: CGFloat, height: CGFloat, baseline: CGFloat, pieces: [DrawnPiece], isTruncated: Bool) {
    (self.text, self.top, self.height) = (text, top, height)
    (self.baseline, self.pieces, self.isTruncated) = (baseline, pieces, isTruncated)
  }

  public var minX: CGFloat { pieces.first?.x ?? 0 }
  public var maxX: CGFloat { pieces.last.map { $0.x + $0.width } ?? 0 }
  /// Whether the line has one style, so that its text and place are all a renderer needs.
  public var isPlain: Bool { pieces.count <= 1 && pieces.allSatisfy(\.isPlain) }
}

/// A part of a line with one style and one direction.
public struct DrawnPiece: Hashable, Sendable {
  public var text: String
  public var x: CGFloat
  public var width: CGFloat
  public var font: UIFont
  public var color: UIColor
  public var isRightToLeft = false
  public var background: UIColor?
  public var underline: NSUnderlineStyle?
  public var underlineColor: UIColor?
  public var strikethrough: NSUnderlineStyle?
  public var strikethroughColor: UIColor?
  /// Units: points, upward.
  public var baselineOffset: CGFloat = 0
  public var shadow: NSShadow?
  public var strokeWidth: CGFloat = 0
  public var strokeColor: UIColor?
  /// How far the characters are slanted, as a share of their height. Source: Apple, NSAttributedString.Key.obliqueness
  public var obliqueness: CGFloat = 0
  public var link: String?
  public var attachment: NSTextAttachment?
  /// Space between characters, added to their own widths. Units: points.
  public var kern: CGFloat = 0

  /// A piece without other attributes; those are set afterwards.
  public init(text: String, x: CGFloat, width: CGFloat, font: UIFont, color: UIColor) {
    (self.text, self.x, self.width, self.font, self.color) = (text, x, width, font, color)
  }

  public var isPlain: Bool {
    background == nil && underline == nil && strikethrough == nil && baselineOffset == 0 && shadow == nil && strokeWidth == 0 && obliqueness == 0
      && attachment == nil && !isRightToLeft
  }
}

extension PlacedText {
  /// Lines in one font, as a block in the middle of a size's height.
  public init(centered lines: [String], font: UIFont, color: UIColor, alignment: NSTextAlignment, in size: CGSize) {
    let top = (size.height - CGFloat(lines.count) * font.lineHeight) / 2
    bounds = CGRect(origin: .zero, size: size)
    self.lines = lines.enumerated().map { number, text in
      let width = TextMetrics.width(of: text, font: font)
      let x = alignment == .center ? (size.width - width) / 2 : alignment == .right ? size.width - width : 0
      let y = top + CGFloat(number) * font.lineHeight
      return DrawnLine(
        text: text, top: y, height: font.lineHeight, baseline: y + font.ascender,
        pieces: [DrawnPiece(text: text, x: x, width: width, font: font, color: color)], isTruncated: false)
    }
    isClipped = self.lines.contains { $0.maxX - $0.minX > size.width + 0.5 } || -top > 0.25
  }

  /// Multiplies the opacity of all colours with a share.
  public mutating func fade(to share: CGFloat) {
    for line in lines.indices {
      for piece in lines[line].pieces.indices {
        let color = lines[line].pieces[piece].color
        lines[line].pieces[piece].color = color.withAlphaComponent(color.alpha * share)
      }
    }
  }
}

extension TextLayout {
  /// - Parameters:
  ///   - origin: the layout's corner in the view's bounds
  ///   - color: for characters that have no colour of their own
  ///   - override: for all characters, as while highlighted
  package func drawn(at origin: CGPoint, color: UIColor, override: UIColor? = nil, lines range: Range<Int>? = nil) -> [DrawnLine] {
    lines[(range ?? lines.indices).clamped(to: lines.indices)].map { line in
      DrawnLine(
        text: text(of: line), top: origin.y + line.top, height: line.height, baseline: origin.y + line.baseline,
        pieces: pieces(of: line).map { piece in
          let attributes = piece.style.attributes
          var drawn = DrawnPiece(
            text: piece.text, x: origin.x + piece.x, width: piece.width, font: piece.style.font,
            color: override ?? attributes.foregroundColor ?? (attributes.link != nil ? UIColor.ofLinks : color))
          drawn.isRightToLeft = piece.isRightToLeft
          drawn.background = attributes.backgroundColor
          if let style = attributes.underlineStyle, style.rawValue & 0xF != 0 { drawn.underline = style }
          drawn.underlineColor = attributes.underlineColor
          if let style = attributes.strikethroughStyle, style.rawValue & 0xF != 0 { drawn.strikethrough = style }
          drawn.strikethroughColor = attributes.strikethroughColor
          drawn.baselineOffset = attributes.baselineOffset ?? 0
          drawn.shadow = attributes.shadow
          drawn.strokeWidth = attributes.strokeWidth ?? 0
          drawn.strokeColor = attributes.strokeColor
          drawn.obliqueness = attributes.obliqueness ?? 0
          drawn.link = attributes.link?.address
          drawn.attachment = piece.text == String(NSTextAttachment.character) ? attributes.attachment : nil
          drawn.kern = attributes.kern ?? 0
          return drawn
        }, isTruncated: line.cut != nil)
    }
  }
}

extension UIColor {
  /// The colour of links in texts. Source: the system's blue (docs/rules/layers.md 3.4)
  static let ofLinks = UIColor(red: 0, green: 122.0 / 255, blue: 1)
}
