import Lua
import LunetteCore
import LunetteKit

/// JSON for what isn't a script's own call.
package enum ScriptJsonText {
  /// Throws: what can't be written, with its place
  package static func bytes(of value: LuaReference) throws -> [UInt8] { try ScriptJson.write(value, [.fragmentsAllowed]).bytes }

  /// The value of a text; nil for one that is no JSON.
  package static func value(of bytes: [UInt8]) -> LuaReference? {
    guard case .value(let value as LuaReference)? = try? ScriptJson.read(TextBytes(bytes: bytes), [.fragmentsAllowed]) else { return nil }
    return value
  }
}
