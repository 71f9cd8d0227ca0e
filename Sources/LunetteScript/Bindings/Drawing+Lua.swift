import Foundation
import Lua
import LunetteKit

extension UIImage: LuaObject {
  public static var luaTypeName: String { "a UIImage or the name of one" }
  public static var luaType: LuaType { .either([.named(luaName), .string]) }
  public static var luaName: String { "UIImage" }
}

extension UIImage.RenderingMode: LuaEnum {}
extension UIImage.ResizingMode: LuaEnum {}
extension UIImage.Orientation: LuaEnum {}

/// A picture as an argument: scripts may also write the picture's name.
struct ScriptImage: LuaConvertible {
  let image: UIImage
  init(_ image: UIImage) { self.image = image }

  static var luaTypeName: String { UIImage.luaTypeName }
  static var luaType: LuaType { UIImage.luaType }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ScriptImage {
    if let name = stack.text(at: index) { return ScriptImage(UIImage(named: name)) }
    guard let box = lshim_to_box(stack.raw, index), let object = box.pointee.object,
      let image = Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue() as? UIImage
    else { throw stack.mismatch(luaTypeName, at: index) }
    return ScriptImage(image)
  }

  func push(on stack: LuaStack) { image.push(on: stack) }
}

extension Registry {
  static func images(_ r: RegistryBuilder) {
    r.type(UIImage.self, "UIImage", doc: "A picture: of a file, of a drawing, or only a name, which frames show as a box.") { c in
      c.constructor { a in
        let name = try a.take("named", as: String.self, "What frames show in its place.")
        let size = try a.take("size", as: CGSize.self)
        let source = try a.take("cgImage", as: ScriptImage.self, "Another picture, at a scale of its own and turned.")
        let scale = try a.take("scale", as: CGFloat.self, "Pixels per point of cgImage; its own.")
        let orientation = try a.take("orientation", as: UIImage.Orientation.self, "How cgImage is turned; up.")
        guard let source else {
          guard scale == nil, orientation == nil else {
            throw LuaMismatch(wanted: "cgImage = a picture", got: "none", hint: "scale and orientation are those of cgImage")
          }
          return UIImage(named: name ?? "", size: size ?? .zero)
        }
        guard (scale ?? 1) > 0 else { throw LuaMismatch(wanted: "scale = pixels per point, above 0", got: "\(scale ?? 0)") }
        return UIImage(of: source.image, scale: scale ?? source.image.scale, orientation: orientation ?? .up)
      }
      c.property("name", "Its name.", \.name)
      c.property("size", "Points.", \.size)
      c.property("scale", "Pixels per point.", \.scale)
      c.property("renderingMode", "Whether its colours count or only its alpha.", \.renderingMode)
      c.property("imageOrientation", "How it is turned against the picture it was made of.", \.imageOrientation)
      c.property("cgImage", "The picture alone: not turned, tinted or resizable.", get: { $0.cgImage })
      c.property("resizingMode", "What its middle does: tile or stretch.", get: { $0.resizingMode ?? .tile })
      c.property("leftCapWidth", "Of stretchableImage: what stands left of the middle. Points.", get: { $0.leftCapWidth })
      c.property("topCapHeight", "Of stretchableImage: what stands above the middle. Points.", get: { $0.topCapHeight })
      c.property("capInsets", "What doesn't stretch. Points.", \.capInsets)
      c.property("images", "Of an animated one, in turn; else nil.", \.images)
      c.property("duration", "Of all images of an animated one. Seconds.", \.duration)
      c.function(
        "named", "The picture of a file of the plugin, the variant for the screen first: icon@2x.png for icon; nil without one.", args: "name"
      ) { (name: String) -> UIImage? in ScriptContext.current.images.named(name) }
      c.function("animatedImage", "One that shows several in turn; 0 seconds for a thirtieth each.", args: "images", "duration") {
        (images: [ScriptImage], duration: TimeInterval?) in UIImage.animatedImage(with: images.map(\.image), duration: duration ?? 0)
      }
      c.method("withRenderingMode", "The same in another mode.", args: "mode") { (image: UIImage, mode: UIImage.RenderingMode) in
        image.withRenderingMode(mode)
      }
      c.method("withHorizontallyFlippedOrientation", "The same seen in a mirror.") { (image: UIImage) in
        image.withHorizontallyFlippedOrientation()
      }
      c.method("withTintColor", "Its alpha filled with a colour, shown so unless another mode is given.", args: "color", "mode") {
        (image: UIImage, color: UIColor, mode: UIImage.RenderingMode?) in image.withTintColor(color, renderingMode: mode ?? .alwaysOriginal)
      }
      c.method("resizableImage", "The middle is repeated or stretched; the caps keep their size.", args: "insets", "mode") {
        (image: UIImage, insets: UIEdgeInsets, mode: UIImage.ResizingMode?) in
        image.resizableImage(withCapInsets: insets, resizingMode: mode ?? .tile)
      }
      c.method("stretchableImage", "The same with a middle of one point.", args: "left", "top") {
        (image: UIImage, left: CGFloat, top: CGFloat) in image.stretchableImage(withLeftCapWidth: left, topCapHeight: top)
      }
      c.method("draw", "Draws it into the current context: in a rect, or with its size at a point.", args: "place", "blendMode", "alpha") {
        (image: UIImage, place: PointOrRect, mode: CGBlendMode?, alpha: CGFloat?) in
        switch place {
        case .point(let point): image.draw(in: CGRect(origin: point, size: image.size), blendMode: mode ?? .normal, alpha: alpha ?? 1)
        case .rect(let rect): image.draw(in: rect, blendMode: mode ?? .normal, alpha: alpha ?? 1)
        }
      }
    }
    r.type(UIImageView.self, "UIImageView", inherits: "UIView", doc: "A view that shows a picture; one that is only a name as a box with it.")
    { c in
      c.constructor { a in
        // A view that is made with an image has the image's size, as in init(image:); a frame is set afterwards.
        let image = try a.take("image", as: ScriptImage.self)
        let highlighted = try a.take("highlightedImage", as: ScriptImage.self)
        return UIImageView(image: image?.image, highlightedImage: highlighted?.image)
      }
      c.property("image", "A UIImage, or the name of one, or nil.", get: { $0.image.map(ScriptImage.init) }, set: { (v, i: ScriptImage?) in v.image = i?.image })
      c.property(
        "highlightedImage", "Shown while it is highlighted.", get: { $0.highlightedImage.map(ScriptImage.init) },
        set: { (v, i: ScriptImage?) in v.highlightedImage = i?.image })
      c.property("isHighlighted", "As in a selected cell.", \.isHighlighted)
      c.property(
        "animationImages", "Shown in turn while it animates.", get: { $0.animationImages?.map(ScriptImage.init) },
        set: { (v, i: [ScriptImage]?) in v.animationImages = i?.map(\.image) })
      c.property(
        "highlightedAnimationImages", "The same while it is highlighted.", get: { $0.highlightedAnimationImages?.map(ScriptImage.init) },
        set: { (v, i: [ScriptImage]?) in v.highlightedAnimationImages = i?.map(\.image) })
      c.property("animationDuration", "Of one cycle; 0 for a thirtieth of a second for each image. Seconds.", \.animationDuration)
      c.property("animationRepeatCount", "Cycles; 0 for ever.", \.animationRepeatCount)
      c.property("isAnimating", "Whether it shows images in turn.", \.isAnimating)
      c.method("startAnimating", "Begins with the first image.") { (v: UIImageView) in v.startAnimating() }
      c.method("stopAnimating", "Shows the single image again.") { (v: UIImageView) in v.stopAnimating() }
    }
    r.type(UIGraphicsImageRenderer.self, "UIGraphicsImageRenderer", doc: "Makes pictures by drawing.") { c in
      c.constructor { a in
        let size = try a.take("size", as: CGSize.self, "Of the picture. Points.")
        let bounds = try a.take("bounds", as: CGRect.self, "What of the drawing is in the picture. Points.")
        let scale = try a.take("scale", as: CGFloat.self, "Pixels per point; the screen's.")
        let isOpaque = try a.take("opaque", as: Bool.self, "Whether it begins black.") ?? false
        let format = try a.take("format", as: ImageFormat.self, "scale and opaque together, as UIKit's format has them.")
        let place = bounds ?? CGRect(origin: .zero, size: size ?? UIScreen.main.bounds.size)
        guard place.width > 0, place.height > 0, place.width <= CGFloat(ImageFile.mostPixels), place.height <= CGFloat(ImageFile.mostPixels)
        else {
          throw LuaMismatch(wanted: "size or bounds, from 1 to \(ImageFile.mostPixels) points on a side", got: "none, or another size")
        }
        let wanted = scale ?? format?.scale ?? 0
        return UIGraphicsImageRenderer(bounds: place, scale: wanted > 0 ? wanted : nil, isOpaque: isOpaque || format?.opaque == true)
      }
      c.method("image", "The picture of what actions(context) draws.", args: "actions") { (renderer: UIGraphicsImageRenderer, fn: LuaFunction) in
        let callback = Callback(fn)
        return renderer.image { callback.call($0) }
      }
      c.property("bounds", "What of the drawing is in the picture. Points.", \.bounds)
    }
    contexts(r)
  }

