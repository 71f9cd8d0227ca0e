import Foundation

/// On or off. A tap turns it over; a finger that drags the knob takes it to the side it is dragged to. It has a size of its own.
///
/// `valueChanged` comes when the finger lifts, where the value then differs. Source: Apple, UISwitch; the drag is ours
public final class UISwitch: UIControl {
  /// Units: points. Source: Apple, UISwitch (51 x 31 since iOS 7)
  public static let size = CGSize(width: 51, height: 31)
  /// A drag this far moves the knob to the other side. Units: points. Ours: half of the knob's way.
  static let dragDistance = (size.width - size.height) / 2

  private var value = false
  /// Where the finger turned the knob over last, or landed. Space: own bounds.
  private var anchor: CGFloat = 0
  private var hasDragged = false
  /// The side on which the finger holds the knob; nil while there is none.
  private var heldSide: Bool?

  /// The size of `frame` is ignored.
  public override init(frame: CGRect = .zero) { super.init(frame: CGRect(origin: frame.origin, size: Self.size)) }

  /// Set by the app, it sends nothing. Source: Apple, UISwitch.isOn
  public var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// The knob is at its new place at once, animated or not.
  public func setOn(_ isOn: Bool, animated: Bool) { value = isOn }

  /// The side on which the knob is shown: a finger that drags it is ahead of the value.
  public var isKnobAtEnd: Bool { heldSide ?? value }

  public override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  public override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  public override func boundsDidChange(from old: CGRect) { keepSize(Self.size) }

  // MARK: Tracking

  public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    (anchor, hasDragged, heldSide) = (touch.location(in: self).x, false, value)
    return true
  }

  public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    guard abs(x - anchor) >= Self.dragDistance else { return true }
    (anchor, hasDragged, heldSide) = (x, true, x > anchor)
    return true
  }

  public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let new = hasDragged ? heldSide ?? value : isTouchInside ? !value : value
    heldSide = nil
    guard new != value else { return }
    value = new
    sendValueChanged(event)
  }

  public override func cancelTracking(with event: UIEvent?) { heldSide = nil }

  // MARK: Against recognizers of a superview. Source: docs/rules/gestures.md 3.5

  override var keepsSingleTaps: Bool { true }

  /// Space: own bounds.
  var knobFrame: CGRect {
    CGRect(x: isKnobAtEnd ? bounds.maxX - Self.size.height : bounds.minX, y: bounds.minY, width: Self.size.height, height: Self.size.height)
  }

  public override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer is UIPanGestureRecognizer, isSidewaysDrag(recognizer, from: startOfKnob) { return false }
    return super.gestureRecognizerShouldBegin(recognizer)
  }

  /// Where the knob was when the finger landed: it may have followed it meanwhile.
  private var startOfKnob: CGRect {
    var frame = knobFrame
    frame.origin.x = value ? bounds.maxX - frame.width : bounds.minX
    return frame
  }

  // MARK: Look

  /// The knob grows towards the middle under a finger.
  public override func content(in size: CGSize, at time: TimeInterval) -> ViewContent? {
    let isOn = isKnobAtEnd
    let picture = Picture.drawn(in: size) { context in
      let bounds = CGRect(origin: .zero, size: size)
      if isOn {
        context.fill(bounds, radius: size.height / 2, Self.onColor)
      } else {
        let edge = bounds.shrunk(dx: 0.75, dy: 0.75)
        context.fill(edge, radius: size.height / 2, .white)
        context.outline(edge, radius: size.height / 2, Self.edgeColor, width: 1.5)
      }
      let height = size.height - 2 * Self.knobMargin
      let width = height + (isHighlighted ? Self.pressedKnobGrowth : 0)
      context.knob(CGRect(x: isOn ? size.width - Self.knobMargin - width : Self.knobMargin, y: Self.knobMargin, width: width, height: height))
    }
    let form = TextForm.track(isOn ? 1 : 0, line: " ", knob: shownState.knob, ends: ["(", ")"])
    return ViewContent(role: ViewRole("switch", ["on": .flag(isOn)], form: form), picture: picture, alpha: lookAlpha)
  }

  /// Source: Apple, the switch's green, 76, 217, 100
  private static let onColor = UIColor(red: 76.0 / 255, green: 217.0 / 255, blue: 100.0 / 255)
  private static let edgeColor = UIColor(white: 0.898)
  // Units: points.
  private static let knobMargin: CGFloat = 2
  private static let pressedKnobGrowth: CGFloat = 6
}

extension UIView {
  /// For views with a size of their own: whatever the size is set to, it stays; the frame's origin is where it was set to.
  func keepSize(_ size: CGSize) {
    guard bounds.size != size else { return }
    let origin = frame.origin
    bounds.size = size
    if !layer.hasTransform { frame.origin = origin }
  }
}
