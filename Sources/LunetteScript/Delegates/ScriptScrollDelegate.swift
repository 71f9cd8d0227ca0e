import Foundation
import Lua
import LunetteKit

private let scrollMethods = ScrollDelegateMethods()

/// A script's table or instance as a scroll view's delegate. Source: lua-api.md section 3
class ScriptScrollDelegate: ScriptDelegate, UIScrollViewDelegate {
  /// Makes `script` the delegate of a scroll view, which keeps it alive.
  static func attach(_ script: LuaReference?, to scrollView: UIScrollView) {
    let delegate = script.map { ScriptScrollDelegate($0) }
    scrollView.companions[companionKey] = delegate
    scrollView.delegate = delegate
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { notify(scrollMethods.didScroll, .object(scrollView)) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { notify(scrollMethods.willBeginDragging, .object(scrollView)) }

  /// A point that the script returns is the new target.
  func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset target: inout CGPoint) {
    if let answer = ask(scrollMethods.willEndDragging, as: CGPoint?.self, .object(scrollView), .point(velocity), .point(target)), let answer
    {
      target = answer
    }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    notify(scrollMethods.didEndDragging, .object(scrollView), .bool(willDecelerate))
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { notify(scrollMethods.willBeginDecelerating, .object(scrollView)) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { notify(scrollMethods.didEndDecelerating, .object(scrollView)) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    notify(scrollMethods.didEndScrollingAnimation, .object(scrollView))
  }

  /// Asked only where the script has the method; nothing and nil are no. Source: lua-api.md section 3
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    ask(scrollMethods.shouldScrollToTop, as: Truth.self, .object(scrollView))?.value ?? !has(scrollMethods.shouldScrollToTop)
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { notify(scrollMethods.didScrollToTop, .object(scrollView)) }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    notify(scrollMethods.didChangeAdjustedContentInset, .object(scrollView))
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    ask(scrollMethods.viewForZooming, as: UIView?.self, .object(scrollView)) ?? nil
  }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    notify(scrollMethods.willBeginZooming, [.object(scrollView)] + (view.map { [.object($0)] } ?? []))
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { notify(scrollMethods.didZoom, .object(scrollView)) }

  /// The scale is told as the third argument; the second is false where there is no view.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    notify(scrollMethods.didEndZooming, .object(scrollView), view.map { .object($0) } ?? .bool(false), .number(scale))
  }
}
