import Foundation
@_spi(Lunette) import LunetteStage

/// The named columns of a split view controller: whom the app gave for each, which of them are seen, and where they stand.
///
/// `+Collapse` makes one stack of them where the width is compact. Source: docs/rules/controllers.md 18.9
final class SplitColumns {
  typealias Column = UISplitViewController.Column
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior

  /// What an app says of a width. Units: points; of fraction: a share of the whole, from 0 to 1
  struct Width {
    var preferred = UISplitViewController.automaticDimension
    var fraction = UISplitViewController.automaticDimension
    var least = UISplitViewController.automaticDimension
    var most = UISplitViewController.automaticDimension
  }

  unowned let split: UISplitViewController
  /// The controllers of the columns, as the app has given them.
  private(set) var given: [Column: UIViewController] = [:]
  /// The controllers of the columns, each in a navigation controller; the compact one as it is.
  private(set) var shown: [Column: UIViewController] = [:]
  var preferredBehavior = Behavior.automatic { didSet { split.columnsMayHaveChanged() } }
  var supplementary = Width() { didSet { split.columnsMayHaveChanged() } }
  var buttonVisibility = UISplitViewController.DisplayModeButtonVisibility.automatic { didSet { updateButton() } }
  /// Columns whose controllers lie on the one stack while the columns are one, from the bottom to the top.
  var lent: [(column: Column, controllers: [UIViewController])] = []

  /// Columns that come or go by a running slide.
  private var sliding: [UIViewController] = []
  private let separators = [UIView(), UIView()]

  init(_ split: UISplitViewController) { self.split = split }

