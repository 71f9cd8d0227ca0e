import Foundation

/// Two fingers that turn about each other. Continuous. Source: docs/rules/gestures.md 1.7
public final class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var pair: FingerPair?
  /// The rotation at the moment when `turn` was `reference`.
  private var base: CGFloat = 0
  private var reference: CGFloat = 0
  /// The sum of all turns of the fingers so far, which may exceed a full circle. Units: radians, clockwise.
  private var turn: CGFloat = 0
  private var lastAngle: CGFloat?
  private var startDistance: CGFloat = 1
  private var speed = PairVelocity(from: 0)

  // MARK: Reading

  /// The turn since the begin; clockwise is positive. Setting it makes later values relative to it and starts the velocity anew.
  /// Units: radians.
  public var rotation: CGFloat {
    get { base + turn - reference }
    set {
      (base, reference) = (newValue, turn)
      speed = PairVelocity(from: simulation.time)
    }
  }

  /// Units: radians per second.
  public var velocity: CGFloat { speed.current }

  // MARK: Touches

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { takePair(at: event.timestamp) }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair, touches.contains(pair.first) || touches.contains(pair.second) else { return }
    let step = step(to: pair.angle)
    turn += step
    speed.add(step, at: event.timestamp)
    let threshold = threshold(at: pair.distance)
    if latest != .possible {
      state = .changed
    } else if abs(turn - reference) > threshold {
      // The rotation leaves the threshold out: it starts near 0.
      reference += turn > reference ? threshold : -threshold
      state = .began
    }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { lifted(.ended, event) }
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { lifted(.cancelled, event) }

  public override func reset() {
    (pair, lastAngle) = (nil, nil)
    (base, reference, turn) = (0, 0, 0)
    speed = PairVelocity(from: 0)
  }

  /// When one finger lifts, the rotation pauses until two are down again, and goes on from its value. When all have lifted, it ends.
  /// Source: docs/rules/gestures.md 1.7 (D)
  private func lifted(_ end: State, _ event: UIEvent) {
    if gestureTouches.contains(where: \.isActive) {
      takePair(at: event.timestamp)
      return
    }
    speed.lifted(at: event.timestamp)
    if latest == .possible { fail("lifted before two fingers had turned enough") } else { state = end }
  }

  private func takePair(at time: TimeInterval) {
    let present = FingerPair(of: gestureTouches)
    guard present != pair else { return }
    pair = present
    guard let present else { return }
    if latest == .possible { (turn, reference) = (0, 0) }
    (lastAngle, startDistance) = (present.angle, present.distance)
    speed = PairVelocity(from: time)
  }

  /// The turn from the last direction to `angle`, the shorter way round.
  private func step(to angle: CGFloat?) -> CGFloat {
    guard let angle else { return 0 }
    defer { lastAngle = angle }
    guard let lastAngle else { return 0 }
    let difference = angle - lastAngle
    if difference > .pi { return difference - 2 * .pi }
    return difference <= -.pi ? difference + 2 * .pi : difference
  }

  /// The turn that is needed to begin: the more the fingers pinch, the more they must turn. Units: radians.
  private func threshold(at distance: CGFloat) -> CGFloat {
    let change = max(distance / startDistance, startDistance / distance) - 1
    return GestureConstants.rotationHysteresis + GestureConstants.rotationHysteresisOfPinch * min(change, 1).squareRoot()
  }

  /// A rotation that a requirement held back starts from 0 when it is released, as a pan does. (ours)
  override func releasedFromRequirement() { (base, reference) = (0, turn) }
}
