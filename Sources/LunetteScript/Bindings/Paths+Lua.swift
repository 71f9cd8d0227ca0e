import Foundation
import Lua
import LunetteKit

extension CGLineCap: LuaEnum {}
extension CGLineJoin: LuaEnum {}

extension UIRectCorner: LuaOptionSet {
  public static var luaCases: [(name: String, option: UIRectCorner)] {
    [
      ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
      ("allCorners", .allCorners),
    ]
  }
}

/// The Lua object of a CGPath. A path is a value, so every reading of `cgPath` makes a new object.
final class ScriptPath: LuaObject {
  static let luaName = "CGPath"
  let path: CGPath
  init(_ path: CGPath) { self.path = path }

  static var luaTypeName: String { "a CGPath or a UIBezierPath" }
  static var luaType: LuaType { .either([.named(luaName), .named("UIBezierPath")]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ScriptPath {
    guard let box = lshim_to_box(stack.raw, index), let object = box.pointee.object else {
      throw stack.mismatch(luaTypeName, at: index)
    }
    switch Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue() {
    case let path as ScriptPath: return path
    case let path as UIBezierPath: return ScriptPath(path.cgPath)
    default: throw stack.mismatch(luaTypeName, at: index)
    }
  }
}

extension Registry {
  static func paths(_ r: RegistryBuilder) {
    r.type(UIBezierPath.self, "UIBezierPath", doc: "A path of lines and curves, with the settings for drawing it.") { c in
      c.constructor { a in try path(a) }
      pathWay(c)
      pathLine(c)
    }
    r.type(ScriptPath.self, "CGPath", doc: "A path of lines and curves as a value, as shape layers use it.") { c in
      c.property("isEmpty", "Whether the path is empty.", get: { $0.path.isEmpty })
      c.property("currentPoint", "The point where the path ends; (0, 0) if the path is empty.", get: { $0.path.currentPoint })
      c.property("boundingBox", "The smallest rectangle around all points, with control points.", get: { $0.path.boundingBox })
      c.property("boundingBoxOfPath", "The smallest rectangle around the drawn lines and curves.", get: { $0.path.boundingBoxOfPath })
      c.listProperty(
        "elements", "The elements of the path. Each is a list of its kind and its points.",
        of: \.path.elements, ScriptPathElement.init)
      c.property("length", "The length of all lines and curves.", unit: .points, get: { PathMeasure($0.path).length })
      c.method("applying", "A copy of the path, changed by a transform.", args: "transform") { (p: ScriptPath, t: CGAffineTransform) in
        ScriptPath(p.path.applying(t))
      }
      c.method("copy", "A copy of the path, changed by a transform if one is given.", args: "transform") {
        (p: ScriptPath, t: CGAffineTransform?) in ScriptPath(t.map { p.path.applying($0) } ?? p.path)
      }
      c.method("contains", "Whether a point is inside the path.", args: "point", "usingEvenOdd") {
        (p: ScriptPath, point: CGPoint, rule: Bool?) in
        p.path.contains(point, using: rule == true ? .evenOdd : .winding)
      }
    }
  }

  private static func path(_ a: ConstructorArguments) throws -> UIBezierPath {
    let other = try a.take("cgPath", as: ScriptPath.self, "A path to begin with.")
    let rect = try a.take("rect", as: CGRect.self, "A rectangle that becomes the path.")
    let oval = try a.take("ovalIn", as: CGRect.self, "A rectangle; the path is the oval inside it.")
    let rounded = try a.take(
      "roundedRect", as: CGRect.self, "A rectangle with round corners; used with cornerRadius, or with byRoundingCorners and cornerRadii.")
    let radius = try a.take("cornerRadius", as: CGFloat.self, "The radius of the round corners.", unit: .points)
    let corners = try a.take("byRoundingCorners", as: UIRectCorner.self, "The corners that are round; used with roundedRect.")
    let radii = try a.take("cornerRadii", as: CGSize.self, "The size of the round corners, of which only the width is used.", unit: .points)
    let center = try a.take("arcCenter", as: CGPoint.self, "The centre of an arc; used with radius, startAngle, endAngle and clockwise.")
    let arcRadius = try a.take("radius", as: CGFloat.self, "The radius of the arc.", unit: .points)
    let start = try a.take(
      "startAngle", as: CGFloat.self, "Where the arc begins: 0 is at the right, and angles grow clockwise on the screen.", unit: .radians)
    let end = try a.take("endAngle", as: CGFloat.self, "Where the arc ends.", unit: .radians)
    let clockwise = try a.take("clockwise", as: Bool.self, "Whether the arc runs clockwise on the screen; true if it is left out.")
    if let other { return UIBezierPath(cgPath: other.path) }
    if let rect { return UIBezierPath(rect: rect) }
    if let oval { return UIBezierPath(ovalIn: oval) }
    if let rounded, let corners {
      return UIBezierPath(roundedRect: rounded, byRoundingCorners: corners, cornerRadii: radii ?? CGSize(width: radius ?? 0, height: 0))
    }
    if let rounded { return UIBezierPath(roundedRect: rounded, cornerRadius: radius ?? 0) }
    if let center {
      guard let arcRadius, let start, let end else {
        throw LuaMismatch(wanted: "arcCenter with radius, startAngle and endAngle", got: "arcCenter without all of them")
      }
      return UIBezierPath(arcCenter: center, radius: arcRadius, startAngle: start, endAngle: end, clockwise: clockwise ?? true)
    }
    return UIBezierPath()
  }

  private static func pathWay(_ c: ClassBuilder<UIBezierPath>) {
    c.method("move", "Begins a new subpath at a point.", "point", UIBezierPath.move(to:))
    c.method("addLine", "Adds a straight line from the current point.", "point", UIBezierPath.addLine(to:))
    c.method(
      "addCurve", "Adds a cubic curve from the current point.", "point", "controlPoint1", "controlPoint2",
      UIBezierPath.addCurve(to:controlPoint1:controlPoint2:))
    c.method("addQuadCurve", "Adds a quadratic curve from the current point.", "point", "controlPoint", UIBezierPath.addQuadCurve(to:controlPoint:))
    c.method(
      "addArc",
      "Adds a line to the start of an arc, and the arc. Angles are in radians; 0 is at the right, and they grow clockwise on the screen. "
        + "addArc(tangent1End, tangent2End, radius) adds the arc that touches two lines: from the current point to tangent1End, and on to "
        + "tangent2End.",
      args: "center", "radius", "startAngle", "endAngle", "clockwise"
    ) { (p: UIBezierPath, center: CGPoint, second: ArcArgument, start: CGFloat, end: CGFloat?, clockwise: Bool?) in
      switch second {
      case .radius(let radius):
        guard let end else { throw LuaMismatch(wanted: "center, radius, startAngle and endAngle", got: "no endAngle") }
        p.addArc(withCenter: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise ?? true)
      case .tangentEnd(let point): p.cgPath.addArc(tangent1End: center, tangent2End: point, radius: start)
      }
    }
    c.method("close", "Adds a line back to the start of the subpath.", UIBezierPath.close)
    c.method("removeAllPoints", "Makes the path empty.", UIBezierPath.removeAllPoints)
    c.method("append", "Adds the lines and curves of another path, without a line that leads to them.", args: "path") {
      (p: UIBezierPath, other: ScriptPath) in
      let elements = p.cgPath.elements.count + other.path.elements.count
      try ScriptContext.current.state.needRoom(for: elements * MemoryLayout<CGPath.Element>.stride)
      p.cgPath.addPath(other.path)
    }
    c.method("apply", "Changes the path's points by a transform. The line's width stays.", "transform", UIBezierPath.apply(_:))
    c.method("reversing", "A path with the same lines and curves in the opposite direction.", UIBezierPath.reversing)
    c.method("copy", "A copy of the path.", UIBezierPath.copy)
    c.method("contains", "Whether a point is inside the path. Open subpaths count as closed.", "point", UIBezierPath.contains(_:))
    c.method("fill", "Fills the path in the current context.", args: "blendMode", "alpha") {
      (p: UIBezierPath, mode: CGBlendMode?, alpha: CGFloat?) in p.fill(with: mode ?? .normal, alpha: alpha ?? 1)
    }
    c.method("stroke", "Draws the path's line in the current context.", args: "blendMode", "alpha") {
      (p: UIBezierPath, mode: CGBlendMode?, alpha: CGFloat?) in p.stroke(with: mode ?? .normal, alpha: alpha ?? 1)
    }
    c.method("addClip", "Limits what is drawn later in the current context to the inside of the path.", UIBezierPath.addClip)
    c.property("isEmpty", "Whether the path is empty.", get: { $0.isEmpty })
    c.property("currentPoint", "The point where the path ends; (0, 0) if the path is empty.", get: { $0.currentPoint })
    c.property("bounds", "The smallest rectangle around all points, with control points.", get: { $0.bounds })
    c.property(
      "cgPath", "The path without the settings for drawing, as a value.", get: { ScriptPath($0.cgPath) }, set: { $0.cgPath = $1.path })
    c.property("length", "Not in UIKit: the length of all lines and curves.", unit: .points, get: { PathMeasure($0.cgPath).length })
    c.method("point", "The point at a distance along the path, or nil for an empty path. Not in UIKit.", args: "length") {
      (p: UIBezierPath, length: CGFloat) in PathMeasure(p.cgPath).location(at: length)?.point
    }
  }

  private static func pathLine(_ c: ClassBuilder<UIBezierPath>) {
    c.property("lineWidth", "The width of the line.", unit: .points, get: { $0.style.width }, set: { $0.style.width = $1 })
    c.property("lineCapStyle", "The form of the ends of open lines.", get: { $0.style.cap }, set: { $0.style.cap = $1 })
    c.property("lineJoinStyle", "The form of corners.", get: { $0.style.join }, set: { $0.style.join = $1 })
    c.property(
      "miterLimit", "The longest tip of a corner, in line widths. A corner with a longer tip is cut off.",
      get: { $0.style.miterLimit }, set: { $0.style.miterLimit = $1 })
    c.property("flatness", "Kept only.", unit: .points, get: { $0.flatness }, set: { $0.flatness = $1 })
    c.property(
      "usesEvenOddFillRule", "Whether parts that overlap an even number of times are outside.", get: { $0.usesEvenOddFillRule },
      set: { $0.usesEvenOddFillRule = $1 })
    c.method(
      "setLineDash", "Sets the lengths of dashes and gaps, and where in this pattern the line begins; nil for a line without gaps.",
      args: "pattern", "phase"
    ) {
      (p: UIBezierPath, pattern: [CGFloat]?, phase: CGFloat?) in p.setLineDash(pattern, phase: phase ?? 0)
    }
    c.measured(in: .points)
    c.method("getLineDash", "Returns the dash pattern, its count and its phase.") { (p: UIBezierPath) in
      LineDash(pattern: p.style.dash, phase: p.style.dashPhase)
    }
    c.property(
      "lineDashPattern", "The lengths of dashes and gaps, alternately; empty for a line without gaps.", unit: .points, get: { $0.style.dash })
    c.property("lineDashPhase", "Where in the dash pattern the line begins.", unit: .points, get: { $0.style.dashPhase })
  }
}

/// `{ "curve", control1, control2, point }`.
struct ScriptPathElement: LuaPushable {
  static var luaType: LuaType { .list(.any) }
  let element: CGPath.Element

  func push(on stack: LuaStack) {
    stack.reserve(4)
    lua_createtable(stack.raw, 4, 0)
    let name =
      switch element {
      case .move: "move"
      case .line: "line"
      case .quad: "quad"
      case .curve: "curve"
      case .close: "close"
      }
    stack.push(name)
    lua_rawseti(stack.raw, -2, 1)
    for (place, point) in element.points.enumerated() {
      stack.push(point)
      lua_rawseti(stack.raw, -2, lua_Integer(place + 2))
    }
  }
}
