import Foundation

/// The running app: its windows, its delegate, and the end of the responder chain before that.
public final class UIApplication: UIResponder {
  public static var shared: UIApplication { Simulation.current.application }

  /// In the order of creation; the one to show last is in front within its level.
  public private(set) var windows: [UIWindow] = []
  public internal(set) var keyWindow: UIWindow?
  public weak var delegate: AnyObject?
  var receivesRemoteControlEvents = false

  /// The delegate, where it is a responder that isn't in the chain already. Source: gestures.md 5.1
  public override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, !(responder is UIView), !(responder is UIViewController), responder !== self
    else { return nil }
    return responder
  }
  public override var responderWindow: UIWindow? { keyWindow }

  public func sendEvent(_ event: UIEvent) { Simulation.current.gestures.process(event) }

  /// Back to front: by level, then in the order in which they came to the front.
  public var visibleWindows: [UIWindow] {
    windows.enumerated().filter { !$0.element.isHidden }
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }.map(\.element)
  }

  /// The front-most window that takes a touch at this place of the screen.
  func window(at point: CGPoint) -> UIWindow? { hit(at: point)?.window }

  /// What a finger at this place of the screen would touch.
  package func view(at point: CGPoint) -> UIView? { hit(at: point)?.view }

  private func hit(at point: CGPoint) -> (window: UIWindow, view: UIView)? {
    for window in visibleWindows.reversed() {
      if let view = window.sendHitTest(window.convertFromSuperview(point), with: nil) { return (window, view) }
    }
    return nil
  }

  /// Memory is short: tables let go of the cells that they keep for reuse. Source: tableview.md 3.3
  public func receiveMemoryWarning() {
    func visit(_ view: UIView) {
      (view as? UITableView)?.pool.removeAll()
      view.subviews.forEach(visit)
    }
    windows.forEach(visit)
  }

  func add(_ window: UIWindow) {
    if !windows.contains(where: { $0 === window }) { windows.append(window) }
  }

  /// Puts a window in front of the others of its level.
  func bringToFront(_ window: UIWindow) {
    remove(window)
    windows.append(window)
  }

  func remove(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    if keyWindow === window { keyWindow = windows.last }
  }

  /// Closes all windows, as when the app ends.
  public func removeAllWindows() {
    windows.removeAll()
    keyWindow = nil
  }
}
