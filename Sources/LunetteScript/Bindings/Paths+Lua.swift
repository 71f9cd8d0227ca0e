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
    r.type(UIBezierPath.self, "UIBezierPath", doc: "Lines and curves, and how they are drawn.") { c in
      c.constructor { a in try path(a) }
      pathWay(c)
      pathLine(c)
    }
    r.type(ScriptPath.self, "CGPath", doc: "Lines and curves as a value, as a shape layer takes it.") { c in
      c.property("isEmpty", "Whether there is nothing in it.", get: { $0.path.isEmpty })
      c.property("currentPoint", "Where it ends.", get: { $0.path.currentPoint })
      c.property("boundingBox", "Around all points, control points included.", get: { $0.path.boundingBox })
      c.property("boundingBoxOfPath", "Around the drawn lines and curves.", get: { $0.path.boundingBoxOfPath })
      c.property("elements", "Each as a list: its kind, then its points.", get: { $0.path.elements.map(ScriptPathElement.init) })
      c.property("length", "Of all lines and curves. Points.", get: { PathMeasure($0.path).length })
      c.method("applying", "The same, moved by a transform.", args: "transform") { (p: ScriptPath, t: CGAffineTransform) in
        ScriptPath(p.path.applying(t))
      }
      c.method("copy", "Another path like it, moved by a transform if one is given.", args: "transform") {
        (p: ScriptPath, t: CGAffineTransform?) in ScriptPath(t.map { p.path.applying($0) } ?? p.path)
      }
      c.method("contains", "Whether a point is filled.", args: "point", "usingEvenOdd") { (p: ScriptPath, point: CGPoint, rule: Bool?) in
        p.path.contains(point, using: rule == true ? .evenOdd : .winding)
      }
    }
  }

  private static func path(_ a: ConstructorArguments) throws -> UIBezierPath {
    let other = try a.take("cgPath", as: ScriptPath.self, "A path to begin with.")
    let rect = try a.take("rect", as: CGRect.self, "A rectangle.")
    let oval = try a.take("ovalIn", as: CGRect.self, "An oval that fills a rectangle.")
    let rounded = try a.take("roundedRect", as: CGRect.self, "With cornerRadius, or with byRoundingCorners and cornerRadii.")
    let radius = try a.take("cornerRadius", as: CGFloat.self, "Points.")
    let corners = try a.take("byRoundingCorners", as: UIRectCorner.self, "Which corners are round.")
    let radii = try a.take("cornerRadii", as: CGSize.self, "Points; the width counts.")
    let center = try a.take("arcCenter", as: CGPoint.self, "With radius, startAngle, endAngle and clockwise.")
    let arcRadius = try a.take("radius", as: CGFloat.self, "Points.")
    let start = try a.take("startAngle", as: CGFloat.self, "Radians, from the right, growing clockwise.")
    let end = try a.take("endAngle", as: CGFloat.self, "Radians.")
    let clockwise = try a.take("clockwise", as: Bool.self, "On the screen; true.")
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
    c.method("move", "Begins a subpath.", args: "point") { (p: UIBezierPath, point: CGPoint) in p.move(to: point) }
    c.method("addLine", "A straight line from the current point.", args: "point") { (p: UIBezierPath, point: CGPoint) in
      p.addLine(to: point)
    }
    c.method("addCurve", "A cubic curve.", args: "point", "controlPoint1", "controlPoint2") {
      (p: UIBezierPath, point: CGPoint, first: CGPoint, second: CGPoint) in p.addCurve(to: point, controlPoint1: first, controlPoint2: second)
    }
    c.method("addQuadCurve", "A quadratic curve.", args: "point", "controlPoint") {
      (p: UIBezierPath, point: CGPoint, control: CGPoint) in p.addQuadCurve(to: point, controlPoint: control)
    }
    c.method(
      "addArc", "A line to the start of an arc, then the arc. Radians, from the right, growing clockwise on the screen.",
      args: "center", "radius", "startAngle", "endAngle", "clockwise"
    ) { (p: UIBezierPath, center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Bool?) in
      p.addArc(withCenter: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise ?? true)
    }
    c.method("close", "A line back to where the subpath began.") { (p: UIBezierPath) in p.close() }
    c.method("removeAllPoints", "Makes it empty.") { (p: UIBezierPath) in p.removeAllPoints() }
    c.method("append", "Adds another path's lines and curves, without a line to them.", args: "path") {
      (p: UIBezierPath, other: ScriptPath) in p.cgPath.addPath(other.path)
    }
    c.method("apply", "Moves its points; the line's width stays.", args: "transform") { (p: UIBezierPath, t: CGAffineTransform) in
      p.apply(t)
    }
    c.method("reversing", "The same way backwards.") { (p: UIBezierPath) in p.reversing() }
    c.method("copy", "Another path like it.") { (p: UIBezierPath) in p.copy() }
    c.method("contains", "Whether a point would be filled; open subpaths count as closed.", args: "point") {
      (p: UIBezierPath, point: CGPoint) in p.contains(point)
    }
    c.method("fill", "Fills it in the current context.", args: "blendMode", "alpha") {
      (p: UIBezierPath, mode: CGBlendMode?, alpha: CGFloat?) in p.fill(with: mode ?? .normal, alpha: alpha ?? 1)
    }
    c.method("stroke", "Draws its line in the current context.", args: "blendMode", "alpha") {
      (p: UIBezierPath, mode: CGBlendMode?, alpha: CGFloat?) in p.stroke(with: mode ?? .normal, alpha: alpha ?? 1)
    }
    c.method("addClip", "From now on only what lies inside it shows in the current context.") { (p: UIBezierPath) in p.addClip() }
    c.property("isEmpty", "Whether there is nothing in it.", get: { $0.isEmpty })
    c.property("currentPoint", "Where it ends.", get: { $0.currentPoint })
    c.property("bounds", "Around all points, control points included.", get: { $0.bounds })
    c.property("cgPath", "Its lines and curves as a value.", get: { ScriptPath($0.cgPath) }, set: { $0.cgPath = $1.path })
    c.property("length", "Of all lines and curves. Points. Ours.", get: { PathMeasure($0.cgPath).length })
    c.method("point", "The place after so many points of the way, or nil for an empty path. Ours.", args: "length") {
      (p: UIBezierPath, length: CGFloat) in PathMeasure(p.cgPath).location(at: length)?.point
    }
  }

  private static func pathLine(_ c: ClassBuilder<UIBezierPath>) {
    c.property("lineWidth", "Points.", get: { $0.style.width }, set: { $0.style.width = $1 })
    c.property("lineCapStyle", "How open ends look.", get: { $0.style.cap }, set: { $0.style.cap = $1 })
    c.property("lineJoinStyle", "How corners look.", get: { $0.style.join }, set: { $0.style.join = $1 })
    c.property(
      "miterLimit", "A corner whose tip would be longer than so many line widths is cut off.",
      get: { $0.style.miterLimit }, set: { $0.style.miterLimit = $1 })
    c.property("flatness", "Points; kept only.", get: { $0.flatness }, set: { $0.flatness = $1 })
    c.property(
      "usesEvenOddFillRule", "Whether overlapping parts are holes.", get: { $0.usesEvenOddFillRule }, set: { $0.usesEvenOddFillRule = $1 })
    c.method("setLineDash", "Lengths on and off in turn, and how far into them it begins; nil for an unbroken line.", args: "pattern", "phase") {
      (p: UIBezierPath, pattern: [CGFloat]?, phase: CGFloat?) in p.setLineDash(pattern, phase: phase ?? 0)
    }
    c.method("getLineDash", "Its pattern, how many lengths that has, and its phase.") { (p: UIBezierPath) in
      LineDash(pattern: p.style.dash, phase: p.style.dashPhase)
    }
    c.property("lineDashPattern", "Lengths on and off in turn; empty for an unbroken line. Points.", get: { $0.style.dash })
    c.property("lineDashPhase", "How far into the pattern it begins. Points.", get: { $0.style.dashPhase })
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
