import Foundation
import Lua
import LunetteSystem

/// A script's `package`: what it has required, and where `require` looks besides the script's own folders. As in Lua 5.4, but no place of the
/// machine and no library in C is searched, and the environment (`LUA_PATH`) is not read. Source: the manual of Lua 5.4, 6.3
struct PackageTable {
  /// What `package.loaded` has from the beginning.
  static let libraries: Set = ["_G", "coroutine", "debug", "io", "math", "os", "package", "string", "table", "utf8"]
  /// The tree of rocks that `luarocks --tree lua_modules` makes in a project.
  static let standardPath = "lua_modules/share/lua/5.4/?.lua;lua_modules/share/lua/5.4/?/init.lua"

  let loaded: LoadedModules
  private let preload: LuaTable
  private let table: LuaTable
  private unowned let state: LuaState

  init(of globals: LuaTable, in state: LuaState) {
    let stack = state.stack
    stack.reserve(8)
    stack.push(globals)
    lshim_push_package(stack.raw, -1, Self.standardPath)
    stack.pushRawField("loaded", of: -1)
    loaded = LoadedModules(table: LuaTable(LuaReference(popping: stack)), state)
    stack.pushRawField("preload", of: -1)
    preload = LuaTable(LuaReference(popping: stack))
    table = LuaTable(LuaReference(stack, at: -1))
    stack.setRawField("package", of: -2)
    stack.pop()
    self.state = state
  }

  /// The patterns of `package.path`; a script may set it.
  var path: String {
    let stack = state.stack
    stack.reserve(3)
    stack.push(table)
    stack.pushRawField("path", of: -1)
    defer { stack.pop(2) }
    return stack.text(at: -1) ?? ""
  }

  func setSearchPath(_ body: LuaBody) {
    let stack = state.stack
    stack.reserve(3)
    stack.push(table)
    stack.pushOwnedFunction(body)
    stack.setRawField("searchpath", of: -2)
    stack.pop()
  }

  /// What a function in `package.preload` gives in the place of a file; nil without one. Throws: `LuaError`
  func preloaded(_ name: String) throws -> LuaReference? {
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(5)
    stack.push(preload)
    stack.pushRawField(name, of: -1)
    guard stack.isFunction(at: -1) else { return nil }
    stack.push(":preload:")
    return try result(ofLoader: name)
  }

  /// What a function in `package.searchers` finds; nil where none does. Throws: `LuaError`
  func searched(_ name: String) throws -> LuaReference? {
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    stack.push(table)
    stack.pushRawField("searchers", of: -1)
    guard stack.isTable(at: -1) else { return nil }
    let searchers = stack.top
    for place in 1...lua_Integer(max(1, lua_rawlen(stack.raw, searchers))) {
      stack.top = searchers
      lua_rawgeti(stack.raw, searchers, place)
      guard stack.isFunction(at: -1) else { return nil }
      stack.push(name)
      try stack.call(arguments: 1, results: 2)
      guard stack.isFunction(at: -2) else { continue }
      return try result(ofLoader: name)
    }
    return nil
  }

  /// Calls a loader that is on the stack with what it wants besides the name above it. - Returns: the module, which is noted as loaded
  private func result(ofLoader name: String) throws -> LuaReference {
    let stack = state.stack
    stack.push(name)
    lshim_insert(stack.raw, -2)
    try stack.call(arguments: 2, results: 1)
    let returned = stack.isNil(at: -1) ? nil : LuaReference(stack, at: -1)
    return loaded.note(name, returned)
  }
}

