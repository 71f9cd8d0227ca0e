import Foundation
import Lua
import LunetteKit

extension Registry {
  static func layers(_ r: RegistryBuilder) {
    r.type(CALayer.self, "CALayer", doc: "A rectangle of the stage: that of a view, or one of its own that hangs in another layer.") { c in
      c.constructor { _ in CALayer() }
      layerGeometry(c)
      layerLooks(c)
      layerContents(c)
      layerTree(c)
      layerDisplay(c)
      observing(c)
      layerTiming(c)
      layerAnimations(c)
    }
    layerClasses(r)
  }

  private static func layerGeometry(_ c: ClassBuilder<CALayer>) {
    c.property("bounds", "Points.", \.bounds)
    c.property("position", "The place of the anchor point in the superlayer. Points.", \.position)
    c.property("anchorPoint", "In fractions of the bounds; moving it moves the frame, not the position.", \.anchorPoint)
    c.property("anchorPointZ", "How far in front of the layer's plane it turns about. Points.", \.anchorPointZ)
    c.property("frame", "Around the transformed bounds. Points.", \.frame)
    c.property("transform", "About the anchor point; 16 numbers will do.", \.transform)
    c.method("setAffineTransform", "Replaces the whole transform by a map of the plane.", args: "transform") {
      (l: CALayer, t: CGAffineTransform) in l.affineTransform = t
    }
    c.method("preferredFrameSize", "What it would like to take; of a plain layer its size. Points.") { (l: CALayer) in l.bounds.size }
    c.property("affineTransform", "The transform as a map of the plane; the identity where it isn't one.", \.affineTransform)
    c.property("sublayerTransform", "Of the sublayers, about the anchor point: an eye that they share.", \.sublayerTransform)
    c.property("zPosition", "Higher layers are drawn in front of their siblings. Points towards the viewer.", \.zPosition)
    c.property("isGeometryFlipped", "Kept only.", \.isGeometryFlipped)
    c.method("convert", "A point or rect of this layer, in another layer's bounds (nil: the root's superspace).", args: "value", "toLayer") {
      (l: CALayer, value: PointOrRect, other: CALayer?) -> PointOrRect in
      switch value {
      case .point(let point): .point(l.convert(point, to: other))
      case .rect(let rect): .rect(l.convert(rect, to: other))
      }
    }
    c.method("convertFrom", "A point or rect of another layer, in this layer's bounds.", args: "value", "fromLayer") {
      (l: CALayer, value: PointOrRect, other: CALayer?) -> PointOrRect in
      switch value {
      case .point(let point): .point(l.convert(point, from: other))
      case .rect(let rect): .rect(l.convert(rect, from: other))
      }
    }
    c.method("hitTest", "The foremost layer at a point of the superlayer, or nil.", args: "point") { (l: CALayer, point: CGPoint) in
      l.hitTest(point)
    }
    c.overridable(CALayer.Overridable.contains)
  }

