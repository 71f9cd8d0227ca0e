import Foundation

/// The root of a view tree on the screen. Hidden until it is made visible, as in UIKit. It may be larger than the screen.
public final class UIWindow: UIView {
  /// Windows of a higher level stand in front.
  public var windowLevel: CGFloat = 0
  public internal(set) weak var firstResponder: UIResponder?

  public override init(frame: CGRect = UIScreen.main.bounds) {
    super.init(frame: frame)
    window = self
    layer.isHidden = true
    updateSafeArea()
  }

  deinit { forgetWindow() }

  /// Its view fills the window.
  public var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.leave(window: self)
      if !isHidden { showRoot() }
    }
  }

  public override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      if newValue {
        Simulation.current.application.remove(self)
      } else {
        Simulation.current.application.add(self)
        showRoot()
      }
    }
  }

  public var isKeyWindow: Bool { Simulation.current.application.keyWindow === self }

  public func makeKey() { Simulation.current.application.keyWindow = self }

  public func makeKeyAndVisible() {
    let application = Simulation.current.application
    application.bringToFront(self)
    super.isHidden = false
    application.keyWindow = self
    showRoot()
  }

  /// The screen has turned. A window that filled it fills it again, and its controllers fill the window; another one stays as it is.
  func screenDidTurn(from old: CGRect) {
    if frame == old { frame = UIScreen.main.bounds }
    updateSafeArea()
    rootViewController?.fill(self)
  }

  private func showRoot() { rootViewController?.enter(window: self) }

  /// The box around a rectangle of the window on the screen.
  package func convertToScreen(_ rect: CGRect) -> CGRect { CGRect(around: rect.standardized.corners.map(convertToSuperview)) }

  // MARK: First responder

  /// Views that came in with the wish to be first responder, in their order.
  var earlyWishes: [UIView] = []

  /// Asks them again. Source: gestures.md 5.2 (deferredBecomeFirstResponder)
  func grantEarlyWishes() {
    guard !earlyWishes.isEmpty else { return }
    let views = earlyWishes
    earlyWishes.removeAll()
    for view in views where view.wishesToBecomeFirstResponder && view.window === self {
      view.wishesToBecomeFirstResponder = false
      view.sendBecomeFirstResponder()
    }
  }

  /// A part of the tree is about to leave. Source: gestures.md 5.2
  func resignFirstResponder(inside view: UIView) {
    guard let responder = firstResponder, responder.responderView?.isDescendant(of: view) == true else { return }
    responder.leaveFirstResponder(of: self)
  }

  /// Source: gestures.md 5.1; there are no scenes
  public override var next: UIResponder? { Simulation.current.application }
}
