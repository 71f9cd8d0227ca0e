import Foundation
import Lua
import LunetteKit

/// Cells and other views that a collection view uses again.
extension Registry {
  static func reusableViews(_ r: RegistryBuilder) {
    r.type(
      UICollectionReusableView.self, "UICollectionReusableView", inherits: "UIView",
      doc: "A header, a footer or another view of a collection view that is used again for another place."
    ) { c in
      c.constructor { _ in UICollectionReusableView() }
      c.property(
        "reuseIdentifier", "The name of the pool that the view goes to when it leaves the screen; the collection view sets it.",
        get: { $0.reuseIdentifier })
      c.overridable(UICollectionReusableView.Overridable.prepareForReuse)
      c.overridable(UICollectionReusableView.Overridable.apply)
      c.overridable(UICollectionReusableView.Overridable.preferredLayoutAttributesFitting)
      c.overridable(UICollectionReusableView.Overridable.willTransition)
      c.overridable(UICollectionReusableView.Overridable.didTransition)
    }
    r.type(
      UICollectionViewCell.self, "UICollectionViewCell", inherits: "UICollectionReusableView", doc: "A view that shows one item."
    ) { c in
      c.constructor { _ in UICollectionViewCell() }
      c.property("contentView", "The view that contains what the cell shows.", \.contentView)
      c.property("backgroundView", "A view behind everything else in the cell, or nil.", \.backgroundView)
      c.property(
        "selectedBackgroundView", "A view behind the content that is shown while the cell is selected or highlighted, or nil.",
        \.selectedBackgroundView)
      c.property("isSelected", "The collection view sets this.", \.isSelected)
      c.property("isHighlighted", "Whether a finger is on the object.", \.isHighlighted)
      c.overridable(UICollectionReusableView.Overridable.setSelected)
      c.overridable(UICollectionReusableView.Overridable.setHighlighted)
      collectionCellConfiguration(c)
    }
  }
}
