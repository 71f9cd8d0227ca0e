import Foundation
import Lua
import LunetteKit

struct LayerDelegateMethods: ScriptProtocol {
  static let name = "CALayerDelegate"
  static let doc = "Who draws a layer and lays out its sublayers."

  let display = ScriptMethod("display", "Sets the layer's contents; where it is there, nothing else is asked.", .layer)
  let draw = ScriptMethod(
    "draw", "Draws into a context whose space is the layer's bounds.", .layer, .init("context", CGContext.self))
  let layoutSublayers = ScriptMethod("layoutSublayers", "Places the sublayers.", .layer)
  let actionForKey = ScriptMethod(
    "actionForKey", "What is run when a property changes: an animation, a function(layer, key), false for nothing, nil to go on searching.",
    .layer, .init("key", String.self), answers: ActionAnswer.self)
}

struct AnimationDelegateMethods: ScriptProtocol {
  static let name = "CAAnimationDelegate"
  static let doc = "What becomes of an animation."

  let didStart = ScriptMethod("animationDidStart", "Its first frame is shown.", .animation)
  let didStop = ScriptMethod(
    "animationDidStop", "It has come to its end (finished), or was taken away before.", .animation, .init("finished", Bool.self))
}

extension CallParameter where Value == CALayer {
  fileprivate static var layer: Self { .init("layer", CALayer.self) }
}

extension CallParameter where Value == CAAnimation {
  fileprivate static var animation: Self { .init("animation", CAAnimation.self) }
}
