import Foundation
@_spi(Lunette) import LunetteStage

/// What a presentation asks of the app. Source: Apple, UIAdaptivePresentationControllerDelegate; docs/rules/controllers.md 5
/// - Lua: Decides how a sheet or a popover is shown, and whether the user may dismiss it.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style to use if there is no room for the style that was asked for; "none" keeps that style.
  /// - Lua: adaptivePresentationStyle, answers UIModalPresentationStyle, else nil
  ///
  /// The style that a popover or a sheet gets where the screen is too small for it; `none` keeps the style. Nil where the delegate doesn't answer.
  func adaptivePresentationStyle(for presentationController: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle?
  /// Another controller to show where there is no room for the style that was asked for, such as the same one in a navigation controller.
  /// - Lua: viewControllerForAdaptivePresentationStyle, else nil
  ///
  /// Nil keeps the controller.
  func presentationController(
    _ presentationController: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// The controller is about to be shown in this style; "none" for the one that was asked for.
  /// - Lua: willPresentWithAdaptiveStyle
  func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle)
  /// Whether the user may dismiss the controller; true if the method is missing.
  /// - Lua: presentationControllerShouldDismiss, else true
  ///
  /// Asked only when the user closes the screen: pulls it down, or touches outside of it. `dismiss` never asks.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The user has brought a sheet to another detent.
  /// - Lua: sheetPresentationControllerDidChangeSelectedDetentIdentifier
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UIPresentationController)
  /// The user is dismissing the controller.
  /// - Lua: presentationControllerWillDismiss
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has dismissed the controller.
  /// - Lua: presentationControllerDidDismiss
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A popover is about to be shown: the last moment to say where.
  /// - Lua: prepareForPopoverPresentation
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPresentationController)
  /// Whether the user may dismiss the popover; true if the method is missing. Up to iOS 12; presentationControllerShouldDismiss is asked first.
  /// - Lua: popoverPresentationControllerShouldDismissPopover, else true
  func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPresentationController) -> Bool
  /// The user has dismissed the popover. Up to iOS 12; presentationControllerDidDismiss is called first.
  /// - Lua: popoverPresentationControllerDidDismissPopover
  func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPresentationController)
  /// The popover gets another place, since what it stands in has another size, as when the device turns. Answers the rectangle of the source view that it
  /// points at from now on, or nil for the one that it has; a method may set the popover's sourceView first. Not asked for a popover of a bar item.
  /// - Lua: willRepositionPopoverTo, answers CGRect?, else nil
  ///
  /// Source: Apple, UIPopoverPresentationControllerDelegate
  func popoverPresentationController(_ popoverPresentationController: UIPresentationController, willRepositionPopoverTo rect: CGRect, in view: UIView)
    -> CGRect?
  /// The user has tried to dismiss the controller, which is not allowed.
  /// - Lua: presentationControllerDidAttemptToDismiss
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

/// Gives a presentation its animators and its presentation controller. Source: Apple, UIViewControllerTransitioningDelegate
/// - Lua: Gives a presented controller its own animations. It is the controller's transitioningDelegate.
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The animator for the presentation, or nil for the usual animation.
  /// - Lua: animationControllerForPresented, else nil
  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )?
  /// The animator for the dismissal, or nil for the usual animation.
  /// - Lua: animationControllerForDismissed, else nil
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// The object with which a finger controls that animator, or nil.
  /// - Lua: interactionControllerForPresentation, else nil
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  /// The object with which a finger controls that animator, or nil.
  /// - Lua: interactionControllerForDismissal, else nil
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  /// The presentation controller for the style custom, or nil.
  /// - Lua: presentationControllerForPresented, else nil
  ///
  /// Asked for the style custom only.
  func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController?
}

/// Source: Apple, UIModalTransitionStyle (raw values)
public enum UIModalTransitionStyle: Int, CaseIterable, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

/// Holds what a presentation shows: in the window, or in the view of the context. Its name is UIKit's.
final class UITransitionView: UIView {
  private(set) weak var presentation: UIPresentationController?

