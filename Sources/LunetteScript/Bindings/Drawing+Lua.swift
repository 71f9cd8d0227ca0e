import Foundation
import Lua
import LunetteKit

extension UIImage: LuaObject {
  public static var luaTypeName: String { "a UIImage or the name of one" }
  public static var luaType: LuaType { .either([.named(luaName), .string]) }
  public static var luaName: String { "UIImage" }

  /// A name stands for a picture of this name.
  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> UIImage { try ScriptImage.read(stack, at: index).image }
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

/// The symbols without a drawing of which a note was made.
private final class NotedSymbols {
  static let key = CompanionKey<NotedSymbols>()
  var names: Set<String> = []
}

extension Registry {
  /// The bytes of the file that a picture is; nil and a note for a drawing. - Parameter call: what the script called
  private static func bytes(of image: UIImage, _ call: String) -> TextBytes? {
    if let file = image.file { return TextBytes(bytes: file.bytes) }
    ScriptContext.simulation.note("\(call): a picture that is drawn has no bytes; one of a file has those of the file")
    return nil
  }

  /// Says once that a box stands for a symbol of Apple's that has no drawing here.
  private static func noteBox(of symbol: String) {
    guard !UIImage.isSymbolDrawn(symbol), UIImage.symbol(named: symbol) != nil else { return }
    let context = ScriptContext.current
    let noted = context.companions[NotedSymbols.key] ?? NotedSymbols()
    context.companions[NotedSymbols.key] = noted
    guard noted.names.insert(symbol).inserted else { return }
    ScriptContext.current.currentApp?.simulation.note("the symbol \"\(symbol)\" has no drawing here; a box stands in its place")
  }

