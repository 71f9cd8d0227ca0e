import Foundation

/// What a long press on a view opens. Source: Apple, UIContextMenuConfiguration
public final class UIContextMenuConfiguration: StoredState {
  /// Whatever the app tells it by.
  public let identifier: Any?
  /// Gets the actions that the system suggests: none.
  let actionProvider: () -> UIMenu?
  /// Makes what is shown in place of the view itself; nil for that view. Source: Apple, previewProvider
  let previewProvider: (() -> ContextMenuPreview?)?
  /// The functions of a script that make both.
  public var cause: Any?

  public init(identifier: Any? = nil, previewProvider: (() -> ContextMenuPreview?)? = nil, actionProvider: @escaping () -> UIMenu?) {
    (self.identifier, self.previewProvider, self.actionProvider) = (identifier, previewProvider, actionProvider)
  }
}

/// What a context menu shows of the place that it leads to: a controller's view.
public struct ContextMenuPreview {
  let view: UIView
  /// How large it would like to be; zero for as large as there is room. Units: points.
  let size: CGSize
  /// The view's controller.
  public let controller: AnyObject

  public init(view: UIView, size: CGSize, controller: AnyObject) { (self.view, self.size, self.controller) = (view, size, controller) }
}

/// What moves while a context menu comes or goes: a delegate may add what is done with it. Source: Apple, UIContextMenuInteractionAnimating
public final class ContextMenuAnimator {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  /// The controller that is previewed; nil where the view itself is. Source: Apple, previewViewController
  public let previewed: AnyObject?

  public init(previewed: AnyObject? = nil) { self.previewed = previewed }
  public func addAnimations(_ body: @escaping () -> Void) { animations.append(body) }
  public func addCompletion(_ body: @escaping () -> Void) { completions.append(body) }

  func run(in simulation: Simulation) {
    let (animations, completions) = (animations, completions)
    simulation.animate(
      withDuration: MenuConstants.opening, options: .allowUserInteraction, animations: { for body in animations { body() } },
      completion: { _ in for body in completions { body() } })
  }
}

/// A context menu of a view: it opens when a finger has rested for half a second. Source: Apple, UIContextMenuInteraction; docs/rules/lists.md 3
open class UIContextMenuInteraction: UIInteraction, UIGestureRecognizerDelegate {
  /// What happens to a menu, and what whoever hears of it may add to.
  public enum Event { case willDisplay, willEnd, willPerformPreview }

  /// What the delegate does; an interaction without a delegate does nothing.
  public var configuration: ((UIContextMenuInteraction, CGPoint) -> UIContextMenuConfiguration?)?
  public var hear: ((UIContextMenuInteraction, Event, UIContextMenuConfiguration, ContextMenuAnimator) -> Void)?
  /// The view that grows and that the menu stands at, for a place in the interaction's view; nil for that view itself.
  package var target: ((CGPoint) -> ContextMenuTarget)?

  private let press = MenuPressRecognizer()
  private var answered: UIContextMenuConfiguration?
  private weak var session: MenuSession?
  private weak var previewed: AnyObject?
  /// What is shown larger, and how it was before.
  private var grown: (view: UIView, transform: CGAffineTransform)?
  /// What stands in front of its siblings until it has its size again, and where it stood.
  private var raised: (view: UIView, zPosition: CGFloat)?

  public override init() {
    super.init()
    press.minimumPressDuration = MenuConstants.pressDuration
    press.delegate = self
    press.addTarget { [weak self] _ in self?.act() }
  }

  open override func move(from old: UIView?, to new: UIView?) {
    session?.close()
    old?.removeGestureRecognizer(press)
    new?.addGestureRecognizer(press)
  }

  public func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  /// The menu goes as if the user had touched beside it. Source: Apple, dismissMenu()
  public func dismissMenu() { session?.close() }

  /// Another menu in place of the one that is open. Source: Apple, updateVisibleMenu(_:) (iOS 14)
  public func updateVisibleMenu(_ update: (UIMenu) -> UIMenu?) {
    guard let session, let menu = update(session.root), session === self.session else { return }
    session.replace(with: menu)
  }

