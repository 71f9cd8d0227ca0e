import Foundation
import LunetteKit

/// What an item shows beyond its outline, which `masksToBounds` cuts off. Source: docs/rules/layers.md 1.1
extension DisplayItem {
  /// Whether a part of its own drawing, picture or text may be outside its outline. At round corners everything may.
  var contentSticksOut: Bool {
    if cornerRadius > 0, !$text.isNil || art.map({ $0.image != nil || !$0.operations.isEmpty }) == true { return true }
    return textSticksOut || art.map { $0.sticksOut(of: CGRect(origin: .zero, size: size)) } == true
  }

  /// Whether a line of its text is outside its box. Text that is cut off at a box of its own isn't.
  var textSticksOut: Bool {
    guard let drawn = text?.drawn else { return false }
    let box = CGRect(origin: .zero, size: size)
    if drawn.isClipped { return !box.covers(drawn.bounds) }
    return drawn.lines.contains { line in
      !box.covers(CGRect(x: line.minX, y: line.top, width: line.maxX - line.minX, height: line.height))
    }
  }
}

extension DisplayArt {
  fileprivate func sticksOut(of box: CGRect) -> Bool {
    if let image, image.parts.contains(where: { !box.covers($0.place) }) { return true }
    return operations.contains { !box.covers($0.reach) }
  }
}

extension DrawOperation {
  /// The box around all that it draws; infinite when it throws a shadow.
  fileprivate var reach: CGRect {
    guard shadow == nil else { return .infinite }
    guard let box = shape.box, !box.isNull else { return .null }
    guard case .stroke(_, _, let style) = shape else { return box.applying(transform) }
    let half = style.width / 2 * (style.join == .miter ? max(style.miterLimit, 1) : 1)
    return box.shrunk(dx: -half, dy: -half)
  }
}

extension DisplayItem {
  /// Whether it is a line of at most half a point, such as a separator.
  var isHairline: Bool {
    let (thin, long) = (min(size.width, size.height), max(size.width, size.height))
    return thin > 0 && thin <= Self.hairline && long > 2 * thin && cornerRadius <= 0
  }

  /// One pixel of a screen of scale 2. Units: points.
  private static let hairline: CGFloat = 0.5
}

extension DisplayItem {
  /// Whether no affine map takes its box to its place.
  var isInPerspective: Bool { !quad.isUpright && Lens(quad, size) != nil }
}