  static func images(_ r: RegistryBuilder) {
    r.type(UIImage.self, "UIImage", doc: "An image: from a file, from a drawing, or only a name, which is drawn as a box with this name.") {
      c in
      c.state("content", written: { $0.writeContent(to: $1) })
      c.constructor { a in
        let name = try a.take("named", as: String.self, "The name, which is shown in a box in place of an image.")
        if let symbol = try a.take("systemName", as: String.self, "The name of a symbol, one of Apple's; what can't be one is an error.") {
          guard let image = UIImage.symbol(named: symbol) else {
            let near = Suggestion.nearest(to: symbol, among: UIImage.symbolNames)
            throw LuaMismatch(
              wanted: "systemName = the name of a symbol", got: "\"\(symbol)\"", hint: near.map { "did you mean '\($0)'?" })
          }
          noteBox(of: symbol)
          let configuration = try a.take("configuration", as: ScriptSymbolConfiguration.self, "How the symbol is drawn.", label: "withConfiguration")
          return configuration.map { image.inThisSimulation($0.value) } ?? image
        }
        if let path = try a.take(
          "contentsOfFile", as: String.self,
          "A file of the app: its path. Without such a file no image is made, "
            + "and the answer is nil.")
        {
          guard let bytes = try? ScriptFileManager.files.read(path), let file = try? ImageFile(bytes) else { throw NothingMade() }
          return UIImage(file, name: path.split(separator: "/").last.map(String.init) ?? "", scale: 1)
        }
        let size = try a.take("size", as: CGSize.self)
        let source = try a.take(
          "cgImage", as: ScriptImage.self, "Another image, of which this is a copy with its own scale and orientation.")
        let scale = try a.take(
          "scale", as: CGFloat.self, "The number of pixels of cgImage or data for each point; cgImage's own, or 1, if it is left out.")
        let orientation = try a.take("orientation", as: UIImage.Orientation.self, "How cgImage is turned; up if it is left out.")
        guard (scale ?? 1) > 0 else { throw LuaMismatch(wanted: "scale = pixels per point, above 0", got: "\(scale ?? 0)") }
        if let data = try a.take("data", as: TextBytes.self, "The bytes of a PNG or JPEG file. For other bytes no image is made, and the answer is nil.") {
          guard let file = try? ImageFile(data.bytes) else { throw NothingMade() }
          return UIImage(file, name: name ?? "", scale: scale ?? 1)
        }
        guard let source else {
          guard scale == nil, orientation == nil else {
            throw LuaMismatch(wanted: "cgImage = a picture", got: "none", hint: "scale and orientation are those of cgImage")
          }
          // Nothing at all is an empty picture, as apps give bars to see through them; what has a name or a size stands for a picture.
          if name ?? "" == "", size ?? .zero == .zero { return UIImage(drawn: Picture(), size: .zero, scale: 1) }
          return UIImage(named: name ?? "", size: size ?? .zero)
        }
        return UIImage(of: source.image, scale: scale ?? source.image.scale, orientation: orientation ?? .up)
      }
      c.property("name", "The image's name.", \.name)
      symbolImages(c)
      c.property("size", "The size of the image.", unit: .points, \.size)
      c.property("scale", "The number of pixels for each point.", \.scale)
      c.property("accessibilityLabel", "How assistive technology calls the picture; nil for what its symbol stands for.", \.ownLabel)
      c.property(
        "renderingMode", "Whether the image is drawn with its own colours, or only its alpha is filled with the tint.", \.renderingMode)
      c.property("imageOrientation", "How the image is turned compared with its pixels.", \.imageOrientation)
      c.property("cgImage", "The image without orientation, tint and resizing.", get: { $0.cgImage })
      c.property("resizingMode", "Whether the middle of a resizable image is repeated or stretched.", get: { $0.resizingMode ?? .tile })
      c.property("leftCapWidth", "For stretchableImage: the width of the part left of the middle.", unit: .points, get: { $0.leftCapWidth })
      c.property("topCapHeight", "For stretchableImage: the height of the part above the middle.", unit: .points, get: { $0.topCapHeight })
      c.property("capInsets", "The parts at the edges of a resizable image that keep their size.", unit: .points, \.capInsets)
      c.property(
        "alignmentRectInsets", "The edges of the image that constraints of an image view leave out, for example a shadow.", unit: .points,
        get: { $0.alignmentRectInsets })
      c.method("withAlignmentRectInsets", "A copy of the image with other alignmentRectInsets.", "insets", UIImage.withAlignmentRectInsets(_:))
      for (name, words) in [("pngData", "Returns"), ("jpegData", "Returns, whatever the quality,")] {
        c.method(
          name,
          "\(words) the bytes of the file that the picture is, so that UIImage { data = } makes it again; nil and a "
            + "note for a drawing.", args: "quality"
        ) { (image: UIImage, _: Double?) -> TextBytes? in bytes(of: image, "UIImage:\(name)") }
      }
      c.property("images", "The images of an animated image, or nil.", \.images)
      c.property("duration", "The duration of an animated image's cycle.", unit: .seconds, \.duration)
      c.function(
        "named",
        "The image in a file of the plugin, or nil. \"icon\" also finds icon.png and icon@2x.png; the file for the screen's scale "
          + "is preferred. In a dark appearance views show icon~dark.png, where it is there.",
        args: "name"
      ) { (name: String) -> UIImage? in ScriptContext.current.images.named(name) }
      c.function(
        "systemName",
        "A symbol as a template image, or nil and a note for a name that can't be one of Apple's. The most used are drawings of our own, and "
          + "those that are made from them (bell.fill, xmark.circle, mic.slash); a box stands for the others, with a note.", args: "name", "configuration"
      ) { (name: String, configuration: ScriptSymbolConfiguration?) -> UIImage? in
        noteBox(of: name)
        if let image = UIImage.symbol(named: name) { return configuration.map { image.inThisSimulation($0.value) } ?? image }
        let near = Suggestion.nearest(to: name, among: UIImage.symbolNames)
        ScriptContext.current.currentApp?.simulation.note(
          "UIImage.systemName(\"\(name)\"): there is no symbol of this name" + (near.map { " (did you mean '\($0)'?)" } ?? ""))
        return nil
      }
      c.value("systemNames", "The names of the symbols with a drawing of their own, sorted.") { UIImage.symbolNames }
      c.function(
        "animatedImage", "An image that shows several images one after the other; a duration of 0 means a thirtieth of a second for each.",
        args: "images", "duration"
      ) {
        (images: [ScriptImage], duration: TimeInterval?) in UIImage.animatedImage(with: images.map(\.image), duration: duration ?? 0)
      }
      c.method("withRenderingMode", "A copy of the image with another rendering mode.", "mode", UIImage.withRenderingMode(_:))
      c.property(
        "flipsForRightToLeftLayoutDirection", "Whether image views that are laid out from right to left show it mirrored.",
        get: \.flipsForRightToLeftLayoutDirection)
      c.method(
        "imageFlippedForRightToLeftLayoutDirection", "A copy that image views show mirrored where they are laid out from right to left.",
        UIImage.imageFlippedForRightToLeftLayoutDirection)
      c.method("withHorizontallyFlippedOrientation", "A mirrored copy of the image.", UIImage.withHorizontallyFlippedOrientation)
      c.method("withTintColor", "A copy of the image whose alpha is filled with a colour.", args: "color", "mode") {
        (image: UIImage, color: UIColor, mode: UIImage.RenderingMode?) in image.withTintColor(color, renderingMode: mode ?? .alwaysOriginal)
      }
      c.method(
        "resizableImage",
        "A copy of the image whose middle is repeated or stretched when it is drawn larger. The insets are the parts that keep their size.",
        args: "insets", "mode"
      ) {
        (image: UIImage, insets: UIEdgeInsets, mode: UIImage.ResizingMode?) in
        image.resizableImage(withCapInsets: insets, resizingMode: mode ?? .tile)
      }
      c.method(
        "stretchableImage", "A resizable copy of the image with a middle of one point.", "left", "top",
        UIImage.stretchableImage(withLeftCapWidth:topCapHeight:))
      c.measured(in: .points)
      c.method(
        "draw", "Draws the image into the current context: inside a rectangle, or in its own size at a point.", args: "place", "blendMode",
        "alpha"
      ) {
        (image: UIImage, place: PointOrRect, mode: CGBlendMode?, alpha: CGFloat?) in
        switch place {
        case .point(let point): image.draw(in: CGRect(origin: point, size: image.size), blendMode: mode ?? .normal, alpha: alpha ?? 1)
        case .rect(let rect): image.draw(in: rect, blendMode: mode ?? .normal, alpha: alpha ?? 1)
        }
      }
    }
    r.type(
      UIImageView.self, "UIImageView", inherits: "UIView",
      doc: "A view that shows an image. An image that is only a name is shown as a box with this name."
    ) { c in
      c.constructor { a in
        // A view that is made with an image has the image's size, as in init(image:); a frame is set afterwards.
        let image = try a.take("image", as: ScriptImage.self)
        let highlighted = try a.take("highlightedImage", as: ScriptImage.self)
        return UIImageView(image: image?.image, highlightedImage: highlighted?.image)
      }
      c.initial("image", as: ScriptImage.self) { view, image in
        view.image = image.image
        if view.bounds.size == .zero { view.bounds.size = image.image.size }
      }
      c.initial(InitialValue(property: "highlightedImage"))
      c.property(
        "image", "The image: a UIImage, the name of one, or nil.", get: { $0.image.map(ScriptImage.init) },
        set: { (v, i: ScriptImage?) in v.image = i?.image })
      c.property(
        "preferredSymbolConfiguration", "How a symbol is drawn that has no configuration of its own, or nil. A textStyle follows the user's text size.",
        get: { $0.preferredSymbolConfiguration.map { ScriptStruct($0) } },
        set: { (view, value: ScriptSymbolConfiguration?) in view.preferredSymbolConfiguration = value?.value })
      c.property(
        "highlightedImage", "The image while isHighlighted is true; nil keeps `image`.", get: { $0.highlightedImage.map(ScriptImage.init) },
        set: { (v, i: ScriptImage?) in v.highlightedImage = i?.image })
      c.property("isHighlighted", "Whether the highlighted look is shown, as in a selected cell.", \.isHighlighted)
      c.listProperty(
        "animationImages", "The images that are shown one after the other while the view animates.",
        of: \.animationImages, ScriptImage.init,
        set: { (v, i: [ScriptImage]?) in v.animationImages = i?.map(\.image) })
      c.listProperty(
        "highlightedAnimationImages", "The images that are shown one after the other while the view animates and is highlighted.",
        of: \.highlightedAnimationImages, ScriptImage.init,
        set: { (v, i: [ScriptImage]?) in v.highlightedAnimationImages = i?.map(\.image) })
      c.property(
        "animationDuration", "The duration of one cycle of images; 0 means a thirtieth of a second for each image.", unit: .seconds,
        \.animationDuration)
      c.property("animationRepeatCount", "How often the cycle of images is shown; 0 means for ever.", \.animationRepeatCount)
      c.property("isAnimating", "Whether the images are being shown one after the other.", \.isAnimating)
      c.method("startAnimating", "Shows the images one after the other, from the first on.", UIImageView.startAnimating)
      c.method("stopAnimating", "Ends the cycle and shows `image` again.", UIImageView.stopAnimating)
    }
    r.type(UIGraphicsImageRenderer.self, "UIGraphicsImageRenderer", doc: "Makes images by drawing.") { c in
      c.constructor { a in
        let size = try a.take("size", as: CGSize.self, "The size of the image.", unit: .points)
        let bounds = try a.take("bounds", as: CGRect.self, "The rectangle of the drawing that becomes the image.", unit: .points)
        let scale = try a.take("scale", as: CGFloat.self, "The number of pixels for each point; the screen's if it is left out.")
        let isOpaque = try a.take("opaque", as: Bool.self, "Whether the image begins black and opaque instead of clear.") ?? false
        let format = try a.take("format", as: ScriptImageFormat.Argument.self, "scale and opaque in one value, as in UIKit.")
        let place = bounds ?? CGRect(origin: .zero, size: size ?? UIScreen.main.bounds.size)
        guard place.width > 0, place.height > 0, place.width <= CGFloat(ImageFile.mostPixels), place.height <= CGFloat(ImageFile.mostPixels)
        else {
          throw LuaMismatch(wanted: "size or bounds, from 1 to \(ImageFile.mostPixels) points on a side", got: "none, or another size")
        }
        let wanted = scale ?? format?.scale ?? 0
        return UIGraphicsImageRenderer(bounds: place, scale: wanted > 0 ? wanted : nil, isOpaque: isOpaque || format?.opaque == true)
      }
      c.method("image", "Calls actions(context) and returns the image of what it draws.", args: "actions") {
        (renderer: UIGraphicsImageRenderer, fn: LuaFunction) in
        let callback = Callback(fn)
        return renderer.image { callback.call($0) }
      }
      c.calls(with: ["context": CGContext.luaType])
      c.method("pngData", "Calls actions(context) as image does; the answer is nil, with a note: a drawing has no bytes.", args: "actions") {
        (renderer: UIGraphicsImageRenderer, fn: LuaFunction) -> TextBytes? in
        let callback = Callback(fn)
        return bytes(of: renderer.image { callback.call($0) }, "UIGraphicsImageRenderer:pngData")
      }
      c.calls(with: ["context": CGContext.luaType])
      c.method(
        "jpegData", "Calls actions(context) as image does; the answer is nil, with a note: a drawing has no bytes.", args: "quality", "actions"
      ) { (renderer: UIGraphicsImageRenderer, _: Double, fn: LuaFunction) -> TextBytes? in
        let callback = Callback(fn)
        return bytes(of: renderer.image { callback.call($0) }, "UIGraphicsImageRenderer:jpegData")
      }
      c.calls(with: ["context": CGContext.luaType])
      c.property("bounds", "The rectangle of the drawing that becomes the image.", unit: .points, \.bounds)
    }
    r.type(
      ScriptImageFormat.self, "UIGraphicsImageRendererFormat",
      doc: "How an image renderer makes its images: UIGraphicsImageRenderer { size =, format = }. A renderer keeps what it says when it is made."
    ) { c in
      c.constructor { _ in ScriptImageFormat() }
      c.property("scale", "The number of pixels for each point: the screen's at first; 0 means the screen's, too.", \.scale)
      c.property("opaque", "Whether images begin black and opaque instead of clear.", \.opaque)
      for name in ["default", "preferred"] {
        c.function(name, "A new format with the scale of the screen.") { ScriptImageFormat() }
      }
    }
    contexts(r)
  }

