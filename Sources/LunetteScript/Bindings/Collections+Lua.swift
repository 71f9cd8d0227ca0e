import Foundation
import Lua
import LunetteKit

extension Registry {
  static func collections(_ r: RegistryBuilder) {
    r.type(
      UICollectionView.self, "UICollectionView", inherits: "UIScrollView",
      doc: "Items in sections, which a layout sets in a grid or otherwise. Only visible items have cells: "
        + "UICollectionView { collectionViewLayout = UICollectionViewFlowLayout {} }."
    ) { c in
      c.constructor { a in
        guard let layout = try a.take("collectionViewLayout", as: UICollectionViewLayout.self, "The layout, which must be given.") else {
          if a.awaitsInit { return UICollectionView(collectionViewLayout: UICollectionViewFlowLayout()) }
          ScriptContext.simulation.recordFault(
            UIException(.invalidArgument, "UICollectionView must be initialized with a non-nil layout parameter"))
          return UICollectionView(collectionViewLayout: UICollectionViewLayout())
        }
        return UICollectionView(collectionViewLayout: layout)
      }
      c.initial("frame", as: CGRect.self) { $0.frame = $1 }
      c.initial("collectionViewLayout", as: UICollectionViewLayout.self) { $0.collectionViewLayout = $1 }
      lists(c, .collection)
      c.overridable(UICollectionView.DataMethods.reloadData)
      collectionProperties(c)
      collectionQueries(c)
      collectionViews(c)
      collectionUpdates(c)
      collectionRegistrations(c)
    }
    reusableViews(r)
    listCells(r)
    collectionControllers(r)
  }

  private static func collectionProperties(_ c: ClassBuilder<UICollectionView>) {
    c.property(
      "collectionViewLayout", "The layout that says where the items stand. To change it with an animation, call setCollectionViewLayout.",
      \.collectionViewLayout)
    c.delegate("dataSource", CollectionViewDataSourceMethods.self, get: { $0.dataSource }, set: { $0.dataSource = $1 })
    c.delegate(
      "delegate", CollectionViewDelegateMethods.self, doc: "A table with UICollectionViewDelegate's methods, and those of the layout's delegate.",
      get: { $0.delegate }, set: { $0.delegate = $1 })
    c.delegate(
      "prefetchDataSource", CollectionViewDataSourcePrefetchingMethods.self,
      get: { $0.prefetchDataSource }, set: { $0.prefetchDataSource = $1 })
    c.delegate("dragDelegate", CollectionViewDragDelegateMethods.self, get: { $0.dragDelegate }, set: { $0.dragDelegate = $1 })
    c.delegate("dropDelegate", CollectionViewDropDelegateMethods.self, get: { $0.dropDelegate }, set: { $0.dropDelegate = $1 })
    listDragging(c)
    c.property(
      "selfSizingInvalidation",
      "When cells, headers and footers that measure themselves are measured again: with another width, text size or editing mode (disabled), also with another content configuration or invalidateIntrinsicContentSize (enabled, the default of today), or also when constraints in them change.",
      \.selfSizingInvalidation)
    c.property("isPrefetchingEnabled", "Whether the prefetchDataSource is told anything; true by default.", \.isPrefetchingEnabled)
    c.property("allowsSelectionDuringEditing", "Whether a tap selects an item in editing mode; false by default.", \.allowsSelectionDuringEditing)
    c.property(
      "allowsMultipleSelectionDuringEditing", "Whether taps select several items in editing mode; false by default.",
      \.allowsMultipleSelectionDuringEditing)
    c.listProperty("visibleCells", "In ascending order.", of: \.content.elements, present: \.cell)
    c.listProperty("indexPathsForVisibleItems", "In ascending order.", of: \.content.elements, number: 2, present: \.pathOfCell)
    c.property("indexPathsForSelectedItems", "In ascending order.", get: { $0.selectedPaths })
    c.value("elementKindSectionHeader", "The kind of the headers of a UICollectionViewFlowLayout.") {
      UICollectionView.elementKindSectionHeader
    }
    c.value("elementKindSectionFooter", "The kind of the footers of a UICollectionViewFlowLayout.") {
      UICollectionView.elementKindSectionFooter
    }
  }

