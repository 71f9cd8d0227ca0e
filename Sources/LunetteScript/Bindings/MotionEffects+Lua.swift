import Lua
import LunetteKit

extension UIMotionEffect: LuaObject {}
extension UIInterpolatingMotionEffect.EffectType: LuaEnum {}

extension Registry {
  static func motionEffects(_ r: RegistryBuilder) {
    r.type(
      UIMotionEffect.self, "UIMotionEffect",
      doc: "Changes how a view is shown while the device is tilted; app:tilt() tilts it. Derive a class from it, or use a UIInterpolatingMotionEffect."
    ) { c in
      c.constructor { _ in UIMotionEffect() }
      c.overridable(UIMotionEffect.Overridable.keyPathsAndRelativeValues)
    }
    r.type(
      UIInterpolatingMotionEffect.self, "UIInterpolatingMotionEffect", inherits: "UIMotionEffect",
      doc: "Moves one property between two values as the device is tilted along one axis."
    ) { c in
      c.state("movement") { ($0.keyPath, $0.type) }
      c.constructor { a in
        let path = try a.take("keyPath", as: String.self, "The property, for example center.x, alpha or layer.shadowOffset.width.")
        let type = try a.take("type", as: UIInterpolatingMotionEffect.EffectType.self, "The axis along which the device is tilted.")
        guard let path, let type else {
          throw LuaMismatch(wanted: "a table with keyPath and type", got: path == nil ? "one without keyPath" : "one without type")
        }
        return UIInterpolatingMotionEffect(keyPath: path, type: type)
      }
      c.property("keyPath", "The property that moves.", get: { $0.keyPath })
      c.property("type", "The axis along which the device is tilted.", get: { $0.type })
      c.property("minimumRelativeValue", "What is added to the property at a tilt of -1; nil for nothing.", \.minimumRelativeValue)
      c.property("maximumRelativeValue", "What is added to the property at a tilt of 1; nil for nothing.", \.maximumRelativeValue)
    }
    r.type(UIMotionEffectGroup.self, "UIMotionEffectGroup", inherits: "UIMotionEffect", doc: "Several motion effects as one.") { c in
      c.constructor { _ in UIMotionEffectGroup() }
      c.property("motionEffects", "The effects, in the order in which they are added, or nil.", \.motionEffects)
    }
  }

  static func viewMotion(_ c: ClassBuilder<UIView>) {
    c.property("motionEffects", "What moves the view while the device is tilted.", \.motionEffects)
    c.method(
      "addMotionEffect", "Adds what moves the view while the device is tilted. An effect that is there already isn't added again.", "effect",
      UIView.addMotionEffect(_:))
    c.method("removeMotionEffect", "Removes what addMotionEffect added.", "effect", UIView.removeMotionEffect(_:))
  }
}
