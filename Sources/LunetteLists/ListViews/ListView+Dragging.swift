import Foundation
import LunetteCore
@_spi(Lunette) import LunetteStage

/// What a list asks its delegates of drags, and tells them. Source: docs/rules/lists.md 5
protocol DraggingList: ListView {
  func dragItems(for session: UIDragSession, at path: IndexPath) -> [UIDragItem]
  func dragAllowsMove(_ session: UIDragSession) -> Bool
  func dragWillBegin(_ session: UIDragSession)
  func dragDidEnd(_ session: UIDragSession)
  func dropCanHandle(_ session: UIDropSession) -> Bool
  func dropDidEnter(_ session: UIDropSession)
  func dropDidUpdate(_ session: UIDropSession, destination: IndexPath?) -> UIDropProposal?
  func dropDidExit(_ session: UIDropSession)
  func dropPerform(_ drop: ListDrop)
  func dropDidEnd(_ session: UIDropSession)
  /// Where a drop at a point would go; nil for nowhere in particular. Space: the content.
  func dropDestination(at point: CGPoint) -> IndexPath?
}

/// What is dropped on a list. Source: Apple, UITableViewDropCoordinator
public struct ListDrop {
  public let session: UIDropSession
  public let destination: IndexPath?
  public let proposal: UIDropProposal
  /// Each item with the place in the same list where it was lifted; nil for one that comes from elsewhere.
  public let items: [(item: UIDragItem, source: IndexPath?)]
  weak var list: ListView?

  /// The item is shown to fly to the row that stands at this path once the drop is done.
  public func land(_ item: UIDragItem, at path: IndexPath) {
    session.landings[ObjectIdentifier(item)] = { [weak list] in
      guard let list, let cell = list.shownCell(at: RowPath(path)) else { return nil }
      return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    }
  }
}

/// Rows of a list that a finger lifts. Source: docs/rules/lists.md 5
final class ListDragInteraction: UIDragInteraction {
  private var list: (any DraggingList)? { view as? any DraggingList }
  /// Of the row that was lifted, as the data source knows it.
  private(set) var path: RowPath?
  private(set) var isActive = false

  override func items(for session: UIDragSession) -> [UIDragItem] {
    path = nil
    guard let list, list.lifted == nil, let shown = list.rowUnder(session.location(in: list)) else { return [] }
    let items = list.dragItems(for: session, at: list.modelPath(shown).indexPath)
    if !items.isEmpty { path = list.modelPath(shown) }
    return items
  }

  override func preview(for item: UIDragItem, _ session: UIDragSession) -> UIView? {
    guard let list, let path else { return nil }
    // The touch selects nothing from now on.
    list.forgetTouch(notify: true)
    return list.shownCell(at: list.displayedPath(path))
  }

  override func allowsMove(_ session: UIDragSession) -> Bool { list?.dragAllowsMove(session) ?? true }
  override func willBegin(_ session: UIDragSession) {
    isActive = true
    list?.dragWillBegin(session)
  }
  override func didMove(_ session: UIDragSession) {}
  override func willEnd(_ session: UIDragSession, _ operation: UIDropOperation) {}
  override func didEnd(_ session: UIDragSession, _ operation: UIDropOperation) {
    isActive = false
    list?.dragDidEnd(session)
  }
}

/// A list as a place for what is dropped. Source: docs/rules/lists.md 5
final class ListDropInteraction: UIDropInteraction {
  private var list: (any DraggingList)? { view as? any DraggingList }
  private var proposal: UIDropProposal?
  private(set) var isActive = false

  private func destination(_ session: UIDropSession) -> IndexPath? { list.flatMap { $0.dropDestination(at: session.location(in: $0)) } }

  override func canHandle(_ session: UIDropSession) -> Bool { list?.dropCanHandle(session) ?? false }
  override func didEnter(_ session: UIDropSession) {
    isActive = true
    list?.dropDidEnter(session)
  }
  override func didUpdate(_ session: UIDropSession) -> UIDropProposal? {
    proposal = list?.dropDidUpdate(session, destination: destination(session))
    return proposal
  }
  override func didExit(_ session: UIDropSession) {
    isActive = false
    list?.dropDidExit(session)
  }
  override func perform(_ session: UIDropSession) {
    guard let list, let proposal else { return }
    let source = session.localDragSession.interaction as? ListDragInteraction
    let path = source?.view === list ? source?.path?.indexPath : nil
    // Further items were lifted with the first one's row.
    let items = session.items.enumerated().map { (item: $1, source: $0 == 0 ? path : nil) }
    list.dropPerform(ListDrop(session: session, destination: destination(session), proposal: proposal, items: items, list: list))
  }
  override func conclude(_ session: UIDropSession) {}
  override func didEnd(_ session: UIDropSession) {
    isActive = false
    list?.dropDidEnd(session)
  }
}

extension ListView {
  private final class Dragging {
    let drag = ListDragInteraction()
    let drop = ListDropInteraction()
    var isEnabled: Bool?
  }
  private static let draggingKey = CompanionKey<Dragging>()
  private var dragging: Dragging? { companions[Self.draggingKey] }
  private var madeDragging: Dragging {
    if let dragging { return dragging }
    let made = Dragging()
    companions[Self.draggingKey] = made
    return made
  }

  /// Whether a finger lifts rows; at first what is usual on the device.
  public final var dragInteractionEnabled: Bool {
    get { dragging?.isEnabled ?? (simulation.screen.device.isPad || system.controls.phonesDrag) }
    set {
      madeDragging.isEnabled = newValue
      madeDragging.drag.isEnabled = newValue
    }
  }
  public final var hasActiveDrag: Bool { dragging?.drag.isActive ?? false }
  public final var hasActiveDrop: Bool { dragging?.drop.isActive ?? false }

  final func dragDelegateDidChange(_ hasDelegate: Bool) {
    guard hasDelegate || dragging != nil else { return }
    madeDragging.drag.isEnabled = dragInteractionEnabled
    if hasDelegate { if madeDragging.drag.view == nil { addInteraction(madeDragging.drag) } } else { removeInteraction(madeDragging.drag) }
  }
  final func dropDelegateDidChange(_ hasDelegate: Bool) {
    guard hasDelegate || dragging != nil else { return }
    if hasDelegate { if madeDragging.drop.view == nil { addInteraction(madeDragging.drop) } } else { removeInteraction(madeDragging.drop) }
  }

  /// The row under a point, also in a section that scrolls across. Space: own bounds, which are the content's.
  final func rowUnder(_ point: CGPoint) -> RowPath? {
    shownCells.last { !$0.isHidden && $0.bounds.holds(convert(point, to: $0)) }.flatMap(path(of:))
  }
}
