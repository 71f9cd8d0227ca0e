import Foundation
@_spi(Lunette) import LunetteStage

/// One finger that takes hold of a presented sheet. Content in the sheet that stands at its top leaves the finger to it.
class SheetPan<Presentation: UIPresentationController>: UIPanGestureRecognizer {
  private(set) final weak var presentation: Presentation?

  init(_ presentation: Presentation) {
    self.presentation = presentation
    super.init()
    maximumNumberOfTouches = 1
    _ = addTarget { [weak self] _ in self?.follow() }
  }

  /// Called at every change of the state.
  func follow() {}

  /// Whether the finger is on the sheet, and everything under it that can scroll stands at its top.
  /// - Parameter mayTake: asked about content that stands at its top
  final func contentLetsGo(of sheet: UIView, _ mayTake: () -> Bool) -> Bool {
    var view = gestureTouches.first?.view
    guard view?.isDescendant(of: sheet) == true else { return false }
    while let current = view, current !== sheet {
      if let scroll = current as? UIScrollView, scroll.canScroll(horizontally: false),
        !scroll.isAtEdge(horizontally: false, towardsStart: true) || !mayTake()
      {
        return false
      }
      view = current.superview
    }
    return true
  }

  /// Asks as the finger begins whether the sheet may be closed, and says that it may be about to go.
  final func mayClose(_ presentation: Presentation) -> Bool {
    let controller = presentation.presentedViewController
    guard !UIViewController.Overridable.isModalInPresentation(controller),
      presentation.delegate?.presentationControllerShouldDismiss(presentation) ?? true
    else { return false }
    presentation.delegate?.presentationControllerWillDismiss(presentation)
    controller.beginAppearanceTransition(false, animated: true)
    return true
  }

  final func close(_ presentation: Presentation) {
    presentation.presentedViewController.ownPresenting?.dismissByTouch { presentation.delegate?.presentationControllerDidDismiss(presentation) }
  }

  override func makesWait(_ other: UIGestureRecognizer) -> Bool {
    other is ScrollPanGestureRecognizer && presentation?.shownView.map { other.view?.isDescendant(of: $0) == true } == true
  }
  override var ordersOthers: Bool { true }
}
