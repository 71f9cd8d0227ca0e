import Foundation

/// Source: Apple, UIModalPresentationStyle (raw values); docs/rules/controllers.md 18.2
public enum UIModalPresentationStyle: Int, CaseIterable, Sendable {
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  /// The default since iOS 13: a page sheet; full screen up to iOS 12.
  case automatic = -2

  /// The presenter's view leaves the screen while the presented one covers it.
  var hidesPresenter: Bool { self == .fullScreen || self == .currentContext }
  /// The nearest container with `definesPresentationContext` holds the presented view, not the outermost container.
  var asksForContext: Bool { self == .currentContext || self == .overCurrentContext }
  /// Whether the controller stands in the middle, over a dark screen.
  var isSheet: Bool { self == .formSheet || self == .pageSheet }

  /// What comes of it on a device: only a pad has room for sheets in the middle and popovers. Source: docs/rules/controllers.md 5. Where sheets
  /// are cards, a phone shows them so; in compact height these fill the screen. Source: docs/rules/appearance.md 6
  func adapted(in simulation: Simulation) -> UIModalPresentationStyle {
    let (isPad, usesCards) = (simulation.screen.device.isPad, simulation.system.presentation.usesCards)
    let ofPhone = usesCards ? Self.pageSheet : .fullScreen
    switch self {
    case .automatic, .none: return usesCards ? (isPad ? .pageSheet : ofPhone) : .fullScreen
    case .pageSheet, .formSheet, .popover: return isPad ? self : ofPhone
    default: return self
    }
  }
}

/// One controller over another. `ModalPlace` says where the views stand.
/// Source: docs/rules/controllers.md 18.2; docs/rules/controllers.md 5
extension UIViewController {
  /// The controller that this one, or a container around it, presents.
  public var presentedViewController: UIViewController? { nearest(\.ownPresented) }
  /// The controller that presents this one, or a container around it.
  public var presentingViewController: UIViewController? { nearest(\.ownPresenting) }

