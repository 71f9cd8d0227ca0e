import Foundation

/// The values that a class of an app may compute: layouts of grids do. The layout reads them with its metrics.
extension UICollectionViewLayout.Overridable {
  public static let itemSize = OverridableMethod(
    property: "itemSize", "The size of items if the delegate has no sizeForItemAt; 50 by 50 by default.", unit: .points
  ) { (layout: UICollectionViewFlowLayout) in layout.ownItemSize }
  public static let minimumLineSpacing = OverridableMethod(
    property: "minimumLineSpacing", "The distance between lines; 10 by default.", unit: .points
  ) { (layout: UICollectionViewFlowLayout) in layout.ownLineSpacing }
  public static let minimumInteritemSpacing = OverridableMethod(
    property: "minimumInteritemSpacing", "The smallest distance between the items of a line; 10 by default. Full lines are spread out.", unit: .points
  ) { (layout: UICollectionViewFlowLayout) in layout.ownInteritemSpacing }
  public static let sectionInset = OverridableMethod(
    property: "sectionInset", "The distances of a section's items from its header, its footer and the edges.", unit: .points
  ) { (layout: UICollectionViewFlowLayout) in layout.ownSectionInset }
}

/// What the layout takes: an answer that can't be is told of, and the value that was assigned is taken. Units: points
extension UICollectionViewFlowLayout {
  public final var itemSize: CGSize {
    get {
      let size = Overridable.itemSize(self)
      return usable(size, size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite, "itemSize", ownItemSize)
    }
    set { ownItemSize = newValue }
  }
  /// Between lines.
  public final var minimumLineSpacing: CGFloat {
    get {
      let distance = Overridable.minimumLineSpacing(self)
      return usable(distance, distance.isFinite, "minimumLineSpacing", ownLineSpacing)
    }
    set { ownLineSpacing = newValue }
  }
  /// Between items of a line; full lines are stretched to the whole room.
  public final var minimumInteritemSpacing: CGFloat {
    get {
      let distance = Overridable.minimumInteritemSpacing(self)
      return usable(distance, distance.isFinite, "minimumInteritemSpacing", ownInteritemSpacing)
    }
    set { ownInteritemSpacing = newValue }
  }
  public final var sectionInset: UIEdgeInsets {
    get {
      let inset = Overridable.sectionInset(self)
      return usable(inset, Self.isUsable(inset), "sectionInset", ownSectionInset)
    }
    set { ownSectionInset = newValue }
  }

  private func usable<Value>(_ value: Value, _ isUsable: Bool, _ name: String, _ own: Value) -> Value {
    if isUsable { return value }
    let problem: UIException.Reason = "\(name) must answer finite numbers, and a size above 0; the value that was assigned is taken"
    overrides?.recordFault(UIException(.invalidArgument, problem), in: name, of: self)
    return own
  }
}
