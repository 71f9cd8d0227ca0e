import Foundation
@_spi(Lunette) import LunetteStage

/// A finger that pulls a sheet down, and so closes it where the delegate allows that.
///
/// The sheet hears `viewWillDisappear` when the finger begins; one that is let go before the middle comes back and hears `viewWillAppear`
/// and `viewDidAppear`. Source: docs/rules/cases/animation.md 10, V9 (L); the thresholds are those of the swipe back (ours)
final class SheetPull: SheetPan<SystemPresentationController> {
  /// Where the sheet stood when the finger came. Space: the container. Units: points.
  private var rest = CGRect.zero

  /// Downwards, and only where the content under the finger is at its top.
  override func mayBegin() -> Bool {
    guard let presentation, !presentation.presentedViewController.isBeingDismissed, !presentation.presentedViewController.isBeingPresented,
      presentation.presentedViewController.ownPresented == nil, travel.y > abs(travel.x), let sheet = presentation.presentedView
    else { return false }
    return contentLetsGo(of: sheet) { true }
  }

  override func follow() {
    guard let presentation, let container = presentation.containerView, let sheet = presentation.presentedView else { return }
    let controller = presentation.presentedViewController
    let way = max(1, container.bounds.maxY - rest.minY)
    switch state {
    case .began:
      rest = sheet.frame
      controller.beginAppearanceTransition(false, animated: true)
    case .changed:
      guard rest != .zero else { return }
      let pulled = max(0, translation(in: container).y)
      sheet.frame = rest.offsetBy(dx: 0, dy: pulled)
      presentation.setPulled((pulled / way).clamped(0, 1))
    case .ended, .cancelled:
      let pulled = max(0, translation(in: container).y)
      let speed = restBeforeLift >= ControllerConstants.swipeRest ? 0 : velocity(in: container).y
      let fast = controller.simulation.system.presentation.sheetSpeed
      let closes =
        state == .ended
        && (speed > fast || pulled / way > ControllerConstants.swipeShare && speed >= 0 - fast)
      if closes, presentation.userMayDismiss() { close(presentation) } else { comeBack(presentation, sheet) }
    default: break
    }
  }

  private func close(_ presentation: SystemPresentationController) {
    presentation.delegate?.presentationControllerWillDismiss(presentation)
    presentation.presentedViewController.ownPresenting?.dismissByTouch {
      presentation.delegate?.presentationControllerDidDismiss(presentation)
    }
  }

  private func comeBack(_ presentation: SystemPresentationController, _ sheet: UIView) {
    let controller = presentation.presentedViewController
    let rest = rest
    controller.simulation.animate(
      withDuration: controller.simulation.system.motion.push.duration,
      animations: {
        sheet.frame = rest
        presentation.setPulled(0)
      },
      completion: { _ in
        guard controller.appearance.phase == .disappearing, !controller.isBeingDismissed else { return }
        controller.pass(.comes(.caller), animated: true)
      })
  }
}
