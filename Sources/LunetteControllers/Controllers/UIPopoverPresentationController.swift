import Foundation

/// Source: Apple, UIPopoverArrowDirection (raw values)
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection([])
}

/// A small screen with an arrow that points at its source, a view or a bar button. Where the width is compact another style takes its place.
/// Source: docs/rules/controllers.md 5. Units: points
public final class UIPopoverPresentationController: SystemPresentationController {
  public weak var sourceView: UIView? { didSet { placeMayHaveChanged() } }
  /// Space: the source view; empty for all of it.
  public var sourceRect = CGRect.null { didSet { placeMayHaveChanged() } }
  /// Kept: a popover never covers what it points at.
  public var canOverlapSourceViewRect = false
  public weak var barButtonItem: UIBarButtonItem? { didSet { placeMayHaveChanged() } }
  public var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { placeMayHaveChanged() } }
  /// Where the arrow points, once it is shown.
  public private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// Views that take touches while the popover is shown; such a touch doesn't close it.
  public var passthroughViews: [UIView] = []
  public var popoverLayoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin) { didSet { placeMayHaveChanged() } }
  public var backgroundColor: UIColor?
  /// The sheet that it becomes where the width is compact; nil in a system without cards. Source: Apple, adaptiveSheetPresentationController (iOS 15)
  public var adaptiveSheetPresentationController: UISheetPresentationController? {
    guard simulation.system.presentation.usesCards else { return nil }
    if let adaptiveSheet { return adaptiveSheet }
    let sheet = UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)
    adaptiveSheet = sheet
    return sheet
  }
  private var adaptiveSheet: UISheetPresentationController?
  private let arrow = PopoverArrowView()
  /// Throws the popover's shadow, which the wrapper itself cuts off at its corners.
  private let shade = UIView()

  /// The least distance of a popover from the screen's edges. Source: docs/rules/controllers.md 5 (A)
  private static let margin: CGFloat = 10
  /// Source: docs/rules/controllers.md 5 (A for the width, D for the arrow; the others are ours)
  static let defaultSize = CGSize(width: 320, height: 480)
  private static let arrowBase: CGFloat = 37
  private static let arrowHeight: CGFloat = 13
  private static let cornerRadius: CGFloat = 10
  private static let shadowOpacity: CGFloat = 0.2
  private static let shadowRadius: CGFloat = 20

  /// Where it stands is asked in the first layout after `present`, so that an app can say it after that call.
  /// Source: Apple, UIPopoverPresentationController
  private func placeMayHaveChanged() { containerView?.setNeedsLayout() }

  /// Nothing says where it stands: it can't be shown.
  private func refuse() {
    simulation.recordFault(
      UIException(
        .generic,
        """
        UIPopoverPresentationController (<\(typeName(self))>) should have a non-nil sourceView or barButtonItem set before the presentation \
        occurs.
        """))
    presentedViewController.leavePresenter()
  }

  public override func containerViewWillLayoutSubviews() {
    guard presentationStyle == .popover, !isBeginning, let view = presentedView, !presentedViewController.isBeingDismissed else { return }
    guard sourceView != nil || barButtonItem != nil else { return refuse() }
    askForPlace()
    let frame = UIPresentationController.Overridable.frameOfPresentedViewInContainerView(self)
    if view.frame != frame { simulation.performWithoutAnimation { view.frame = frame } }
  }

  /// Asks the delegate where it shall point when the container has another size.
  private func askForPlace() {
    guard let size = containerView?.bounds.size, let known = placedIn, known != size else {
      placedIn = containerView?.bounds.size
      return
    }
    placedIn = size
    guard barButtonItem == nil, let sourceView, let delegate else { return }
    let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
    guard let answer = delegate.popoverPresentationController(self, willRepositionPopoverTo: rect, in: sourceView), answer != rect else { return }
    guard answer.minX.isFinite, answer.minY.isFinite, answer.width.isFinite, answer.height.isFinite else { return }
    sourceRect = answer
  }

  /// The size of the container in which it stands.
  private var placedIn: CGSize?

  /// What it points at. Space: the container.
  private var source: CGRect {
    guard let containerView else { return .zero }
    if let view = barButtonItem?.view { return containerView.convert(view.bounds, from: view) }
    guard let sourceView else { return .zero }
    return containerView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
  }

  private var size: CGSize {
    let wanted = UIViewController.Overridable.preferredContentSize(presentedViewController)
    return CGSize(
      width: wanted.width > 0 ? wanted.width : Self.defaultSize.width, height: wanted.height > 0 ? wanted.height : Self.defaultSize.height)
  }

  public override var frameOfPresentedViewInContainerView: CGRect {
    guard presentationStyle == .popover else { return super.frameOfPresentedViewInContainerView }
    let (frame, direction) = place()
    return frame.outset(by: arrowInsets(direction))
  }

  /// What the arrow takes of the view that goes on into it. Source: docs/rules/controllers.md 5
  private func arrowInsets(_ direction: UIPopoverArrowDirection) -> UIEdgeInsets {
    guard simulation.system.presentation.popoverFillsArrow, !(presentedViewController is UIAlertController) else { return .zero }
    var insets = UIEdgeInsets.zero
    switch direction {
    case .down: insets.bottom = Self.arrowHeight
    case .left: insets.left = Self.arrowHeight
    case .right: insets.right = Self.arrowHeight
    default: insets.top = Self.arrowHeight
    }
    return insets
  }

  /// On the first side, in the order up, down, left, right, where there is room; else where there is most of it.
  private func place() -> (frame: CGRect, direction: UIPopoverArrowDirection) {
    guard let containerView else { return (.zero, .unknown) }
    let safe = containerView.safeAreaInsets
    let margins = popoverLayoutMargins
    let room = CGRect(
      x: max(safe.left, margins.left), y: max(safe.top, margins.top),
      width: containerView.bounds.width - max(safe.left, margins.left) - max(safe.right, margins.right),
      height: containerView.bounds.height - max(safe.top, margins.top) - max(safe.bottom, margins.bottom))
    let (size, source, arrow) = (
      CGSize(width: min(self.size.width, room.width), height: min(self.size.height, room.height)), source, Self.arrowHeight
    )
    let sides: [(UIPopoverArrowDirection, CGFloat, CGFloat)] = [
      (.up, room.maxY - source.maxY - arrow, size.height), (.down, source.minY - room.minY - arrow, size.height),
      (.left, room.maxX - source.maxX - arrow, size.width), (.right, source.minX - room.minX - arrow, size.width),
    ]
    let permitted = sides.filter { permittedArrowDirections.contains($0.0) }
    let best = permitted.first { $0.1 >= $0.2 } ?? permitted.max { $0.1 - $0.2 < $1.1 - $1.2 } ?? sides[0]
    var frame = CGRect(origin: .zero, size: size)
    switch best.0 {
    case .down: frame.origin = CGPoint(x: source.midX - size.width / 2, y: source.minY - arrow - size.height)
    case .left: frame.origin = CGPoint(x: source.maxX + arrow, y: source.midY - size.height / 2)
    case .right: frame.origin = CGPoint(x: source.minX - arrow - size.width, y: source.midY - size.height / 2)
    default: frame.origin = CGPoint(x: source.midX - size.width / 2, y: source.maxY + arrow)
    }
    let scale = simulation.screen.scale
    frame.origin.x = min(max(frame.minX, room.minX), room.maxX - size.width).roundedToPixel(scale: scale)
    frame.origin.y = min(max(frame.minY, room.minY), room.maxY - size.height).roundedToPixel(scale: scale)
    return (frame, best.0)
  }

  public override func presentationTransitionWillBegin() {
    guard presentationStyle == .popover, let containerView, let view = presentedView else {
      return super.presentationTransitionWillBegin()
    }
    delegate?.prepareForPopoverPresentation(self)
    (_, arrowDirection) = place()
    let catcher = PopoverCatcher(self)
    catcher.frame = containerView.bounds
    catcher.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.insertSubview(catcher, at: 0)
    view.layer.cornerRadius = Self.cornerRadius
    view.clipsToBounds = true
    view.alpha = 0
    (arrow.alpha, shade.alpha) = (0, 0)
    shade.isUserInteractionEnabled = false
    shade.layer.cornerRadius = Self.cornerRadius
    (shade.layer.shadowOpacity, shade.layer.shadowRadius, shade.layer.shadowOffset) = (Self.shadowOpacity, Self.shadowRadius, .zero)
    for part in [shade, arrow] {
      // Elevated, as what they belong to. Source: docs/rules/appearance.md 2
      if simulation.system.colors.followAppearance { part.changeOwnTraits { $0.overrides.level = .elevated } }
      containerView.addSubview(part)
    }
    layOutArrow()
  }

  override func setShown(_ isShown: Bool) {
    guard presentationStyle == .popover else { return super.setShown(isShown) }
    presentedView?.alpha = isShown ? 1 : 0
    arrow.alpha = isShown ? 1 : 0
    shade.alpha = isShown ? 1 : 0
  }

  public override func containerViewDidLayoutSubviews() {
    guard presentationStyle == .popover else { return }
    layOutArrow()
  }

  private func layOutArrow() {
    let (frame, direction) = place()
    arrowDirection = direction
    shade.frame = frame
    let color = shownColor
    shade.backgroundColor = color
    for part in [shade, arrow] where part.overrideStyle != presentedViewController.overrideStyle {
      part.overrideStyle = presentedViewController.overrideStyle
    }
    let (source, base, height) = (source, Self.arrowBase, Self.arrowHeight)
    func along(_ middle: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(middle - base / 2, low + Self.cornerRadius), max(low + Self.cornerRadius, high - Self.cornerRadius - base))
    }
    let x = along(source.midX, frame.minX, frame.maxX)
    let y = along(source.midY, frame.minY, frame.maxY)
    switch direction {
    case .down: arrow.frame = CGRect(x: x, y: frame.maxY, width: base, height: height)
    case .left: arrow.frame = CGRect(x: frame.minX - height, y: y, width: height, height: base)
    case .right: arrow.frame = CGRect(x: frame.maxX, y: y, width: height, height: base)
    default: arrow.frame = CGRect(x: x, y: frame.minY - height, width: base, height: height)
    }
    arrow.point(direction, color: color)
    cutOutArrow(arrowInsets(direction), frame, direction)
  }

  /// The view that goes on into the arrow is seen as far as the box and the arrow reach.
  private func cutOutArrow(_ insets: UIEdgeInsets, _ box: CGRect, _ direction: UIPopoverArrowDirection) {
    wrapper.cutOff = insets
    guard insets != .zero else { return }
    let shape = wrapper.layer.mask as? CAShapeLayer ?? CAShapeLayer()
    let origin = CGPoint(x: box.minX - insets.left, y: box.minY - insets.top)
    var path = CGPath()
    path.addRoundedRect(in: box.offsetBy(dx: -origin.x, dy: -origin.y), cornerRadius: Self.cornerRadius)
    for element in PopoverArrowView.outline(direction, in: arrow.frame.offsetBy(dx: -origin.x, dy: -origin.y)) { path.add(element) }
    simulation.performWithoutAnimation {
      wrapper.layer.cornerRadius = 0
      shape.frame = CGRect(origin: .zero, size: box.outset(by: insets).size)
      shape.path = path
      if wrapper.layer.mask !== shape { wrapper.layer.mask = shape }
    }
  }

  private var shownColor: UIColor { backgroundColor ?? presentedViewController.popoverColor ?? simulation.system.colors.table }

  /// A finger has landed outside.
  func wasTouchedOutside() {
    guard !presentedViewController.isBeingDismissed, userMayDismiss() else { return }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.presentingViewController?.dismissByTouch { [self] in
      presentedViewController.popoverDidDismissByTouch()
      userHasDismissed()
    }
  }

  /// Whether a touch at this point goes to one of the `passthroughViews`, or to the bar button that the popover points at.
  func passes(_ point: CGPoint, from view: UIView) -> Bool {
    (passthroughViews + [barButtonItem?.view].compactMap { $0 }).contains { open in
      open.window === view.window && open.bounds.holds(open.convert(point, from: view))
    }
  }
}

extension CGRect {
  fileprivate func outset(by insets: UIEdgeInsets) -> CGRect {
    inset(by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}

/// Behind a popover: takes the touches that miss it.
final class PopoverCatcher: UIControl {
  private weak var popover: UIPopoverPresentationController?
  override var accessibilityNature: AccessibilityNature { AccessibilityNature(.button, label: "dismiss popup", .button) }

  init(_ popover: UIPopoverPresentationController) {
    self.popover = popover
    super.init(frame: .zero)
    accessibilityIdentifier = "PopoverDismissRegion"
    addAction(for: .touchUpInside) { [weak self] _, _ in self?.popover?.wasTouchedOutside() }
  }

  /// The catcher stands beside the popover's content, so its way up does not lead through the popover's controller.
  override func accessibilityPerformEscape() -> Bool { popover?.presentedViewController.escapeFromPresentation() ?? false }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && popover?.passes(point, from: self) != true
  }
}
