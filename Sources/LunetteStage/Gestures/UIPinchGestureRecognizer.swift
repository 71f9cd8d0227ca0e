import Foundation

/// Two fingers that move towards or away from each other. Continuous. Source: docs/rules/gestures.md 1.6
public class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var pair: FingerPair?
  /// Whether two fingers are down, not one that is left over.
  final var hasPair: Bool { pair != nil }
  /// Counts how often a pair of fingers was taken: with another pair the middle between the fingers jumps.
  private(set) final var pairsTaken = 0
  /// The scale at the moment when the fingers were `reference` apart.
  private var base: CGFloat = 1
  /// The distance of the fingers at which the scale is `base`. Units: points.
  private var reference: CGFloat = 1
  private var distance: CGFloat = 1
  private var speed = PairVelocity(from: 0)

  // MARK: Reading

  /// The distance of the fingers divided by that at the begin. Setting it makes later values relative to it and starts the velocity anew.
  public var scale: CGFloat {
    get { base * distance / reference }
    set {
      restartScale(to: newValue)
      speed = PairVelocity(from: simulation.time)
    }
  }

  /// Units: scale per second.
  public var velocity: CGFloat { speed.current }

  // MARK: Touches

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { takePair(at: event.timestamp) }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair, touches.contains(pair.first) || touches.contains(pair.second) else { return }
    speed.add(base * (pair.distance - distance) / reference, at: event.timestamp)
    distance = pair.distance
    if latest != .possible {
      state = .changed
    } else if abs(distance - reference) > GestureConstants.pinchHysteresis {
      // The scale leaves the hysteresis out: it starts near 1.
      reference += distance > reference ? GestureConstants.pinchHysteresis : -GestureConstants.pinchHysteresis
      state = .began
    }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { lifted(.ended, event) }
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { lifted(.cancelled, event) }

  public override func reset() {
    pair = nil
    (base, reference, distance) = (1, 1, 1)
    speed = PairVelocity(from: 0)
  }

  /// When one finger lifts, the pinch pauses until two are down again, and goes on from its scale. When all have lifted, it ends.
  /// Source: docs/rules/gestures.md 1.6 (D)
  private func lifted(_ end: State, _ event: UIEvent) {
    if gestureTouches.contains(where: \.isActive) {
      takePair(at: event.timestamp)
      return
    }
    speed.lifted(at: event.timestamp)
    if latest == .possible { fail("lifted before the distance of two fingers had changed enough") } else { state = end }
  }

  private func takePair(at time: TimeInterval) {
    let present = FingerPair(of: gestureTouches)
    guard present != pair else { return }
    let scale = latest == .possible ? base : scale
    pair = present
    if let present {
      pairsTaken += 1
      distance = present.distance
      restartScale(to: scale)
      speed = PairVelocity(from: time)
    }
  }

  private func restartScale(to scale: CGFloat) { (base, reference) = (scale, distance) }

  /// A pinch that a requirement held back starts from scale 1 when it is released, as a pan starts from zero. (ours)
  override func releasedFromRequirement() { restartScale(to: 1) }
}
