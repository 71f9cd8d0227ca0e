import Foundation

/// One finger on the screen, from the moment it lands until it lifts: one object for its whole life.
/// Source: docs/rules/gestures.md 4.1, 4.4
public final class UITouch {
  public enum Phase: Int, CaseIterable, Sendable { case began, moved, stationary, ended, cancelled }

  /// What touches the screen. Source: Apple, UITouch.TouchType (raw values)
  public enum TouchType: Int, CaseIterable, Sendable { case direct, indirect, pencil, indirectPointer }

  public internal(set) var phase: Phase = .began
  /// Fingers are all there is.
  public var type: TouchType { .direct }
  /// When the touch last changed. Units: seconds of the simulated clock.
  public internal(set) var timestamp: TimeInterval
  public internal(set) var tapCount = 1
  /// The view that the finger landed on; it stays the same wherever the finger goes.
  public internal(set) var view: UIView?
  public internal(set) var window: UIWindow?
  /// The order in which the fingers of a simulation went down, from 0.
  public let serial: Int
  /// The number that the input gives this finger.
  let finger: Int

  /// In window coordinates.
  var locationInWindow: CGPoint
  var previousLocationInWindow: CGPoint
  /// Where the finger landed, in window coordinates.
  private(set) var initialLocation: CGPoint
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

  /// Where it was in the event before; the same as `location` when it began.
  public func previousLocation(in view: UIView?) -> CGPoint { convert(previousLocationInWindow, to: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.convert(point, from: window)
  }

  /// What it has landed on, and where in the window that is.
  func land(in window: UIWindow, on view: UIView) {
    (self.window, self.view) = (window, view)
    let place = window.convertFromSuperview(locationInWindow)
    (locationInWindow, previousLocationInWindow, initialLocation) = (place, place, place)
  }

  /// Where it would be if it went on as since the event before.
  var predicted: UITouch {
    let step = CGPoint(x: locationInWindow.x - previousLocationInWindow.x, y: locationInWindow.y - previousLocationInWindow.y)
    let place = CGPoint(x: locationInWindow.x + step.x, y: locationInWindow.y + step.y)
    let touch = UITouch(finger: finger, serial: serial, location: place, timestamp: timestamp)
    touch.previousLocationInWindow = locationInWindow
    (touch.phase, touch.tapCount, touch.view, touch.window) = (.moved, tapCount, view, window)
    return touch
  }

  /// Nobody gets it, as a view has all touches for itself.
  package var isShutOut: Bool { delivery.isShutOut }

  var isActive: Bool { phase != .ended && phase != .cancelled }
}

extension UITouch: Hashable {
  public static func == (a: UITouch, b: UITouch) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(serial) }
}

extension Sequence<UITouch> {
  /// In the order in which the fingers went down: what a set must become before anybody sees an order.
  public var inLandingOrder: [UITouch] { sorted { $0.serial < $1.serial } }
}
