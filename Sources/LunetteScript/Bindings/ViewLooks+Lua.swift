import Foundation
import Lua
import LunetteKit

/// Members of a view that its layer provides: contents, masks, tint, and animations of several kinds.
extension Registry {
  static func viewStage(_ c: ClassBuilder<UIView>) {
    c.property("transform3D", "The layer's transform.", \.transform3D)
    c.property("mask", "A view of its own whose alpha cuts this one.", get: { $0.mask }, set: { $0.mask = $1 })
    c.property("contentMode", "How its picture stands in its bounds; redraw draws it anew with another size.", \.contentMode)
    c.property("isOpaque", "Kept only.", \.isOpaque)
    c.property("contentStretch", "The part of its picture that stretches, in fractions: its layer's contentsCenter.", \.layer.contentsCenter)
    c.method(
      "layerClass", "The class of its layer. A class of yours may answer another one: function Card:layerClass() return CAShapeLayer end"
    ) { (v: UIView) in ShownLayerClass(name: v.layer.className) }
    c.property("contentScaleFactor", "Pixels per point of what it draws.", \.contentScaleFactor)
    c.method(
      "drawHierarchy", "Draws what it shows now, stretched to a rect, into the current context; true where there is one.", args: "rect",
      "afterScreenUpdates"
    ) { (v: UIView, rect: CGRect, updates: Bool?) in v.drawHierarchy(in: rect, afterScreenUpdates: updates ?? false) }
    c.method("snapshotView", "A view that looks as this one does now, and stays so.", args: "afterScreenUpdates") {
      (v: UIView, updates: Bool?) in v.snapshotView(afterScreenUpdates: updates ?? false)
    }
    c.method("resizableSnapshotView", "The same of a part of it.", args: "rect", "afterScreenUpdates", "insets") {
      (v: UIView, rect: CGRect, updates: Bool?, insets: UIEdgeInsets?) in
      v.resizableSnapshotView(from: rect, afterScreenUpdates: updates ?? false, withCapInsets: insets ?? .zero)
    }
    c.function(
      "animateKeyframes", "Animates the keyframes that `animations` adds: one animation of each property, whose curve goes over the whole.",
      args: "options"
    ) { (request: KeyframeRequest) -> Void in request.run() }
    c.function(
      "addKeyframe", "Changes that take place in a part of the whole: addKeyframe(start, duration, fn), as fractions.", args: "start", "duration"
    ) { (start: Double, rest: LuaArguments) -> Void in
      var rest = rest
      let duration = try rest.take(Double.self)
      let callback = Callback(try rest.take(LuaFunction.self))
      guard start >= 0, duration >= 0 else { throw LuaMismatch(wanted: "a start and a duration from 0 to 1", got: "\(start), \(duration)") }
      UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration) { callback.call() }
    }
    c.function(
      "transition", "Shows the way from one look to another: { with = view, animations = fn } or { from = view, to = view }.", args: "options"
    ) { (request: TransitionRequest) -> Void in try request.run() }
    c.function("setAnimationRepeatCount", "How often the open block's animations run; fractions count.", args: "count") {
      (count: RepeatCount) -> Void in UIView.setAnimationRepeatCount(count.value)
    }
    beginAnimations(c)
    c.property("tintAdjustmentMode", "dimmed turns the tint gray, here and below.", \.tintAdjustmentMode)
    c.property("clearsContextBeforeDrawing", "Kept only: a drawing is always made anew.", \.clearsContextBeforeDrawing)
    c.value("inheritedAnimationDuration", "Of the open block; 0 outside. Seconds.") { UIView.inheritedAnimationDuration }
  }
}

struct KeyframeRequest: OptionTable {
  @LuaOption("Seconds; 0.25.") private var duration: TimeInterval = 0.25
  @LuaOption("Seconds before it begins.") private var delay: TimeInterval = 0
  @LuaOption("How values follow each other, and the curve of the whole.") private var options: UIView.KeyframeAnimationOptions = []
  @LuaOption(required: "Adds keyframes.") private var animations: LuaFunction? = nil
  @LuaOption("completion(finished): it has ended.") private var completion: LuaFunction? = nil

  func run() {
    guard let block = animations.map(Callback.init) else { return }
    let done = completion.map(Callback.init).map { callback in { (finished: Bool) in callback.call(finished) } }
    UIView.animateKeyframes(withDuration: duration, delay: delay, options: options, animations: { block.call() }, completion: done)
  }
}

struct TransitionRequest: OptionTable {
  @LuaOption("Whose look changes.") private var with: UIView? = nil
  @LuaOption("The view that goes.") private var from: UIView? = nil
  @LuaOption("The view that comes.") private var to: UIView? = nil
  @LuaOption("Seconds; 0.25.") private var duration: TimeInterval = 0.25
  @LuaOption("One of the transitions, and others.") private var options: UIView.AnimationOptions = []
  @LuaOption("Changes what is shown.") private var animations: LuaFunction? = nil
  @LuaOption("completion(finished): it has ended.") private var completion: LuaFunction? = nil

  func run() throws {
    let block = animations.map(Callback.init)
    let done = completion.map(Callback.init).map { callback in { (finished: Bool) in callback.call(finished) } }
    if let with {
      UIView.transition(with: with, duration: duration, options: options, animations: block.map { block in { block.call() } }, completion: done)
    } else if let from, let to {
      UIView.transition(from: from, to: to, duration: duration, options: options, completion: done)
    } else {
      throw LuaMismatch(wanted: "with = a view, or from and to = views", got: "neither", hint: nil, namesItsPlace: true)
    }
  }
}
