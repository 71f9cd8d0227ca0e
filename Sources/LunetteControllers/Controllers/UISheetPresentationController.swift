import Foundation
@_spi(Lunette) import LunetteStage

/// A card that comes from below and may rest at several heights, its detents. Source: docs/rules/appearance.md 6; Apple, UISheetPresentationController
public final class UISheetPresentationController: SystemPresentationController {
  /// A height at which a sheet rests. Source: Apple, UISheetPresentationController.Detent
  public struct Detent {
    public let identifier: String
    /// The height for the most that there can be, without the bottom's safe area; nil where the detent is inactive. Units: points.
    public let resolver: (ResolutionContext) -> CGFloat?

    public init(identifier: String, resolver: @escaping (ResolutionContext) -> CGFloat?) { (self.identifier, self.resolver) = (identifier, resolver) }

    public static let largeIdentifier = "large"
    public static let mediumIdentifier = "medium"
    public static func large() -> Detent { Detent(identifier: largeIdentifier) { $0.maximumDetentValue } }
    /// Half of the container; inactive where the height is compact. Source: docs/rules/appearance.md 6
    public static func medium() -> Detent {
      Detent(identifier: mediumIdentifier) { $0.isCompact ? nil : ($0.containerHeight / 2).rounded(.down) }
    }
  }

  /// What a detent is asked with. Units: points.
  public struct ResolutionContext {
    public let maximumDetentValue: CGFloat
    public let containerTraitCollection: UITraitCollection
    let containerHeight: CGFloat
    var isCompact: Bool { containerTraitCollection.verticalSizeClass == .compact }
  }