  private static func contexts(_ r: RegistryBuilder) {
    r.type(CGContext.self, "CGContext", doc: "A drawing that is recorded; it shows in every form of frame.") { c in
      c.property("cgContext", "The context itself, as a renderer's has it.", get: { $0 })
      c.method("saveGState", "Keeps matrix, clip, colours and line.") { (g: CGContext) in g.saveGState() }
      c.method("restoreGState", "Takes the last ones that were kept.") { (g: CGContext) in g.restoreGState() }
      c.method("translateBy", "Moves what is drawn from now on.", args: "x", "y") { (g: CGContext, x: CGFloat, y: CGFloat) in
        g.translateBy(x: x, y: y)
      }
      c.method("scaleBy", "Scales what is drawn from now on.", args: "x", "y") { (g: CGContext, x: CGFloat, y: CGFloat) in
        g.scaleBy(x: x, y: y)
      }
      c.method("rotate", "Turns what is drawn from now on.", args: "radians") { (g: CGContext, angle: CGFloat) in g.rotate(by: angle) }
      c.method("concatenate", "Does a transform before what the matrix does.", args: "transform") { (g: CGContext, t: CGAffineTransform) in
        g.concatenate(t)
      }
      c.property("ctm", "From what is drawn to the bounds.", \.ctm)
      c.method("setFillColor", "A colour.", args: "color") { (g: CGContext, color: UIColor) in g.setFillColor(color) }
      c.method("setStrokeColor", "A colour.", args: "color") { (g: CGContext, color: UIColor) in g.setStrokeColor(color) }
      c.method("setLineWidth", "Points.", args: "width") { (g: CGContext, width: CGFloat) in g.setLineWidth(width) }
      c.method("setLineCap", "How open ends look.", args: "cap") { (g: CGContext, cap: CGLineCap) in g.setLineCap(cap) }
      c.method("setLineJoin", "How corners look.", args: "join") { (g: CGContext, join: CGLineJoin) in g.setLineJoin(join) }
      c.method("setMiterLimit", "In line widths.", args: "limit") { (g: CGContext, limit: CGFloat) in g.setMiterLimit(limit) }
      c.method("setLineDash", "How far into the pattern it begins, and lengths on and off in turn.", args: "phase", "lengths") {
        (g: CGContext, phase: CGFloat, lengths: [CGFloat]) in g.setLineDash(phase: phase, lengths: lengths)
      }
      c.method("setAlpha", "Of everything from now on.", args: "alpha") { (g: CGContext, alpha: CGFloat) in g.setAlpha(alpha) }
      c.method("setBlendMode", "How colours mix.", args: "mode") { (g: CGContext, mode: CGBlendMode) in g.setBlendMode(mode) }
      c.method("setShadow", "Of everything from now on; without a colour black at a third.", args: "offset", "blur", "color") {
        (g: CGContext, offset: CGSize, blur: CGFloat, color: UIColor?) in
        g.setShadow(offset: offset, blur: blur, color: color ?? UIColor(white: 0, alpha: 1.0 / 3))
      }
      contextPath(c)
      contextDrawing(c)
    }
  }

