import Foundation

/// Where a controller's view stood that a presented one has replaced.
struct CoveredPlace {
  weak var superview: UIView?
  /// The parent of the controller whose view was covered. The view doesn't come back if the controller has another parent now.
  weak var parent: UIViewController?
  var frame: CGRect
  /// Whether the covered view filled its superview, and will again.
  var isFilling: Bool
}

extension UIView {
  /// As its frame, from which a transform moves it: a card in front may have pushed it back.
  final func takePlace(_ frame: CGRect) {
    if transform == .identity { self.frame = frame } else { (bounds.size, center) = (frame.size, CGPoint(x: frame.midX, y: frame.midY)) }
  }
}

/// Where the views of presented controllers stand: over the whole window, in their presenter's place, or in the middle as a sheet.
/// Source: docs/rules/controllers.md 5. Space: the bounds of what holds them. Units: points
extension UIViewController {
  /// Where its view stands while it is presented.
  final func modalFrame(in container: UIView) -> CGRect {
    let bounds = container.bounds
    if container is UIDropShadowView { return bounds }
    switch presentedStyle {
    case .formSheet:
      let preferred = UIViewController.Overridable.preferredContentSize(self)
      let size = preferred.width > 0 && preferred.height > 0 ? preferred : ControllerConstants.formSheetSize
      return centered(CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height)), in: bounds)
    case .pageSheet:
      // As high as the status bar leaves.
      let top = container.safeAreaInsets.top
      let size = CGSize(width: min(ControllerConstants.pageSheetWidth, bounds.width), height: max(0, bounds.height - top))
      var frame = centered(size, in: bounds)
      frame.origin.y = bounds.minY + top
      return frame
    default: return bounds
    }
  }

  /// The frame just below the container, where the presented view starts and ends.
  final func hiddenModalFrame(in container: UIView) -> CGRect {
    let card = knownPresentation as? UISheetPresentationController
    let frame = card?.isCard == true ? card?.frameOfPresentedViewInContainerView ?? modalFrame(in: container) : modalFrame(in: container)
    return frame.offsetBy(dx: 0, dy: presentedStyle.isSheet ? container.bounds.maxY - frame.minY : frame.height)
  }

  private func centered(_ size: CGSize, in bounds: CGRect) -> CGRect {
    let scale = simulation.screen.scale
    return CGRect(
      x: (bounds.midX - size.width / 2).roundedToPixel(scale: scale), y: (bounds.midY - size.height / 2).roundedToPixel(scale: scale),
      width: size.width, height: size.height)
  }

  /// Where its view is, or was before it was covered.
  final var placeInContext: CGRect? {
    guard let view = viewIfLoaded else { return nil }
    if view.superview != nil { return view.frame }
    guard let place = coveredPlace else { return nil }
    return place.isFilling ? place.superview?.bounds ?? place.frame : place.frame
  }

  /// A presented view has covered its own.
  final func leavePlace() {
    guard let view = viewIfLoaded, let superview = view.superview else { return }
    coveredPlace = CoveredPlace(superview: superview, parent: parent, frame: view.frame, isFilling: view.frame == superview.bounds)
    view.removeFromSuperview()
  }

  /// What its view stands in while nothing covers it: where it was when it was covered, unless it has another parent since; else the window
  /// that it is the root of, or what holds it as a presented one.
  final var placeWithoutCover: UIView? {
    guard coveredPlace.map({ $0.parent === parent }) ?? true else { return nil }
    return coveredPlace?.superview ?? rootWindow ?? ownPresentationContainer
  }

  /// What holds the view of the controller that it presents in its context, beside its own view.
  final var presentedInContext: UIView? {
    guard let ownPresented, ownPresented.presentedStyle.asksForContext else { return nil }
    return ownPresented.knownPresentation?.containerView
  }

  /// Its view has come back to a place, which it had left with what it presents in its context.
  final func bringPresentedInContext() {
    guard let context = presentedInContext, context.superview == nil, let view = viewIfLoaded, let place = view.superview else { return }
    context.frame = view.frame
    place.insertSubview(context, aboveSubview: view)
  }

  /// The view is no longer covered: puts it back where it was, behind any views that still cover it.
  final func returnToPlace() {
    guard let superview = placeWithoutCover else {
      coveredPlace = nil
      return
    }
    view.frame = ownPresenting == nil ? placeInContext ?? superview.bounds : modalFrame(in: superview)
    coveredPlace = nil
    let above = ownPresented?.knownPresentation?.containerView
    superview.insertSubview(view, at: superview.subviews.firstIndex { $0 === above } ?? superview.subviews.count)
  }

  private var ownPresentationContainer: UIView? { knownPresentation?.containerView }
}
