import Foundation
import Lua
import LunetteKit

/// Members of a view that its layer provides: contents, masks, tint, and animations of several kinds.
extension Registry {
  static func viewStage(_ c: ClassBuilder<UIView>) {
    c.property("transform3D", "The transform of the view's layer, in three dimensions.", \.transform3D)
    c.property(
      "mask", "A view whose alpha says how much of this view is drawn at each point, or nil. It has no superview.", get: { $0.mask },
      set: { $0.mask = $1 })
    c.property(
      "contentMode", "How the view's picture is placed or scaled in its bounds. With redraw the view draws again when its size changes.",
      \.contentMode)
    c.property("isOpaque", "Kept only; it has no effect.", \.isOpaque)
    c.property(
      "contentStretch", "The part of the view's picture that is stretched, in fractions of its size: its layer's contentsCenter.",
      \.layer.contentsCenter)
    c.method(
      "layerClass", "The class of the view's layer. Override it to use another class: function Card:layerClass() return CAShapeLayer end"
    ) { (v: UIView) in ShownClass(name: v.layer.className) }
    c.asked()
    c.property("contentScaleFactor", "The number of pixels for each point in the view's drawing.", \.contentScaleFactor)
    c.method(
      "drawHierarchy",
      "Draws what the view shows now into the current context, stretched to the rect. Returns true if there is a current context.",
      args: "rect",
      "afterScreenUpdates"
    ) { (v: UIView, rect: CGRect, updates: Bool?) in v.drawHierarchy(in: rect, afterScreenUpdates: updates ?? false) }
    c.method(
      "snapshotView", "A new view with a copy of what this view shows now, or nil. The copy doesn't change later.",
      args: "afterScreenUpdates"
    ) {
      (v: UIView, updates: Bool?) in v.snapshotView(afterScreenUpdates: updates ?? false)
    }
    c.method(
      "resizableSnapshotView", "A new view with a copy of a part of this view, which may be stretched between insets, or nil.",
      args: "rect", "afterScreenUpdates", "insets"
    ) {
      (v: UIView, rect: CGRect, updates: Bool?, insets: UIEdgeInsets?) in
      v.resizableSnapshotView(from: rect, afterScreenUpdates: updates ?? false, withCapInsets: insets ?? .zero)
    }
    c.function(
      "animateKeyframes",
      "Animates the keyframes that the function `animations` adds, with one curve over the whole duration. Returns at once.",
      args: "options"
    ) { (request: KeyframeRequest) -> Void in request.run() }
    c.function(
      "addKeyframe",
      "Inside animateKeyframes: addKeyframe(start, duration, fn) animates the changes that fn makes. start and duration are fractions "
        + "of the whole duration.",
      args: "start", "duration"
    ) { (start: Double, rest: LuaArguments) -> Void in
      var rest = rest
      let duration = try rest.take(Double.self)
      let callback = Callback(try rest.take(LuaFunction.self))
      guard start >= 0, duration >= 0 else { throw LuaMismatch(wanted: "a start and a duration from 0 to 1", got: "\(start), \(duration)") }
      UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration) { callback.call() }
    }
    c.function(
      "transition",
      "Animates a change of what is shown: { with = view, animations = fn } for changes inside a view, { from = view, to = view } to "
        + "replace a view by another.",
      args: "options"
    ) { (request: TransitionRequest) -> Void in try request.run() }
    c.function("setAnimationRepeatCount", "How often the animations of the open block run; fractions are allowed.", args: "count") {
      (count: RepeatCount) -> Void in UIView.setAnimationRepeatCount(count.value)
    }
    beginAnimations(c)
    c.property("tintAdjustmentMode", "dimmed makes the tint gray in this view and its subviews.", \.tintAdjustmentMode)
    c.property("clearsContextBeforeDrawing", "Kept only. A drawing always begins with an empty context.", \.clearsContextBeforeDrawing)
    c.value("inheritedAnimationDuration", "The duration of the open animation block, or 0 outside a block.") {
      UIView.inheritedAnimationDuration
    }
    c.measured(in: .seconds)
  }
}

struct KeyframeRequest: OptionTable {
  @LuaOption("The duration; 0.25 if it is left out.", unit: .seconds, labels: "withDuration") private var duration: TimeInterval = 0.25
  @LuaOption("Seconds before the animation begins.") private var delay: TimeInterval = 0
  @LuaOption("How the values between keyframes are computed, and the curve of the whole.") private var options: UIView.KeyframeAnimationOptions = []
  @LuaOption(required: "A function that adds keyframes.") private var animations: LuaFunction? = nil
  @LuaOption("Called as completion(finished) at the end. finished is false if the animation was interrupted.", calledWith: ["finished": .boolean])
  private var completion: LuaFunction? = nil

  func run() {
    guard let block = animations.map(Callback.init) else { return }
    AnimationRequest.completing(completion) { done in
      UIView.animateKeyframes(withDuration: duration, delay: delay, options: options, animations: { block.call() }, completion: done)
    }
  }
}

struct TransitionRequest: OptionTable {
  @LuaOption("The view whose content changes.") private var with: UIView? = nil
  @LuaOption("The view that is replaced. It is removed at the end.") private var from: UIView? = nil
  @LuaOption("The view that replaces it. It is added to the same superview.") private var to: UIView? = nil
  @LuaOption("The duration; 0.25 if it is left out.", unit: .seconds) private var duration: TimeInterval = 0.25
  @LuaOption("The kind of transition, and other options of animations.") private var options: UIView.AnimationOptions = []
  @LuaOption("Makes the changes in the view.") private var animations: LuaFunction? = nil
  @LuaOption("Called as completion(finished) at the end. finished is false if the animation was interrupted.", calledWith: ["finished": .boolean])
  private var completion: LuaFunction? = nil

  func run() throws {
    let block = animations.map(Callback.init)
    if let with {
      AnimationRequest.completing(completion) { done in
        UIView.transition(
          with: with, duration: duration, options: options, animations: block.map { block in { block.call() } }, completion: done)
      }
    } else if let from, let to {
      AnimationRequest.completing(completion) { UIView.transition(from: from, to: to, duration: duration, options: options, completion: $0) }
    } else {
      throw LuaMismatch(wanted: "with = a view, or from and to = views", got: "neither", hint: nil, namesItsPlace: true)
    }
  }
}