  /// A view that is shown larger goes back to its size: it is about to show something else. The menu stays.
  package func letGo(of view: UIView) { if grown?.view === view { shrink(animated: false) } }

  /// Without a configuration the touch goes on as if nothing were here.
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view else { return false }
    answered = configuration?(self, press.location(in: view))
    return answered != nil
  }

  private func act() {
    switch press.state {
    case .began: open()
    case .changed: session?.track(press.location(in: nil))
    case .ended: session?.lift(press.location(in: nil), isOpening: true)
    default: break
    }
  }

  private func open() {
    guard let view, let answered, let menu = answered.actionProvider() else { return }
    let simulation = view.simulation
    let place = press.location(in: view)
    let target = target?(place) ?? ContextMenuTarget(view: view, rect: nil, grows: true)
    tell(.willDisplay, answered)
    guard target.view.window != nil else { return }
    let preview = target.grows ? answered.previewProvider?() : nil
    guard target.view.window != nil else { return }
    previewed = preview?.controller
    session = MenuSession.present(menu, at: target.view, rect: target.rect, owner: view, preview: preview) { [weak self] in
      self?.tell(.willEnd, answered)
      self?.shrink(animated: true)
    }
    guard let session else { return }
    session.fingerLandedAt = press.location(in: nil)
    if target.grows {
      session.previewTapped = { [weak self] in
        guard let self else { return }
        let animator = ContextMenuAnimator(previewed: previewed)
        hear?(self, .willPerformPreview, answered, animator)
        self.session?.close()
        animator.run(in: simulation)
      }
      guard preview == nil else { return }
      let old = target.view.transform
      grown = (target.view, old)
      raise(target.view)
      simulation.animate(withDuration: MenuConstants.opening, options: .allowUserInteraction) {
        target.view.transform = old.scaledBy(x: MenuConstants.previewScale, y: MenuConstants.previewScale)
      }
    }
  }

  private func shrink(animated: Bool) {
    guard let (view, transform) = grown else { return }
    grown = nil
    guard animated, view.window != nil else {
      view.simulation.performWithoutAnimation { view.transform = transform }
      return lower()
    }
    view.simulation.animate(withDuration: MenuConstants.opening, options: .allowUserInteraction, animations: { view.transform = transform }) {
      [self] _ in if grown == nil { lower() }
    }
  }

  /// Nothing beside it covers it, such as the pinned header of its list. Source: docs/rules/lists.md 3
  private func raise(_ view: UIView) {
    lower()
    raised = (view, view.layer.zPosition)
    view.simulation.performWithoutAnimation { view.layer.zPosition = MenuConstants.raisedZPosition }
  }

  private func lower() {
    guard let (view, zPosition) = raised else { return }
    raised = nil
    // What the app has set since stays.
    guard view.layer.zPosition == MenuConstants.raisedZPosition else { return }
    view.simulation.performWithoutAnimation { view.layer.zPosition = zPosition }
  }

  private func tell(_ event: Event, _ configuration: UIContextMenuConfiguration) {
    guard let simulation = view?.simulation else { return }
    let animator = ContextMenuAnimator(previewed: previewed)
    hear?(self, event, configuration, animator)
    animator.run(in: simulation)
  }
}

/// Opens a context menu, which goes with the view.
private final class MenuPressRecognizer: UILongPressGestureRecognizer {
  override func viewLeftWindow() {
    OpenedAtViews.viewGoes(view, in: simulation)
    super.viewLeftWindow()
  }
}

/// What a context menu belongs to.
package struct ContextMenuTarget {
  package let view: UIView
  /// In the view, what the menu stands at; nil for its bounds.
  package let rect: CGRect?
  /// Whether the view is shown larger, and a tap on it goes on to what it previews.
  package let grows: Bool
  package init(view: UIView, rect: CGRect?, grows: Bool) { (self.view, self.rect, self.grows) = (view, rect, grows) }
}
