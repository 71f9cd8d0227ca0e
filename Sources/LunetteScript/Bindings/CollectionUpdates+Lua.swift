import Foundation
import Lua
import LunetteKit

/// Changes of items and sections, of the layout, and by a finger.
extension Registry {
  static func collectionUpdates(_ c: ClassBuilder<UICollectionView>) {
    c.method("insertItems", "Tells that the data source has new items, at these places after the update.", args: "indexPaths") {
      (v: UICollectionView, paths: [RowPath]) in v.insertItems(at: paths.map(\.indexPath))
    }
    c.method(
      "deleteItems", "Tells that the data source no longer has these items, which were at these places before the update.",
      args: "indexPaths"
    ) { (v: UICollectionView, paths: [RowPath]) in v.deleteItems(at: paths.map(\.indexPath)) }
    c.method("reloadItems", "Asks for new cells for these items.", args: "indexPaths") {
      (v: UICollectionView, paths: [RowPath]) in v.reloadItems(at: paths.map(\.indexPath))
    }
    c.method("moveItem", "Tells that an item has another place in the data source now.", args: "from", "to") {
      (v: UICollectionView, from: RowPath, to: RowPath) in v.moveItem(at: from.indexPath, to: to.indexPath)
    }
    c.method(
      "insertSections", "Tells that the data source has new sections, with these numbers after the update.", args: "sections"
    ) { (v: UICollectionView, sections: SectionList) in v.insertSections(sections.numbers) }
    c.method(
      "deleteSections", "Tells that the data source no longer has these sections, which had these numbers before the update.",
      args: "sections"
    ) { (v: UICollectionView, sections: SectionList) in v.deleteSections(sections.numbers) }
    c.method("reloadSections", "Asks for the items and supplementary views of these sections again.", args: "sections") {
      (v: UICollectionView, sections: SectionList) in v.reloadSections(sections.numbers)
    }
    c.method(
      "setCollectionViewLayout",
      "Takes another layout. Animated, the items go from their old places to the new ones; then completion(finished) is called.",
      args: "layout", "animated", "completion"
    ) {
      (v: UICollectionView, layout: UICollectionViewLayout, animated: Bool?, completion: LuaFunction?) in
      let done = completion.map(Callback.once)
      v.setCollectionViewLayout(layout, animated: animated ?? false, completion: done.map { done in { done.call($0) } })
    }
    c.calls(with: ["finished": .boolean])
    collectionMovement(c)
  }

  private static func collectionMovement(_ c: ClassBuilder<UICollectionView>) {
    c.method(
      "beginInteractiveMovementForItem",
      "Begins to move an item with a finger. The result is false if the data source doesn't allow it, or the item is not visible.",
      args: "indexPath"
    ) { (v: UICollectionView, path: RowPath) in v.beginInteractiveMovementForItem(at: path.indexPath) }
    c.method(
      "updateInteractiveMovementTargetPosition", "The middle of the item that is moved goes to this point of the content.", "point",
      UICollectionView.updateInteractiveMovementTargetPosition(_:))
    c.measured(in: .points)
    c.method("endInteractiveMovement", "The item that is moved stays where it is now; the data source is told.", UICollectionView.endInteractiveMovement)
    c.method("cancelInteractiveMovement", "The item that is moved goes back to where it was.", UICollectionView.cancelInteractiveMovement)
  }

  static func collectionControllers(_ r: RegistryBuilder) {
    r.type(
      UICollectionViewController.self, "UICollectionViewController", inherits: "UIViewController",
      doc: "A controller with a collection view. It is the collection view's data source and delegate: "
        + "UICollectionViewController { collectionViewLayout = UICollectionViewFlowLayout {} }."
    ) { c in
      c.constructor { a in
        let layout = try a.take("collectionViewLayout", as: UICollectionViewLayout.self, "The layout; needed when the view is loaded.")
        let controller = UICollectionViewController(collectionViewLayout: layout)
        controller.adopt = { controller, view in
          let script = ScriptContext.current.reference(to: controller)
          view.dataSource = view.keep(ScriptCollectionViewDataSource(script, mayBeEmpty: true))
          view.delegate = view.keep(ScriptCollectionViewDelegate(script))
        }
        return controller
      }
      c.initial("collectionViewLayout", as: UICollectionViewLayout.self) { $0.begin(with: $1) }
      c.property("collectionView", "The collection view, which fills the controller's view.", \.collectionView)
      c.property("collectionViewLayout", "The layout of the collection view.", \.collectionViewLayout)
      c.property(
        "clearsSelectionOnViewWillAppear", "Whether the selection is cleared in viewWillAppear; true by default.",
        \.clearsSelectionOnViewWillAppear)
      c.property(
        "installsStandardGestureForInteractiveMovement",
        "Whether a long press on an item moves it, if the data source has moveItemAt; true by default.",
        \.installsStandardGestureForInteractiveMovement)
      c.method("numberOfSections", "The number of sections: 1 unless a class overrides it.", args: "collectionView") {
        (_: UICollectionViewController, _: UICollectionView) in 1
      }
      c.method("numberOfItemsInSection", "The number of items: 0 unless a class overrides it.", args: "collectionView", "section") {
        (_: UICollectionViewController, _: UICollectionView, _: Int) in 0
      }
    }
  }
}
