import Foundation
import Lua
import LunetteKit

extension Registry {
  static func views(_ r: RegistryBuilder) {
    r.type(
      UIView.self, "UIView", inherits: "UIResponder", doc: "A rectangle on the screen: it draws, holds other views, and takes touches."
    ) { c in
      c.constructor { _ in UIView() }
      c.describe { view in
        let frame = view.frame
        return " frame={" + [frame.minX, frame.minY, frame.width, frame.height].map { formatted($0) }.joined(separator: ", ") + "}"
      }
      viewGeometry(c)
      viewLooks(c)
      viewTree(c)
      viewLayout(c)
      viewTouches(c)
      viewAnimation(c)
    }
  }

  private static func viewGeometry(_ c: ClassBuilder<UIView>) {
    c.property(
      "frame", "Where it is in its superview's bounds; derived from bounds, centre and transform. Points.",
      get: { $0.frame }, set: { $0.frame = $1 })
    c.property(
      "bounds", "Its own space: the origin is what stands at its top left corner. Points.",
      get: { $0.bounds }, set: { $0.bounds = $1 })
    c.property(
      "center", "The place of its anchor point in its superview's bounds. Points.",
      get: { $0.center }, set: { $0.center = $1 })
    c.property(
      "transform", "How it is turned, scaled and moved about its centre.",
      get: { $0.transform }, set: { $0.transform = $1 })
    c.property(
      "autoresizingMask", "Which of its parts share a change of the superview's size.",
      get: { $0.autoresizingMask }, set: { $0.autoresizingMask = $1 })
    c.property(
      "autoresizesSubviews", "Whether its subviews follow its size by their masks.",
      get: { $0.autoresizesSubviews }, set: { $0.autoresizesSubviews = $1 })
    c.method("convert", "A point or rect of this view, in another view's bounds (nil: the window's).", args: "value", "toView") {
      (v: UIView, value: PointOrRect, other: UIView?) -> PointOrRect in
      switch value {
      case .point(let point): .point(v.convert(point, to: other))
      case .rect(let rect): .rect(v.convert(rect, to: other))
      }
    }
    c.method("convertFrom", "A point or rect of another view (nil: of the window), in this view's bounds.", args: "value", "fromView") {
      (v: UIView, value: PointOrRect, other: UIView?) -> PointOrRect in
      switch value {
      case .point(let point): .point(v.convert(point, from: other))
      case .rect(let rect): .rect(v.convert(rect, from: other))
      }
    }
    c.method("sizeThatFits", "The size that fits best into a size. Points.", args: "size") {
      (v: UIView, size: CGSize) in v.sizeThatFits(size)
    }
    c.method("sizeToFit", "Takes the size that fits; its top left corner stays.") { (v: UIView) in v.sizeToFit() }
  }

