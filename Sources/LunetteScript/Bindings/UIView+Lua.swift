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
      viewConstraints(c)
      viewTouches(c)
      viewAnimation(c)
    }
  }

  private static func viewGeometry(_ c: ClassBuilder<UIView>) {
    c.property("frame", "Where it is in its superview's bounds; derived from bounds, centre and transform. Points.", \.frame)
    c.property("bounds", "Its own space: the origin is what stands at its top left corner. Points.", \.bounds)
    c.property("center", "The place of its anchor point in its superview's bounds. Points.", \.center)
    c.property("transform", "How it is turned, scaled and moved about its centre.", \.transform)
    c.property("autoresizingMask", "Which of its parts share a change of the superview's size.", \.autoresizingMask)
    c.property("autoresizesSubviews", "Whether its subviews follow its size by their masks.", \.autoresizesSubviews)
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
    c.method(
      "endEditing", "The first responder in it resigns; by force it isn't asked. Answers whether something is edited no longer.", args: "force"
    ) { (v: UIView, force: Bool?) in v.endEditing(force ?? false) }
    c.overridable(UIView.Overridable.sizeThatFits)
    c.method("sizeToFit", "Takes the size that fits; its top left corner stays.") { (v: UIView) in v.sizeToFit() }
  }

  private static func viewLooks(_ c: ClassBuilder<UIView>) {
    c.property("backgroundColor", "A colour, or nil for none.", \.backgroundColor)
    c.property("alpha", "Opacity, from 0 to 1.", \.alpha)
    c.property("isHidden", "A hidden view isn't drawn and takes no touches.", \.isHidden)
    c.property("clipsToBounds", "Whether its subviews are cut off at its bounds.", \.clipsToBounds)
    c.property("tag", "A number to find it by.", \.tag)
    c.property("accessibilityIdentifier", "A name that tests find it by.", \.accessibilityIdentifier)
    c.property(
      "accessibilityLabel", "What assistive technology calls it; nil leaves it to what it shows.", \.accessibilityLabel)
    c.property(
      "tintColor", "The colour of what can be touched, its own or its superview's; nil takes its own away.",
      get: { $0.tintColor as UIColor? }, set: { $0.tintColor = $1 })
    c.overridable(UIView.Overridable.tintColorDidChange)
    c.overridable(UIView.Overridable.traitCollectionDidChange)
    c.property("traitCollection", "Size classes and what else is known of where it is shown.", get: { $0.traitCollection })
    c.property("layer", "Its geometry and looks.", \.layer)
  }

  private static func viewTree(_ c: ClassBuilder<UIView>) {
    c.property("superview", "The view it is in.", \.superview)
    c.property("subviews", "The views in it, back to front.", \.subviews)
    c.property("window", "The window it is in.", \.window)
    c.method("addSubview", "Puts a view in front of the others.", args: "view") { (v: UIView, view: UIView) in v.addSubview(view) }
    c.method("insertSubview", "Puts a view at a place of the list, 1 being the back.", args: "view", "index") {
      (v: UIView, view: UIView, index: Int) in v.insertSubview(view, at: try index.counted("place"))
    }
    c.method("insertSubviewAbove", "Puts a view just in front of a sibling.", args: "view", "sibling") {
      (v: UIView, view: UIView, sibling: UIView) in v.insertSubview(view, aboveSubview: sibling)
    }
    c.method("insertSubviewBelow", "Puts a view just behind a sibling.", args: "view", "sibling") {
      (v: UIView, view: UIView, sibling: UIView) in v.insertSubview(view, belowSubview: sibling)
    }
    c.method("exchangeSubview", "Swaps two subviews by their places, from 1.", args: "i", "j") {
      (v: UIView, i: Int, j: Int) in v.exchangeSubview(at: try i.counted("place"), withSubviewAt: try j.counted("place"))
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
    c.overridable(UIView.Overridable.didMoveToSuperview)
    c.overridable(UIView.Overridable.didMoveToWindow)
    c.overridable(UIView.Overridable.willMoveToSuperview)
    c.overridable(UIView.Overridable.willMoveToWindow)
    c.overridable(UIView.Overridable.didAddSubview)
    c.overridable(UIView.Overridable.willRemoveSubview)
  }

  private static func viewLayout(_ c: ClassBuilder<UIView>) {
    c.property("safeAreaInsets", "What the device's bars and corners cover of it. Points.", \.safeAreaInsets)
    c.overridable(UIView.Overridable.safeAreaInsetsDidChange)
    c.method("setNeedsLayout", "Asks for layoutSubviews in the next layout pass.") { (v: UIView) in v.setNeedsLayout() }
    c.method("layoutIfNeeded", "Lays out now what is marked.") { (v: UIView) in v.layoutIfNeeded() }
    c.method("setNeedsDisplay", "Asks for draw in the next layout pass; the parts that are named are joined.", args: "rect") {
      (v: UIView, rect: CGRect?) in
      if let rect { v.setNeedsDisplay(rect) } else { v.setNeedsDisplay() }
    }
    c.overridable(UIView.Overridable.draw)
    c.overridable(UIView.Overridable.layoutSubviews)
  }

  private static func viewTouches(_ c: ClassBuilder<UIView>) {
    c.property("isUserInteractionEnabled", "False: touches go past it and all it holds.", \.isUserInteractionEnabled)
    c.property("isMultipleTouchEnabled", "False: it gets only the first finger of a sequence.", \.isMultipleTouchEnabled)
    c.property("isExclusiveTouch", "True: no other view gets a touch while this one has one.", \.isExclusiveTouch)
    c.property("gestureRecognizers", "Its recognizers, in the order in which they were added.", get: { $0.gestureRecognizers ?? [] })
    c.method("addGestureRecognizer", "Lets a recognizer watch its touches.", args: "recognizer") {
      (v: UIView, recognizer: UIGestureRecognizer) in v.addGestureRecognizer(recognizer)
    }
    c.method("removeGestureRecognizer", "Takes a recognizer away; a gesture it is in is cancelled.", args: "recognizer") {
      (v: UIView, recognizer: UIGestureRecognizer) in v.removeGestureRecognizer(recognizer)
    }
    c.overridable(UIView.Overridable.hitTest)
    c.overridable(UIView.Overridable.pointInside)
    c.overridable(UIView.Overridable.gestureRecognizerShouldBegin)
  }

  private static func viewAnimation(_ c: ClassBuilder<UIView>) {
    c.function(
      "animate",
      "Animates the changes that `animations` makes. Seconds; options: curveEaseInOut, curveEaseIn, curveEaseOut, "
        + "curveLinear, allowUserInteraction, beginFromCurrentState, repeat, autoreverse, layoutSubviews and others.", args: "options"
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
    viewStage(c)
    c.value("areAnimationsEnabled", "Whether changes in animation blocks are animated.") { UIView.areAnimationsEnabled }
  }
}
