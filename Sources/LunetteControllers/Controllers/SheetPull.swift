import Foundation
@_spi(Lunette) import LunetteStage

/// A finger that pulls a sheet down, and so closes it where the delegate allows that.
///
/// The delegate is asked when the finger begins, and the sheet hears `viewWillDisappear`; one that is let go before the middle comes back
/// and hears `viewWillAppear` and `viewDidAppear`. One that may not be closed follows a little. Source: docs/rules/cases/animation.md 10, V9
/// (L); docs/rules/appearance.md 6; the thresholds are those of the swipe back (ours)
final class SheetPull: SheetPan<SystemPresentationController> {
  /// Where the sheet stood when the finger came. Space: the container. Units: points.
  private var rest = CGRect.zero
  private var closes = false

  /// Downwards, and only where the content under the finger is at its top.
  override func mayBegin() -> Bool {
    guard let presentation, !presentation.presentedViewController.isBeingDismissed, !presentation.presentedViewController.isBeingPresented,
      presentation.presentedViewController.ownPresented == nil, travel.y > abs(travel.x), let sheet = presentation.shownView
    else { return false }
    return contentLetsGo(of: sheet) { true }
  }

  override func follow() {
    guard let presentation, let container = presentation.containerView, let sheet = presentation.shownView else { return }
    let controller = presentation.presentedViewController
    let way = max(1, container.bounds.maxY - rest.minY)
    switch state {
    case .began:
      rest = sheet.frame
      closes = mayClose(presentation)
    case .changed:
      guard rest != .zero else { return }
      let pulled = max(0, translation(in: container).y) * (closes ? 1 : SheetDrag.stiffShare)
      sheet.frame = rest.offsetBy(dx: 0, dy: pulled)
      presentation.setPulled((pulled / way).clamped(0, 1))
    case .ended, .cancelled:
      let pulled = max(0, translation(in: container).y)
      let speed = restBeforeLift >= ControllerConstants.swipeRest ? 0 : velocity(in: container).y
      let fast = controller.simulation.system.presentation.sheetSpeed
      if closes, state == .ended, speed > fast || pulled / way > ControllerConstants.swipeShare && speed >= 0 - fast { return close(presentation) }
      if !closes { presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation) }
      comeBack(presentation, sheet)
    default: break
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
