import Foundation
import Lua
import LunetteKit

extension UICollectionViewLayout: LuaObject {}
extension UICollectionViewLayoutAttributes: LuaObject {}
extension UICollectionViewLayoutInvalidationContext: LuaObject {}
extension UICollectionViewUpdateItem: LuaObject {}
extension UICollectionViewFlowLayout.ScrollDirection: LuaEnum {}
extension UICollectionViewFlowLayout.SectionInsetReference: LuaEnum {}
extension UICollectionViewLayoutAttributes.ElementCategory: LuaEnum {}
extension UICollectionViewUpdateItem.Action: LuaEnum {}

/// Layouts of collection views, and what they answer.
extension Registry {
  static func collectionLayouts(_ r: RegistryBuilder) {
    r.type(
      UICollectionViewLayoutAttributes.self, "UICollectionViewLayoutAttributes",
      doc: "The place and the looks of one element of a collection view."
    ) { c in
      c.constructor(newLayoutAttributes)
      layoutAttributes(c)
    }
    r.type(
      UICollectionViewLayout.self, "UICollectionViewLayout",
      doc: "Decides where the elements of a collection view are. Derive a class from it, or use a UICollectionViewFlowLayout."
    ) { c in
      c.state("decorations") { $0.decorationFactories.keys.sorted() }
      c.constructor { _ in UICollectionViewLayout() }
      c.property("collectionView", "The collection view that uses the layout, or nil.", get: \.collectionView)
      c.method("register", "Decoration views of this kind are made from this class; nil removes the registration.", args: "class", "kind") {
        (layout: UICollectionViewLayout, viewClass: ViewClass<UICollectionReusableView>?, kind: String) in
        layout.register(viewClass.map { type in { type.make() ?? UICollectionReusableView() } }, forDecorationViewOfKind: kind)
      }
      layoutClasses(c)
      layoutQuestions(c)
      layoutInvalidation(c)
      layoutUpdates(c)
    }
    r.type(
      UICollectionViewFlowLayout.self, "UICollectionViewFlowLayout", inherits: "UICollectionViewLayout",
      doc: "A layout with items in lines, and a header and a footer for each section."
    ) { c in
      c.constructor { _ in UICollectionViewFlowLayout() }
      flowLayout(c)
    }
    layoutContexts(r)
  }

  private static func newLayoutAttributes(_ a: ConstructorArguments) throws -> UICollectionViewLayoutAttributes {
    let cell = try a.take("forCellWith", as: RowPath.self, "The item, for the attributes of a cell.")
    let supplementary = try a.take("forSupplementaryViewOfKind", as: String.self, "The kind, for the attributes of a supplementary view.")
    let decoration = try a.take("forDecorationViewOfKind", as: String.self, "The kind, for the attributes of a decoration view.")
    let with = try a.take("with", as: RowPath.self, "The index path of a supplementary or decoration view.")
    let path = try with ?? a.take("indexPath", as: RowPath.self) ?? cell
    guard let path else { throw LuaMismatch(wanted: "forCellWith = an IndexPath, or indexPath = an IndexPath", got: "neither") }
    guard [cell != nil, supplementary != nil, decoration != nil].filter({ $0 }).count < 2 else {
      throw LuaMismatch(wanted: "one of forCellWith, forSupplementaryViewOfKind and forDecorationViewOfKind", got: "several")
    }
    if let supplementary { return UICollectionViewLayoutAttributes(.supplementaryView, kind: supplementary, at: path) }
    if let decoration { return UICollectionViewLayoutAttributes(.decorationView, kind: decoration, at: path) }
    return UICollectionViewLayoutAttributes(.cell, kind: nil, at: cell ?? path)
  }

  private static func layoutAttributes(_ c: ClassBuilder<UICollectionViewLayoutAttributes>) {
    c.property(
      "indexPath", "The section and the item of the element.", get: { RowPath($0.indexPath) }, set: { $0.indexPath = $1.indexPath })
    c.property(
      "representedElementCategory", "Whether it is a cell, a supplementary view or a decoration view.", \.representedElementCategory)
    c.property("representedElementKind", "The kind of a supplementary or decoration view; nil for a cell.", \.representedElementKind)
    c.property("frame", "The rectangle in the content.", unit: .points, \.frame)
    c.property("bounds", "The rectangle in the element's own coordinates.", unit: .points, \.bounds)
    c.property("center", "The centre in the content.", unit: .points, \.center)
    c.property("size", "The size without the transform.", unit: .points, \.size)
    c.property("transform", "The transform about the centre, in the plane.", \.transform)
    c.property("transform3D", "The transform about the centre, in space.", \.transform3D)
    c.property("alpha", "Opacity, from 0 to 1.", \.alpha)
    c.property("zIndex", "Elements with a larger zIndex are in front.", \.zIndex)
    c.property("isHidden", "Whether the element is not shown.", \.isHidden)
    c.method("copy", "Other attributes of the same class with the same values and fields.", UICollectionViewLayoutAttributes.copy)
    c.overridable(UICollectionViewLayoutAttributes.Overridable.isEqual)
    c.describe {
      let frame = $0.frame
      return " \(RowPath($0.indexPath).fromOne) frame={"
        + [frame.minX, frame.minY, frame.width, frame.height].map { formatted($0) }.joined(separator: ", ") + "}"
    }
  }