  init(_ presentation: UIPresentationController) {
    self.presentation = presentation
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// What is below is left out, unless it is a search, whose bar stands below, or a sheet that leaves it for use.
  /// Source: docs/rules/accessibility.md 2, E4
  override var accessibilityNature: AccessibilityNature {
    var nature = AccessibilityNature()
    if presentation?.presentationStyle == .popover {
      nature = AccessibilityNature(container: .popover)
      nature.label = presentation?.presentedViewController.title
    }
    nature.isModal =
      !(presentation?.presentedViewController is UISearchController) && (presentation as? UISheetPresentationController)?.letsTouchesThrough != true
    return nature
  }
  override var accessibilityCover: CGRect? {
    if let search = presentation?.presentedViewController as? UISearchController { return search.covered }
    guard (presentation as? UISheetPresentationController)?.letsTouchesThrough == true, let sheet = presentation?.shownView else { return nil }
    return sheet.screenRect(of: sheet.bounds)
  }
  /// What closes a popover comes last.
  override var accessibilityOrder: [UIView]? { presentation?.presentationStyle == .popover ? subviews.reversed() : nil }

  /// A touch that meets nothing of a popover or of a search goes through to what is below.
  private var letsTouchesThrough: Bool {
    presentation?.presentationStyle == .popover || presentation?.presentedViewController is UISearchController
      || (presentation as? UISheetPresentationController)?.letsTouchesThrough == true
  }

  override func layoutSubviews() {
    if let presentation { UIPresentationController.Overridable.containerViewWillLayoutSubviews(presentation) }
    super.layoutSubviews()
    if let presentation { UIPresentationController.Overridable.containerViewDidLayoutSubviews(presentation) }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && letsTouchesThrough ? nil : hit
  }
}

/// Says where a presented controller stands, and hears of its way there and back. Apps derive their own for the style custom.
/// Source: docs/rules/controllers.md 5; Apple, UIPresentationController
open class UIPresentationController: UIResponder {
  /// The presented controller holds it. One whose controller has ended leads nothing any more, and answers an empty one.
  public final var presentedViewController: UIViewController { presented ?? UIViewController() }
  private weak var presented: UIViewController?
  public internal(set) weak var presentingViewController: UIViewController?
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// What the presentation stands in, from its start to its end.
  public internal(set) var containerView: UIView?
  /// `present` has not returned yet.
  final var isBeginning = false
  /// How it really comes: what became of the style that was asked for.
  public internal(set) var presentationStyle: UIModalPresentationStyle

  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    (presented, presentingViewController) = (presentedViewController, presenting)
    presentationStyle = presentedViewController.presentedStyle
    super.init()
  }

  package final func begin(presented controller: UIViewController) {
    (presented, presentationStyle) = (controller, controller.presentedStyle)
  }
  package final func begin(presenting controller: UIViewController) { presentingViewController = controller }

  /// The view that is moved; the presented controller's own.
  open var presentedView: UIView? { presentedViewController.viewToPresent }
  /// The view that is placed, moved and animated: the one that a class of the app says, such as a wrapper with a shadow, else the class's own.
  /// Source: Apple, UIPresentationController.presentedView
  final var shownView: UIView? { overrides == nil ? presentedView : Overridable.presentedView(self) }
  /// Space: the container.
  open var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    return presentedViewController.modalFrame(in: containerView)
  }
  /// True takes the presenter's view away while it is covered.
  open var shouldRemovePresentersView: Bool { presentationStyle.hidesPresenter }
  open var shouldPresentInFullscreen: Bool { true }
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  open override var next: UIResponder? { presentingViewController }
  open override var responderWindow: UIWindow? { containerView?.window }
  public override var simulation: Simulation { presentedViewController.simulation }

  /// The presented view stands in the container.
  func didPlaceView() {}

  /// Asked and told of a way out that the user has taken: a touch outside, a finger that pulls.
  final func userMayDismiss() -> Bool {
    guard !UIViewController.Overridable.isModalInPresentation(presentedViewController), delegate?.presentationControllerShouldDismiss(self) ?? true else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    return presentationStyle != .popover || delegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
  }

  /// The user has taken that way out to its end.
  final func userHasDismissed() {
    delegate?.presentationControllerDidDismiss(self)
    if presentationStyle == .popover { delegate?.popoverPresentationControllerDidDismissPopover(self) }
  }
}

