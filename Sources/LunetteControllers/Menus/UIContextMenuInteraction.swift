import Foundation
@_spi(Lunette) import LunetteStage

/// What a long press on a view opens. Source: Apple, UIContextMenuConfiguration
public final class UIContextMenuConfiguration {
  public let identifier: String?
  /// Gets the actions that the system suggests: none.
  let actionProvider: () -> UIMenu?

  public init(identifier: String? = nil, actionProvider: @escaping () -> UIMenu?) { (self.identifier, self.actionProvider) = (identifier, actionProvider) }
}

/// What moves while a context menu comes or goes: a delegate may add what is done with it. Source: Apple, UIContextMenuInteractionAnimating
public final class ContextMenuAnimator {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
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
public final class UIContextMenuInteraction: UIGestureRecognizerDelegate {
  /// What the delegate does; an interaction without a delegate does nothing.
  public var configuration: ((UIContextMenuInteraction, CGPoint) -> UIContextMenuConfiguration?)?
  public var willDisplay: ((UIContextMenuInteraction, UIContextMenuConfiguration, ContextMenuAnimator) -> Void)?
  public var willEnd: ((UIContextMenuInteraction, UIContextMenuConfiguration, ContextMenuAnimator) -> Void)?
  public var willPerformPreview: ((UIContextMenuInteraction, UIContextMenuConfiguration, ContextMenuAnimator) -> Void)?

  public private(set) weak var view: UIView?
  private let press = UILongPressGestureRecognizer()
  private var answered: UIContextMenuConfiguration?
  private weak var session: MenuSession?

  public init() {
    press.minimumPressDuration = MenuConstants.pressDuration
    press.delegate = self
    press.addTarget { [weak self] _ in self?.act() }
  }

  public func attach(to view: UIView) {
    detach()
    self.view = view
    view.addGestureRecognizer(press)
  }

  public func detach() {
    view?.removeGestureRecognizer(press)
    view = nil
  }

  public func location(in view: UIView?) -> CGPoint { press.location(in: view) }

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
    let animator = ContextMenuAnimator()
    willDisplay?(self, answered, animator)
    animator.run(in: simulation)
    let old = view.transform
    func scale(_ transform: CGAffineTransform) {
      simulation.animate(withDuration: MenuConstants.opening, options: .allowUserInteraction, animations: { view.transform = transform })
    }
    session = MenuSession.present(menu, at: view) { [weak self, weak view] in
      guard let self, let view else { return }
      let animator = ContextMenuAnimator()
      self.willEnd?(self, answered, animator)
      animator.run(in: view.simulation)
      view.simulation.animate(withDuration: MenuConstants.opening, options: .allowUserInteraction, animations: { view.transform = old })
    }
    session?.previewTapped = { [weak self, weak view] in
      guard let self, let view else { return }
      let animator = ContextMenuAnimator()
      self.willPerformPreview?(self, answered, animator)
      self.session?.close()
      animator.run(in: view.simulation)
    }
    scale(old.scaledBy(x: MenuConstants.previewScale, y: MenuConstants.previewScale))
  }
}