  private static func collectionQueries(_ c: ClassBuilder<UICollectionView>) {
    c.method("numberOfItems", "The number of items in a section that the data source returned last.", args: "section") {
      (v: UICollectionView, section: Int) in v.numberOfItems(inSection: section.fromZero)
    }
    c.method("cellForItem", "The cell of an item, or nil if the item is not visible.", args: "indexPath") {
      (v: UICollectionView, path: RowPath) in v.cellForItem(at: try path.counted.indexPath)
    }
    c.method("indexPath", "The item of a visible cell, or nil.", args: "cell") {
      (v: UICollectionView, cell: UICollectionViewCell) in v.indexPath(for: cell).map(RowPath.init)
    }
    c.method("indexPathForItem", "The item at a point of the content, or nil.", args: "point") {
      (v: UICollectionView, point: CGPoint) in v.indexPathForItem(at: point).map(RowPath.init)
    }
    c.method("layoutAttributesForItem", "Where the layout has an item, or nil if there is no such item.", args: "indexPath") {
      (v: UICollectionView, path: RowPath) in v.layoutAttributesForItem(at: path.indexPath)
    }
    c.method(
      "layoutAttributesForSupplementaryElement", "Where the layout has a header, a footer or another supplementary view, or nil.",
      args: "kind", "indexPath"
    ) {
      (v: UICollectionView, kind: String, path: RowPath) in v.layoutAttributesForSupplementaryElement(ofKind: kind, at: path.indexPath)
    }
    c.method("supplementaryView", "A visible header, footer or other supplementary view, or nil.", args: "kind", "indexPath") {
      (v: UICollectionView, kind: String, path: RowPath) in v.supplementaryView(forElementKind: kind, at: path.indexPath)
    }
    c.method(
      "visibleSupplementaryViews", "The visible supplementary views of a kind, in ascending order.", "kind", UICollectionView.visibleSupplementaryViews(ofKind:)
    )
    c.method(
      "indexPathsForVisibleSupplementaryElements", "The index paths of the visible supplementary views of a kind, in ascending order.",
      args: "kind"
    ) {
      (v: UICollectionView, kind: String) in v.indexPathsForVisibleSupplementaryElements(ofKind: kind).map(RowPath.init)
    }
    c.method(
      "scrollToItem",
      "Scrolls until an item is at a position: one for each axis, as a name or a list. none scrolls as little as is needed.",
      args: "indexPath", "position", "animated"
    ) {
      (v: UICollectionView, path: RowPath, position: UICollectionView.ScrollPosition?, animated: Bool?) in
      v.scrollToItem(at: path.indexPath, at: position ?? [], animated: animated ?? false)
    }
    c.method(
      "selectItem", "Selects an item without calling the delegate, and scrolls to it unless the position is none. nil clears the selection.",
      args: "indexPath", "animated", "position"
    ) {
      (v: UICollectionView, path: RowPath?, animated: Bool?, position: UICollectionView.ScrollPosition?) in
      v.selectItem(at: try path?.counted.indexPath, animated: animated ?? false, scrollPosition: position ?? [])
    }
    c.method("deselectItem", "Deselects an item without calling the delegate.", args: "indexPath", "animated") {
      (v: UICollectionView, path: RowPath, animated: Bool?) in
      v.deselectItem(at: try path.counted.indexPath, animated: animated ?? false)
    }
  }