  private static func layerLooks(_ c: ClassBuilder<CALayer>) {
    c.property("opacity", "From 0 to 1.", \.opacity)
    c.property("isHidden", "A hidden layer isn't drawn.", \.isHidden)
    c.property("backgroundColor", "A colour, or nil for none.", \.backgroundColor)
    c.property("cornerRadius", "Points.", \.cornerRadius)
    c.property("maskedCorners", "The corners that are round.", \.maskedCorners)
    c.property("cornerCurve", "Kept only.", \.cornerCurve)
    c.property("borderWidth", "Points.", \.borderWidth)
    c.property("borderColor", "A colour.", \.borderColor)
    c.property("shadowColor", "A colour.", \.shadowColor)
    c.property("shadowOpacity", "From 0, no shadow, to 1.", \.shadowOpacity)
    c.property("shadowOffset", "Points.", \.shadowOffset)
    c.property("shadowRadius", "How far the shadow is blurred. Points.", \.shadowRadius)
    c.property(
      "shadowPath", "The silhouette that throws the shadow, in own bounds; nil for what the layer shows.",
      get: { $0.shadowPath.map(ScriptPath.init) }, set: { $0.shadowPath = $1?.path })
    c.property("masksToBounds", "Whether what sticks out is cut off.", \.masksToBounds)
    c.property("doubleSided", "False: not drawn when seen from behind.", \.isDoubleSided)
    c.property("isDoubleSided", "The same.", \.isDoubleSided)
    c.property("allowsGroupOpacity", "Whether it is faded together with its sublayers.", \.allowsGroupOpacity)
    c.property("shouldRasterize", "Kept only.", \.shouldRasterize)
    c.property("rasterizationScale", "Kept only.", \.rasterizationScale)
    c.property("drawsAsynchronously", "Kept only.", \.drawsAsynchronously)
    c.property("isOpaque", "Kept only.", \.isOpaque)
    c.property("minificationFilter", "Kept only.", \.minificationFilter)
    c.property("magnificationFilter", "Kept only.", \.magnificationFilter)
    c.property("allowsEdgeAntialiasing", "Kept only.", \.allowsEdgeAntialiasing)
    c.property("edgeAntialiasingMask", "Kept only.", \.edgeAntialiasingMask)
    c.property("name", "For whoever reads it.", \.name)
  }

  private static func layerContents(_ c: ClassBuilder<CALayer>) {
    c.property(
      "contents", "A UIImage; anything else shows nothing.", get: { ScriptContents(image: $0.contents) },
      set: { (layer: CALayer, contents: ScriptContents) in layer.contents = contents.image })
    c.property("contentsGravity", "How the contents stand in the bounds.", \.contentsGravity)
    c.property("contentsRect", "The part that is shown, in fractions of the picture.", \.contentsRect)
    c.property("contentsCenter", "The part that stretches, in fractions of the picture.", \.contentsCenter)
    c.property("contentsScale", "Pixels of the picture per point.", \.contentsScale)
  }

  private static func layerTree(_ c: ClassBuilder<CALayer>) {
    c.property("superlayer", "The layer it hangs in.", \.superlayer)
    c.property(
      "sublayers", "The layers that hang in it, back to front, those of subviews among them; nil without any.", get: { $0.sublayers },
      set: { (layer: CALayer, list: [CALayer]?) in
        let new = list ?? []
        for old in layer.sublayers ?? [] where !new.contains(where: { $0 === old }) { old.removeFromSuperlayer() }
        for sublayer in new { layer.addSublayer(sublayer) }
      })
    c.method("addSublayer", "Hangs a layer in front of the others.", args: "layer") {
      (layer: CALayer, other: CALayer) in layer.addSublayer(other)
    }
    c.method("insertSublayer", "Hangs a layer at a place of the list, 1 being the back.", args: "layer", "index") {
      (layer: CALayer, other: CALayer, index: Int) in layer.insertSublayer(other, at: index.fromZero)
    }
    c.method("insertSublayerAbove", "Hangs a layer just in front of a sibling.", args: "layer", "sibling") {
      (layer: CALayer, other: CALayer, sibling: CALayer?) in layer.insertSublayer(other, above: sibling)
    }
    c.method("insertSublayerBelow", "Hangs a layer just behind a sibling.", args: "layer", "sibling") {
      (layer: CALayer, other: CALayer, sibling: CALayer?) in layer.insertSublayer(other, below: sibling)
    }
    c.method("replaceSublayer", "Puts a layer in another one's place; nil only removes it.", args: "old", "new") {
      (layer: CALayer, old: CALayer, new: CALayer?) in layer.replaceSublayer(old, with: new)
    }
    c.method("removeFromSuperlayer", "Takes it down.") { (layer: CALayer) in layer.removeFromSuperlayer() }
    c.property(
      "mask", "A layer of its own whose alpha cuts this one.", get: { $0.mask },
      set: { (layer: CALayer, mask: CALayer?) in layer.mask = mask })
    c.method("scroll", "Scrolls the nearest scroll layer to a point of this one.", args: "point") { (layer: CALayer, point: CGPoint) in
      if let scroller = layer as? CAScrollLayer { scroller.scroll(to: point) } else { layer.scroll(point) }
    }
    c.method("scrollPoint", "The same.", args: "point") { (layer: CALayer, point: CGPoint) in layer.scroll(point) }
    c.method("scrollRectToVisible", "Scrolls the nearest scroll layer as little as shows a rect of this one.", args: "rect") {
      (layer: CALayer, rect: CGRect) in layer.scrollRectToVisible(rect)
    }
    c.property("visibleRect", "What of its bounds the nearest scroll layer shows.", \.visibleRect)
  }