  private static func contexts(_ r: RegistryBuilder) {
    r.type(CGContext.self, "CGContext", doc: "A place to draw into. It records the drawing, which is part of every form of frame.") { c in
      c.property("cgContext", "The same context.", get: { $0 })
      c.method("saveGState", "Saves the matrix, the clip, the colours and the line's settings.", CGContext.saveGState)
      c.method("restoreGState", "Restores what saveGState saved last.", CGContext.restoreGState)
      c.method("translateBy", "Moves what is drawn after this call.", "x", "y", CGContext.translateBy(x:y:))
      c.method("scaleBy", "Scales what is drawn after this call.", "x", "y", CGContext.scaleBy(x:y:))
      c.method("rotate", "Turns what is drawn after this call.", "radians", CGContext.rotate(by:))
      c.method("concatenate", "Puts a transform before the present matrix.", "transform", CGContext.concatenate(_:))
      c.property("ctm", "The matrix from the coordinates of the drawing to those of the bounds.", \.ctm)
      c.method("setFillColor", "Sets the colour of fills.", "color", CGContext.setFillColor(_:))
      c.method("setStrokeColor", "Sets the colour of lines.", "color", CGContext.setStrokeColor(_:))
      c.method("setLineWidth", "Sets the width of lines.", "width", CGContext.setLineWidth(_:))
      c.measured(in: .points)
      c.method("setLineCap", "Sets the form of the ends of open lines.", "cap", CGContext.setLineCap(_:))
      c.method("setLineJoin", "Sets the form of corners.", "join", CGContext.setLineJoin(_:))
      c.method(
        "setMiterLimit", "Sets the longest tip of a corner, in line widths. A corner with a longer tip is cut off.", "limit", CGContext.setMiterLimit(_:))
      c.method(
        "setLineDash", "Sets where in the dash pattern lines begin, and the lengths of dashes and gaps.", "phase", "lengths",
        CGContext.setLineDash(phase:lengths:))
      c.measured(in: .points)
      c.method("setAlpha", "Sets the opacity of what is drawn after this call.", "alpha", CGContext.setAlpha(_:))
      c.method("setBlendMode", "Sets how colours are mixed with what is there.", "mode", CGContext.setBlendMode(_:))
      c.method(
        "setShadow", "Sets the shadow of what is drawn after this call; without a colour it is black with alpha 1/3.", args: "offset",
        "blur", "color"
      ) {
        (g: CGContext, offset: CGSize, blur: CGFloat, color: UIColor?) in
        g.setShadow(offset: offset, blur: blur, color: color ?? UIColor(white: 0, alpha: 1.0 / 3))
      }
      contextPath(c)
      contextDrawing(c)
    }
  }

