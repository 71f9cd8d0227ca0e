import Lua
import LunetteScript

/// Types as texts: for the Lua language server and for people.
extension LuaType {
  /// As LuaCATS writes it. Source: luals.github.io/wiki/annotations
  ///
  /// - Parameter given: whether a script passes the value, so that a table of its numbers is accepted for geometry
  func annotation(given: Bool) -> String {
    switch self {
    case .named(let name): name
    // A moment may be given as its seconds, other values as the table of their numbers. `number[]` would be narrower, but checkers take
    // `{ 0, 0, 10, 10 }` for neither of the two types then. Source: measured, EmmyLua 0.23
    case .value("Date"): given ? "Date|number" : "Date"
    case .value(let name): given ? "\(name)|table" : name
    case .choice(let name, _): name
    case .list(let element): Self.inBrackets(element.annotation(given: given)) + "[]"
    case .map(let value): "table<string, \(value.annotation(given: given))>"
    case .optional(let type): type == .any ? "any" : type.annotation(given: given) + "|nil"
    case .either(let types): types.map { $0.annotation(given: given) }.uniqued.joined(separator: "|")
    case .fields(let fields):
      "{ " + fields.map { "\($0.name)\($0.isOptional ? "?" : ""): \($0.type.annotation(given: given))" }.joined(separator: ", ") + " }"
    case .rest: "any"
    }
  }

  /// The keys of an option table, if the type is or may be one.
  var options: [Field]? {
    switch self {
    case .fields(let fields): fields
    case .either(let types): if case .fields(let fields)? = types.first { fields } else { nil }
    default: nil
    }
  }

  private static func inBrackets(_ text: String) -> String { text.contains("|") ? "(\(text))" : text }

  /// The type in the reference: for a choice its strings instead of its name.
  var plain: String {
    switch self {
    case .named(let name), .value(let name): name
    case .choice(_, let cases): cases.map { "\"\($0)\"" }.joined(separator: " | ")
    case .list(let element): "list of " + element.plain
    case .map(let value): "table of " + value.plain
    case .optional(let type): type == .any ? "any" : type.plain + " | nil"
    case .either(let types): Self.plain(types)
    case .fields(let fields): "{ " + fields.map { $0.name + " =" }.joined(separator: ", ") + " }"
    case .rest: "..."
    }
  }

  /// A choice, and a list of the same choice, are written once.
  private static func plain(_ types: [LuaType]) -> String {
    if types.count == 2, types[1] == .list(types[0]) { return types[0].plain + ", or a list of them" }
    return types.map(\.plain).uniqued.joined(separator: " | ")
  }
}

extension [String] {
  /// Without repetitions.
  fileprivate var uniqued: [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension ApiDescription.Member {
  var isProperty: Bool { [.property, .readOnlyProperty, .typeValue].contains(kind) }

  /// `contentOffset: CGPoint`, `addSubview(view)`.
  var signature: String {
    if isProperty { return name + (type.map { ": " + $0.plain } ?? "") }
    let answer = type.map { " -> " + $0.plain } ?? ""
    return "\(name)(\(shownParameters))\(answer)"
  }

  private var shownParameters: String {
    var text = ""
    for parameter in parameters {
      let name = (text.isEmpty ? "" : ", ") + parameter.name
      text += parameter.isOptional ? "[\(name)]" : name
    }
    return text
  }
}

extension ApiDescription {
  /// Classes of all kinds, native ones first.
  public var allClasses: [Class] { classes + libraryClasses + values }

  /// Every type that is used anywhere.
  public var types: [LuaType] {
    let members = allClasses.flatMap(\.members) + functions + protocols.flatMap(\.methods) + specWords + assertions
    return members.flatMap { [$0.type].compactMap { $0 } + $0.parameters.map(\.type) }
      + allClasses.flatMap { $0.constructorKeys.map(\.type) }
  }

  func ancestors(of declared: Class) -> [Class] {
    guard let above = allClasses.first(where: { $0.name == declared.superclass }) else { return [] }
    return [above] + ancestors(of: above)
  }
}
