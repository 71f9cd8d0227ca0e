import Foundation

/// Draws texts into a context. Each text is laid out as in a label and then drawn in parts: background, shadow, underline, characters,
/// strikethrough. Source: docs/rules/text.md 2 (order), docs/rules/text.md 5
extension CGContext {
  public func draw(_ text: PlacedText) {
    if text.isClipped {
      saveGState()
      clip(to: text.bounds)
    }
    for line in text.lines {
      for piece in line.pieces where !piece.text.isEmpty { draw(piece, on: line) }
    }
    if text.isClipped { restoreGState() }
  }

  private func draw(_ piece: DrawnPiece, on line: DrawnLine) {
    let baseline = line.baseline - piece.baselineOffset
    saveGState()
    defer { restoreGState() }
    func fill(_ frames: [CGRect], _ color: UIColor) {
      setFillColor(color)
      for frame in frames { self.fill(frame) }
    }
    if let background = piece.background { fill([CGRect(x: piece.x, y: line.top, width: piece.width, height: line.height)], background) }
    if let attachment = piece.attachment {
      let size = attachment.size
      let frame = CGRect(x: piece.x, y: baseline - attachment.bounds.minY - size.height, width: size.width, height: size.height)
      if let image = attachment.image { draw(image.fillColor(tint: piece.color).map { image.withTintColor($0) } ?? image, in: frame) }
      return
    }
    if let shadow = piece.shadow, let color = shadow.shadowColor, color.alpha > 0 {
      setShadow(offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color)
    }
    let under = piece.rules(\.underline, baseline: baseline)
    fill(under.frames, under.color)
    draw(
      DrawnText(
        lines: [.init(text: piece.text, origin: CGPoint(x: piece.x, y: baseline), width: piece.width)], font: piece.font, color: piece.color,
        box: CGRect(x: piece.x, y: baseline - piece.font.ascender, width: piece.width, height: piece.font.lineHeight)))
    let through = piece.rules(\.strikethrough, baseline: baseline)
    fill(through.frames, through.color)
  }
}

extension AttributedText {
  /// Draws the text into the current context, with the top left corner of the first line at a point, without breaking lines.
  public func draw(at point: CGPoint) { draw(with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, isWrapped: false) }

  /// Draws the text into the current context from the rectangle's top, with lines broken at its width; lines that don't fit its height are
  /// left out.
  public func draw(in rect: CGRect) { draw(with: rect, options: [.usesLineFragmentOrigin, .leavesLinesOut], isWrapped: true) }

  /// The full form. Without `usesLineFragmentOrigin` it draws one line, whose baseline begins at the rectangle's origin. The height is a
  /// limit only with `truncatesLastVisibleLine`. Source: Apple, NSAttributedString.draw(with:options:context:)
  public func draw(with rect: CGRect, options: NSStringDrawingOptions) {
    draw(with: rect, options: options, isWrapped: options.contains(.usesLineFragmentOrigin))
  }

  private func draw(with rect: CGRect, options: NSStringDrawingOptions, isWrapped: Bool) {
    guard !isEmpty, rect.minX.isFinite, rect.minY.isFinite, let context = UIGraphicsGetCurrentContext() else { return }
    let isOneLine = !options.contains(.usesLineFragmentOrigin)
    let width = isWrapped && rect.width > 0 ? rect.width : .infinity
    var layout = layout(width: width, maxLines: isOneLine ? 1 : 0, mode: isOneLine ? .byClipping : nil)
    let limits = options.contains(.truncatesLastVisibleLine) || options.contains(.leavesLinesOut)
    if limits, rect.height > 0, layout.height > rect.height {
      let fitting = layout.lines.count { $0.top + $0.height <= rect.height + TextLayout.noise }
      guard fitting > 0 || options.contains(.truncatesLastVisibleLine) else { return }
      layout = self.layout(
        width: width, maxLines: max(1, fitting), mode: options.contains(.truncatesLastVisibleLine) ? .byTruncatingTail : nil)
    }
    let top = isOneLine ? rect.minY - (layout.lines.first?.baseline ?? 0) : rect.minY
    context.draw(PlacedText(lines: layout.drawn(at: CGPoint(x: rect.minX, y: top), color: .black), bounds: rect))
  }
}
