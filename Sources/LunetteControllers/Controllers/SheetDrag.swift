import Foundation
@_spi(Lunette) import LunetteStage

/// What a card or a popover moves: the presented controller's view fills it. Its name is UIKit's.
class UIDropShadowView: UIView {
  final func hold(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// What its shape cuts off at its sides, as the arrow of a popover does beside itself; content keeps clear of it.
  final var cutOff = UIEdgeInsets.zero {
    didSet {
      guard cutOff != oldValue else { return }
      for view in subviews { view.updateSafeArea() }
    }
  }
  override func safeAreaInsets(for subview: UIView) -> UIEdgeInsets { super.safeAreaInsets(for: subview) + cutOff }
}

/// A card with round corners, in which a presented controller's view stands.
final class UISheetView: UIDropShadowView {
  private let grabber = UISheetGrabber()
  /// The one whose sheet this is.
  var presentation: UISheetPresentationController? {
    get { grabber.presentation }
    set { grabber.presentation = newValue }
  }
  override var accessibilityNature: AccessibilityNature { AccessibilityNature().with { $0.isGroup = true } }
  /// The grabber comes before what stands as high as it does.
  override var accessibilityOrder: [UIView]? { showsGrabber ? [grabber] + subviews.filter { $0 !== grabber } : nil }
  var showsGrabber = false {
    didSet {
      if showsGrabber { addSubview(grabber) } else { grabber.removeFromSuperview() }
      setNeedsLayout()
    }
  }

  /// One in the middle of a pad does; others reach the lower edge of the screen.
  var roundsAllCorners = false {
    didSet {
      let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      layer.maskedCorners = roundsAllCorners ? upper.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : upper
    }
  }

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    grabber.frame = CGRect(
      x: (bounds.width - UISheetGrabber.size.width) / 2, y: UISheetGrabber.top, width: UISheetGrabber.size.width, height: UISheetGrabber.size.height)
  }
}

/// Darkens what is behind a card. Its name is UIKit's.
final class UIDimmingView: UIView {}

/// The sign at the top of a sheet that it can be dragged; a tap goes to the next detent. Units: points. Source: docs/rules/appearance.md 6 (M)
final class UISheetGrabber: UIControl {
  static let size = CGSize(width: 36, height: 5)
  static let top: CGFloat = 5
  /// How far around it a finger meets it. Ours
  private static let reach: CGFloat = 20
  weak var presentation: UISheetPresentationController?

  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    backgroundColor = .part("grabber")
    layer.cornerRadius = Self.size.height / 2
    addAction(for: .touchUpInside) { [weak self] _, _ in self?.presentation?.goToNextDetent() }
  }

  // Source: docs/rules/accessibility.md 3
  override var accessibilityNature: AccessibilityNature {
    let (place, count) = presentation?.placeAmongDetents ?? (0, 1)
    guard count > 1 else { return AccessibilityNature(.button, label: "Sheet Grabber", .button) }
    let value = place == count - 1 ? "Expanded" : place == 0 ? "Collapsed" : nil
    return AccessibilityNature(.button, label: "Sheet Grabber", value: value, [.button, .adjustable])
  }
  override func accessibilityIncrement() { presentation?.goToDetent(1) }
  override func accessibilityDecrement() { presentation?.goToDetent(-1) }
  /// The grabber stands beside the sheet's content, so its way up does not lead through the sheet's controller.
  override func accessibilityPerformEscape() -> Bool { presentation?.presentedViewController.escapeFromPresentation() ?? false }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.shrunk(dx: 0 - Self.reach, dy: 0 - Self.reach).contains(point) }
}

/// A finger that drags a card: to another detent, or down and away.
///
/// A drag that may close the card asks the delegate as it begins, and the card's controller hears `viewWillDisappear`; when it comes back,
/// `viewWillAppear` and `viewDidAppear`. One that may not follows the finger a little. Source: docs/rules/appearance.md 6
final class SheetDrag: SheetPan<UISheetPresentationController> {
  private enum Mode { case resizes, mayClose, mayNotClose }
  private var mode = Mode.resizes
  /// How far below its place the card was seen, since it was still on its way, when the finger took hold of it. Units: points.
  private var shownAhead: CGFloat = 0

  /// How far a sheet that may not be closed follows the finger. Source: docs/rules/appearance.md 6 (D)
  static let stiffShare: CGFloat = 0.15

  /// Down where the content under the finger is at its top; up where the sheet can grow and the content lets it.
  override func mayBegin() -> Bool {
    guard let presentation, !presentation.fillsContainer, let sheet = presentation.shownView, abs(travel.y) > abs(travel.x) else { return false }
    let controller = presentation.presentedViewController
    guard !controller.isBeingDismissed, !controller.isBeingPresented, controller.ownPresented == nil else { return false }
    let isDown = travel.y > 0
    if !isDown, !presentation.mayGrow { return false }
    return contentLetsGo(of: sheet) { isDown || presentation.prefersScrollingExpandsWhenScrolledToEdge }
  }

  override func follow() {
    guard let presentation, let container = presentation.containerView else { return }
    let controller = presentation.presentedViewController
    let way = translation(in: container).y
    switch state {
    case .began:
      mode = .resizes
      shownAhead = presentation.takeHold()
      if travel.y > 0, !presentation.mayShrink { mode = mayClose(presentation) ? .mayClose : .mayNotClose }
    case .changed:
      // From a higher detent it may go on down past the lowest one.
      if mode == .resizes, presentation.leadsBelowLowest(way + shownAhead) { mode = mayClose(presentation) ? .mayClose : .mayNotClose }
    case .ended, .cancelled:
      let speed = state == .cancelled || restBeforeLift >= ControllerConstants.swipeRest ? 0 : velocity(in: container).y
      let closes = presentation.letGo(speed: mode == .mayNotClose ? 0 : speed, mayClose: mode == .mayClose && state == .ended)
      if closes {
        close(presentation)
      } else if mode == .mayNotClose {
        presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
      } else if mode == .mayClose {
        controller.begin(.comes(.caller), animated: true)
        // The controller has come when the card is at rest, unless a finger has taken hold of the card again.
        presentation.whenAtRest { controller.end(.appearing) }
      }
      return
    default: return
    }
    presentation.lead(by: way + shownAhead, share: mode == .mayNotClose ? Self.stiffShare : 1)
  }
}
