import Foundation

/// The place of an underline or a strikethrough. Units: points.
public struct TextRule: Hashable, Sendable {
  /// The upper edge, measured from the baseline downward.
  public var top: CGFloat
  public var thickness: CGFloat

  /// Source: docs/rules/text.md 2 (17 pt: 2 below and 1 thick; 24 pt: 3 and 2; semibold 17: 2 thick); the shares are fitted to these
  public static func underline(_ font: UIFont) -> TextRule {
    TextRule(top: (font.pointSize * underlineShare).rounded(), thickness: thickness(font))
  }

  /// Half-way up the small letters. Source: docs/rules/text.md 2 (17 pt: from 5 to 4 above the baseline)
  public static func strikethrough(_ font: UIFont) -> TextRule {
    let thickness = thickness(font)
    return TextRule(top: -(font.xHeight / 2 + thickness / 2).rounded(), thickness: thickness)
  }

  private static func thickness(_ font: UIFont) -> CGFloat {
    (font.pointSize * thicknessShare * (1 + AdvanceTable.boldness(of: font.weight) * boldThickening)).rounded(.up)
  }

  private static let underlineShare: CGFloat = 0.12
  private static let thicknessShare: CGFloat = 0.05
  private static let boldThickening: CGFloat = 0.4
}

extension DrawnPiece {
  /// The underline or the strikethrough as rectangles with a colour; with a pattern one rectangle for each stroke.
  /// - Parameter baseline: of the piece, with its baseline offset
  public func rules(_ kind: KeyPath<DrawnPiece, NSUnderlineStyle?>, baseline: CGFloat) -> (frames: [CGRect], color: UIColor) {
    let isUnderline = kind == \.underline
    let own = isUnderline ? underlineColor : strikethroughColor
    guard let style = self[keyPath: kind] else { return ([], own ?? color) }
    let rule = isUnderline ? TextRule.underline(font) : .strikethrough(font)
    let thickness = style.rawValue & 0xF == NSUnderlineStyle.thick.rawValue ? rule.thickness * 2 : rule.thickness
    let count = style.rawValue & 0xF == NSUnderlineStyle.double.rawValue ? 2 : 1
    var frames: [CGRect] = []
    for stretch in style.contains(.byWord) ? words : [ClosedRange(from: x, to: x + width)] {
      for number in 0..<count {
        let y = baseline + rule.top + CGFloat(number) * thickness * 2
        for stroke in style.strokes(over: stretch, thickness) {
          frames.append(CGRect(x: stroke.lowerBound, y: y, width: stroke.upperBound - stroke.lowerBound, height: thickness))
        }
      }
    }
    return (frames, own ?? color)
  }

  /// The ranges of x that the words take.
  private var words: [ClosedRange<CGFloat>] {
    var (found, start, at) = ([ClosedRange<CGFloat>](), CGFloat?.none, x)
    // Pair kerning moves a letter by less than the line would show, so the characters are measured one by one.
    let natural = text.reduce(CGFloat(0)) { $0 + TextMetrics.width(of: String($1), font: font) + kern }
    let share = natural > 0 ? width / natural : 1
    for character in text {
      if character.isWhitespace, let from = start { (found, start) = (found + [ClosedRange(from: from, to: at)], nil) }
      if !character.isWhitespace, start == nil { start = at }
      at += (TextMetrics.width(of: String(character), font: font) + kern) * share
    }
    if let from = start { found.append(ClosedRange(from: from, to: at)) }
    return found
  }
}

extension NSUnderlineStyle {
  /// The strokes of the style's pattern; without a pattern the whole range.
  fileprivate func strokes(over stretch: ClosedRange<CGFloat>, _ thickness: CGFloat) -> [ClosedRange<CGFloat>] {
    let pattern = pattern.map { $0 * thickness }
    guard !pattern.isEmpty, thickness > 0 else { return [stretch] }
    var (found, x, index) = ([ClosedRange<CGFloat>](), stretch.lowerBound, 0)
    while x < stretch.upperBound, index < Self.mostStrokes {
      let length = pattern[index % pattern.count]
      if index % 2 == 0 { found.append(x...min(x + length, stretch.upperBound)) }
      x += length
      index += 1
    }
    return found
  }

  /// Lengths of strokes and gaps in turn, in multiples of the thickness. Source: Apple, NSUnderlineStyle (names); the lengths are ours
  private var pattern: [CGFloat] {
    switch rawValue & 0xF00 {
    case NSUnderlineStyle.patternDot.rawValue: [2, 2]
    case NSUnderlineStyle.patternDash.rawValue: [6, 3]
    case NSUnderlineStyle.patternDashDot.rawValue: [6, 3, 2, 3]
    case NSUnderlineStyle.patternDashDotDot.rawValue: [6, 3, 2, 3, 2, 3]
    default: []
    }
  }

  /// Limit of strokes: more than fit on any screen. Ours.
  private static let mostStrokes = 4096
}
