import Foundation
@_spi(Lunette) import LunetteStage

/// What a collection view's items give to a finger that drags them. Source: Apple, UICollectionViewDragDelegate; docs/rules/lists.md 5
/// - Lua: Says what a finger drags from a collection view's items.
public protocol UICollectionViewDragDelegate: AnyObject {
  /// What a finger lifts that has rested on an item for half a second; an empty list for nothing.
  /// - Lua: itemsForBeginning, needed, else []
  func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
  /// What another finger adds to the items of a drag, by a tap on a item; an empty list for nothing.
  /// - Lua: itemsForAddingTo, else []
  func collectionView(_ collectionView: UICollectionView, itemsForAddingTo session: UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
  /// Whether a drop may move the items.
  /// - Lua: dragSessionAllowsMoveOperation, else true
  func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: UIDragSession) -> Bool
  /// The finger begins to carry the items.
  /// - Lua: dragSessionWillBegin
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: UIDragSession)
  /// The drag is over.
  /// - Lua: dragSessionDidEnd
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: UIDragSession)
}

/// What a collection view does with items that are dragged over it. Source: Apple, UICollectionViewDropDelegate; docs/rules/lists.md 5
/// - Lua: Says what becomes of items that are dragged over a collection view.
public protocol UICollectionViewDropDelegate: AnyObject {
  /// Whether the collection view has anything to do with the items. Asked once, when they come over it first.
  /// - Lua: canHandle, else true
  func collectionView(_ collectionView: UICollectionView, canHandle session: UIDropSession) -> Bool
  /// The items have come over the collection view.
  /// - Lua: dropSessionDidEnter
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: UIDropSession)
  /// What a lift would do now, and where; the path is nil where there is no item. Asked each time the finger moves.
  /// - Lua: dropSessionDidUpdate, else nil
  ///
  /// Without the method a drop copies.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession, withDestinationIndexPath indexPath: IndexPath?
  ) -> UICollectionViewDropProposal?
  /// The items have left the collection view.
  /// - Lua: dropSessionDidExit
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: UIDropSession)
  /// The finger has lifted over the collection view: change the data and the items.
  /// - Lua: performDropWith, needed
  func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator)
  /// The drag is over, here or elsewhere.
  /// - Lua: dropSessionDidEnd
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: UIDropSession)
  /// - Has: dropSessionDidUpdate, else false
  func decidesOfDrops(in collectionView: UICollectionView) -> Bool
}

/// Source: Apple, UICollectionViewDropProposal
public final class UICollectionViewDropProposal: UIDropProposal {
  /// What becomes of the item under the finger: another is put before it, or the items go into it.
  public enum Intent: String, CaseIterable, Sendable { case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic }
  public let intent: Intent
  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// What is dropped on a collection view, and where. Source: Apple, UICollectionViewDropCoordinator
public final class UICollectionViewDropCoordinator {
  public let drop: ListDrop
  init(_ drop: ListDrop) { self.drop = drop }
}

extension UICollectionView: DraggingList {
  func dragItems(for session: UIDragSession, at path: IndexPath) -> [UIDragItem] {
    guard let dragDelegate else { return [] }
    return asking("itemsForBeginning") { dragDelegate.collectionView(self, itemsForBeginning: session, at: path) }
  }
  func dragItems(addedTo session: UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem] {
    guard let dragDelegate else { return [] }
    return asking("itemsForAddingTo") { dragDelegate.collectionView(self, itemsForAddingTo: session, at: path, point: point) }
  }
  var takesDrops: Bool { dropDelegate != nil }
  func insertsAtDestination(_ proposal: UIDropProposal) -> Bool { (proposal as? UICollectionViewDropProposal)?.intent == .insertAtDestinationIndexPath }
  func dragAllowsMove(_ session: UIDragSession) -> Bool { dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true }
  func dragWillBegin(_ session: UIDragSession) { dragDelegate?.collectionView(self, dragSessionWillBegin: session) }
  func dragDidEnd(_ session: UIDragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }
  func dropCanHandle(_ session: UIDropSession) -> Bool { dropDelegate?.collectionView(self, canHandle: session) ?? false }
  func dropDidEnter(_ session: UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnter: session) }
  func dropDidUpdate(_ session: UIDropSession, destination: IndexPath?) -> UIDropProposal? {
    guard let dropDelegate else { return nil }
    guard dropDelegate.decidesOfDrops(in: self) else { return UICollectionViewDropProposal(operation: .copy) }
    return dropDelegate.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
  }
  func dropDidExit(_ session: UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }
  func dropPerform(_ drop: ListDrop) { dropDelegate?.collectionView(self, performDropWith: UICollectionViewDropCoordinator(drop)) }
  func dropDidEnd(_ session: UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }

  /// The item there.
  func dropDestination(at point: CGPoint) -> IndexPath? { rowUnder(point).map { modelPath($0).indexPath } }
}
