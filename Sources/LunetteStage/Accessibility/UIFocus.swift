import Foundation

/// Knows which item has the focus of a hardware keyboard. Source: Apple, UIFocusSystem; docs/rules/accessibility.md 7
public final class UIFocusSystem {
  private unowned let state: AccessibilityState
  fileprivate init(_ state: AccessibilityState) { self.state = state }

  public var focusedItem: UIResponder? { state.focusedItem }

  public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")

  /// The focus moves, if neither who has it nor who is to get it objects. Both, and what is around them, are told, each once.
  ///
  /// - Parameter change: what else happens with the move
  /// - Returns: whether it has moved
  package func move(to next: UIResponder?, from previous: UIResponder?, _ heading: UIFocusHeading, on simulation: Simulation, _ change: () -> Void) -> Bool {
    let context = UIFocusUpdateContext(previous, next, heading)
    let (leaving, coming) = (Self.environments(of: previous), Self.environments(of: next))
    var told = leaving
    for one in coming where !leaving.contains(where: { $0 === one }) { told.append(one) }
    for one in told where !UIResponder.Overridable.shouldUpdateFocus(one, context) { return false }
    change()
    state.focusedItem = next
    let coordinator = UIFocusAnimationCoordinator()
    for one in told { UIResponder.Overridable.didUpdateFocus(one, context, coordinator) }
    coordinator.run(on: simulation)
    simulation.notificationCenter.post(name: Self.didUpdateNotification)
    return true
  }

  /// An item and what is around it, from the inside out.
  private static func environments(of item: UIResponder?) -> [UIResponder] {
    var found: [UIResponder] = []
    var responder = item
    while let current = responder, !(current is UIApplication), !HostWork.mustEnd("telling of the focus") {
      found.append(current)
      responder = current.following
    }
    return found
  }
}

extension AccessibilityState {
  public var focusSystem: UIFocusSystem {
    if let known = focusHolder as? UIFocusSystem { return known }
    let system = UIFocusSystem(self)
    focusHolder = system
    return system
  }
}

/// In which way the focus goes. Source: Apple, UIFocusHeading
public enum UIFocusHeading: String, CaseIterable, Sendable { case none, up, down, left, right, next, previous }

/// Says which item had the focus and which one gets it. Source: Apple, UIFocusUpdateContext
public final class UIFocusUpdateContext {
  public let previouslyFocusedItem: UIResponder?
  public let nextFocusedItem: UIResponder?
  public let focusHeading: UIFocusHeading

  init(_ previous: UIResponder?, _ next: UIResponder?, _ heading: UIFocusHeading) {
    (previouslyFocusedItem, nextFocusedItem, focusHeading) = (previous, next, heading)
  }

  public var previouslyFocusedView: UIView? { Self.view(of: previouslyFocusedItem) }
  public var nextFocusedView: UIView? { Self.view(of: nextFocusedItem) }

  private static func view(of item: UIResponder?) -> UIView? { item as? UIView ?? (item as? UIAccessibilityElement)?.containerView }
}

/// Animations of an app's beside a move of the focus. Source: Apple, UIFocusAnimationCoordinator
public final class UIFocusAnimationCoordinator {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  /// Units: seconds. Ours
  private static let duration: TimeInterval = 0.25

  public func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  fileprivate func run(on simulation: Simulation) {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    let (animations, completions) = (animations, completions)
    simulation.animate(
      withDuration: Self.duration, animations: { for animation in animations { animation() } }, completion: { _ in for done in completions { done() } })
  }
}

extension UIResponder {
  /// Of objects with the same name the focus goes through as one group; nil: by where they stand. Source: Apple, focusGroupIdentifier
  public final var focusGroupIdentifier: String? {
    get { accessibilitySettings?.focusGroupIdentifier }
    set { setAccessibility(\.focusGroupIdentifier, newValue) }
  }

  public final var isFocused: Bool { simulation.partIfMade(.accessibility, AccessibilityState.self)?.focusedItem === self }

  /// What the user can do something with. (Ours: as with full keyboard access)
  fileprivate var canUsuallyBecomeFocused: Bool {
    if Overridable.isAccessibilityElement(self) != true || Overridable.accessibilityTraits(self)?.contains(.notEnabled) == true { return false }
    return Overridable.accessibilityRespondsToUserInteraction(self) == true
  }
}

extension UIResponder.Overridable {
  public static let canBecomeFocused = OverridableMethod(
    property: "canBecomeFocused", "Whether the focus of a hardware keyboard may come to the object; by default to what the user can do something with."
  ) { (r: UIResponder) -> Bool in r.canUsuallyBecomeFocused }
  public static let shouldUpdateFocus = OverridableMethod(
    "shouldUpdateFocus", "The focus is about to move from the object, to it, or inside of it. Answering false keeps it where it is.", "context"
  ) { (_: UIResponder, _: UIFocusUpdateContext) -> Bool in true }
  public static let didUpdateFocus = OverridableMethod(
    "didUpdateFocus", "The focus has moved from the object, to it, or inside of it.", "context", "coordinator"
  ) { (_: UIResponder, _: UIFocusUpdateContext, _: UIFocusAnimationCoordinator) in }
}