  private static func layerDisplay(_ c: ClassBuilder<CALayer>) {
    c.property(
      "delegate", "A table with display, draw, layoutSublayers, actionForKey; of a view's layer the view.",
      get: { LayerDelegate($0) },
      set: { (layer: CALayer, delegate: LayerDelegate) in ScriptLayerDelegate.attach(delegate.script, to: layer) })
    c.property("needsDisplayOnBoundsChange", "Whether another size draws it anew.", \.needsDisplayOnBoundsChange)
    c.method("setNeedsDisplay", "Asks to be drawn with the next frame; the parts that are named are joined.", args: "rect") {
      (layer: CALayer, rect: CGRect?) in
      if let rect { layer.setNeedsDisplay(rect) } else { layer.setNeedsDisplay() }
    }
    c.property("needsDisplay", "Whether it is to be drawn.", \.needsDisplay)
    c.method("displayIfNeeded", "Draws it now if it is marked.") { (layer: CALayer) in layer.displayIfNeeded() }
    c.method("render", "Draws it and all in it into a context, in its own space, as it was set: what animations show doesn't count.", args: "context") {
      (layer: CALayer, context: CGContext) in layer.render(in: context)
    }
    c.overridable(CALayer.Overridable.display)
    c.overridable(CALayer.Overridable.draw)
    c.overridable(CALayer.Overridable.layoutSublayers)
    c.property("needsLayout", "Whether it is to be laid out.", get: { $0.needsLayout })
    c.method("setNeedsLayout", "Asks for layoutSublayers with the next frame.") { (layer: CALayer) in layer.setNeedsLayout() }
    c.method("layoutIfNeeded", "Lays out now if it is marked.") { (layer: CALayer) in layer.layoutIfNeeded() }
    c.method("setValue", "Sets a property by its key path, or keeps a value under a key.", args: "value", "key") {
      (layer: CALayer, value: LayerValue?, key: String) in layer.setValue(value, forKeyPath: key)
    }
    c.method("value", "A property by its key path, or what was kept under the key.", args: "key") { (layer: CALayer, key: String) in
      layer.value(forKeyPath: key)
    }
  }

  private static func layerTiming(_ c: ClassBuilder<CALayer>) {
    c.property("speed", "How much faster than its superlayer's its clock runs; 0 stands.", \.timing.speed)
    c.property("timeOffset", "What its clock shows more. Seconds.", \.timing.timeOffset)
    c.property("beginTime", "When in its superlayer's time its clock began. Seconds.", \.timing.beginTime)
    c.property("duration", "Kept only: a layer lasts. Seconds.", \.timing.duration)
    c.property(
      "repeatCount", "Kept only.", get: { RepeatCount(value: $0.timing.repeatCount) }, set: { $0.timing.repeatCount = $1.value })
    c.property("repeatDuration", "Kept only. Seconds.", \.timing.repeatDuration)
    c.property("autoreverses", "Kept only.", \.timing.autoreverses)
    c.property("fillMode", "Kept only.", \.timing.fillMode)
    c.method("convertTime", "A time of another layer's clock, or (nil) of the simulation's, on this one's.", args: "seconds", "fromLayer") {
      (layer: CALayer, time: TimeInterval, other: CALayer?) in layer.convertTime(time, from: other)
    }
    c.method("convertTimeTo", "A time of this layer's clock on another one's, or (nil) on the simulation's.", args: "seconds", "toLayer") {
      (layer: CALayer, time: TimeInterval, other: CALayer?) in layer.convertTime(time, to: other)
    }
  }

