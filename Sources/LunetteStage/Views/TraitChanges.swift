import Foundation

extension Simulation {
  /// What is known of traits beyond those of the screen.
  package var traits: TraitChanges { part(.traits) { TraitChanges($0) } }

  /// The traits of the object whose layout, drawing or change is under way; else those of the key window.
  package var currentTraits: UITraitCollection { traits.current ?? application.keyWindow?.traitCollection ?? screen.traitCollection }

  package func withTraits(_ traits: UITraitCollection, _ body: () -> Void) {
    let outer = self.traits.current
    self.traits.current = traits
    body()
    self.traits.current = outer
  }

  /// The appearance and the contrast that the user has chosen. The traits are others from the next frame on.
  /// - Parameter isFaded: whether the new look fades in
  package func setAppearance(_ appearance: ColorTraits, isFaded: Bool) {
    guard appearance != traits.wantedAppearance ?? screen.appearance else { return }
    traits.wantedAppearance = appearance
    if isFaded, areAnimationsEnabled, system.colors.followAppearance {
      traits.fade = AppearanceFade(from: screen.appearance, since: time, duration: TimeInterval(system.motion.appearanceFade))
      traits.fade.map(displayLinks.add)
    } else {
      traits.fade.map(displayLinks.remove)
      traits.fade = nil
    }
  }

  /// The appearance with which the app begins. Only before its first window.
  package func startAppearance() {
    screen.appearance = chosenAppearance
    (screen.hasBoldText, screen.readsRightToLeft) = (isOn(.isBoldTextEnabled), isRightToLeft)
  }

  /// The user has changed what traits say besides colours: they are others from the next frame on.
  package func settingsOfTraitsDidChange() {
    let wanted = (isOn(.isBoldTextEnabled), isRightToLeft)
    if wanted != (screen.hasBoldText, screen.readsRightToLeft) { traits.wantedSettings = wanted }
  }

  /// The user has chosen another text size. Fonts follow at once, traits with the next frame.
  func textSizeDidChange(from old: UIContentSizeCategory) {
    traits.wantedCategory = screen.contentSizeCategory
    screen.contentSizeCategory = old
  }

  /// One walk before a frame's layout for all traits that have been changed since the last one. Costs nothing where none was.
  package func updateTraits() { partIfMade(.traits, TraitChanges.self)?.update(self) }
}

/// The look of one appearance goes over into that of another: every dynamic colour on its own way, in a straight line.
package final class AppearanceFade: FrameStepping {
  package let from: ColorTraits
  private let (since, duration): (TimeInterval, TimeInterval)

  init(from: ColorTraits, since: TimeInterval, duration: TimeInterval) { (self.from, self.since, self.duration) = (from, since, duration) }

  /// How much of the new look is seen, from 0 to 1.
  package func share(at time: TimeInterval) -> CGFloat { CGFloat((time - since) / duration).clamped(0, 1) }
  package func step(to time: TimeInterval) -> Bool { time + clockTolerance < since + duration }
  package var motionDescription: String { "the fade to another appearance" }
}

/// Changes of traits that wait for the next frame, and who is told of them in which order.
///
/// The order is that of the tree: a window, then each controller directly before its view, parents first. Only those are told whose traits are
/// others. Then views are drawn and laid out again. Source: docs/rules/appearance.md 2 (A; the order D)
package final class TraitChanges {
  init(_: SimulationReference) {}

  package fileprivate(set) var current: UITraitCollection?
  fileprivate var wantedAppearance: ColorTraits?
  fileprivate var wantedSettings: (hasBoldText: Bool, readsRightToLeft: Bool)?
  fileprivate var wantedCategory: UIContentSizeCategory?
  /// The fade that is under way, or the last one.
  package fileprivate(set) var fade: AppearanceFade?
  private var noted: [TraitEnvironment] = []
  /// Views that have come into a window, with the traits that they had before.
  private var entered: [(view: UIView, old: UITraitCollection)] = []

  func note(_ object: TraitEnvironment) { if !noted.contains(where: { $0 === object }) { noted.append(object) } }

  /// A view comes into a window in which not everything has the screen's traits.
  func noteEntry(of view: UIView, from old: UITraitCollection) { entered.append((view, old)) }

  private var isIdle: Bool { noted.isEmpty && entered.isEmpty && wantedAppearance == nil && wantedSettings == nil && wantedCategory == nil }

  fileprivate func update(_ simulation: Simulation) {
    guard !isIdle else { return }
    let (noted, entered, appearance, settings, category) = (noted, entered, wantedAppearance, wantedSettings, wantedCategory)
    (self.noted, self.entered, wantedAppearance, wantedSettings, wantedCategory) = ([], [], nil, nil, nil)
    var tellings: [(object: TraitEnvironment, old: UITraitCollection)] = []
    var seen = Set<ObjectIdentifier>()
    func collect(_ view: UIView, _ outer: UITraitCollection?) {
      if HostWork.mustEnd("telling of new traits") { return }
      var own = outer
      if let owner = view.owner {
        own = owner.traitCollection
        if seen.insert(ObjectIdentifier(owner)).inserted, let own { tellings.append((owner, own)) }
      }
      let traits = own == nil || view.ownTraits?.effective != nil ? view.traitCollection : own ?? view.traitCollection
      if seen.insert(ObjectIdentifier(view)).inserted { tellings.append((view, traits)) }
      for subview in view.subviews { collect(subview, traits) }
    }
    for (view, old) in entered where view.window != nil && seen.insert(ObjectIdentifier(view)).inserted {
      // All of it had the old traits.
      func collectOld(_ view: UIView) {
        if let owner = view.owner, seen.insert(ObjectIdentifier(owner)).inserted { tellings.append((owner, old)) }
        tellings.append((view, old))
        for subview in view.subviews where seen.insert(ObjectIdentifier(subview)).inserted { collectOld(subview) }
      }
      collectOld(view)
    }
    if appearance != nil || settings != nil || category != nil {
      for window in simulation.application.allWindows { collect(window, nil) }
    } else {
      for object in noted { if let view = object.traitView { collect(view, nil) } }
    }
    for object in noted { object.ownTraits?.settle(in: simulation.system) }
    if let appearance { simulation.screen.appearance = appearance }
    if let settings { (simulation.screen.hasBoldText, simulation.screen.readsRightToLeft) = settings }
    if let category { simulation.screen.contentSizeCategory = category }
    simulation.hasNewColors = true
    var changed: [UIView] = []
    for (object, old) in tellings {
      let now = object.traitCollection
      guard now != old, object.traitView?.window != nil, simulation.mayCall else { continue }
      simulation.withTraits(now) { object.tellOfTraits(from: old) }
      if let view = object as? UIView {
        if now.values.category != old.values.category { view.textSizeDidChange() }
        changed.append(view)
      }
    }
    for view in changed {
      // What has not been drawn yet has no size yet.
      let drawsItself = !view.needsDisplay && view.overrides?.implements(UIView.Overridable.draw.name, on: view) == true
      view.setNeedsDisplay()
      view.setNeedsLayout()
      if drawsItself, simulation.mayCall { view.displayIfNeeded() }
    }
  }
}