  private static func contextPath(_ c: ClassBuilder<CGContext>) {
    c.method("beginPath", "Begins a new, empty path.", CGContext.beginPath)
    c.method("move", "Begins a new subpath at a point.", "point", CGContext.move(to:))
    c.method("addLine", "Adds a straight line to the path.", "point", CGContext.addLine(to:))
    c.method("addCurve", "Adds a cubic curve from the current point.", "point", "control1", "control2", CGContext.addCurve(to:control1:control2:))
    c.method("addQuadCurve", "Adds a quadratic curve from the current point.", "point", "control", CGContext.addQuadCurve(to:control:))
    c.method(
      "addArc",
      "Adds an arc to the path. The direction is Core Graphics' own: clockwise true runs counter-clockwise on the screen. "
        + "addArc(tangent1End, tangent2End, radius) adds the arc that touches two lines: from the current point to tangent1End, and on to "
        + "tangent2End.",
      args: "center", "radius", "startAngle",
      "endAngle", "clockwise"
    ) { (g: CGContext, center: CGPoint, second: ArcArgument, start: CGFloat, end: CGFloat?, clockwise: Bool?) in
      switch second {
      case .radius(let radius):
        guard let end else { throw LuaMismatch(wanted: "center, radius, startAngle and endAngle", got: "no endAngle") }
        g.addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise ?? false)
      case .tangentEnd(let point): g.addArc(tangent1End: center, tangent2End: point, radius: start)
      }
    }
    c.method("addRect", "Adds a rectangle to the path.", "rect", CGContext.addRect(_:))
    c.method("addEllipse", "Adds the ellipse inside a rectangle to the path.", "rect", CGContext.addEllipse(in:))
    c.method("addPath", "Adds another path to the path.", args: "path") { (g: CGContext, path: ScriptPath) in g.addPath(path.path) }
    c.method("addLines", "Adds a subpath of lines between points to the path.", "points", CGContext.addLines(between:))
    c.method("addRects", "Adds rectangles to the path.", "rects", CGContext.addRects(_:))
    c.property("path", "The current path.", get: { ScriptPath($0.currentPath) })
    c.property("isPathEmpty", "Whether the path is empty.", get: { $0.isPathEmpty })
    c.property("currentPointOfPath", "The path's last point.", get: { $0.currentPointOfPath })
    c.property("boundingBoxOfPath", "The smallest rectangle around the path's points, with control points.", get: { $0.boundingBoxOfPath })
    c.property("boundingBoxOfClipPath", "The smallest rectangle around the clip.", get: { $0.boundingBoxOfClipPath })
    c.method("pathContains", "Whether a point is inside the path.", args: "point", "rule") {
      (g: CGContext, point: CGPoint, rule: CGPathFillRule?) in g.pathContains(point, using: rule ?? .winding)
    }
    c.method("resetClip", "Removes the clip.", CGContext.resetClip)
    c.method("closePath", "Adds a line back to the start of the subpath.", CGContext.closePath)
    c.method("clip", "Limits what is drawn after this call to the inside of the path.", args: "rule") {
      (g: CGContext, rule: CGPathFillRule?) in
      g.clip(using: rule ?? .winding)
    }
    c.method("clipTo", "Limits what is drawn after this call to the inside of a rectangle.", "rect", CGContext.clip(to:))
  }

