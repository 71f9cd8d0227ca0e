import Foundation
import Lua
import LunetteKit

/// The Lua object of a colour. Where a colour is expected, scripts may also write a name or "#RRGGBB"; properties read as such a string.
/// Source: docs/lua-api.md 1.4; docs/rules/layers.md 3.4
final class ScriptColor: LuaObject {
  static let luaName = "UIColor"
  /// What it is in the app that runs now.
  var color: UIColor {
    let simulation = ScriptContext.simulation
    guard let late, simulation.application.delegate != nil, let color = simulation.system.colors.named(late.name) else { return made }
    return late.alpha.map(color.withAlphaComponent) ?? color
  }
  /// The colour that others are compared with: in the classic system one of the system is a colour as any other.
  fileprivate var compared: UIColor {
    let color = color
    return color.isOfSystem && !ScriptContext.simulation.system.colors.followAppearance ? color.shown : color
  }
  /// What it was where it was made.
  private let made: UIColor
  /// The system's colour that a file has named before an app runs, as for a table of constants: which system there will be isn't known yet.
  private let late: (name: String, alpha: CGFloat?)?
  /// Equal colours are one object for scripts, so it has one name, however the first of them was written.
  convenience init(_ color: UIColor) { self.init(color, late: nil) }

  private init(_ color: UIColor, late: (name: String, alpha: CGFloat?)?) {
    (made, self.late) = (color.withoutDigits, late)
    holder = color.isOfApp ? ScriptContext.current.colors.holder(of: color) : nil
  }
  /// Keeps an app's own colour from being forgotten.
  private let holder: DynamicColors.Holder?
  /// The system's colour of a name.
  convenience init(named name: String) {
    let simulation = ScriptContext.simulation
    let isLate = simulation.application.delegate == nil && UIColor.dynamicNames.contains(name)
    self.init(simulation.color(named: name) ?? .clear, late: isLate ? (name, nil) : nil)
  }

  func withAlphaComponent(_ alpha: CGFloat) -> ScriptColor {
    ScriptColor(color.withAlphaComponent(alpha), late: late.map { ($0.name, alpha) })
  }

  /// The colour as it is with the current traits.
  var plain: ScriptColor { color.dynamic == 0 ? self : ScriptColor(color.cgColor) }

  /// The colour that a script has handed over; nil for another value.
  fileprivate static func read(_ reference: LuaReference) -> ScriptColor? {
    let stack = ScriptContext.current.state.stack
    stack.reserve(2)
    stack.push(reference)
    defer { stack.pop() }
    return try? read(stack, at: -1)
  }

  /// Equal colours are pushed as the same Lua value, so that `==` compares colours.
  func push(on stack: LuaStack) {
    stack.reserve(8)
    let registry = lshim_registry_index()
    stack.push(Self.tableName)
    if lua_rawget(stack.raw, registry) != LUA_TTABLE {
      stack.pop()
      lua_createtable(stack.raw, 0, 0)
      lua_createtable(stack.raw, 0, 1)
      stack.push("v")
      stack.setRawField("__mode", of: -2)
      lua_setmetatable(stack.raw, -2)
      stack.push(Self.tableName)
      lua_pushvalue(stack.raw, -2)
      lua_rawset(stack.raw, registry)
    }
    let parts = [made.red, made.green, made.blue, made.alpha].map { "\(Double($0))" } + ["\(made.pattern)", "\(made.dynamic)"]
    let key = (parts + (late.map { [$0.name] } ?? [])).joined(separator: " ")
    stack.push(key)
    if lua_rawget(stack.raw, -2) == LUA_TNIL {
      stack.pop()
      lshim_push_box(stack.raw, Unmanaged.passRetained(self).toOpaque(), stack.registry.classID(of: self))
      stack.push(key)
      lua_pushvalue(stack.raw, -2)
      lua_rawset(stack.raw, -4)
    }
    lua_rotate(stack.raw, -2, 1)
    stack.pop()
  }

  private static let tableName = "lunette.colors"
}

