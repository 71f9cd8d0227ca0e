import Lua

/// The one table argument of a call with named options: `{ duration = 0.3, from = {160, 400} }`.
///
/// `OptionTable` uses it to read its options. `finish` refuses every key that was not taken, so that a misspelt option is an error.
package struct LuaOptions: LuaReadable {
  private let stack: LuaStack
  private let table: LuaTable
  private var known: [String] = []

  package static var luaTypeName: String { "a table of options" }
  package static var luaType: LuaType { .table }

  package static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> LuaOptions {
    LuaOptions(stack: stack, table: try LuaTable.read(stack, at: index))
  }

  private init(stack: LuaStack, table: LuaTable) { (self.stack, self.table) = (stack, table) }

  /// The value of a key; nil when the key isn't in the table.
  package mutating func take<Value: LuaReadable>(_ key: String, as type: Value.Type = Value.self) throws(LuaMismatch) -> Value? {
    known.append(key)
    stack.push(table)
    stack.pushRawField(key, of: -1)
    defer { stack.pop(2) }
    if stack.isNil(at: -1) { return nil }
    do {
      return try Value.read(stack, at: -1)
    } catch {
      if error.namesItsPlace { throw error }
      throw LuaMismatch(wanted: "\(key) = \(error.wanted)", got: "\(key) = \(error.got)", hint: error.hint)
    }
  }

  package mutating func require<Value: LuaReadable>(_ key: String, as type: Value.Type = Value.self) throws(LuaMismatch) -> Value {
    if let value = try take(key, as: type) { return value }
    throw LuaMismatch(wanted: "\(key) = \(Value.describedType)", got: "no \(key)")
  }

  /// Refuses the keys that were not taken.
  package func finish() throws(LuaMismatch) {
    stack.push(table)
    defer { stack.pop() }
    if lua_rawlen(stack.raw, -1) > 0 {
      throw LuaMismatch(wanted: "options from: " + known.joined(separator: ", "), got: "values without names")
    }
    for key in stack.keys(at: -1) where !known.contains(key) {
      throw LuaMismatch(
        wanted: "options from: " + known.joined(separator: ", "), got: "'\(key)'",
        hint: nearest(to: key).map { "did you mean '\($0)'?" })
    }
  }

  private func nearest(to key: String) -> String? {
    Self.words[key.lowercased()]?.first(where: known.contains) ?? Suggestion.nearest(to: key, among: known) ?? only(holding: key)
  }

  /// The one option whose name holds the written one, as isReduceMotionEnabled holds reduceMotion.
  private func only(holding key: String) -> String? {
    let options = key.count < Self.leastHeld ? [] : known.filter { $0.lowercased().contains(key.lowercased()) }
    return options.count == 1 ? options[0] : nil
  }

  /// Shorter names are held by chance. Units: letters. Ours
  private static let leastHeld = 5

  /// What options are called elsewhere, in small letters, and their names here.
  private static let words = [
    "delay": ["latency"], "sleep": ["latency"], "wait": ["latency"], "time": ["latency"], "after": ["latency"], "statuscode": ["status"], "code": ["status"],
    "data": ["body", "json"], "text": ["body"], "content": ["body"], "string": ["body"], "response": ["json"], "path": ["file"], "fixture": ["file"],
    "count": ["times"], "once": ["times"], "params": ["query"], "parameters": ["query"], "queryitems": ["query"], "speed": ["bytesPerSecond"],
    "failure": ["error"], "fail": ["error"], "replies": ["sequence"], "responses": ["sequence"],
  ]
}
