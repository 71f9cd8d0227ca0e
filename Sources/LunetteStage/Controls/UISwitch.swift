import Foundation

/// On or off. A tap changes the value; a finger that drags the knob changes it to the side of the drag. Its size is fixed.
///
/// `valueChanged` is sent when the finger lifts, if the value is then another one. Source: Apple, UISwitch; the drag is ours
public final class UISwitch: UIControl {
  public override var accessibilityNature: AccessibilityNature { spokenNature }
  public override var summary: ViewSummary {
    var summary = super.summary
    summary.facts.append(.word(isOn ? "on" : "off"))
    return summary
  }
  public override var answersByPlace: Bool { true }

  /// Units: points. Source: Apple, UISwitch (51 x 31 since iOS 7)
  public static let size = CGSize(width: 51, height: 31)
  /// A drag of this length moves the knob to the other side. Units: points. Ours: half of the distance that the knob moves.
  static let dragDistance = (size.width - size.height) / 2

  private var value = false
  /// Where the finger landed, or where it last moved the knob to the other side. Space: own bounds.
  private var anchor: CGFloat = 0
  private var hasDragged = false
  /// The side on which a finger holds the knob; nil without a finger.
  private var heldSide: Bool? { didSet { if isKnobAtEnd != knobSide { slide(animated: true) } } }
  /// The side that the knob moves to, or is on.
  private var knobSide = false
  /// The knob's movement, from a place between 0 (off) and 1 (on); nil while the knob doesn't move.
  private var movement: (from: CGFloat, since: TimeInterval, spring: SpringCurve)?

  /// The colour where it is on; nil for the system's green. Source: Apple, UISwitch.onTintColor
  public var onTintColor: UIColor?
  /// The colour of the knob; nil for white.
  public var thumbTintColor: UIColor?

  /// The size of `frame` is ignored.
  public override init(frame: CGRect = .zero) { super.init(frame: CGRect(origin: frame.origin, size: Self.size)) }

  /// Setting it sends no event. Source: Apple, UISwitch.isOn
  public var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  public func setOn(_ isOn: Bool, animated: Bool) {
    value = isOn
    if isKnobAtEnd != knobSide || !animated { slide(animated: animated) }
  }

  // MARK: The knob's movement

  /// Durations of the critically damped springs that move the knob. Units: seconds. Source: docs/rules/cases/animation.md S43
  private static let onDuration: CGFloat = 0.99947
  private static let offDuration: CGFloat = 0.58792

  private func slide(animated: Bool) {
    let from = knobFraction(at: simulation.time)
    knobSide = isKnobAtEnd
    guard animated, window != nil, simulation.areAnimationsEnabled, from != target else {
      movement = nil
      return simulation.displayLinks.remove(self)
    }
    let duration = knobSide ? Self.onDuration : Self.offDuration
    movement = (from, simulation.time, SpringCurve(dampingRatio: 1, duration: duration, initialVelocity: 0))
    simulation.displayLinks.add(self)
  }

  private var target: CGFloat { knobSide ? 1 : 0 }

  /// The place where the knob is shown, from 0 (off) to 1 (on).
  private func knobFraction(at time: TimeInterval) -> CGFloat {
    guard let movement else { return target }
    let elapsed = CGFloat(time - movement.since)
    guard elapsed < movement.spring.duration else { return target }
    return movement.from + (target - movement.from) * movement.spring.position(at: max(elapsed, 0))
  }

  /// Whether the knob is at the on side. While a finger drags the knob, this may differ from the value.
  public var isKnobAtEnd: Bool { heldSide ?? value }

  override func defaultHuggingPriority(for axis: LayoutAxis) -> UILayoutPriority { .defaultHigh }
  public override var alignmentRectInsets: UIEdgeInsets {
    let overhang = system.controls.switchOverhang
    return isMirrored ? UIEdgeInsets(top: 0, left: overhang, bottom: 0, right: 0) : UIEdgeInsets(top: 0, left: 0, bottom: 0, right: overhang)
  }
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
    (anchor, hasDragged, heldSide) = (x, true, (x > anchor) != isMirrored)
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

