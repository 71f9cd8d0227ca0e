import Foundation
@_spi(Lunette) import LunetteStage

/// The field of a search bar: with a magnifying glass before its text, and a button that empties it.
/// Source: Apple, UISearchTextField (iOS 13); docs/rules/controllers.md 8.1
open class UISearchTextField: UITextField {
  let glass = SearchGlass()

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isFieldOfSearch = true
    (font, backgroundColor) = (.systemFont(ofSize: system.bars.searchFontSize), system.colors.searchField)
    if system.bars.searchFollowsTextSize {
      font = .preferredFont(forTextStyle: .body, category: textSize)
      adjustsFontForContentSizeCategory = true
    }
    layer.cornerRadius = system.bars.searchCorner
    clearButtonMode = .whileEditing
    traits.returnKeyType = .search
    traits.enablesReturnKeyAutomatically = true
    glass.bounds.size = CGSize(width: SearchConstants.textStart, height: height)
    (leftView, leftViewMode) = (glass, .always)
  }

  /// What a line is higher than at the usual text size. Units: points. Source: docs/rules/controllers.md 8.1 (K)
  var growth: CGFloat {
    guard system.bars.searchFollowsTextSize else { return 0 }
    return max(0, (UIFont.font(of: .body, weight: .regular, category: textSize).lineHeight - UIFont.font(of: .body, weight: .regular).lineHeight).rounded())
  }
  var height: CGFloat { system.bars.searchFieldHeight + growth }

  // MARK: Tokens. Source: Apple, UISearchTextField.tokens (iOS 13)

  public final var tokens: [UISearchToken] = [] {
    didSet {
      showTokens()
      if !tokens.elementsEqual(oldValue, by: ===) { tokensDidChange?() }
    }
  }
  /// Nil for the tint.
  public final var tokenBackgroundColor: UIColor? { didSet { showTokens() } }
  /// Whether the delete key takes the last one away, where the caret stands before all text.
  public final var allowsDeletingTokens = true
  /// Set by the search bar around it.
  final var tokensDidChange: (() -> Void)?
  private var tokenViews: [SearchTokenView] = []
  private let tokenRow = UIView()

  /// The font that the tokens are shown in.
  private var tokenFont: UIFont?

  open override func layoutSubviews() {
    if !tokenViews.isEmpty { if tokenFont != font { showTokens() } else { placeTokens() } }
    super.layoutSubviews()
  }

  private func showTokens() {
    tokenFont = font
    for view in tokenViews { view.removeFromSuperview() }
    tokenViews = tokens.map { SearchTokenView($0, font: font, color: tokenBackgroundColor ?? tintColor) }
    for view in tokenViews { tokenRow.addSubview(view) }
    if tokens.isEmpty {
      leftView = glass
    } else {
      tokenRow.addSubview(glass)
      leftView = tokenRow
    }
    placeTokens()
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  /// One beside the other behind the glass, none broader than half of the field.
  final func placeTokens() {
    guard !tokenViews.isEmpty else { return }
    let height = height
    let most = max(0, bounds.width / 2 - SearchConstants.textStart)
    let gap = SearchTokenView.gap
    var frames: [CGRect] = []
    var x = SearchConstants.textStart
    for view in tokenViews {
      frames.append(CGRect(x: x, y: gap, width: min(view.wantedWidth, most), height: height - 2 * gap))
      x += frames[frames.count - 1].width + gap
    }
    let size = CGSize(width: x, height: height)
    if tokenRow.bounds.size != size { tokenRow.bounds.size = size }
    func placed(_ frame: CGRect) -> CGRect { isMirrored ? frame.mirrored(in: x) : frame }
    glass.frame = placed(CGRect(x: 0, y: 0, width: SearchConstants.textStart, height: height))
    for (view, frame) in zip(tokenViews, frames) { view.frame = placed(frame) }
  }

  @_spi(Lunette) open override var hasOtherThanText: Bool { !tokens.isEmpty }
  @_spi(Lunette) open override func deletesOtherThanText() -> Bool {
    guard allowsDeletingTokens, !tokens.isEmpty, editor.selection == 0..<0 else { return false }
    tokens.removeLast()
    sendActions(for: .editingChanged)
    return true
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: super.intrinsicContentSize.width, height: height) }
}

/// The magnifying glass before the text, at the right end of its view.
final class SearchGlass: UIView {
  private let shape = CAShapeLayer()

  init() {
    super.init()
    isUserInteractionEnabled = false
    let path = UIBezierPath(ovalIn: SearchConstants.lens)
    path.move(to: SearchConstants.handle.from)
    path.addLine(to: SearchConstants.handle.to)
    shape.path = path.cgPath
    (shape.fillColor, shape.strokeColor, shape.lineWidth) = (nil, Simulation.current.system.colors.searchGlass, 1)
    layer.addSublayer(shape)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let rest = SearchConstants.textStart - SearchConstants.glass.minX
    simulation.perform {
      CATransaction.begin()
      CATransaction.disableActions = true
      shape.frame = CGRect(
        x: bounds.width - rest, y: (bounds.height - SearchConstants.glass.height) / 2, width: SearchConstants.glass.width, height: SearchConstants.glass.height)
      CATransaction.commit()
    }
  }
}