  private static func layerAnimations(_ c: ClassBuilder<CALayer>) {
    c.property("isPresentation", "Whether it holds the shown values of another layer.", get: { $0.model() !== $0 })
    c.method("presentation", "A copy with the values of this moment; nil before the layer was shown at all.") {
      (layer: CALayer) -> CALayer? in layer.presentation()
    }
    c.method("model", "The layer itself; of a presentation the one it shows.") { (layer: CALayer) in layer.model() }
    c.method("add", "Adds a copy of an animation; one of the same key is replaced.", args: "animation", "key") {
      (layer: CALayer, animation: CAAnimation, key: String?) in layer.add(animation, forKey: key)
    }
    c.method("animation", "The layer's copy of the animation of a key, or nil.", args: "key") { (layer: CALayer, key: String) in
      layer.animation(forKey: key)
    }
    c.method("animationKeys", "The keys of its animations in the order of adding; nil without any.") { (layer: CALayer) in
      layer.animationKeys()
    }
    c.method("removeAnimation", "Takes the animation of a key away.", args: "key") { (layer: CALayer, key: String) in
      layer.removeAnimation(forKey: key)
    }
    c.method("removeAllAnimations", "Shows the final values at once.") { (layer: CALayer) in layer.removeAllAnimations() }
    c.overridable(CALayer.Overridable.actionForKey)
    c.property(
      "actions", "What is run when the property of a key changes: an animation, a function(layer, key), false for nothing.",
      get: { $0.actions.mapValues(ScriptLayerAction.init) }, set: { $0.actions = $1.mapValues(\.action) })
    c.property(
      "style", "The same, asked after `actions`.",
      get: { LayerStyle(actions: $0.style) }, set: { $0.style = $1.actions })
  }

