import Foundation
import LunetteKit

/// The look of an item, wherever the item is, and a hash of it: the same on all machines and in every version.
///
/// Each value is hashed under its name, and only if it isn't the default. So a new field changes no hash of items that don't use it. A new
/// visible field of `DisplayItem` or its parts must be added here, too.
extension DisplayItem {
  /// A hash of everything visible except place and text.
  package var styleHash: UInt64 {
    var look = LookHasher()
    look.add("class", className)
    look.add("id", identifier)
    look.add("width", size.width)
    look.add("height", size.height)
    look.add("alpha", alpha, usually: 1)
    look.add("opacity", opacity, usually: 1)
    look.add("fill", fill)
    if let border {
      look.add("border", border.width)
      look.add("borderColor", border.color)
    }
    if let shadow {
      look.add("shadow", shadow.color)
      look.add("shadowX", shadow.offset.width)
      look.add("shadowY", shadow.offset.height)
      look.add("shadowRadius", shadow.radius)
    }
    look.add("corners", cornerRadius)
    look.add("maskedCorners", Int(maskedCorners.rawValue), usually: Int(CACornerMask.all.rawValue))
    look.add("state", state.rawValue)
    look.add("cutsContent", cutsContent)
    role?.add(to: &look)
    text?.addStyle(to: &look)
    gradient?.add(to: &look)
    art?.add(to: &look)
    return look.value
  }

  /// A hash of the text with its attributes.
  package var textHash: UInt64 {
    guard let text else { return 0 }
    var hasher = StableHasher()
    hasher.add(text.text)
    for line in text.lines { hasher.add(line) }
    return hasher.value
  }
}

/// Questions that are asked for every item in every frame. Items are large: reading one through a pointer copies only the field that is
/// read, while passing an item as an argument would copy all of it.
extension UnsafePointer<DisplayItem> {
  /// Whether both look the same apart from places and texts.
  package func hasStyle(of other: Self) -> Bool {
    pointee.size == other.pointee.size && pointee.alpha == other.pointee.alpha && pointee.opacity == other.pointee.opacity
      && pointee.state == other.pointee.state && pointee.cutsContent == other.pointee.cutsContent && pointee.fill == other.pointee.fill
      && pointee.cornerRadius == other.pointee.cornerRadius
      && pointee.maskedCorners == other.pointee.maskedCorners && pointee.$border == other.pointee.$border
      && pointee.$shadow == other.pointee.$shadow && pointee.$role == other.pointee.$role && pointee.$gradient == other.pointee.$gradient
      && hasTextStyle(of: other) && pointee.$art == other.pointee.$art && pointee.className == other.pointee.className
      && pointee.identifier == other.pointee.identifier
  }

  private func hasTextStyle(of other: Self) -> Bool {
    if pointee.$text.isSame(as: other.pointee.$text) { return true }
    guard let text = pointee.text, let otherText = other.pointee.text else { return false }
    return text.hasStyle(of: otherText)
  }

  /// Whether both show the same text in the same lines.
  package func hasText(of other: Self) -> Bool {
    if pointee.$text.isSame(as: other.pointee.$text) { return true }
    guard let text = pointee.text, let otherText = other.pointee.text else { return false }
    return text.text == otherText.text && text.lines == otherText.lines
  }

  /// Adds the item's place on the screen and its clips.
  package func addPlace(to hasher: inout StableHasher) {
    let (first, third) = (pointee.quad.topLeft, pointee.quad.bottomRight)
    if pointee.quad.topRight == CGPoint(x: third.x, y: first.y), pointee.quad.bottomLeft == CGPoint(x: first.x, y: third.y) {
      // Nearly all are upright: each side is rounded once, and told twice as the corners tell it.
      let (left, top) = (StableHasher.word(of: first.x), StableHasher.word(of: first.y))
      let (right, bottom) = (StableHasher.word(of: third.x), StableHasher.word(of: third.y))
      hasher.add(word: left)
      hasher.add(word: top)
      hasher.add(word: right)
      hasher.add(word: top)
      hasher.add(word: right)
      hasher.add(word: bottom)
      hasher.add(word: left)
      hasher.add(word: bottom)
    } else {
      hasher.add(first)
      hasher.add(pointee.quad.topRight)
      hasher.add(third)
      hasher.add(pointee.quad.bottomLeft)
    }
    hasher.add(pointee.clipRect.origin)
    hasher.add(pointee.clipRect.width)
    hasher.add(pointee.clipRect.height)
    hasher.add(word: UInt64(bitPattern: Int64(pointee.clip ?? -1)))
  }
}

