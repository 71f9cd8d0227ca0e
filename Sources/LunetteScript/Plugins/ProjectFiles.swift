import Foundation
import Lua
import LunetteKit

/// `io` as scenarios and specs have it: files below the project, to read and nothing else. Plugins have none.
///
/// The project is the folder in which the run was started.
extension ScriptHost {
  /// Gives a script's globals an `io` with `open`, `lines` and `type`.
  func addFiles(to environment: LuaTable) {
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    lua_pushcclosure(stack.raw, lshim_open_io, 0)
    // Opening a library raises only where memory ends, which the allocator doesn't survive.
    guard (try? stack.call(arguments: 0, results: 1)) != nil else { return }
    let library = stack.top
    lua_createtable(stack.raw, 0, 3)
    for name in ["open", "lines"] {
      stack.pushRawField(name, of: library)
      let body = fileBody(name, LuaReference(popping: stack))
      keep(body)
      stack.pushFunction(body)
      stack.setRawField(name, of: library + 1)
    }
    stack.pushRawField("type", of: library)
    stack.setRawField("type", of: library + 1)
    stack.push(environment)
    lua_pushvalue(stack.raw, library + 1)
    stack.setRawField("io", of: -2)
  }

  /// The library's own function behind a look at the path and, for `open`, the mode.
  private func fileBody(_ name: String, _ function: LuaReference) -> LuaBody {
    let call = "io.\(name)"
    return LuaBody { stack, _ in
      guard let path = stack.text(at: 1) else {
        return stack.fault("\(call): argument 1 (path) must be a string, got \(stack.shown(at: 1))")
      }
      if name == "open", stack.top >= 2, !["r", "rb"].contains(stack.text(at: 2)) {
        return stack.fault("\(call): files can only be read (mode \"r\" or \"rb\"), got \(stack.shown(at: 2))")
      }
      if let refusal = refusal(of: path) { return stack.fault("\(call): \(refusal)") }
      let arguments = stack.top
      stack.push(function)
      lshim_insert(stack.raw, 1)
      if lshim_pcall(stack.raw, arguments, LUA_MULTRET) != LUA_OK { return stack.raise(stack.takeError()) }
      return stack.top
    }
  }
}

/// Why a script may not read this path; nil where it may. A file that doesn't exist is the library's to report.
private func refusal(of path: String) -> String? {
  // The real paths, without links and `..`; where there is no such file, reading it fails by itself.
  guard let project = FilePath.real("."), let file = FilePath.real(path) else { return nil }
  guard file == project || file.hasPrefix(project == "/" ? project : project + "/") else {
    return "\"\(path)\" is not below the project's folder; scripts may read only what is"
  }
  let type = (try? FileManager.default.attributesOfItem(atPath: file))?[.type] as? FileAttributeType
  guard let type, type != .typeRegular else { return nil }
  return "\"\(path)\" is \(type == .typeDirectory ? "a folder" : "not an ordinary file"), which can't be read"
}
