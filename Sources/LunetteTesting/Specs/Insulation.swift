import Lua
import LunetteScript

/// Restores a spec's globals and modules, so that what one test or `insulate` block sets is not seen by others.
///
/// Only the names are restored, not the contents of tables, as in busted's `insulate`.
final class Insulation {
  /// The globals and modules at one moment.
  struct Kept {
    let globals: LuaReference
    let modules: LuaReference
  }

  private let environment: ScriptEnvironment
  private let state: LuaState
  private let copy: LuaFunction
  private let putBack: LuaFunction

  init(_ environment: ScriptEnvironment, state: LuaState) throws {
    (self.environment, self.state) = (environment, state)
    copy = try Self.function(
      """
      local next, rawset = next, rawset
      return function(globals)
        local kept = {}
        for name, value in next, globals do rawset(kept, name, value) end
        return kept
      end
      """, state)
    putBack = try Self.function(
      """
      local next, rawset, rawget = next, rawset, rawget
      return function(globals, kept)
        for name in next, globals do
          if rawget(kept, name) == nil then rawset(globals, name, nil) end
        end
        for name, value in next, kept do rawset(globals, name, value) end
      end
      """, state)
  }

  private static func function(_ source: String, _ state: LuaState) throws -> LuaFunction {
    try state.withoutBudget { try state.run(source, name: libraryChunkName, returning: LuaFunction.self) }
  }

  func keep() throws -> Kept { Kept(globals: try copy(of: environment.globals), modules: try copy(of: environment.modules.table)) }

  private func copy(of table: LuaTable) throws -> LuaReference {
    let stack = state.stack
    stack.push(copy)
    stack.push(table)
    try state.withoutBudget { try stack.call(arguments: 1, results: 1) }
    return LuaReference(popping: stack)
  }

  func restore(_ kept: Kept) {
    // The function can't raise: it reads and writes raw.
    try? state.withoutBudget {
      try state.call(putBack, environment.modules.table.reference, kept.modules)
      try state.call(putBack, environment.globals.reference, kept.globals)
    }
  }
}