extension ViewRole {
  fileprivate func add(to look: inout LookHasher) {
    look.add("content", name)
    for entry in values { Self.add(entry, to: &look) }
  }

  private static func add(_ entry: Entry, to look: inout LookHasher) {
    look.add("value", entry.name)
    switch entry.value {
    case .number(let number): look.add("number", number, usually: .nan)
    case .whole(let number): look.add("number", number, usually: Int.min)
    case .flag(let flag): look.add("flag", flag ? "true" : "false")
    case .text(let text): look.add("text", text)
    case .color(let color): look.add("color", color)
    case .list(let entries): for entry in entries.joined() { add(entry, to: &look) }
    }
  }
}

extension Gradient {
  fileprivate func add(to look: inout LookHasher) {
    look.add("content", "gradient")
    if kind != .axial { look.add("gradientKind", kind.rawValue) }
    for color in colors { look.add("color", color) }
    for location in locations ?? [] { look.add("location", location, usually: .nan) }
    look.add("startX", start.x)
    look.add("startY", start.y)
    look.add("endX", end.x)
    look.add("endY", end.y)
  }
}

extension ViewText {
  fileprivate func hasStyle(of other: ViewText) -> Bool {
    font == other.font && color == other.color && alignment == other.alignment && lineBreakMode == other.lineBreakMode
      && inset == other.inset && editing == other.editing && styledPieces == other.styledPieces
  }

  /// The pieces with attributes, which no other field contains.
  private var styledPieces: [DrawnPiece] {
    guard let drawn, drawn.lines.contains(where: { !$0.isPlain }) else { return [] }
    return drawn.lines.flatMap(\.pieces)
  }

  fileprivate func addStyle(to look: inout LookHasher) {
    for piece in styledPieces { piece.add(to: &look) }
    look.add("fontSize", font.pointSize)
    look.add("fontWeight", font.weight.rawValue)
    look.add("textColor", color)
    look.add("alignment", alignment.rawValue)
    look.add("lineBreakMode", lineBreakMode.rawValue)
    look.add("inset", inset)
    editing?.add(to: &look)
  }
}

extension DrawnPiece {
  fileprivate func add(to look: inout LookHasher) {
    look.add("piece", text)
    look.add("pieceSize", font.pointSize)
    look.add("pieceFont", font.fontName)
    look.add("pieceColor", color)
    look.add("rightToLeft", isRightToLeft)
    look.add("background", background)
    look.add("underline", underline?.rawValue ?? 0)
    look.add("underlineColor", underlineColor)
    look.add("strikethrough", strikethrough?.rawValue ?? 0)
    look.add("strikethroughColor", strikethroughColor)
    look.add("baselineOffset", baselineOffset)
    look.add("kern", kern)
    if let shadow {
      look.add("textShadow", shadow.shadowColor)
      look.add("textShadowX", shadow.shadowOffset.width)
      look.add("textShadowY", shadow.shadowOffset.height)
      look.add("textShadowBlur", shadow.shadowBlurRadius)
    }
    look.add("strokeWidth", strokeWidth)
    look.add("strokeColor", strokeColor)
    look.add("obliqueness", obliqueness)
    if let attachment {
      attachment.image?.add(to: &look)
      look.add("attachment", attachment.bounds)
    }
  }
}

extension ViewEditing {
  fileprivate func add(to look: inout LookHasher) {
    if let caret {
      look.add("caretX", caret.minX, usually: .nan)
      look.add("caretY", caret.minY, usually: .nan)
    }
    for part in selection {
      look.add("selectionX", part.minX, usually: .nan)
      look.add("selectionY", part.minY, usually: .nan)
      look.add("selectionWidth", part.width)
    }
  }
}
