import Foundation

/// Views and controllers, which have traits. Source: Apple, UITraitEnvironment
package protocol TraitEnvironment: UIResponder {
  var traitCollection: UITraitCollection { get }
  /// Nil for an object that has none of its own and wants to hear of none.
  var ownTraits: OwnTraits? { get set }
  /// Calls `traitCollectionDidChange`, or its override.
  func callTraitsDidChange(from previous: UITraitCollection)
  /// The view from which traits go down.
  var traitView: UIView? { get }
}

/// What an object has of traits for itself: those that it replaces for itself and all below, and functions that hear of changes.
///
/// What is set works from the next frame's update on; outside of a window, at once. Source: docs/rules/appearance.md 2
package final class OwnTraits {
  /// `overrideUserInterfaceStyle`
  package var style = UIUserInterfaceStyle.unspecified
  /// `traitOverrides`, which go before the style.
  package var overrides = UITraitCollection.Values.unspecified
  /// The limits that a view has set: `minimumContentSizeCategory` and `maximumContentSizeCategory`.
  package var limits = TextSizeLimits()
  /// What of these already works.
  package internal(set) var effective: UITraitCollection.Values?

  package struct Registration {
    package let traits: [UITraitCollection.Trait]
    /// What the handler calls, for a description of the state.
    package let cause: Any?
    let handler: (TraitEnvironment, UITraitCollection) -> Void
  }
  package private(set) var registrations = NumberedList<Registration>()
  private var lastNumber = 0

  /// Nil for nothing. A system without a dark appearance has neither style nor level.
  private func wanted(in system: SystemConstants) -> UITraitCollection.Values? {
    var values = UITraitCollection.Values.unspecified
    values.style = style
    values = values.overridden(by: overrides)
    if limits != TextSizeLimits() {
      var limited = UITraitCollection.Values.unspecified
      limited.limits = limits
      values = values.overridden(by: limited)
    }
    if !system.colors.followAppearance { (values.style, values.level) = (.unspecified, .unspecified) }
    return values == .unspecified ? nil : values
  }

  /// Takes over what is wanted.
  func settle(in system: SystemConstants) { effective = wanted(in: system) }

  /// - Returns: the number for `unregister`
  package func register(
    _ traits: [UITraitCollection.Trait], cause: Any? = nil, _ handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> Int {
    lastNumber += 1
    registrations.append(Registration(traits: traits, cause: cause, handler: handler), number: lastNumber)
    return lastNumber
  }

  package func unregister(_ number: Int) { registrations[number] = nil }
}

extension TraitEnvironment {
  package var madeTraits: OwnTraits {
    if let ownTraits { return ownTraits }
    let made = OwnTraits()
    ownTraits = made
    return made
  }

  /// Changes what the object has of its own.
  package func changeOwnTraits(_ change: (OwnTraits) -> Void) {
    let own = madeTraits
    change(own)
    simulation.hasVariedTraits = true
    if traitView?.window == nil { own.settle(in: simulation.system) } else { simulation.traits.note(self) }
  }

  /// The appearance of this object and all below it; unspecified takes it from around. Kept, without effect, in a system without a dark
  /// appearance. Source: Apple, overrideUserInterfaceStyle
  package var overrideStyle: UIUserInterfaceStyle {
    get { ownTraits?.style ?? .unspecified }
    set {
      guard newValue != overrideStyle else { return }
      changeOwnTraits { $0.style = newValue }
    }
  }

  /// Tells the object, and the functions that are registered for one of the traits that are others now.
  package func tellOfTraits(from previous: UITraitCollection) {
    callTraitsDidChange(from: previous)
    guard let registrations = ownTraits?.registrations, !registrations.isEmpty else { return }
    let now = traitCollection.values
    for (_, registration) in registrations where registration.traits.contains(where: { !now.has($0, like: previous.values) }) {
      registration.handler(self, previous)
    }
  }
}

extension UIView {
  /// The smallest and the largest text size in this view and all below it; nil for no limit. Source: Apple
  public final var minimumContentSizeCategory: UIContentSizeCategory? {
    get { ownTraits?.limits.lowest }
    set { if newValue != minimumContentSizeCategory { changeOwnTraits { $0.limits.lowest = newValue } } }
  }
  public final var maximumContentSizeCategory: UIContentSizeCategory? {
    get { ownTraits?.limits.highest }
    set { if newValue != maximumContentSizeCategory { changeOwnTraits { $0.limits.highest = newValue } } }
  }

  /// The text size here: the user's, within the limits of what is around.
  package final var textSize: UIContentSizeCategory {
    let chosen = simulation.text.contentSizeCategory
    return simulation.hasVariedTraits ? traitCollection.preferredContentSizeCategory ?? chosen : chosen
  }
}

extension UIView: TraitEnvironment {
  package func callTraitsDidChange(from previous: UITraitCollection) {
    if window != nil { simulation.application.viewChangesTraits?(self) }
    Overridable.traitCollectionDidChange(self, previous)
  }
  package var traitView: UIView? { self }
}