  @_spi(Lunette) public override var keepsSingleTaps: Bool { true }

  /// Space: own bounds.
  var knobFrame: CGRect {
    CGRect(x: isKnobAtEnd != isMirrored ? bounds.maxX - Self.size.height : bounds.minX, y: bounds.minY, width: Self.size.height, height: Self.size.height)
  }

  public override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer is UIPanGestureRecognizer, isSidewaysDrag(recognizer, from: startOfKnob) { return false }
    return super.gestureRecognizerShouldBegin(recognizer)
  }

  /// The frame of the knob when the finger landed: the knob may have followed the finger since.
  private var startOfKnob: CGRect {
    var frame = knobFrame
    frame.origin.x = value != isMirrored ? bounds.maxX - frame.width : bounds.minX
    return frame
  }

  // MARK: Look

  /// While a finger is on the switch, the knob is wider towards the middle.
  public override func content(in size: CGSize, at time: TimeInterval) -> ViewContent? {
    let isOn = isKnobAtEnd
    let share = knobFraction(at: time)
    // From right to left it is on where the knob is at the left.
    let place = isMirrored ? 1 - share : share
    let hasLabels = simulation.isOn(.isOnOffSwitchLabelsEnabled)
    let system = system
    let picture = Picture.drawn(in: size) { context in
      let bounds = CGRect(origin: .zero, size: size)
      if share < 1 {
        let edge = bounds.shrunk(dx: 0.75, dy: 0.75)
        context.fill(edge, radius: size.height / 2, system.colors.switchOff)
        context.outline(edge, radius: size.height / 2, system.colors.switchEdge, width: 1.5)
      }
      if share > 0 { context.fill(bounds, radius: size.height / 2, (onTintColor ?? system.colors.switchOn).withAlphaComponent(share)) }
      if hasLabels { labels(context, size, share, place) }
      let height = size.height - 2 * Self.knobMargin
      let width = height + (isHighlighted ? Self.pressedKnobGrowth : 0)
      let room = size.width - 2 * Self.knobMargin - width
      context.knob(CGRect(x: Self.knobMargin + room * place, y: Self.knobMargin, width: width, height: height), thumbTintColor)
    }
    let form = TextForm.track(place, line: " ", knob: shownState.knob, ends: ["(", ")"])
    return ViewContent(role: ViewRole("switch", ["on": .flag(isOn)], form: form), picture: picture, alpha: lookAlpha)
  }

  /// I beside the knob where it is on, O where it is off. Source: Apple, isOnOffSwitchLabelsEnabled; where they stand is ours
  private func labels(_ context: CGContext, _ size: CGSize, _ share: CGFloat, _ place: CGFloat) {
    let x = place > 0.5 ? size.height / 2 : size.width - size.height / 2
    let mark = CGRect(x: x, y: size.height / 2, width: 0, height: 0)
    if share > 0.5 {
      context.fill(mark.shrunk(dx: -Self.labelWidth / 2, dy: -Self.labelHeight / 2), radius: 0, .white)
    } else {
      context.outline(
        mark.shrunk(dx: -Self.labelHeight / 2, dy: -Self.labelHeight / 2), radius: Self.labelHeight / 2, system.colors.switchEdge, width: Self.labelWidth)
    }
  }

  // Units: points.
  private static let labelWidth: CGFloat = 1
  private static let labelHeight: CGFloat = 10
  private static let knobMargin: CGFloat = 2
  private static let pressedKnobGrowth: CGFloat = 6
}

extension UISwitch: FrameStepping {
  package func step(to time: TimeInterval) -> Bool {
    if let movement, time + clockTolerance < movement.since + TimeInterval(movement.spring.duration) { return true }
    movement = nil
    return false
  }
  package var motionDescription: String { "the knob of \(className)" }
}

extension UIView {
  /// For views of a fixed size: restores the size after a change, and keeps the origin of the new frame.
  func keepSize(_ size: CGSize) {
    guard bounds.size != size else { return }
    let origin = frame.origin
    bounds.size = size
    if !layer.hasTransform { frame.origin = origin }
  }
}
