import Foundation

/// Fingers that stay. Continuous; it begins by itself, without a touch event. Source: gestures.md 1.3
public final class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Full taps before the press.
  public var numberOfTapsRequired = 0
  public var numberOfTouchesRequired = 1
  /// Units: seconds.
  public var minimumPressDuration: TimeInterval = GestureConstants.longPressDuration
  /// How far the fingers may move before it begins; afterwards there is no limit. Units: points.
  public var allowableMovement: CGFloat = GestureConstants.longPressMovement

  private var tapsDone = 0
  /// The fingers of the present tap or of the press, in landing order; also those that have lifted.
  private var fingers: [UITouch] = []
  /// Their middle when the last of them landed; nil while one is missing. Space: window.
  private var start: CGPoint?
  private var firstTapPlace: CGPoint?
  private var timeout: SimulatedTimer?

  private var isPressing: Bool { tapsDone >= numberOfTapsRequired }

  // MARK: Touches

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // Extra fingers of a press that has begun don't matter.
    guard latest == .possible else { return }
    if fingers.isEmpty { beginTapOrPress() }
    fingers += touches.inLandingOrder
    guard fingers.count <= numberOfTouchesRequired, fingers.allSatisfy(\.isActive) else { state = .failed; return }
    guard fingers.count == numberOfTouchesRequired else { return }
    let place = centroid(of: fingers, in: nil)
    start = place
    if let firstTapPlace, distance(place, firstTapPlace) > GestureConstants.tapMovement { state = .failed; return }
    firstTapPlace = firstTapPlace ?? place
    guard isPressing else { return }
    if minimumPressDuration <= 0 { state = .began } else { wait(minimumPressDuration, then: .began) }
  }

  private func beginTapOrPress() {
    start = nil
    if isPressing { timeout?.invalidate() } else { wait(GestureConstants.tapDuration, then: .failed) }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touches.contains(where: { fingers.contains($0) }) else { return }
    guard latest == .possible else { state = .changed; return }
    let limit = isPressing ? allowableMovement : GestureConstants.tapMovement
    if let start, distance(centroid(of: fingers, in: nil), start) > limit { state = .failed }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touches.contains(where: { fingers.contains($0) }) else { return }
    guard latest == .possible else { state = .ended; return }
    // The press was too short, or the tap had too few fingers.
    guard !isPressing, start != nil else { state = .failed; return }
    guard fingers.allSatisfy({ !$0.isActive }) else { return }
    tapsDone += 1
    fingers.removeAll()
    wait(GestureConstants.tapInterval, then: .failed)
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { fingers.contains($0) }) { state = .cancelled }
  }

  public override func reset() {
    timeout?.invalidate()
    timeout = nil
    tapsDone = 0
    (start, firstTapPlace) = (nil, nil)
    fingers.removeAll()
  }

  // MARK: For the environment

  override var waitsForMore: Bool { tapsDone > 0 }

  /// The fingers of the press, without extra ones; what `location` is the middle of.
  override var trackedTouches: [UITouch] { fingers.filter { !$0.delivery.isOver } }

  /// A long press can't prevent one that needs more taps. Source: gestures.md 3.2
  public override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    if let press = other as? UILongPressGestureRecognizer { return press.numberOfTapsRequired <= numberOfTapsRequired }
    return true
  }

  private func wait(_ seconds: TimeInterval, then wanted: State) {
    timeout?.invalidate()
    let simulation = Simulation.current
    timeout = simulation.gestures.schedule(at: simulation.time + seconds) { [weak self] in self?.state = wanted }
  }
}
