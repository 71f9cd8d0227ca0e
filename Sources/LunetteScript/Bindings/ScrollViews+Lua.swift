import Foundation
import Lua
import LunetteKit

extension UIScrollView.ContentInsetAdjustmentBehavior: LuaEnum {}
extension UIScrollView.KeyboardDismissMode: LuaEnum {}
extension UIScrollView.IndicatorStyle: LuaEnum {}

extension Registry {
  static func scrollViews(_ r: RegistryBuilder) {
    r.type(UIScrollView.self, "UIScrollView", inherits: "UIView", doc: "A view whose content can be larger than itself.") { c in
      c.constructor { _ in UIScrollView() }
      scrollContent(c)
      scrollBehavior(c)
      scrollIndicators(c)
      scrollState(c)
      scrollZoom(c)
      scrollContentTouches(c)
    }
  }

  private static func scrollContent(_ c: ClassBuilder<UIScrollView>) {
    c.property(
      "delegate", "A table with UIScrollViewDelegate's methods.",
      get: { ScriptDelegate.table(of: $0).map(DelegateTable<ScrollDelegateMethods>.init) },
      set: { ScriptScrollDelegate.attach($1?.script, to: $0) })
    c.property("contentLayoutGuide", "Its content, in the content's coordinates.", \.contentLayoutGuide)
    c.property("frameLayoutGuide", "What is seen of it; it stays while the content scrolls.", \.frameLayoutGuide)
    c.property("contentSize", "How large the content is. Points.", \.contentSize)
    c.property(
      "contentOffset",
      "The point of the content at its top left corner. Assigned during a drag or a deceleration, these go on from there. Points.",
      \.contentOffset)
    c.property("contentInset", "Room around the content. Points.", \.contentInset)
    c.property(
      "contentInsetAdjustmentBehavior",
      "Which safe area insets are added to the content inset: never, always, those of scrollableAxes, or automatic, which is the same "
        + "inside a view controller's view only.",
      \.contentInsetAdjustmentBehavior)
    c.property(
      "adjustedContentInset", "The room that counts: the content inset and what is added of the safe area. Points.",
      \.adjustedContentInset)
    c.overridable(UIScrollView.Overridable.adjustedContentInsetDidChange)
    c.method(
      "setContentOffset",
      "Scrolls there, in 0.3 s when animated. Stops what moves by itself. Points.", args: "offset", "animated"
    ) {
      (s: UIScrollView, offset: CGPoint, animated: Bool?) in s.setContentOffset(offset, animated: animated ?? false)
    }
    c.method("scrollRectToVisible", "Scrolls as little as needed to show a rect of the content. Points.", args: "rect", "animated") {
      (s: UIScrollView, rect: CGRect, animated: Bool?) in s.scrollRectToVisible(rect, animated: animated ?? false)
    }
  }

  private static func scrollBehavior(_ c: ClassBuilder<UIScrollView>) {
    c.property("isScrollEnabled", "Whether a finger scrolls it. Turned off, it ends a drag.", \.isScrollEnabled)
    c.property("bounces", "Whether it goes past its edges and comes back.", \.bounces)
    c.property("alwaysBounceVertical", "Also with content that fits.", \.alwaysBounceVertical)
    c.property("alwaysBounceHorizontal", "Also with content that fits.", \.alwaysBounceHorizontal)
    c.property("isPagingEnabled", "Whether it stops at multiples of its size.", \.isPagingEnabled)
    c.property("isDirectionalLockEnabled", "Whether a drag clearly along one axis scrolls only along it.", \.isDirectionalLockEnabled)
    c.property("decelerationRate", "\"normal\", \"fast\", or the share of speed left after a millisecond.", \.decelerationRate)
    c.property("scrollsToTop", "Whether a tap on the status bar may scroll it to the top.", \.scrollsToTop)
    c.property(
      "keyboardDismissMode", "Whether a drag sends the keyboard away: none, onDrag, or interactive, which takes it along with the finger.",
      \.keyboardDismissMode)
  }

