import Foundation

/// The running app: its windows, its delegate, and the end of the responder chain before that.
open class UIApplication: UIResponder {
  /// The simulation whose app it is.
  let reference: SimulationReference

  /// An app is made by its simulation, or of a class of its own before its first window: `Simulation.setApplication`.
  public override init() {
    reference = Simulation.current.reference
    super.init()
  }
  init(_ reference: SimulationReference) {
    self.reference = reference
    super.init()
  }
  public final override var simulation: Simulation { reference.simulation }

  public static var shared: UIApplication { Simulation.current.application }

  /// All windows there are: hidden ones in the order of their creation, then the others, of which the one to show last is in front
  /// within its level. A hidden one is here as long as somebody else holds it. Source: Apple, UIApplication.windows
  public var windows: [UIWindow] {
    places.compactMap(\.window).filter { window in !window.isKeyboardWindow && !shownWindows.contains { $0 === window } } + shownWindows
  }
  /// Those on the screen.
  private(set) var shownWindows: [UIWindow] = []
  private var places: [WindowPlace] = []
  public internal(set) var keyWindow: UIWindow? {
    didSet {
      guard keyWindow !== oldValue, !isEnding else { return }
      if let oldValue {
        UIWindow.Overridable.resignKey(oldValue)
        oldValue.post(UIWindow.didResignKeyNotification)
      }
      if let keyWindow {
        UIWindow.Overridable.becomeKey(keyWindow)
        keyWindow.post(UIWindow.didBecomeKeyNotification)
      }
    }
  }
  /// While there is something of the keyboard on the screen.
  var keyboardWindow: UIWindow?
  /// Those on the screen, and the keyboard's.
  var allWindows: [UIWindow] {
    if keyboardWindow == nil, statusWindow == nil { return shownWindows }
    return shownWindows + [keyboardWindow, statusWindow].compactMap { $0 }
  }
  /// The status bar's, where the app has one.
  var statusWindow: UIWindow?
  public weak var delegate: AnyObject?
  var receivesRemoteControlEvents = false
  /// Kept: there is nothing that would go to sleep. Source: Apple, isIdleTimerDisabled
  public final var isIdleTimerDisabled = false
  /// How often touches were shut out, and not let in again.
  private var ignoringInteraction = 0
  /// Addresses that `open` was given, in turn.
  public private(set) var openedURLs: [String] = []
  /// Answers whether an app for an address is there; without it none is. A scenario sets it.
  public var opensURL: ((String) -> Bool)?

  // MARK: Interaction. Source: Apple, beginIgnoringInteractionEvents

  public final var isIgnoringInteractionEvents: Bool { ignoringInteraction > 0 }
  public final func beginIgnoringInteractionEvents() { ignoringInteraction += 1 }
  public final func endIgnoringInteractionEvents() { ignoringInteraction = max(0, ignoringInteraction - 1) }

  // MARK: Other apps

  public final func canOpen(_ url: String) -> Bool { opensURL?(url) ?? false }

  /// Asks the scenario whether somebody takes the address.
  @discardableResult
  public final func open(_ url: String, completion: ((Bool) -> Void)? = nil) -> Bool {
    let isTaken = canOpen(url)
    if isTaken { openedURLs.append(url) }
    completion?(isTaken)
    return isTaken
  }
  /// Source: Apple, UIApplication.State
  public enum State: String, CaseIterable, Sendable { case active, inactive, background }
  /// Whether it is in front, on its way, or not seen.
  public var applicationState = State.inactive
  /// Nobody is told of what happens to the windows.
  private var isEnding = false