  private static func layoutQuestions(_ c: ClassBuilder<UICollectionViewLayout>) {
    c.overridable(UICollectionViewLayout.Overridable.prepare)
    c.overridable(UICollectionViewLayout.Overridable.collectionViewContentSize)
    c.overridable(UICollectionViewLayout.Overridable.layoutAttributesForElements)
    c.overridable(UICollectionViewLayout.Overridable.layoutAttributesForItem)
    c.overridable(UICollectionViewLayout.Overridable.layoutAttributesForSupplementaryView)
    c.overridable(UICollectionViewLayout.Overridable.layoutAttributesForDecorationView)
    c.overridable(UICollectionViewLayout.Overridable.targetContentOffsetOfScroll)
    c.overridable(UICollectionViewLayout.Overridable.targetContentOffset)
    c.overridable(UICollectionViewLayout.Overridable.flipsHorizontally)
  }

  /// Functions of the class in UIKit; here methods, as layerClass. A class that stands there as a value counts, too.
  private static func layoutClasses(_ c: ClassBuilder<UICollectionViewLayout>) {
    c.method(
      "layoutAttributesClass", "The class of the attributes that the layout makes. Override it: function Layout:layoutAttributesClass() return Attributes end"
    ) { (_: UICollectionViewLayout) in ShownClass(name: "UICollectionViewLayoutAttributes") }
    c.asked()
    c.method(
      "invalidationContextClass",
      "The class of the contexts that the host makes for the layout. Override it: function Layout:invalidationContextClass() return Context end"
    ) { (layout: UICollectionViewLayout) in
      ShownClass(name: layout is UICollectionViewFlowLayout ? "UICollectionViewFlowLayoutInvalidationContext" : "UICollectionViewLayoutInvalidationContext")
    }
    c.asked()
  }

  private static func layoutInvalidation(_ c: ClassBuilder<UICollectionViewLayout>) {
    c.overridable(UICollectionViewLayout.Overridable.invalidateLayout)
    c.overridable(UICollectionViewLayout.Overridable.shouldInvalidateLayoutForBoundsChange)
    c.overridable(UICollectionViewLayout.Overridable.invalidationContextForBoundsChange)
    c.overridable(UICollectionViewLayout.Overridable.shouldInvalidateLayoutForPreferredAttributes)
    c.overridable(UICollectionViewLayout.Overridable.invalidationContextForPreferredAttributes)
  }

  private static func layoutUpdates(_ c: ClassBuilder<UICollectionViewLayout>) {
    c.overridable(UICollectionViewLayout.Overridable.prepareForUpdates)
    c.overridable(UICollectionViewLayout.Overridable.finalizeUpdates)
    c.overridable(UICollectionViewLayout.Overridable.initialAttributesOfItem)
    c.overridable(UICollectionViewLayout.Overridable.finalAttributesOfItem)
    c.overridable(UICollectionViewLayout.Overridable.initialAttributesOfView)
    c.overridable(UICollectionViewLayout.Overridable.finalAttributesOfView)
    c.overridable(UICollectionViewLayout.Overridable.initialAttributesOfDecoration)
    c.overridable(UICollectionViewLayout.Overridable.finalAttributesOfDecoration)
    c.overridable(UICollectionViewLayout.Overridable.targetOfMovingItem)
    c.overridable(UICollectionViewLayout.Overridable.attributesOfMovingItem)
    c.overridable(UICollectionViewLayout.Overridable.prepareForAnimatedBoundsChange)
    c.overridable(UICollectionViewLayout.Overridable.finalizeAnimatedBoundsChange)
    c.overridable(UICollectionViewLayout.Overridable.prepareForTransitionTo)
    c.overridable(UICollectionViewLayout.Overridable.prepareForTransitionFrom)
    c.overridable(UICollectionViewLayout.Overridable.finalizeLayoutTransition)
  }

