import Foundation
import LunetteKit
import LunetteScript

/// Finds views that must be scrolled into sight. Source: ours; a finger scrolls, so that the app gets the same calls as from a user
extension ScenarioApp {
  /// Drags scroll views, from their present place to their end and then to their start, until something matches. Returns: the view, as
  /// `find` does
  ///
  /// - Parameter container: the scroll view to drag; nil for every scroll view on the screen, from the front
  func scroll(to target: ScenarioTarget, in container: UIScrollView?) throws -> UIView {
    try checkMayDrive()
    switch target {
    case .query(let query): return try scroll(to: query, in: container)
    case .row(let path), .part(let path, _):
      return try scroll(to: { try self.cell(at: path) }, in: run { try table(with: path) }) { ($0 as? UITableView)?.rectForRow(at: path.indexPath) }
    case .item(let path): return try scroll(toItem: path, in: run { try collection(with: path) })
    case .view(let view):
      let holder = try run { container ?? view.scrollViewAround }
      guard let holder else {
        return try run {
          _ = try place(on: view)
          return view
        }
      }
      return try scroll(
        to: {
          _ = try self.place(on: view)
          return view
        }, in: holder
      ) { holder in view.convert(view.bounds, to: holder) }
    case .point, .indexTitle, .key:
      throw ScenarioError.badValue(name: "the target of scrollTo", wanted: "a text, a query, { row = … }, { item = … } or a view", got: "a place")
    }
  }

  /// Drags a scroll view towards a rectangle in it until `find` finds what is there. Throws: what `find` throws, if it finds nothing anywhere
  func scroll<View: UIView>(
    to find: () throws -> View, in scrollView: UIScrollView, rect: (UIScrollView) -> CGRect?
  ) throws -> UIView {
    func found() -> UIView? { try? find() }
    func whole(_ view: UIView) throws -> UIView {
      if try showWhole(in: scrollView, rect) { return try run(find) }
      return view
    }
    if let view = try run({ found() }) { return try whole(view) }
    // With estimated heights the rectangle may lie elsewhere when its place is reached.
    for _ in 0..<Self.mostTurns {
      guard let way = try run({ rect(scrollView).flatMap { scrollView.way(to: $0, covered: coveredByKeys(scrollView)) } }) else { break }
      if let view = try drag(scrollView, way, until: found) { return try whole(view) }
    }
    return try run(find)
  }

  /// Drags as far as a rectangle that fits is missing. Returns: whether it has moved
  @discardableResult func showWhole(in scrollView: UIScrollView, _ rect: (UIScrollView) -> CGRect?) throws -> Bool {
    let start = scrollView.contentOffset
    var isShort = true
    for _ in 0..<Self.mostTurns {
      guard scrollView.isScrollEnabled,
        let (way, missing) = try run({ rect(scrollView).flatMap { scrollView.missing(of: $0, covered: coveredByKeys(scrollView)) } })
      else { break }
      guard let place = try run({ dragPlace(on: scrollView, way) }) else { break }
      let (before, room) = (scrollView.contentOffset, seenRoom(of: scrollView))
      let most = Self.share * (way.dx == 0 ? room.height : room.width)
      let length = isShort ? min(missing + GestureConstants.panHysteresis, most) : most
      try drag(from: place, to: CGPoint(x: place.point.x + way.dx * length, y: place.point.y + way.dy * length), duration: Timing.drag, hold: Timing.rest)
      try rest()
      if scrollView.contentOffset == before {
        // What goes by pages goes back from where the finger hardly moved it.
        guard isShort, length < most else { break }
        isShort = false
      }
    }
    return scrollView.contentOffset != start
  }

  /// Limit of changes of direction. Ours
  static let mostTurns = 8