  private static func layerClasses(_ r: RegistryBuilder) {
    r.type(CAGradientLayer.self, "CAGradientLayer", inherits: "CALayer", doc: "A layer filled with a run of colours.") { c in
      c.constructor { _ in CAGradientLayer() }
      c.property(
        "colors", "Two at least; nil for none.", get: { $0.colors.isEmpty ? nil : $0.colors },
        set: { (layer: CAGradientLayer, colors: [UIColor]?) in layer.colors = colors ?? [] })
      c.property("locations", "Where on the way each colour stands, from 0 to 1; nil spreads them evenly.", \.locations)
      c.property("startPoint", "In fractions of the bounds; the centre of a radial or conic one.", \.startPoint)
      c.property("endPoint", "In fractions of the bounds.", \.endPoint)
      c.property("type", "Along a line, from a centre, or around it.", \.type)
    }
    r.type(CAShapeLayer.self, "CAShapeLayer", inherits: "CALayer", doc: "A layer that fills and strokes a path.") { c in
      c.constructor { _ in CAShapeLayer() }
      c.property("path", "A CGPath or a UIBezierPath, in own bounds.", get: { $0.path.map(ScriptPath.init) }, set: { $0.path = $1?.path })
      c.property("fillColor", "A colour, or nil for none; black.", \.fillColor)
      c.property("fillRule", "What is inside where lines cross.", \.fillRule)
      c.property("strokeColor", "A colour, or nil for none.", \.strokeColor)
      c.property("strokeStart", "Where on the way the line begins, from 0 to 1.", \.strokeStart)
      c.property("strokeEnd", "Where on the way the line ends, from 0 to 1.", \.strokeEnd)
      c.property("lineWidth", "Points.", \.lineWidth)
      c.property("miterLimit", "A corner whose tip would be longer than so many line widths is cut off.", \.miterLimit)
      c.property("lineCap", "How open ends look.", \.lineCap)
      c.property("lineJoin", "How corners look.", \.lineJoin)
      c.property("lineDashPattern", "Lengths on and off in turn; nil for an unbroken line.", \.lineDashPattern)
      c.property("lineDashPhase", "How far into the pattern it begins. Points.", \.lineDashPhase)
    }
    r.type(CATextLayer.self, "CATextLayer", inherits: "CALayer", doc: "A layer of plain text, its first line at the top.") { c in
      c.constructor { _ in CATextLayer() }
      c.property("string", "What it shows, or nil.", \.string)
      c.property("font", "Its weight counts.", get: { ScriptFont($0.font) }, set: { $0.font = $1.font })
      c.property("fontSize", "Points; 36.", \.fontSize)
      c.property("foregroundColor", "A colour; white.", \.foregroundColor)
      c.property("isWrapped", "Whether lines are broken at the width.", \.isWrapped)
      c.property("truncationMode", "Where text that is too long is cut.", \.truncationMode)
      c.property("alignmentMode", "Where lines stand.", \.alignmentMode)
      c.method("preferredFrameSize", "What its text takes. Points.") { (layer: CATextLayer) in layer.preferredFrameSize() }
    }
    r.type(CAReplicatorLayer.self, "CAReplicatorLayer", inherits: "CALayer", doc: "Draws its sublayers several times over.") { c in
      c.constructor { _ in CAReplicatorLayer() }
      c.property("instanceCount", "How often, the source included.", \.instanceCount)
      c.property("instanceDelay", "How much later each copy's animations run. Seconds.", \.instanceDelay)
      c.property("instanceTransform", "From one copy to the next, about the anchor point.", \.instanceTransform)
      c.property("instanceColor", "What the copies are multiplied with.", \.instanceColor)
      c.property("instanceRedOffset", "What each copy adds to it.", \.instanceRedOffset)
      c.property("instanceGreenOffset", "What each copy adds to it.", \.instanceGreenOffset)
      c.property("instanceBlueOffset", "What each copy adds to it.", \.instanceBlueOffset)
      c.property("instanceAlphaOffset", "What each copy adds to it.", \.instanceAlphaOffset)
      c.property("preservesDepth", "Kept only.", \.preservesDepth)
    }
    r.type(
      CATransformLayer.self, "CATransformLayer", inherits: "CALayer", doc: "Shows nothing itself; its sublayers keep their depth."
    ) { c in c.constructor { _ in CATransformLayer() } }
    r.type(CAScrollLayer.self, "CAScrollLayer", inherits: "CALayer", doc: "Shows a part of what it holds; scroll(point) moves it.") { c in
      c.constructor { _ in CAScrollLayer() }
      c.property("scrollMode", "Along which axes it scrolls.", \.scrollMode)
      c.method("scrollToPoint", "The same.", args: "point") { (layer: CAScrollLayer, point: CGPoint) in layer.scroll(to: point) }
      c.method("scrollToRect", "Scrolls as little as brings a rect into sight.", args: "rect") { (layer: CAScrollLayer, rect: CGRect) in
        layer.scroll(to: rect)
      }
    }
  }
}

/// The value of `layer.contents`: a picture; any other value shows nothing.
struct ScriptContents: LuaConvertible {
  let image: UIImage?
  static var luaTypeName: String { "a UIImage" }
  static var luaType: LuaType { .optional(.named("UIImage")) }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ScriptContents {
    guard stack.text(at: index) == nil else { return ScriptContents(image: nil) }
    return ScriptContents(image: (try? ScriptImage.read(stack, at: index))?.image)
  }
  func push(on stack: LuaStack) { image.map(ScriptImage.init).push(on: stack) }
}