  private static func contextDrawing(_ c: ClassBuilder<CGContext>) {
    c.method("fillPath", "Fills the path, and empties it.", args: "rule") { (g: CGContext, rule: CGPathFillRule?) in
      g.fillPath(using: rule ?? .winding)
    }
    c.method("strokePath", "Draws the path's line, and empties the path.", CGContext.strokePath)
    c.method("strokeLineSegments", "Draws lines, each from a first point to a second.", "points", CGContext.strokeLineSegments(between:))
    c.method("beginTransparencyLayer", "Begins a layer: what is drawn up to endTransparencyLayer is composed on its own.", CGContext.beginTransparencyLayer)
    c.method(
      "endTransparencyLayer", "Draws the layer as one picture, with the alpha, blend mode and shadow that were set at its beginning.",
      CGContext.endTransparencyLayer)
    c.method("fill", "Fills a rectangle.", "rect", CGContext.fill(_:))
    c.method("stroke", "Draws the line of a rectangle.", "rect", CGContext.stroke(_:))
    c.method("fillEllipse", "Fills the ellipse inside a rectangle.", "rect", CGContext.fillEllipse(in:))
    c.method("strokeEllipse", "Draws the line of the ellipse inside a rectangle.", "rect", CGContext.strokeEllipse(in:))
    c.method("clear", "Removes what was drawn in a rectangle.", "rect", CGContext.clear(_:))
    gradientDrawing(c)
    c.method("drawImage", "Draws an image into a rectangle, upright.", args: "image", "rect") {
      (g: CGContext, image: ScriptImage, rect: CGRect) in
      g.draw(image.image, in: rect)
    }
    c.method("drawPath", "Fills the path, draws its line, or both, and empties the path.", "mode", CGContext.drawPath(using:))
    c.method(
      "drawText",
      "Draws a text with its top left corner at a point, or wrapped inside a rectangle: drawText(text, place, { font =, color = }).",
      args: "text", "place", "options"
    ) { (g: CGContext, text: AnyText, place: PointOrRect, options: TextRequest?) in (options ?? TextRequest()).draw(text, at: place, in: g)
    }
  }
}

