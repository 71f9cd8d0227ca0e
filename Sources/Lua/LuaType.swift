/// What a Lua value may be, as plain data: what the reference and the types for editors are made of.
public indirect enum LuaType: Equatable, Sendable {
  /// One of Lua's own types, or a class: `number`, `UIView`.
  case named(String)
  /// An immutable value of some numbers, in whose place a list of them will do: `CGRect`.
  case value(String)
  /// One of a few strings, which have a name together.
  case choice(String, [String])
  case list(LuaType)
  /// A table with string keys.
  case map(LuaType)
  case optional(LuaType)
  case either([LuaType])
  /// A table with these keys and no others.
  case fields([Field])
  /// Any number of values, to the end of the arguments.
  case rest

  /// Every choice in it, by name.
  public var choices: [(name: String, cases: [String])] {
    switch self {
    case .choice(let name, let cases): [(name, cases)]
    case .list(let type), .map(let type), .optional(let type): type.choices
    case .either(let types): types.flatMap(\.choices)
    case .fields(let fields): fields.flatMap(\.type.choices)
    case .named, .value, .rest: []
    }
  }

  public struct Field: Equatable, Sendable {
    public var name: String
    public var type: LuaType
    public var doc: String
    public var isOptional: Bool

    public init(name: String, type: LuaType, doc: String, isOptional: Bool) {
      (self.name, self.type, self.doc, self.isOptional) = (name, type, doc, isOptional)
    }
  }

  public static let any = LuaType.named("any")
  public static let boolean = LuaType.named("boolean")
  public static let integer = LuaType.named("integer")
  public static let number = LuaType.named("number")
  public static let string = LuaType.named("string")
  public static let function = LuaType.named("function")
  public static let table = LuaType.named("table")

  /// Without the nil that it may be.
  public var required: LuaType { if case .optional(let type) = self { type } else { self } }

  /// A choice under the name of a Swift type, without its module: `UITableView.Style`.
  public static func choice(of type: Any.Type, _ cases: [String]) -> LuaType {
    // Printing a type would look for its conformances, at a million instructions each.
    let path = _typeName(type, qualified: true).split(separator: ".").filter { !$0.contains("(") && !$0.contains(")") }
    return .choice(path.dropFirst().joined(separator: "."), cases)
  }
}

/// A Swift type that has a place among Lua's.
public protocol LuaTyped {
  static var luaType: LuaType { get }
}