  private static func contextPath(_ c: ClassBuilder<CGContext>) {
    c.method("beginPath", "Forgets the path.") { (g: CGContext) in g.beginPath() }
    c.method("move", "Begins a subpath.", args: "point") { (g: CGContext, point: CGPoint) in g.move(to: point) }
    c.method("addLine", "A straight line.", args: "point") { (g: CGContext, point: CGPoint) in g.addLine(to: point) }
    c.method("addCurve", "A cubic curve.", args: "point", "control1", "control2") {
      (g: CGContext, point: CGPoint, first: CGPoint, second: CGPoint) in g.addCurve(to: point, control1: first, control2: second)
    }
    c.method("addQuadCurve", "A quadratic curve.", args: "point", "control") { (g: CGContext, point: CGPoint, control: CGPoint) in
      g.addQuadCurve(to: point, control: control)
    }
    c.method(
      "addArc", "Core Graphics' own direction: clockwise runs counter-clockwise on the screen.", args: "center", "radius", "startAngle",
      "endAngle", "clockwise"
    ) { (g: CGContext, center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Bool?) in
      g.addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise ?? false)
    }
    c.method("addRect", "A rectangle.", args: "rect") { (g: CGContext, rect: CGRect) in g.addRect(rect) }
    c.method("addEllipse", "An ellipse that fills a rectangle.", args: "rect") { (g: CGContext, rect: CGRect) in g.addEllipse(in: rect) }
    c.method("addPath", "A CGPath or a UIBezierPath.", args: "path") { (g: CGContext, path: ScriptPath) in g.addPath(path.path) }
    c.method("addLines", "A subpath through points.", args: "points") { (g: CGContext, points: [CGPoint]) in g.addLines(between: points) }
    c.method("addRects", "Rectangles.", args: "rects") { (g: CGContext, rects: [CGRect]) in g.addRects(rects) }
    c.property("path", "The current path.", get: { ScriptPath($0.currentPath) })
    c.property("isPathEmpty", "Whether the path has nothing in it.", get: { $0.isPathEmpty })
    c.property("currentPointOfPath", "Where the path ends.", get: { $0.currentPointOfPath })
    c.property("boundingBoxOfPath", "Around the path, control points included.", get: { $0.boundingBoxOfPath })
    c.property("boundingBoxOfClipPath", "Around what the clip leaves.", get: { $0.boundingBoxOfClipPath })
    c.method("pathContains", "Whether a point is inside the path.", args: "point", "rule") {
      (g: CGContext, point: CGPoint, rule: CGPathFillRule?) in g.pathContains(point, using: rule ?? .winding)
    }
    c.method("resetClip", "Everything shows again.") { (g: CGContext) in g.resetClip() }
    c.method("closePath", "A line back to where the subpath began.") { (g: CGContext) in g.closePath() }
    c.method("clip", "From now on only what lies inside the path shows.", args: "rule") { (g: CGContext, rule: CGPathFillRule?) in
      g.clip(using: rule ?? .winding)
    }
    c.method("clipTo", "From now on only what lies inside a rectangle shows.", args: "rect") { (g: CGContext, rect: CGRect) in g.clip(to: rect) }
  }

  private static func contextDrawing(_ c: ClassBuilder<CGContext>) {
    c.method("fillPath", "Fills the path, and forgets it.", args: "rule") { (g: CGContext, rule: CGPathFillRule?) in
      g.fillPath(using: rule ?? .winding)
    }
    c.method("strokePath", "Draws the path's line, and forgets it.") { (g: CGContext) in g.strokePath() }
    c.method("strokeLineSegments", "Lines from each first point to the second.", args: "points") { (g: CGContext, points: [CGPoint]) in
      g.strokeLineSegments(between: points)
    }
    c.method("beginTransparencyLayer", "What is drawn from now on is composed by itself, and drawn as one.") { (g: CGContext) in
      g.beginTransparencyLayer()
    }
    c.method("endTransparencyLayer", "Draws it, with the alpha, blend mode and shadow of its beginning.") { (g: CGContext) in
      g.endTransparencyLayer()
    }
    c.method("fill", "Fills a rectangle.", args: "rect") { (g: CGContext, rect: CGRect) in g.fill(rect) }
    c.method("stroke", "Draws a rectangle's line.", args: "rect") { (g: CGContext, rect: CGRect) in g.stroke(rect) }
    c.method("fillEllipse", "Fills an ellipse.", args: "rect") { (g: CGContext, rect: CGRect) in g.fillEllipse(in: rect) }
    c.method("strokeEllipse", "Draws an ellipse's line.", args: "rect") { (g: CGContext, rect: CGRect) in g.strokeEllipse(in: rect) }
    c.method("clear", "Takes away what was drawn in a rectangle.", args: "rect") { (g: CGContext, rect: CGRect) in g.clear(rect) }
    c.method(
      "drawLinearGradient", "Colours from a point to another: { colors =, locations =, start =, finish =, before =, after = }.", args: "options"
    ) { (g: CGContext, o: GradientRequest) in try o.draw(in: g, isRadial: false) }
    c.method(
      "drawRadialGradient",
      "Colours from a circle to another: { colors =, locations =, start =, startRadius =, finish =, finishRadius =, before =, after = }.",
      args: "options"
    ) { (g: CGContext, o: GradientRequest) in try o.draw(in: g, isRadial: true) }
    c.method("drawImage", "A picture in a rectangle, upright.", args: "image", "rect") { (g: CGContext, image: ScriptImage, rect: CGRect) in
      g.draw(image.image, in: rect)
    }
    c.method("drawPath", "Fills the path, draws its line, or both, and forgets it.", args: "mode") { (g: CGContext, mode: CGPathDrawingMode) in
      g.drawPath(using: mode)
    }
    c.method(
      "drawText", "A text, its top left corner at a point, or broken at a rect's width: drawText(text, place, { font =, color = }).",
      args: "text", "place", "options"
    ) { (g: CGContext, text: AnyText, place: PointOrRect, options: TextRequest?) in (options ?? TextRequest()).draw(text, at: place, in: g) }
  }
}

