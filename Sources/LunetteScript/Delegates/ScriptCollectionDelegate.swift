import Foundation
import Lua
import LunetteKit

private let collectionDelegateMethods = CollectionDelegateMethods()
private let collectionSourceMethods = CollectionDataSourceMethods()
private let collectionPrefetchingMethods = CollectionPrefetchingMethods()

/// A script's table or instance as a collection view's delegate. Source: docs/lua-api.md 3
final class ScriptCollectionDelegate: ScriptScrollDelegate, UICollectionViewDelegate {
  override class var protocols: [any ScriptProtocol.Type] { super.protocols + [CollectionDelegateMethods.self, CollectionFlowMethods.self] }

  static func attach(_ script: LuaReference?, to view: UICollectionView) {
    let delegate = script.map { ScriptCollectionDelegate($0) }
    view.companions[companionKey] = delegate
    view.delegate = delegate
  }

  func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    notify(collectionDelegateMethods.willDisplay, view, cell, RowPath(indexPath))
  }
  func collectionView(_ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    notify(collectionDelegateMethods.didEndDisplaying, view, cell, RowPath(indexPath))
  }
  func collectionView(
    _ view: UICollectionView, willDisplaySupplementaryView shown: UICollectionReusableView, forElementKind kind: String,
    at indexPath: IndexPath
  ) {
    notify(collectionDelegateMethods.willDisplayView, view, shown, kind, RowPath(indexPath))
  }
  func collectionView(
    _ view: UICollectionView, didEndDisplayingSupplementaryView shown: UICollectionReusableView, forElementOfKind kind: String,
    at indexPath: IndexPath
  ) {
    notify(collectionDelegateMethods.didEndDisplayingView, view, shown, kind, RowPath(indexPath))
  }

  func collectionView(_ view: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    ask(collectionDelegateMethods.shouldHighlight, view, RowPath(indexPath))?.value ?? true
  }
  func collectionView(_ view: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    notify(collectionDelegateMethods.didHighlight, view, RowPath(indexPath))
  }
  func collectionView(_ view: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    notify(collectionDelegateMethods.didUnhighlight, view, RowPath(indexPath))
  }
  func collectionView(_ view: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    ask(collectionDelegateMethods.shouldSelect, view, RowPath(indexPath))?.value ?? true
  }
  func collectionView(_ view: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    ask(collectionDelegateMethods.shouldDeselect, view, RowPath(indexPath))?.value ?? true
  }
  func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    notify(collectionDelegateMethods.didSelect, view, RowPath(indexPath))
  }
  func collectionView(_ view: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    notify(collectionDelegateMethods.didDeselect, view, RowPath(indexPath))
  }

  func collectionView(
    _ view: UICollectionView, targetIndexPathForMoveFromItemAt original: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    ask(collectionDelegateMethods.target, view, RowPath(original), RowPath(proposed))?.indexPath ?? proposed
  }
  func collectionView(_ view: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint) -> CGPoint {
    ask(collectionDelegateMethods.targetOffset, view, proposed) ?? view.layoutTarget(for: proposed)
  }
}

/// A script's table or instance as a collection view's data source.
final class ScriptCollectionDataSource: ScriptDelegate, UICollectionViewDataSource {
  override class var protocols: [any ScriptProtocol.Type] { [CollectionDataSourceMethods.self] }
  /// A collection view controller's view is empty until the controller has the methods.
  private var mayBeEmpty = false

  static func attach(_ script: LuaReference?, to view: UICollectionView) {
    let dataSource = script.map { ScriptCollectionDataSource($0) }
    view.companions[ScriptTableDataSource.dataSourceKey] = dataSource
    view.dataSource = dataSource
  }

  /// A collection view controller is the data source of its collection view.
  static func attach(_ controller: UICollectionViewController, to view: UICollectionView) {
    attach(ScriptContext.current.reference(to: controller), to: view)
    (view.dataSource as? ScriptCollectionDataSource)?.mayBeEmpty = true
  }

  static func table(of view: UICollectionView) -> LuaReference? {
    view.companions[ScriptTableDataSource.dataSourceKey]?.script
  }

  func numberOfSections(in view: UICollectionView) -> Int {
    guard has(collectionSourceMethods.sections) else { return 1 }
    return checked(ask(collectionSourceMethods.sections, view)?.value ?? 0, collectionSourceMethods.sections.name, "", view)
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    if mayBeEmpty, !has(collectionSourceMethods.items) { return 0 }
    let count = require(collectionSourceMethods.items, view, SectionNumber(section))?.value ?? 0
    return checked(count, collectionSourceMethods.items.name, " for section \(section + 1)", view)
  }

  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell? {
    require(collectionSourceMethods.cell, view, RowPath(indexPath)) ?? nil
  }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    require(collectionSourceMethods.view, view, kind, RowPath(indexPath)) ?? nil
  }

  func takesMoves(in view: UICollectionView) -> Bool { has(collectionSourceMethods.move) }
  func collectionView(_ view: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    ask(collectionSourceMethods.canMove, view, RowPath(indexPath))?.value ?? true
  }
  func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
    notify(collectionSourceMethods.move, view, RowPath(source), RowPath(destination))
  }
}

/// A script's table that is told of items before they become visible.
final class ScriptCollectionPrefetching: ScriptDelegate, UICollectionViewDataSourcePrefetching {
  override class var protocols: [any ScriptProtocol.Type] { [CollectionPrefetchingMethods.self] }
  private static let key = CompanionKey<ScriptDelegate>()

  static func attach(_ script: LuaReference?, to view: UICollectionView) {
    let source = script.map { ScriptCollectionPrefetching($0) }
    view.companions[key] = source
    view.prefetchDataSource = source
  }

  static func table(of view: UICollectionView) -> LuaReference? { view.companions[key]?.script }

  func collectionView(_ view: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    notify(collectionPrefetchingMethods.prefetch, view, indexPaths.map(RowPath.init))
  }
  func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    notify(collectionPrefetchingMethods.cancel, view, indexPaths.map(RowPath.init))
  }
}