  private static func flowLayout(_ c: ClassBuilder<UICollectionViewFlowLayout>) {
    c.overridable(UICollectionViewLayout.Overridable.itemSize, set: { $0.itemSize = $1 })
    c.state("itemSize") { $0.ownItemSize }
    c.overridable(UICollectionViewLayout.Overridable.minimumLineSpacing, set: { $0.minimumLineSpacing = $1 })
    c.state("minimumLineSpacing") { $0.ownLineSpacing }
    c.overridable(UICollectionViewLayout.Overridable.minimumInteritemSpacing, set: { $0.minimumInteritemSpacing = $1 })
    c.state("minimumInteritemSpacing") { $0.ownInteritemSpacing }
    c.property("scrollDirection", "The direction in which lines follow one another: vertical by default.", \.scrollDirection)
    c.overridable(UICollectionViewLayout.Overridable.sectionInset, set: { $0.sectionInset = $1 })
    c.state("sectionInset") { $0.ownSectionInset }
    c.property(
      "sectionInsetReference", "The edges that section insets are measured from: those inside the content inset by default.",
      \.sectionInsetReference)
    c.property(
      "headerReferenceSize", "The size of headers; only the length in the scroll direction counts, 0 is none.", unit: .points,
      \.headerReferenceSize)
    c.property(
      "footerReferenceSize", "The size of footers; only the length in the scroll direction counts, 0 is none.", unit: .points,
      \.footerReferenceSize)
    c.property(
      "estimatedItemSize",
      "An estimate of the size of items, used until their cells have been measured; zero: cells are not measured.", unit: .points,
      \.estimatedItemSize)
    c.property(
      "sectionHeadersPinToVisibleBounds", "Whether a header stays visible as long as its section is.", \.sectionHeadersPinToVisibleBounds)
    c.property(
      "sectionFootersPinToVisibleBounds", "Whether a footer stays visible as long as its section is.", \.sectionFootersPinToVisibleBounds)
    c.value("automaticSize", "As estimatedItemSize: cells are measured, and there is no estimate.") {
      UICollectionViewFlowLayout.automaticSize
    }
  }

  private static func layoutContexts(_ r: RegistryBuilder) {
    r.type(
      UICollectionViewLayoutInvalidationContext.self, "UICollectionViewLayoutInvalidationContext",
      doc: "Says which part of a layout has to be computed again."
    ) { c in
      c.constructor { _ in UICollectionViewLayoutInvalidationContext() }
      c.property("invalidateEverything", "Whether all of it has to be.", get: \.invalidateEverything)
      c.property("invalidateDataSourceCounts", "Whether the data source is asked again for its numbers.", get: \.invalidateDataSourceCounts)
      c.listProperty(
        "invalidatedItemIndexPaths", "The items, as far as they are known.", of: \.invalidatedItemIndexPaths, RowPath.init)
      c.property("contentOffsetAdjustment", "Is added to the content offset.", unit: .points, \.contentOffsetAdjustment)
      c.method("invalidateItems", "Adds items that have to be computed again.", args: "indexPaths") {
        (context: UICollectionViewLayoutInvalidationContext, paths: [RowPath]) in context.invalidateItems(at: paths.map(\.indexPath))
      }
      c.property(
        "invalidatedSupplementaryIndexPaths", "The supplementary views, as far as they are known: lists by kind.",
        get: { $0.invalidatedSupplementaryIndexPaths.mapValues { $0.map(RowPath.init) } })
      c.property(
        "invalidatedDecorationIndexPaths", "The decoration views, as far as they are known: lists by kind.",
        get: { $0.invalidatedDecorationIndexPaths.mapValues { $0.map(RowPath.init) } })
      c.property("contentSizeAdjustment", "Kept only; it has no effect: the layout is asked for its content size again.", \.contentSizeAdjustment)
      c.method("invalidateSupplementaryElements", "Adds supplementary views that have to be computed again.", args: "kind", "indexPaths") {
        (context: UICollectionViewLayoutInvalidationContext, kind: String, paths: [RowPath]) in
        context.invalidateSupplementaryElements(ofKind: kind, at: paths.map(\.indexPath))
      }
      c.method("invalidateDecorationElements", "Adds decoration views that have to be computed again.", args: "kind", "indexPaths") {
        (context: UICollectionViewLayoutInvalidationContext, kind: String, paths: [RowPath]) in
        context.invalidateDecorationElements(ofKind: kind, at: paths.map(\.indexPath))
      }
    }
    r.type(
      UICollectionViewFlowLayoutInvalidationContext.self, "UICollectionViewFlowLayoutInvalidationContext",
      inherits: "UICollectionViewLayoutInvalidationContext", doc: "The same for a flow layout."
    ) { c in
      c.constructor { _ in UICollectionViewFlowLayoutInvalidationContext() }
      c.property(
        "invalidateFlowLayoutDelegateMetrics", "Whether the delegate is asked again for sizes and distances; true by default.",
        \.invalidateFlowLayoutDelegateMetrics)
      c.property(
        "invalidateFlowLayoutAttributes", "Whether the places are computed again; true by default.", \.invalidateFlowLayoutAttributes)
    }
    r.type(UICollectionViewUpdateItem.self, "UICollectionViewUpdateItem", doc: "One change in a batch of updates.") { c in
      c.property("updateAction", "The kind of change.", \.updateAction)
      c.property(
        "indexPathBeforeUpdate", "The place of the element before the updates; nil for an insertion. Of a whole section, its item is nil.",
        get: { $0.indexPathBeforeUpdate.map(RowPath.init) })
      c.property(
        "indexPathAfterUpdate", "The place of the element after the updates; nil for a deletion.",
        get: { $0.indexPathAfterUpdate.map(RowPath.init) })
    }
  }
}
