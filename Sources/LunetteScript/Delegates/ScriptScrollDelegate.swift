import Foundation
import Lua
import LunetteKit

private let scrollMethods = ScrollDelegateMethods()

/// A script's table or instance as a scroll view's delegate. Source: docs/lua-api.md 3
class ScriptScrollDelegate: ScriptDelegate, UIScrollViewDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [ScrollDelegateMethods.self] }
  /// Makes `script` the delegate of a scroll view, which keeps the delegate alive.
  static func attach(_ script: LuaReference?, to scrollView: UIScrollView) {
    let delegate = script.map { ScriptScrollDelegate($0) }
    scrollView.companions[companionKey] = delegate
    scrollView.delegate = delegate
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { notify(scrollMethods.didScroll, scrollView) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { notify(scrollMethods.willBeginDragging, scrollView) }

  /// A point that the script returns becomes the new target.
  func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset target: inout CGPoint) {
    if let answer = ask(scrollMethods.willEndDragging, scrollView, velocity, target), let answer {
      target = answer
    }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    notify(scrollMethods.didEndDragging, scrollView, willDecelerate)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { notify(scrollMethods.willBeginDecelerating, scrollView) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { notify(scrollMethods.didEndDecelerating, scrollView) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    notify(scrollMethods.didEndScrollingAnimation, scrollView)
  }

  /// Called only if the script has the method; nil and no answer mean false. Source: docs/lua-api.md 3
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    ask(scrollMethods.shouldScrollToTop, scrollView)?.value ?? !has(scrollMethods.shouldScrollToTop)
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { notify(scrollMethods.didScrollToTop, scrollView) }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    notify(scrollMethods.didChangeAdjustedContentInset, scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    ask(scrollMethods.viewForZooming, scrollView) ?? nil
  }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    notify(scrollMethods.willBeginZooming, scrollView, view)
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { notify(scrollMethods.didZoom, scrollView) }

  /// The second argument is false when there is no view, so that the scale is always the third.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    notify(scrollMethods.didEndZooming, scrollView, ViewOrFalse(view), scale)
  }
}