  private static func viewLooks(_ c: ClassBuilder<UIView>) {
    c.property("backgroundColor", "A colour, or nil for none.", get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 })
    c.property("alpha", "Opacity, from 0 to 1.", get: { $0.alpha }, set: { $0.alpha = $1 })
    c.property("isHidden", "A hidden view isn't drawn and takes no touches.", get: { $0.isHidden }, set: { $0.isHidden = $1 })
    c.property(
      "clipsToBounds", "Whether its subviews are cut off at its bounds.", get: { $0.clipsToBounds }, set: { $0.clipsToBounds = $1 })
    c.property("tag", "A number to find it by.", get: { $0.tag }, set: { $0.tag = $1 })
    c.property(
      "accessibilityIdentifier", "A name that tests find it by.",
      get: { $0.accessibilityIdentifier }, set: { $0.accessibilityIdentifier = $1 })
    c.property("layer", "Its geometry and looks.", get: { $0.layer })
  }

  private static func viewTree(_ c: ClassBuilder<UIView>) {
    c.property("superview", "The view it is in.", get: { $0.superview })
    c.property("subviews", "The views in it, back to front.", get: { $0.subviews })
    c.property("window", "The window it is in.", get: { $0.window })
    c.method("addSubview", "Puts a view in front of the others.", args: "view") { (v: UIView, view: UIView) in v.addSubview(view) }
    c.method("insertSubview", "Puts a view at a place of the list, 1 being the back.", args: "view", "index") {
      (v: UIView, view: UIView, index: Int) in v.insertSubview(view, at: index.fromZero)
    }
    c.method("insertSubviewAbove", "Puts a view just in front of a sibling.", args: "view", "sibling") {
      (v: UIView, view: UIView, sibling: UIView) in v.insertSubview(view, aboveSubview: sibling)
    }
    c.method("insertSubviewBelow", "Puts a view just behind a sibling.", args: "view", "sibling") {
      (v: UIView, view: UIView, sibling: UIView) in v.insertSubview(view, belowSubview: sibling)
    }
    c.method("exchangeSubview", "Swaps two subviews by their places, from 1.", args: "i", "j") {
      (v: UIView, i: Int, j: Int) in v.exchangeSubview(at: i.fromZero, withSubviewAt: j.fromZero)
    }
    c.method("bringSubviewToFront", "Puts a subview in front of the others.", args: "view") {
      (v: UIView, view: UIView) in v.bringSubviewToFront(view)
    }
    c.method("sendSubviewToBack", "Puts a subview behind the others.", args: "view") {
      (v: UIView, view: UIView) in v.sendSubviewToBack(view)
    }
    c.method("removeFromSuperview", "Takes it out of its superview.") { (v: UIView) in v.removeFromSuperview() }
    c.method("isDescendant", "Whether it is the given view or somewhere inside it.", args: "view") {
      (v: UIView, view: UIView) in v.isDescendant(of: view)
    }
    c.method("viewWithTag", "The nearest view with this tag, itself included.", args: "tag") {
      (v: UIView, tag: Int) in v.viewWithTag(tag)
    }
    for (name, doc) in [
      ("didMoveToSuperview", "It has a superview, or has lost it."), ("didMoveToWindow", "It is in a window, or has left it."),
    ] {
      c.method(name, doc + " Meant to be overridden.") { (v: UIView) in
        name == "didMoveToWindow" ? v.didMoveToWindow() : v.didMoveToSuperview()
      }
    }
    c.method("willMoveToSuperview", "It is about to get this superview, or none. Meant to be overridden.", args: "view") {
      (v: UIView, view: UIView?) in v.willMove(toSuperview: view)
    }
    c.method("willMoveToWindow", "It is about to be in this window, or none. Meant to be overridden.", args: "window") {
      (v: UIView, window: UIWindow?) in v.willMove(toWindow: window)
    }
    c.method("didAddSubview", "A view was added. Meant to be overridden.", args: "view") { (v: UIView, view: UIView) in
      v.didAddSubview(view)
    }
    c.method("willRemoveSubview", "A view is about to leave. Meant to be overridden.", args: "view") {
      (v: UIView, view: UIView) in v.willRemoveSubview(view)
    }
  }

  private static func viewLayout(_ c: ClassBuilder<UIView>) {
    c.property("safeAreaInsets", "What the device's bars and corners cover of it. Points.", get: { $0.safeAreaInsets })
    c.method("safeAreaInsetsDidChange", "safeAreaInsets has a new value. Meant to be overridden.") {
      (v: UIView) in v.safeAreaInsetsDidChange()
    }
    c.method("setNeedsLayout", "Asks for layoutSubviews in the next layout pass.") { (v: UIView) in v.setNeedsLayout() }
    c.method("layoutIfNeeded", "Lays out now what is marked.") { (v: UIView) in v.layoutIfNeeded() }
    c.method("setNeedsDisplay", "Asks for draw in the next layout pass.") { (v: UIView) in v.setNeedsDisplay() }
    c.method("draw", "It is about to be shown, or to be shown anew. Meant to be overridden; there are no pixels.", args: "rect") {
      (v: UIView, rect: CGRect) in v.draw(rect)
    }
    c.method("layoutSubviews", "Places the subviews. Meant to be overridden; don't call it, call setNeedsLayout.") {
      (v: UIView) in v.layoutSubviews()
    }
  }

  private static func viewTouches(_ c: ClassBuilder<UIView>) {
    c.property(
      "isUserInteractionEnabled", "False: touches go past it and all it holds.",
      get: { $0.isUserInteractionEnabled }, set: { $0.isUserInteractionEnabled = $1 })
    c.property(
      "isMultipleTouchEnabled", "False: it gets only the first finger of a sequence.",
      get: { $0.isMultipleTouchEnabled }, set: { $0.isMultipleTouchEnabled = $1 })
    c.property(
      "isExclusiveTouch", "True: no other view gets a touch while this one has one.",
      get: { $0.isExclusiveTouch }, set: { $0.isExclusiveTouch = $1 })
    c.property("gestureRecognizers", "Its recognizers, in the order in which they were added.", get: { $0.gestureRecognizers ?? [] })
    c.method("addGestureRecognizer", "Lets a recognizer watch its touches.", args: "recognizer") {
      (v: UIView, recognizer: UIGestureRecognizer) in v.addGestureRecognizer(recognizer)
    }
    c.method("removeGestureRecognizer", "Takes a recognizer away; a gesture it is in is cancelled.", args: "recognizer") {
      (v: UIView, recognizer: UIGestureRecognizer) in v.removeGestureRecognizer(recognizer)
    }
    c.method("hitTest", "The view that a touch at this point would go to, or nil.", args: "point", "event") {
      (v: UIView, point: CGPoint, event: UIEvent?) in v.hitTest(point, with: event)
    }
    c.method("pointInside", "Whether a point of its bounds is in it.", args: "point", "event") {
      (v: UIView, point: CGPoint, event: UIEvent?) in v.point(inside: point, with: event)
    }
    c.method("gestureRecognizerShouldBegin", "Whether a recognizer may take its touches.", args: "recognizer") {
      (v: UIView, recognizer: UIGestureRecognizer) in v.gestureRecognizerShouldBegin(recognizer)
    }
  }

  private static func viewAnimation(_ c: ClassBuilder<UIView>) {
    c.function(
      "animate",
      "Animates the changes that `animations` makes. Seconds; options: curveEaseInOut, curveEaseIn, curveEaseOut, "
        + "curveLinear, allowUserInteraction, beginFromCurrentState.", args: "options"
    ) { (request: AnimationRequest) -> Void in
      request.run()
    }
    c.function("performWithoutAnimation", "Runs a function whose changes take effect at once.", args: "actions") {
      (actions: LuaFunction) -> Void in
      UIView.performWithoutAnimation { Callback(actions).call() }
    }
    c.function("setAnimationsEnabled", "Turns all animations on or off.", args: "enabled") { (enabled: Bool) -> Void in
      UIView.setAnimationsEnabled(enabled)
    }
    c.value("areAnimationsEnabled", "Whether changes in animation blocks are animated.") { UIView.areAnimationsEnabled }
  }
}
