import Foundation

/// The menu of a control. Source: Apple, UIControl.showsMenuAsPrimaryAction, UIButton.menu; docs/rules/lists.md 3
final class ControlMenu {
  static let key = CompanionKey<ControlMenu>()
  var menu: UIMenu?
  var isPrimary = false
  var selects = false
  var recognizer: MenuGestureRecognizer?
}

extension UIControl {
  private var controlMenu: ControlMenu? { companions[ControlMenu.key] }
  private var madeControlMenu: ControlMenu {
    if let known = controlMenu { return known }
    let new = ControlMenu()
    companions[ControlMenu.key] = new
    return new
  }

  public final var menu: UIMenu? {
    get { controlMenu?.menu }
    set {
      guard newValue != nil || controlMenu != nil else { return }
      madeControlMenu.menu = newValue
      refreshMenu()
    }
  }
  /// The menu opens when a finger lands; else when it has rested for half a second.
  public final var showsMenuAsPrimaryAction: Bool {
    get { controlMenu?.isPrimary ?? false }
    set {
      madeControlMenu.isPrimary = newValue
      refreshMenu()
    }
  }
  /// The button's title is that of the element that is on.
  public final var changesSelectionAsPrimaryAction: Bool {
    get { controlMenu?.selects ?? false }
    set {
      madeControlMenu.selects = newValue
      refreshMenu()
    }
  }

  private func refreshMenu() {
    guard let made = controlMenu else { return }
    // A configuration may show that there is a choice.
    if let button = self as? UIButton, button.configuration != nil { button.refresh() }
    if made.menu == nil {
      if let open = MenuSession.open(in: simulation), open.source === self { open.close() }
      if let recognizer = made.recognizer { removeGestureRecognizer(recognizer) }
      made.recognizer = nil
      return
    }
    if made.recognizer == nil {
      let recognizer = MenuGestureRecognizer()
      made.recognizer = recognizer
      addGestureRecognizer(recognizer)
    }
    made.recognizer?.delay = made.isPrimary ? 0 : MenuConstants.pressDuration
    if made.selects, let menu = made.menu {
      // One is always on, and only one, whatever the menu's options are. Source: Apple, changesSelectionAsPrimaryAction
      if !menu.actions.contains(where: { $0.state == .on }) { menu.actions.first?.state = .on }
      menuSelectionDidChange()
    }
  }

  func menuSelectionDidChange() {
    guard let made = controlMenu, made.selects, let chosen = made.menu?.actions.first(where: { $0.state == .on }) else { return }
    if let owner = self as? any MenuOwner { return owner.menuDidSelect(chosen) }
    guard let button = self as? UIButton else { return }
    if button.configuration == nil { button.setTitle(chosen.title, for: .normal) } else { button.configuration?.title = chosen.title }
  }

  /// Opens the menu as a finger would. Source: Apple, performPrimaryAction()
  public final func openMenu() { if let menu, isEnabled { MenuSession.present(menu, at: self) } }
}

/// Opens a control's menu, and lets the same finger slide to a row.
final class MenuGestureRecognizer: UIGestureRecognizer {
  /// How long the finger rests before. Units: seconds.
  var delay: TimeInterval = 0
  private var timer: SimulatedTimer?
  private var start = CGPoint.zero
  private var session: MenuSession?
  override var role: String? { "menu" }

  override init() {
    super.init()
    addTarget { [weak self] _ in self?.act() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard latest == .possible, let touch = touches.inLandingOrder.first, (view as? UIControl)?.isEnabled == true else {
      state = .failed
      return
    }
    start = touch.location(in: nil)
    if delay <= 0 { state = .began } else { wait(delay) { $0.state = .began } }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard latest == .possible else {
      state = .changed
      return
    }
    let point = location(in: nil)
    if hypot(point.x - start.x, point.y - start.y) > MenuConstants.pressMovement { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = latest == .possible ? .failed : .ended
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  override func viewLeftWindow() {
    OpenedAtViews.viewGoes(view, in: simulation)
    super.viewLeftWindow()
  }

  override func reset() {
    super.reset()
    timer?.invalidate()
    (timer, session) = (nil, nil)
  }

  private func wait(_ delay: TimeInterval, _ body: @escaping (MenuGestureRecognizer) -> Void) {
    timer?.invalidate()
    let simulation = simulation
    timer = simulation.timers.schedule(at: simulation.time + delay) { [weak self] _ in if let self { body(self) } }
  }

  private func act() {
    switch state {
    case .began:
      guard let control = view as? UIControl, let menu = control.menu else { return }
      session = MenuSession.present(menu, at: control)
      session?.fingerLandedAt = start
    case .changed: session?.track(location(in: nil))
    case .ended: session?.lift(location(in: nil), isOpening: true)
    default: break
    }
  }
}
