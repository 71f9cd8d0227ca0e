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
    layer.cornerRadius = system.bars.searchCorner
    clearButtonMode = .whileEditing
    traits.returnKeyType = .search
    traits.enablesReturnKeyAutomatically = true
    glass.bounds.size = CGSize(width: SearchConstants.textStart, height: system.bars.searchFieldHeight)
    (leftView, leftViewMode) = (glass, .always)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: super.intrinsicContentSize.width, height: system.bars.searchFieldHeight) }
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
