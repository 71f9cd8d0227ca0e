import Lua

/// The table that a class was called with: `UITableView { style = "plain", frame = … }`.
///
/// What a constructor takes out of it are constructor-only keys; the others are properties.
package final class ConstructorArguments {
  private let stack: LuaStack
  /// Where the table stands; 0 where the class was called without one.
  private let table: Int32
  /// The keys that were asked for, with what they are for the reference.
  package private(set) var asked: [LuaType.Field] = []
  package var taken: [String] { asked.map(\.name) }

  package init(_ stack: LuaStack, table: Int32) { (self.stack, self.table) = (stack, table) }

  /// The value of a key; nil where it isn't given. Throws: a mismatch that names the key
  /// - Parameter doc: what it is, where no property of the same name says so
  package func take<Value: LuaReadable>(_ key: String, as type: Value.Type, _ doc: String = "") throws(LuaMismatch) -> Value? {
    asked.append(LuaType.Field(name: key, type: Value.luaType.required, doc: doc, isOptional: true))
    guard table != 0 else { return nil }
    stack.pushRawField(key, of: table)
    defer { stack.pop() }
    if stack.isNil(at: -1) { return nil }
    do { return try Value.read(stack, at: -1) } catch {
      throw LuaMismatch(wanted: "\(key) = \(error.wanted)", got: error.got, hint: error.hint)
    }
  }
}
