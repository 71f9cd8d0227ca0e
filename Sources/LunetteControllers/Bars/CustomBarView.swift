import Foundation
@_spi(Lunette) import LunetteStage

/// A view of the app's in a bar: the custom view of an item, or what stands in place of a title. Units: points.
/// Source: docs/rules/controllers.md 4.1; Apple, "Updating Your App for iOS 11": bars support Auto Layout
extension UIView {
  /// Called before it comes into the bar, and before it is measured there. What says by constraints or by its content how large it is has that size, and
  /// nothing from its frame contradicts it.
  final func takeOwnSizeInBar() {
    if translatesAutoresizingMaskIntoConstraints, saysItsSize { translatesAutoresizingMaskIntoConstraints = false }
  }

  private var saysItsSize: Bool {
    if bounds.size == .zero {
      guard self is UIStackView || isMeasuredByConstraints || overrides?.implements("intrinsicContentSize", on: self) == true else { return false }
      let size = systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
      return size.width > 0 && size.height > 0
    }
    let constrained = constraints.filter { $0.firstItem === self }.map(\.firstAttribute)
    let (width, height) = (constrained.contains(.width), constrained.contains(.height))
    guard width || height else { return false }
    // An axis of which nobody speaks would lose what the frame says of it.
    let content = Overridable.intrinsicContentSize(self)
    return (width || content.width >= 0) && (height || content.height >= 0)
  }

  /// How large it stands in the bar: as large as it is, or, where it says that by itself, as large as that makes it; along an axis without a length as what
  /// fits it. What wants all the room there is gets the row's.
  final func sizeInBar(_ row: CGRect) -> CGSize {
    takeOwnSizeInBar()
    var size = bounds.size
    func fill(_ other: CGSize, over isLess: (CGFloat) -> Bool) {
      if isLess(size.width), other.width > 0 { size.width = other.width }
      if isLess(size.height), other.height > 0 { size.height = other.height }
    }
    if !translatesAutoresizingMaskIntoConstraints { fill(systemLayoutSizeFitting(Self.layoutFittingCompressedSize)) { _ in true } }
    if size.width <= 0 || size.height <= 0 { fill(Overridable.sizeThatFits(self, .zero)) { $0 <= 0 } }
    let most = Self.layoutFittingExpandedSize
    if size.width >= most.width { size.width = row.width }
    if size.height >= most.height { size.height = row.height }
    return size
  }
}
