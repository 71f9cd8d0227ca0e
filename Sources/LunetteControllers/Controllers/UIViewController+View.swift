import Foundation

/// Called by the controller's view and by the window that it is the root of.
extension UIViewController: WindowRoot {
  package final func willLayOutSubviews() {
    updateContentUnavailable()
    Overridable.viewWillLayoutSubviews(self)
  }
  package final func prepareToEnter() {
    leaveForWindow()
    loadViewIfNeeded()
  }
  package final func didLayOutSubviews() {
    placeContentUnavailableView()
    contentScrollViewMayHaveChanged()
    Overridable.viewDidLayoutSubviews(self)
  }
}

extension UIView {
  /// The controller whose root view it is.
  var viewController: UIViewController? { owner as? UIViewController }
}

extension UIWindow {
  /// Its view fills the window.
  public var rootViewController: UIViewController? {
    get { root as? UIViewController }
    set {
      guard newValue == nil || allowsUse else { return }
      root = newValue
      // Another first screen may have to stand otherwise.
      if let newValue, window === self, !isHidden, !newValue.allows(simulation.screen.interfaceOrientation) { simulation.orientationsMayHaveChanged() }
    }
  }
}

/// Controllers whose views have come into a window and wait for their first layout, in that order; and those that have heard last what
/// their views' places contradict.
final class AppearingControllers {
  private var waiting: [UIViewController] = []

  init(_: SimulationReference) {}

  var isEmpty: Bool { waiting.isEmpty }
  func add(_ controller: UIViewController) { waiting.append(controller) }

  /// The layout is done: the controllers that waited for it finish their appearance. While an error keeps callbacks from coming they go on
  /// waiting. Returns: whether there was one
  func finish() -> Bool {
    guard !waiting.isEmpty else { return false }
    var controllers = waiting[...]
    waiting.removeAll()
    while controllers.first?.simulation.mayCall == true { controllers.popFirst()?.settle() }
    waiting.insert(contentsOf: controllers, at: 0)
    return true
  }
}

extension Simulation.Part {
  static var appearances: Self { .later(0) }
  static var statusBar: Self { .later(1) }
}

extension Simulation {
  var appearingControllers: AppearingControllers { part(.appearances, AppearingControllers.init) }
  /// For every frame: without counting references. Returns: whether a controller has finished its appearance
  func finishAppearances() -> Bool { withPart(.appearances, AppearingControllers.init) { $0.finish() } }
}

extension UIViewController {
  /// The nib makes the view, and gives it to its owner, the controller. Source of the wording: UIKit's exception
  final func loadView(nib name: String) {
    let objects = UINib(nibName: name).instantiate(withOwner: self, in: simulation)
    guard viewIfLoaded == nil else { return }
    view = UIView(frame: simulation.screen.bounds)
    guard objects != nil else { return }
    simulation.recordFault(
      UIException(
        .internalInconsistency,
        "-[\(overrides?.className(of: self) ?? typeName(self)) _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set."
      ))
  }

  /// Whether the chain of responders from here leads out of the app, and not round in a circle, where every presented controller hands on
  /// to its presenter.
  final var chainEnds: Bool {
    // The mark stays behind, twice as long each time: a circle comes back to it.
    var (mark, steps, length) = (self as UIResponder, 0, 1)
    var next = nextByPresenter
    while let current = next {
      if current === mark { return false }
      steps += 1
      if steps == length { (mark, steps, length) = (current, 0, length * 2) }
      next = (current as? UIViewController).map(\.nextByPresenter) ?? current.next
    }
    return true
  }

  private var nextByPresenter: UIResponder? { ownPresenting ?? rootWindow ?? viewIfLoaded?.superview }
}
