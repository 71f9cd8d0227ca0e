import Foundation
import Lua
import LunetteKit

private let layerMethods = LayerDelegateMethods()
private let animationMethods = AnimationDelegateMethods()

/// A script's table or instance as a layer's delegate. Source: docs/lua-api.md 3
final class ScriptLayerDelegate: ScriptDelegate, CALayerDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [LayerDelegateMethods.self] }
  static func attach(_ script: LuaReference?, to layer: CALayer) { layer.own(script.map { ScriptLayerDelegate($0) }) }

  func display(_ layer: CALayer) -> Bool {
    guard has(layerMethods.display) else { return false }
    notify(layerMethods.display, layer)
    return true
  }
  func draw(_ layer: CALayer, in context: CGContext) { notify(layerMethods.draw, layer, context) }
  func layoutSublayers(of layer: CALayer) { notify(layerMethods.layoutSublayers, layer) }
  func action(for layer: CALayer, forKey key: String) -> (any CAAction)? { ask(layerMethods.actionForKey, layer, key)?.action }
}

/// A script's table or instance as an animation's delegate.
final class ScriptAnimationDelegate: ScriptDelegate, CAAnimationDelegate {
  override class var keepsObjects: Bool { true }
  override class var protocols: [any ScriptProtocol.Type] { [AnimationDelegateMethods.self] }
  func animationDidStart(_ animation: CAAnimation) { notify(animationMethods.didStart, animation) }
  func animationDidStop(_ animation: CAAnimation, finished: Bool) { notify(animationMethods.didStop, animation, finished) }
}