extension Registry {
  static func colors(_ r: RegistryBuilder) {
    r.type(
      ScriptColor.self, "UIColor",
      doc: "A colour. Where a colour is expected, you can also give its name or \"#RRGGBB\"; properties return such strings."
    ) { c in
      c.constructor { a in ScriptColor(try colorRecipe(a)) }
      c.constructor(args: "color") { r in ScriptColor(try r.next() as UIColor) }
      c.describe {
        " "
          + ($0.color.patternImage.map { "of a picture, \(formatted($0.size.width)) x \(formatted($0.size.height))" }
            ?? $0.color.description)
      }
      for name in UIColor.allNames {
        c.value(name, "The colour of this name.") { ScriptColor(named: name) }
      }
      c.function("named", "The colour with this name, or with a code \"#RRGGBB\" or \"#RRGGBBAA\".", args: "name") { (color: UIColor) in
        ScriptColor(color)
      }
      c.function("colorWithPatternImage", "A colour that repeats an image: UIColor { patternImage = image }.", args: "image") {
        (image: ScriptImage) in ScriptColor(UIColor(patternImage: image.image))
      }
      c.property("alpha", "The opacity, from 0 to 1.", get: { $0.plain.color.alpha })
      c.property("cgColor", "The colour as it is with the current traits, which a layer keeps; for a plain colour the same colour.", get: { $0.plain })
      c.property(
        "components", "Four numbers from 0 to 1: red, green, blue, alpha; of a gray, too, since there is only one colour space.",
        get: { [$0.plain.color.red, $0.plain.color.green, $0.plain.color.blue, $0.plain.color.alpha] })
      c.property("numberOfComponents", "The number of components: always 4.", get: { _ in 4 })
      c.method("resolvedColor", "The plain colour that a dynamic colour is with some traits; any other colour is itself.", args: "traits") {
        (c: ScriptColor, traits: UITraitCollection) in c.color.dynamic == 0 ? c : ScriptColor(c.color.resolvedColor(with: traits))
      }
      c.property("description", "The colour's name, or #RRGGBB.", get: { $0.color.description })
      c.method("getRed", "Returns four numbers from 0 to 1: red, green, blue, alpha.") { (c: ScriptColor) in
        SeveralNumbers(c.plain.color.red, c.plain.color.green, c.plain.color.blue, c.plain.color.alpha)
      }
      c.method("getHue", "Returns four numbers from 0 to 1: hue, saturation, brightness, alpha.") { (c: ScriptColor) in
        let hsb = c.plain.color.hsb
        return SeveralNumbers(hsb.hue, hsb.saturation, hsb.brightness, c.plain.color.alpha)
      }
      c.method("getWhite", "Returns the lightness and the alpha of a gray, or nil if the colour is not gray.") { (c: ScriptColor) in
        if let white = c.plain.color.white { return SeveralNumbers(white, c.plain.color.alpha) }
        return SeveralNumbers()
      }
      // One that a file has named before there was an app is another object.
      c.method("__eq", "a == b: whether both are the same colour in the app that runs.", args: "other") { (one: ScriptColor, other: LuaReference?) -> Bool in
        other.flatMap { ScriptColor.read($0) }.map { $0.compared == one.compared } ?? false
      }
      c.method("set", "Sets the colour of fills and of lines in the current context.") { (c: ScriptColor) in c.color.set() }
      c.method("setFill", "Sets the colour of fills in the current context.") { (c: ScriptColor) in c.color.setFill() }
      c.method("setStroke", "Sets the colour of lines in the current context.") { (c: ScriptColor) in c.color.setStroke() }
      c.method("withAlphaComponent", "The same colour with another alpha.", args: "alpha") { (c: ScriptColor, alpha: CGFloat) in
        c.withAlphaComponent(alpha)
      }
    }
  }

