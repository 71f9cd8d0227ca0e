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
        \.reuseIdentifier)
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
    }
  }
}

/// UICollectionViewCell, or a subclass of it.
struct CollectionCellClass: LuaReadable {
  private let viewClass: ReusableClass

  static var luaTypeName: String { "UICollectionViewCell or a class derived from it" }
  static var luaType: LuaType { UICollectionViewCell.luaType }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> CollectionCellClass {
    guard let viewClass = ReusableClass(stack, at: index, base: "UICollectionViewCell") else {
      throw stack.mismatch(luaTypeName, at: index)
    }
    return CollectionCellClass(viewClass: viewClass)
  }

  func make() -> UICollectionViewCell { viewClass.make([:], as: UICollectionViewCell.self) ?? UICollectionViewCell() }
}

/// UICollectionReusableView, or a subclass of it.
struct ReusableViewClass: LuaReadable {
  private let viewClass: ReusableClass

  static var luaTypeName: String { "UICollectionReusableView or a class derived from it" }
  static var luaType: LuaType { UICollectionReusableView.luaType }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ReusableViewClass {
    guard let viewClass = ReusableClass(stack, at: index, base: "UICollectionReusableView") else {
      throw stack.mismatch(luaTypeName, at: index)
    }
    return ReusableViewClass(viewClass: viewClass)
  }

  func make() -> UICollectionReusableView { viewClass.make([:], as: UICollectionReusableView.self) ?? UICollectionReusableView() }
}
