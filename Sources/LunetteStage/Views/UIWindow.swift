import Foundation

/// The root of a view tree on the screen. Hidden until it is made visible, as in UIKit. It may be larger than the screen.
public final class UIWindow: UIView {
  public override var summary: ViewSummary {
    var summary = super.summary
    if isKeyWindow { summary.facts.append(.word("key")) }
    return summary
  }

  let reference = Simulation.current.reference
  public override var simulation: Simulation { reference.simulation }
  /// Whether the window can be shown; after the end of its app that is a fault.
  package final var allowsUse: Bool { reference.allowsUse(of: "window") }
  final var isCollectingChanges: Bool { reference.look { $0.isCollectingChanges } ?? false }

  /// Windows of a higher level are in front of those of a lower one.
  public var windowLevel: CGFloat = 0
  /// In the keyboard's window it is that of the app's key window: a text in an accessory view is edited in place of the responder that has shown it.
  public internal(set) var firstResponder: UIResponder? {
    get { isOfKeyboard ? simulation.application.keyWindow?.ownFirstResponder : ownFirstResponder }
    set {
      let old = firstResponder
      if isOfKeyboard { simulation.application.keyWindow?.ownFirstResponder = newValue } else { ownFirstResponder = newValue }
      if let old, old !== newValue { old.responderView?.firstResponderHasLeft() }
    }
  }
  private weak var ownFirstResponder: UIResponder?
  /// A part of the tree is leaving, and with it the first responder: nobody takes its place.
  private(set) var isPartLeaving = false
  final var isOfKeyboard: Bool { isKeyboardWindow && !isStatusWindow && !isPromptWindow }

  public override init(frame: CGRect = UIScreen.main.bounds) {
    super.init(frame: frame)
    window = self
    layer.isInViewsWindow = true
    layer.isHidden = true
    updateSafeArea()
    let place = WindowPlace(self)
    self.place = place
    simulation.application.note(place)
  }

  deinit {
    place?.end()
    forgetWindow()
  }

  private(set) var place: WindowPlace?

  /// Whether this is the keyboard's window. It isn't the app's: it is in front of the app's windows, and never the key window.
  package private(set) var isKeyboardWindow = false

  static func forKeyboard(_ frame: CGRect) -> UIWindow {
    let window = UIWindow(frame: frame)
    window.isKeyboardWindow = true
    return window
  }

  /// Makes the status bar's window, which isn't the app's either.
  package static func forStatusBar(_ frame: CGRect) -> UIWindow {
    let window = forKeyboard(frame)
    window.isStatusWindow = true
    return window
  }
  package private(set) var isStatusWindow = false

  /// Makes the window of a question of the system.
  package static func forPrompt(_ frame: CGRect) -> UIWindow {
    let window = forKeyboard(frame)
    window.isPromptWindow = true
    return window
  }
  package private(set) var isPromptWindow = false

  /// Source: Apple, UIWindow.Level
  public enum Level: CGFloat, CaseIterable, Sendable {
    case normal = 0
    case statusBar = 1000
    case alert = 2000
  }

  /// Nil while nobody has asked for it.
  package private(set) final var ownUndoManager: UndoManager?
  public override var undoManager: UndoManager? {
    let manager = ownUndoManager ?? UndoManager()
    ownUndoManager = manager
    return manager
  }

  /// Called when the window becomes or stops being the key window. Source: Apple, becomeKey, resignKey
  public func becomeKey() {}
  public func resignKey() {}

  /// The root view controller, whose view fills the window.
  package var root: (any WindowRoot)? {
    didSet {
      guard root !== oldValue else { return }
      // The order of the four callbacks: docs/rules/controllers.md 1, V-028 (ours)
      let new = isHidden ? nil : root
      new?.prepareToEnter()
      oldValue?.beginLeaving(window: self)
      if root === new { new?.beginEntering(window: self) }
      oldValue?.leave(window: self)
      if !isHidden { showRoot() }
    }
  }

