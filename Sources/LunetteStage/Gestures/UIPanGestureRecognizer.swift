import Foundation

/// Source: Apple, UIScrollTypeMask
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Fingers that move. Continuous. Source: docs/rules/gestures.md 1.4
open class UIPanGestureRecognizer: UIGestureRecognizer {
  public var minimumNumberOfTouches = 1
  public var maximumNumberOfTouches = Int.max
  /// The scroll wheels and track pads that the pan follows. There are none here, so the value is only remembered.
  /// Source: docs/rules/gestures.md 1.4
  public var allowedScrollTypesMask: UIScrollTypeMask = []

  /// Movement of the fingers since the gesture's first finger landed; a finger that lands or lifts makes no jump in it. Space: window.
  package private(set) final var travel = CGPoint.zero
  /// The part of the travel that the translation leaves out: up to the hysteresis on each axis, fixed when the pan begins.
  private(set) var untranslatedTravel = CGPoint.zero
  private var lastCentroid = CGPoint.zero
  private var lastMoveTime: TimeInterval = 0
  private var velocity = VelocityTracker()
  private var hasMoved = false
  /// How long the finger lay still before it lifted. Units: seconds.
  package private(set) final var restBeforeLift: TimeInterval = 0

  /// Whether movement on an axis may begin the pan; a scroll view says no for an axis on which it can't scroll.
  func canBegin(horizontally: Bool) -> Bool { true }

  /// The two directions on which movement is measured, each of length 1. A plain pan uses the window's axes. A scroll view uses its own,
  /// because it may be rotated. Space: window.
  @_spi(Lunette) open var axes: (x: CGPoint, y: CGPoint) { (CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)) }

  /// The travel along each of `axes`. Units: points of the window.
  package final var travelOnAxes: CGPoint {
    let (x, y) = axes
    return CGPoint(x: travel.x * x.x + travel.y * x.y, y: travel.x * y.x + travel.y * y.y)
  }

  /// What too many fingers do before the pan begins: a plain pan fails, a scroll view's pan goes on. Source: docs/rules/gestures.md 1.4
  var failsWithTooManyTouches: Bool { true }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let count = gestureTouches.filter(\.isActive).count
    if count > maximumNumberOfTouches, latest == .possible, failsWithTooManyTouches {
      state = .failed
      return
    }
    restartCentroid()
    if !hasMoved { lastMoveTime = event.timestamp }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let fingers = activeTouches
    let place = centroid(of: fingers, in: nil)
    let step = CGPoint(x: place.x - lastCentroid.x, y: place.y - lastCentroid.y)
    guard step != .zero else { return }
    lastCentroid = place
    travel = CGPoint(x: travel.x + step.x, y: travel.y + step.y)
    velocity.add(step, over: event.timestamp - lastMoveTime)
    (lastMoveTime, hasMoved) = (event.timestamp, true)
    if latest != .possible {
      state = .changed
    } else if fingers.count >= minimumNumberOfTouches, hasCrossedHysteresis {
      takeOffHysteresis()
      traceReason = .own("after \(formatted((max(abs(travel.x), abs(travel.y)) * 10).rounded() / 10)) pt")
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.isEmpty else {
      restartCentroid()
      return
    }
    restBeforeLift = event.timestamp - lastMoveTime
    velocity.noteRest(restBeforeLift)
    if latest == .possible {
      let (x, y) = (formatted(abs(travel.x)), formatted(abs(travel.y)))
      fail("lifted after \(x) pt across and \(y) pt down, less than \(formatted(hysteresis))")
    } else {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.isEmpty else {
      restartCentroid()
      return
    }
    state = .cancelled
  }

  open override func reset() {
    (travel, untranslatedTravel, lastCentroid) = (.zero, .zero, .zero)
    velocity = VelocityTracker()
    hasMoved = false
  }

  /// The fingers that count: up to the maximum, in landing order. Source: docs/rules/gestures.md 1.4, "after begin extra fingers are
  /// ignored"
  private var activeTouches: [UITouch] {
    if gestureTouches.count <= maximumNumberOfTouches, gestureTouches.allSatisfy(\.isActive) { return gestureTouches }
    return Array(gestureTouches.filter(\.isActive).prefix(max(0, maximumNumberOfTouches)))
  }

  /// A finger has landed or lifted: the centroid jumps, the travel doesn't.
  private func restartCentroid() { lastCentroid = centroid(of: activeTouches, in: nil) }

  /// Movement after which the pan begins. The translation leaves it out. Units: points.
  var hysteresis: CGFloat { GestureConstants.panHysteresis }

  var hasCrossedHysteresis: Bool {
    let moved = travelOnAxes
    return (abs(moved.x) >= hysteresis && canBegin(horizontally: true)) || (abs(moved.y) >= hysteresis && canBegin(horizontally: false))
  }

  private func takeOffHysteresis() {
    let ((x, y), moved, limit) = (axes, travelOnAxes, hysteresis)
    let (across, down) = (min(max(moved.x, -limit), limit), min(max(moved.y, -limit), limit))
    untranslatedTravel = CGPoint(x: across * x.x + down * y.x, y: across * x.y + down * y.y)
  }

  /// A pan that a requirement held back starts from translation zero when it is released. Source: docs/rules/gestures.md 1.4 (D)
  override func releasedFromRequirement() { untranslatedTravel = travel }

  // MARK: Reading

  /// Movement since the pan began, without the hysteresis. Space: `view`, with its rotation and scale; the window for nil.
  open func translation(in view: UIView?) -> CGPoint {
    guard latest != .possible else { return .zero }
    return convertVector(CGPoint(x: travel.x - untranslatedTravel.x, y: travel.y - untranslatedTravel.y), to: view)
  }

  /// Makes the next reading `translation` plus the movement from now on. The velocity starts anew.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let inWindow = convertVector(translation, from: view)
    untranslatedTravel = CGPoint(x: travel.x - inWindow.x, y: travel.y - inWindow.y)
    velocity = VelocityTracker()
  }

  /// Units: points per second.
  open func velocity(in view: UIView?) -> CGPoint { convertVector(velocity.current, to: view) }

  private func convertVector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = gestureTouches.first?.window ?? view.window else { return vector }
    let (origin, end) = (view.convert(CGPoint.zero, from: window), view.convert(vector, from: window))
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  private func convertVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = gestureTouches.first?.window ?? view.window else { return vector }
    let (origin, end) = (view.convert(CGPoint.zero, to: window), view.convert(vector, to: window))
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }
}

/// The speed that a pan reports: 0.2 of the newest sample and 0.8 of the speed reported before.
/// Units: points per second. Source: docs/rules/gestures.md 1.4 (M for steady drags, D for the formula)
struct VelocityTracker {
  private var newest: CGPoint?
  private var before: CGPoint?

  mutating func add(_ step: CGPoint, over interval: TimeInterval) {
    before = newest
    if interval < GestureConstants.shortestVelocityInterval {
      newest = .zero
    } else {
      newest = CGPoint(x: step.x / CGFloat(interval), y: step.y / CGFloat(interval))
    }
  }

  /// Called when the finger lay still for `interval` seconds before it lifted.
  mutating func noteRest(_ interval: TimeInterval) {
    if interval >= GestureConstants.velocityRestLimit { (newest, before) = (.zero, .zero) }
  }

  var current: CGPoint {
    guard let newest else { return .zero }
    guard let before else { return newest }
    let weight = GestureConstants.newestVelocityWeight
    return CGPoint(x: weight * newest.x + (1 - weight) * before.x, y: weight * newest.y + (1 - weight) * before.y)
  }
}
