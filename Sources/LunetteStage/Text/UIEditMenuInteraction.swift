import Foundation

/// What an edit menu is shown for. Source: Apple, UIEditMenuConfiguration (iOS 16)
public final class UIEditMenuConfiguration {
  public let identifier: String?
  /// Space: the interaction's view. Units: points.
  public let sourcePoint: CGPoint
  public init(identifier: String? = nil, sourcePoint: CGPoint) { (self.identifier, self.sourcePoint) = (identifier, sourcePoint) }
}

/// Shows a row of actions at a place of its view. Source: Apple, UIEditMenuInteraction (iOS 16); docs/rules/lists.md 4
public final class UIEditMenuInteraction: UIInteraction, OpenedAtView {
  public enum Event { case willPresent, willDismiss }

  /// The menu in place of the one that the system suggests; nil for that.
  public var menu: ((UIEditMenuInteraction, UIEditMenuConfiguration, [UIMenuElement]) -> UIMenu?)?
  /// What the menu stands at, in the view; nil for the source point.
  public var targetRect: ((UIEditMenuInteraction, UIEditMenuConfiguration) -> CGRect?)?
  public var hear: ((UIEditMenuInteraction, Event, UIEditMenuConfiguration, ContextMenuAnimator) -> Void)?
  /// Makes the commands that the system suggests from names of actions; set by whoever can send them.
  public var suggest: ((_ title: String, _ action: String) -> UICommand)?

  private static let key = CompanionKey<UIEditMenuInteraction>()
  private var bar: UICalloutBar?
  private var commands = ValidatedCommands()
  private var shown: (configuration: UIEditMenuConfiguration, menu: UIMenu)?

  /// The one whose menu is shown in a simulation.
  package static func open(in simulation: Simulation) -> UIEditMenuInteraction? { simulation.companions[key] }
  /// What it shows.
  package var openMenu: UIMenu? { shown?.menu }

  public override func move(from old: UIView?, to new: UIView?) { dismissMenu() }

  public func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, view.window != nil else { return }
    let simulation = view.simulation
    simulation.menuController.hide()
    Self.open(in: simulation)?.dismissMenu()
    guard let menu = wanted(configuration) else { return }
    tell(.willPresent, configuration)
    guard self.view === view, view.window != nil else { return }
    shown = (configuration, menu)
    simulation.companions[Self.key] = self
    OpenedAtViews.open(self, in: simulation)
    show(menu)
  }

  public func dismissMenu() {
    guard let shown else { return }
    self.shown = nil
    guard let simulation = bar?.simulation ?? view?.simulation else { return }
    if simulation.companions[Self.key] === self { simulation.companions[Self.key] = nil }
    OpenedAtViews.ended(self, in: simulation)
    commands.restore()
    simulation.application.fingerDidLand = nil
    tell(.willDismiss, shown.configuration)
    bar?.removeFromSuperview()
    bar = nil
  }

  package var openedAt: UIView? { view }
  package var openedIn: UIWindow? { bar?.window }
  package func viewHasGone() { dismissMenu() }

  /// Asks for the menu once more. Source: Apple, reloadVisibleMenu()
  public func reloadVisibleMenu() {
    guard let shown else { return }
    guard let menu = wanted(shown.configuration) else { return dismissMenu() }
    self.shown = (shown.configuration, menu)
    show(menu)
  }

  private func wanted(_ configuration: UIEditMenuConfiguration) -> UIMenu? {
    let suggested = UIMenuController.suggested(in: view?.simulation).compactMap { suggest?($0.title, $0.action) }
    for command in suggested { command.origin = view }
    let menu = menu.map { $0(self, configuration, suggested) } ?? nil
    let whole = menu ?? UIMenu(children: suggested)
    whole.setOrigin(view)
    commands.restore()
    commands.validate(whole.children)
    guard !Self.entries(whole).isEmpty else {
      commands.restore()
      return nil
    }
    return whole
  }

  /// What the bar shows: elements of inline menus as their parents'; nothing that can't be done.
  private static func entries(_ menu: UIMenu) -> [UIMenuElement] {
    menu.children.filter { $0.isShown && $0.isEnabled }.flatMap { child -> [UIMenuElement] in
      guard let inner = child as? UIMenu, inner.options.contains(.displayInline) else { return [child] }
      return entries(inner)
    }
  }

  private func show(_ menu: UIMenu) {
    guard let view, let window = view.window, let configuration = shown?.configuration else { return }
    bar?.removeFromSuperview()
    let entries = Self.entries(menu)
    let bar = UICalloutBar(entries.map(\.title)) { [weak self] index in self?.choose(entries[index]) }
    let target = targetRect.map { $0(self, configuration) } ?? nil
    bar.place(at: view.convert(target ?? CGRect(origin: configuration.sourcePoint, size: .zero), to: nil), in: window)
    self.bar = bar
    view.simulation.application.fingerDidLand = { [weak self] hit in
      guard let self, let bar = self.bar, hit?.isDescendant(of: bar) != true else { return }
      dismissMenu()
    }
  }

  private func choose(_ element: UIMenuElement) {
    switch element {
    case let inner as UIMenu: show(inner)
    case let action as UIAction:
      let sender = view
      if !action.keepsMenu { dismissMenu() }
      action.perform(sender: sender)
    case let command as UICommand:
      dismissMenu()
      command.send?(command)
    default: break
    }
  }

  private func tell(_ event: Event, _ configuration: UIEditMenuConfiguration) {
    guard let simulation = view?.simulation else { return }
    let animator = ContextMenuAnimator()
    hear?(self, event, configuration, animator)
    animator.run(in: simulation)
  }
}

extension UIMenuController {
  /// The standard items that a first responder takes; none without one.
  static func suggested(in simulation: Simulation?) -> [Item] {
    guard let simulation, let responder = simulation.application.keyWindow?.firstResponder else { return [] }
    return standard.filter { UIResponder.Overridable.canPerformAction(responder, $0.action, ActionSender(simulation.menuController)) }
  }
}
