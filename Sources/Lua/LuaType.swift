/// The type of a Lua value, as plain data. The reference and the types for editors are made from it.
public indirect enum LuaType: Equatable, Sendable {
  /// A type of Lua's own, or a class: `number`, `UIView`.
  case named(String)
  /// An immutable value of some numbers, such as `CGRect`. A list of the numbers is accepted in its place.
  case value(String)
  /// A text out of a few. The set of texts has a name.
  case choice(String, [String])
  case list(LuaType)
  /// A table with string keys.
  case map(LuaType)
  case optional(LuaType)
  case either([LuaType])
  /// A table with these keys and no others.
  case fields([Field])
  /// A function of a script that the host calls with these values. What it answers is left open.
  case callback([Field])
  /// Any number of values, to the end of the arguments.
  case rest

  /// Whether it is a table with names.
  public var hasKeys: Bool {
    switch self {
    case .map, .fields: true
    default: false
    }
  }

  /// All choices inside this type, with their names.
  public var choices: [(name: String, cases: [String])] {
    switch self {
    case .choice(let name, let cases): [(name, cases)]
    case .list(let type), .map(let type), .optional(let type): type.choices
    case .either(let types): types.flatMap(\.choices)
    case .fields(let fields), .callback(let fields): fields.flatMap(\.type.choices)
    case .named, .value, .rest: []
    }
  }

  public struct Field: Equatable, Sendable {
    public var name: String
    public var type: LuaType
    /// What it means, without its unit.
    public var meaning: String
    /// The unit of its number or numbers.
    public var unit: String?
    public var isOptional: Bool

    public init(name: String, type: LuaType, doc: String, unit: String? = nil, isOptional: Bool) {
      (self.name, self.type, self.meaning, self.unit, self.isOptional) = (name, type, doc, unit, isOptional)
    }

    /// All that the reference says of it.
    public var doc: String { [meaning, unit.map { "\($0)." } ?? ""].filter { !$0.isEmpty }.joined(separator: " ") }
  }

  public static let any = LuaType.named("any")
  public static let boolean = LuaType.named("boolean")
  public static let integer = LuaType.named("integer")
  public static let number = LuaType.named("number")
  public static let string = LuaType.named("string")
  public static let function = LuaType.named("function")
  public static let table = LuaType.named("table")

  /// A function of a script that the host calls with values of these names and types.
  public static func callback(_ arguments: KeyValuePairs<String, LuaType>) -> LuaType {
    .callback(arguments.map { Field(name: $0.key, type: $0.value, doc: "", isOptional: false) })
  }

  /// An object of a class from which scripts derive their own, whose further members nobody knows.
  public var orDerived: LuaType { .either([self, .any]) }

  /// This type, where the functions in it are called with these values.
  public func called(with arguments: KeyValuePairs<String, LuaType>) -> LuaType {
    switch self {
    case .function: .callback(arguments)
    case .optional(let type): .optional(type.called(with: arguments))
    case .either(let types): .either(types.map { $0.called(with: arguments) })
    default: self
    }
  }

  /// This type without nil.
  public var required: LuaType { if case .optional(let type) = self { type } else { self } }

  /// Whether it is a list, if it is not nil.
  package var isList: Bool { if case .list = required { true } else { false } }

  /// A choice that is named after a Swift type, without its module: `UITableView.Style`.
  public static func choice(of type: Any.Type, _ cases: [String]) -> LuaType {
    // Printing a type would search for its protocol conformances, which costs a million instructions for each type.
    let path = _typeName(type, qualified: true).split(separator: ".").filter { !$0.contains("(") && !$0.contains(")") }
    return .choice(path.dropFirst().joined(separator: "."), cases)
  }
}

/// A Swift type that has a corresponding Lua type.
public protocol LuaTyped {
  static var luaType: LuaType { get }
}
