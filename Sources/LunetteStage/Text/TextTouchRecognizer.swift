import Foundation

/// A view whose text takes touches: a text field or a text view.
protocol TextTouchable: TextEditing, TextPlaces {
  /// Whether a finger that lands here may be one on the text.
  func takesTextTouch() -> Bool
  /// Whether the text keeps a touch for itself, so that tap recognizers of superviews don't act.
  func keepsTextTouch(_ touch: UITouch) -> Bool
  /// Whether a finger that lifts now has touched the text.
  func acceptsTextLift(of touch: UITouch) -> Bool
  /// Follows the link under a touch. - Returns: whether there is one
  func tapLink(_ touch: UITouch) -> Bool
}

/// The text's own recognizer: a tap gives the view the focus and moves the caret, a second tap selects the word, a third tap the paragraph.
/// A tap on the caret and the end of a long press show the menu. The ends of a selection can be dragged.
///
/// Because it is a recognizer of the inner view, it wins over those of superviews that would act at the same moment.
/// Source: docs/rules/controllers.md 10; docs/rules/gestures.md 3.7
final class TextTouchRecognizer: UIGestureRecognizer {
  override var role: String? { "text" }
  /// The focus comes after the actions of the app's recognizers and after the touches of views: when one of these hides the keyboard, the
  /// touched text has the focus in the end.
  override var actsAfterViews: Bool { true }

  private var touch: UITouch?
  /// The taps on this text: one on another field nearby is none of them, although the touch counts it (`UITouch.tapCount`).
  private var counter = TapCounter()
  /// Which of several quick taps on the text the touch is, from 1.
  private var taps = 1
  /// The end of the selection that stays while the other end is dragged.
  private var anchor: Int?
  private var hasDragged = false
  private var timeout: SimulatedTimer?
  private var text: (any TextTouchable)? { view as? any TextTouchable }

  override init() {
    super.init()
    (cancelsTouchesInView, delaysTouchesEnded) = (false, false)
    addTarget { ($0 as? TextTouchRecognizer)?.act() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touch == nil, touches.count == 1, let new = touches.first else {
      if latest == .possible { fail("more than one finger") }
      return
    }
    guard let text, text.takesTextTouch(), !isOnControl(new) else { return fail("the text takes no touch here") }
    touch = new
    taps = counter.count(at: new.initialLocation, time: new.beganTime)
    anchor = anchor(at: new.location(in: text), text)
    let simulation = simulation
    timeout = simulation.gestures.schedule(at: simulation.time + GestureConstants.longPressDuration) { [weak self] in
      guard let self, let touch, latest == .possible else { return }
      if distance(touch.locationInWindow, touch.initialLocation) <= GestureConstants.longPressMovement { state = .began }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard anchor != nil, text?.isFirstResponder == true else { return }
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch, touches.contains(touch) else { return }
    if let text, text.acceptsTextLift(of: touch) {
      counter.lifted(from: touch.initialLocation, at: touch.timestamp, count: taps)
      state = .ended
    } else {
      fail("the finger lifted outside of the text")
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  override func reset() {
    timeout?.invalidate()
    (timeout, touch, anchor, hasDragged) = (nil, nil, nil, false)
  }

  /// A tap of the text counts against other taps as a tap of the system does: it can't prevent one that needs more taps. Recognizers that
  /// leave the views their touches act too, and an app's recognizer on the text itself goes first.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    guard let touch, let text else { return false }
    if other.view === view { return anchor != nil && other.role != nil }
    guard other.cancelsTouchesInView, anchor != nil || text.keepsTextTouch(touch) else { return false }
    guard let tap = other as? UITapGestureRecognizer else { return true }
    return tap.numberOfTouchesRequired == 1 && tap.numberOfTapsRequired <= max(touch.tapCount, 1)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { other.cancelsTouchesInView }

  /// Whether the touch is on a control inside of the text's view, such as the button that clears a field.
  private func isOnControl(_ touch: UITouch) -> Bool {
    var inner = touch.view
    while let current = inner, current !== view {
      if current is UIControl { return true }
      inner = current.superview
    }
    return false
  }

  /// The other end of the selection, when the place is near to one end of it.
  private func anchor(at place: CGPoint, _ text: any TextTouchable) -> Int? {
    let selection = text.editor.selection
    guard text.isFirstResponder, !selection.isEmpty else { return nil }
    func isNear(_ offset: Int) -> Bool {
      let caret = text.caretRect(for: offset)
      return abs(caret.midX - place.x) <= Self.handleReach && place.y >= caret.minY - Self.handleReach && place.y <= caret.maxY + Self.handleReach
    }
    return isNear(selection.upperBound) ? selection.lowerBound : isNear(selection.lowerBound) ? selection.upperBound : nil
  }

  private func act() {
    guard let text, let touch else { return }
    switch state {
    case .began, .changed: drag(text, touch)
    case .ended: lift(text, touch)
    default: break
    }
  }

  private func drag(_ text: any TextTouchable, _ touch: UITouch) {
    guard let anchor, text.isFirstResponder, touch.locationInWindow != touch.initialLocation else { return }
    hasDragged = true
    let end = text.touchedPosition(at: touch.location(in: text))
    if end != anchor { text.editor.select(min(anchor, end)..<max(anchor, end)) }
  }

  private func lift(_ text: any TextTouchable, _ touch: UITouch) {
    let (editor, menu) = (text.editor, text.simulation.menuController)
    if hasDragged { return menu.show(for: text) }
    if text.tapLink(touch) { return }
    let wasFirst = text.isFirstResponder
    let place = touch.location(in: text)
    let isLong = touch.timestamp - touch.beganTime >= GestureConstants.longPressDuration
    UIResponder.Overridable.becomeFirstResponder(text)
    guard text.isFirstResponder else { return }
    let offset = text.touchedPosition(at: place)
    switch taps {
    case 2:
      editor.select(editor.word(at: offset))
      menu.show(for: text)
    case 3...:
      editor.select(editor.paragraph(at: offset))
      menu.show(for: text)
    default:
      let isOnCaret = editor.selection == offset..<offset
      if !isOnCaret || !wasFirst { editor.select(offset..<offset) }
      if isLong || (isOnCaret && wasFirst && !menu.isMenuVisible) { menu.show(for: text) } else { menu.hide() }
    }
  }

  /// How near to an end of the selection a finger can drag it. Units: points. Ours: half of 44
  private static let handleReach: CGFloat = 22
}
