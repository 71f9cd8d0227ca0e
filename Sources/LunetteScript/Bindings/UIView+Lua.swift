import Foundation
import Lua
import LunetteKit

extension Registry {
  static func views(_ r: RegistryBuilder) {
    r.type(
      UIView.self, "UIView", inherits: "UIResponder", doc: "A rectangle on the screen that draws, contains other views, and gets touches."
    ) { c in
      c.constructor { _ in UIView() }
      c.initial("frame", as: CGRect.self) { $0.frame = $1 }
      c.classFunction(
        AppearanceFunction.name,
        "The appearance proxy of the class: what is set on it, views get when they enter a window from now on, unless they were given it themselves. "
          + "UILabel.appearance().textColor = \"red\"; with { whenContainedInInstancesOf = { UINavigationBar } } only views in such ones, the innermost first.",
        [ApiDescription.Parameter("options", .table, isOptional: true)], answers: .any, AppearanceFunction.body)
      c.describe { view in
        let frame = view.frame
        return " frame={" + [frame.minX, frame.minY, frame.width, frame.height].map { formatted($0) }.joined(separator: ", ") + "}"
      }
      viewGeometry(c)
      viewLooks(c)
      viewTree(c)
      viewLayout(c)
      viewConstraints(c)
      viewInteractions(c)
      viewTouches(c)
      viewAnimation(c)
      viewMotion(c)
    }
  }

  private static func viewGeometry(_ c: ClassBuilder<UIView>) {
    c.property(
      "frame", "The view's place and size in its superview's coordinates, derived from bounds, center and transform.", unit: .points, \.frame)
    c.property(
      "bounds",
      "The view's own coordinates: the origin is the point at its top left corner, and the size is its size without the transform.", unit: .points,
      \.bounds)
    c.property("center", "The place of the view's anchor point (by default its middle) in its superview's coordinates.", unit: .points, \.center)
    c.property("transform", "How the view is turned, scaled and moved about its center.", \.transform)
    c.property(
      "autoresizingMask", "Which of the view's margins, width and height change when its superview's size changes.", \.autoresizingMask)
    c.property(
      "autoresizesSubviews", "Whether subviews change with this view's size, as their autoresizing masks say.", \.autoresizesSubviews)
    c.method(
      "convert", "Converts a point or rect from this view's coordinates to another view's (nil: the window's). Returns the converted one.",
      args: "value", "toView"
    ) {
      (v: UIView, value: PointOrRect, other: UIView?) -> PointOrRect in
      switch value {
      case .point(let point): .point(v.convert(point, to: other))
      case .rect(let rect): .rect(v.convert(rect, to: other))
      }
    }
    c.method(
      "convertFrom",
      "Converts a point or rect from another view's coordinates (nil: the window's) to this view's. Returns the converted one.",
      args: "value", "fromView"
    ) {
      (v: UIView, value: PointOrRect, other: UIView?) -> PointOrRect in
      switch value {
      case .point(let point): .point(v.convert(point, from: other))
      case .rect(let rect): .rect(v.convert(rect, from: other))
      }
    }
    c.method(
      "endEditing",
      "Makes the first responder resign if it is inside this view; with force it is not asked. Returns whether editing has ended.",
      args: "force"
    ) { (v: UIView, force: Bool?) in v.endEditing(force ?? false) }
    c.overridable(UIView.Overridable.sizeThatFits)
    c.method("sizeToFit", "Sets the view's size to sizeThatFits; the top left corner stays.", UIView.sizeToFit)
  }

  private static func viewLooks(_ c: ClassBuilder<UIView>) {
    c.property("backgroundColor", "The colour, or nil for none.", \.backgroundColor)
    c.property("alpha", "Opacity, from 0 to 1.", \.alpha)
    c.property(
      "anchorPoint", "The point of the bounds that is center and around which the transform turns, as shares of the size; {0.5, 0.5} by default.",
      get: { $0.layer.anchorPoint }, set: { $0.layer.anchorPoint = $1 })
    c.property("isHidden", "Whether the view and its subviews are hidden. A hidden view is not drawn and gets no touches.", \.isHidden)
    c.property("clipsToBounds", "Whether the parts of subviews outside this view's bounds are cut off.", \.clipsToBounds)
    c.property("tag", "A number by which the app can find the object, for example with viewWithTag.", \.tag)
    c.overridable(UIView.Overridable.accessibilityIdentifier) { $0.accessibilityIdentifier = $1 }
    c.state("accessibilityIdentifier") { $0.accessibilityIdentifier }
    c.property(
      "tintColor",
      "The colour of parts that can be touched. It is inherited from the superview if it was not set; setting nil makes the view "
        + "inherit again.",
      get: { $0.tintColor as UIColor? }, set: { $0.tintColor = $1 })
    c.overridable(UIView.Overridable.tintColorDidChange)
    c.overridable(UIView.Overridable.traitCollectionDidChange)
    traitMembers(c)
    c.property(
      "minimumContentSizeCategory", "The smallest text size in the view and all below it, from the next frame on; nil for no limit.",
      \.minimumContentSizeCategory)
    c.property(
      "maximumContentSizeCategory", "The largest text size in the view and all below it, from the next frame on; nil for no limit.",
      \.maximumContentSizeCategory)
    c.property("layer", "The layer that has the view's geometry and draws it.", \.layer)
  }

