import Foundation

public enum NSTextAlignment: String, CaseIterable, Sendable { case left, center, right, justified, natural }

public enum NSLineBreakMode: String, CaseIterable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// A view that shows text and takes no touches.
open class UILabel: UIView {
  public var text: String? {
    didSet {
      assignments &+= 1
      if text != oldValue { sizeDidChange() }
    }
  }
  /// How often the text was assigned, the same one or another. Ours: tells a label that was left alone from one that got its text again
  public private(set) var assignments = 0
  public var font = UIFont.systemFont(ofSize: UILabel.defaultFontSize) { didSet { if font != oldValue { sizeDidChange() } } }
  public var textColor = UIColor.black
  /// Shown while `isHighlighted`, as in a selected cell; nil keeps `textColor`.
  public var highlightedTextColor: UIColor?
  public var isHighlighted = false
  public var textAlignment = NSTextAlignment.natural
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// 0 means as many as fit.
  public var numberOfLines = 1
  public var isEnabled = true
  /// The cell whose own text it shows, which lays its content out when that needs another size. The cell takes the pointer back.
  unowned(unsafe) var cell: UITableViewCell?

  private func sizeDidChange() {
    setNeedsLayout()
    cell?.setNeedsLayout()
  }

  /// Units: points. Source: Apple, UILabel.font ("defaults to 17-point system font")
  public static let defaultFontSize: CGFloat = 17

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// The text's size on the pixel grid, within `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && numberOfLines != 1 ? size.width : .greatestFiniteMagnitude
    return TextMetrics.size(
      of: text ?? "", font: font, constrainedTo: width, maxLines: numberOfLines, lineBreakMode: lineBreakMode, scale: UIScreen.main.scale)
  }

  public var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}
