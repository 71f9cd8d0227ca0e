import Foundation
import LunetteKit

/// A scroll view's delegate that writes down every callback with its time and offset.
final class ScrollLog: UIScrollViewDelegate {
  struct Entry {
    var time: TimeInterval
    var name: String
    var offset: CGPoint
    var velocity = CGPoint.zero
    var target = CGPoint.zero
  }

  private(set) var entries: [Entry] = []
  /// The target that the delegate sets instead of the scroll view's.
  var retarget: CGPoint?
  /// Whether the delegate allows scrolling to the top.
  var mayScrollToTop = true
  /// The view that two fingers may zoom.
  weak var zoomView: UIView?
  /// Called after each callback was written down.
  var onCall: ((String, UIScrollView) -> Void)?

  /// The callbacks without `didScroll`.
  var names: [String] { entries.map(\.name).filter { $0 != "didScroll" } }
  /// All callbacks; an unbroken row of `didScroll` counts as one.
  var order: [String] {
    entries.map(\.name).reduce(into: []) { names, name in if name != "didScroll" || names.last != name { names.append(name) } }
  }
  func first(_ name: String) -> Entry? { entries.first { $0.name == name } }
  func count(_ name: String) -> Int { entries.filter { $0.name == name }.count }
  func clear() { entries.removeAll() }

  private func note(_ name: String, _ view: UIScrollView, _ velocity: CGPoint = .zero, _ target: CGPoint = .zero) {
    entries.append(
      Entry(
        time: Simulation.current.time, name: name, offset: view.contentOffset, velocity: velocity, target: target))
    onCall?(name, view)
  }

  func scrollViewDidScroll(_ view: UIScrollView) { note("didScroll", view) }
  func scrollViewWillBeginDragging(_ view: UIScrollView) { note("willBeginDragging", view) }
  func scrollViewWillEndDragging(_ view: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset target: inout CGPoint) {
    note("willEndDragging", view, velocity, target)
    if let retarget { target = retarget }
  }
  func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
    note("didEndDragging" + (willDecelerate ? "" : " at rest"), view)
  }
  func scrollViewWillBeginDecelerating(_ view: UIScrollView) { note("willBeginDecelerating", view) }
  func scrollViewDidEndDecelerating(_ view: UIScrollView) { note("didEndDecelerating", view) }
  func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { note("didEndScrollingAnimation", view) }
  func scrollViewShouldScrollToTop(_ view: UIScrollView) -> Bool {
    note("shouldScrollToTop", view)
    return mayScrollToTop
  }
  func scrollViewDidScrollToTop(_ view: UIScrollView) { note("didScrollToTop", view) }
  func scrollViewDidChangeAdjustedContentInset(_ view: UIScrollView) { note("didChangeAdjustedContentInset", view) }
  func viewForZooming(in view: UIScrollView) -> UIView? { zoomView }
  func scrollViewWillBeginZooming(_ view: UIScrollView, with zoomed: UIView?) { note("willBeginZooming", view) }
  func scrollViewDidZoom(_ view: UIScrollView) { note("didZoom", view) }
  func scrollViewDidEndZooming(_ view: UIScrollView, with zoomed: UIView?, atScale scale: CGFloat) { note("didEndZooming", view) }
}
