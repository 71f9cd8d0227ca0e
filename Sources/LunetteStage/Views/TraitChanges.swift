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

  /// The screen's traits have become others by a turn; who is in a window is told by that.
  package func screenTraitsDidChange(from old: UITraitCollection) { traits.remember(old.values, self) }

  /// One walk before a frame's layout for all traits that have been changed since the last one. Costs nothing where none was.
  package func updateTraits() { partIfMade(.traits, TraitChanges.self)?.update(self) }

  /// Whether the next frame will find traits that have been changed since the last one.
  package var hasWaitingTraits: Bool { partIfMade(.traits, TraitChanges.self)?.isIdle == false }
  /// Whether something has come back into a window that was away while the screen's traits changed.
  package var hasReturnedViews: Bool { partIfMade(.traits, TraitChanges.self)?.hasReturned == true }
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
  /// Views that have come back into a window, with the number of the screen's traits when they left it.
  private var returned: [(view: UIView, version: Int32)] = []
  /// The screen's traits before each of its last changes, and how many changes are forgotten.
  private var past: [UITraitCollection.Values] = []
  private var forgotten = 0
  /// Ours: who was away for longer has missed what can be told of the last ones
  private static let mostRemembered = 64

  func note(_ object: TraitEnvironment) { if !noted.contains(where: { $0 === object }) { noted.append(object) } }

  /// A view comes into a window in which not everything has the screen's traits.
  func noteEntry(of view: UIView, from old: UITraitCollection) { entered.append((view, old)) }

  /// A view comes back into a window. - Parameter version: the number of the screen's traits when it left one
  func noteReturn(of view: UIView, since version: Int32) { returned.append((view, version)) }

  /// What a view had when it left its window: of the traits that it has of the screen, the screen's at that time.
  private func before(_ now: UITraitCollection, of view: UIView, _ version: Int32, _ screen: UITraitCollection.Values) -> UITraitCollection {
    let index = max(0, Int(version) - forgotten)
    guard past.indices.contains(index) else { return now }
    let (old, own) = (past[index], ownTraits(around: view))
    var values = now.values
    if own.horizontal == .unspecified, values.horizontal == screen.horizontal { values.horizontal = old.horizontal }
    if own.vertical == .unspecified, values.vertical == screen.vertical { values.vertical = old.vertical }
    if own.style == .unspecified, values.style == screen.style { values.style = old.style }
    if own.contrast == .unspecified, values.contrast == screen.contrast { values.contrast = old.contrast }
    if own.direction == .unspecified, values.direction == screen.direction { values.direction = old.direction }
    if own.weight == .unspecified, values.weight == screen.weight { values.weight = old.weight }
    if own.category == nil, values.category == screen.category { values.category = old.category }
    return UITraitCollection(values)
  }

  /// What a view, or something around it, has of traits in the place of the screen's.
  private func ownTraits(around view: UIView) -> UITraitCollection.Values {
    var all = UITraitCollection.Values.unspecified
    guard view.simulation.hasVariedTraits else { return all }
    var next: UIView? = view
    while let here = next {
      for own in [here.ownTraits, here.owner?.ownTraits] { if let values = own?.effective { all = all.overridden(by: values) } }
      next = here.superview
    }
    return all
  }

  fileprivate func remember(_ values: UITraitCollection.Values, _ simulation: Simulation) {
    past.append(values)
    simulation.traitsVersion += 1
    guard past.count > Self.mostRemembered else { return }
    past.removeFirst()
    forgotten += 1
  }

  fileprivate var hasReturned: Bool { !returned.isEmpty }

  fileprivate var isIdle: Bool {
    noted.isEmpty && entered.isEmpty && returned.isEmpty && wantedAppearance == nil && wantedSettings == nil && wantedCategory == nil
  }

  fileprivate func update(_ simulation: Simulation) {
    guard !isIdle else { return }
    let (noted, entered, appearance, settings, category) = (noted, entered, wantedAppearance, wantedSettings, wantedCategory)
    let returned = returned
    (self.noted, self.entered, self.returned, wantedAppearance, wantedSettings, wantedCategory) = ([], [], [], nil, nil, nil)
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
    if appearance != nil || settings != nil || category != nil { remember(simulation.screen.traitCollection.values, simulation) }
    if let appearance { simulation.screen.appearance = appearance }
    if let settings { (simulation.screen.hasBoldText, simulation.screen.readsRightToLeft) = settings }
    if let category { simulation.screen.contentSizeCategory = category }
    let screen = simulation.screen.traitCollection.values
    for (view, version) in returned where view.window != nil {
      if let owner = view.owner, seen.insert(ObjectIdentifier(owner)).inserted {
        tellings.append((owner, before(owner.traitCollection, of: view, version, screen)))
      }
      if seen.insert(ObjectIdentifier(view)).inserted { tellings.append((view, before(view.traitCollection, of: view, version, screen))) }
    }
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
