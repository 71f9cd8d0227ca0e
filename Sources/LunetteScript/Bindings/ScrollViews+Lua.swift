import Foundation
import Lua
import LunetteKit

extension Registry {
  static func scrollViews(_ r: RegistryBuilder) {
    r.type(UIScrollView.self, "UIScrollView", inherits: "UIView", doc: "A view whose content can be larger than itself.") { c in
      c.constructor { _ in UIScrollView() }
      c.property("contentSize", "Points.", get: { $0.contentSize }, set: { $0.contentSize = $1 })
      c.property(
        "contentOffset", "The point of the content at its top left corner. Points.", get: { $0.contentOffset },
        set: { $0.contentOffset = $1 })
      c.property("contentInset", "Room around the content. Points.", get: { $0.contentInset }, set: { $0.contentInset = $1 })
      c.property("adjustedContentInset", "The room that counts. Points.", get: { $0.adjustedContentInset })
      c.property("isScrollEnabled", "Whether a finger scrolls it.", get: { $0.isScrollEnabled }, set: { $0.isScrollEnabled = $1 })
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
        "delaysContentTouches", "Whether touches on content wait for a drag.",
        get: { $0.delaysContentTouches }, set: { $0.delaysContentTouches = $1 })
      c.property(
        "canCancelContentTouches", "Whether a drag may take touches from content.",
        get: { $0.canCancelContentTouches }, set: { $0.canCancelContentTouches = $1 })
      c.property(
        "showsVerticalScrollIndicator", "Whether it shows while moving.",
        get: { $0.showsVerticalScrollIndicator }, set: { $0.showsVerticalScrollIndicator = $1 })
      c.property(
        "showsHorizontalScrollIndicator", "Whether it shows while moving.",
        get: { $0.showsHorizontalScrollIndicator }, set: { $0.showsHorizontalScrollIndicator = $1 })
      c.property(
        "refreshControl", "A UIRefreshControl above the content, or nil.", get: { $0.refreshControl }, set: { $0.refreshControl = $1 })
      c.property("panGestureRecognizer", "Its own pan.", get: { $0.panGestureRecognizer })
      c.property("isTracking", "A finger is on it.", get: { $0.isTracking })
      c.property("isDragging", "A finger scrolls it.", get: { $0.isDragging })
      c.property("isDecelerating", "It moves on after a lift.", get: { $0.isDecelerating })
      c.property(
        "delegate", "A table with UIScrollViewDelegate's methods.",
        get: { ScriptDelegate.table(of: $0) }, set: { ScriptScrollDelegate.attach($1, to: $0) })
      c.method("setContentOffset", "Scrolls there, in 0.3 s when animated. Points.", args: "offset", "animated") {
        (s: UIScrollView, offset: CGPoint, animated: Bool?) in s.setContentOffset(offset, animated: animated ?? false)
      }
      c.method("scrollRectToVisible", "Scrolls as little as needed to show a rect of the content. Points.", args: "rect", "animated") {
        (s: UIScrollView, rect: CGRect, animated: Bool?) in s.scrollRectToVisible(rect, animated: animated ?? false)
      }
      c.method("flashScrollIndicators", "Shows the indicators for a moment.") { (s: UIScrollView) in s.flashScrollIndicators() }
      c.method("touchesShouldBegin", "Whether content may have touches. Meant to be overridden.", args: "touches", "event", "view") {
        (s: UIScrollView, touches: [UITouch], event: UIEvent?, view: UIView) in s.touchesShouldBegin(Set(touches), with: event, in: view)
      }
      c.method("touchesShouldCancel", "Whether a drag may take the touch from content. Meant to be overridden.", args: "view") {
        (s: UIScrollView, view: UIView) in s.touchesShouldCancel(in: view)
      }
    }
  }
}

/// UIKit's two rates have names; others are numbers. Source: lua-api.md 1.5
extension UIScrollView.DecelerationRate: LuaReadable, LuaPushable {
  private static let names: [(String, UIScrollView.DecelerationRate)] = [("normal", .normal), ("fast", .fast)]

  public static var luaTypeName: String { "\"normal\", \"fast\" or a number between 0 and 1" }

  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> UIScrollView.DecelerationRate {
    if let text = stack.text(at: index), let known = names.first(where: { $0.0 == text }) { return known.1 }
    if let rate = try? Double.read(stack, at: index), rate > 0, rate < 1 { return .init(rawValue: CGFloat(rate)) }
    throw stack.mismatch(luaTypeName, at: index)
  }

  public func push(on stack: LuaStack) {
    if let known = Self.names.first(where: { $0.1 == self }) { stack.push(known.0) } else { stack.push(Double(rawValue)) }
  }
}
