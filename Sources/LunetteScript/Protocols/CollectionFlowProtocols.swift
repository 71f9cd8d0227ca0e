import Foundation
import Lua
import LunetteKit

extension UICollectionViewLayout: CallValue {}

extension CallParameter where Value == UICollectionViewFlowLayout { static var layout: Self { .init("layout") } }

/// Source: docs/lua-api.md 3
struct CollectionFlowMethods: ScriptProtocol {
  static let name = "UICollectionViewDelegateFlowLayout"
  static let inherits: String? = CollectionDelegateMethods.name
  static let doc = "Decides on sizes and distances that differ from item to item or from section to section, for a flow layout."

  let size = ScriptMethod(
    "sizeForItemAt", "The size of an item. Points.", .collectionView, .layout, .indexPath, answers: CGSize.self)
  let inset = ScriptMethod(
    "insetForSectionAt", "The distances of a section's items from its header, its footer and the edges. Points.", .collectionView, .layout,
    .section, answers: UIEdgeInsets.self)
  let lineSpacing = ScriptMethod(
    "minimumLineSpacingForSectionAt", "The distance between the lines of a section. Points.", .collectionView, .layout, .section,
    answers: CGFloat.self)
  let spacing = ScriptMethod(
    "minimumInteritemSpacingForSectionAt", "The smallest distance between the items of a line. Points.", .collectionView, .layout, .section,
    answers: CGFloat.self)
  let header = ScriptMethod(
    "referenceSizeForHeaderInSection", "The size of a section's header; only the length in the scroll direction counts. Points.",
    .collectionView, .layout, .section, answers: CGSize.self)
  let footer = ScriptMethod(
    "referenceSizeForFooterInSection", "The size of a section's footer; only the length in the scroll direction counts. Points.",
    .collectionView, .layout, .section, answers: CGSize.self)
}
