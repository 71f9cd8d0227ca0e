import Foundation
import Lua
import LunetteKit
import LunetteRender
import LunetteScript

/// The `io` of scenarios and specs: it can only read files in the project. Plugins have no `io`.
///
/// The project is the folder in which the run was started.
extension ScriptHost {
  /// Gives a script's globals an `io` with `open`, `lines` and `type`.
  func addFiles(to environment: LuaTable) {
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
    stack.pushRawField("type", of: library)
    stack.setRawField("type", of: library + 1)
    stack.push(environment)
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
      if let refusal = refusal(of: path) {
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

/// Why a script may not read this path; nil if it may. A missing file is left to the library's own error.
///
/// - Parameter path: the bytes that will be opened. Bytes that aren't UTF-8 would name another file if they were converted to text
private func refusal(of path: UnsafePointer<CChar>) -> String? {
  // The real path, without links and `..`. If the file doesn't exist, reading it fails anyway.
  guard let file = realpath(path, nil) else {
    return errno == ENOENT || errno == ENOTDIR ? nil : "\"\(String(cString: path))\" can't be read: \(systemReason(code: errno))"
  }
  defer { free(file) }
  guard FilePath.isInProject(file) else {
    return "\"\(String(cString: path))\" is not below the project's folder; scripts may read only what is"
  }
  var status = stat()
  guard stat(file, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { return nil }
  let isFolder = status.st_mode & S_IFMT == S_IFDIR
  return "\"\(String(cString: path))\" is \(isFolder ? "a folder" : "not an ordinary file"), which can't be read"
}

extension ScenarioApp {
  /// Writes a file for a script, inside the project's folder. Throws: `ScenarioError.unwritable`
  package static func writeInProject(_ data: Data, to path: String) throws {
    // The system would end the name at a zero byte and open another file.
    guard !path.utf8.contains(0) else { throw ScenarioError.unwritable(path: path, reason: "there is a NUL in the name") }
    let folder = FilePath.folder(of: path)
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let real = realpath(folder, nil) else {
      throw ScenarioError.unwritable(path: path, reason: systemReason(code: errno))
    }
    defer { free(real) }
    guard FilePath.isInProject(real), !name.isEmpty, name != ".", name != ".." else {
      throw ScenarioError.unwritable(path: path, reason: "it is not below the project's folder, and scripts may write only what is")
    }
    try write(data, to: String(cString: real) + "/" + name, shownAs: path)
  }
}

extension FilePath {
  /// Whether a real path, without links and `..`, is the working folder or inside it.
  fileprivate static func isInProject(_ path: UnsafePointer<CChar>) -> Bool {
    guard let project = realpath(".", nil) else { return false }
    defer { free(project) }
    let length = strlen(project)
    // The root folder may be the project, too.
    guard length > 1 else { return true }
    return strncmp(path, project, length) == 0 && (path[length] == 0 || path[length] == CChar(UInt8(ascii: "/")))
  }
}
