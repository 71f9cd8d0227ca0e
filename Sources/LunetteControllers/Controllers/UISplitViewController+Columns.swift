import Foundation
@_spi(Lunette) import LunetteStage

/// Where the two views stand. Units: points.
extension UISplitViewController {
  /// The width of the primary column; while it is hidden, the width that it would have.
  public var primaryColumnWidth: CGFloat { primaryWidth(in: viewIfLoaded?.bounds.size ?? simulation.screen.bounds.size) }

  func primaryWidth(in size: CGSize) -> CGFloat {
    if isCollapsed { return size.width }
    let isPad = simulation.screen.device.isPad
    let usual = size.width < SplitConstants.largePadWidth ? SplitConstants.padColumnWidth : SplitConstants.largePadColumnWidth
    let automatic = Self.automaticDimension
    let most = maximumPrimaryColumnWidth == automatic ? max(usual, preferredPrimaryColumnWidth) : maximumPrimaryColumnWidth
    let least = minimumPrimaryColumnWidth == automatic ? 0 : minimumPrimaryColumnWidth
    var width = isPad ? usual : (size.width * SplitConstants.phoneColumnShare).rounded(.up)
    if preferredPrimaryColumnWidth != automatic {
      width = preferredPrimaryColumnWidth
    } else if preferredPrimaryColumnWidthFraction != automatic {
      width = (size.width * preferredPrimaryColumnWidthFraction.clamped(0, 1)).rounded()
    }
    return width.clamped(min(least, most), max(least, most)).clamped(0, size.width)
  }

  var separatorWidth: CGFloat { 1 / simulation.screen.scale }

  /// Whether the primary column stands at the left: the leading edge is the right one where the interface goes from right to left.
  var isPrimaryLeft: Bool { (primaryEdge == .leading) != (viewIfLoaded?.isMirrored ?? false) }

  /// Space: the container.
  func primaryFrame(_ mode: DisplayMode, in size: CGSize) -> CGRect {
    let width = primaryWidth(in: size)
    let isHidden = mode == .primaryHidden
    let x = isPrimaryLeft ? (isHidden ? 0 - width - separatorWidth : 0) : (isHidden ? size.width + separatorWidth : size.width - width)
    return CGRect(x: x, y: 0, width: width, height: size.height)
  }

  func secondaryFrame(_ mode: DisplayMode, in size: CGSize) -> CGRect {
    guard mode == .allVisible else { return CGRect(origin: .zero, size: size) }
    let taken = min(size.width, primaryWidth(in: size) + separatorWidth)
    return CGRect(x: isPrimaryLeft ? taken : 0, y: 0, width: size.width - taken, height: size.height)
  }

  // MARK: Layout

  func layOutBars() {
    guard viewIfLoaded != nil, !isArranging else { return }
    turn.hold { if let columns { columns.arrange() } else { arrange() } }
  }

  private func arrange() {
    guard let view = viewIfLoaded else { return }
    isArranging = true
    settleCollapse()
    isArranging = false
    let size = view.bounds.size
    // A turn of the screen forgets what the user had chosen on the other side.
    if size != knownSize, knownSize != .zero { chosenMode = nil }
    knownSize = size
    edgePan.edges = gestureEdge
    let mode = wantedMode(in: size)
    if mode != shownMode { changeMode(to: mode, animated: false) } else if runningSlide == nil { place(mode) }
  }

  /// - Parameter animated: slides; else the views stand there at once
  func changeMode(to mode: DisplayMode, animated: Bool) {
    guard let view = viewIfLoaded, mode != shownMode else { return }
    let old = shownMode
    if old != .automatic, !isCollapsed, let delegate {
      // What the delegate changes about the columns comes with the next layout.
      isArranging = true
      delegate.splitViewController(self, willChangeTo: mode)
      isArranging = false
      view.setNeedsLayout()
    }
    shownMode = mode
    updateModeButton()
    guard animated, view.window != nil, let primary, isVisible, simulation.areAnimationsEnabled, (old == .primaryHidden) != (mode == .primaryHidden)
    else { return place(mode) }
    slide(primary, from: old, to: mode)
  }

  /// Everything where it belongs, at once.
  private func place(_ mode: DisplayMode) {
    guard let view = viewIfLoaded else { return }
    let size = view.bounds.size
    let showsPrimary = isCollapsed || mode != .primaryHidden
    endSlide(isShown: showsPrimary)
    if let secondary { put(secondary, secondaryFrame(mode, in: size), behind: true) }
    if let primary {
      if showsPrimary {
        put(primary, isCollapsed ? view.bounds : primaryFrame(mode, in: size), behind: false)
      } else if primary.viewIfLoaded?.superview === view {
        primary.view.removeFromSuperview()
      }
    }
    placeRest(mode)
  }

  func put(_ controller: UIViewController, _ frame: CGRect, behind: Bool) {
    guard let view = viewIfLoaded, controller.parent === self else { return }
    let content = controller.view
    // Its viewDidLoad may have taken it elsewhere.
    guard controller.parent === self else { return }
    if content.frame != frame { content.frame = frame }
    content.autoresizingMask = []
    if content.superview !== view {
      if behind { view.insertSubview(content, at: 0) } else { view.addSubview(content) }
      // A callback of the controller may have taken it elsewhere.
      guard controller.parent === self else { return removeView(of: controller, from: view) }
    }
    content.updateSafeArea()
  }

