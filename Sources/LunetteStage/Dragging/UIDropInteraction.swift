import Foundation

/// What a view does with items that are dragged over it. Source: Apple, UIDropInteractionDelegate; docs/rules/lists.md 5
/// - Lua: Says what becomes of items that are dragged over a view. It is the delegate of a UIDropInteraction.
public protocol UIDropInteractionDelegate: AnyObject {
  /// Whether the view has anything to do with the items. Asked once, when they come over the view first.
  /// - Lua: canHandle, else true
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool
  /// The items have come over the view.
  /// - Lua: sessionDidEnter
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: UIDropSession)
  /// What a lift would do now. Asked when the items have come, and each time the finger moves.
  /// - Lua: sessionDidUpdate, else nil
  ///
  /// Without the method nothing can be dropped.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession) -> UIDropProposal?
  /// The items have left the view.
  /// - Lua: sessionDidExit
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: UIDropSession)
  /// The finger has lifted over the view: take the items.
  /// - Lua: performDrop
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession)
  /// The items have come to rest.
  /// - Lua: concludeDrop
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: UIDropSession)
  /// The drag is over, here or elsewhere. Told to every view over which the items have been.
  /// - Lua: sessionDidEnd
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: UIDropSession)
}

/// Lets items be dropped on a view. Source: Apple, UIDropInteraction; docs/rules/lists.md 5
open class UIDropInteraction: UIInteraction {
  public weak var delegate: (any UIDropInteractionDelegate)?
  /// See `UIResponder.companions`.
  public final var companions = Companions()

  open func canHandle(_ session: UIDropSession) -> Bool { delegate?.dropInteraction(self, canHandle: session) ?? false }
  open func didEnter(_ session: UIDropSession) { delegate?.dropInteraction(self, sessionDidEnter: session) }
  open func didUpdate(_ session: UIDropSession) -> UIDropProposal? { delegate?.dropInteraction(self, sessionDidUpdate: session) ?? nil }
  open func didExit(_ session: UIDropSession) { delegate?.dropInteraction(self, sessionDidExit: session) }
  open func perform(_ session: UIDropSession) { delegate?.dropInteraction(self, performDrop: session) }
  open func conclude(_ session: UIDropSession) { delegate?.dropInteraction(self, concludeDrop: session) }
  open func didEnd(_ session: UIDropSession) { delegate?.dropInteraction(self, sessionDidEnd: session) }
}
