import Foundation

/// A layer of plain text, its first line at the top. Source: docs/rules/layers.md 2.3; Apple, CATextLayer
public final class CATextLayer: CALayer {
  public var string: String?
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
  }

  private var shownFont: UIFont { .systemFont(ofSize: fontSize, weight: font.weight) }

  /// The size that the layer's text needs.
  public func preferredFrameSize() -> CGSize {
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

  package override var ownPicture: Picture? {
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
