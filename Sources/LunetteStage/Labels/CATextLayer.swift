import Foundation

/// A layer of plain text, its first line at the top. Source: docs/rules/layers.md 2.3; Apple, CATextLayer
public final class CATextLayer: CALayer {
  public var string: String? { didSet { styled = nil } }
  /// A text with attributes, which has its own fonts and colours; nil for a plain one. Setting it sets `string` to its characters.
  public var attributedString: AttributedText? {
    get { styled }
    set {
      if let newValue { string = newValue.string }
      styled = newValue
    }
  }
  private var styled: AttributedText?
  /// Only the font's face and weight count; the size is `fontSize`.
  public var font = UIFont.systemFont(ofSize: 36)
  /// Units: points.
  public var fontSize: CGFloat = 36
  public var foregroundColor: UIColor? = .white
  /// Whether lines are broken at the width of the bounds.
  public var isWrapped = false
  public var truncationMode = CATextLayerTruncationMode.none
  public var alignmentMode = CATextLayerAlignmentMode.natural

  public override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    guard let layer = layer as? CATextLayer else { return }
    (string, font, fontSize, foregroundColor) = (layer.string, layer.font, layer.fontSize, layer.foregroundColor)
    (isWrapped, truncationMode, alignmentMode) = (layer.isWrapped, layer.truncationMode, layer.alignmentMode)
    styled = layer.styled
  }

  private var shownFont: UIFont { .systemFont(ofSize: fontSize, weight: font.weight) }

  /// The size that the layer's text needs.
  public func preferredFrameSize() -> CGSize {
    if let styled { return styled.layout(width: isWrapped && bounds.width > 0 ? bounds.width : .infinity).size }
    guard let string else { return .zero }
    let lines = lines(of: string, width: isWrapped && bounds.width > 0 ? bounds.width : .infinity)
    return CGSize(width: lines.map { TextMetrics.width(of: $0, font: shownFont) }.max() ?? 0, height: CGFloat(lines.count) * shownFont.lineHeight)
  }

  private func lines(of string: String, width: CGFloat) -> [String] {
    let mode = truncationMode.lineBreakMode
    guard isWrapped else {
      return string.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        truncationMode == .none ? String(line) : TextMetrics.truncated(String(line), width: width, font: shownFont, mode: mode)
      }
    }
    let room = truncationMode == .none ? 0 : max((bounds.height / max(shownFont.lineHeight, 1)).wholePart(upTo: 10_000), 1)
    return TextMetrics.lines(
      of: string, width: width, font: shownFont, maxLines: room, lineBreakMode: truncationMode == .none ? .byWordWrapping : mode)
  }

  private func picture(of text: AttributedText) -> Picture {
    let mode = truncationMode.lineBreakMode
    let isCut = truncationMode != .none && bounds.width > 0
    let isLimited = isWrapped && bounds.width > 0 || isCut
    var layout = text.layout(
      width: isLimited ? bounds.width : .infinity, maxLines: isWrapped || !isCut ? 0 : 1, mode: isWrapped ? nil : mode)
    if isWrapped, isCut, layout.height > bounds.height {
      let fitting = layout.lines.count { $0.top + $0.height <= bounds.height }
      layout = text.layout(width: bounds.width, maxLines: max(fitting, 1), mode: mode)
    }
    let lines = layout.drawn(at: bounds.origin, color: .black).map { line in
      var line = line
      let shift = alignmentMode.share * (bounds.width - (line.maxX - line.minX)) - (alignmentMode.share > 0 ? line.minX - bounds.minX : 0)
      for index in line.pieces.indices { line.pieces[index].x += shift }
      return line
    }
    return .drawn(in: bounds.size) { $0.draw(PlacedText(lines: lines, bounds: bounds)) }
  }

  package override var ownPicture: Picture? {
    if let styled { return styled.isEmpty ? nil : picture(of: styled) }
    guard let string, !string.isEmpty, let color = foregroundColor, fontSize > 0 else { return nil }
    let font = shownFont
    var (lines, widest): ([DrawnText.Line], CGFloat) = ([], 0)
    for (number, text) in self.lines(of: string, width: bounds.width).enumerated() {
      let width = TextMetrics.width(of: text, font: font)
      let x = bounds.minX + alignmentMode.share * (bounds.width - width)
      lines.append(
        .init(text: text, origin: CGPoint(x: x, y: bounds.minY + CGFloat(number) * font.lineHeight + font.ascender), width: width))
      widest = max(widest, width)
    }
    let left = lines.map(\.origin.x).min() ?? bounds.minX
    let box = CGRect(x: left, y: bounds.minY, width: widest, height: CGFloat(lines.count) * font.lineHeight)
    var picture = Picture()
    picture.operations.append(DrawOperation(.text(DrawnText(lines: lines, font: font, color: color, box: box))))
    return picture
  }
}

public enum CATextLayerTruncationMode: String, Sendable, CaseIterable {
  case none, start, middle, end

  var lineBreakMode: NSLineBreakMode {
    switch self {
    case .none: .byClipping
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    }
  }
}

public enum CATextLayerAlignmentMode: String, Sendable, CaseIterable {
  case natural, left, right, center, justified

  /// The share of the free width that comes before the text.
  var share: CGFloat { self == .right ? 1 : self == .center ? 0.5 : 0 }
}
