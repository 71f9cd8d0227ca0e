import Foundation
@_spi(Lunette) import LunetteStage

/// Where one element of a collection view stands and how it looks: what a layout answers, and what the view's element takes on.
///
/// Source: Apple, UICollectionViewLayoutAttributes; docs/rules/collections.md 1.1
open class UICollectionViewLayoutAttributes: RuntimeOverridable {
  public enum ElementCategory: String, CaseIterable, Sendable { case cell, supplementaryView, decorationView }

  /// The methods of a class that a script made, see `UIResponder.overrides`.
  public var overrides: (any RuntimeOverrides)?

  public let representedElementCategory: ElementCategory
  /// Nil for cells.
  public let representedElementKind: String?
  /// The element's section and item.
  var path: RowPath
  public var indexPath: IndexPath {
    get { path.indexPath }
    set { path = RowPath(section: newValue.section, row: newValue.row) }
  }

  // MARK: Geometry. Space: the content of the collection view. Units: points

  public var center = CGPoint.zero
  /// As large as the element; its origin is that of the element's own bounds.
  public var bounds = CGRect.zero { didSet { bounds = bounds.standardized } }
  public var size: CGSize {
    get { bounds.size }
    set { bounds.size = newValue }
  }
  public var transform3D = CATransform3D.identity
  /// The identity when `transform3D` isn't affine.
  public var transform: CGAffineTransform {
    get { transform3D.affineTransform }
    set { transform3D = CATransform3D(newValue) }
  }
  /// Follows from centre, size and transform, as a view's.
  public var frame: CGRect {
    get {
      let local = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let box = transform3D.isIdentity ? local : CGRect(around: local.corners.map { transform3D.project($0) })
      return box.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      let rect = newValue.standardized
      center = CGPoint(x: rect.midX, y: rect.midY)
      let (t, flat) = (transform, CGRect(origin: .zero, size: rect.size))
      size = transform3D.isIdentity ? rect.size : flat.applying(CGAffineTransform(a: t.a, b: t.b, c: t.c, d: t.d).inverted()).size
      guard !transform3D.isIdentity else { return }
      // A transform that moves the box moves the centre the other way.
      let moved = frame
      center = CGPoint(x: center.x + rect.minX - moved.minX, y: center.y + rect.minY - moved.minY)
    }
  }

  /// Which lengths were estimated: the view says what they are.
  final var measured = MeasuredLengths()

  /// What stands for them in dynamics.
  package final weak var dynamicItem: AnyObject?

  // MARK: Looks

  public var alpha: CGFloat = 1
  /// Elements of larger ones stand in front.
  public var zIndex = 0
  public var isHidden = false

  public required init(_ category: ElementCategory, kind: String?, at path: RowPath) {
    (representedElementCategory, representedElementKind, self.path) = (category, kind, path)
  }

  public convenience init(forCellWith indexPath: IndexPath) { self.init(.cell, kind: nil, at: RowPath(indexPath)) }
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(.supplementaryView, kind: kind, at: RowPath(indexPath))
  }
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(.decorationView, kind: kind, at: RowPath(indexPath))
  }

  /// Other attributes of the same class and the same values. A subclass copies its own values too.
  open func copy() -> UICollectionViewLayoutAttributes {
    let copy = Self(representedElementCategory, kind: representedElementKind, at: path)
    copy.takeValues(of: self)
    if let overrides {
      copy.overrides = overrides
      overrides.adopt(copy, asCopyOf: self)
    }
    return copy
  }

  /// All but which element it is.
  final func takeValues(of other: UICollectionViewLayoutAttributes) {
    (center, bounds, transform3D, alpha, zIndex, isHidden, measured) = (
      other.center, other.bounds, other.transform3D, other.alpha, other.zIndex, other.isHidden, other.measured
    )
  }

  /// What a view takes on, at one time: a layout may change attributes that it has answered, and answer them again.
  struct Values: Equatable {
    let element: CollectionElement
    let center: CGPoint
    let bounds: CGRect
    let transform3D: CATransform3D
    let alpha: CGFloat
    let zIndex: Int
    let isHidden: Bool
  }

  final var values: Values {
    Values(element: element, center: center, bounds: bounds, transform3D: transform3D, alpha: alpha, zIndex: zIndex, isHidden: isHidden)
  }

  /// Whether they say the same of the same element. A subclass compares its own values too.
  open func isEqual(_ other: UICollectionViewLayoutAttributes?) -> Bool {
    guard let other else { return false }
    return other === self || values == other.values
  }

  public enum Overridable {
    public static let isEqual = OverridableMethod(
      "isEqual", "Whether other attributes have the same values for the same element. A view whose attributes are equal is told of nothing.", "other?"
    ) { (attributes: UICollectionViewLayoutAttributes, other: UICollectionViewLayoutAttributes?) in attributes.isEqual(other) }
  }

  /// Whether a class of a script says that others are equal; nil where it doesn't compare its fields.
  final func saysEqual(to other: UICollectionViewLayoutAttributes) -> Bool? {
    guard let overrides, overrides.implements(Overridable.isEqual.name, on: self) else { return nil }
    return Overridable.isEqual(self, other)
  }

  /// Which element they are of.
  final var element: CollectionElement {
    CollectionElement(category: representedElementCategory, kind: representedElementKind, path: path)
  }

  /// No number that can't be shown is among them.
  final var isFinite: Bool {
    center.x.isFinite && center.y.isFinite && bounds.minX.isFinite && bounds.minY.isFinite && bounds.width.isFinite
      && bounds.height.isFinite && alpha.isFinite && transform3D.elements.allSatisfy(\.isFinite)
  }
}

/// Lengths of an element that its layout has only estimated.
struct MeasuredLengths: Hashable {
  var width = false
  var height = false
  var isAny: Bool { width || height }
}

/// Which element of a collection view: a cell by its item, or a supplementary or decoration view by its kind and its index path.
struct CollectionElement: Hashable {
  var category: UICollectionViewLayoutAttributes.ElementCategory
  var kind: String?
  var path: RowPath
}