struct TextRequest: OptionTable {
  @LuaOption("The font of a plain text; 17 points if it is left out.") private var font: ScriptFont? = nil
  @LuaOption("The colour of a plain text; black if it is left out.") private var color: UIColor = .black

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
  @LuaOption("The number of pixels for each point; 0 means the screen's.") var scale: CGFloat = 0
  @LuaOption("Whether the image begins black and opaque instead of clear.") var opaque: Bool = false
}

/// The Lua object of an image renderer's format.
final class ScriptImageFormat: LuaObject {
  static let luaName = "UIGraphicsImageRendererFormat"
  /// Pixels per point; 0 for the screen's.
  var scale = UIScreen.main.scale
  var opaque = false

  /// A format, or a table with the same fields.
  struct Argument: LuaReadable {
    /// Pixels per point; 0 for the screen's.
    let scale: CGFloat
    let opaque: Bool

    static var luaTypeName: String { "a UIGraphicsImageRendererFormat or a table { scale =, opaque = }" }
    static var luaType: LuaType { .either([ScriptImageFormat.luaType, ImageFormat.luaType]) }

    static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Argument {
      if stack.isTable(at: index) {
        let table = try ImageFormat.read(stack, at: index)
        return Argument(scale: table.scale, opaque: table.opaque)
      }
      guard let object = try? ScriptImageFormat.read(stack, at: index) else { throw stack.mismatch(luaTypeName, at: index) }
      return Argument(scale: object.scale, opaque: object.opaque)
    }
  }
}

struct GradientRequest: OptionTable {
  @LuaOption(required: "The colours, at least two.") private var colors: [UIColor]? = nil
  @LuaOption("Where each colour is on the way from start to end, from 0 to 1.") private var locations: [CGFloat]? = nil
  @LuaOption(required: "Where the gradient begins.") private var start: CGPoint? = nil
  @LuaOption("Where the gradient ends; for a radial one, the start if it is left out.") private var finish: CGPoint? = nil
  @LuaOption("The radius of this circle of a radial gradient.", unit: .points) private var startRadius: CGFloat = 0
  @LuaOption("The radius of this circle of a radial gradient.", unit: .points) private var finishRadius: CGFloat = 0
  @LuaOption("Whether the first colour continues before the start.") private var before: Bool = false
  @LuaOption("Whether the last colour continues after the end.") private var after: Bool = false

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
