import Foundation
import LunetteKit

/// Views on the screen. Source: lua-api.md section 4
extension ScenarioApp {
  /// Front to back, a view's subviews before the view.
  var viewsOnScreen: [UIView] {
    var found: [UIView] = []
    func visit(_ view: UIView) {
      if view.isHidden { return }
      for subview in view.subviews.reversed() { visit(subview) }
      // A button's label is the button to whoever reads the screen.
      if view.isOnScreen, !(view.superview is UIButton && view is UILabel) { found.append(view) }
    }
    for window in simulation.application.visibleWindows.reversed() { visit(window) }
    return found
  }

  func findAll(_ query: ViewQuery) -> [UIView] {
    let matches = viewsOnScreen.filter { query.matches($0, classNames: host.classNames(of:)) }
    guard let index = query.index else { return matches }
    return matches.indices.contains(index) ? [matches[index]] : []
  }

  func find(_ query: ViewQuery) throws -> UIView {
    if let view = findAll(query).first { return view }
    let texts = viewsOnScreen.reversed().compactMap(\.visibleText).filter { !$0.isEmpty }
    let wanted = query.any ?? query.text ?? query.contains
    throw ScenarioError.nothingFound(
      query: query.described, texts: texts, nearest: wanted.flatMap { Suggestion.nearest(to: $0, among: texts) })
  }

  /// The first table view on the screen.
  public var table: UITableView? { viewsOnScreen.last { $0 is UITableView } as? UITableView }

  func cell(at path: RowPath) throws -> UITableViewCell {
    guard let table else { throw ScenarioError.noTable }
    guard let cell = table.cellForRow(at: path.indexPath), cell.isOnScreen else { throw ScenarioError.noRow(path: path) }
    return cell
  }

  /// Space: screen.
  func hitTest(_ point: CGPoint) -> UIView? {
    for window in simulation.application.visibleWindows.reversed() {
      let local = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
      if let hit = window.hitTest(local, with: nil) { return hit }
    }
    return nil
  }

  /// A place on the screen where a finger touches something: a touch of nothing would let a test pass that tests nothing.
  func touchPoint(_ point: CGPoint) throws -> CGPoint {
    guard !isClosed else { throw ScenarioError.closed }
    guard hitTest(point) != nil else { throw ScenarioError.nothingThere(point: point) }
    return point
  }

  /// Where a finger meant for `view` should land: the middle of what can be seen of it. The touch must reach it or something it is
  /// part of, or that is part of it.
  func touchPoint(of view: UIView) throws -> CGPoint {
    guard !isClosed else { throw ScenarioError.closed }
    guard view.isOnScreen else { throw ScenarioError.notOnScreen(target: host.text(of: view)) }
    let rect = view.visibleScreenFrame
    let point = CGPoint(x: rect.midX, y: rect.midY)
    // Labels and images let touches through to the view they stand in.
    var taker = view
    while !taker.isUserInteractionEnabled, let superview = taker.superview { taker = superview }
    if let hit = hitTest(point), !hit.isDescendant(of: taker), !taker.isDescendant(of: hit) {
      throw ScenarioError.covered(target: host.text(of: view), by: host.text(of: hit), point: point)
    }
    return point
  }
}
