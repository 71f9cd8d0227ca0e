import Foundation
import Lua
import LunetteKit

/// Colours along a way, for a drawing. Source: Apple, CGGradient
final class ScriptGradient: LuaObject {
  static let luaName = "CGGradient"
  let colors: [UIColor]
  let locations: [CGFloat]?
  init(_ colors: [UIColor], _ locations: [CGFloat]?) { (self.colors, self.locations) = (colors, locations) }
}

/// Source: Apple, CGGradientDrawingOptions
struct GradientDrawingOptions: LuaOptionSet {
  let rawValue: Int
  static var luaCases: [(name: String, option: GradientDrawingOptions)] {
    [("drawsBeforeStartLocation", Self(rawValue: 1)), ("drawsAfterEndLocation", Self(rawValue: 2))]
  }
  var drawsBefore: Bool { contains(Self(rawValue: 1)) }
  var drawsAfter: Bool { contains(Self(rawValue: 2)) }
}

/// A gradient, with where it is drawn in the arguments behind it; or a table with everything.
private enum GradientSource: LuaReadable {
  case gradient(ScriptGradient)
  case table(GradientRequest)

  static var luaTypeName: String { "a CGGradient, or a table { colors =, start =, finish = }" }
  static var luaType: LuaType { .either([ScriptGradient.luaType, GradientRequest.luaType]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> GradientSource {
    if stack.isTable(at: index) { return .table(try GradientRequest.read(stack, at: index)) }
    do { return .gradient(try ScriptGradient.read(stack, at: index)) } catch { throw stack.mismatch(luaTypeName, at: index) }
  }
}

extension Registry {
  static func gradients(_ r: RegistryBuilder) {
    r.type(
      ScriptGradient.self, "CGGradient",
      doc:
        "Colours along a way, which a CGContext draws: CGGradient { colorsSpace = CGColorSpaceCreateDeviceRGB(), colors = { \"red\", \"blue\" }, locations = { 0, 1 } }."
    ) { c in
      c.constructor { arguments in
        let colors = try arguments.take("colors", as: [UIColor].self, "The colours, at least two.") ?? []
        _ = try arguments.take("colorsSpace", as: LuaReference.self, "Any: there is only one colour space.")
        guard colors.count >= 2 else { throw LuaMismatch(wanted: "colors = two colours at least", got: "\(colors.count)") }
        return ScriptGradient(colors, try arguments.take("locations", as: [CGFloat].self, "Where each colour is on the way, from 0 to 1."))
      }
    }
  }

  static func gradientDrawing(_ c: ClassBuilder<CGContext>) {
    c.method(
      "drawLinearGradient",
      "Draws a gradient from one point to another: drawLinearGradient(gradient, start, finish, { \"drawsAfterEndLocation\" }), or { colors =, locations =, start =, "
        + "finish =, before =, after = }.",
      args: "gradient", "rest"
    ) { (g: CGContext, source: GradientSource, rest: LuaArguments) in
      switch source {
      case .table(let request): try request.draw(in: g, isRadial: false)
      case .gradient(let gradient):
        var rest = rest
        let (start, end) = (try rest.take(CGPoint.self), try rest.take(CGPoint.self))
        let options = try rest.take(GradientDrawingOptions?.self) ?? []
        g.drawLinearGradient(
          colors: gradient.colors, locations: gradient.locations, start: start, end: end, extendsBefore: options.drawsBefore, extendsAfter: options.drawsAfter)
      }
    }
    c.method(
      "drawRadialGradient",
      "Draws a gradient from one circle to another: drawRadialGradient(gradient, startCenter, startRadius, endCenter, endRadius, options), or { colors =, locations =, "
        + "start =, startRadius =, finish =, finishRadius =, before =, after = }.",
      args: "gradient", "rest"
    ) { (g: CGContext, source: GradientSource, rest: LuaArguments) in
      switch source {
      case .table(let request): try request.draw(in: g, isRadial: true)
      case .gradient(let gradient):
        var rest = rest
        let (start, radius) = (try rest.take(CGPoint.self), try rest.take(CGFloat.self))
        let (end, endRadius) = (try rest.take(CGPoint.self), try rest.take(CGFloat.self))
        let options = try rest.take(GradientDrawingOptions?.self) ?? []
        g.drawRadialGradient(
          colors: gradient.colors, locations: gradient.locations, startCenter: start, startRadius: radius, endCenter: end, endRadius: endRadius,
          extendsBefore: options.drawsBefore, extendsAfter: options.drawsAfter)
      }
    }
  }
}
