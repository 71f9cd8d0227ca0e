import Foundation

/// What a split view controller asks of the app. Source: Apple, UISplitViewControllerDelegate
/// - Lua: Decides how a split view controller shows its two controllers, and what happens to them when there is room for only one.
public protocol UISplitViewControllerDelegate: AnyObject {
  /// The display mode is about to change.
  /// - Lua: willChangeToDisplayMode
  func splitViewController(_ splitViewController: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// The display mode to which the display mode button leads; "automatic" lets the split view controller decide.
  /// - Lua: targetDisplayModeForAction, else .automatic
  ///
  /// What the display mode button leads to; automatic for the split view controller's own choice.
  func targetDisplayModeForAction(in splitViewController: UISplitViewController) -> UISplitViewController.DisplayMode
  /// Return true if the delegate has shown the controller itself, as the primary one.
  /// - Lua: showViewController, else false
  ///
  /// True: the delegate has shown it itself.
  func splitViewController(_ splitViewController: UISplitViewController, show controller: UIViewController) -> Bool
  /// Return true if the delegate has shown the controller itself, as the secondary one.
  /// - Lua: showDetailViewController, else false
  func splitViewController(_ splitViewController: UISplitViewController, showDetail controller: UIViewController) -> Bool
  /// The controller that remains when there is room for only one; nil means the primary one.
  /// - Lua: primaryViewControllerForCollapsing, else nil
  ///
  /// Nil for the primary one that there is.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  /// The primary controller when there is room for two again; nil keeps the present one.
  /// - Lua: primaryViewControllerForExpanding, else nil
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  /// Called when there is room for only one controller. Return true if the secondary one should not be shown on top of the primary one.
  /// - Lua: collapseSecondary, else false
  ///
  /// True: the delegate has dealt with the secondary controller itself, so the secondary controller isn't shown.
  func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController, onto primary: UIViewController) -> Bool
  /// The secondary controller when there is room for two again; nil means the top controller of the stack.
  /// - Lua: separateSecondary, else nil
  ///
  /// Nil for the split view controller's own choice.
  func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primary: UIViewController) -> UIViewController?
  /// Called for a split view controller with columns when there is room for only one. Return the column that lies on top.
  /// - Lua: topColumnForCollapsingToProposedTopColumn, else proposedTopColumn
  func splitViewController(
    _ splitViewController: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Called for a split view controller with columns when there is room for several again. Return the display mode that it then has.
  /// - Lua: displayModeForExpandingToProposedDisplayMode, else proposedDisplayMode
  func splitViewController(
    _ splitViewController: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// The columns have become one.
  /// - Lua: splitViewControllerDidCollapse
  func splitViewControllerDidCollapse(_ splitViewController: UISplitViewController)
  /// The columns stand beside each other again.
  /// - Lua: splitViewControllerDidExpand
  func splitViewControllerDidExpand(_ splitViewController: UISplitViewController)
  /// A column is about to be shown beside or over the secondary one.
  /// - Lua: willShowColumn
  func splitViewController(_ splitViewController: UISplitViewController, willShow column: UISplitViewController.Column)
  /// A column is about to be hidden.
  /// - Lua: willHideColumn
  func splitViewController(_ splitViewController: UISplitViewController, willHide column: UISplitViewController.Column)
  /// The orientations in which the interface may be.
  /// - Lua: splitViewControllerSupportedInterfaceOrientations, answers UIInterfaceOrientationMask, else nil
  ///
  /// Nil where it doesn't say.
  func supportedInterfaceOrientations(of splitViewController: UISplitViewController) -> UIInterfaceOrientationMask?
}

/// A list (primary) beside the chosen item (secondary). Where the width is compact the two become one stack.
///
/// The controllers and the display mode are here; `+Columns` places the views, `+Collapse` makes one stack of two and two of one. With a style
/// it has named columns instead: `SplitColumns`.
/// Source: Apple, UISplitViewController as of iOS 8 to 12; with a style as of iOS 14
open class UISplitViewController: UIViewController, BarContainer {
  /// The first four are the names up to iOS 13. Source: Apple, UISplitViewController.DisplayMode
  public enum DisplayMode: Int, CaseIterable, Sendable {
    case automatic = 0
    case primaryHidden, allVisible, primaryOverlay
    case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }
  public enum PrimaryEdge: Int, CaseIterable, Sendable {
    case leading = 0
    case trailing
  }

  public private(set) var style = Style.unspecified
  /// The columns of a split view controller with a style; nil without.
  private(set) var columns: SplitColumns?

  public override init() { super.init() }

  public init(style: Style) {
    super.init()
    become(style)
  }

  /// For a class that is made before its style is known.
  package func become(_ style: Style) {
    self.style = style
    columns = style == .unspecified ? nil : SplitColumns(self)
  }

  /// Stands for a width that the split view controller chooses. Source: Apple, UISplitViewController.automaticDimension (the value is ours)
  public static let automaticDimension = UITableView.automaticDimension

  public weak var delegate: (any UISplitViewControllerDelegate)?
  /// What the app wants; automatic: both beside each other where the screen is wider than high, else the secondary one alone.
  public var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenMode = nil
      columnsMayHaveChanged()
    }
  }
  /// A finger from the edge brings the hidden primary one, and a swipe takes it away again.
  public var presentsWithGesture = true
  public var primaryEdge = PrimaryEdge.leading { didSet { columnsMayHaveChanged() } }
  /// A share of the width, from 0 to 1.
  public var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension { didSet { columnsMayHaveChanged() } }
  /// Units: points.
  public var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { columnsMayHaveChanged() } }
  public var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { columnsMayHaveChanged() } }
  /// Counts before the fraction. Units: points.
  public var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { columnsMayHaveChanged() } }
  /// Shows and hides the primary one; meant for the navigation bar of the secondary one.
  public private(set) lazy var displayModeButtonItem = UIBarButtonItem(title: nil) { [weak self] _ in self?.toggleMode() }

  /// The primary controller, then the secondary one. While the two are collapsed there is only one.
  var list: [UIViewController] = []
  /// The list changes at once, what is seen of it in turn.
  let turn = ChangeTurn()
  public internal(set) var isCollapsed = false
  /// How it stands now; automatic until it has been shown.
  var shownMode = DisplayMode.automatic
  /// What the user's finger or button has chosen, until the screen turns.
  var chosenMode: DisplayMode?
  var knownSize = CGSize.zero
  var isArranging = false
  /// Slides are numbered: one whose number isn't the running one's any more ends nothing.
  var slideCount = 0
  var runningSlide: Int?
  /// A secondary navigation controller whose controllers stand in the primary one's stack while the split is collapsed.
  var innerStack: UINavigationController?
  /// The lowest of those.
  weak var lentRoot: UIViewController?
  /// What the delegate has put aside while they are collapsed.
  var preserved: UIViewController?
  let separator = UIView()
  private(set) lazy var outside: UIView = makeOutside()
  private(set) lazy var edgePan: UIScreenEdgePanGestureRecognizer = makeEdgePan()

  /// Source: Apple, viewControllers: one or two
  static let mostControllers = 2

  public var viewControllers: [UIViewController] {
    get { list }
    set { if let columns { columns.replace(by: newValue) } else { replace(by: newValue) } }
  }

  func replace(by new: [UIViewController]) {
    if let exception = reasonAgainst(new) {
      simulation.recordFault(exception)
      return
    }
    turn.hold {
      endSlide(isShown: shownMode != .primaryHidden)
      let leaving = list.filter { old in !new.contains { $0 === old } }
      let arriving = new.filter { $0.parent !== self }
      list = new
      (isCollapsed, innerStack, preserved) = (false, nil, nil)
      turn.make { [self] in
        for controller in leaving where !holds(controller) { leave(controller) }
        columnsMayHaveChanged()
        for controller in arriving where controller.parent === self { Overridable.didMoveToParent(controller, self) }
      }
      for controller in leaving { Overridable.willMoveToParent(controller, nil) }
      for controller in arriving where holds(controller) { addChild(controller) }
      // The list goes on without one that a callback has put elsewhere.
      list.removeAll { one in one.parent !== self && arriving.contains { $0 === one } }
    }
  }

  /// Its view goes, and then the controller, unless a callback has set it again.
  func leave(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    if let view = viewIfLoaded { removeView(of: controller, from: view) }
    if controller.parent === self, !holds(controller) { controller.leaveParent() }
  }

  /// Controllers that are set while the columns come or go follow when they have heard of it, too.
  override func inTurn(_ body: () -> Void) { turn.hold(body) }

  func holds(_ controller: UIViewController) -> Bool { list.contains { $0 === controller } }

  private func reasonAgainst(_ new: [UIViewController]) -> UIException? {
    if let exception = turn.reasonAgainstChange(of: self) { return exception }
    if columns == nil, new.count > Self.mostControllers {
      return UIException(
        .invalidArgument,
        "A split view controller has a primary and a secondary view controller: viewControllers takes two at most, not \(new.count).")
    }
    for (index, controller) in new.enumerated() {
      if new[..<index].contains(where: { $0 === controller }) {
        return UIException(.invalidArgument, "A controller can stand in a split view controller only once (\(controller.shown))")
      }
      if controller is UISplitViewController {
        return UIException(.invalidArgument, "Split View Controllers cannot be nested: \(controller.shown) in \(shown)")
      }
      if let exception = reasonAgainst(child: controller) { return exception }
    }
    return nil
  }

  var primary: UIViewController? { list.first }
  var secondary: UIViewController? { list.count > 1 ? list[1] : nil }

  // MARK: The display mode

  /// How it stands now.
  public var displayMode: DisplayMode {
    if shownMode != .automatic { return shownMode }
    return isCollapsed && columns == nil ? .allVisible : wantedMode(in: viewIfLoaded?.bounds.size ?? simulation.screen.bounds.size)
  }

  func wantedMode(in size: CGSize) -> DisplayMode {
    if let columns { return columns.wantedMode(in: size) }
    if isCollapsed { return .allVisible }
    if let chosenMode { return chosenMode }
    if preferredDisplayMode != .automatic { return preferredDisplayMode.ofTwo }
    return size.width > size.height ? .allVisible : .primaryHidden
  }

  /// The action of `displayModeButtonItem`: shows the primary controller if it is hidden, else hides it.
  private func toggleMode() {
    guard !isCollapsed, let view = viewIfLoaded else { return }
    let asked = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if asked != .automatic { return choose(asked) }
    if let columns { return columns.toggle() }
    guard displayMode == .primaryHidden else { return choose(.primaryHidden) }
    choose(view.bounds.width > view.bounds.height ? .allVisible : .primaryOverlay)
  }

  func choose(_ mode: DisplayMode) {
    if let columns { return columns.choose(mode) }
    chosenMode = mode.ofTwo
    changeMode(to: mode.ofTwo, animated: true)
  }

  // MARK: Showing

  /// In the primary place, unless the delegate does it. Source: Apple, show(_:sender:)
  open override func show(_ controller: UIViewController) {
    if delegate?.splitViewController(self, show: controller) == true { return }
    if let columns { return columns.show(controller) }
    if isCollapsed, !list.isEmpty {
      // Any other primary one would ask its container again.
      guard let navigation = primary as? UINavigationController else { return present(controller, animated: true) }
      return Overridable.show(navigation, controller)
    }
    viewControllers = [controller] + list.dropFirst()
  }

  /// In the secondary place; on top of the primary one's stack while they are collapsed. Source: Apple, showDetailViewController(_:sender:)
  open override func showDetailViewController(_ controller: UIViewController) {
    if delegate?.splitViewController(self, showDetail: controller) == true { return }
    if let columns { return columns.showDetail(controller) }
    guard isCollapsed else {
      viewControllers = list.isEmpty ? [controller] : [list[0], controller]
      return
    }
    guard let navigation = primary as? UINavigationController else { return present(controller, animated: true) }
    if let detail = controller as? UINavigationController {
      lend(detail, to: navigation, animated: true)
    } else {
      UINavigationController.Overridable.pushViewController(navigation, controller, true)
    }
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.supportedInterfaceOrientations(of: self) ?? super.supportedInterfaceOrientations
  }
  open override var childForStatusBarHidden: UIViewController? { primary }
  open override var childForStatusBarStyle: UIViewController? { primary }

  /// The other one stays.
  override func release(_ child: UIViewController, to other: UIViewController?) {
    columns?.forget(child)
    if holds(child) {
      if child === primary { runningSlide = nil }
      list.removeAll { $0 === child }
      viewIfLoaded?.setNeedsLayout()
    }
    leave(child)
  }

  /// The size of the child's column in the mode that comes with the new size.
  open override func size(forChildContentContainer child: UIViewController, withParentContainerSize parentSize: CGSize) -> CGSize {
    if isCollapsed { return parentSize }
    if let columns { return columns.size(of: child, in: parentSize) }
    let turns = parentSize != knownSize && preferredDisplayMode == .automatic
    let mode = turns ? (parentSize.width > parentSize.height ? DisplayMode.allVisible : .primaryHidden) : displayMode
    return child === primary ? primaryFrame(mode, in: parentSize).size : secondaryFrame(mode, in: parentSize).size
  }

  /// On a pad the list is as narrow as a phone. Source: Apple, Building Adaptive Apps with UIKit (WWDC 2014)
  override func traits(forChild child: UIViewController) -> UITraitCollection {
    let isSide = columns.map { $0.isSide(child) } ?? (child === primary)
    guard isSide, !isCollapsed, simulation.screen.device.isPad else { return traitCollection }
    return UITraitCollection(traitsFrom: [traitCollection, UITraitCollection(horizontal: .compact)])
  }

  open override func loadView() {
    let container = UILayoutContainerView(self, frame: simulation.screen.bounds)
    view = container
    separator.backgroundColor = simulation.system.colors.columnLine
    container.addGestureRecognizer(edgePan)
    layOutBars()
  }

  func columnsMayHaveChanged() {
    guard isViewLoaded else { return }
    layOutBars()
  }
}

/// Units: points. Sources where they are named; the rest is ours.
enum SplitConstants {
  /// The widths of the primary column on a pad, and on one as wide as the largest. Source: dumps of iOS 8 to 12 (320, 375)
  static let padColumnWidth: CGFloat = 320
  static let largePadColumnWidth: CGFloat = 375
  static let largePadWidth: CGFloat = 1366
  /// Share of the width on a large phone: 295 of 736. Source: dumps of iOS 8 to 12
  static let phoneColumnShare: CGFloat = 0.4
  /// The primary column comes or goes. Units: seconds
  static let slideDuration: TimeInterval = 0.35
}
