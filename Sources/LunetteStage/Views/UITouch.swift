import Foundation

/// One finger on the screen, from the moment it lands until it lifts: one object for its whole life.
/// Source: docs/rules/gestures.md 4.1, 4.4
public final class UITouch {
  public enum Phase: Int, CaseIterable, Sendable { case began, moved, stationary, ended, cancelled }

  /// What touches the screen. Source: Apple, UITouch.TouchType (raw values)
  public enum TouchType: Int, CaseIterable, Sendable { case direct, indirect, pencil, indirectPointer }

  public internal(set) var phase: Phase = .began
  /// All touches here are of fingers.
  public var type: TouchType { .direct }
  /// When the touch last changed. Units: seconds of the simulated clock.
  public internal(set) var timestamp: TimeInterval
  public internal(set) var tapCount = 1
  /// How hard the finger presses: 1 for an average touch, 0 when it has lifted. Source: Apple, UITouch.force; docs/rules/gestures.md 4.4
  public internal(set) var force: CGFloat = 1
  /// Source: docs/rules/gestures.md 4.4 (D: what phones with 3D Touch tell, 480 / 72)
  public static let maximumPossibleForce: CGFloat = 480.0 / 72
  /// The view that the finger landed on; it stays the same wherever the finger moves.
  public internal(set) var view: UIView? { didSet { if view == nil { superviews = [] } } }
  /// The superviews of `view` when the finger landed, held as the view is: the parts of a control call it.
  private var superviews: [UIView] = []
  public internal(set) var window: UIWindow?
  /// The number of the finger in the order of landing in its simulation, from 0.
  public let serial: Int
  /// The number of the finger in the input log.
  let finger: Int

  /// Space: window.
  var locationInWindow: CGPoint
  var previousLocationInWindow: CGPoint
  /// The place where the finger landed. Space: window.
  package private(set) var initialLocation: CGPoint
  let beganTime: TimeInterval

  /// What recognizers and the view have been told of this touch so far.
  var delivery = TouchDelivery()

  init(finger: Int, serial: Int, location: CGPoint, timestamp: TimeInterval) {
    (self.finger, self.serial, self.timestamp, beganTime) = (finger, serial, timestamp, timestamp)
    (locationInWindow, previousLocationInWindow, initialLocation) = (location, location, location)
  }

  /// The recognizers that receive this touch now.
  public var gestureRecognizers: [UIGestureRecognizer] { delivery.receivers.filter { $0.isTracking(self) } }

  /// Where the finger is. Space: `view`'s bounds, or the window for nil.
  public func location(in view: UIView?) -> CGPoint { convert(locationInWindow, to: view) }

  /// The place of the finger in the event before; at the beginning the same as `location`.
  public func previousLocation(in view: UIView?) -> CGPoint { convert(previousLocationInWindow, to: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.convert(point, from: window)
  }

  /// Sets the view that the finger has landed on and its place in the window.
  func land(in window: UIWindow, on view: UIView) {
    (self.window, self.view) = (window, view)
    view.forEachAncestor { ancestor in
      superviews.append(ancestor)
      return true
    }
    let place = window.convertFromSuperview(locationInWindow)
    (locationInWindow, previousLocationInWindow, initialLocation) = (place, place, place)
  }

  /// The touch one event later, if it went on as since the event before.
  var predicted: UITouch {
    let step = CGPoint(x: locationInWindow.x - previousLocationInWindow.x, y: locationInWindow.y - previousLocationInWindow.y)
    let place = CGPoint(x: locationInWindow.x + step.x, y: locationInWindow.y + step.y)
    let touch = UITouch(finger: finger, serial: serial, location: place, timestamp: timestamp)
    touch.previousLocationInWindow = locationInWindow
    (touch.phase, touch.tapCount, touch.view, touch.window) = (.moved, tapCount, view, window)
    return touch
  }

  /// Whether nobody gets the touch, because a view has all touches for itself.
  package var isShutOut: Bool { delivery.isShutOut }

  var isActive: Bool { phase != .ended && phase != .cancelled }
}

extension UITouch: Hashable {
  public static func == (a: UITouch, b: UITouch) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(serial) }
}

extension Sequence<UITouch> {
  /// Sorted in the order of landing. A set has no fixed order, so it must be sorted before any code sees the order.
  public var inLandingOrder: [UITouch] { sorted { $0.serial < $1.serial } }
}