  private static func scrollIndicators(_ c: ClassBuilder<UIScrollView>) {
    c.property("refreshControl", "A UIRefreshControl above the content, or nil.", \.refreshControl)
    c.property("showsVerticalScrollIndicator", "Whether it shows while moving.", \.showsVerticalScrollIndicator)
    c.property("showsHorizontalScrollIndicator", "Whether it shows while moving.", \.showsHorizontalScrollIndicator)
    c.property("indicatorStyle", "default, black or white.", \.indicatorStyle)
    c.property("scrollIndicatorInsets", "Room that both indicators leave free; read, the vertical one's. Points.", \.scrollIndicatorInsets)
    c.property("verticalScrollIndicatorInsets", "Room that it leaves free. Points.", \.verticalScrollIndicatorInsets)
    c.property("horizontalScrollIndicatorInsets", "Room that it leaves free. Points.", \.horizontalScrollIndicatorInsets)
    c.property(
      "verticalIndicatorFrame", "Where the indicator is shown now, in the view's bounds; nil while it isn't. Points.",
      \.verticalIndicatorFrame)
    c.property(
      "horizontalIndicatorFrame", "Where the indicator is shown now, in the view's bounds; nil while it isn't. Points.",
      \.horizontalIndicatorFrame)
    c.method("flashScrollIndicators", "Shows the indicators for 0.4 s.") { (s: UIScrollView) in s.flashScrollIndicators() }
  }

  private static func scrollState(_ c: ClassBuilder<UIScrollView>) {
    c.property("panGestureRecognizer", "Its own pan.", \.panGestureRecognizer)
    c.property("pinchGestureRecognizer", "Its own pinch; nil while there is nothing to zoom.", \.pinchGestureRecognizer)
    c.property("isTracking", "A finger is on it.", \.isTracking)
    c.property("isDragging", "A finger scrolls it.", \.isDragging)
    c.property("isDecelerating", "It moves on after a lift.", \.isDecelerating)
    c.property("isZooming", "Two fingers zoom it.", \.isZooming)
    c.property("isZoomBouncing", "Its scale goes back to a limit.", \.isZoomBouncing)
  }

  private static func scrollZoom(_ c: ClassBuilder<UIScrollView>) {
    c.property("minimumZoomScale", "The smallest scale at rest; a number above 0.", \.minimumZoomScale)
    c.property("maximumZoomScale", "The largest scale at rest; a number above 0.", \.maximumZoomScale)
    c.property(
      "zoomScale", "The scale of the view that the delegate names in viewForZooming; set, the nearest one within the limits.", \.zoomScale)
    c.property("bouncesZoom", "Whether fingers may zoom past the limits, from where it springs back.", \.bouncesZoom)
    c.method("setZoomScale", "Zooms around the middle of the view, in 0.3 s when animated.", args: "scale", "animated") {
      (s: UIScrollView, scale: CGFloat, animated: Bool?) in s.setZoomScale(scale, animated: animated ?? false)
    }
    c.method(
      "zoomToRect", "Shows a rect of the zoomed view as large as it fits, in 0.3 s when animated. Points.", args: "rect", "animated"
    ) {
      (s: UIScrollView, rect: CGRect, animated: Bool?) in s.zoom(to: rect, animated: animated ?? false)
    }
  }

  private static func scrollContentTouches(_ c: ClassBuilder<UIScrollView>) {
    c.property("delaysContentTouches", "Whether touches on content wait for a drag.", \.delaysContentTouches)
    c.property("canCancelContentTouches", "Whether a drag may take touches from content.", \.canCancelContentTouches)
    c.overridable(UIScrollView.Overridable.touchesShouldBegin)
    c.overridable(UIScrollView.Overridable.touchesShouldCancel)
  }
}

/// UIKit's two rates have names; others are numbers. Source: docs/lua-api.md 1.5
extension UIScrollView.DecelerationRate: LuaReadable, LuaPushable {
  private static let names: [(String, UIScrollView.DecelerationRate)] = [("normal", .normal), ("fast", .fast)]

  public static var luaTypeName: String { "\"normal\", \"fast\" or a number between 0 and 1" }
  public static var luaType: LuaType { .either([.choice(of: Self.self, names.map(\.0)), .number]) }

  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> UIScrollView.DecelerationRate {
    if let text = stack.text(at: index), let known = names.first(where: { $0.0 == text }) { return known.1 }
    if let rate = try? Double.read(stack, at: index), rate > 0, rate < 1 { return .init(rawValue: CGFloat(rate)) }
    throw stack.mismatch(luaTypeName, at: index)
  }

  public func push(on stack: LuaStack) {
    if let known = Self.names.first(where: { $0.1 == self }) { stack.push(known.0) } else { stack.push(Double(rawValue)) }
  }
}