  /// What lies between and over the two.
  private func placeRest(_ mode: DisplayMode) {
    guard let view = viewIfLoaded else { return }
    let showsPrimary = !isCollapsed && mode != .primaryHidden && primary != nil
    outside.frame = view.bounds
    if showsPrimary, mode == .primaryOverlay, let content = primary?.viewIfLoaded {
      view.insertSubview(outside, belowSubview: content)
    } else if outside.superview != nil {
      outside.removeFromSuperview()
    }
    guard showsPrimary else { return separator.removeFromSuperview() }
    let frame = primaryFrame(mode, in: view.bounds.size)
    separator.frame = CGRect(
      x: isPrimaryLeft ? frame.maxX : frame.minX - separatorWidth, y: 0, width: separatorWidth, height: frame.height)
    view.addSubview(separator)
  }

  /// The primary one comes or goes sideways; it appears and disappears with the motion.
  private func slide(_ primary: UIViewController, from old: DisplayMode, to mode: DisplayMode) {
    guard let view = viewIfLoaded else { return }
    let (size, comes) = (view.bounds.size, mode != .primaryHidden)
    slideCount += 1
    let number = slideCount
    runningSlide = number
    primary.loadViewIfNeeded()
    // Its own `viewDidLoad` may have dismissed the columns: nothing slides off the screen.
    guard isVisible else { return place(shownMode) }
    if forwardsAppearance, runningSlide == number, self.primary === primary { primary.begin(comes ? .comes(.caller) : .goes(.caller), animated: true) }
    // A callback may have ended the slide, or have set another primary controller.
    guard runningSlide == number, self.primary === primary else { return }
    if comes {
      simulation.performWithoutAnimation {
        if primary.view.superview !== view { put(primary, primaryFrame(.primaryHidden, in: size), behind: false) }
        primary.view.layoutIfNeeded()
      }
    }
    ControllerTransition { [weak self] in
      if let self, runningSlide == number { place(shownMode) }
    }.start(duration: SplitConstants.slideDuration, options: .beginFromCurrentState, in: view) { [self] in
      primary.view.frame = primaryFrame(mode, in: size)
      if let secondary {
        put(secondary, secondaryFrame(mode, in: size), behind: true)
        secondary.view.layoutIfNeeded()
      }
      if comes { placeRest(mode) } else { separator.removeFromSuperview() }
    }
  }

  /// - Parameter isShown: whether the primary one stands there afterwards
  func endSlide(isShown: Bool) {
    guard runningSlide != nil else { return }
    runningSlide = nil
    if let primary { settleAppearance(of: primary, isShown: isShown) }
  }

  /// A slide is over, or somebody can't wait for its end.
  func settleAppearance(of primary: UIViewController, isShown: Bool) {
    guard forwardsAppearance, isVisible else { return }
    guard primary.appearance.isUnderway else { return }
    if (primary.appearance.phase == .appearing) != isShown { primary.beginAppearanceTransition(isShown, animated: false) }
    endDeparture(of: primary)
    endArrival(of: primary)
  }

  // MARK: Fingers and the button

  /// Takes the touches beside an overlay: a tap and a swipe to its edge hide it. (Ours: it is clear)
  func makeOutside() -> UIView {
    let view = UIView()
    let tap = UITapGestureRecognizer()
    _ = tap.addTarget { [weak self] _ in self?.choose(.secondaryOnly) }
    view.addGestureRecognizer(tap)
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      _ = swipe.addTarget { [weak self] _ in
        guard let self, presentsWithGesture, direction == (isPrimaryLeft ? .left : .right) else { return }
        choose(.secondaryOnly)
      }
      view.addGestureRecognizer(swipe)
    }
    return view
  }

  var gestureEdge: UIRectEdge { isPrimaryLeft ? .left : .right }

  func makeEdgePan() -> UIScreenEdgePanGestureRecognizer {
    let pan = SplitEdgeRecognizer()
    pan.split = self
    pan.edges = gestureEdge
    _ = pan.addTarget { [weak self] recognizer in
      guard let self, recognizer.state == .began else { return }
      if let columns { columns.showMore() } else { choose(.primaryOverlay) }
    }
    return pan
  }

  /// The button's title: the primary controller's title, or a word for showing the secondary controller alone. (Ours: without the arrow)
  private func updateModeButton() {
    let item = displayModeButtonItem
    if isCollapsed {
      // There is no other mode to change to: nothing is seen of it. Source: docs/rules/controllers.md 18.9
      (item.title, item.image) = (nil, nil)
    } else if shownMode == .allVisible {
      (item.title, item.image) = (nil, UIImage.expandArrows)
    } else {
      let name = (primary as? UINavigationController)?.viewControllers.first?.title ?? primary?.title
      (item.title, item.image) = (name ?? UINavigationItem.plainBackTitle, nil)
    }
  }
}

/// A finger from the edge at which the primary one is hidden.
private final class SplitEdgeRecognizer: UIScreenEdgePanGestureRecognizer {
  weak var split: UISplitViewController?

  override func mayBegin() -> Bool {
    guard let split, split.presentsWithGesture, !split.isCollapsed else { return false }
    return split.columns.map(\.hidesColumns) ?? (split.shownMode == .primaryHidden)
  }
}
