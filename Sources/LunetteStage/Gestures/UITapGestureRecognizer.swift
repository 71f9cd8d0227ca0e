import Foundation

/// One or more quick taps of one or more fingers. Discrete. Source: docs/rules/gestures.md 1.2
public final class UITapGestureRecognizer: UIGestureRecognizer {
  public var numberOfTapsRequired = 1
  public var numberOfTouchesRequired = 1
  /// A finger counts as the primary button: a tap that requires other buttons doesn't begin. Source: docs/rules/gestures.md 1.2
  public var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var tapsDone = 0
  /// The fingers of the present tap, in the order of landing; also those that have lifted.
  private var fingers: [UITouch] = []
  private var wasComplete = false
  /// The fingers of the tap that completed the gesture.
  private var lastFingers: [UITouch] = []
  /// The place where the first tap began. Space: window.
  private var firstPlace: CGPoint?
  private var timeout: SimulatedTimer?

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard buttonMaskRequired.isSubset(of: .primary) else {
      fail("it requires another button than the primary one, which a finger is")
      return
    }
    if fingers.isEmpty { startTimeout(after: GestureConstants.tapDuration) }
    fingers += touches.inLandingOrder
    if fingers.count > numberOfTouchesRequired {
      fail("\(fingers.count) fingers are more than \(numberOfTouchesRequired)")
      return
    }
    guard fingers.count == numberOfTouchesRequired else { return }
    wasComplete = fingers.allSatisfy(\.isActive)
    let place = startCentroid
    if let firstPlace, distance(place, firstPlace) > GestureConstants.tapMovement {
      failTooFar(distance(place, firstPlace))
      return
    }
    if firstPlace == nil { firstPlace = place }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let moved = distance(centroid(of: fingers, in: nil), startCentroid)
    if moved > GestureConstants.tapMovement { failTooFar(moved) }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.allSatisfy({ !$0.isActive }) else { return }
    guard wasComplete, distance(centroid(of: fingers, in: nil), startCentroid) <= GestureConstants.tapMovement else {
      state = .failed
      return
    }
    tapsDone += 1
    lastFingers = fingers
    fingers.removeAll()
    wasComplete = false
    if tapsDone >= numberOfTapsRequired {
      timeout?.invalidate()
      state = .ended
    } else {
      startTimeout(after: GestureConstants.tapInterval)
    }
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  public override func reset() {
    timeout?.invalidate()
    timeout = nil
    tapsDone = 0
    fingers.removeAll()
    lastFingers.removeAll()
    wasComplete = false
    firstPlace = nil
  }

  public override var waitsForMore: Bool { tapsDone > 0 }

  /// Where the (first) tap began. Source: docs/rules/gestures.md 1.2, header comment (A)
  public override func location(in view: UIView?) -> CGPoint {
    guard let firstPlace, let window = gestureTouches.first?.window else { return .zero }
    return view?.convert(firstPlace, from: window) ?? firstPlace
  }

  /// The fingers of the last tap, not of the whole series; inside the action also those that lifted before the last finger.
  /// Source: docs/rules/gestures.md 1.2
  override var trackedTouches: [UITouch] { granted == .ended ? lastFingers : super.trackedTouches }

  /// A tap can't prevent another tap with as many fingers that needs more taps. Nor can it prevent a long press that needs at least as
  /// many taps first. Source: docs/rules/gestures.md 3.2
  public override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    if let tap = other as? UITapGestureRecognizer, tap.numberOfTouchesRequired == numberOfTouchesRequired {
      return tap.numberOfTapsRequired <= numberOfTapsRequired
    }
    if let press = other as? UILongPressGestureRecognizer, press.numberOfTouchesRequired == numberOfTouchesRequired {
      return press.numberOfTapsRequired < numberOfTapsRequired
    }
    return true
  }

  private func failTooFar(_ moved: CGFloat) {
    fail("moved \(formatted((moved * 10).rounded() / 10)) pt, more than \(formatted(GestureConstants.tapMovement))")
  }

  private var startCentroid: CGPoint {
    guard !fingers.isEmpty else { return firstPlace ?? .zero }
    let sum = fingers.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.initialLocation.x, y: $0.y + $1.initialLocation.y) }
    return CGPoint(x: sum.x / CGFloat(fingers.count), y: sum.y / CGFloat(fingers.count))
  }

  private func startTimeout(after seconds: TimeInterval) {
    timeout?.invalidate()
    let simulation = simulation
    timeout = simulation.gestures.schedule(at: simulation.time + seconds) { [weak self] in
      self?.fail("\(seconds) s passed without the next step of a tap")
    }
  }
}

func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot() }
