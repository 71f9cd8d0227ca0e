import Foundation

/// On or off. A tap turns it over; a finger that drags the knob takes it to the side it is dragged to. It has a size of its own.
///
/// `valueChanged` comes when the finger lifts, where the value then differs. Source: Apple, UISwitch; the drag is ours
public final class UISwitch: UIControl {
  public override var summary: ViewSummary {
    var summary = super.summary
    summary.facts.append(.word(isOn ? "on" : "off"))
    return summary
  }
  public override var answersByPlace: Bool { true }

  /// Units: points. Source: Apple, UISwitch (51 x 31 since iOS 7)
  public static let size = CGSize(width: 51, height: 31)
  /// A drag this far moves the knob to the other side. Units: points. Ours: half of the knob's way.
  static let dragDistance = (size.width - size.height) / 2

  private var value = false
  /// Where the finger turned the knob over last, or landed. Space: own bounds.
  private var anchor: CGFloat = 0
  private var hasDragged = false
  /// The side on which the finger holds the knob; nil while there is none.
  private var heldSide: Bool? { didSet { if isKnobAtEnd != knobSide { slide(animated: true) } } }
  /// Where the knob was sent to last.
  private var knobSide = false
  /// Where it is on its way there, from 0, off, to 1; nil while it stands.
  private var way: (from: CGFloat, since: TimeInterval, spring: SpringCurve)?

  /// The size of `frame` is ignored.
  public override init(frame: CGRect = .zero) { super.init(frame: CGRect(origin: frame.origin, size: Self.size)) }

  /// Set by the app, it sends nothing. Source: Apple, UISwitch.isOn
  public var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  public func setOn(_ isOn: Bool, animated: Bool) {
    value = isOn
    if isKnobAtEnd != knobSide || !animated { slide(animated: animated) }
  }

  // MARK: The knob's way

  /// A critical spring each way. Units: seconds. Source: docs/rules/cases/animation.md S43
  private static let onDuration: CGFloat = 0.99947
  private static let offDuration: CGFloat = 0.58792

  private func slide(animated: Bool) {
    let from = knobFraction(at: simulation.time)
    knobSide = isKnobAtEnd
    guard animated, window != nil, simulation.areAnimationsEnabled, from != target else {
      way = nil
      return simulation.displayLinks.remove(self)
    }
    let duration = knobSide ? Self.onDuration : Self.offDuration
    way = (from, simulation.time, SpringCurve(dampingRatio: 1, duration: duration, initialVelocity: 0))
    simulation.displayLinks.add(self)
  }

  private var target: CGFloat { knobSide ? 1 : 0 }

  /// Where the knob is shown, from 0, off, to 1.
  private func knobFraction(at time: TimeInterval) -> CGFloat {
    guard let way else { return target }
    let elapsed = CGFloat(time - way.since)
    guard elapsed < way.spring.duration else { return target }
    return way.from + (target - way.from) * way.spring.position(at: max(elapsed, 0))
  }

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
    let isNew = new != value
    value = new
    heldSide = nil
    if isNew { sendValueChanged(event) }
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
    let share = knobFraction(at: time)
    let picture = Picture.drawn(in: size) { context in
      let bounds = CGRect(origin: .zero, size: size)
      if share < 1 {
        let edge = bounds.shrunk(dx: 0.75, dy: 0.75)
        context.fill(edge, radius: size.height / 2, .white)
        context.outline(edge, radius: size.height / 2, Self.edgeColor, width: 1.5)
      }
      if share > 0 { context.fill(bounds, radius: size.height / 2, Self.onColor.withAlphaComponent(share)) }
      let height = size.height - 2 * Self.knobMargin
      let width = height + (isHighlighted ? Self.pressedKnobGrowth : 0)
      let room = size.width - 2 * Self.knobMargin - width
      context.knob(CGRect(x: Self.knobMargin + room * share, y: Self.knobMargin, width: width, height: height))
    }
    let form = TextForm.track(share, line: " ", knob: shownState.knob, ends: ["(", ")"])
    return ViewContent(role: ViewRole("switch", ["on": .flag(isOn)], form: form), picture: picture, alpha: lookAlpha)
  }

  /// Source: Apple, the switch's green, 76, 217, 100
  private static let onColor = UIColor(red: 76.0 / 255, green: 217.0 / 255, blue: 100.0 / 255)
  private static let edgeColor = UIColor(white: 0.898)
  // Units: points.
  private static let knobMargin: CGFloat = 2
  private static let pressedKnobGrowth: CGFloat = 6
}

extension UISwitch: FrameStepping {
  func step(to time: TimeInterval) -> Bool {
    if let way, time + clockTolerance < way.since + TimeInterval(way.spring.duration) { return true }
    way = nil
    return false
  }
  var motionDescription: String { "the knob of \(className)" }
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
