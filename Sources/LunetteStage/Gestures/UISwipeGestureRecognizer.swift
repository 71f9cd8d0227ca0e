import Foundation

/// A quick movement one way. Discrete; recognized while the finger moves. Source: docs/rules/gestures.md 1.5 (M)
public final class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Raw values are UIKit's; bits without a name are kept. Source: docs/rules/gestures.md 1.5 (M)
  public struct Direction: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
    static let horizontal: Direction = [.left, .right]
    static let vertical: Direction = [.up, .down]
  }

  public var direction = Direction.right
  public var numberOfTouchesRequired = 1

  /// The middle of the places where the fingers landed. Space: window.
  private var start: CGPoint?
  private var startTime: TimeInterval = 0

  // MARK: Touches

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let fingers = trackedTouches
    if fingers.count > numberOfTouchesRequired {
      fail("\(fingers.count) fingers are more than \(numberOfTouchesRequired)")
      return
    }
    if direction.isDisjoint(with: [.horizontal, .vertical]) {
      fail("it has no direction")
      return
    }
    if start == nil { startTime = event.timestamp }
    let sum = fingers.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.initialLocation.x, y: $0.y + $1.initialLocation.y) }
    start = CGPoint(x: sum.x / CGFloat(fingers.count), y: sum.y / CGFloat(fingers.count))
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let elapsed = event.timestamp - startTime
    guard elapsed <= GestureConstants.swipeDuration + clockTolerance else {
      fail("took longer than \(formatted(GestureConstants.swipeDuration)) s")
      return
    }
    let needed = GestureConstants.swipePrimary * (1 - CGFloat(elapsed) * (1 - GestureConstants.swipePrimaryDecay))
    let allowed = GestureConstants.swipeSecondary * (1 - CGFloat(elapsed) * (1 - GestureConstants.swipeSecondaryDecay))
    let fingers = trackedTouches
    var isComplete = fingers.count == numberOfTouchesRequired
    // Every finger has to satisfy the rule by itself.
    for finger in fingers {
      let (place, origin) = (finger.locationInWindow, finger.initialLocation)
      let (along, across) = reading(of: CGPoint(x: place.x - origin.x, y: place.y - origin.y))
      if along < 0 {
        fail("moved backwards")
        return
      }
      if abs(across) > allowed {
        fail("moved \(tenths(abs(across))) pt aside, more than \(tenths(allowed)) at this time")
        return
      }
      if along < needed { isComplete = false }
    }
    if isComplete { state = .ended }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fail("lifted before it had moved far enough") }
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  public override func reset() { start = nil }

  /// Movement in the wanted direction (negative for backwards), and across it. A mask of several directions is read horizontally when it
  /// has a horizontal bit; with both bits of an axis there is no backwards.
  private func reading(of moved: CGPoint) -> (along: CGFloat, across: CGFloat) {
    let isHorizontal = !direction.isDisjoint(with: .horizontal)
    let (along, across) = isHorizontal ? (moved.x, moved.y) : (moved.y, moved.x)
    switch direction.intersection(isHorizontal ? .horizontal : .vertical) {
    case .horizontal, .vertical: return (abs(along), across)
    case .left, .up: return (-along, across)
    default: return (along, across)
    }
  }

  private func tenths(_ value: CGFloat) -> String { formatted((value * 10).rounded() / 10) }

  // MARK: Reading

  /// Where the swipe began. Source: docs/rules/gestures.md 1.5, header comment (A)
  public override func location(in view: UIView?) -> CGPoint {
    guard let start, let window = gestureTouches.first?.window else { return .zero }
    return view?.convert(start, from: window) ?? start
  }
}
