import Lua

/// A Swift enumeration whose values are strings in scripts: UIKit's case names. Source: docs/lua-api.md 1.5
public protocol LuaEnum: CaseIterable, LuaConvertible, LuaCase {
  var luaCase: String { get }
}

extension LuaEnum {
  /// The name of the case. Swift's printing would give it too, but looks up conformances for it, which takes a million instructions.
  public var luaCase: String { enumCaseName(self).map { String(cString: $0) } ?? "\(self)" }

  public static var luaTypeName: String { "one of " + allCases.map { "\"\($0.luaCase)\"" }.joined(separator: ", ") }
  public static var luaType: LuaType { .choice(of: Self.self, allCases.map(\.luaCase)) }

  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Self { try readCase(stack, at: index) }

  package static func readCase(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Self {
    if let text = stack.text(at: index), let known = allCases.first(where: { $0.luaCase == text }) { return known }
    throw caseMismatch(stack, at: index, wanted: luaTypeName, known: allCases.map(\.luaCase))
  }

  public func push(on stack: LuaStack) { stack.push(luaCase) }
}

/// The Swift runtime's list of case names; nil for types that aren't enumerations.
@_silgen_name("swift_EnumCaseName") private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

/// A set of options that scripts write as one string or a list of strings. It reads as a string when it has one option, else as a list.
public protocol LuaOptionSet: OptionSet, LuaConvertible {
  static var luaCases: [(name: String, option: Self)] { get }
}

extension LuaOptionSet {
  public static var luaTypeName: String { "one or a list of " + luaCases.map { "\"\($0.name)\"" }.joined(separator: ", ") }

  public static var luaType: LuaType {
    let one = LuaType.choice(of: Self.self, luaCases.map(\.name))
    return .either([one, .list(one)])
  }

  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Self { try readCases(stack, at: index) }

  static func readCases(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Self {
    guard stack.isTable(at: index) else { return try option(stack, at: index) }
    try stack.requireList(at: index, luaTypeName)
    var result = Self()
    for position in stride(from: 1, through: lua_Integer(lua_rawlen(stack.raw, index)), by: 1) {
      lua_rawgeti(stack.raw, index, position)
      defer { stack.pop() }
      result.formUnion(try option(stack, at: -1))
    }
    return result
  }

  private static func option(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Self {
    if let text = stack.text(at: index), let known = luaCases.first(where: { $0.name == text }) { return known.option }
    throw caseMismatch(stack, at: index, wanted: luaTypeName, known: luaCases.map(\.name))
  }

  public func push(on stack: LuaStack) {
    // The empty set may have a name: the state of a button in no other state is "normal".
    if isEmpty, let named = Self.luaCases.first(where: \.option.isEmpty) { return stack.push(named.name) }
    // A name for several options together, such as "all", can only be written; the set reads as single options.
    let single = Self.luaCases.filter { one in
      !one.option.isEmpty && !Self.luaCases.contains { !$0.option.isEmpty && $0.option.isStrictSubset(of: one.option) }
    }
    let names = single.filter { isSuperset(of: $0.option) }.map(\.name)
    if names.count == 1 { stack.push(names[0]) } else { stack.push(names) }
  }
}

func caseMismatch(_ stack: LuaStack, at index: Int32, wanted: String, known: [String]) -> LuaMismatch {
  let nearest = stack.text(at: index).flatMap { Suggestion.nearest(to: $0, among: known) }
  return stack.mismatch(wanted, at: index, hint: nearest.map { "did you mean \"\($0)\"?" })
}
