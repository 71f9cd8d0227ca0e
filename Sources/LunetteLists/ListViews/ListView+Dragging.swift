import Foundation
import LunetteCore
@_spi(Lunette) import LunetteStage

/// What a list asks its delegates of drags, and tells them. Source: docs/rules/lists.md 5
protocol DraggingList: ListView {
  func dragItems(for session: UIDragSession, at path: IndexPath) -> [UIDragItem]
  func dragItems(addedTo session: UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem]
  func dragAllowsMove(_ session: UIDragSession) -> Bool
  func dragWillBegin(_ session: UIDragSession)
  func dragDidEnd(_ session: UIDragSession)
  var takesDrops: Bool { get }
  /// Whether what is dropped goes between the rows.
  func insertsAtDestination(_ proposal: UIDropProposal) -> Bool
  func dropCanHandle(_ session: UIDropSession) -> Bool
  func dropDidEnter(_ session: UIDropSession)
  func dropDidUpdate(_ session: UIDropSession, destination: IndexPath?) -> UIDropProposal?
  func dropDidExit(_ session: UIDropSession)
  func dropPerform(_ drop: ListDrop)
  func dropDidEnd(_ session: UIDropSession)
  /// Where a drop at a point would go; nil for nowhere in particular. Space: the content.
  func dropDestination(at point: CGPoint) -> IndexPath?

  // A row that a drag carries inside of its list

  /// Whether the data source can be told that this row has moved.
  func allowsMove(of path: RowPath) -> Bool
  /// The row's place is a gap from now on, which follows the finger. - Parameter point: of the content
  func beginCarrying(_ path: RowPath, at point: CGPoint) -> Bool
  func carry(to point: CGPoint)
  func endCarrying(_ end: CarryEnd)
}

/// How the way of a row ends that a drag has carried inside of its list.
enum CarryEnd {
  /// The data source is told.
  case moves
  /// The row goes back, which is seen.
  case returns
  /// The row is back at once: the app changes its rows itself.
  case isForgotten
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
  /// The path of the row that was lifted, as the data source knows it.
  private(set) var path: RowPath?
  /// The first item of each row that was added, with the row.
  private var added: [(item: UIDragItem, path: RowPath)] = []
  private(set) var isActive = false

  override func items(for session: UIDragSession) -> [UIDragItem] {
    (path, added) = (nil, [])
    guard let list, list.lifted == nil, let shown = list.rowUnder(session.location(in: list)) else { return [] }
    let items = list.dragItems(for: session, at: list.modelPath(shown).indexPath)
    if !items.isEmpty { path = list.modelPath(shown) }
    return items
  }

  /// A row adds its items once.
  override func items(addedTo session: UIDragSession, at point: CGPoint) -> [UIDragItem] {
    guard let list, let shown = list.rowUnder(point) else { return [] }
    if session.interaction !== self, added.allSatisfy({ added in !session.items.contains { $0 === added.item } }) { added = [] }
    let model = list.modelPath(shown)
    guard !(session.interaction === self && path == model), !added.contains(where: { $0.path == model }) else { return [] }
    let items = list.dragItems(addedTo: session, at: model.indexPath, point)
    if let first = items.first { added.append((first, model)) }
    return items
  }

  /// Where an item was lifted: of several items of a row the first one's. As the data source knows it.
  func path(of item: UIDragItem, in session: UIDragSession) -> RowPath? {
    if session.interaction === self, item === session.items.first { return path }
    return added.first { $0.item === item }?.path
  }

