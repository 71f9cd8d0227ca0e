import Foundation
import LunetteKit

/// A scroll view's delegate that writes down every callback with its time and offset.
package final class ScrollLog: UIScrollViewDelegate {
  package struct Entry {
    package var time: TimeInterval
    package var name: String
    package var offset: CGPoint
    package var velocity = CGPoint.zero
    package var target = CGPoint.zero
  }

  package private(set) var entries: [Entry] = []
  /// The target that the delegate sets instead of the scroll view's.
  package var retarget: CGPoint?
  /// Whether the delegate allows scrolling to the top.
  package var mayScrollToTop = true
  /// The view that two fingers may zoom.
  package weak var zoomView: UIView?
  /// Called after each callback was written down.
  package var onCall: ((String, UIScrollView) -> Void)?

  package init() {}

  /// The callbacks without `didScroll`.
  package var names: [String] { entries.map(\.name).filter { $0 != "didScroll" } }
  /// All callbacks; an unbroken row of `didScroll` counts as one.
  package var order: [String] {
    entries.map(\.name).reduce(into: []) { names, name in if name != "didScroll" || names.last != name { names.append(name) } }
  }
  package func first(_ name: String) -> Entry? { entries.first { $0.name == name } }
  package func count(_ name: String) -> Int { entries.filter { $0.name == name }.count }
  package func clear() { entries.removeAll() }

  private func note(_ name: String, _ view: UIScrollView, _ velocity: CGPoint = .zero, _ target: CGPoint = .zero) {
    entries.append(
      Entry(
        time: Simulation.current.time, name: name, offset: view.contentOffset, velocity: velocity, target: target))
    onCall?(name, view)
  }

  package func scrollViewDidScroll(_ view: UIScrollView) { note("didScroll", view) }
  package func scrollViewWillBeginDragging(_ view: UIScrollView) { note("willBeginDragging", view) }
  package func scrollViewWillEndDragging(_ view: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset target: inout CGPoint) {
    note("willEndDragging", view, velocity, target)
    if let retarget { target = retarget }
  }
  package func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
    note("didEndDragging" + (willDecelerate ? "" : " at rest"), view)
  }
  package func scrollViewWillBeginDecelerating(_ view: UIScrollView) { note("willBeginDecelerating", view) }
  package func scrollViewDidEndDecelerating(_ view: UIScrollView) { note("didEndDecelerating", view) }
  package func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { note("didEndScrollingAnimation", view) }
  package func scrollViewShouldScrollToTop(_ view: UIScrollView) -> Bool {
    note("shouldScrollToTop", view)
    return mayScrollToTop
  }
  package func scrollViewDidScrollToTop(_ view: UIScrollView) { note("didScrollToTop", view) }
  package func scrollViewDidChangeAdjustedContentInset(_ view: UIScrollView) { note("didChangeAdjustedContentInset", view) }
  package func viewForZooming(in view: UIScrollView) -> UIView? { zoomView }
  package func scrollViewWillBeginZooming(_ view: UIScrollView, with zoomed: UIView?) { note("willBeginZooming", view) }
  package func scrollViewDidZoom(_ view: UIScrollView) { note("didZoom", view) }
  package func scrollViewDidEndZooming(_ view: UIScrollView, with zoomed: UIView?, atScale scale: CGFloat) { note("didEndZooming", view) }
}
