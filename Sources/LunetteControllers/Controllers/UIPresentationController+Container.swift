import Foundation
@_spi(Lunette) import LunetteStage

/// A presentation controller contains what it presents, as a controller contains its children. Source: Apple, UIContentContainer
extension UIPresentationController {
  /// The presented controller would like another size.
  public final func preferredContentSizeDidChange(forChildContentContainer child: UIViewController) {}

  /// The size of the presented controller in a container of this size: all of it. Units: points.
  public final func size(forChildContentContainer child: UIViewController, withParentContainerSize parentSize: CGSize) -> CGSize { parentSize }

  /// The container will have another size: the presented controller is told of its own.
  public final func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    let controller = presentedViewController
    guard controller.isViewLoaded else { return }
    UIViewController.Overridable.viewWillTransition(controller, Overridable.sizeForChildContentContainer(self, controller, size), coordinator)
  }
}
