import Lua
import LunetteKit

/// Properties by their names: `view:value("alpha")`, `view:setValue(0.5, "layer.opacity")`.
/// Source: Apple, NSKeyValueCoding; docs/rules/world.md 1
enum KeyCoding {
  /// Names that UIKit's own objects answer to besides their declared properties, by class. Apps rely on them. Source: apps (D)
  private static let others: [String: [String: String]] = ["UISearchBar": ["searchField": "searchTextField", "_searchField": "searchTextField"]]

  /// The value at the end of a path of keys; nil as soon as one of them has no value.
  /// Throws: UIKit's exception for a name that an object can't have
  static func value(_ path: String, of object: LuaReference, _ stack: LuaStack) throws -> LuaReference {
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    stack.push(object)
    for key in keys(path) where !stack.isNil(at: -1) {
      stack.push(try checked(key, of: LuaReference(stack, at: -1), stack, isWritten: false))
      if lshim_get(stack.raw) != LUA_OK { throw stack.takeError() }
    }
    return LuaReference(stack, at: -1)
  }

  static func set(_ value: LuaReference?, _ path: String, of object: LuaReference, _ stack: LuaStack) throws {
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    let keys = keys(path)
    stack.push(try self.value(keys.dropLast().joined(separator: "."), of: object, stack))
    guard !stack.isNil(at: -1), let last = keys.last else { return }
    stack.push(try checked(last, of: LuaReference(stack, at: -1), stack, isWritten: true))
    if let value { stack.push(value) } else { stack.pushNil() }
    if lshim_set(stack.raw) != LUA_OK { throw stack.takeError() }
  }

  private static func keys(_ path: String) -> [String] { path.isEmpty ? [] : path.split(separator: ".", omittingEmptySubsequences: false).map(String.init) }

  /// The name under which an object of the host has a property. Tables and objects of scripts have any.
  private static func checked(_ key: String, of owner: LuaReference, _ stack: LuaStack, isWritten: Bool) throws -> String {
    let host = ScriptContext.current
    let height = stack.top
    defer { stack.top = height }
    stack.push(owner)
    guard let box = lshim_to_box(stack.raw, -1) else { return key }
    let declaration = host.registry.declaration(id: Int(box.pointee.class_id))
    for name in host.registry.classNames(from: declaration) {
      if let other = others[name]?[key] { return other }
    }
    let properties = declaration.flattened.filter { $0.member.kind == LSHIM_PROPERTY }.map(\.name)
    if properties.contains(key) { return key }
    lua_pushcclosure(stack.raw, lshim_knows_field, 0)
    stack.push(owner)
    stack.push(key)
    try stack.call(arguments: 2, results: 1)
    if lua_toboolean(stack.raw, -1) != 0 { return key }
    throw KeyFault(
      key: key, object: host.describe(owner), isWritten: isWritten, suggestion: Suggestion.nearest(to: key, among: properties),
      isOfScript: Int(box.pointee.flags) & LSHIM_SCRIPTED != 0)
  }
}

/// UIKit's NSUnknownKeyException.
private struct KeyFault: Error, CustomStringConvertible {
  let key, object: String
  let isWritten: Bool
  let suggestion: String?
  let isOfScript: Bool

  var description: String {
    "[\(object) \(isWritten ? "setValue:forUndefinedKey" : "valueForUndefinedKey"):]: this class is not key value coding-compliant for the key \(key)."
      + (suggestion.map { " (did you mean '\($0)'?)" } ?? "")
      + (isOfScript ? " A field that has no value yet is declared in its class: Class.\(key) = false" : "")
  }
}

extension Registry {
  static func keyCoding<Object: LuaObject>(_ c: ClassBuilder<Object>) {
    let words = "The value of a property by its name, or by a path of names with dots between them. A name that the object can't have is an error."
    for name in ["valueForKey", "valueForKeyPath", "value"] {
      let isShort = name == "value"
      c.method(name, isShort ? "The same as valueForKey; objects of your own classes, in which it may be a field, have only valueForKey." : words, args: "key")
      {
        (object: Object, key: String, stack: LuaStack) in try KeyCoding.value(key, of: ScriptContext.current.reference(to: object), stack)
      }
    }
    c.givesWayToFields()
    for name in ["setValueForKey", "setValue"] {
      let isShort = name == "setValue"
      c.method(
        name,
        isShort
          ? "The same as setValueForKey; objects of your own classes, in which it may set a field, have only setValueForKey."
          : "Sets a property by its name, or by a path of names with dots between them.", args: "value", "key"
      ) { (object: Object, value: LuaReference?, key: String, stack: LuaStack) in
        try KeyCoding.set(value, key, of: ScriptContext.current.reference(to: object), stack)
      }
    }
    c.givesWayToFields()
  }
}
