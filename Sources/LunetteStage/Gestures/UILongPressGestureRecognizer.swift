import Foundation

/// One or more fingers that stay down. Continuous; begins by a timer, without a touch event. Source: docs/rules/gestures.md 1.3
public class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Number of full taps before the press.
  public var numberOfTapsRequired = 0
  public var numberOfTouchesRequired = 1
  /// Units: seconds.
  public var minimumPressDuration: TimeInterval = GestureConstants.longPressDuration
  /// How far the fingers may move before the press begins; afterwards there is no limit. Units: points.
  public var allowableMovement: CGFloat = GestureConstants.longPressMovement

  private var tapsDone = 0
  /// The fingers of the present tap or of the press, in the order of landing; also those that have lifted.
  private var fingers: [UITouch] = []
  /// The middle of the fingers when the last of them landed; nil until all have landed. Space: window.
  private var start: CGPoint?
  private var firstTapPlace: CGPoint?
  private var timeout: SimulatedTimer?

  private var isPressing: Bool { tapsDone >= numberOfTapsRequired }

  // MARK: Touches

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // Extra fingers don't matter once the press has begun.
    guard latest == .possible else { return }
    if fingers.isEmpty { beginTapOrPress() }
    fingers += touches.inLandingOrder
    if fingers.count > numberOfTouchesRequired {
      fail("\(fingers.count) fingers are more than \(numberOfTouchesRequired)")
      return
    }
    if !fingers.allSatisfy(\.isActive) {
      fail("a finger lifted before the last one landed")
      return
    }
    guard fingers.count == numberOfTouchesRequired else { return }
    let place = centroid(of: fingers, in: nil)
    start = place
    if let firstTapPlace, failsTooFar(distance(place, firstTapPlace), limit: GestureConstants.tapMovement) { return }
    firstTapPlace = firstTapPlace ?? place
    guard isPressing else { return }
    if minimumPressDuration <= 0 { state = .began } else { wait(minimumPressDuration) { $0.state = .began } }
  }

  private func beginTapOrPress() {
    start = nil
    if isPressing { timeout?.invalidate() } else { wait(GestureConstants.tapDuration, orFail: "the tap before the press took too long") }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touches.contains(where: { fingers.contains($0) }) else { return }
    guard latest == .possible else {
      state = .changed
      return
    }
    let limit = isPressing ? allowableMovement : GestureConstants.tapMovement
    if let start { failsTooFar(distance(centroid(of: fingers, in: nil), start), limit: limit) }
  }

  @discardableResult
  private func failsTooFar(_ moved: CGFloat, limit: CGFloat) -> Bool {
    guard moved > limit else { return false }
    fail("moved \(formatted((moved * 10).rounded() / 10)) pt, more than \(formatted(limit))")
    return true
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touches.contains(where: { fingers.contains($0) }) else { return }
    guard latest == .possible else {
      state = .ended
      return
    }
    if start == nil {
      fail("\(fingers.count) fingers are fewer than \(numberOfTouchesRequired)")
      return
    }
    if isPressing {
      fail("lifted before \(formatted(minimumPressDuration)) s")
      return
    }
    guard fingers.allSatisfy({ !$0.isActive }) else { return }
    tapsDone += 1
    fingers.removeAll()
    wait(GestureConstants.tapInterval, orFail: "nothing followed the tap in time")
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

  public override var waitsForMore: Bool { tapsDone > 0 }

  /// The fingers of the press, without extra ones; `location` is their middle.
  override var trackedTouches: [UITouch] { fingers.filter { !$0.delivery.isOver } }

  /// A long press can't prevent a recognizer that needs more taps. Source: docs/rules/gestures.md 3.2
  public override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    if let press = other as? UILongPressGestureRecognizer { return press.numberOfTapsRequired <= numberOfTapsRequired }
    return true
  }

  private func wait(_ seconds: TimeInterval, orFail reason: String) { wait(seconds) { $0.fail(reason) } }

  private func wait(_ seconds: TimeInterval, then act: @escaping (UILongPressGestureRecognizer) -> Void) {
    timeout?.invalidate()
    let simulation = simulation
    timeout = simulation.gestures.schedule(at: simulation.time + seconds) { [weak self] in if let self { act(self) } }
  }
}
