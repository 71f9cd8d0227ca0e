import Foundation
@_spi(Lunette) import LunetteStage

/// What a table's rows give to a finger that drags them. Source: Apple, UITableViewDragDelegate; docs/rules/lists.md 5
/// - Lua: Says what a finger drags from a table's rows.
public protocol UITableViewDragDelegate: AnyObject {
  /// What a finger lifts that has rested on a row for half a second; an empty list for nothing.
  /// - Lua: itemsForBeginning, needed, else []
  func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
  /// What another finger adds to the items of a drag, by a tap on a row; an empty list for nothing.
  /// - Lua: itemsForAddingTo, else []
  func tableView(_ tableView: UITableView, itemsForAddingTo session: UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
  /// Whether a drop may move the items.
  /// - Lua: dragSessionAllowsMoveOperation, else true
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: UIDragSession) -> Bool
  /// The finger begins to carry the items.
  /// - Lua: dragSessionWillBegin
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: UIDragSession)
  /// The drag is over.
  /// - Lua: dragSessionDidEnd
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: UIDragSession)
}

/// What a table does with items that are dragged over it. Source: Apple, UITableViewDropDelegate; docs/rules/lists.md 5
/// - Lua: Says what becomes of items that are dragged over a table.
public protocol UITableViewDropDelegate: AnyObject {
  /// Whether the table has anything to do with the items. Asked once, when they come over it first.
  /// - Lua: canHandle, else true
  func tableView(_ tableView: UITableView, canHandle session: UIDropSession) -> Bool
  /// The items have come over the table.
  /// - Lua: dropSessionDidEnter
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: UIDropSession)
  /// What a lift would do now, and where; the path is nil where there is no row. Asked each time the finger moves.
  /// - Lua: dropSessionDidUpdate, else nil
  ///
  /// Without the method a drop copies.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession, withDestinationIndexPath indexPath: IndexPath?
  ) -> UITableViewDropProposal?
  /// The items have left the table.
  /// - Lua: dropSessionDidExit
  func tableView(_ tableView: UITableView, dropSessionDidExit session: UIDropSession)
  /// The finger has lifted over the table: change the data and the rows.
  /// - Lua: performDropWith, needed
  func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator)
  /// The drag is over, here or elsewhere.
  /// - Lua: dropSessionDidEnd
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: UIDropSession)
  /// - Has: dropSessionDidUpdate, else false
  func decidesOfDrops(in tableView: UITableView) -> Bool
}

/// Source: Apple, UITableViewDropProposal
public final class UITableViewDropProposal: UIDropProposal {
  /// What becomes of the row under the finger: another is put before it, or the items go into it.
  public enum Intent: String, CaseIterable, Sendable { case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic }
  public let intent: Intent
  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// What is dropped on a table, and where. Source: Apple, UITableViewDropCoordinator
public final class UITableViewDropCoordinator {
  public let drop: ListDrop
  init(_ drop: ListDrop) { self.drop = drop }
}

extension UITableView: DraggingList {
  func dragItems(for session: UIDragSession, at path: IndexPath) -> [UIDragItem] {
    guard let dragDelegate else { return [] }
    return asking("itemsForBeginning") { dragDelegate.tableView(self, itemsForBeginning: session, at: path) }
  }
  func dragItems(addedTo session: UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem] {
    guard let dragDelegate else { return [] }
    return asking("itemsForAddingTo") { dragDelegate.tableView(self, itemsForAddingTo: session, at: path, point: point) }
  }
  var takesDrops: Bool { dropDelegate != nil }
  func insertsAtDestination(_ proposal: UIDropProposal) -> Bool { (proposal as? UITableViewDropProposal)?.intent == .insertAtDestinationIndexPath }
  func dragAllowsMove(_ session: UIDragSession) -> Bool { dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true }
  func dragWillBegin(_ session: UIDragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }
  func dragDidEnd(_ session: UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }
  func dropCanHandle(_ session: UIDropSession) -> Bool { dropDelegate?.tableView(self, canHandle: session) ?? false }
  func dropDidEnter(_ session: UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }
  func dropDidUpdate(_ session: UIDropSession, destination: IndexPath?) -> UIDropProposal? {
    guard let dropDelegate else { return nil }
    guard dropDelegate.decidesOfDrops(in: self) else { return UITableViewDropProposal(operation: .copy) }
    return dropDelegate.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
  }
  func dropDidExit(_ session: UIDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }
  func dropPerform(_ drop: ListDrop) { dropDelegate?.tableView(self, performDropWith: UITableViewDropCoordinator(drop)) }
  func dropDidEnd(_ session: UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }

  /// The row there; below the last row the place behind it.
  func dropDestination(at point: CGPoint) -> IndexPath? {
    if let path = rowUnder(point) { return modelPath(path).indexPath }
    let last = numberOfSections - 1
    guard last >= 0, point.y >= rect(forSection: last).minY else { return nil }
    return IndexPath(row: numberOfRows(inSection: last), section: last)
  }
}
