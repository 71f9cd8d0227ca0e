import Foundation
import Lua
import LunetteKit
import LunetteRender
import LunetteScript
import LunetteSystem

/// The `io` of scenarios and specs: it can read files in the project, which plugins can't.
///
/// The project is the folder in which the run was started.
extension ScriptHost {
  /// Gives a script's globals an `io` whose `open` and `lines` are of the project's files.
  func addFiles(to environment: ScriptEnvironment) {
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    lua_pushcclosure(stack.raw, lshim_open_io, 0)
    // Opening a library fails only without memory, and then the allocator ends the process anyway.
    guard (try? stack.call(arguments: 0, results: 1)) != nil else { return }
    let library = stack.top
    lua_createtable(stack.raw, 0, 3)
    for name in ["open", "lines"] {
      stack.pushRawField(name, of: library)
      let body = fileBody(name, LuaReference(popping: stack))
      context.keep(body)
      stack.pushFunction(body)
      stack.setRawField(name, of: library + 1)
    }
    // What else `io` has is the same as in plugins.
    lua_createtable(stack.raw, 0, 2)
    lshim_push_globals(stack.raw)
    stack.pushRawField("io", of: -1)
    stack.setRawField("__index", of: library + 2)
    stack.push(false)
    stack.setRawField("__metatable", of: library + 2)
    lua_settop(stack.raw, library + 2)
    lua_setmetatable(stack.raw, library + 1)
    environment.modules["io"] = LuaReference(stack, at: library + 1)
    stack.push(environment.globals)
    lua_pushvalue(stack.raw, library + 1)
    stack.setRawField("io", of: -2)
  }

  /// The library's own function, after a check of the path and, for `open`, of the mode.
  private func fileBody(_ name: String, _ function: LuaReference) -> LuaBody {
    let call = "io.\(name)"
    return LuaBody { stack, _ in
      guard stack.type(at: 1) == LUA_TSTRING, let path = lua_tolstring(stack.raw, 1, nil) else {
        return stack.fault("\(call): argument 1 (path) must be a string, got \(stack.shown(at: 1))")
      }
      if name == "open", stack.top >= 2, !["r", "rb"].contains(stack.text(at: 2)) {
        return stack.fault("\(call): files can only be read (mode \"r\" or \"rb\"), got \(stack.shown(at: 2))")
      }
      if let refusal = ProjectFolder.refusal(ofReading: path) {
        // A path that isn't text can't be named in a message. It was computed at run time, so the result is an error as the library reports
        // it.
        guard name == "open", String(validatingCString: path) == nil else { return stack.fault("\(call): \(refusal)") }
        stack.pushNil()
        stack.push(refusal)
        return 2
      }
      let arguments = stack.top
      stack.push(function)
      lshim_insert(stack.raw, 1)
      if lshim_pcall(stack.raw, arguments, LUA_MULTRET) != LUA_OK { return stack.raise(stack.takeError()) }
      return stack.top
    }
  }
}

extension ScenarioApp {
  /// Writes a file for a script, inside the project's folder. Throws: `ScenarioError.unwritable`
  package static func writeInProject(_ data: Data, to path: String) throws {
    let place: String
    do throws(ProjectFolder.Refusal) { place = try ProjectFolder.place(toWrite: path) } catch {
      throw ScenarioError.unwritable(path: path, reason: error.reason)
    }
    try write(data, to: place, shownAs: path)
  }
}
