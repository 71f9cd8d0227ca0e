import Foundation
import Lua
import LunetteKit

/// A script's table or instance as a scroll view's delegate. Source: lua-api.md section 3
class ScriptScrollDelegate: ScriptDelegate, UIScrollViewDelegate {
  private enum Name {
    static let didScroll: LuaName = "scrollViewDidScroll"
    static let willBeginDragging: LuaName = "scrollViewWillBeginDragging"
    static let willEndDragging: LuaName = "scrollViewWillEndDragging"
    static let didEndDragging: LuaName = "scrollViewDidEndDragging"
    static let willBeginDecelerating: LuaName = "scrollViewWillBeginDecelerating"
    static let didEndDecelerating: LuaName = "scrollViewDidEndDecelerating"
    static let didEndScrollingAnimation: LuaName = "scrollViewDidEndScrollingAnimation"
    static let shouldScrollToTop: LuaName = "scrollViewShouldScrollToTop"
    static let didScrollToTop: LuaName = "scrollViewDidScrollToTop"
    static let didChangeAdjustedContentInset: LuaName = "scrollViewDidChangeAdjustedContentInset"
    static let viewForZooming: LuaName = "viewForZooming"
    static let willBeginZooming: LuaName = "scrollViewWillBeginZooming"
    static let didZoom: LuaName = "scrollViewDidZoom"
    static let didEndZooming: LuaName = "scrollViewDidEndZooming"
  }

  /// Makes `script` the delegate of a scroll view, which keeps it alive.
  static func attach(_ script: LuaReference?, to scrollView: UIScrollView) {
    let delegate = script.map { ScriptScrollDelegate($0) }
    scrollView.companions[companionKey] = delegate
    scrollView.delegate = delegate
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { notify(Name.didScroll, .object(scrollView)) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { notify(Name.willBeginDragging, .object(scrollView)) }

  /// A point that the script returns is the new target.
  func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset target: inout CGPoint) {
    if let answer = ask(Name.willEndDragging, as: CGPoint?.self, .object(scrollView), .point(velocity), .point(target)), let answer {
      target = answer
    }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    notify(Name.didEndDragging, .object(scrollView), .bool(willDecelerate))
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { notify(Name.willBeginDecelerating, .object(scrollView)) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { notify(Name.didEndDecelerating, .object(scrollView)) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { notify(Name.didEndScrollingAnimation, .object(scrollView)) }

  /// Asked only where the script has the method; nothing and nil are no. Source: lua-api.md section 3
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    ask(Name.shouldScrollToTop, as: Truth.self, .object(scrollView))?.value ?? !has(Name.shouldScrollToTop)
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { notify(Name.didScrollToTop, .object(scrollView)) }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    notify(Name.didChangeAdjustedContentInset, .object(scrollView))
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    ask(Name.viewForZooming, as: UIView?.self, .object(scrollView)) ?? nil
  }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    notify(Name.willBeginZooming, [.object(scrollView)] + (view.map { [.object($0)] } ?? []))
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { notify(Name.didZoom, .object(scrollView)) }

  /// The scale is told as the third argument; the second is false where there is no view.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    notify(Name.didEndZooming, .object(scrollView), view.map { .object($0) } ?? .bool(false), .number(scale))
  }
}
