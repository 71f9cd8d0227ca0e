import Foundation

/// The running app: its windows and its delegate. In the responder chain only the delegate comes after it.
open class UIApplication: UIResponder {
  /// The simulation that the app runs in.
  package let reference: SimulationReference

  /// How many responders are handing something on, one in another.
  final var chainDepth = 0

  /// Simulations make their own app. A subclass is set with `Simulation.setApplication` before the first window.
  public override init() {
    reference = Simulation.current.reference
    super.init()
  }
  @usableFromInline
  init(_ reference: SimulationReference) {
    self.reference = reference
    super.init()
  }
  public final override var simulation: Simulation { reference.simulation }

  public static var shared: UIApplication { Simulation.current.application }

  /// All windows: first the hidden ones in the order of their creation, then the shown ones in the order in which they were shown last,
  /// within each level. The app doesn't hold a hidden window: it is listed while something else holds it. Source: Apple,
  /// UIApplication.windows
  public var windows: [UIWindow] { windowPlaces.compactMap(\.window) }
  /// The places of the windows in their order, made once until a window comes, is shown or is hidden. A window that has ended has left its place.
  package final var windowPlaces: [WindowPlace] {
    if let ordered = orderedPlaces { return ordered }
    let ordered =
      places.filter { place in place.window.map { !$0.isKeyboardWindow && !shownAddresses.contains(ObjectIdentifier($0)) } ?? false }
      + shownWindows.compactMap(\.place)
    orderedPlaces = ordered
    return ordered
  }
  private var orderedPlaces: [WindowPlace]?
  /// The windows that are on the screen.
  package private(set) final var shownWindows: [UIWindow] = [] { didSet { orderedPlaces = nil } }
  /// The addresses of `shownWindows`.
  private var shownAddresses: Set<ObjectIdentifier> = []
  private var places: [WindowPlace] = [] { didSet { orderedPlaces = nil } }
  /// How many places there may be before those of windows that have ended are thrown away.
  private var mostPlaces = fewestPlaces
  private static let fewestPlaces = 8
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
  /// How the screen may stand, as the app has declared it; nil for every way. Source: Apple, UISupportedInterfaceOrientations
  public var supportedInterfaceOrientations: UIInterfaceOrientationMask?
  /// How the screen may stand, as the app's delegate says, whose answer counts in place of the declaration; nil where it doesn't say.
  public var supportedInterfaceOrientationsFor: ((UIWindow?) -> UIInterfaceOrientationMask?)?
  /// The keyboard's window, while a part of the keyboard is on the screen.
  package final var keyboardWindow: UIWindow?
  /// The windows on the screen, with the keyboard's window.
  var allWindows: [UIWindow] {
    hasSystemWindows ? shownWindows + systemWindows : shownWindows
  }
  /// The window of the status bar, when the app has one.
  package final var statusWindow: UIWindow?
  /// The window of a question of the system, while there is one. It belongs to another program, and is in front of everything.
  package final var promptWindow: UIWindow?
  private var hasSystemWindows: Bool { keyboardWindow != nil || statusWindow != nil || promptWindow != nil }
  private var systemWindows: [UIWindow] { [keyboardWindow, statusWindow, promptWindow].compactMap { $0 } }
  public weak var delegate: AnyObject?
  var receivesRemoteControlEvents = false
  /// Kept, without effect: since iOS 13 nothing shows it. Source: Apple, isNetworkActivityIndicatorVisible
  public final var isNetworkActivityIndicatorVisible = false
  /// Kept, without effect: this device never goes to sleep. Source: Apple, isIdleTimerDisabled
  public final var isIdleTimerDisabled = false
  /// The icon that was chosen; nil for the usual one.
  public private(set) final var alternateIconName: String?

  /// The completion is called in the next turn of the main queue: the user's question isn't shown. Source: Apple, setAlternateIconName
  public final func setAlternateIconName(_ name: String?, completion: @escaping () -> Void) {
    alternateIconName = name
    simulation.timers.schedule(at: simulation.time) { _ in completion() }
  }
  /// Number of `beginIgnoringInteractionEvents` calls without their end.
  package private(set) final var ignoringInteraction = 0
  /// The addresses that `open` was given and that an app took, in order.
  public private(set) var openedURLs: [String] = []
  /// Answers whether there is an app for an address besides Settings and Safari; without it there is none. A scenario sets it.
  public var opensURL: ((String) -> Bool)?

  // MARK: Interaction. Source: Apple, beginIgnoringInteractionEvents

  public final var isIgnoringInteractionEvents: Bool { ignoringInteraction > 0 }
  public final func beginIgnoringInteractionEvents() { ignoringInteraction += 1 }
  public final func endIgnoringInteractionEvents() { ignoringInteraction = max(0, ignoringInteraction - 1) }

  // MARK: Other apps

  /// The addresses of Settings and Safari, which are on each device. Source: Apple, UIApplication.openSettingsURLString
  private static let alwaysOpened = ["app-settings:", "https:", "http:"]
  public final func canOpen(_ url: String) -> Bool { Self.alwaysOpened.contains { url.hasPrefix($0) } || opensURL?(url) ?? false }

  /// Asks the scenario whether an app takes the address.
  @discardableResult
  public final func open(_ url: String, completion: ((Bool) -> Void)? = nil) -> Bool {
    let isTaken = canOpen(url)
    if isTaken { openedURLs.append(url) }
    completion?(isTaken)
    return isTaken
  }
  /// Source: Apple, UIApplication.State
  /// What follows when the app has entered the background and has been told of it.
  package func leaveScreen() { simulation.perform { simulation.animations.removeForBackground() } }

