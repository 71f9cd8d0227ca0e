import Lua
import LunetteKit

/// The keychain's functions. Their constants are texts without the prefix: `{ class = "genericPassword", account = "me", valueData = "secret" }`.
/// Source: Apple, Keychain services; docs/rules/world.md 7
enum KeychainFunctions: String, CaseIterable {
  case add = "SecItemAdd"
  case copyMatching = "SecItemCopyMatching"
  case update = "SecItemUpdate"
  case delete = "SecItemDelete"

  var names: CallNames { CallNames(rawValue, self == .update ? ["query", "attributesToUpdate"] : ["query"]) }

  /// Pushes the status, and what was found. - Returns: the number of results
  func run(_ reader: inout CallReader, _ stack: LuaStack) throws -> Int32 {
    let keychain = Keychain(ScriptContext.simulation)
    let query: PlainTable = try reader.next()
    switch self {
    case .add: stack.push(keychain.add(query.fields).rawValue)
    case .delete: stack.push(keychain.delete(query.fields).rawValue)
    case .update:
      let changes: PlainTable = try reader.next()
      stack.push(keychain.update(query.fields, with: changes.fields).rawValue)
    case .copyMatching:
      let (status, value) = keychain.copyMatching(query.fields)
      stack.push(status.rawValue)
      stack.push(KeptValue(value))
      return 2
    }
    return 1
  }
}

extension ScriptContext {
  /// Makes one of the functions a global. Returns: whether the name is one of theirs
  func installKeychainFunction(named name: String) throws -> Bool {
    guard let function = KeychainFunctions(rawValue: name) else { return false }
    let names = function.names
    let body = LuaBody { stack, _ in
      finish(stack, naming: names.call) {
        var reader = CallReader(stack, from: 1, names)
        return try function.run(&reader, stack)
      }
    }
    keep(body)
    state.stack.pushFunction(body)
    state.setGlobal(name, LuaReference(popping: state.stack))
    return true
  }
}
