import Lua
import LunetteScript

/// What properties the API's classes have, and of which types: an attribute of a file becomes the property of its name.
struct InterfaceTypes {
  private var superclasses: [String: String] = [:]
  private var properties: [String: [String: LuaType]] = [:]

  init(_ api: ApiDescription) {
    for declared in api.classes {
      superclasses[declared.name] = declared.superclass
      var own: [String: LuaType] = [:]
      for member in declared.members where member.kind == .property { own[member.name] = member.type }
      for field in declared.constructorKeys { own[field.name] = field.type }
      properties[declared.name] = own
    }
  }

  func has(_ name: String) -> Bool { properties[name] != nil }

  func property(_ name: String, of className: String) -> LuaType? {
    var current: String? = className
    while let known = current {
      if let type = properties[known]?[name] { return type }
      current = superclasses[known]
    }
    return nil
  }

  /// The property that an attribute means: of its own name, of another one, or of its name behind "is".
  func property(for attribute: String, of className: String) -> (name: String, type: LuaType)? {
    let names: [String?] = [InterfaceNames.properties[attribute], attribute, "is" + attribute.prefix(1).uppercased() + attribute.dropFirst()]
    for case let name? in names { if let type = property(name, of: className) { return (name, type) } }
    return nil
  }
}

extension LuaType {
  /// An attribute's value as this type writes it in Lua; nil where it has no such value.
  func literal(_ text: String, for attribute: String) -> String? {
    switch self {
    case .optional(let type): return type.literal(text, for: attribute)
    case .either(let types): return types.lazy.compactMap { $0.literal(text, for: attribute) }.first
    case .named("boolean"): return text == "YES" ? "true" : text == "NO" ? "false" : nil
    case .named("string"): return LuaLiteral.quoted(text)
    case .named("number"): return Double(text).flatMap { $0.isFinite ? LuaLiteral.number($0) : nil }
    case .named("integer"): return Int(text).map(String.init)
    case .choice(_, let cases):
      let names = [text, InterfaceNames.values[attribute]?[text], InterfaceNames.values["*"]?[text]]
      return names.lazy.compactMap { $0 }.first { cases.contains($0) }.map(LuaLiteral.quoted)
    case .list(let type): return type.literal(text, for: attribute)
    default: return nil
    }
  }
}