  /// From the leading edge.
  var order: [Column] { split.style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary] }
  /// The columns beside the secondary one that have a controller, from the leading edge.
  private var sides: [Column] { order.dropLast().filter { shown[$0] != nil } }
  /// The controllers in the order of their columns.
  var all: [UIViewController] { order.compactMap { shown[$0] } }

  func isSide(_ controller: UIViewController) -> Bool { sides.contains { shown[$0] === controller } }

  // MARK: Whose column

  func set(_ controller: UIViewController?, for column: Column) {
    guard given[column] !== controller else { return }
    if let controller, let other = given.first(where: { $0.value === controller })?.key {
      split.simulation.recordFault(
        UIException(.invalidArgument, "\(controller.shown) already stands in the column \(other.rawValue) of \(split.shown)"))
      return
    }
    split.turn.hold {
      let old = shown[column]
      given[column] = controller
      shown[column] = controller.map { column == .compact ? $0 : $0 as? UINavigationController ?? UINavigationController(rootViewController: $0) }
      if split.isCollapsed { replaceCollapsed(column, old) } else if column != .compact { split.replace(by: all) }
      // Refused, or a callback has put it elsewhere.
      if column != .compact, !split.isCollapsed, let new = shown[column], new.parent !== split { forget(new) }
    }
  }

  /// Replaces the controllers as `viewControllers` says it: from the leading edge.
  func replace(by new: [UIViewController]) {
    guard new.count <= order.count else {
      split.simulation.recordFault(
        UIException(.invalidArgument, "\(split.shown) has \(order.count) columns: viewControllers takes \(order.count) at most, not \(new.count)."))
      return
    }
    // Of fewer controllers than columns the last is the secondary one.
    let columns = new.count > 1 ? Array(order.prefix(new.count - 1)) + [.secondary] : Array(order.prefix(new.count))
    for column in order where !columns.contains(column) { set(nil, for: column) }
    for (column, controller) in zip(columns, new) { set(controller, for: column) }
  }

  /// Takes a controller that has another container now out of its column.
  func forget(_ controller: UIViewController) {
    for (column, one) in shown where one === controller { (given[column], shown[column]) = (nil, nil) }
    sliding.removeAll { $0 === controller }
  }

  // MARK: Modes

  /// How many columns beside the secondary one are seen.
  private func seen(in mode: Mode) -> [Column] { split.isCollapsed ? [] : Array(sides.suffix(mode.sideCount ?? 0)) }
  private var seenNow: [Column] { seen(in: split.displayMode) }
  var hidesColumns: Bool { seenNow.count < sides.count }

  /// Beside each other where the screen is wider than high, else one over the other. [D]
  private func usualBehavior(in size: CGSize) -> Behavior {
    if preferredBehavior == .displace, split.style == .doubleColumn { return .tile }
    if preferredBehavior != .automatic { return preferredBehavior }
    return size.width > size.height ? .tile : .overlay
  }

  private var size: CGSize { split.viewIfLoaded?.bounds.size ?? split.simulation.screen.bounds.size }

  var behavior: Behavior { split.displayMode.behavior.map { $0 == .tile && preferredBehavior == .displace ? .displace : $0 } ?? usualBehavior(in: size) }

  func wantedMode(in size: CGSize) -> Mode {
    if let chosen = split.chosenMode { return chosen }
    let preferred = split.preferredDisplayMode
    // A preferred mode that the behaviour doesn't have counts as automatic. Source: Apple, UISplitViewController.SplitBehavior
    if let count = preferred.sideCount, preferredBehavior == .automatic || isAllowed(preferred) {
      return Mode(sides: min(count, order.count - 1), preferred.behavior ?? .tile)
    }
    return usualBehavior(in: size) == .overlay || size.width <= size.height && preferredBehavior != .tile ? .secondaryOnly : .oneBesideSecondary
  }

  private func isAllowed(_ mode: Mode) -> Bool {
    guard let behavior = mode.behavior else { return true }
    if preferredBehavior == .displace { return behavior == .displace || mode.sideCount == 1 && behavior == .tile }
    return behavior == preferredBehavior
  }

  func choose(_ mode: Mode) {
    let mode = Mode(sides: min(mode.sideCount ?? 0, order.count - 1), mode.behavior ?? .tile)
    split.chosenMode = mode
    changeMode(to: mode, animated: true)
  }

  private func choose(sides count: Int) { choose(Mode(sides: count, count == 0 ? .tile : split.displayMode.behavior ?? behavior)) }

  func show(_ column: Column) {
    if split.isCollapsed { return showCollapsed(column) }
    switch column {
    case .compact: break
    // What lies over it goes.
    case .secondary: if let behavior = split.displayMode.behavior, behavior != .tile { choose(.secondaryOnly) }
    case .primary, .supplementary:
      guard let index = sides.firstIndex(of: column), !seenNow.contains(column) else { return }
      choose(Mode(sides: sides.count - index, behavior))
    }
  }

  func hide(_ column: Column) {
    if split.isCollapsed { return hideCollapsed(column) }
    guard let index = seenNow.firstIndex(of: column) else { return }
    choose(sides: seenNow.count - index - 1)
  }

  /// Shows one column more, as a finger from the edge wants it.
  func showMore() { choose(Mode(sides: seenNow.count + 1, behavior)) }

  /// Shows one column more, or the secondary one alone, as the button wants it.
  func toggle() { if hidesColumns { showMore() } else { choose(.secondaryOnly) } }

  /// Where its container doesn't do it by itself.
  func show(_ controller: UIViewController) {
    if let navigation = (split.isCollapsed ? split.primary : shown[.primary]) as? UINavigationController {
      return UINavigationController.Overridable.show(navigation, controller)
    }
    set(controller, for: .primary)
  }

  func showDetail(_ controller: UIViewController) {
    set(controller, for: .secondary)
    if split.isCollapsed { showCollapsed(.secondary) }
  }

  // MARK: Places. Units: points

  func width(of column: Column) -> CGFloat { width(of: column, in: size) }

  private func width(of column: Column, in size: CGSize) -> CGFloat {
    if column == .primary { return split.primaryWidth(in: size) }
    let automatic = UISplitViewController.automaticDimension
    var width = min(SplitConstants.padColumnWidth, size.width)
    if supplementary.fraction != automatic { width = (size.width * supplementary.fraction.clamped(0, 1)).rounded() }
    if supplementary.preferred != automatic { width = supplementary.preferred }
    if supplementary.least != automatic { width = max(width, supplementary.least) }
    if supplementary.most != automatic { width = min(width, supplementary.most) }
    return width.clamped(0, size.width)
  }

  /// Space: the container.
  private func frame(of column: Column, _ mode: Mode, in size: CGSize) -> CGRect {
    let seen = seen(in: mode)
    func room(_ columns: [Column]) -> CGFloat { columns.reduce(0) { $0 + self.width(of: $1, in: size) + split.separatorWidth } }
    var (x, width) = (CGFloat(0), size.width)
    if column != .secondary {
      width = self.width(of: column, in: size)
      x = seen.firstIndex(of: column).map { room(Array(seen[..<$0])) } ?? 0 - width - split.separatorWidth
    } else if mode.behavior == .tile {
      x = min(size.width, room(seen))
      width = size.width - x
    } else if mode.behavior == .displace {
      // As wide as beside one column, and pushed on by the others.
      x = min(size.width, room(seen))
      width = max(0, size.width - room(Array(seen.suffix(1))))
    }
    return CGRect(x: split.isPrimaryLeft ? x : size.width - x - width, y: 0, width: width, height: size.height)
  }

  /// The size of a child in the mode that comes with the size.
  func size(of child: UIViewController, in size: CGSize) -> CGSize {
    guard let column = order.first(where: { shown[$0] === child }) else { return size }
    return frame(of: column, size == split.knownSize ? split.displayMode : wantedMode(in: size), in: size).size
  }

  func arrange() {
    guard let view = split.viewIfLoaded else { return }
    let size = view.bounds.size
    // A turn of the screen forgets what the user had chosen on the other side.
    if size != split.knownSize, split.knownSize != .zero { split.chosenMode = nil }
    split.knownSize = size
    split.isArranging = true
    split.settleCollapse()
    split.isArranging = false
    split.edgePan.edges = split.gestureEdge
    guard !split.isCollapsed else { return placeCollapsed() }
    let mode = wantedMode(in: size)
    if mode != split.shownMode { changeMode(to: mode, animated: false) } else if sliding.isEmpty { place() }
  }

  private func placeCollapsed() {
    endSlide()
    removeRest()
    if let view = split.viewIfLoaded, let one = split.list.first { split.put(one, view.bounds, behind: false) }
    updateButton()
  }

  private func changeMode(to mode: Mode, animated: Bool) {
    guard let view = split.viewIfLoaded, mode != split.shownMode, !split.isCollapsed else { return }
    let old = split.shownMode
    if old != .automatic, let delegate = split.delegate {
      // What the delegate changes about the columns comes with the next layout.
      split.isArranging = true
      delegate.splitViewController(split, willChangeTo: mode)
      let (before, after) = (seen(in: old), seen(in: mode))
      for column in before where !after.contains(column) { delegate.splitViewController(split, willHide: column) }
      for column in after where !before.contains(column) { delegate.splitViewController(split, willShow: column) }
      split.isArranging = false
      view.setNeedsLayout()
    }
    endSlide()
    split.shownMode = mode
    guard animated, old != .automatic, view.window != nil, split.isVisible, split.simulation.areAnimationsEnabled else { return place() }
    slide(from: old, to: mode)
  }

  /// Everything where it belongs, at once.
  private func place() {
    guard let view = split.viewIfLoaded, !split.isCollapsed else { return }
    endSlide()
    let (mode, size) = (split.shownMode, view.bounds.size)
    let seen = seen(in: mode)
    if let secondary = shown[.secondary] { split.put(secondary, frame(of: .secondary, mode, in: size), behind: true) }
    for column in sides {
      guard let controller = shown[column] else { continue }
      if seen.contains(column) {
        split.put(controller, frame(of: column, mode, in: size), behind: false)
      } else if controller.viewIfLoaded?.superview === view {
        controller.view.removeFromSuperview()
      }
    }
    placeRest()
  }

  /// What lies between and over the columns.
  private func placeRest() {
    guard let view = split.viewIfLoaded else { return }
    removeRest()
    let (mode, size) = (split.shownMode, view.bounds.size)
    let seen = seen(in: mode)
    if mode.behavior == .overlay || mode.behavior == .displace, let secondary = shown[.secondary]?.viewIfLoaded, secondary.superview === view {
      split.outside.frame = view.bounds
      view.insertSubview(split.outside, aboveSubview: secondary)
    }
    for (separator, column) in zip(separators, seen) {
      let frame = frame(of: column, mode, in: size)
      let x = split.isPrimaryLeft ? frame.maxX : frame.minX - split.separatorWidth
      separator.frame = CGRect(x: x, y: 0, width: split.separatorWidth, height: frame.height)
      separator.backgroundColor = split.simulation.system.colors.columnLine
      view.addSubview(separator)
    }
    updateButton()
  }

  func removeRest() {
    split.outside.removeFromSuperview()
    for separator in separators { separator.removeFromSuperview() }
  }

  // MARK: Motion

  /// Columns come and go sideways; they appear and disappear with the motion.
  private func slide(from old: Mode, to mode: Mode) {
    guard let view = split.viewIfLoaded else { return }
    let (size, before, after) = (view.bounds.size, seen(in: old), seen(in: mode))
    let moving = sides.filter { before.contains($0) != after.contains($0) }.compactMap { column in shown[column].map { (column, $0) } }
    sliding = moving.map(\.1)
    split.slideCount += 1
    let number = split.slideCount
    split.runningSlide = number
    for (column, controller) in moving where split.runningSlide == number {
      let comes = after.contains(column)
      if split.forwardsAppearance { controller.begin(comes ? .comes(.caller) : .goes(.caller), animated: true) }
      // A callback of the controller may have ended the slide, or have set another controller for the column.
      guard split.runningSlide == number, shown[column] === controller, comes else { continue }
      split.simulation.performWithoutAnimation {
        split.put(controller, frame(of: column, old, in: size), behind: false)
        controller.view.layoutIfNeeded()
      }
    }
    guard split.runningSlide == number else { return }
    removeRest()
    let end = ControllerTransition { [weak self] in
      if let self, split.runningSlide == number { place() }
    }
    end.start(duration: SplitConstants.slideDuration, options: .beginFromCurrentState, in: view) { [self] in
      for column in order {
        guard let content = shown[column]?.viewIfLoaded, content.superview === view else { continue }
        content.frame = frame(of: column, mode, in: size)
        content.updateSafeArea()
        content.layoutIfNeeded()
      }
      placeRest()
    }
  }

  /// A slide is over, or somebody can't wait for its end.
  private func endSlide() {
    guard split.runningSlide != nil else { return }
    split.runningSlide = nil
    let ended = sliding
    sliding = []
    let seen = seenNow.compactMap { shown[$0] }
    for controller in ended { split.settleAppearance(of: controller, isShown: seen.contains { $0 === controller }) }
  }

  /// The button stands in the bar of the foremost column that is seen.
  private func updateButton() {
    let item = split.displayModeButtonItem
    if item.image == nil { item.image = UIImage.symbol(named: "sidebar.leading") }
    let isShown =
      switch buttonVisibility {
      case .automatic: split.presentsWithGesture
      case .never: false
      case .always: true
      }
    let front = isShown && !split.isCollapsed && !sides.isEmpty ? seenNow.first ?? .secondary : nil
    for column in order { (shown[column] as? UINavigationController)?.navigationBar.outerItem = column == front ? item : nil }
  }
}
