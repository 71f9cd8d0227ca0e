import Foundation
import Lua
import LunetteKit

extension Registry {
  static func layers(_ r: RegistryBuilder) {
    r.type(CALayer.self, "CALayer", doc: "The geometry and looks of a view; or a rectangle of its own that hangs in another layer.") { c in
      c.constructor { _ in CALayer() }
      c.property("bounds", "Points.", get: { $0.bounds }, set: { $0.bounds = $1 })
      c.property("position", "The place of the anchor point in the superlayer. Points.", get: { $0.position }, set: { $0.position = $1 })
      c.property(
        "anchorPoint", "In fractions of the bounds; moving it moves the frame, not the position.",
        get: { $0.anchorPoint }, set: { $0.anchorPoint = $1 })
      c.property("frame", "Around the transformed bounds. Points.", get: { $0.frame }, set: { $0.frame = $1 })
      c.property(
        "transform", "A CATransform3D as its 16 numbers, m11 to m44, row by row.",
        get: { $0.transform.elements.map(Double.init) },
        set: { layer, numbers in
          guard numbers.count == 16 else {
            throw LuaMismatch(wanted: "a list of 16 numbers (m11 to m44)", got: "a list of \(numbers.count)")
          }
          layer.transform = CATransform3D(numbers.map { CGFloat($0) })
        })
      c.property("zPosition", "Higher layers are drawn in front of their siblings.", get: { $0.zPosition }, set: { $0.zPosition = $1 })
      c.property("opacity", "From 0 to 1.", get: { $0.opacity }, set: { $0.opacity = $1 })
      c.property("backgroundColor", "A colour, or nil for none.", get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 })
      c.property("cornerRadius", "Points.", get: { $0.cornerRadius }, set: { $0.cornerRadius = $1 })
      c.property("borderWidth", "Points.", get: { $0.borderWidth }, set: { $0.borderWidth = $1 })
      c.property("borderColor", "A colour.", get: { $0.borderColor }, set: { $0.borderColor = $1 })
      c.property("masksToBounds", "Whether what sticks out is cut off.", get: { $0.masksToBounds }, set: { $0.masksToBounds = $1 })
      c.method("presentation", "What is shown at this moment, while animations run.") { (layer: CALayer) in PresentationLayer(layer) }
      c.property("isHidden", "A hidden layer isn't drawn.", get: { $0.isHidden }, set: { $0.isHidden = $1 })
      c.property("superlayer", "The layer it hangs in; nil for that of a view.", get: { $0.superlayer })
      c.property("sublayers", "The layers that hang in it, back to front, without those of subviews.", get: { $0.sublayers })
      c.method("addSublayer", "Hangs a layer in front of the others, behind the subviews.", args: "layer") {
        (layer: CALayer, other: CALayer) in layer.addSublayer(other)
      }
      c.method("insertSublayer", "Hangs a layer at a place of the list, 1 being the back.", args: "layer", "index") {
        (layer: CALayer, other: CALayer, index: Int) in layer.insertSublayer(other, at: index.fromZero)
      }
      c.method("removeFromSuperlayer", "Takes it down.") { (layer: CALayer) in layer.removeFromSuperlayer() }
      c.method("removeAllAnimations", "Shows the final values at once.") { (layer: CALayer) in layer.removeAllAnimations() }
    }
    r.type(CAGradientLayer.self, "CAGradientLayer", inherits: "CALayer", doc: "A layer filled with a run of colours.") { c in
      c.constructor { _ in CAGradientLayer() }
      c.property("colors", "Two at least.", get: { $0.colors }, set: { $0.colors = $1 })
      c.property(
        "locations", "Where on the way each colour stands, from 0 to 1; nil spreads them evenly.",
        get: { $0.locations }, set: { $0.locations = $1 })
      c.property("startPoint", "In fractions of the bounds.", get: { $0.startPoint }, set: { $0.startPoint = $1 })
      c.property("endPoint", "In fractions of the bounds.", get: { $0.endPoint }, set: { $0.endPoint = $1 })
    }
    r.type(PresentationLayer.self, "CALayerPresentation", doc: "What a layer showed at one moment; nothing in it can be set.") { c in
      c.property("position", "Points.", get: { $0.state.position })
      c.property("bounds", "Points.", get: { $0.state.bounds })
      c.property("frame", "Points.", get: { $0.state.frame(anchor: $0.anchor) })
      c.property("opacity", "From 0 to 1.", get: { $0.state.opacity })
      c.property("backgroundColor", "A colour, or nil.", get: { $0.state.backgroundColor })
      c.property("transform", "16 numbers, m11 to m44.", get: { $0.state.transform.elements.map(Double.init) })
    }
  }
}

/// What `layer:presentation()` answers: the shown values of that moment.
final class PresentationLayer: LuaObject {
  static let luaName = "CALayerPresentation"
  let state: LayerState
  let anchor: CGPoint
  init(_ layer: CALayer) { (state, anchor) = (layer.presentation, layer.anchorPoint) }
}
