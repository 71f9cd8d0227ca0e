import Foundation
import Lua
import LunetteKit

struct LayerDelegateMethods: ScriptProtocol {
  static let name = "CALayerDelegate"
  static let doc = "Draws a layer and lays out its sublayers."

  let display = ScriptMethod("display", "Sets the layer's contents. If this method exists, draw is not called.", .layer)
  let draw = ScriptMethod(
    "draw", "Draws into a context that has the layer's coordinates.", .layer, .init("context", CGContext.self))
  let layoutSublayers = ScriptMethod("layoutSublayers", "Sets the frames of the sublayers.", .layer)
  let actionForKey = ScriptMethod(
    "actionForKey",
    "What runs when a property changes: an animation, a function(layer, key), false for nothing, or nil to continue the search.",
    .layer, .init("key", String.self), answers: ActionAnswer.self)
}

struct AnimationDelegateMethods: ScriptProtocol {
  static let name = "CAAnimationDelegate"
  static let doc = "Is told when an animation starts and stops."

  let didStart = ScriptMethod("animationDidStart", "The first frame of the animation is shown.", .animation)
  let didStop = ScriptMethod(
    "animationDidStop", "The animation has ended (finished is true), or was removed before its end (finished is false).", .animation,
    .init("finished", Bool.self))
}

extension CallParameter where Value == CALayer {
  fileprivate static var layer: Self { .init("layer", CALayer.self) }
}

extension CallParameter where Value == CAAnimation {
  fileprivate static var animation: Self { .init("animation", CAAnimation.self) }
}