  private static func collectionViews(_ c: ClassBuilder<UICollectionView>) {
    c.method(
      "register",
      "Cells for this identifier are made from this class, or by this nib; nil removes the registration. With two texts, the kind and the identifier, "
        + "it registers supplementary views, as registerSupplementaryView does.",
      args: "class", "identifier", "supplementaryIdentifier"
    ) { (v: UICollectionView, what: CollectionRegistration?, first: String, second: String?) in try CollectionRegistration.register(what, first, second, v) }
    c.method(
      "registerSupplementaryView",
      "Supplementary views of this kind and identifier are made from this class; nil removes the registration.",
      args: "class", "kind", "identifier"
    ) {
      (v: UICollectionView, viewClass: ViewClass<UICollectionReusableView>?, kind: String, identifier: String) in
      v.register(
        viewClass.map { type in { type.make(frame: $0) ?? UICollectionReusableView(frame: $0) } }, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier)
    }
    c.method(
      "registerNib", "Cells for this identifier are made by this nib, which has one cell; nil removes the registration.", "nib", "identifier",
      UICollectionView.register(_:forCellWithReuseIdentifier:))
    c.method(
      "registerSupplementaryViewNib", "Supplementary views of this kind and identifier are made by this nib, which has one view; nil removes the registration.",
      "nib", "kind", "identifier", UICollectionView.register(_:forSupplementaryViewOfKind:withReuseIdentifier:))
    c.method(
      "dequeueReusableCell", "A cell from the pool, or a new one of the registered class.",
      args: "identifier", "indexPath"
    ) {
      (v: UICollectionView, identifier: String, path: RowPath) in
      v.dequeueReusableCell(withReuseIdentifier: identifier, for: path.indexPath)
    }
    c.raises("if no class is registered")
    c.method(
      "dequeueReusableSupplementaryView",
      "A supplementary view from the pool, or a new one of the registered class.",
      args: "kind", "identifier", "indexPath"
    ) {
      (v: UICollectionView, kind: String, identifier: String, path: RowPath) in
      v.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: path.indexPath)
    }
    c.raises("if no class is registered")
  }
}

/// What `UICollectionView.register` takes, as its forms in UIKit do: of cells, and with a kind of supplementary views.
enum CollectionRegistration: LuaReadable {
  case view(ViewClass<UICollectionReusableView>, cell: ViewClass<UICollectionViewCell>?)
  case nib(UINib)

  static var luaTypeName: String { "\(ViewClass<UICollectionViewCell>.luaTypeName), or with a kind one derived from UICollectionReusableView" }
  static var luaType: LuaType { ViewClass<UICollectionReusableView>.luaType }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> CollectionRegistration {
    if let nib = try? UINib.read(stack, at: index) { return .nib(nib) }
    guard let view = try? ViewClass<UICollectionReusableView>.read(stack, at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    return .view(view, cell: try? ViewClass<UICollectionViewCell>.read(stack, at: index))
  }

  /// For a description of the state.
  private var cause: Any {
    switch self {
    case .view(let view, _): view
    case .nib(let nib): nib
    }
  }

  /// - Parameters:
  ///   - first: the identifier of cells; where there is a second text, the kind of the supplementary views
  ///   - second: their identifier
  static func register(_ what: CollectionRegistration?, _ first: String, _ second: String?, _ list: UICollectionView) throws {
    list.registrationCauses[second.map { "\(first) \($0)" } ?? first] = what?.cause
    switch (what, second) {
    case (.nib(let nib), nil): list.register(nib, forCellWithReuseIdentifier: first)
    case (.nib(let nib), let identifier?): list.register(nib, forSupplementaryViewOfKind: first, withReuseIdentifier: identifier)
    case (.view(let type, _), let identifier?):
      list.register({ type.make(frame: $0) ?? UICollectionReusableView(frame: $0) }, forSupplementaryViewOfKind: first, withReuseIdentifier: identifier)
    case (.view(_, let cell?), nil): list.register({ cell.make(frame: $0) ?? UICollectionViewCell(frame: $0) }, forCellWithReuseIdentifier: first)
    case (.view(_, nil), nil):
      throw BindingFault.badValue(
        name: "UICollectionView:register: argument 1 'class'", wanted: ViewClass<UICollectionViewCell>.luaTypeName,
        got: "a class of supplementary views without their kind; write register(Class, kind, identifier)")
    case (nil, nil): list.register(nil as ((CGRect) -> UICollectionViewCell)?, forCellWithReuseIdentifier: first)
    case (nil, let identifier?):
      list.register(nil as ((CGRect) -> UICollectionReusableView)?, forSupplementaryViewOfKind: first, withReuseIdentifier: identifier)
    }
  }
}