  public var detents = [Detent.large()] {
    didSet {
      if detents.isEmpty {
        simulation.recordFault(UIException(.invalidArgument, "detents must have at least one element, for example Detent.large()"))
        detents = oldValue
      }
      detentsDidChange()
    }
  }
  /// Nil until the sheet has appeared, unless it was set.
  public var selectedDetentIdentifier: String? {
    didSet {
      guard selectedDetentIdentifier != oldValue else { return }
      if isUnknown(selectedDetentIdentifier) {
        let names = detents.map { "\"\($0.identifier)\"" }.joined(separator: ", ")
        simulation.recordFault(
          UIException(
            .invalidArgument, "selectedDetentIdentifier must name one of the sheet's detents, \(names), got \"\(selectedDetentIdentifier ?? "")\""))
        selectedDetentIdentifier = oldValue
      }
      detentsDidChange()
    }
  }
  public var largestUndimmedDetentIdentifier: String? { didSet { detentsDidChange() } }
  public var prefersGrabberVisible = false { didSet { sheet.showsGrabber = prefersGrabberVisible && !fillsContainer } }
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  public var prefersEdgeAttachedInCompactHeight = false { didSet { if prefersEdgeAttachedInCompactHeight != oldValue { detentsDidChange() } } }
  /// Whether a card at the lower edge is as wide as its controller prefers, where the height is compact; else as wide as the safe area.
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { detentsDidChange() } }
  }
  /// Nil for the system's. Units: points.
  public var preferredCornerRadius: CGFloat? { didSet { sheet.layer.cornerRadius = cornerRadius } }

  private(set) lazy var sheet = makeSheet()
  /// The view that a card in front has pushed back.
  private weak var behind: UIView?
  /// How far a finger has pulled the sheet below its lowest detent. Units: points.
  private(set) var pulled: CGFloat = 0
  /// The height to which a finger has brought it; nil without a finger. Units: points.
  private var ledHeight: CGFloat?

  private func makeSheet() -> UISheetView {
    let sheet = UISheetView()
    sheet.layer.cornerRadius = cornerRadius
    sheet.presentation = self
    return sheet
  }

  private var cornerRadius: CGFloat { fillsContainer ? 0 : preferredCornerRadius ?? simulation.system.presentation.sheetRadius }

  // MARK: Where it stands

  /// Whether the sheet is a card, as on a phone; elsewhere it stands in the middle.
  var isCard: Bool { presentationStyle == .pageSheet && !simulation.screen.device.isPad }

  /// A device that has been turned leaves no room for a card: it fills the screen. Source: docs/rules/appearance.md 6
  var fillsContainer: Bool {
    isCard && !prefersEdgeAttachedInCompactHeight && containerView?.traitCollection.verticalSizeClass == .compact
  }

  override var wrapsView: Bool { presentationStyle.isSheet }
  override var wrapper: UIDropShadowView {
    sheet.roundsAllCorners = presentationStyle == .formSheet
    return sheet
  }

  /// From the container's top to the card's, where it is as high as it can be. Units: points.
  private func top(in container: UIView) -> CGFloat {
    if fillsContainer { return 0 }
    let constants = simulation.system.presentation
    return max(container.safeAreaInsets.top + constants.sheetGap, constants.sheetTop)
  }

  private var largestHeight: CGFloat { containerView.map { max(0, $0.bounds.height - top(in: $0)) } ?? 0 }

  /// The detents that are active, in the order of the list, with their heights. Without one it is as high as it can be.
  private func activeDetents() -> [(identifier: String, height: CGFloat)] {
    guard let container = containerView else { return [] }
    let (most, bottom) = (largestHeight, container.safeAreaInsets.bottom)
    let below = max(bottom, keyboardHeight)
    if fillsContainer { return [(Detent.largeIdentifier, most)] }
    let context = ResolutionContext(
      maximumDetentValue: max(0, most - bottom), containerTraitCollection: container.traitCollection, containerHeight: container.bounds.height)
    let active = detents.compactMap { detent in detent.resolver(context).map { (detent.identifier, min($0 + below, most)) } }
    return active.isEmpty ? [(Detent.largeIdentifier, most)] : active
  }

  private var current: (identifier: String, height: CGFloat) {
    let active = activeDetents()
    return active.first { $0.identifier == selectedDetentIdentifier } ?? active.first ?? (Detent.largeIdentifier, largestHeight)
  }

  public override var frameOfPresentedViewInContainerView: CGRect {
    guard isCard, let container = containerView else { return super.frameOfPresentedViewInContainerView }
    let height = ledHeight ?? current.height
    let (x, width) = sides(in: container)
    return CGRect(x: x, y: container.bounds.height - height + pulled, width: width, height: height)
  }

  /// Source: docs/rules/appearance.md 6; Apple, widthFollowsPreferredContentSizeWhenEdgeAttached
  private func sides(in container: UIView) -> (x: CGFloat, width: CGFloat) {
    guard prefersEdgeAttachedInCompactHeight, container.traitCollection.verticalSizeClass == .compact else { return (0, container.bounds.width) }
    let (room, insets) = (container.bounds.width, container.safeAreaInsets)
    let wanted = UIViewController.Overridable.preferredContentSize(presentedViewController).width
    if widthFollowsPreferredContentSizeWhenEdgeAttached, wanted > 0 {
      let width = min(wanted, room)
      return (((room - width) / 2).roundedToPixel(scale: simulation.screen.scale), width)
    }
    return (insets.left, max(0, room - insets.left - insets.right))
  }

  /// Whether it is as high as it can be, as a card.
  fileprivate var isHighest: Bool { !fillsContainer && largestHeight - (ledHeight ?? current.height) < 0.5 }

  /// Whether its presenter is shown smaller behind it, on black.
  var pushesBack: Bool { isCard && containerView != nil && isHighest }
  /// Whether the presenter was pushed back when the card was placed.
  private var pushedBack = false

  // MARK: What is behind it

  /// How much of the dim is seen, from 0 to 1. Source: docs/rules/appearance.md 6
  private var dimShare: CGFloat {
    let active = activeDetents()
    if let undimmed = active.first(where: { $0.identifier == largestUndimmedDetentIdentifier }), current.height <= undimmed.height { return 0 }
    if fillsContainer { return 0 }
    let height = max(1, ledHeight ?? current.height)
    return (1 - pulled / height).clamped(0, 1)
  }
  var letsTouchesThrough: Bool { isCard && !fillsContainer && dimShare == 0 }

  public override func presentationTransitionWillBegin() {
    guard isCard else { return super.presentationTransitionWillBegin() }
    addDimming(UIDimmingView())
    sheet.addGestureRecognizer(SheetDrag(self))
    dimming?.addGestureRecognizer(makeDimTap())
    sheet.showsGrabber = prefersGrabberVisible
    if selectedDetentIdentifier == nil { waitsForSelection = true }
    watchKeyboard()
    behind = presentedViewController.presenterBehindCard
  }
  private var waitsForSelection = false
  /// The springs so far; whether the last one is under way; what comes after it.
  private var springs = 0
  private var isSpringing = false
  private var waitsForRest: (() -> Void)?

  /// A tap beside the card closes it, where its delegate allows that.
  private func makeDimTap() -> UIGestureRecognizer {
    let tap = UITapGestureRecognizer()
    _ = tap.addTarget { [weak self] _ in
      guard let self, userMayDismiss() else { return }
      delegate?.presentationControllerWillDismiss(self)
      presentedViewController.ownPresenting?.dismissByTouch { [weak self] in self.map { $0.delegate?.presentationControllerDidDismiss($0) } }
    }
    return tap
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if isCard, completed, waitsForSelection { (waitsForSelection, selectedDetentIdentifier) = (false, current.identifier) }
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed {
      behind?.transform = .identity
      unround()
      if let keyboardWatch { simulation.notificationCenter.removeObserver(keyboardWatch) }
    }
    endLead()
  }

  override func setShown(_ isShown: Bool) {
    guard isCard else { return super.setShown(isShown) }
    showDim(isShown ? dimShare : 0)
    pushBack(isShown ? 1 : 0)
  }

  private func showDim(_ share: CGFloat) {
    dimming?.alpha = share
    dimming?.isUserInteractionEnabled = share > 0
  }

  /// Puts what is behind back, while the card is as high as it can be.
  private func pushBack(_ share: CGFloat) {
    guard let behind, let container = containerView else { return }
    let rise = isHighest ? share * (1 - pulled / max(1, largestHeight)).clamped(0, 1) : 0
    // The place that it has without the transform: a card's is its own affair, a root fills the window, also after a turn.
    if !(behind is UISheetView) { behind.takePlace(container.bounds) }
    round(behind, rise)
    guard rise > 0 else {
      behind.transform = .identity
      return
    }
    let (size, rest) = (behind.bounds.size, behind.center.y - behind.bounds.height / 2)
    let scale = 1 - rise * simulation.system.presentation.behindMargin * 2 / max(1, size.width)
    let down = rise * (top(in: container) - simulation.system.presentation.sheetGap - rest)
    behind.transform = CGAffineTransform(translationX: 0, y: down - size.height * (1 - scale) / 2).scaledBy(x: scale, y: scale)
  }

  /// How what is behind looked before it was pushed back.
  private var lookBehind: (radius: CGFloat, corners: CACornerMask, clips: Bool)?

  /// What is pushed back has round corners at its top, as a card has. Source: docs/rules/appearance.md 6
  private func round(_ behind: UIView, _ share: CGFloat) {
    guard !(behind is UISheetView), share > 0 || lookBehind != nil else { return }
    if lookBehind == nil {
      lookBehind = (behind.layer.cornerRadius, behind.layer.maskedCorners, behind.clipsToBounds)
      behind.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      behind.clipsToBounds = true
    }
    behind.layer.cornerRadius = share * cornerRadius
  }

  private func unround() {
    guard let behind, let look = lookBehind else { return }
    lookBehind = nil
    (behind.layer.cornerRadius, behind.layer.maskedCorners, behind.clipsToBounds) = look
  }

  // MARK: Other detents

  /// A name that no detent has, nor one of the system's. Before the sheet has any of the app's own they may be still to come.
  private func isUnknown(_ identifier: String?) -> Bool {
    guard let identifier, identifier != Detent.largeIdentifier, identifier != Detent.mediumIdentifier else { return false }
    let isStillDefault = detents.count == 1 && detents[0].identifier == Detent.largeIdentifier && containerView == nil
    return !isStillDefault && !detents.contains { $0.identifier == identifier }
  }

  private func detentsDidChange() {
    guard isCard, containerView?.window != nil, !isBeginning, ledHeight == nil, !presentedViewController.isBeingPresented,
      !presentedViewController.isBeingDismissed
    else { return }
    place()
  }

  /// Puts card, dim and what is behind where they belong now.
  func place() {
    // Not by its frame: a card in front may have pushed it back.
    sheet.takePlace(frameOfPresentedViewInContainerView)
    sheet.layer.cornerRadius = cornerRadius
    sheet.showsGrabber = prefersGrabberVisible && !fillsContainer
    showDim(dimShare)
    pushBack(1)
    if pushedBack != pushesBack {
      pushedBack = pushesBack
      simulation.statusBarMayHaveChanged()
    }
    sheet.layoutIfNeeded()
  }

  /// Asks the detents anew, in the next layout at the latest. Source: Apple, invalidateDetents
  public func invalidateDetents() { detentsDidChange() }

  /// Changes of the detent inside of it move the sheet along the system's spring.
  public func animateChanges(_ changes: () -> Void) {
    springs += 1
    let number = springs
    isSpringing = true
    simulation.animate(as: simulation.system.motion.sheet, options: .allowUserInteraction, animations: changes) { [weak self] _ in
      guard let self, springs == number else { return }
      isSpringing = false
      let waiting = waitsForRest
      waitsForRest = nil
      waiting?()
    }
  }

  /// Calls the function when the card has sprung to its place, or now where it stands there.
  func whenAtRest(_ body: @escaping () -> Void) { if isSpringing { waitsForRest = body } else { body() } }

  public override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if isCard, let container = containerView, sheet.superview === container, sheet.bounds.size != frameOfPresentedViewInContainerView.size { place() }
  }

  /// From the lowest up.
  private var sortedDetents: [(identifier: String, height: CGFloat)] { activeDetents().sorted { $0.height < $1.height } }

  /// Which detent it stands at, from 0 for the lowest, and of how many.
  var placeAmongDetents: (place: Int, count: Int) {
    let active = sortedDetents
    return (active.firstIndex { $0.identifier == current.identifier } ?? 0, active.count)
  }

  func goToNextDetent() {
    let (place, count) = placeAmongDetents
    goToDetent(place + 1 < count ? 1 : -place)
  }

  /// Goes up or down by so many detents, which the user chooses; stays at the ends.
  func goToDetent(_ step: Int) {
    let active = sortedDetents
    guard let place = active.firstIndex(where: { $0.identifier == current.identifier }), active.indices.contains(place + step), step != 0 else { return }
    choose(active[place + step].identifier)
  }

  /// The user's choice, of which the delegate hears.
  private func choose(_ identifier: String) {
    let isNew = identifier != current.identifier
    ledHeight = nil
    animateChanges {
      selectedDetentIdentifier = identifier
      place()
    }
    guard isNew else { return }
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  // MARK: A finger

  /// A finger stops the card where it is seen. - Returns: how far below its place that is, in points
  func takeHold() -> CGFloat {
    guard !sheet.layer.animations.isEmpty, let seen = sheet.layer.presentation() else { return 0 }
    let ahead = seen.frame.minY - sheet.layer.frame.minY
    for view in [sheet, dimming, behind] { view?.layer.removeAllAnimations() }
    return ahead
  }

  /// Whether a finger that has gone so far down leads the card below its lowest detent. Units: points.
  func leadsBelowLowest(_ travel: CGFloat) -> Bool { activeDetents().map(\.height).min().map { current.height - travel < $0 } ?? false }

  /// Whether a finger that goes up may make the sheet higher.
  var mayGrow: Bool { current.height < (activeDetents().map(\.height).max() ?? 0) }

  /// Leads the sheet. - Parameter travel: downwards, since the beginning, in points; followed to this share
  func lead(by travel: CGFloat, share: CGFloat) {
    let heights = activeDetents().map(\.height)
    guard let least = heights.min(), let most = heights.max() else { return }
    let wanted = current.height - travel
    ledHeight = min(max(wanted, least), most)
    pulled = max(0, least - wanted) * share
    place()
  }

  /// Whether a finger that goes down makes it lower before it can close it.
  var mayShrink: Bool { current.height > (activeDetents().map(\.height).min() ?? 0) + 0.5 }

  /// The finger has lifted, with this speed downwards. - Returns: whether the sheet is to go
  func letGo(speed: CGFloat, mayClose: Bool) -> Bool {
    let fast = simulation.system.presentation.sheetSpeed
    let active = activeDetents().sorted { $0.height < $1.height }
    let height = ledHeight ?? current.height
    guard let least = active.first, let most = active.last else { return false }
    if mayClose, pulled > least.height / 2 || pulled > 0 && speed >= fast { return true }
    var goal = active.min { abs($0.height - height) < abs($1.height - height) } ?? least
    if speed >= fast { goal = active.last { $0.height < height } ?? least }
    if speed <= 0 - fast { goal = active.first { $0.height > height } ?? most }
    pulled = 0
    choose(goal.identifier)
    return false
  }

  /// The sheet goes on down from where it is.
  func endLead() { (ledHeight, pulled) = (nil, 0) }

  // MARK: The keyboard

  /// How much of the container the keyboard covers while a text in the card is edited: the card is so much higher. Units: points.
  /// Source: docs/rules/appearance.md 6
  private var keyboardHeight: CGFloat = 0
  private var keyboardWatch: SimulatedNotificationCenter.Observation?

  private func watchKeyboard() {
    keyboardWatch = simulation.notificationCenter.addObserver(forName: UIResponder.keyboardWillChangeFrameNotification) { [weak self] _ in
      self?.keyboardWillMove()
    }
  }

  private func keyboardWillMove() {
    guard isCard, let container = containerView, let window = container.window else { return }
    let keyboard = simulation.keyboard
    let edited = window.firstResponder as? UIView
    let isInCard = presentedView.map { edited?.isDescendant(of: $0) == true } ?? false
    let covered = keyboard.isVisible && isInCard ? max(0, container.bounds.maxY - container.convert(keyboard.frame, from: nil).minY) : 0
    guard covered != keyboardHeight, !presentedViewController.isBeingDismissed else { return }
    simulation.animate(as: simulation.system.motion.keyboard, options: [.beginFromCurrentState, .allowUserInteraction]) { [self] in
      keyboardHeight = covered
      place()
    }
  }
}

extension UIViewController {
  /// What a card pushes back: the view of a root, or the card below that is as high as it can be. Source: docs/rules/appearance.md 6
  fileprivate var presenterBehindCard: UIView? {
    // A search is a transparent cover: behind it is the controller in which one searches.
    guard let presenter = (ownPresenting as? UISearchController)?.ownPresenting ?? ownPresenting else { return nil }
    guard presenter.rootWindow == nil, let card = presenter.knownPresentation as? UISheetPresentationController, card.isCard else {
      return presenter.viewIfLoaded
    }
    return card.isHighest ? card.sheet : nil
  }
}
