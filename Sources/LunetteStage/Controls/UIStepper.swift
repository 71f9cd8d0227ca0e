import Foundation

/// Two buttons, - and +, that change a number. Its size is fixed.
///
/// A touch that lifts on the half where it landed makes one step; a touch that stays down repeats the step. Source: Apple, UIStepper
public final class UIStepper: UIControl {
  public override var accessibilityNature: AccessibilityNature { AccessibilityNature(container: .stepper) }
  @_spi(Lunette) public override var accessibilityParts: [AccessibilityPart] { spokenParts }
  public override var summary: ViewSummary {
    var summary = super.summary
    summary.facts.append(.number("value", CGFloat(value)))
    return summary
  }
  public override var answersByPlace: Bool { true }

  /// Units: points. Source: Apple, UIStepper
  private static let width: CGFloat = 94
  private static var size: CGSize { CGSize(width: width, height: Simulation.look { $0.system.controls.stepperHeight }) }
  /// Source: Apple, UIStepper.minimumValue, maximumValue
  public static let defaultRange: ClosedRange<CGFloat> = 0...100
  /// Source: Apple, UIStepper.stepValue
  public static let defaultStep: CGFloat = 1
  /// How long a finger must stay on a half until the step repeats. Units: seconds. Ours: as long as for a long press.
  static let repeatDelay: TimeInterval = 0.5
  /// Time between two repeats. Units: seconds. Ours; UIKit's repeats become faster.
  static let repeatInterval: TimeInterval = 0.1

  private var range = UIStepper.defaultRange
  private var step = UIStepper.defaultStep
  private var number: CGFloat = 0
  /// The half that the finger landed on: 1 for + and -1 for -.
  private var direction: CGFloat = 0
  private var hasRepeated = false
  private var timer: SimulatedTimer?

  /// Whether the step repeats while a finger stays. Source: Apple, UIStepper.autorepeat
  public var autorepeat = true
  /// Whether a step beyond one end continues at the other end. Source: Apple, UIStepper.wraps
  public var wraps = false
  /// With false, a finger that repeats the step sends `valueChanged` only when it lifts. Source: Apple, UIStepper.isContinuous
  public var isContinuous = true

  /// The size of `frame` is ignored.
  public override init(frame: CGRect = .zero) { super.init(frame: CGRect(origin: frame.origin, size: Self.size)) }

  /// Limited to the range. Setting it sends no event.
  public var value: CGFloat {
    get { number }
    set { if isFinite("UIStepper.value", newValue) { number = clamped(newValue) } }
  }

  /// A minimum at or above the maximum is an exception. Source: Apple, UIStepper.minimumValue
  public var minimumValue: CGFloat {
    get { range.lowerBound }
    set {
      guard isFinite("UIStepper.minimumValue", newValue) else { return }
      guard newValue < range.upperBound else {
        refuse("UIStepper.minimumValue must be less than maximumValue (\(range.upperBound)), got \(newValue)")
        return
      }
      range = newValue...range.upperBound
      number = clamped(number)
    }
  }

  /// A maximum at or below the minimum is an exception. Source: Apple, UIStepper.maximumValue
  public var maximumValue: CGFloat {
    get { range.upperBound }
    set {
      guard isFinite("UIStepper.maximumValue", newValue) else { return }
      guard newValue > range.lowerBound else {
        refuse("UIStepper.maximumValue must be greater than minimumValue (\(range.lowerBound)), got \(newValue)")
        return
      }
      range = range.lowerBound...newValue
      number = clamped(number)
    }
  }

  /// A step of 0 or less is an exception. Source: Apple, UIStepper.stepValue
  public var stepValue: CGFloat {
    get { step }
    set {
      guard isFinite("UIStepper.stepValue", newValue) else { return }
      guard newValue > 0 else {
        refuse("UIStepper.stepValue must be greater than 0, got \(newValue)")
        return
      }
      step = newValue
    }
  }

  /// Whether the button - or + would change anything.
  public func canStep(up: Bool) -> Bool { wraps || (up ? number < range.upperBound : number > range.lowerBound) }

  override func defaultHuggingPriority(for axis: LayoutAxis) -> UILayoutPriority { .defaultHigh }
  public override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  public override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  public override func boundsDidChange(from old: CGRect) { keepSize(Self.size) }

  private func clamped(_ value: CGFloat) -> CGFloat { min(max(value, range.lowerBound), range.upperBound) }

  private func refuse(_ reason: String) { simulation.recordFault(UIException(.invalidArgument, "\(reason)")) }

  // MARK: Tracking