  public override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue || allowsUse else { return }
      let wasHidden = super.isHidden
      super.isHidden = newValue
      if isStatusWindow {
        simulation.application.statusWindow = newValue ? nil : self
      } else if isPromptWindow {
        simulation.application.promptWindow = newValue ? nil : self
        if !newValue { showRoot() }
      } else if isKeyboardWindow {
        simulation.application.keyboardWindow = newValue ? nil : self
      } else if newValue {
        simulation.application.remove(self)
      } else {
        simulation.application.add(self)
        showRoot()
      }
      tellOfVisibility(since: wasHidden)
    }
  }

  private func tellOfVisibility(since wasHidden: Bool) {
    if isHidden != wasHidden, !isKeyboardWindow { post(isHidden ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification) }
  }

  public var isKeyWindow: Bool { simulation.application.keyWindow === self }

  public func makeKey() { if allowsUse { simulation.application.keyWindow = self } }

  public func makeKeyAndVisible() {
    guard allowsUse else { return }
    let application = simulation.application
    let wasHidden = super.isHidden
    application.bringToFront(self)
    super.isHidden = false
    application.keyWindow = self
    showRoot()
    tellOfVisibility(since: wasHidden)
  }

  /// Called when the screen has turned. A window that filled the screen fills it again, with its controllers; another window stays as it
  /// is.
  package func screenDidTurn(from old: CGRect) {
    if frame == old { frame = simulation.screen.bounds }
    updateSafeArea()
    root?.fill(self)
  }

  private func showRoot() { root?.enter(window: self) }

  /// The bounding box, on the screen, of a rectangle of the window.
  package func convertToScreen(_ rect: CGRect) -> CGRect { CGRect(around: rect.standardized.corners.map(convertToSuperview)) }

  // MARK: First responder

  /// Views that asked to become first responder before they had a window, in the order in which they came into this window.
  var viewsWaitingForFirstResponder: [UIView] = []

  /// Lets each of these views try again. Source: docs/rules/gestures.md 5.2 (deferredBecomeFirstResponder)
  func askWaitingViewsAgain() {
    guard !viewsWaitingForFirstResponder.isEmpty else { return }
    let views = viewsWaitingForFirstResponder
    viewsWaitingForFirstResponder.removeAll()
    for view in views where view.waitsToBecomeFirstResponder && view.window === self {
      view.waitsToBecomeFirstResponder = false
      UIResponder.Overridable.becomeFirstResponder(view)
    }
  }

  /// Called when a part of the tree is about to leave. A text that is being edited isn't asked whether its editing may end.
  /// Source: docs/rules/gestures.md 5.2; docs/rules/controllers.md 9.1
  package func resignFirstResponder(inside view: UIView) {
    guard let responder = firstResponder, isShown(responder, inside: view) else { return }
    isPartLeaving = true
    defer { isPartLeaving = false }
    if responder.showsKeyboardItself { return responder.loseFirstResponder(of: self) }
    responder.leaveFirstResponder(of: self)
  }

  /// Whether the first responder would have to resign if the view left the window.
  package func hasFirstResponder(inside view: UIView) -> Bool { firstResponder.map { isShown($0, inside: view) } ?? false }

  /// What is in an accessory view goes with the responder that has it.
  private func isShown(_ responder: UIResponder, inside view: UIView) -> Bool {
    guard let shown = responder.responderView else { return false }
    return shown.isDescendant(of: view)
      || shown.window?.isOfKeyboard == true && simulation.keyboard.accessoryProvider?.responderView?.isDescendant(of: view) == true
  }

  /// Ends editing in a part of the tree; with `force` nobody is asked. Source: docs/rules/controllers.md 9.1
  func endEditing(inside view: UIView, force: Bool) -> Bool {
    guard let responder = firstResponder, responder.responderView?.isDescendant(of: view) == true else { return false }
    guard force else { return UIResponder.Overridable.resignFirstResponder(responder) }
    _ = simulation.keyboard.handOver {
      responder.loseFirstResponder(of: self)
      return true
    }
    responder.passFirstResponder(of: self)
    return true
  }

  // MARK: Events

  /// Sends the event's touches in this window to recognizers and views. Source: docs/rules/gestures.md 4.1
  public func sendEvent(_ event: UIEvent) { simulation.gestures.process(event, in: self) }

  /// The scene only where the app has a delegate for it. Source: docs/rules/gestures.md 5.1
  public override var next: UIResponder? { simulation.application.connectedScene ?? simulation.application }
}

extension UIWindow {
  public enum Overridable {
    public static let becomeKey = OverridableMethod("becomeKey", "This window is now the key window, which gets the keyboard's input.") {
      (window: UIWindow) in window.becomeKey()
    }
    public static let resignKey = OverridableMethod("resignKey", "This window is no longer the key window.") {
      (window: UIWindow) in window.resignKey()
    }
    public static let sendEvent = OverridableMethod(
      "sendEvent", "Gets every touch event with a finger in this window. Recognizers and views get the event only if super is called.",
      "event"
    ) { (window: UIWindow, event: UIEvent) in window.sendEvent(event) }
  }
}
