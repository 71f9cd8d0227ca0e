import Foundation
import LunetteKit

extension DisplayText {
  /// A label's text as it is set in `size`; nil for a label without text.
  init?(_ label: UILabel, size: CGSize) {
    guard let text = label.text, !text.isEmpty else { return nil }
    let color = label.isHighlighted ? label.highlightedTextColor ?? label.textColor : label.textColor
    self.init(
      text: text,
      lines: Self.lines(of: text, size: size, font: label.font, limit: label.numberOfLines, mode: label.lineBreakMode),
      font: label.font, color: label.isEnabled ? color : Self.disabledColor, alignment: label.textAlignment,
      lineBreakMode: label.lineBreakMode)
  }

  /// As many lines as are allowed and have room in the height; one at least.
  private static func lines(of text: String, size: CGSize, font: UIFont, limit: Int, mode: NSLineBreakMode) -> [String] {
    let fitting = (size.height / max(font.lineHeight, Self.smallestLineHeight) + heightTolerance).rounded(.down)
    let room = Int(min(max(fitting, 1), Self.mostLines))
    let maxLines = limit > 0 ? min(limit, room) : room
    if maxLines == 1, !hasLineBreak(text), TextMetrics.width(of: text, font: font) <= size.width { return [text] }
    return TextMetrics.lines(of: text, width: size.width, font: font, maxLines: maxLines, lineBreakMode: mode)
  }

  /// U+0085 begins with the byte C2, U+2028 and U+2029 with E2; other text with these bytes takes the longer way, which is right for all.
  private static func hasLineBreak(_ text: String) -> Bool { text.utf8.contains { (0x0A...0x0D).contains($0) || $0 == 0xE2 || $0 == 0xC2 } }

  /// A label sized to its text is a pixel's rounding higher or lower than its lines. Units: lines. Ours.
  private static let heightTolerance: CGFloat = 0.05
  /// A font of no height would have room for any number of lines. Units: points.
  private static let smallestLineHeight: CGFloat = 1
  /// More lines than any screen shows.
  private static let mostLines: CGFloat = 10_000
  /// Source: a disabled label is drawn dimmed (Apple, UILabel.isEnabled); the grey is assumed
  private static let disabledColor = UIColor.lightGray
}

extension DisplayField {
  init(_ field: UITextField, size: CGSize) {
    let typed = field.text ?? ""
    isPlaceholder = typed.isEmpty && !(field.placeholder ?? "").isEmpty
    isEditing = field.isEditing
    borderStyle = field.borderStyle
    let shown = isPlaceholder ? field.placeholder ?? "" : typed
    let inset = Self.textInset(field.borderStyle)
    let width = max(0, size.width - 2 * inset)
    // While editing the field scrolls to the caret, so the text stays whole and the drawing shows its end.
    let line = field.isEditing ? shown : TextMetrics.truncated(shown, width: width, font: field.font)
    text = DisplayText(
      text: shown, lines: line.isEmpty ? [] : [line], font: field.font,
      color: isPlaceholder ? Self.placeholderColor : field.isEnabled ? field.textColor : Self.disabledColor,
      alignment: field.textAlignment, lineBreakMode: .byTruncatingTail, inset: inset)
  }

  /// From either side. Units: points. Source: UITextField's textRect by border style; assumed
  private static func textInset(_ style: UITextField.BorderStyle) -> CGFloat {
    switch style {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  /// Source: Apple, UITextField.placeholder ("70% gray")
  private static let placeholderColor = UIColor(white: 0.7)
  private static let disabledColor = UIColor.lightGray
}
