import Foundation

/// Sizes of plain text in one font. Pure functions: nothing is cached, the tables are constants.
///
/// Units: points; `scale` is pixels per point. Texts with attributes are measured by `TextLayout`. These functions are the shorter way
/// for the many labels with one line and one font.
public enum TextMetrics {
  /// The width of a string on one line, before rounding to pixels. Line breaks have no width.
  /// Cost: about 50 ns for 20 ASCII characters and 600 ns for others, in release; allocates nothing for ASCII.
  public static func width(of text: some StringProtocol, font: UIFont) -> CGFloat {
    if let sum = text.utf8.withContiguousStorageIfAvailable({ asciiWidth($0, FontAdvances(font)) }) ?? nil { return sum }
    let layout = TextLayout(TypesetText(String(text), font: font), TextLayoutOptions())
    return layout.lines.reduce(0) { $0 + $1.widthWithSpaces }
  }

  /// The width that a label gives a string: rounded up to the next pixel.
  /// Source: Fixtures/system-font.json, second number of each string.
  public static func labelWidth(of text: some StringProtocol, font: UIFont, scale: CGFloat) -> CGFloat {
    width(of: text, font: font).roundedUpToPixel(scale: scale)
  }

  /// The height of `lineCount` lines, rounded up to the next pixel once for all of them.
  public static func height(lineCount: Int, font: UIFont, scale: CGFloat) -> CGFloat {
    (CGFloat(lineCount) * font.lineHeight).roundedUpToPixel(scale: scale)
  }

  /// The size that a label needs, rounded up to pixels; zero for an empty string.
  ///
  /// - Parameter width: where lines break; 0, less, or infinity means no limit.
  /// - Parameter maxLines: 0 for no limit. One line is measured whole, whatever the limit: see `UILabel.sizeThatFits`
  public static func size(
    of text: String, font: UIFont, constrainedTo width: CGFloat, maxLines: Int = 0,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail, scale: CGFloat
  ) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let limit = width > 0 ? width : .infinity
    let size = layout(of: text, width: limit, font: font, maxLines: maxLines, lineBreakMode: lineBreakMode).size
    return CGSize(width: min(size.width.roundedUpToPixel(scale: scale), limit), height: size.height.roundedUpToPixel(scale: scale))
  }

  /// The visible text of each line, without the spaces and line breaks between lines.
  ///
  /// - Parameter width: of a line, in points; infinity for no limit.
  /// - Parameter maxLines: 0 for no limit. When more than spaces follows, the truncating modes put "…" at the end of the last line (or at
  ///   its start or in its middle), the wrapping modes leave it as broken, and `.byClipping` doesn't break that line at all.
  public static func lines(
    of text: String, width: CGFloat, font: UIFont, maxLines: Int = 0, lineBreakMode: NSLineBreakMode = .byTruncatingTail
  ) -> [String] {
    let layout = layout(of: text, width: width, font: font, maxLines: maxLines, lineBreakMode: lineBreakMode)
    return layout.lines.map { layout.text(of: $0) }
  }

  /// One line, cut with "…" at its end, start or middle so that it fits in `width`; unchanged when it fits. The wrapping and clipping modes
  /// cut nothing: the part that doesn't fit is clipped when it is drawn.
  public static func truncated(
    _ text: String, width: CGFloat, font: UIFont, mode: NSLineBreakMode = .byTruncatingTail
  ) -> String {
    guard mode.truncates, self.width(of: text, font: font) > width + TextLayout.noise else { return text }
    let typeset = TypesetText(text, font: font)
    let room = width + TextLayout.noise - FontAdvances(font).width(of: Character(TextLayout.ellipsis))
    let parts = typeset.cut(0..<typeset.count, room: room, mode)
    return typeset.text(parts.head) + TextLayout.ellipsis + typeset.text(parts.tail)
  }

  /// Replaces the part of a text that is cut off.
  public static let ellipsis = TextLayout.ellipsis

  private static func layout(
    of text: String, width: CGFloat, font: UIFont, maxLines: Int, lineBreakMode: NSLineBreakMode
  ) -> TextLayout {
    TextLayout(
      TypesetText(text, font: font),
      TextLayoutOptions(width: width, maxLines: max(maxLines, 0), lineBreakMode: lineBreakMode))
  }

  /// The width of a string of ASCII characters without tabs; nil for any other string.
  private static func asciiWidth(_ bytes: UnsafeBufferPointer<UInt8>, _ advances: FontAdvances) -> CGFloat? {
    var (sum17, sum28, printing, kerned, previous) = (CGFloat(0), CGFloat(0), 0, 0, UInt8(0))
    return advances.table.at17.withUnsafeBufferPointer { at17 in
      advances.table.at28.withUnsafeBufferPointer { at28 in
        for byte in bytes {
          guard byte < 0x80, byte != 0x09 else { return nil }
          sum17 += at17[Int(byte)]
          sum28 += at28[Int(byte)]
          printing += AdvanceTable.prints(byte) ? 1 : 0
          kerned += FontAdvances.isKerned(previous, byte) ? 1 : 0
          previous = byte
        }
        return advances.share17 * sum17 + advances.share28 * sum28 + CGFloat(printing) * advances.extra - CGFloat(kerned) * advances.kerning
      }
    }
  }
}

extension NSLineBreakMode {
  /// Whether text that does not fit gets an ellipsis.
  package var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: return true
    case .byWordWrapping, .byCharWrapping, .byClipping: return false
    }
  }
}
