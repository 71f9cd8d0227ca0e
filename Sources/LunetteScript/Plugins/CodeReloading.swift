import CResources
import Foundation
import Lua
import LunetteKit
import LunetteRender
import LunetteSystem

/// Loads changed files of a running plugin and replaces the old code with the new (by the rules in Library/reload.lua).
///
/// The files first run with a table of globals of their own, which falls back on the app's globals. The app is changed only when all files
/// have run without error, so that an error leaves it as it was.
package final class CodeReloading {
  private unowned let loader: PluginLoader
  private var state: LuaState { loader.context.state }
  private let kind = LuaBody { stack, _ in CodeReloading.pushKind(of: 1, stack) }
  private var known: Library?

  init(_ loader: PluginLoader) { self.loader = loader }

  private static let source = LibraryChunk(Resource.reload_lua.text)

  /// The functions of reload.lua. They use the debug library, which no script gets, and call no code of scripts.
  private struct Library {
    let snapshot, apply: LuaFunction
  }

  /// Throws: `LuaError` where the script that launches the plugin has left no room on the stack
  private func library() throws -> Library {
    if let known { return known }
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    try state.withoutLimits {
      try stack.push(Self.source.load(in: state))
      lua_pushcclosure(stack.raw, luaopen_debug, 0)
      try stack.call(arguments: 0, results: 1)
      stack.pushFunction(kind)
      lshim_push_globals(stack.raw)
      try stack.call(arguments: 3, results: 1)
    }
    func function(_ name: String) -> LuaFunction {
      stack.pushRawField(name, of: height + 1)
      return LuaFunction(LuaReference(popping: stack))
    }
    let library = Library(snapshot: function("snapshot"), apply: function("apply"))
    known = library
    return library
  }

  /// `"object"` for a native object; for a class of a script `"class"` and its name with its native class; otherwise nothing.
  private static func pushKind(of index: Int32, _ stack: LuaStack) -> Int32 {
    if lshim_to_box(stack.raw, index) != nil {
      stack.push("object")
      return 1
    }
    guard stack.isTable(at: index), lshim_class_id(stack.raw, index) >= 0 else { return 0 }
    stack.push("class")
    lshim_push_class_name(stack.raw, index)
    let name = stack.popText()
    stack.push("\(name) \(lshim_class_id(stack.raw, index))")
    return 2
  }

  /// Notes what a plugin's files have set, for files that were not noted yet. Called when the plugin is loaded, and when a file that it
  /// requires later has run.
  func takeSnapshots(of environment: ScriptEnvironment) throws {
    guard loader.replacesCode, let files = environment.files, files.contains(where: { $0.module == nil }) else { return }
    environment.files = try files.map { file in
      guard file.initial == nil else { return file }
      var file = file
      file.initial = try takeSnapshot(of: file, environment.globals)
      return file
    }
  }

  private func takeSnapshot(of file: PluginFile, _ globals: LuaTable) throws -> LuaReference {
    let stack = state.stack
    stack.reserve(8)
    stack.push(try library().snapshot)
    stack.push(file.chunk)
    stack.push(file.result)
    stack.push(globals)
    try state.withoutLimits { try stack.call(arguments: 3, results: 1) }
    return LuaReference(popping: stack)
  }

  /// The files of a plugin whose text differs from the loaded one. Throws: `ReloadError`
  package func changedFiles(of plugin: LoadedPlugin) throws -> [SourceFile] {
    guard let files = plugin.source?.environment.files else { throw ReloadError.noFiles }
    do {
      return try files.compactMap { file in
        let text = try PluginLoader.read(file.path)
        return text == file.text ? nil : SourceFile(path: FilePath.shown(file.path), bytes: Array(text))
      }
    } catch {
      throw ReloadError.failed(error)
    }
  }

  /// The files of a plugin as they were loaded; empty for a plugin without files.
  package func files(of plugin: LoadedPlugin) -> [SourceFile] {
    (plugin.source?.environment.files ?? []).map { SourceFile(path: FilePath.shown($0.path), bytes: Array($0.text)) }
  }

  /// - Parameter texts: the new contents of the files
  /// Returns: the names of the files that were loaded again. Throws: `ReloadError`; then nothing has changed
  package func reload(_ plugin: LoadedPlugin, _ texts: [SourceFile]) throws -> [String] {
    guard let source = plugin.source, let files = source.environment.files else { throw ReloadError.noFiles }
    guard loader.replacesCode else { throw ReloadError.fixed }
    for file in texts { loader.texts[file.path] = file.bytes }
    do {
      let changed = files.filter { file in texts.contains { $0.path == FilePath.shown(file.path) } }
      guard !changed.isEmpty else { return [] }
      let fresh = try load(changed, of: source)
      try put(fresh, inPlaceOf: files, of: source)
      return changed.map { FilePath.shown($0.path) }
    } catch let error as ReloadError {
      throw error
    } catch {
      throw ReloadError.failed(error)
    }
  }

  /// Runs the changed files, and new files that they require, without touching the app.
  private func load(_ changed: [PluginFile], of source: LoadedPlugin.Source) throws -> ScriptEnvironment {
    let fresh = loader.makeEnvironment(requiringFrom: source.folders)
    let stack = state.stack
    // Globals that the files read and don't set themselves are the app's.
    stack.push(fresh.globals)
    guard lua_getmetatable(stack.raw, -1) != 0 else { return fresh }
    stack.push(source.environment.globals)
    stack.setRawField("__index", of: -2)
    stack.pop(2)
    fresh.files = []
    try fresh.modules.add(source.environment.modules)
    for file in changed { if let module = file.module { fresh.modules[module] = nil } }
    for file in changed {
      if let module = file.module {
        if fresh.modules[module] == nil { _ = try loader.load(file.path, as: module, fresh) }
      } else {
        let result = try loader.loadPlugin(file.path, fresh)
        guard kindName(of: result) == kindName(of: file.result) else { throw ReloadError.otherKind(path: file.path) }
      }
    }
    return fresh
  }

  private func kindName(of value: LuaReference) -> String {
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.push(value)
    return Self.pushKind(of: height + 1, stack) > 0 ? stack.text(at: -1) ?? "" : "table"
  }

  private func put(_ fresh: ScriptEnvironment, inPlaceOf files: [PluginFile], of source: LoadedPlugin.Source) throws {
    let environment = source.environment
    let loaded = try (fresh.files ?? []).map { file in
      var file = file
      file.initial = try takeSnapshot(of: file, fresh.globals)
      return file
    }
    // A file that is new replaces nothing.
    let replaced = loaded.compactMap { new in files.first { $0.isSame(as: new) }.map { (old: $0, new: new) } }
    let results = try merge(replaced, fresh.globals, into: environment.globals, all: files + loaded, roots: files.map(\.result))
    var now = files
    for var file in loaded {
      if let place = replaced.firstIndex(where: { $0.new.isSame(as: file) }) { file.result = results[place] ?? file.result }
      if let old = now.firstIndex(where: { $0.isSame(as: file) }) { now[old] = file } else { now.append(file) }
      if let module = file.module { environment.modules[module] = file.result }
    }
    environment.files = now
    environment.later.append(fresh)
  }

  /// Calls `apply` of reload.lua, which describes the arguments. - Returns: the values of the files from now on
  private func merge(
    _ replaced: [(old: PluginFile, new: PluginFile)], _ fresh: LuaTable, into globals: LuaTable, all: [PluginFile], roots: [LuaReference]
  ) throws -> [LuaReference?] {
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(12)
    stack.push(try library().apply)
    lua_createtable(stack.raw, Int32(clamping: replaced.count), 0)
    for (index, pair) in replaced.enumerated() {
      push(pair.old, replacedBy: pair.new)
      lua_rawseti(stack.raw, -2, lua_Integer(index + 1))
    }
    let list = LuaReference(stack, at: -1)
    stack.push(globals)
    stack.push(fresh)
    stack.push(Dictionary(all.map { ($0.chunk, true) }) { first, _ in first })
    stack.push(roots)
    try state.withoutLimits { try stack.call(arguments: 5, results: 0) }
    return replaced.indices.map { result(at: $0, of: list) }
  }

  private func push(_ old: PluginFile, replacedBy new: PluginFile) {
    let stack = state.stack
    lua_createtable(stack.raw, 0, 4)
    stack.push(old.chunk)
    stack.setRawField("chunk", of: -2)
    for (name, value) in [("old", old.result), ("new", new.result), ("initial", old.initial)] {
      stack.push(value)
      stack.setRawField(name, of: -2)
    }
  }

  private func result(at index: Int, of list: LuaReference) -> LuaReference? {
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.push(list)
    lua_rawgeti(stack.raw, -1, lua_Integer(index + 1))
    stack.pushRawField("result", of: -1)
    return stack.isNil(at: -1) ? nil : LuaReference(stack, at: -1)
  }
}
