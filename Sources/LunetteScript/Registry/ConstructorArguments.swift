import Lua
import LunetteCore

/// The table in a constructor call: `UITableView { style = "plain", frame = … }`.
///
/// Keys that the constructor takes from it exist only there; all other keys are properties.
package final class ConstructorArguments {
  private let stack: LuaStack
  /// The table's index on the stack; 0 when the class was called without one.
  private let table: Int32
  /// The keys that the constructor has asked for.
  package private(set) var taken: [String] = []
  /// Their descriptions for the reference; empty otherwise, since describing a type takes longer than making most objects.
  package private(set) var described: [LuaType.Field] = []
  private let describes: Bool
  /// Whether a class of a script makes the object: its own `init` gets the table, too.
  let isOfScript: Bool
  /// Whether a class with an `init` of its own makes the object without what it needs: `super.init` may hand it on.
  var awaitsInit: Bool { isOfScript && lshim_has_init(stack.raw, 1) }

  /// What the constructor leaves for when the object belongs to its class: it calls methods that the class may override.
  private(set) var rest: [() throws -> Void] = []
  func later(_ body: @escaping () throws -> Void) { rest.append(body) }

  package init(_ stack: LuaStack, table: Int32, describes: Bool = false, isOfScript: Bool = false) {
    (self.stack, self.table, self.describes, self.isOfScript) = (stack, table, describes, isOfScript)
  }

  func has(_ key: String) -> Bool {
    guard table != 0 else { return false }
    stack.pushRawField(key, of: table)
    defer { stack.pop() }
    return !stack.isNil(at: -1)
  }

  /// Whether the table has the key with a string as its value.
  func hasText(_ key: String) -> Bool {
    guard table != 0 else { return false }
    stack.pushRawField(key, of: table)
    defer { stack.pop() }
    return stack.text(at: -1) != nil
  }

  /// The value of a key; nil when the key isn't given. Throws: a mismatch that names the key
  /// - Parameters:
  ///   - doc: the key's description, if there is no property of the same name
  ///   - label: the name that the argument has in UIKit's initializer, under which it may be given as well
  package func take<Value: LuaReadable>(_ key: String, as type: Value.Type, _ doc: String = "", unit: MeasuredUnit? = nil, label: String) throws(LuaMismatch)
    -> Value?
  {
    let value = try take(key, as: type, doc, unit: unit)
    let labelled = try take(label, as: type, "The same as \(key): its name in UIKit's initializer.")
    return value ?? labelled
  }

  /// The value of a key as below, which is a function or may be one.
  /// - Parameter arguments: what the function is called with
  package func take<Value: LuaReadable>(
    _ key: String, as type: Value.Type, _ doc: String = "", calledWith arguments: @autoclosure () -> KeyValuePairs<String, LuaType>
  ) throws(LuaMismatch) -> Value? {
    let value = try take(key, as: type, doc)
    if describes, let last = described.indices.last { described[last].type = described[last].type.called(with: arguments()) }
    return value
  }

  /// The value of a key; nil when the key isn't given. Throws: a mismatch that names the key
  /// - Parameter doc: the key's description, if there is no property of the same name
  package func take<Value: LuaReadable>(_ key: String, as type: Value.Type, _ doc: String = "", unit: MeasuredUnit? = nil) throws(LuaMismatch) -> Value? {
    taken.append(key)
    if describes { described.append(LuaType.Field(name: key, type: Value.luaType.required, doc: doc, unit: unit?.rawValue, isOptional: true)) }
    guard table != 0 else { return nil }
    stack.pushRawField(key, of: table)
    defer { stack.pop() }
    if stack.isNil(at: -1) { return nil }
    if Value.self == String.self, stack.type(at: -1) == LUA_TNUMBER { stack.owner.meetNumber(inTextOf: key, stack) }
    do { return try Value.read(stack, at: -1) } catch {
      throw LuaMismatch(wanted: "\(key) = \(error.wanted)", got: error.got, hint: error.hint)
    }
  }
}
