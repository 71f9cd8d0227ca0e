import Foundation

/// What a view says of the items that a finger lifts from it, and hears of them. Source: Apple, UIDragInteractionDelegate; docs/rules/lists.md 5
/// - Lua: Says what is dragged from a view. It is the delegate of a UIDragInteraction.
public protocol UIDragInteractionDelegate: AnyObject {
  /// What a finger lifts that has rested on the view for half a second; an empty list for nothing.
  /// - Lua: itemsForBeginning, needed, else []
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession) -> [UIDragItem]
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
  /// It is over; with move the items are to be taken away here.
  /// - Lua: sessionDidEndWith
  func dragInteraction(_ interaction: UIDragInteraction, session: UIDragSession, didEndWith operation: UIDropOperation)
}

/// Lets a finger lift items from a view: it rests for half a second, and moves. Source: Apple, UIDragInteraction; docs/rules/lists.md 5
open class UIDragInteraction: UIInteraction, UIGestureRecognizerDelegate {
  public weak var delegate: (any UIDragInteractionDelegate)?
  /// See `UIResponder.companions`.
  public final var companions = Companions()
  public var isEnabled = true { didSet { press.isEnabled = isEnabled } }

  private let press = UILongPressGestureRecognizer()
  private var session: UIDragSession?
  private var flight: DragFlight?

  public override init() {
    super.init()
    press.minimumPressDuration = DragConstants.pressDuration
    press.delegate = self
    press.addTarget { [weak self] _ in self?.act() }
  }

  open override func move(from old: UIView?, to new: UIView?) {
    flight?.cancel()
    old?.removeGestureRecognizer(press)
    new?.addGestureRecognizer(press)
  }

  // MARK: What is asked. Lists have their own answers

  open func items(for session: UIDragSession) -> [UIDragItem] { delegate?.dragInteraction(self, itemsForBeginning: session) ?? [] }
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
    guard let view, view.window != nil, flight == nil else { return false }
    let session = UIDragSession()
    session.interaction = self
    session.point = press.location(in: nil)
    session.items = items(for: session)
    guard !session.items.isEmpty, view.window != nil, view.simulation.fault == nil else { return false }
    self.session = session
    return true
  }

  /// A context menu at the same place comes first.
  public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
    other.delegate is UIContextMenuInteraction
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