  public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    direction = (touch.location(in: self).x < bounds.midX) != isMirrored ? -1 : 1
    hasRepeated = false
    if autorepeat { startRepeating() }
    return true
  }

  /// A finger that leaves its half stops the repeats.
  public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if !isOnItsHalf(touch) { stopRepeating() }
    return true
  }

  public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    stopRepeating()
    guard let touch else { return }
    if hasRepeated {
      if !isContinuous { sendValueChanged(event) }
    } else if isOnItsHalf(touch), advance() {
      sendValueChanged(event)
    }
  }

  public override func cancelTracking(with event: UIEvent?) { stopRepeating() }

  private func isOnItsHalf(_ touch: UITouch) -> Bool { isTouchInside && ((touch.location(in: self).x < bounds.midX) != isMirrored) == (direction < 0) }

  /// Makes one step. - Returns: whether the value has changed
  private func advance() -> Bool {
    let old = number
    let wanted = number + direction * step
    if wraps, wanted > range.upperBound {
      number = range.lowerBound
    } else if wraps, wanted < range.lowerBound {
      number = range.upperBound
    } else {
      number = clamped(wanted)
    }
    return number != old
  }

  private func startRepeating() {
    let simulation = simulation
    timer = simulation.timers.schedule(at: simulation.time + Self.repeatDelay, repeating: Self.repeatInterval) { [weak self] timer in
      guard let self, self.advance() else {
        timer.invalidate()
        return
      }
      self.hasRepeated = true
      if self.isContinuous { self.sendValueChanged(nil) }
    }
  }

  private func stopRepeating() {
    timer?.invalidate()
    timer = nil
  }

  @_spi(Lunette) public override var keepsSingleTaps: Bool { true }

  // MARK: Look

  public override func content(in size: CGSize, at time: TimeInterval) -> ViewContent? {
    let (canDecrease, canIncrease) = (canStep(up: false), canStep(up: true))
    let picture = Picture.drawn(in: size) { draw(in: size, $0) }
    let role = ViewRole(
      "stepper", ["canDecrease": .flag(canDecrease), "canIncrease": .flag(canIncrease)],
      form: .parts(isMirrored ? [canIncrease ? "+" : "", canDecrease ? "-" : ""] : [canDecrease ? "-" : "", canIncrease ? "+" : ""]))
    return ViewContent(role: role, picture: picture, alpha: lookAlpha)
  }

  private func draw(in size: CGSize, _ context: CGContext) {
    let (canDecrease, canIncrease) = (canStep(up: false), canStep(up: true))
    let hasPlate = system.controls.stepperHasPlate
    let tint: UIColor = hasPlate ? system.colors.label : tintColor
    drawPlate(in: size, hasPlate: hasPlate, tint, context)
    let (y, arm, width) = (size.height / 2, Self.signArm, Self.signWidth)
    func sign(_ isLive: Bool) -> UIColor { isLive ? tint : tint.withAlphaComponent(Self.disabledAlpha) }
    let (minus, plus) = isMirrored ? (size.width * 3 / 4, size.width / 4) : (size.width / 4, size.width * 3 / 4)
    func half(_ middle: CGFloat) -> CGRect { CGRect(x: middle - size.width / 4, y: 0, width: size.width / 2, height: size.height) }
    if let image = decrementImage(for: canDecrease ? state : .disabled) {
      context.part(image, centeredIn: half(minus), tint: sign(canDecrease))
    } else {
      context.line([CGPoint(x: minus - arm, y: y), CGPoint(x: minus + arm, y: y)], sign(canDecrease), width: width)
    }
    if let image = incrementImage(for: canIncrease ? state : .disabled) {
      context.part(image, centeredIn: half(plus), tint: sign(canIncrease))
    } else {
      context.line([CGPoint(x: plus - arm, y: y), CGPoint(x: plus + arm, y: y)], sign(canIncrease), width: width)
      context.line([CGPoint(x: plus, y: y - arm), CGPoint(x: plus, y: y + arm)], sign(canIncrease), width: width)
    }
  }

  private func drawPlate(in size: CGSize, hasPlate: Bool, _ tint: UIColor, _ context: CGContext) {
    let middle = CGPoint(x: size.width / 2, y: 0)
    if let image = backgroundImage(for: state) {
      context.part(image, in: CGRect(origin: .zero, size: size), tint: tint)
    } else if hasPlate {
      context.fill(CGRect(origin: .zero, size: size), radius: Self.plateRadius, system.colors.segmentPlate)
    } else {
      context.controlOutline(size, tint)
    }
    if let image = dividerImage(forLeftSegmentState: state, rightSegmentState: state) {
      context.part(image, in: CGRect(x: middle.x - image.size.width / 2, y: 0, width: image.size.width, height: size.height), tint: tint)
    } else if hasPlate {
      context.fill(CGRect(x: middle.x - 0.5, y: size.height / 4, width: 1, height: size.height / 2), system.colors.separator)
    } else {
      context.line([middle, CGPoint(x: middle.x, y: size.height)], tint, width: 1)
    }
  }

  // Units: points.
  private static let signArm: CGFloat = 7
  private static let signWidth: CGFloat = 1.5
  /// Source: iOS 13, by eye
  private static let plateRadius: CGFloat = 8
}
