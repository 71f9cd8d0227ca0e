import Foundation

extension TextMetrics {
  /// What stands for the part of a text that is cut off.
  public static let ellipsis = "…"

  /// Arithmetic noise by which a line may be wider than its limit. Units: points. A label is as wide as its text rounded to
  /// pixels, where a millionth of a pixel is dropped.
  static let noise: CGFloat = 1e-6

  /// One line cut so that it fits in `width`, with "…" at its end, start or middle; as it is when it fits.
  ///
  /// Spaces beside the "…" are dropped (assumed). When not even "…" fits, it is all there is. The wrapping and clipping modes cut
  /// nothing: what sticks out is clipped when it is drawn.
  public static func truncated(
    _ text: String, width: CGFloat, font: UIFont, mode: NSLineBreakMode = .byTruncatingTail
  ) -> String {
    guard mode.truncates, self.width(of: text, font: font) > width + noise else { return text }
    return cut(text[...], width: width, font: font, mode: mode)
  }

  /// Cuts at least the last, first or middle character if the whole does not fit beside the "…".
  static func cut(_ text: Substring, width: CGFloat, font: UIFont, mode: NSLineBreakMode) -> String {
    let advances = FontAdvances(font)
    let room = width + noise - advances.width(of: Character(ellipsis))
    switch mode {
    case .byTruncatingHead: return ellipsis + trimmed(suffix(of: text, room, advances), start: true)
    case .byTruncatingMiddle:
      // The start gets half of the room, the end what is left, so that the line is as full as can be.
      let head = prefix(of: text, room / 2, advances)
      let tail = suffix(of: text[head.endIndex...], room - self.width(of: head, font: font), advances)
      return trimmed(head, start: false) + ellipsis + trimmed(tail, start: true)
    default: return trimmed(prefix(of: text, room, advances), start: false) + ellipsis
    }
  }

  private static func prefix(of text: Substring, _ room: CGFloat, _ advances: FontAdvances) -> Substring {
    var (left, end) = (room, text.startIndex)
    while end < text.endIndex {
      left -= advances.width(of: text[end])
      if left < 0 { break }
      end = text.index(after: end)
    }
    return text[..<end]
  }

  private static func suffix(of text: Substring, _ room: CGFloat, _ advances: FontAdvances) -> Substring {
    var (left, start) = (room, text.endIndex)
    while start > text.startIndex {
      let before = text.index(before: start)
      left -= advances.width(of: text[before])
      if left < 0 { break }
      start = before
    }
    return text[start...]
  }

  private static func trimmed(_ text: Substring, start: Bool) -> String {
    var text = text
    while let edge = start ? text.first : text.last, edge.isWhitespace {
      if start { text.removeFirst() } else { text.removeLast() }
    }
    return String(text)
  }
}

extension NSLineBreakMode {
  /// Whether text that does not fit gets an ellipsis.
  var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: return true
    case .byWordWrapping, .byCharWrapping, .byClipping: return false
    }
  }
}