  /// The delegate, where it is a responder that isn't in the chain already. Source: docs/rules/gestures.md 5.1
  public override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, !(responder is UIView), !(responder is any ViewOwner), responder !== self
    else { return nil }
    return responder
  }
  public override var responderWindow: UIWindow? { keyWindow }

  /// Every touch event comes through here, on its way to the windows that its touches are in. Source: docs/rules/gestures.md 4.1
  open func sendEvent(_ event: UIEvent) {
    let touches = event.touchesInOrder
    for (index, touch) in touches.enumerated() {
      guard let window = touch.window, !touches[..<index].contains(where: { $0.window === window }) else { continue }
      UIWindow.Overridable.sendEvent(window, event)
    }
    if touches.contains(where: { $0.window == nil }) { simulation.gestures.process(event, in: nil) }
  }

  /// Back to front: by level, then in the order in which they came to the front.
  public var visibleWindows: [UIWindow] {
    let own = shownWindows.enumerated().filter { !$0.element.isHidden }
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }.map(\.element)
    if keyboardWindow == nil, statusWindow == nil { return own }
    return own + [keyboardWindow, statusWindow].compactMap { $0 }
  }

  /// What a finger at this place of the screen would touch.
  package func view(at point: CGPoint) -> UIView? { hit(at: point, nil)?.view }

  /// Who wants to know where fingers land: a menu, which one beside it hides.
  final var fingerDidLand: ((UIView?) -> Void)?

  /// Finds the view that a finger has landed on, and with it the window: from the front window back, each asked once.
  func hitTest(_ touch: UITouch, _ event: UIEvent) {
    if isIgnoringInteractionEvents { return }
    if let (window, view) = hit(at: touch.locationInWindow, event) { touch.land(in: window, on: view) }
    fingerDidLand?(touch.view)
  }

  private func hit(at point: CGPoint, _ event: UIEvent?) -> (window: UIWindow, view: UIView)? {
    for window in visibleWindows.reversed() {
      if let view = UIView.Overridable.hitTest(window, window.convertFromSuperview(point), event) { return (window, view) }
    }
    return nil
  }

  /// Memory is short: controllers hear of it, and views let go of what they can make again, tables of the cells that they keep for reuse.
  /// Source: docs/rules/tables.md 3.3
  public func receiveMemoryWarning() {
    func visit(_ view: UIView) {
      view.memoryIsShort()
      view.subviews.forEach(visit)
    }
    for window in windows {
      visit(window)
      window.root?.tellOfShortMemory()
    }
    post(Self.didReceiveMemoryWarningNotification)
  }

  /// A window has been made.
  func note(_ place: WindowPlace) {
    places.removeAll { $0.window == nil }
    places.append(place)
  }

  func add(_ window: UIWindow) {
    if !shownWindows.contains(where: { $0 === window }) { shownWindows.append(window) }
  }

  /// Puts a window in front of the others of its level.
  func bringToFront(_ window: UIWindow) {
    shownWindows.removeAll { $0 === window }
    shownWindows.append(window)
  }

  func remove(_ window: UIWindow) {
    shownWindows.removeAll { $0 === window }
    if keyWindow === window { keyWindow = shownWindows.last }
  }

  /// Closes all windows, as when the app ends.
  public func removeAllWindows() {
    isEnding = true
    defer { isEnding = false }
    shownWindows.removeAll()
    places.removeAll()
    (keyWindow, keyboardWindow, statusWindow) = (nil, nil, nil)
  }
}

extension UIApplication {
  public enum Overridable {
    public static let sendEvent = OverridableMethod(
      "sendEvent", "Every touch event comes through here, and goes on to the windows from super.", "event"
    ) { (application: UIApplication, event: UIEvent) in application.sendEvent(event) }
  }
}

extension Simulation {
  public var application: UIApplication { part(.application, UIApplication.init) }

  /// The app is an object of a class of its own. Only before the first window is made.
  public func setApplication(_ application: UIApplication) { setPart(.application, to: application) }

  /// True before anything was made on it, so that a launch may still choose its device.
  public var isPristine: Bool { frameCount == 0 && application.shownWindows.isEmpty }
}

/// Where an application finds a window that may be hidden; the window takes the pointer back when it ends.
final class WindowPlace {
  @BackPointer var window: UIWindow?
  init(_ window: UIWindow) { self.window = window }
}