  private static func viewTree(_ c: ClassBuilder<UIView>) {
    c.property("superview", "The view that contains this view, or nil.", \.superview)
    c.property(
      "subviews", "The views directly inside this view, from back to front. The last ones of a scroll view are its indicators, once they were shown.",
      get: { $0.subviewsToRead })
    c.property("window", "The window that the view is in, or nil.", \.window)
    c.method("addSubview", "Adds a view as the frontmost subview. It leaves its former superview.", "view", UIView.addSubview(_:))
    c.method("insertSubview", "Adds a view at a place in subviews, where 1 is the back.", args: "view", "index") {
      (v: UIView, view: UIView, index: Int) in v.insertSubview(view, at: try index.counted("place"))
    }
    c.method("insertSubviewAbove", "Adds a view directly in front of a sibling.", "view", "sibling", UIView.insertSubview(_:aboveSubview:))
    c.method("insertSubviewBelow", "Adds a view directly behind a sibling.", "view", "sibling", UIView.insertSubview(_:belowSubview:))
    c.method("exchangeSubview", "Exchanges two subviews, given by their places from 1.", args: "i", "j") {
      (v: UIView, i: Int, j: Int) in v.exchangeSubview(at: try i.counted("place"), withSubviewAt: try j.counted("place"))
    }
    c.method("bringSubviewToFront", "Moves a subview in front of its siblings.", "view", UIView.bringSubviewToFront(_:))
    c.method("sendSubviewToBack", "Moves a subview behind its siblings.", "view", UIView.sendSubviewToBack(_:))
    c.method("removeFromSuperview", "Removes the view from its superview.", UIView.removeFromSuperview)
    c.method("isDescendant", "Whether this view is the given view or is somewhere inside the given view.", "view", UIView.isDescendant(of:))
    c.method("viewWithTag", "This view or the first view inside it that has the tag, or nil.", "tag", UIView.viewWithTag(_:))
    c.overridable(UIView.Overridable.didMoveToSuperview)
    c.overridable(UIView.Overridable.didMoveToWindow)
    c.overridable(UIView.Overridable.willMoveToSuperview)
    c.overridable(UIView.Overridable.willMoveToWindow)
    c.overridable(UIView.Overridable.didAddSubview)
    c.overridable(UIView.Overridable.willRemoveSubview)
  }

  private static func viewLayout(_ c: ClassBuilder<UIView>) {
    c.property(
      "safeAreaInsets", "How far the device's bars and rounded corners reach into the view at each edge.", unit: .points, \.safeAreaInsets)
    c.overridable(UIView.Overridable.safeAreaInsetsDidChange)
    c.method("setNeedsLayout", "Asks for layoutSubviews in the next layout pass.", UIView.setNeedsLayout)
    c.method("layoutIfNeeded", "Lays out now every view, from this one down, that has asked for layout.", UIView.layoutIfNeeded)
    c.method(
      "setNeedsDisplay",
      "Asks for draw in the next layout pass, for the given part or the whole view. Several parts are joined to one rectangle.",
      args: "rect"
    ) {
      (v: UIView, rect: CGRect?) in
      if let rect { v.setNeedsDisplay(rect) } else { v.setNeedsDisplay() }
    }
    c.overridable(UIView.Overridable.draw)
    c.overridable(UIView.Overridable.drawLayer)
    c.overridable(UIView.Overridable.displayLayer)
    c.overridable(UIView.Overridable.actionForLayer)
    c.overridable(UIView.Overridable.layoutSubviews)
    c.overridable(UIView.Overridable.layoutSublayers)
  }

  private static func viewTouches(_ c: ClassBuilder<UIView>) {
    c.property(
      "isUserInteractionEnabled", "False: the view and its subviews get no touches, and views behind it get them.",
      \.isUserInteractionEnabled)
    c.property("isMultipleTouchEnabled", "False: of several fingers on the view, it gets only the first.", \.isMultipleTouchEnabled)
    c.property(
      "isExclusiveTouch", "True: while this view has a touch, no other view gets one, and it gets none while another view has one.",
      \.isExclusiveTouch)
    c.listProperty(
      "gestureRecognizers", "The view's recognizers, in the order in which they were added.",
      read: { $0.gestureRecognizersToRead ?? .plain([]) },
      setOrEmpty: { view, recognizers in
        for old in view.gestureRecognizers ?? [] where !recognizers.contains(where: { $0 === old }) { view.removeGestureRecognizer(old) }
        for new in recognizers where new.view !== view { view.addGestureRecognizer(new) }
      })
    c.method(
      "addGestureRecognizer", "Adds a recognizer, which then gets the touches in this view and its subviews.", "recognizer", UIView.addGestureRecognizer(_:))
    c.method(
      "removeGestureRecognizer", "Removes a recognizer. If it is in the middle of a gesture, the gesture is cancelled.", "recognizer",
      UIView.removeGestureRecognizer(_:))
    c.overridable(UIView.Overridable.hitTest)
    c.overridable(UIView.Overridable.pointInside)
    c.overridable(UIView.Overridable.gestureRecognizerShouldBegin)
  }

  private static func viewAnimation(_ c: ClassBuilder<UIView>) {
    c.function(
      "animate",
      "Animates the changes that the function `animations` makes. The function runs at once; the call returns before the animation ends.",
      args: "options"
    ) { (request: AnimationRequest) -> Void in
      request.run()
    }
    c.measured(in: .seconds)
    c.function("performWithoutAnimation", "Runs a function. Its changes are not animated.", args: "actions") {
      (actions: LuaFunction) -> Void in
      UIView.performWithoutAnimation { Callback(actions).call() }
    }
    c.function("setAnimationsEnabled", "Turns all animations of views on or off.", args: "enabled") { (enabled: Bool) -> Void in
      UIView.setAnimationsEnabled(enabled)
    }
    viewStage(c)
    c.value("areAnimationsEnabled", "Whether animation blocks animate, as setAnimationsEnabled has set it.") { UIView.areAnimationsEnabled }
  }
}
