import Foundation

/// What a view says of the items that a finger lifts from it, and hears of them. Source: Apple, UIDragInteractionDelegate; docs/rules/lists.md 5
/// - Lua: Says what is dragged from a view. It is the delegate of a UIDragInteraction.
public protocol UIDragInteractionDelegate: AnyObject {
  /// What a finger lifts that has rested on the view for half a second; an empty list for nothing.
  /// - Lua: itemsForBeginning, needed, else []
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession) -> [UIDragItem]
  /// What another finger adds to the items of a drag, by a tap on the view; an empty list for nothing.
  /// - Lua: itemsForAddingTo, else []
  func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: UIDragSession, withTouchAt point: CGPoint) -> [UIDragItem]
  /// The view that is shown at the finger for an item; nil for the interaction's own.
  /// - Lua: previewForLifting, else nil
  func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: UIDragSession) -> UIView?
  /// Whether the items may leave their place, so that a drop may move them.
  /// - Lua: sessionAllowsMoveOperation, else true
  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: UIDragSession) -> Bool
  /// The finger begins to carry the items.
  /// - Lua: sessionWillBegin
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: UIDragSession)
  /// The finger has moved.
  /// - Lua: sessionDidMove
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: UIDragSession)
  /// The finger has lifted; what becomes of the items is decided.
  /// - Lua: sessionWillEndWith
  func dragInteraction(_ interaction: UIDragInteraction, session: UIDragSession, willEndWith operation: UIDropOperation)
  /// The drag is over; with move the items are to be taken away here.
  /// - Lua: sessionDidEndWith
  func dragInteraction(_ interaction: UIDragInteraction, session: UIDragSession, didEndWith operation: UIDropOperation)
}

/// Lets a finger lift items from a view: it rests for half a second, and moves. Source: Apple, UIDragInteraction; docs/rules/lists.md 5
open class UIDragInteraction: UIInteraction, UIGestureRecognizerDelegate {
  public weak var delegate: (any UIDragInteractionDelegate)?
  /// See `UIResponder.companions`.
  public final var companions = Companions()
  public var isEnabled = true { didSet { (press.isEnabled, tap.isEnabled) = (isEnabled, isEnabled) } }

  private let press = DragPressGestureRecognizer()
  /// The recognizer of a further finger, while something is dragged.
  private let tap = UITapGestureRecognizer()
  private var session: UIDragSession?
  private var flight: DragFlight?

  public override init() {
    super.init()
    press.minimumPressDuration = DragConstants.pressDuration
    press.delegate = self
    press.isCarrying = { [weak self] in self?.flight?.isCarrying == true }
    press.addTarget { [weak self] _ in self?.act() }
    tap.delegate = self
    tap.addTarget { [weak self] _ in self?.addItems() }
  }

  open override func move(from old: UIView?, to new: UIView?) {
    flight?.cancel()
    for recognizer in [press, tap] {
      old?.removeGestureRecognizer(recognizer)
      new?.addGestureRecognizer(recognizer)
    }
  }

  // MARK: What is asked. Lists have their own answers

  open func items(for session: UIDragSession) -> [UIDragItem] { delegate?.dragInteraction(self, itemsForBeginning: session) ?? [] }
  /// - Parameter point: in the view
  open func items(addedTo session: UIDragSession, at point: CGPoint) -> [UIDragItem] {
    delegate?.dragInteraction(self, itemsForAddingTo: session, withTouchAt: point) ?? []
  }
  /// What is shown at the finger.
  open func preview(for item: UIDragItem, _ session: UIDragSession) -> UIView? {
    delegate?.dragInteraction(self, previewForLifting: item, session: session) ?? view
  }
  open func allowsMove(_ session: UIDragSession) -> Bool { delegate?.dragInteraction(self, sessionAllowsMoveOperation: session) ?? true }
  open func willBegin(_ session: UIDragSession) { delegate?.dragInteraction(self, sessionWillBegin: session) }
  open func didMove(_ session: UIDragSession) { delegate?.dragInteraction(self, sessionDidMove: session) }
  open func willEnd(_ session: UIDragSession, _ operation: UIDropOperation) { delegate?.dragInteraction(self, session: session, willEndWith: operation) }
  open func didEnd(_ session: UIDragSession, _ operation: UIDropOperation) { delegate?.dragInteraction(self, session: session, didEndWith: operation) }

  // MARK: The finger

  /// Without items the touch goes on as if nothing were here.
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view, view.window != nil else { return false }
    if recognizer === tap { return DragFlight.current(in: view.simulation)?.takesMore == true }
    guard flight == nil else { return false }
    let session = UIDragSession()
    session.interaction = self
    session.point = press.location(in: nil)
    session.items = items(for: session)
    guard !session.items.isEmpty, view.window != nil, view.simulation.fault == nil else { return false }
    self.session = session
    return true
  }

  /// Only while something is dragged; otherwise the view's own taps are not kept waiting.
  public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard recognizer === tap, let view else { return true }
    return DragFlight.current(in: view.simulation)?.takesMore == true
  }

  /// The finger that holds what is dragged doesn't keep others from adding to it.
  public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
    recognizer === tap && other.delegate is UIDragInteraction
  }

  /// Another finger has tapped: the view's items come to those that are dragged. Source: docs/rules/lists.md 5
  private func addItems() {
    guard let view, let flight = DragFlight.current(in: view.simulation), flight.takesMore else { return }
    flight.add(from: self, at: tap.location(in: view))
  }

  /// A context menu at the same place comes first.
  public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
    recognizer === press && other.delegate is UIContextMenuInteraction
  }

  private func act() {
    switch press.state {
    case .began:
      guard let session, let window = view?.window else { return }
      session.allowsMoveOperation = allowsMove(session)
      let flight = DragFlight(session, self, in: window)
      self.flight = flight
      flight.ended = { [weak self] in if let self { (self.flight, self.session) = (nil, nil) } }
      flight.lift()
    case .changed: flight?.move(to: press.location(in: nil))
    case .ended: flight?.letGo(at: press.location(in: nil))
    case .cancelled: flight?.cancel()
    default: break
    }
  }
}

/// A finger that carries something goes on when the view from which that comes leaves its window: what it is held over may lead to another screen.
/// Source: Apple, "Drag and Drop": a drag session belongs to the system
private final class DragPressGestureRecognizer: UILongPressGestureRecognizer {
  var isCarrying: () -> Bool = { false }
  override func viewLeftWindow() { if !isCarrying() { super.viewLeftWindow() } }
}
