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
    c.delegate("delegate", ScrollViewDelegateMethods.self, get: { $0.delegate }, set: { $0.delegate = $1 })
    c.property("contentLayoutGuide", "The layout guide of the content, in the content's coordinates.", \.contentLayoutGuide)
    c.property(
      "frameLayoutGuide", "The layout guide of the visible area, which does not move while the content scrolls.", \.frameLayoutGuide)
    c.property("contentSize", "The size of the content.", unit: .points, \.contentSize)
    c.property(
      "contentOffset",
      "The point of the content that is at the view's top left corner. Setting it during a drag or a deceleration lets the movement "
        + "continue from there.", unit: .points,
      \.contentOffset)
    c.property("contentInset", "Additional room around the content.", unit: .points, \.contentInset)
    c.property(
      "contentInsetAdjustmentBehavior",
      "Which safe area insets are added to contentInset: never none; always all; scrollableAxes those of axes that can scroll; automatic "
        + "the same as scrollableAxes, but only inside a view controller's view.",
      \.contentInsetAdjustmentBehavior)
    c.property(
      "adjustedContentInset", "The insets that are used: contentInset and the added part of the safe area.", unit: .points,
      \.adjustedContentInset)
    c.overridable(UIScrollView.Overridable.adjustedContentInsetDidChange)
    c.overridable(UIScrollView.Overridable.setContentOffset)
    c.overridable(UIScrollView.Overridable.scrollRectToVisible)
  }

  private static func scrollBehavior(_ c: ClassBuilder<UIScrollView>) {
    c.property("isScrollEnabled", "Whether fingers can scroll the content. Setting it to false ends a drag.", \.isScrollEnabled)
    c.property("bounces", "Whether the content can be dragged past its edges, from where it comes back.", \.bounces)
    c.property(
      "alwaysBounceVertical", "Whether content that is smaller than the view can be dragged along this axis, too.", \.alwaysBounceVertical)
    c.property(
      "alwaysBounceHorizontal", "Whether content that is smaller than the view can be dragged along this axis, too.",
      \.alwaysBounceHorizontal)
    c.property("isPagingEnabled", "Whether scrolling ends at multiples of the view's size.", \.isPagingEnabled)
    c.property(
      "isDirectionalLockEnabled", "Whether a drag that begins clearly along one axis scrolls only along that axis.",
      \.isDirectionalLockEnabled)
    c.property(
      "decelerationRate",
      "How slowly the content stops after a drag: normal, fast, or the fraction of speed that is left after a millisecond.",
      \.decelerationRate)
    c.value("DecelerationRate", "UIKit's numbers for decelerationRate, by name.") {
      ["normal": UIScrollView.DecelerationRate.normal.rawValue, "fast": UIScrollView.DecelerationRate.fast.rawValue]
    }
    c.property(
      "avoidsKeyboard",
      "Not UIKit's: while a field in the scroll view is edited, the bottom inset grows by what the keyboard covers, and the field is scrolled "
        + "above the keyboard. A table controller does it for its table by itself.",
      \.avoidsKeyboard)
    c.property("scrollsToTop", "Whether a tap on the status bar may scroll the content to its top.", \.scrollsToTop)
    c.property(
      "keyboardDismissMode",
      "Whether a drag hides the keyboard: none never, onDrag when the drag begins, interactive moves the keyboard with the finger.",
      \.keyboardDismissMode)
  }

  private static func scrollIndicators(_ c: ClassBuilder<UIScrollView>) {
    c.property("refreshControl", "The control above the content for \"pull to refresh\", or nil.", \.refreshControl)
    c.property("showsVerticalScrollIndicator", "Whether the indicator is shown while the content moves.", \.showsVerticalScrollIndicator)
    c.property(
      "showsHorizontalScrollIndicator", "Whether the indicator is shown while the content moves.", \.showsHorizontalScrollIndicator)
    c.property("indicatorStyle", "The colour of the indicators.", \.indicatorStyle)
    c.property(
      "scrollIndicatorInsets",
      "The distances of the indicators from the view's edges. Setting it sets both indicators; reading it returns the vertical "
        + "one's.", unit: .points,
      \.scrollIndicatorInsets)
    c.property(
      "verticalScrollIndicatorInsets", "The distances of the indicator from the view's edges.", unit: .points, \.verticalScrollIndicatorInsets)
    c.property(
      "horizontalScrollIndicatorInsets", "The distances of the indicator from the view's edges.", unit: .points, \.horizontalScrollIndicatorInsets)
    c.property(
      "verticalIndicatorFrame", "The rectangle of the indicator in the view's bounds, or nil while it is not shown.", unit: .points,
      \.verticalIndicatorFrame)
    c.property(
      "horizontalIndicatorFrame", "The rectangle of the indicator in the view's bounds, or nil while it is not shown.", unit: .points,
      \.horizontalIndicatorFrame)
    c.overridable(UIScrollView.Overridable.flashScrollIndicators)
  }

  private static func scrollState(_ c: ClassBuilder<UIScrollView>) {
    c.property("panGestureRecognizer", "The recognizer with which fingers scroll the view.", \.panGestureRecognizer)
    c.property(
      "pinchGestureRecognizer", "The recognizer with which fingers zoom the view, or nil if zooming is impossible.",
      \.pinchGestureRecognizer)
    c.property("isTracking", "Whether a finger is on the object.", \.isTracking)
    c.property("isDragging", "Whether a finger is scrolling the content.", \.isDragging)
    c.property("isDecelerating", "Whether the content is moving after the finger has lifted.", \.isDecelerating)
    c.property("isZooming", "Whether two fingers are zooming the content.", \.isZooming)
    c.property("isZoomBouncing", "Whether the scale is returning to a limit.", \.isZoomBouncing)
  }

  private static func scrollZoom(_ c: ClassBuilder<UIScrollView>) {
    c.property("minimumZoomScale", "The smallest scale when no finger zooms; it must be greater than 0.", \.minimumZoomScale)
    c.property("maximumZoomScale", "The largest scale when no finger zooms; it must be greater than 0.", \.maximumZoomScale)
    c.property(
      "zoomScale",
      "The scale of the view that the delegate returns from viewForZooming. Setting it uses the nearest scale within the limits.",
      \.zoomScale)
    c.property("bouncesZoom", "Whether fingers may zoom past the limits. The scale then returns to the limit.", \.bouncesZoom)
    c.method("setZoomScale", "Zooms around the middle of the view, in 0.3 s if animated.", args: "scale", "animated") {
      (s: UIScrollView, scale: CGFloat, animated: Bool?) in s.setZoomScale(scale, animated: animated ?? false)
    }
    c.method("zoom", "The same as zoomToRect, UIKit's zoom(to:animated:).", args: "rect", "animated") {
      (s: UIScrollView, rect: CGRect, animated: Bool?) in s.zoom(to: rect, animated: animated ?? false)
    }
    c.method(
      "zoomToRect", "Zooms so that a rectangle of the zoomed view fills the scroll view as far as possible, in 0.3 s if animated.",
      args: "rect", "animated"
    ) {
      (s: UIScrollView, rect: CGRect, animated: Bool?) in s.zoom(to: rect, animated: animated ?? false)
    }
    c.measured(in: .points)
  }

  private static func scrollContentTouches(_ c: ClassBuilder<UIScrollView>) {
    c.property(
      "delaysContentTouches", "Whether touches on the content are held back until it is clear that they don't scroll.",
      \.delaysContentTouches)
    c.property("canCancelContentTouches", "Whether a drag may take touches away from the content and scroll.", \.canCancelContentTouches)
    c.overridable(UIScrollView.Overridable.touchesShouldBegin)
    c.overridable(UIScrollView.Overridable.touchesShouldCancel)
    c.overridable(UIScrollView.Overridable.shouldReceiveTouch)
    c.overridable(UIScrollView.Overridable.shouldRecognizeSimultaneouslyWith)
    c.overridable(UIScrollView.Overridable.shouldRequireFailureOf)
    c.overridable(UIScrollView.Overridable.shouldBeRequiredToFailBy)
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