  /// Shows another controller over this one. The outermost container does it, or for the styles of the current context the nearest one
  /// that defines a presentation context. One that presents already only warns.
  ///
  /// - Parameter completion: runs after the presented controller's `viewDidAppear`
  public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    present(controller, animated: animated, mayBeReplaced: true, completion)
  }

  /// - Parameter mayBeReplaced: whether the delegate may have another controller shown where there is no room for the style
  private func present(_ controller: UIViewController, animated: Bool, mayBeReplaced: Bool, _ completion: (() -> Void)?) {
    let presenter = self.presenter(inStyle: UIViewController.Overridable.modalPresentationStyle(controller)).orSearchInBar
    guard presenter.canPresent(controller, for: self) else { return }
    controller.takeOverriddenDelegate()
    let (presentation, style) = presenter.presentation(of: controller, source: self)
    if let exception = controller.reasonAgainst(style) {
      simulation.recordFault(exception)
      return
    }
    if mayBeReplaced, let delegate = presentation.delegate {
      let isAdapted = presentation.isAdapted(to: style)
      let other = isAdapted ? delegate.presentationController(presentation, viewControllerForAdaptivePresentationStyle: style) : nil
      delegate.presentationController(presentation, willPresentWithAdaptiveStyle: isAdapted ? style : .none)
      if let other, other !== controller {
        presentation.presentingViewController = controller.ownPresenting
        (other.modalPresentationStyle, other.modalTransitionStyle) = (style, UIViewController.Overridable.modalTransitionStyle(controller))
        let replaced = other.preparedPresentation()
        replaced.delegate = replaced.delegate ?? delegate
        return present(other, animated: animated, mayBeReplaced: false, completion)
      }
    }
    // The app, which was asked for the presentation controller, may have put one of the two elsewhere.
    guard presenter.canPresent(controller, for: self), let view = presenter.viewIfLoaded,
      let host = style.asksForContext ? view.superview : view.window
    else {
      presentation.presentingViewController = controller.ownPresenting
      return
    }
    controller.knownPresentation = presentation
    (controller.presentedStyle, presentation.presentationStyle) = (style, style)
    if style.isElevated, simulation.system.colors.followAppearance { simulation.hasVariedTraits = true }
    presenter.show(controller, presentation, in: host, source: self, animated: animated, completion)
  }

  /// Records a fault, or warns, where something speaks against a presentation that `source` has asked for.
  private func canPresent(_ controller: UIViewController, for source: UIViewController) -> Bool {
    if let exception = reasonAgainst(presenting: controller) {
      simulation.recordFault(exception)
      return false
    }
    let attempt = "Attempt to present \(controller.shown) on \(shown) (from \(source.shown))"
    if let other = ownPresented {
      simulation.warn("\(attempt) which is already presenting \(other.shown).")
      return false
    }
    // In the last callbacks of its own dismissal a controller can't present either.
    if ownPresenting?.presentation != nil || isBeingDismissed {
      simulation.warn("\(attempt) while a presentation is in progress.")
      return false
    }
    if viewIfLoaded?.superview == nil || viewIfLoaded?.window == nil {
      simulation.warn("\(attempt) whose view is not in the window hierarchy!")
      return false
    }
    return true
  }

  /// The presentation controller for a controller, and the style in which that is shown on this device.
  private func presentation(
    of controller: UIViewController, source: UIViewController
  ) -> (UIPresentationController, UIModalPresentationStyle) {
    var custom: UIPresentationController?
    if UIViewController.Overridable.modalPresentationStyle(controller) == .custom {
      custom = controller.transitioningDelegate?.presentationController(forPresented: controller, presenting: self, source: source)
    }
    let presentation = custom ?? controller.preparedPresentation()
    presentation.presentingViewController = self
    let style = presentation.adaptedStyle
    guard style == .pageSheet, let sheet = (presentation as? UIPopoverPresentationController)?.adaptiveSheetPresentationController else {
      return (presentation, style)
    }
    // A popover that has become a sheet.
    sheet.presentingViewController = self
    sheet.delegate = sheet.delegate ?? presentation.delegate
    return (sheet, style)
  }

  private func show(
    _ controller: UIViewController, _ presentation: UIPresentationController, in host: UIView, source: UIViewController, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    (ownPresented, controller.ownPresenting) = (controller, self)
    noteSubtree(of: controller)
    controller.isBeingPresented = true
    controller.loadViewIfNeeded()
    // Its viewDidLoad, or who is asked for the presentation's parts, may take it elsewhere.
    let isStill = { [self] in
      if ownPresented === controller, controller.knownPresentation === presentation { return true }
      if controller.ownPresenting == nil { controller.isBeingPresented = false }
      return false
    }
    guard isStill() else { return }
    if controller.presentedStyle.fillsScreen {
      turnScreenForTopmost(in: host.window ?? host as? UIWindow)
      guard isStill() else { return }
    }
    let container = UITransitionView(presentation)
    presentation.isBeginning = true
    defer {
      presentation.isBeginning = false
      container.setNeedsLayout()
    }
    container.frame = controller.presentedStyle.asksForContext ? placeInContext ?? host.bounds : host.bounds
    presentation.containerView = container
    let hidesPresenter = UIPresentationController.Overridable.shouldRemovePresentersView(presentation)
    let transition = PresentationTransition(self, controller, presentation, isPresentation: true, animated: animated, source: source)
    guard isStill() else { return }
    self.presentation = transition
    OpenedAtViews.viewGoes(viewIfLoaded, in: simulation)
    transition.announce()
    transition.end = { [self] completed in
      if self.presentation === transition { self.presentation = nil }
      if completed {
        presentationDidEnd(of: controller, presentation, in: container, hidesPresenter: hidesPresenter)
        completion?()
      } else {
        presentationWasCancelled(of: controller, presentation)
      }
    }
    if hidesPresenter { beginAppearanceTransition(false, animated: animated) }
    if transition.isOver { return }
    simulation.performWithoutAnimation { host.addSubview(container) }
    UIPresentationController.Overridable.presentationTransitionWillBegin(presentation)
    if transition.isOver { return }
    controller.beginAppearanceTransition(true, animated: animated)
    if transition.isOver { return }
    let isCustom = animated && controller.transitioningDelegate != nil
    simulation.performWithoutAnimation {
      if let view = presentation.shownView {
        view.frame = UIPresentationController.Overridable.frameOfPresentedViewInContainerView(presentation)
        if !isCustom { container.addSubview(view) }
        presentation.didPlaceView()
      }
    }
    transition.run(in: container, covered: hidesPresenter ? viewIfLoaded : nil)
  }

  private func presentationDidEnd(
    of controller: UIViewController, _ presentation: UIPresentationController, in container: UIView, hidesPresenter: Bool
  ) {
    if let view = presentation.shownView, view.superview == nil || !view.isDescendant(of: container) { container.addSubview(view) }
    UIPresentationController.Overridable.presentationTransitionDidEnd(presentation, true)
    controller.end(.appearing)
    if hidesPresenter, appearance.phase == .disappearing {
      if ownPresented === controller {
        leavePlace()
      } else if ownPresented == nil, viewIfLoaded?.window != nil {
        // A callback has closed it already: nothing covers the presenter.
        pass(.comes(.caller), animated: false)
      }
      end(.disappearing)
    }
    controller.isBeingPresented = false
  }

  /// Goes back to where nothing had been presented.
  private func presentationWasCancelled(of controller: UIViewController, _ presentation: UIPresentationController) {
    UIPresentationController.Overridable.presentationTransitionDidEnd(presentation, false)
    if controller.appearance.phase == .appearing { controller.begin(.goes(.caller), animated: true) }
    unlink([controller])
    controller.end(.disappearing)
    controller.isBeingPresented = false
    if appearance.phase == .disappearing { pass(.comes(.caller), animated: true) }
  }

  /// Closes what it presents, and everything above that; a controller that presents nothing is closed by its presenter. Without either
  /// nothing happens. In the midst of a presentation or a dismissal it only warns.
  ///
  /// - Parameter completion: runs after the closed controller's `viewDidDisappear`
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let presenter = selfAndContainers.first { $0.ownPresented != nil } ?? presentingViewController
    guard let presenter else { return }
    if ([presenter] + presenter.presentedAbove).contains(where: { $0.presentation != nil }) {
      simulation.warn("Attempt to dismiss from view controller \(presenter.shown) while a presentation or dismiss is in progress!")
      return
    }
    presenter.close(animated: animated, completion)
  }

  /// The user leaves a popover or a sheet without a touch. Returns: whether there was one that may be left
  final func escapeFromPresentation() -> Bool {
    guard let ownPresenting, let presentation = knownPresentation, !isBeingDismissed,
      presentation.presentationStyle == .popover || presentation.presentationStyle.isSheet, presentation.userMayDismiss()
    else { return false }
    presentation.delegate?.presentationControllerWillDismiss(presentation)
    ownPresenting.dismissByTouch { presentation.userHasDismissed() }
    return true
  }

  /// A finger closes what it presents, by a button, beside it or by a pull, or a search ends: a presentation that still moves ends at once.
  /// (Ours)
  final func dismissByTouch(_ completion: (() -> Void)?) { close(animated: true, completion) }

  private func close(animated: Bool, _ completion: (() -> Void)?) {
    if ownPresented?.isBeingDismissed == true { return }
    finishPresentations()
    // Callbacks of these ends may have closed the presented controller already.
    if ownPresented?.isBeingDismissed == true { return }
    let above = presentedAbove
    guard let top = above.last, top.ownPresenting != nil, let presentation = top.knownPresentation,
      let container = presentation.containerView
    else { return }
    // A controller that a finger has begun to pull down is disappearing already.
    let leaving = above.reversed().filter { $0.isVisible || $0.appearance.phase == .disappearing }
    for controller in above { controller.isBeingDismissed = true }
    if above.contains(where: { $0.presentedStyle.fillsScreen }) { turnScreenForTopmost(in: container.window) }
    top.takeOverriddenDelegate()
    let transition = PresentationTransition(self, top, presentation, isPresentation: false, animated: animated, source: self)
    self.presentation = transition
    transition.announce()
    let wasCovered = !isVisible && coveredPlace != nil
    transition.end = { [self] completed in
      if self.presentation === transition { self.presentation = nil }
      if completed {
        dismissalDidEnd(of: above, leaving)
        completion?()
      } else {
        dismissalWasCancelled(of: above, leaving, wasCovered: wasCovered)
      }
    }
    for controller in leaving { controller.beginAppearanceTransition(false, animated: animated) }
    if transition.isOver { return }
    for controller in above.reversed() {
      if let presentation = controller.knownPresentation { UIPresentationController.Overridable.dismissalTransitionWillBegin(presentation) }
    }
    if !isVisible, placeWithoutCover?.window != nil {
      beginAppearanceTransition(true, animated: animated)
      if transition.isOver { return }
      simulation.performWithoutAnimation { returnToPlace() }
    }
    for controller in above.dropLast() where animated {
      simulation.animate(withDuration: ControllerConstants.hideShowBarDuration) {
        (controller.knownPresentation as? SystemPresentationController)?.setShown(false)
      }
    }
    transition.run(in: container, covered: wasCovered ? viewIfLoaded : nil)
  }

  private func dismissalDidEnd(of above: [UIViewController], _ leaving: [UIViewController]) {
    // An animator may have moved its view into a container that goes now.
    let isInside = above.contains { $0.knownPresentation?.containerView.map { $0 === viewIfLoaded?.superview } ?? false }
    if coveredPlace != nil || isInside { returnToPlace() }
    for controller in above.reversed() {
      if let presentation = controller.knownPresentation { UIPresentationController.Overridable.dismissalTransitionDidEnd(presentation, true) }
    }
    // What comes back presents nothing any more when it hears of it. A case: V10
    for controller in above { controller.detach() }
    let containers = above.compactMap { $0.knownPresentation?.containerView }
    end(.appearing)
    for container in containers { container.removeFromSuperview() }
    // A controller that a callback has presented again has its new presenter already.
    unlink(above.filter { $0.ownPresenting == nil })
    for controller in leaving { controller.end(.disappearing) }
    for controller in above { controller.isBeingDismissed = false }
  }

  /// Goes back to where nobody had wanted to close the presentation.
  private func dismissalWasCancelled(of above: [UIViewController], _ leaving: [UIViewController], wasCovered: Bool) {
    for controller in above.reversed() {
      if let presentation = controller.knownPresentation { UIPresentationController.Overridable.dismissalTransitionDidEnd(presentation, false) }
    }
    if wasCovered, appearance.phase == .appearing {
      begin(.goes(.caller), animated: true)
      leavePlace()
      end(.disappearing)
    }
    for controller in above { controller.isBeingDismissed = false }
    for controller in leaving where controller.appearance.phase == .disappearing { controller.pass(.comes(.caller), animated: true) }
  }

  /// Somebody takes it elsewhere: its presenter is seen again, and everybody hears of it as in any dismissal.
  final func leavePresenter() {
    guard let presenter = ownPresenting else { return }
    presenter.finishPresentations()
    // What it is just about to present has nothing to leave, and doesn't come.
    unlink(presentedAbove.filter { $0.knownPresentation?.containerView == nil })
    if presenter.ownPresented === self { presenter.close(animated: false, nil) }
    // A controller that wasn't on the screen yet has no view to take away, nor has one that leaves the screen just now.
    if presenter.ownPresented === self, presenter.presentation == nil { unlink([self]) }
  }

  /// Nobody waits for what runs here and above, nor for what the last callbacks of that begin.
  final func finishPresentations() {
    for _ in 0..<Self.mostRounds {
      guard let running = ([self] + presentedAbove).lazy.compactMap(\.presentation).first else { return }
      running.finishAtOnce()
    }
  }
  /// A callback that begins another one each time is cut off. (Ours)
  static var mostRounds: Int { 16 }

  /// Its window has another root: what stands above it goes without further ado.
  final func dismissAtOnce() {
    finishPresentations()
    let above = presentedAbove
    unlink(above.reversed())
    // Controllers that a finger had begun to pull down are still disappearing.
    for controller in above.reversed() { controller.end(.disappearing) }
  }

  /// Nobody presents it from now on.
  private func detach() {
    ownPresenting?.ownPresented = nil
    ownPresenting = nil
  }

  private func unlink(_ controllers: [UIViewController]) {
    for controller in controllers {
      controller.detach()
      let container = controller.knownPresentation?.containerView
      // The view of a controller that a callback has put into a container, or has made a root, is shown there.
      let isAlone = controller.parent == nil && controller.rootWindow == nil
      if let view = controller.viewToPresent, isAlone || container.map(view.isDescendant) == true {
        view.removeFromSuperview()
      }
      controller.coveredPlace = nil
      container?.removeFromSuperview()
      controller.knownPresentation?.containerView = nil
      controller.knownPresentation = nil
      controller.presentationIsOver()
    }
  }

  private func presenter(inStyle style: UIModalPresentationStyle) -> UIViewController {
    let context = style.asksForContext ? selfAndContainers.first(where: \.definesPresentationContext) : nil
    return context ?? outermost
  }

  /// Itself, or the search in a navigation bar that it presents: what is presented during such a search comes over it.
  /// Source: docs/rules/controllers.md 5
  private var orSearchInBar: UIViewController {
    guard let search = ownPresented as? UISearchController, search.searchesInBar, !search.isBeingDismissed else { return self }
    return search
  }

  private func reasonAgainst(presenting controller: UIViewController) -> UIException? {
    if let reason = controller.reasonAgainstBeingPresented { return reason }
    if controller === self {
      return UIException(
        .invalidArgument, "Application tried to present modal view controller on itself. Presenting controller is \(shown).")
    }
    if controller.ownPresenting != nil || controller.parent != nil || controller.rootWindow != nil {
      return UIException(.invalidArgument, "Application tried to present modally an active controller \(controller.shown).")
    }
    if standsOn(controller) {
      return UIException(
        .invalidArgument,
        "Application tried to present modally an active controller \(controller.shown): \(shown), which would present it, stands in or over it.")
    }
    // (Ours) As deep as controllers may be nested: each covers the one before.
    guard hasRoom(for: controller) else {
      return UIException(
        .invalidArgument, "\(shown) can't present \(controller.shown): controllers can't be presented over one another deeper than \(Self.mostLevels) levels")
    }
    return nil
  }

  /// What of its own settings speaks against its presentation.
  private func reasonAgainst(_ style: UIModalPresentationStyle) -> UIException? {
    if Overridable.modalTransitionStyle(self) == .partialCurl, style != .fullScreen {
      return UIException(
        .invalidArgument,
        "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller \(shown).")
    }
    return nil
  }

  // MARK: Its presentation controller

  /// The presentation controller. If it is read before the controller is presented, it is made for the present `modalPresentationStyle`. Source: Apple, presentationController
  public var presentationController: UIPresentationController? {
    parent == nil ? preparedPresentation() : outermost.presentationController
  }

  /// The presentation controller where it is a popover's; nil elsewhere. Source: Apple, popoverPresentationController
  public var popoverPresentationController: UIPopoverPresentationController? { presentationController as? UIPopoverPresentationController }

  /// The presentation controller where it is a sheet's; nil elsewhere, and in a system without cards. Source: Apple, sheetPresentationController
  public var sheetPresentationController: UISheetPresentationController? { presentationController as? UISheetPresentationController }

  /// The presentation controller, where a script may have given it something: a popover's or a sheet's, or one with a delegate.
  package var givenPresentation: UIPresentationController? {
    guard let knownPresentation, type(of: knownPresentation) != SystemPresentationController.self || knownPresentation.delegate != nil else { return nil }
    return knownPresentation
  }

  private func preparedPresentation() -> UIPresentationController {
    let style = UIViewController.Overridable.modalPresentationStyle(self)
    let wantsPopover = style == .popover
    let wantsSheet = simulation.system.presentation.usesCards && (style == .automatic || style.isSheet)
    if let knownPresentation,
      ownPresenting != nil
        || (knownPresentation is UIPopoverPresentationController) == wantsPopover && (knownPresentation is UISheetPresentationController) == wantsSheet
    {
      return knownPresentation
    }
    let made =
      wantsPopover
      ? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      : wantsSheet
        ? UISheetPresentationController(presentedViewController: self, presenting: nil)
        : SystemPresentationController(presentedViewController: self, presenting: nil)
    knownPresentation = made
    return made
  }
}

extension UIPresentationController {
  /// Whether a style stands in for a sheet or a popover that was asked for and has no room.
  fileprivate func isAdapted(to style: UIModalPresentationStyle) -> Bool {
    let wanted = UIViewController.Overridable.modalPresentationStyle(presentedViewController)
    return style != wanted && (wanted.isSheet || wanted == .popover)
  }

  /// What becomes of the style on a device: only where the width is regular there is room for sheets and popovers, unless the delegate
  /// says otherwise. Source: docs/rules/controllers.md 5
  fileprivate var adaptedStyle: UIModalPresentationStyle {
    let wanted = UIViewController.Overridable.modalPresentationStyle(presentedViewController)
    let adapted = wanted.adapted(in: simulation)
    let traits = presentingViewController?.traitCollection ?? .current
    guard isAdapted(to: adapted), let answer = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) else { return adapted }
    // A sheet that stands in for another style has no more room than one that was asked for.
    return answer == .none ? wanted : answer == .automatic ? .fullScreen : answer.isSheet ? answer.adapted(in: simulation) : answer
  }
}