  private func scroll(to query: ViewQuery, in container: UIScrollView?) throws -> UIView {
    if let view = try run({ try findIfAny(query) }) {
      // What is under the keyboard is found, and yet nobody sees it.
      guard let holder = try run({ coveredByKeys(view) > 0 ? container ?? view.scrollViewAround : nil }) else { return view }
      try showWhole(in: holder) { view.isDescendant(of: $0) ? view.rowAround(in: $0) : nil }
      return try run { try findIfAny(query) } ?? view
    }
    if let path = query.row?.path(section: query.section), query.relations.within == nil { return try scroll(to: .row(path), in: container) }
    if let path = query.item?.path(section: query.section), query.relations.within == nil { return try scroll(to: .item(path), in: container) }
    let candidates = try run { container.map { [$0] } ?? scrollViewsOnScreen }
    var tried: [String] = []
    for scrollView in candidates {
      for way in Self.ways where scrollView.hasRoom(along: way) {
        let described = name(scrollView)
        if tried.last != described { tried.append(described) }
        if let view = try drag(scrollView, way, until: { try self.findIfAny(query) }) {
          try showWhole(in: scrollView) { view.isDescendant(of: $0) ? view.rowAround(in: $0) : nil }
          return try run { try findIfAny(query) } ?? view
        }
      }
    }
    for list in candidates.compactMap({ $0 as? UICollectionView }) {
      if let view = try scrollThroughSections(of: list, for: query) { return view }
    }
    return try run {
      do { return try find(query) } catch let error as ScenarioError {
        let isMissing = if case .nothingFound = error { true } else { false }
        throw ScenarioError.notScrolledTo(isMissing ? nothing(query, isScrolled: true) : error, views: tried)
      }
    }
  }

  /// From the front, without sections that scroll by themselves, which have their turn with their collection view.
  private var scrollViewsOnScreen: [UIScrollView] {
    let all = viewsOnScreen.compactMap { $0 as? UIScrollView }.filter(\.isScrollEnabled)
    let sections = Set(all.compactMap { $0 as? UICollectionView }.flatMap { $0.sectionScrollers.map { ObjectIdentifier($0.view) } })
    return all.filter { !sections.contains(ObjectIdentifier($0)) }
  }

  /// On each axis on which content is hidden: first forward, then back.
  static let ways = [CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0)]
  /// How far one drag moves the content, as a share of the visible size: less than all, so that nothing is skipped. Ours
  private static let share: CGFloat = 0.6
  /// Limit of drags. Ours: nobody looks through a million rows by hand.
  private static let mostDrags = 1000

  /// Nil when the scroll view has reached its end.
  func drag(_ scrollView: UIScrollView, _ way: CGVector, until found: () throws -> UIView?) throws -> UIView? {
    for _ in 0..<Self.mostDrags {
      let before = scrollView.contentOffset
      guard let place = try run({ dragPlace(on: scrollView, way) }) else { return nil }
      let room = seenRoom(of: scrollView)
      let end = CGPoint(
        x: place.point.x + way.dx * room.width * Self.share, y: place.point.y + way.dy * room.height * Self.share)
      // The finger rests before it lifts, so that there is no deceleration.
      try drag(from: place, to: end, duration: Timing.drag, hold: Timing.rest)
      // What turns for ever, such as a spinner of a list that loads, is no matter.
      try rest()
      if let view = try run({ try found() }) { return view }
      let after = scrollView.contentOffset
      if after == before || scrollView.window == nil { return nil }
    }
    return nil
  }

  /// How much of a view's lower end the keyboard covers. Units: points
  func coveredByKeys(_ view: UIView) -> CGFloat {
    let (seen, keys) = (view.visibleScreenFrame, simulation.keyboard.frame)
    guard simulation.keyboard.isVisible, view.window?.isKeyboardWindow == false, seen.width > 0, seen.meets(keys) else { return 0 }
    return min(seen.height, seen.maxY - keys.minY)
  }

  /// What is seen of a scroll view, without what the keyboard covers. Space: screen.
  private func seenRoom(of scrollView: UIScrollView) -> CGRect {
    var room = scrollView.visibleScreenFrame
    room.size.height -= coveredByKeys(scrollView)
    return room
  }

  /// Where a finger can drag the scroll view: on its content, and best not on a control. A field, a button or an action of an alert leaves a finger that
  /// moves at once to the scroll view; what is dragged itself doesn't.
  func dragPlace(on scrollView: UIScrollView, _ way: CGVector) -> TouchPlace? {
    let room = seenRoom(of: scrollView)
    guard room.width > 0, room.height > 0 else { return nil }
    var onControl: TouchPlace?
    for sideways in Self.sharesAcross {
      for along in Self.sharesAlong {
        let (x, y) = way.dx == 0 ? (sideways, way.dy < 0 ? along : 1 - along) : (way.dx < 0 ? along : 1 - along, sideways)
        let point = CGPoint(x: room.minX + room.width * x, y: room.minY + room.height * y)
        guard let hit = hitTest(point), hit.isDescendant(of: scrollView) else { continue }
        guard let control = hit.control(within: scrollView) else { return TouchPlace(point, on: scrollView) }
        let letsGo = scrollView.delaysContentTouches && !control.isDraggedItself || control.isOfAHostClass
        if onControl == nil, letsGo { onControl = TouchPlace(point, on: scrollView) }
      }
    }
    return onControl
  }

  private static let sharesAcross: [CGFloat] = [0.5, 0.25, 0.75, 0.05]
  private static let sharesAlong: [CGFloat] = [0.8, 0.7, 0.9]
}

