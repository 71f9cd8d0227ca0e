import Foundation
import Lua
import LunetteKit

extension Registry {
  static func layers(_ r: RegistryBuilder) {
    r.type(CALayer.self, "CALayer", doc: "A rectangle that is drawn: the layer of a view, or a layer that was added to another layer.") {
      c in
      c.state("values") { $0.ownValues }
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
    c.property(
      "bounds",
      "The layer's own coordinates: the origin is the point at its top left corner, and the size is its size without the "
        + "transform.", unit: .points,
      \.bounds)
    c.property("position", "The place of the anchor point in the superlayer's coordinates.", unit: .points, \.position)
    c.property(
      "anchorPoint",
      "The point of the layer that is at `position`, in fractions of the bounds. Setting it moves the frame and not the position.",
      \.anchorPoint)
    c.property("anchorPointZ", "The depth of the anchor point, before or behind the layer's plane.", unit: .points, \.anchorPointZ)
    c.property("frame", "The smallest rectangle around the transformed bounds, in the superlayer's coordinates.", unit: .points, \.frame)
    c.property("transform", "The transform about the anchor point. It may be set to a list of 16 numbers.", \.transform)
    c.method("setAffineTransform", "Replaces the whole transform by a transform in the plane.", args: "transform") {
      (l: CALayer, t: CGAffineTransform) in l.affineTransform = t
    }
    c.method("preferredFrameSize", "The size that the layer would like to have; for a plain layer, its size.") { (l: CALayer) in
      l.bounds.size
    }
    c.measured(in: .points)
    c.property("affineTransform", "The transform as a transform in the plane, or the identity if it is not one.", \.affineTransform)
    c.property(
      "sublayerTransform", "A transform of all sublayers about the anchor point, for example a perspective that they share.",
      \.sublayerTransform)
    c.property("zPosition", "The place towards the viewer. Of siblings, higher layers are drawn in front.", unit: .points, \.zPosition)
    c.property(
      "isGeometryFlipped", "Whether the y axis of its sublayers points up, from its lower edge. Their pictures and texts stay upright.", \.isGeometryFlipped)
    c.method(
      "convert", "Converts a point or rect from this layer's coordinates to another layer's (nil: the root's). Returns the converted one.",
      args: "value", "toLayer"
    ) {
      (l: CALayer, value: PointOrRect, other: CALayer?) -> PointOrRect in
      switch value {
      case .point(let point): .point(l.convert(point, to: other))
      case .rect(let rect): .rect(l.convert(rect, to: other))
      }
    }
    c.method(
      "convertFrom", "Converts a point or rect from another layer's coordinates to this layer's. Returns the converted one.", args: "value",
      "fromLayer"
    ) {
      (l: CALayer, value: PointOrRect, other: CALayer?) -> PointOrRect in
      switch value {
      case .point(let point): .point(l.convert(point, from: other))
      case .rect(let rect): .rect(l.convert(rect, from: other))
      }
    }
    c.method("hitTest", "The frontmost layer at a point of the superlayer, or nil: this layer or one inside it.", "point", CALayer.hitTest(_:))
    c.overridable(CALayer.Overridable.contains)
  }

  private static func layerLooks(_ c: ClassBuilder<CALayer>) {
    c.property("opacity", "The layer's opacity, from 0 to 1.", \.opacity)
    c.property("isHidden", "Whether the layer and its sublayers are hidden.", \.isHidden)
    c.property("backgroundColor", "The colour, or nil for none.", get: { $0.backgroundColor?.cgColor }, set: { $0.backgroundColor = $1?.cgColor })
    c.property("cornerRadius", "The radius of the round corners.", unit: .points, \.cornerRadius)
    c.property("maskedCorners", "The corners that cornerRadius makes round.", \.maskedCorners)
    c.property("cornerCurve", "Kept only; it has no effect.", \.cornerCurve)
    c.property("borderWidth", "The width of the border, which is inside the bounds.", unit: .points, \.borderWidth)
    c.property(
      "borderColor", "The colour of the border.", nilMeans: UIColor.clear.cgColor, get: { $0.borderColor.cgColor }, set: { $0.borderColor = $1.cgColor })
    c.property(
      "shadowColor", "The colour of the shadow.", nilMeans: UIColor.clear.cgColor, get: { $0.shadowColor.cgColor }, set: { $0.shadowColor = $1.cgColor })
    c.property("shadowOpacity", "How dark the shadow is, from 0 (no shadow) to 1.", \.shadowOpacity)
    c.property("shadowOffset", "The place of the shadow relative to the layer; a positive height is down.", unit: .points, \.shadowOffset)
    c.property("shadowRadius", "How much the shadow is blurred.", unit: .points, \.shadowRadius)
    c.property(
      "shadowPath", "The form of the shadow, in the layer's coordinates; nil means the form of what the layer shows.",
      get: { $0.shadowPath.map(ScriptPath.init) }, set: { $0.shadowPath = $1?.path })
    c.property("masksToBounds", "Whether everything outside the layer's bounds is cut off.", \.masksToBounds)
    c.property("doubleSided", "Whether the layer is drawn when it is seen from behind.", \.isDoubleSided)
    c.property("isDoubleSided", "The newer name of doubleSided.", \.isDoubleSided)
    c.property(
      "allowsGroupOpacity", "Whether a layer with an opacity below 1 is faded as one picture with its sublayers.", \.allowsGroupOpacity)
    c.property("shouldRasterize", "Kept only; it has no effect.", \.shouldRasterize)
    c.property("rasterizationScale", "Kept only; it has no effect.", \.rasterizationScale)
    c.property("drawsAsynchronously", "Kept only; it has no effect.", \.drawsAsynchronously)
    c.property("isOpaque", "Kept only; it has no effect.", \.isOpaque)
    c.property("minificationFilter", "Kept only; it has no effect.", \.minificationFilter)
    c.property("magnificationFilter", "Kept only; it has no effect.", \.magnificationFilter)
    c.property("allowsEdgeAntialiasing", "Kept only; it has no effect.", \.allowsEdgeAntialiasing)
    c.property("edgeAntialiasingMask", "Kept only; it has no effect.", \.edgeAntialiasingMask)
    c.property("name", "A name for your own use, or nil.", \.name)
  }

  private static func layerContents(_ c: ClassBuilder<CALayer>) {
    c.property(
      "contents", "The image that the layer shows. Any other object shows nothing.", get: { ScriptContents(image: $0.contents) },
      set: { (layer: CALayer, contents: ScriptContents) in layer.contents = contents.image })
    c.property("contentsGravity", "How contents is placed or scaled in the bounds.", \.contentsGravity)
    c.property("contentsRect", "The part of the image that is shown, in fractions of its size.", \.contentsRect)
    c.property("contentsCenter", "The part of the image that is stretched, in fractions of its size.", \.contentsCenter)
    c.property("contentsScale", "The number of pixels of contents for each point.", \.contentsScale)
  }

  private static func layerTree(_ c: ClassBuilder<CALayer>) {
    c.property("superlayer", "The layer that this layer was added to, or nil.", \.superlayer)
    c.listProperty(
      "sublayers", "The layers inside this layer, from back to front, including those of subviews; nil if there are none.",
      read: { $0.sublayersToRead },
      setOptional: { (layer: CALayer, list: [CALayer]?) in
        let new = list ?? []
        for old in layer.sublayers ?? [] where !new.contains(where: { $0 === old }) { old.removeFromSuperlayer() }
        for sublayer in new { layer.addSublayer(sublayer) }
      })
    c.method("addSublayer", "Adds a layer in front of the other sublayers.", "layer", CALayer.addSublayer(_:))
    c.method("insertSublayer", "Adds a layer at a place in sublayers, where 1 is the back.", args: "layer", "index") {
      (layer: CALayer, other: CALayer, index: Int) in layer.insertSublayer(other, at: index.fromZero)
    }
    c.method("insertSublayerAbove", "Adds a layer directly in front of a sibling.", "layer", "sibling", CALayer.insertSublayer(_:above:))
    c.method("insertSublayerBelow", "Adds a layer directly behind a sibling.", "layer", "sibling", CALayer.insertSublayer(_:below:))
    c.method("replaceSublayer", "Replaces a sublayer by another layer; with nil it is removed.", "old", "new", CALayer.replaceSublayer(_:with:))
    c.method("removeFromSuperlayer", "Removes the layer from its superlayer.", CALayer.removeFromSuperlayer)
    c.property(
      "mask", "A layer whose alpha says how much of this layer is drawn at each point, or nil. It has no superlayer.", get: { $0.mask },
      set: { (layer: CALayer, mask: CALayer?) in layer.mask = mask })
    c.method("scroll", "Scrolls the nearest scroll layer around this layer to a point of this layer.", args: "point") {
      (layer: CALayer, point: CGPoint) in
      if let scroller = layer as? CAScrollLayer { scroller.scroll(to: point) } else { layer.scroll(point) }
    }
    c.method("scrollPoint", "The same as scroll(point).", "point", CALayer.scroll(_:))
    c.method(
      "scrollRectToVisible", "Scrolls the nearest scroll layer around this layer as little as is needed to show a rectangle of this layer.", "rect",
      CALayer.scrollRectToVisible(_:))
    c.property("visibleRect", "The part of the bounds that the nearest scroll layer shows.", \.visibleRect)
  }

  private static func layerDisplay(_ c: ClassBuilder<CALayer>) {
    c.property(
      "delegate", "A table with display, draw, layoutSublayers and actionForKey. The delegate of a view's layer is the view.",
      get: { LayerDelegate($0) },
      set: { (layer: CALayer, delegate: LayerDelegate) in layer.own(delegate.script.map { ScriptLayerDelegate($0) }) })
    c.property("needsDisplayOnBoundsChange", "Whether the layer is drawn again when its size changes.", \.needsDisplayOnBoundsChange)
    c.method(
      "setNeedsDisplay",
      "Asks to draw the layer in the next frame, for the given part or the whole. Several parts are joined to one rectangle.", args: "rect"
    ) {
      (layer: CALayer, rect: CGRect?) in
      if let rect { layer.setNeedsDisplay(rect) } else { layer.setNeedsDisplay() }
    }
    c.property("needsDisplay", "Whether the layer will be drawn again in the next frame.", \.needsDisplay)
    c.method("displayIfNeeded", "Draws the layer now if it has asked for it.", CALayer.displayIfNeeded)
    c.method(
      "render",
      "Draws the layer and its sublayers into a context, in the layer's coordinates, with the values that were set (not those that "
        + "animations show).", "context", CALayer.render(in:))
    c.overridable(CALayer.Overridable.display)
    c.overridable(CALayer.Overridable.draw)
    c.overridable(CALayer.Overridable.layoutSublayers)
    c.property("needsLayout", "Whether layoutSublayers will be called with the next frame.", get: { $0.needsLayout })
    c.method("setNeedsLayout", "Asks for layoutSublayers with the next frame.", CALayer.setNeedsLayout)
    c.method("layoutIfNeeded", "Calls layoutSublayers now if the layer has asked for it.", CALayer.layoutIfNeeded)
    for name in ["setValue", "setValueForKey"] {
      c.method(name, "Sets a property by its key path, or keeps a value under a name of your own.", "value", "key", CALayer.setValue(_:forKeyPath:))
    }
    for name in ["value", "valueForKey", "valueForKeyPath"] {
      c.method(name, "The value of a property by its key path, or the value that was kept under a name.", "key", CALayer.value(forKeyPath:))
    }
  }

  private static func layerTiming(_ c: ClassBuilder<CALayer>) {
    c.property("speed", "How fast the layer's clock runs compared with its superlayer's; with 0 it stands still.", \.timing.speed)
    c.property("timeOffset", "Seconds that are added to the layer's clock.", \.timing.timeOffset)
    c.property("beginTime", "The time of the superlayer's clock at which the layer's clock begins.", unit: .seconds, \.timing.beginTime)
    c.property("duration", "Kept only: a layer has no end.", unit: .seconds, \.timing.duration)
    c.property(
      "repeatCount", "Kept only; it has no effect.", get: { RepeatCount(value: $0.timing.repeatCount) },
      set: { $0.timing.repeatCount = $1.value })
    c.property("repeatDuration", "Kept only.", unit: .seconds, \.timing.repeatDuration)
    c.property("autoreverses", "Kept only; it has no effect.", \.timing.autoreverses)
    c.property("fillMode", "Kept only; it has no effect.", \.timing.fillMode)
    c.method(
      "convertTime", "Converts a time of another layer's clock (nil: the simulation's) to this layer's clock.", "seconds", "fromLayer",
      CALayer.convertTime(_:from:))
    c.method(
      "convertTimeTo", "Converts a time of this layer's clock to another layer's clock (nil: the simulation's).", "seconds", "toLayer",
      CALayer.convertTime(_:to:))
  }

  private static func layerAnimations(_ c: ClassBuilder<CALayer>) {
    c.property(
      "isPresentation", "Whether this is a presentation layer, which has the shown values of another layer.", get: { $0.model() !== $0 })
    c.method("presentation", "A copy of the layer with the values that are shown now; nil before the layer was shown once.") {
      (layer: CALayer) -> CALayer? in layer.presentation()
    }
    c.method("model", "The layer itself; for a presentation layer, the layer that it was made from.", CALayer.model)
    c.method("add", "Adds a copy of an animation. An earlier one with the same key is replaced.", "animation", "key", CALayer.add(_:forKey:))
    c.method("animation", "The layer's copy of the animation with a key, or nil.", "key", CALayer.animation(forKey:))
    c.method("animationKeys", "The keys of the animations, in the order in which they were added; nil if there are none.", CALayer.animationKeys)
    c.method("removeAnimation", "Removes the animation with a key.", "key", CALayer.removeAnimation(forKey:))
    c.method("removeAllAnimations", "Removes all animations, so that the set values are shown at once.", CALayer.removeAllAnimations)
    c.overridable(CALayer.Overridable.actionForKey)
    c.overridable(CALayer.Overridable.needsDisplayForKey)
    c.property(
      "actions", "For each key of a property, what runs when it changes: an animation, a function(layer, key), or false for nothing.",
      nilMeans: [:], get: { $0.actions.mapValues(ScriptLayerAction.init) }, set: { $0.actions = $1.mapValues(\.action) })
    c.property(
      "style", "The same as `actions`, but asked after it.",
      get: { LayerStyle(actions: $0.style) }, set: { $0.style = $1.actions })
  }

  private static func layerClasses(_ r: RegistryBuilder) {
    r.type(CAGradientLayer.self, "CAGradientLayer", inherits: "CALayer", doc: "A layer filled with a gradient of colours.") { c in
      c.constructor { _ in CAGradientLayer() }
      c.property(
        "colors", "The colours, at least two; nil means that nothing is drawn.", get: { $0.colors.isEmpty ? nil : $0.colors },
        set: { (layer: CAGradientLayer, colors: [UIColor]?) in layer.colors = colors?.map(\.cgColor) ?? [] })
      c.property(
        "locations", "Where each colour is on the way from start to end, as fractions from 0 to 1; nil spreads the colours evenly.",
        \.locations)
      c.property(
        "startPoint", "Where the gradient begins, in fractions of the bounds; for a radial or conic gradient, its centre.", \.startPoint)
      c.property("endPoint", "Where the gradient ends, in fractions of the bounds.", \.endPoint)
      c.property("type", "axial: along a line. radial: from a centre outward. conic: around a centre.", \.type)
    }
    r.type(CAShapeLayer.self, "CAShapeLayer", inherits: "CALayer", doc: "A layer that fills and strokes a path.") { c in
      c.constructor { _ in CAShapeLayer() }
      c.property(
        "path", "The path, in the layer's own coordinates, or nil.", get: { $0.path.map(ScriptPath.init) }, set: { $0.path = $1?.path })
      c.property("fillColor", "The colour of the inside; black by default, nil for none.", get: { $0.fillColor?.cgColor }, set: { $0.fillColor = $1?.cgColor })
      c.property("fillRule", "Which points are inside where parts of the path overlap.", \.fillRule)
      c.property("strokeColor", "The colour, or nil for none.", get: { $0.strokeColor?.cgColor }, set: { $0.strokeColor = $1?.cgColor })
      c.property("strokeStart", "Where on the path the line begins, as a fraction of its length from 0 to 1.", \.strokeStart)
      c.property("strokeEnd", "Where on the path the line ends, as a fraction of its length from 0 to 1.", \.strokeEnd)
      c.property("lineWidth", "The width of the line.", unit: .points, \.lineWidth)
      c.property("miterLimit", "The longest tip of a corner, in line widths. A corner with a longer tip is cut off.", \.miterLimit)
      c.property("lineCap", "The form of the ends of open lines.", \.lineCap)
      c.property("lineJoin", "The form of corners.", \.lineJoin)
      c.property("lineDashPattern", "The lengths of dashes and gaps, alternately; nil for a line without gaps.", unit: .points, \.lineDashPattern)
      c.property("lineDashPhase", "Where in the dash pattern the line begins.", unit: .points, \.lineDashPhase)
    }
    r.type(CATextLayer.self, "CATextLayer", inherits: "CALayer", doc: "A layer that shows a text, with the first line at the top.") {
      c in
      c.constructor { _ in CATextLayer() }
      c.property(
        "string", "The text, or nil. A text with attributes has its own fonts and colours.", get: { LayerText($0) },
        set: { (layer: CATextLayer, text: LayerText) in
          if let styled = text.styled { layer.attributedString = styled } else { layer.string = text.plain }
        })
      c.property(
        "font", "The font, of which only the weight is used; fontSize is the size.", get: { ScriptFont($0.font) },
        set: { $0.font = $1.font })
      c.property("fontSize", "The size of the font; 36 by default.", unit: .points, \.fontSize)
      c.property("foregroundColor", "The text's colour; white by default.", get: { $0.foregroundColor?.cgColor }, set: { $0.foregroundColor = $1?.cgColor })
      c.property("isWrapped", "Whether lines are broken at the layer's width.", \.isWrapped)
      c.property("truncationMode", "Where a text that is too long is cut.", \.truncationMode)
      c.property("alignmentMode", "How lines are aligned.", \.alignmentMode)
      c.method("preferredFrameSize", "The size that the text needs.", CATextLayer.preferredFrameSize)
      c.measured(in: .points)
    }
    r.type(CAReplicatorLayer.self, "CAReplicatorLayer", inherits: "CALayer", doc: "A layer that draws its sublayers several times.") { c in
      c.constructor { _ in CAReplicatorLayer() }
      c.property("instanceCount", "How often the sublayers are drawn; 1 means without copies.", \.instanceCount)
      c.property("instanceDelay", "How much later the animations of each copy run than those of the copy before.", unit: .seconds, \.instanceDelay)
      c.property("instanceTransform", "The transform from one copy to the next, about the anchor point.", \.instanceTransform)
      c.property(
        "instanceColor", "The colour with which the copies are multiplied; nil is white.", nilMeans: UIColor.white.cgColor, get: { $0.instanceColor.cgColor },
        set: { $0.instanceColor = $1.cgColor })
      c.property("instanceRedOffset", "What each copy adds to this part of instanceColor.", \.instanceRedOffset)
      c.property("instanceGreenOffset", "What each copy adds to this part of instanceColor.", \.instanceGreenOffset)
      c.property("instanceBlueOffset", "What each copy adds to this part of instanceColor.", \.instanceBlueOffset)
      c.property("instanceAlphaOffset", "What each copy adds to this part of instanceColor.", \.instanceAlphaOffset)
      c.property("preservesDepth", "Kept only; it has no effect.", \.preservesDepth)
    }
    r.type(
      CATransformLayer.self, "CATransformLayer", inherits: "CALayer",
      doc: "A layer that draws nothing itself, and whose sublayers keep their depth in space."
    ) { c in c.constructor { _ in CATransformLayer() } }
    r.type(
      CAScrollLayer.self, "CAScrollLayer", inherits: "CALayer",
      doc: "A layer that shows a part of its sublayers; scroll(point) moves that part."
    ) { c in
      c.constructor { _ in CAScrollLayer() }
      c.property("scrollMode", "The axes along which the layer scrolls.", \.scrollMode)
      c.method("scrollToPoint", "The same as scroll(point).", args: "point") { (layer: CAScrollLayer, point: CGPoint) in
        layer.scroll(to: point)
      }
      c.method("scrollToRect", "Scrolls as little as is needed to make a rectangle visible.", args: "rect") {
        (layer: CAScrollLayer, rect: CGRect) in
        layer.scroll(to: rect)
      }
    }
  }
}

/// The value of `layer.contents`: a picture; any other value shows nothing.
struct ScriptContents: LuaConvertible {
  let image: UIImage?
  static var luaTypeName: String { "a UIImage" }
  static var luaType: LuaType { .any }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ScriptContents {
    guard stack.text(at: index) == nil else { return ScriptContents(image: nil) }
    return ScriptContents(image: (try? ScriptImage.read(stack, at: index))?.image)
  }
  func push(on stack: LuaStack) { image.map(ScriptImage.init).push(on: stack) }
}

extension ScriptContents: StateValue { func write(to state: StateWriter) { image.write(to: state) } }