struct TextRequest: OptionTable {
  @LuaOption("The font of a plain text; 17 points.") private var font: ScriptFont? = nil
  @LuaOption("A colour of a plain text; black.") private var color: UIColor = .black

  func draw(_ text: AnyText, at place: PointOrRect, in context: CGContext) {
    var drawn = text.text
    if let plain = text.plain {
      var attributes = TextAttributes()
      attributes.font = font?.font ?? .systemFont(ofSize: UILabel.defaultFontSize)
      attributes.foregroundColor = color
      drawn = AttributedText(plain, attributes)
    }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    place.draw(drawn, nil)
  }
}

extension CGPathDrawingMode: LuaEnum {}

/// `format = { scale = 2, opaque = true }` of an image renderer.
struct ImageFormat: OptionTable {
  @LuaOption("Pixels per point; 0 for the screen's.") var scale: CGFloat = 0
  @LuaOption("Whether it begins black.") var opaque: Bool = false
}

struct GradientRequest: OptionTable {
  @LuaOption(required: "Two at least.") private var colors: [UIColor]? = nil
  @LuaOption("Where on the way each stands, from 0 to 1.") private var locations: [CGFloat]? = nil
  @LuaOption(required: "Where it begins.") private var start: CGPoint? = nil
  @LuaOption("Where it ends; of a radial one the start.") private var finish: CGPoint? = nil
  @LuaOption("Of a radial one. Points.") private var startRadius: CGFloat = 0
  @LuaOption("Of a radial one. Points.") private var finishRadius: CGFloat = 0
  @LuaOption("Whether the first colour goes on before the start.") private var before: Bool = false
  @LuaOption("Whether the last colour goes on after the end.") private var after: Bool = false

  func draw(in context: CGContext, isRadial: Bool) throws {
    guard let colors, colors.count >= 2, let start else { throw LuaMismatch(wanted: "colors = two colours at least", got: "fewer") }
    if isRadial {
      context.drawRadialGradient(
        colors: colors, locations: locations, startCenter: start, startRadius: startRadius, endCenter: finish ?? start,
        endRadius: finishRadius, extendsBefore: before, extendsAfter: after)
    } else {
      guard let finish else { throw LuaMismatch(wanted: "finish = a point", got: "no finish") }
      context.drawLinearGradient(
        colors: colors, locations: locations, start: start, end: finish, extendsBefore: before, extendsAfter: after)
    }
  }
}

extension UIGraphicsImageRenderer: LuaObject {}
