import Foundation
import LunetteKit
import LunetteScript

/// Looking for what has to be scrolled into sight. Source: ours; a finger does it, so that an app hears what it hears of a user
extension ScenarioApp {
  /// Drags what scrolls, from where it stands to its end and then to its start, until something matches. Returns: the view, as `find` does
  ///
  /// - Parameter container: what to drag; without one every scroll view on the screen, from the front
  func scroll(to query: ViewQuery, in container: UIScrollView?) throws -> UIView {
    try checkMayDrive()
    if let view = try run({ findAll(query).first }) { return view }
    let candidates = try run { container.map { [$0] } ?? viewsOnScreen.compactMap { $0 as? UIScrollView }.filter(\.isScrollEnabled) }
    var tried: [String] = []
    for scrollView in candidates {
      for way in Self.ways where scrollView.hasRoom(along: way) {
        let described = name(scrollView)
        if tried.last != described { tried.append(described) }
        if let view = try drag(scrollView, way, until: query) { return view }
      }
    }
    return try run {
      do { return try find(query) } catch let error as ScenarioError { throw ScenarioError.notScrolledTo(error, views: tried) }
    }
  }

  /// Along the axis on which there is more to see, first on, then back.
  private static let ways = [CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0)]
  /// Of what is seen of the view, how much one drag moves it: less than all, so that nothing is passed unseen. Ours
  private static let share: CGFloat = 0.6
  /// Ours: a million rows are not looked for by hand.
  private static let mostDrags = 1000

  /// Nil where it has come to its end.
  private func drag(_ scrollView: UIScrollView, _ way: CGVector, until query: ViewQuery) throws -> UIView? {
    for _ in 0..<Self.mostDrags {
      let before = scrollView.contentOffset
      guard let place = try run({ grip(on: scrollView, way) }) else { return nil }
      let room = scrollView.visibleScreenFrame
      let end = CGPoint(
        x: place.point.x + way.dx * room.width * Self.share, y: place.point.y + way.dy * room.height * Self.share)
      // The finger rests before it lifts: nothing goes on by itself.
      try drag(from: place, to: end, duration: Timing.drag, hold: Timing.rest)
      try settle(timeout: Self.defaultSettleTimeout, timers: false)
      if let view = try run({ findAll(query).first }) { return view }
      let after = scrollView.contentOffset
      if after == before || scrollView.window == nil { return nil }
    }
    return nil
  }

  /// Where a finger takes hold of it: on its content and not on a control, which would keep the finger.
  private func grip(on scrollView: UIScrollView, _ way: CGVector) -> TouchPlace? {
    let room = scrollView.visibleScreenFrame
    guard room.width > 0, room.height > 0 else { return nil }
    for sideways in Self.gripPlaces {
      for along in Self.gripStarts {
        let (x, y) = way.dx == 0 ? (sideways, way.dy < 0 ? along : 1 - along) : (way.dx < 0 ? along : 1 - along, sideways)
        let point = CGPoint(x: room.minX + room.width * x, y: room.minY + room.height * y)
        guard let hit = hitTest(point), hit.isDescendant(of: scrollView), !hit.isInControl(within: scrollView) else { continue }
        return TouchPlace(point, on: scrollView)
      }
    }
    return nil
  }

  private static let gripPlaces: [CGFloat] = [0.5, 0.25, 0.75, 0.05]
  private static let gripStarts: [CGFloat] = [0.8, 0.7, 0.9]
}

extension UIScrollView {
  /// Whether there is content beyond its edge on this side. A finger that moves up shows what is below.
  fileprivate func hasRoom(along way: CGVector) -> Bool {
    let (inset, offset) = (adjustedContentInset, contentOffset)
    if way.dy < 0 { return contentSize.height + inset.bottom > offset.y + bounds.height + Self.noise }
    if way.dy > 0 { return offset.y > -inset.top + Self.noise }
    if way.dx < 0 { return contentSize.width + inset.right > offset.x + bounds.width + Self.noise }
    return offset.x > -inset.left + Self.noise
  }

  /// Less can't be scrolled by hand. Units: points.
  private static let noise: CGFloat = 0.5
}

extension UIView {
  /// Whether it is a control, or in one, that stands in `container`.
  fileprivate func isInControl(within container: UIView) -> Bool {
    var view: UIView? = self
    while let current = view, current !== container {
      if current is UIControl { return true }
      view = current.superview
    }
    return false
  }
}