  private static func colorRecipe(_ a: ConstructorArguments) throws -> UIColor {
    let provider = try a.take(
      "dynamicProvider", as: LuaFunction.self, "A function of a UITraitCollection that returns a colour; it runs once for each appearance.",
      calledWith: ["traits": UITraitCollection.luaType])
    if let provider {
      let callback = Callback(provider)
      return ScriptContext.simulation.colors.make { callback.answer($0, as: UIColor.self, named: "dynamicProvider") }
    }
    if a.has("named") {
      guard let name = try a.take("named", as: String.self, "A colour's name, of the app's own colours or UIKit's."),
        let color = ScriptContext.simulation.system.colors.named(name)
          ?? (ScriptContext.simulation.hasOwnColors ? ScriptContext.simulation.colors.named(name) : nil)
      else { throw NothingMade() }
      return color
    }
    let alpha = try a.take("alpha", as: CGFloat.self, "The opacity, from 0 to 1; 1 if it is left out.") ?? 1
    let white = try a.take("white", as: CGFloat.self, "The lightness of a gray, from 0 to 1.")
    let hue = try a.take("hue", as: CGFloat.self, "The hue, from 0 to 1; used with saturation and brightness.")
    let saturation = try a.take("saturation", as: CGFloat.self, "The saturation, from 0 to 1; used with hue.")
    let brightness = try a.take("brightness", as: CGFloat.self, "The brightness, from 0 to 1; used with hue.")
    let red = try a.take("red", as: CGFloat.self, "The red part, from 0 to 1; used with green and blue.")
    let green = try a.take("green", as: CGFloat.self, "The green part, from 0 to 1; used with red.")
    let blue = try a.take("blue", as: CGFloat.self, "The blue part, from 0 to 1; used with red.")
    let p3 = try a.take("displayP3Red", as: CGFloat.self, "The same as red: there is only one colour space.")
    let pattern = try a.take("patternImage", as: ScriptImage.self, "An image that is repeated to fill the area.")
    if let pattern { return UIColor(patternImage: pattern.image) }
    if let other = try a.take("cgColor", as: UIColor.self, "Another colour, of which this is a copy.") { return other }
    let (ofHue, ofRed) = ([hue, saturation, brightness].compactMap { $0 }, [red ?? p3, green, blue].compactMap { $0 })
    switch (white, ofHue.count, ofRed.count) {
    case (nil, 0, 0): return .clear
    case (let white?, 0, 0): return UIColor(white: white, alpha: alpha)
    case (nil, 3, 0): return UIColor(hue: ofHue[0], saturation: ofHue[1], brightness: ofHue[2], alpha: alpha)
    case (nil, 0, 3): return UIColor(red: ofRed[0], green: ofRed[1], blue: ofRed[2], alpha: alpha)
    default:
      throw LuaMismatch(
        wanted: "red, green and blue, or hue, saturation and brightness, or white, each with an alpha if you like", got: "other keys",
        hint: "a colour of a name is UIColor.red or UIColor.named(\"#FF8000\")")
    }
  }
}

extension Simulation {
  /// The system's colour of a name, or of its digits. Before an app runs it knows its name besides what it is in the classic system, so that a view which
  /// a test makes before the launch has the colours of the app's system.
  fileprivate func color(named text: String) -> UIColor? {
    guard let color = system.colors.named(text) else { return nil }
    guard application.delegate == nil, !system.colors.followAppearance, UIColor.dynamicNames.contains(text),
      let dynamic = UIColor(dynamicSystem: text)
    else { return color }
    colors.store.hasLateColors = true
    return UIColor(dynamic: dynamic.dynamic, shown: color)
  }
}

extension UIColor: LuaConvertible {
  public static var pushesOneValue: Bool { true }
  public static var luaTypeName: String { "a colour name or \"#RRGGBB\"" }
  public static var luaType: LuaType { .either([.choice(of: Self.self, allNames), .string, .named("UIColor")]) }

  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> UIColor {
    if let text = stack.text(at: index) {
      let simulation = ScriptContext.simulation
      if let color = simulation.color(named: text) { return color }
      if simulation.hasOwnColors, let color = simulation.colors.named(text) { return color }
      let own = simulation.hasOwnColors ? simulation.colors.allNames : []
      let nearest = Suggestion.nearest(to: text, among: UIColor.allNames + own)
      throw stack.mismatch(luaTypeName, at: index, hint: nearest.map { "did you mean \"\($0)\"?" })
    }
    if let value = try? ScriptColor.read(stack, at: index) {
      if value.color.isOfApp { ScriptContext.simulation.colors.noteUse(of: value.color) }
      return value.color
    }
    throw stack.mismatch(luaTypeName, at: index)
  }

  /// The names that scripts may use, in every system.
  static let allNames: [String] = {
    let classic = (named + system).map(\.name)
    return classic + dynamicNames.filter { !classic.contains($0) }
  }()

  /// A pattern has no name, and not every dynamic colour has one that scripts may use, so they are pushed as objects.
  public func push(on stack: LuaStack) {
    if isOfSystem, !ScriptContext.simulation.system.colors.followAppearance { return shown.push(on: stack) }
    if pattern > 0 || isOfApp || dynamic != 0 && (hasOwnAlpha || isOfPart) { ScriptColor(self).push(on: stack) } else { stack.push(description) }
  }
}
