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

extension UIPresentationController.Overridable {
  public static let preferredContentSizeDidChange = OverridableMethod(
    "preferredContentSizeDidChange", "preferredContentSize of the presented controller has changed.", "child"
  ) { (presentation: UIPresentationController, child: UIViewController) in presentation.preferredContentSizeDidChange(forChildContentContainer: child) }
  public static let sizeForChildContentContainer = OverridableMethod(
    "sizeForChildContentContainer", "The size that the presented controller will have when containerView has the given size.", unit: .points, "child",
    "parentSize"
  ) { (presentation: UIPresentationController, child: UIViewController, parentSize: CGSize) in
    presentation.size(forChildContentContainer: child, withParentContainerSize: parentSize)
  }
  public static let viewWillTransition = OverridableMethod(
    "viewWillTransition", "The device turns, and containerView will get this size. Call super, which tells the presented controller.", "size",
    "coordinator"
  ) { (presentation: UIPresentationController, size: CGSize, coordinator: UIViewControllerTransitionCoordinator) in
    presentation.viewWillTransition(to: size, with: coordinator)
  }
}