  public enum State: String, CaseIterable, Sendable { case active, inactive, background }
  /// Whether the app is in front, in transition, or in the background.
  public var applicationState = State.inactive
  /// True while the app ends: then nobody is told of changes to windows.
  private var isEnding = false

  /// The delegate, if it is a responder that isn't in the chain already. Source: docs/rules/gestures.md 5.1
  public override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, !(responder is UIView), !(responder is any ViewOwner), responder !== self
    else { return nil }
    return responder
  }
  public override var responderWindow: UIWindow? { keyWindow }

  /// Every touch event passes through this method, on its way to the windows of its touches. Source: docs/rules/gestures.md 4.1
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
    return hasSystemWindows ? own + systemWindows : own
  }

  /// The view that a finger at this place of the screen would touch.
  package func view(at point: CGPoint) -> UIView? { hit(at: point, nil)?.view }

  /// Called for each view that has come to a window, before the view itself hears of it; parents come first.
  package final var viewEntersWindow: ((UIView) -> Void)?
  /// Told of a view whose traits are others now, before the view is.
  package final var viewChangesTraits: ((UIView) -> Void)?

  /// Called when a finger lands, with the view that it hit: a menu is hidden by a touch outside of it.
  final var fingerDidLand: ((UIView?) -> Void)?

  /// Finds the view that a finger has landed on, and its window. Asks each window once, from front to back.
  func hitTest(_ touch: UITouch, _ event: UIEvent) {
    if isIgnoringInteractionEvents { return }
    if let (window, view) = foreseen(at: touch.locationInWindow) ?? hit(at: touch.locationInWindow, event) { touch.land(in: window, on: view) }
    fingerDidLand?(touch.view)
  }

  /// What the finger that lands next hits, so that views are asked once; with the moment for which it holds.
  private final var foreseen: (point: CGPoint, time: TimeInterval, hit: (window: UIWindow, view: UIView)?)?

  /// The view that a finger hits which lands now.
  package final func foresee(at point: CGPoint) -> UIView? {
    let hit = isIgnoringInteractionEvents ? nil : hit(at: point, nil)
    foreseen = (point, simulation.time, hit)
    return hit?.view
  }

  private final func foreseen(at point: CGPoint) -> (window: UIWindow, view: UIView)? {
    guard let seen = foreseen else { return nil }
    foreseen = nil
    return seen.point == point && seen.time == simulation.time ? seen.hit : nil
  }

  private func hit(at point: CGPoint, _ event: UIEvent?) -> (window: UIWindow, view: UIView)? {
    for window in visibleWindows.reversed() {
      guard let view = UIView.Overridable.hitTest(window, window.convertFromSuperview(point), event) else { continue }
      // The strip of the status bar leaves some touches to what is below, and the window of the keyboard those beside the keyboard.
      if view !== window || !window.isStatusWindow && !window.isOfKeyboard { return (window, view) }
    }
    return nil
  }

  /// Memory is low: tells the controllers, and lets views release what they can make again, such as a table's cells for reuse.
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

  /// Registers a window that was made.
  func note(_ place: WindowPlace) {
    places.append(place)
    guard places.count > mostPlaces else { return }
    places.removeAll { $0.window == nil }
    mostPlaces = max(Self.fewestPlaces, 2 * places.count)
  }

  func add(_ window: UIWindow) {
    if shownAddresses.insert(ObjectIdentifier(window)).inserted { shownWindows.append(window) }
  }

  /// Puts a window in front of the other windows of its level.
  func bringToFront(_ window: UIWindow) {
    takeAway(window)
    add(window)
  }

  func remove(_ window: UIWindow) {
    takeAway(window)
    if keyWindow === window { keyWindow = shownWindows.last }
  }

  private func takeAway(_ window: UIWindow) {
    guard shownAddresses.remove(ObjectIdentifier(window)) != nil else { return }
    if let index = shownWindows.uncountedIndex(of: window) { shownWindows.remove(at: index) }
  }

  /// Closes all windows, when the app ends.
  public func removeAllWindows() {
    isEnding = true
    defer { isEnding = false }
    shownWindows.removeAll()
    shownAddresses.removeAll()
    places.removeAll()
    (keyWindow, keyboardWindow, statusWindow, promptWindow) = (nil, nil, nil, nil)
  }
}

extension UIApplication {
  public enum Overridable {
    public static let sendEvent = OverridableMethod(
      "sendEvent", "Gets every touch event. The windows get the event only if super is called.", "event"
    ) { (application: UIApplication, event: UIEvent) in application.sendEvent(event) }
  }
}

extension Simulation {
  public var application: UIApplication { part(.application, UIApplication.init) }
  /// For every frame: without counting references.
  @inlinable
  @inline(__always)
  package func withApplication<Result>(_ body: (UIApplication) -> Result) -> Result { withPart(.application, UIApplication.init, body) }

  /// Sets an app of the caller's own class. Only possible before the first window is made.
  public func setApplication(_ application: UIApplication) { setPart(.application, to: application) }

  /// True while nothing was made in the simulation, so that a launch may still choose its device.
  public var isPristine: Bool { frameCount == 0 && application.shownWindows.isEmpty }
}

/// The entry of a window that may be hidden. The window sets this pointer to nil when it ends.
package final class WindowPlace {
  @BackPointer package fileprivate(set) var window: UIWindow?
  init(_ window: UIWindow) { self.window = window }
  func end() { window = nil }
}
