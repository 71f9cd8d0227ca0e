import Lua
import LunetteScript

/// Types as texts: for the Lua language server and for people.
extension LuaType {
  /// Which way a value goes.
  enum Way {
    /// The host gives it to a script: an answer, or a property that can only be read.
    case answered
    /// A script passes it.
    case given
    /// A property, which can be both read and set.
    case kept
    /// What a method answers that a script's class may override: both the host and a script may be the one that answers.
    case overridden
  }

  /// As LuaCATS writes it. Source: luals.github.io/wiki/annotations
  func annotation(_ way: Way) -> String {
    switch self {
    case .named(let name): way != .answered && Self.writtenAsText.contains(name) ? "\(name)|string" : name
    // A moment may be given as its seconds, other values as the table of their numbers. `number[]` would be narrower, but checkers take
    // `{ 0, 0, 10, 10 }` for neither of the two types then. Source: measured, EmmyLua 0.23
    case .value("Date"): way == .answered ? "Date" : "Date|number"
    case .value(let name): way == .answered ? name : "\(name)|table"
    case .choice(let name, _): LuaType.aliasName(name)
    case .list(let element): Self.inBrackets(element.annotation(way)) + "[]"
    case .map(let value): "table<string, \(value.annotation(way))>"
    case .optional(let type): type == .any ? "any" : type.part(way) + (type.isUncheckedWhenNil(way) ? "|any" : "|nil")
    case .either(let types): types.map { $0.part(way) }.uniqued.joined(separator: "|")
    case .fields(let fields):
      "{ " + fields.map { "\($0.name)\($0.isOptional ? "?" : ""): \($0.type.annotation(way))" }.joined(separator: ", ") + " }"
    // With an answer that is not said, checkers complain about a function that ends with `return self:close()`. Source: measured, EmmyLua 0.23
    case .callback(let arguments):
      "fun(" + arguments.map { "\($0.name): \($0.type.annotation(.answered))" }.joined(separator: ", ") + "): any"
    case .rest: "any"
    }
  }

  /// As one of several types. What stands behind a function's answer would belong to the answer.
  private func part(_ way: Way) -> String { if case .callback = self { "(\(annotation(way)))" } else { annotation(way) } }

  /// Classes whose objects a script may write as their text: a Locale as "de_DE". Source: `WrittenLocale`, `WrittenTimeZone`
  private static let writtenAsText: Set<String> = ["Locale", "TimeZone"]

  /// Whether checkers shall let a script use the value without a question. With `|nil` they complain about
  /// `self.navigationController:pushViewController(…)`, and Lua has no sign for "it is there", as Swift's `!`. With `|any` they complete the
  /// members and say nothing. Where a script sets a text, a number or a value, `|nil` keeps the check of what it sets.
  private func isUncheckedWhenNil(_ way: Way) -> Bool {
    switch (way, self) {
    case (.answered, _), (.overridden, _): true
    case (.kept, .named(let name)): ![LuaType.boolean, .integer, .number, .string, .function, .table].contains(.named(name))
    case (.kept, .either(let types)): types.first?.isUncheckedWhenNil(way) == true
    default: false
    }
  }

  /// The name of a choice's alias. Some choices have the name of a class, which an alias would hide.
  static func aliasName(_ name: String) -> String { namedAsClasses.contains(name) ? name + ".Name" : name }
  private static let namedAsClasses: Set<String> = ["UIColor", "UIContentSizeCategory", "UILayoutPriority"]

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
    case .callback: LuaType.function.plain
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