extension UIPresentationController {
  public enum Overridable {
    public static let frameOfPresentedViewInContainerView = OverridableMethod(
      property: "frameOfPresentedViewInContainerView", "The rectangle of the presented view in containerView.", unit: .points
    ) { (p: UIPresentationController) in p.frameOfPresentedViewInContainerView }
    public static let presentedView = OverridableMethod(
      property: "presentedView", "The view that is placed, moved and animated: the presented controller's, or a view that contains it; nil without one."
    ) { (p: UIPresentationController) in p.presentedView }
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
    public static let shouldRemovePresentersView = OverridableMethod(
      property: "shouldRemovePresentersView", "Whether the presenter's view is removed while it is covered."
    ) { (p: UIPresentationController) in p.shouldRemovePresentersView }
    public static let presentationTransitionWillBegin = OverridableMethod(
      "presentationTransitionWillBegin", "The presentation is about to begin: add your own views to containerView here."
    ) { (p: UIPresentationController) in p.presentationTransitionWillBegin() }
    public static let presentationTransitionDidEnd = OverridableMethod(
      "presentationTransitionDidEnd", "The presentation has ended; completed is false if it was cancelled.", "completed"
    ) {
      (p: UIPresentationController, completed: Bool) in p.presentationTransitionDidEnd(completed)
    }
    public static let dismissalTransitionWillBegin = OverridableMethod("dismissalTransitionWillBegin", "The dismissal is about to begin.") {
      (p: UIPresentationController) in p.dismissalTransitionWillBegin()
    }
    public static let dismissalTransitionDidEnd = OverridableMethod(
      "dismissalTransitionDidEnd", "The dismissal has ended; completed is false if it was cancelled.", "completed"
    ) {
      (p: UIPresentationController, completed: Bool) in p.dismissalTransitionDidEnd(completed)
    }
    public static let containerViewWillLayoutSubviews = OverridableMethod(
      "containerViewWillLayoutSubviews", "containerView is about to lay out its subviews, for example because the device has turned."
    ) { (p: UIPresentationController) in p.containerViewWillLayoutSubviews() }
    public static let containerViewDidLayoutSubviews = OverridableMethod(
      "containerViewDidLayoutSubviews", "containerView has laid out its subviews."
    ) {
      (p: UIPresentationController) in p.containerViewDidLayoutSubviews()
    }
  }
}

/// The style of UIKit's own that a presentation has: full screen, over it, in the context, a sheet in the middle with a dark screen behind.
public class SystemPresentationController: UIPresentationController {
  private(set) final var dimming: UIView?
  /// What the view of a card or a popover stands in, as in UIKit: the view's own frame begins at 0.
  var wrapper: UIDropShadowView { ownWrapper }
  private lazy final var ownWrapper = UIDropShadowView()
  /// A sheet of a system without cards stands in the container itself. Source: docs/rules/controllers.md 5
  var wrapsView: Bool { presentationStyle == .popover }

  /// The view that is moved: the presented controller's own, or what that stands in.
  public override var presentedView: UIView? {
    guard wrapsView, containerView != nil, let view = presentedViewController.viewToPresent else {
      return super.presentedView
    }
    let wrapper = wrapper
    if view.superview !== wrapper, presentedViewController.coveredPlace == nil { wrapper.hold(view) }
    return wrapper
  }

  public override func presentationTransitionWillBegin() {
    guard presentationStyle.isSheet else { return }
    addDimming(UIView())
    containerView?.addGestureRecognizer(SheetPull(self))
  }

  final func addDimming(_ view: UIView) {
    guard let containerView else { return }
    view.frame = containerView.bounds
    view.backgroundColor = simulation.system.colors.sheetDim
    view.alpha = 0
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.insertSubview(view, at: 0)
    dimming = view
  }

  /// What goes along with the presented view, inside the animation.
  func setShown(_ isShown: Bool) { dimming?.alpha = isShown ? 1 : 0 }
  /// A finger has pulled it down by a share of its way.
  func setPulled(_ share: CGFloat) { dimming?.alpha = 1 - share }
}