/// `package.loaded`: a script's modules by name.
package struct LoadedModules {
  package let table: LuaTable
  private unowned let state: LuaState

  init(table: LuaTable, _ state: LuaState) { (self.table, self.state) = (table, state) }

  package subscript(name: String) -> LuaReference? {
    get {
      let stack = state.stack
      stack.reserve(3)
      stack.push(table)
      stack.pushRawField(name, of: -1)
      defer { stack.pop(2) }
      // The value false counts as not loaded, as in Lua.
      return lua_toboolean(stack.raw, -1) != 0 ? LuaReference(stack, at: -1) : nil
    }
    nonmutating set {
      let stack = state.stack
      stack.reserve(3)
      stack.push(table)
      if let newValue { stack.push(newValue) } else { stack.pushNil() }
      stack.setRawField(name, of: -2)
      stack.pop()
    }
  }

  /// Notes what a module's code has returned. One that returned nothing may have put its value there itself; else it is true.
  func note(_ name: String, _ returned: LuaReference?) -> LuaReference {
    let stack = state.stack
    let module =
      returned ?? self[name]
      ?? {
        stack.reserve(1)
        stack.push(true)
        return LuaReference(popping: stack)
      }()
    self[name] = module
    return module
  }

  /// Takes over the modules of another script that this one doesn't have; `_G`, `package` and the libraries are each script's own. Throws:
  /// `LuaError` without room
  func add(_ others: LoadedModules) throws {
    let stack = state.stack
    stack.reserve(3)
    lua_pushcclosure(stack.raw, lshim_add_missing, 0)
    stack.push(table)
    stack.push(others.table)
    try state.withoutLimits { try stack.call(arguments: 2, results: 0) }
  }
}

/// The patterns of `package.path`: `;` between them, `?` for the module's name, whose dots are folders.
enum SearchPath {
  /// The files that the patterns name, below the folder in which the program was started.
  static func files(of module: String, by patterns: String, separator: String = ".", folder: String = "/") -> [String] {
    let name = separator.isEmpty ? module : module.replacingOccurrences(of: separator, with: folder)
    return patterns.split(separator: ";").map { $0.replacingOccurrences(of: "?", with: name) }
  }

  /// Whether there is such a file, and it is below the project's folder, links resolved.
  static func isReadable(_ path: String) -> Bool {
    !path.utf8.contains(0) && FilePath.isFile(path) && ProjectFolder.refusal(ofReading: path) == nil
  }

  /// `package.searchpath(name, path [, separator [, folder]])`: the first file that is there, or nil and where it was looked for.
  static let body: LuaBody = {
    let names = CallNames("package.searchpath", ["name", "path", "separator", "folder"])
    return LuaBody { stack, _ in
      finish(stack, naming: names.call) {
        var reader = CallReader(stack, from: 1, names)
        let (name, path): (String, String) = (try reader.next(), try reader.next())
        let (separator, folder): (String?, String?) = (try reader.next(), try reader.next())
        let files = files(of: name, by: path, separator: separator ?? ".", folder: folder ?? "/")
        if let found = files.first(where: isReadable) {
          stack.push(found)
          return 1
        }
        stack.pushNil()
        stack.push(files.map { "no file '\($0)'" }.joined(separator: "\n\t"))
        return 2
      }
    }
  }()
}

/// Modules that can't be loaded, and what to use in their place.
enum OutsideModules {
  private static let files = "FileManager has an app's own files, and a spec reads the project's with io.open"
  private static let inC: [String: String] = [
    "cjson": "use dkjson, or JSONSerialization", "lpeg": "use string.find with patterns", "re": "it needs lpeg; use string.find with patterns", "lfs": files,
    "posix": files, "socket": "use URLSession, which a Server of the scenario answers", "zlib": "there is nothing in its place",
    "lsqlite3": "keep a file with FileManager", "yaml": "use JSONSerialization", "bit32": "use Lua's own operators: & | ~ << >>",
    "term": "use print", "system": "use os.time, or app.time in a scenario",
  ]
  private static let ofPenlight: [String: String] = [
    "pl.strict": "it watches the table of globals, which is the host's; a misspelt name of UIKit is an error without it",
    "pl.path": files, "pl.dir": files, "pl.file": files, "pl.app": files,
  ]

  private static let wholePenlight = "it watches the table of globals, which is the host's; require its modules by name: local List = require \"pl.List\""

  /// Why a module that was not found can't be, and what to use; nil for all others.
  static func advice(for module: String) -> String? {
    let name = String(module.prefix { $0 != "." })
    return inC[name].map { "\(name) is written in C, and Lunette loads Lua files only: \($0)" }
  }

  /// Why a module that is there can't run here.
  /// - Parameter path: its file
  static func refusal(of module: String, at path: String) -> String? {
    let isWholePenlight = path.hasSuffix("pl/init.lua") && FilePath.isFile(FilePath.folder(of: path) + "/import_into.lua")
    return (isWholePenlight ? wholePenlight : ofPenlight[module]).map { "\(module) can't run here: \($0)" }
  }
}