  override func preview(for item: UIDragItem, _ session: UIDragSession) -> UIView? {
    guard let list, let path = path(of: item, in: session) ?? (session.origin(of: item) === self ? path : nil) else { return nil }
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

/// A list as a place for what is dropped: its rows make room for one of their own, and it scrolls where the finger is near an edge.
/// Source: docs/rules/lists.md 5
final class ListDropInteraction: UIDropInteraction {
  private var list: (any DraggingList)? { view as? any DraggingList }
  private var proposal: UIDropProposal?
  private(set) var isActive = false
  /// The cell of the row that is carried, which isn't seen until what is dropped has come to rest.
  private weak var hiddenCell: UIView?
  private var isCarrying = false
  private weak var session: UIDropSession?
  private lazy var scroller = ListEdgeScroller { [weak self] in
    guard let self, isActive, let list, let session, list.lifted == nil else { return nil }
    return session.location(in: list)
  } moved: { [weak self] in
    self?.session?.localDragSession.lookAgain?()
  }

  /// The row of this list that is dragged, alone.
  private func ownRow(_ session: UIDropSession) -> RowPath? {
    guard session.items.count == 1, let source = session.localDragSession.interaction as? ListDragInteraction, source.view === list else { return nil }
    return source.path
  }

  /// Where the gap is; below all rows, and without a gap, what the list says.
  private func destination(_ session: UIDropSession) -> IndexPath? {
    guard let list else { return nil }
    let point = session.location(in: list)
    let usual = list.dropDestination(at: point)
    guard isCarrying, let gap = list.lifted?.place.current, list.rowUnder(point) != nil || usual == nil || point.y < list.contentSize.height else {
      return usual
    }
    return gap.indexPath
  }

  override func canHandle(_ session: UIDropSession) -> Bool {
    guard let list else { return false }
    if list.takesDrops { return list.dropCanHandle(session) }
    // Without anybody who takes drops the rows can be put in another order.
    return ownRow(session).map(list.allowsMove) ?? false
  }
  override func didEnter(_ session: UIDropSession) {
    isActive = true
    list?.dropDidEnter(session)
  }
  override func didUpdate(_ session: UIDropSession) -> UIDropProposal? {
    guard let list else { return nil }
    let point = session.location(in: list)
    if isCarrying { if list.lifted == nil { endCarrying(.returns) } else { list.carry(to: point) } }
    proposal = list.takesDrops ? list.dropDidUpdate(session, destination: destination(session)) : UIDropProposal(operation: .move)
    let makesRoom = proposal.map { $0.operation == .move && (!list.takesDrops || list.insertsAtDestination($0)) } ?? false
    if makesRoom, !isCarrying, let path = ownRow(session) {
      let cell = list.shownCell(at: list.displayedPath(path))
      if list.beginCarrying(path, at: point) {
        (isCarrying, hiddenCell) = (true, cell)
        cell?.isHidden = true
        list.carry(to: point)
      }
    } else if !makesRoom, isCarrying {
      endCarrying(.returns)
    }
    self.session = session
    if !isCarrying { scroller.follow(list) }
    return proposal
  }

  private func endCarrying(_ end: CarryEnd, keepsHidden: Bool = false) {
    guard isCarrying else { return }
    isCarrying = false
    list?.endCarrying(end)
    if !keepsHidden { showCell() }
  }
  private func showCell() {
    hiddenCell?.isHidden = false
    hiddenCell = nil
  }

  override func didExit(_ session: UIDropSession) {
    isActive = false
    endCarrying(.returns)
    list?.dropDidExit(session)
  }
  override func perform(_ session: UIDropSession) {
    guard let list, let proposal else { return }
    if isCarrying, let row = list.lifted, let item = session.items.first, list.allowsMove(of: row.place.source) {
      // Source: Apple, "Adopting drag and drop in a table view": a row that moves inside of its list is the data source's affair.
      ListDrop(session: session, destination: nil, proposal: proposal, items: [], list: list).land(item, at: row.place.current.indexPath)
      return endCarrying(.moves, keepsHidden: true)
    }
    let destination = destination(session)
    endCarrying(.isForgotten)
    let items = session.items.map { item -> (item: UIDragItem, source: IndexPath?) in
      let origin = session.localDragSession.origin(of: item) as? ListDragInteraction
      return (item, origin?.view === list ? origin?.path(of: item, in: session.localDragSession)?.indexPath : nil)
    }
    list.dropPerform(ListDrop(session: session, destination: destination, proposal: proposal, items: items, list: list))
  }
  override func conclude(_ session: UIDropSession) { showCell() }
  override func didEnd(_ session: UIDropSession) {
    isActive = false
    showCell()
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
    dropDelegateDidChange((self as? any DraggingList)?.takesDrops ?? false)
  }
  final func dropDelegateDidChange(_ hasDelegate: Bool) {
    guard hasDelegate || dragging != nil else { return }
    let made = madeDragging
    // Without a delegate for drops the rows can be dragged into another order.
    if hasDelegate || made.drag.view != nil { if made.drop.view == nil { addInteraction(made.drop) } } else { removeInteraction(made.drop) }
  }

  /// The row under a point, also in a section that scrolls across. Space: own bounds, which are the content's.
  final func rowUnder(_ point: CGPoint) -> RowPath? {
    shownCells.last { !$0.isHidden && $0.bounds.holds(convert(point, to: $0)) }.flatMap(path(of:))
  }
}
