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
    c.property("contentSize", "How large the content is. Points.", get: { $0.contentSize }, set: { $0.contentSize = $1 })
    c.property(
      "contentOffset",
      "The point of the content at its top left corner. Assigned during a drag or a deceleration, these go on from there. Points.",
      get: { $0.contentOffset }, set: { $0.contentOffset = $1 })
    c.property("contentInset", "Room around the content. Points.", get: { $0.contentInset }, set: { $0.contentInset = $1 })
    c.property(
      "contentInsetAdjustmentBehavior",
      "Which safe area insets are added to the content inset: never, always, those of scrollableAxes, or automatic, which is the same "
        + "inside a view controller's view only.",
      get: { $0.contentInsetAdjustmentBehavior }, set: { $0.contentInsetAdjustmentBehavior = $1 })
    c.property(
      "adjustedContentInset", "The room that counts: the content inset and what is added of the safe area. Points.",
      get: { $0.adjustedContentInset })
    c.method("adjustedContentInsetDidChange", "adjustedContentInset has a new value. Meant to be overridden.") {
      (s: UIScrollView) in s.adjustedContentInsetDidChange()
    }
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
    c.property(
      "isScrollEnabled", "Whether a finger scrolls it. Turned off, it ends a drag.",
      get: { $0.isScrollEnabled }, set: { $0.isScrollEnabled = $1 })
    c.property("bounces", "Whether it goes past its edges and comes back.", get: { $0.bounces }, set: { $0.bounces = $1 })
    c.property(
      "alwaysBounceVertical", "Also with content that fits.", get: { $0.alwaysBounceVertical }, set: { $0.alwaysBounceVertical = $1 })
    c.property(
      "alwaysBounceHorizontal", "Also with content that fits.",
      get: { $0.alwaysBounceHorizontal }, set: { $0.alwaysBounceHorizontal = $1 })
    c.property(
      "isPagingEnabled", "Whether it stops at multiples of its size.", get: { $0.isPagingEnabled }, set: { $0.isPagingEnabled = $1 })
    c.property(
      "isDirectionalLockEnabled", "Whether a drag clearly along one axis scrolls only along it.",
      get: { $0.isDirectionalLockEnabled }, set: { $0.isDirectionalLockEnabled = $1 })
    c.property(
      "decelerationRate", "\"normal\", \"fast\", or the share of speed left after a millisecond.",
      get: { $0.decelerationRate }, set: { $0.decelerationRate = $1 })
    c.property(
      "scrollsToTop", "Whether a tap on the status bar may scroll it to the top.",
      get: { $0.scrollsToTop }, set: { $0.scrollsToTop = $1 })
    c.property(
      "keyboardDismissMode", "Whether a drag sends the keyboard away: none, onDrag, or interactive, which takes it along with the finger.",
      get: { $0.keyboardDismissMode }, set: { $0.keyboardDismissMode = $1 })
  }

  private static func scrollIndicators(_ c: ClassBuilder<UIScrollView>) {
    c.property(
      "refreshControl", "A UIRefreshControl above the content, or nil.", get: { $0.refreshControl }, set: { $0.refreshControl = $1 })
    c.property(
      "showsVerticalScrollIndicator", "Whether it shows while moving.",
      get: { $0.showsVerticalScrollIndicator }, set: { $0.showsVerticalScrollIndicator = $1 })
    c.property(
      "showsHorizontalScrollIndicator", "Whether it shows while moving.",
      get: { $0.showsHorizontalScrollIndicator }, set: { $0.showsHorizontalScrollIndicator = $1 })
    c.property("indicatorStyle", "default, black or white.", get: { $0.indicatorStyle }, set: { $0.indicatorStyle = $1 })
    c.property(
      "scrollIndicatorInsets", "Room that both indicators leave free; read, the vertical one's. Points.",
      get: { $0.scrollIndicatorInsets }, set: { $0.scrollIndicatorInsets = $1 })
    c.property(
      "verticalScrollIndicatorInsets", "Room that it leaves free. Points.",
      get: { $0.verticalScrollIndicatorInsets }, set: { $0.verticalScrollIndicatorInsets = $1 })
    c.property(
      "horizontalScrollIndicatorInsets", "Room that it leaves free. Points.",
      get: { $0.horizontalScrollIndicatorInsets }, set: { $0.horizontalScrollIndicatorInsets = $1 })
    c.property(
      "verticalIndicatorFrame", "Where the indicator is shown now, in the view's bounds; nil while it isn't. Points.",
      get: { $0.verticalIndicatorFrame })
    c.property(
      "horizontalIndicatorFrame", "Where the indicator is shown now, in the view's bounds; nil while it isn't. Points.",
      get: { $0.horizontalIndicatorFrame })
    c.method("flashScrollIndicators", "Shows the indicators for 0.4 s.") { (s: UIScrollView) in s.flashScrollIndicators() }
  }

  private static func scrollState(_ c: ClassBuilder<UIScrollView>) {
    c.property("panGestureRecognizer", "Its own pan.", get: { $0.panGestureRecognizer })
    c.property("pinchGestureRecognizer", "Its own pinch; nil while there is nothing to zoom.", get: { $0.pinchGestureRecognizer })
    c.property("isTracking", "A finger is on it.", get: { $0.isTracking })
    c.property("isDragging", "A finger scrolls it.", get: { $0.isDragging })
    c.property("isDecelerating", "It moves on after a lift.", get: { $0.isDecelerating })
    c.property("isZooming", "Two fingers zoom it.", get: { $0.isZooming })
    c.property("isZoomBouncing", "Its scale goes back to a limit.", get: { $0.isZoomBouncing })
  }

  private static func scrollZoom(_ c: ClassBuilder<UIScrollView>) {
    c.property(
      "minimumZoomScale", "The smallest scale at rest; a number above 0.", get: { $0.minimumZoomScale }, set: { $0.minimumZoomScale = $1 })
    c.property(
      "maximumZoomScale", "The largest scale at rest; a number above 0.", get: { $0.maximumZoomScale }, set: { $0.maximumZoomScale = $1 })
    c.property(
      "zoomScale", "The scale of the view that the delegate names in viewForZooming; set, the nearest one within the limits.",
      get: { $0.zoomScale }, set: { $0.zoomScale = $1 })
    c.property(
      "bouncesZoom", "Whether fingers may zoom past the limits, from where it springs back.",
      get: { $0.bouncesZoom }, set: { $0.bouncesZoom = $1 })
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
    c.property(
      "delaysContentTouches", "Whether touches on content wait for a drag.",
      get: { $0.delaysContentTouches }, set: { $0.delaysContentTouches = $1 })
    c.property(
      "canCancelContentTouches", "Whether a drag may take touches from content.",
      get: { $0.canCancelContentTouches }, set: { $0.canCancelContentTouches = $1 })
    c.method("touchesShouldBegin", "Whether content may have touches. Meant to be overridden.", args: "touches", "event", "view") {
      (s: UIScrollView, touches: [UITouch], event: UIEvent?, view: UIView) in s.touchesShouldBegin(Set(touches), with: event, in: view)
    }
    c.method("touchesShouldCancel", "Whether a drag may take the touch from content. Meant to be overridden.", args: "view") {
      (s: UIScrollView, view: UIView) in s.touchesShouldCancel(in: view)
    }
  }
}

/// UIKit's two rates have names; others are numbers. Source: lua-api.md 1.5
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