extension UIScrollView {
  /// Whether there is content beyond its edge on this side. A finger that moves up shows what is below.
  func hasRoom(along way: CGVector) -> Bool {
    let (inset, offset) = (adjustedContentInset, contentOffset)
    if way.dy < 0 { return contentSize.height + inset.bottom > offset.y + bounds.height + Self.noise }
    if way.dy > 0 { return offset.y > -inset.top + Self.noise }
    if way.dx < 0 { return contentSize.width + inset.right > offset.x + bounds.width + Self.noise }
    return offset.x > -inset.left + Self.noise
  }

  /// The way in which a finger must move to bring a rectangle of the content into sight; nil if it is in sight, or nothing is hidden there.
  ///
  /// - Parameter covered: how much of the lower end something else covers. Units: points
  func way(to rect: CGRect, covered: CGFloat = 0) -> CGVector? {
    let (inset, shown) = (insetUnder(covered), bounds)
    var ways: [CGVector] = []
    if rect.maxY > shown.maxY - inset.bottom { ways.append(CGVector(dx: 0, dy: -1)) }
    if rect.minY < shown.minY + inset.top { ways.append(CGVector(dx: 0, dy: 1)) }
    if rect.maxX > shown.maxX - inset.right { ways.append(CGVector(dx: -1, dy: 0)) }
    if rect.minX < shown.minX + inset.left { ways.append(CGVector(dx: 1, dy: 0)) }
    return ways.first(where: hasRoom)
  }

  /// In which way a finger must move to show all of a rectangle of the content that fits, and how far; nil if all of it is in sight.
  ///
  /// - Parameter covered: how much of the lower end something else covers. Units: points
  func missing(of rect: CGRect, covered: CGFloat = 0) -> (way: CGVector, length: CGFloat)? {
    let room = bounds.inset(by: insetUnder(covered))
    var ways: [(CGVector, CGFloat)] = []
    if rect.height <= room.height {
      ways.append((CGVector(dx: 0, dy: -1), rect.maxY - room.maxY))
      ways.append((CGVector(dx: 0, dy: 1), room.minY - rect.minY))
    }
    if rect.width <= room.width {
      ways.append((CGVector(dx: -1, dy: 0), rect.maxX - room.maxX))
      ways.append((CGVector(dx: 1, dy: 0), room.minX - rect.minX))
    }
    return ways.first { $0.1 > Self.noise && hasRoom(along: $0.0) }
  }

  private func insetUnder(_ covered: CGFloat) -> UIEdgeInsets {
    var inset = adjustedContentInset
    inset.bottom = max(inset.bottom, covered)
    return inset
  }

  /// A smaller distance can't be scrolled by hand. Units: points.
  private static let noise: CGFloat = 0.5
}

extension UIView {
  /// Where it stands in a scroll view, with the row that it is in. Space: content
  fileprivate func rowAround(in scrollView: UIScrollView) -> CGRect {
    var view: UIView = self
    while let current = view.superview, !(view is ReusableView), current !== scrollView { view = current }
    let whole: UIView = view is ReusableView ? view : self
    return whole.convert(whole.bounds, to: scrollView)
  }

  fileprivate var scrollViewAround: UIScrollView? {
    var view = superview
    while let current = view, !(current is UIScrollView) { view = current.superview }
    return view as? UIScrollView
  }

  /// The control in `container` that the view is, or is in.
  fileprivate func control(within container: UIView) -> UIControl? {
    var view: UIView? = self
    while let current = view, current !== container {
      if let control = current as? UIControl { return control }
      view = current.superview
    }
    return nil
  }

  /// Whether a finger that moves on it moves it, or what is in it.
  fileprivate var isDraggedItself: Bool { self is UISlider || self is UISwitch || self is UIDatePicker || self is UIPickerView }
}
