import Foundation
import Lua
import LunetteKit
import LunetteRender
import LunetteSystem

/// Finds, compiles and runs plugins and the modules they require. Source: docs/lua-api.md 2
///
/// Each plugin has its own table of globals over the shared one, so that no other script sees what it sets.
package final class PluginLoader {
  unowned let context: ScriptContext
  /// The folders that are searched for `plugins/NAME` and relative paths, nearest first.
  package var searchFolders: [String]
  /// The files that were run so far, by their names in messages, with their contents when first read.
  package private(set) var sources: [String: ArraySlice<UInt8>] = [:]
  /// Their contents when they were run last: a reload brings others.
  package private(set) var latest: [String: ArraySlice<UInt8>] = [:]
  /// Hears of each file that is about to run, by its name in messages, also of those that a reload runs again.
  package var willRun: (String) -> Void = { _ in }
  /// The texts of files that were replaced while their app ran, by their names in messages. The files on the disk may be newer.
  package var texts: [String: [UInt8]] = [:]
  /// Whether a script may be a pipe, which is read to its end.
  package var readsPipes = true
  /// Whether the code of plugins may be replaced while they run.
  package var replacesCode = true
  package private(set) lazy var reloading = CodeReloading(self)
  /// The messages of files that could not be compiled.
  package private(set) var syntaxErrors: Set<String> = []
  /// Modules that `require` in scenarios and specs finds by these names, before it searches files.
  package var providedModules: [String: LuaReference] = [:]

  package init(_ context: ScriptContext, searchFolders: [String]) { (self.context, self.searchFolders) = (context, searchFolders) }

  /// Finds the plugin that `launch` names, and doesn't run it yet.
  package func found(_ name: String) throws -> FoundPlugin {
    let path = try find(name)
    let folder = FilePath.folder(of: path)
    let folders = [folder, FilePath.folder(of: folder)]
    let environment = makeEnvironment(requiringFrom: folders)
    environment.files = []
    return .files(LoadedPlugin.Source(path: path, folders: folders, environment: environment))
  }

  /// Runs a plugin's files, and returns it.
  package func load(_ plugin: FoundPlugin) throws -> LoadedPlugin {
    switch plugin {
    case .table(let table): return LoadedPlugin(table: table)
    case .files(var source):
      return try context.loading {
        let table = try loadPlugin(source.path, source.environment)
        source.filesAtStart = source.environment.files?.count ?? 0
        try reloading.takeSnapshots(of: source.environment)
        return LoadedPlugin(table: table, source)
      }
    }
  }

  /// Runs a plugin's main file. Throws: also when it returns a value that can't be a plugin
  func loadPlugin(_ path: String, _ environment: ScriptEnvironment) throws -> LuaReference {
    let (result, text) = try run(path, environment.globals, isOfApp: true)
    guard let result else { throw PluginError.returnedNothing(path: path) }
    let stack = context.state.stack
    stack.push(result)
    defer { stack.pop() }
    guard stack.isTable(at: -1) || lshim_to_box(stack.raw, -1) != nil else {
      throw PluginError.notATable(path: path, got: stack.shown(at: -1))
    }
    environment.files?.append(PluginFile(path: path, module: nil, text: text, result: result))
    return result
  }

  /// Runs a module for `require`. - Returns: what the module returned, or true when it returned nothing
  func load(_ path: String, as module: String, _ environment: ScriptEnvironment) throws -> LuaReference {
    let (returned, text) = try run(path, globals(forModule: module, at: path, environment), as: module, isOfApp: environment.files != nil)
    let result = environment.modules.note(module, returned)
    environment.files?.append(PluginFile(path: path, module: module, text: text, result: result))
    return result
  }

  /// Compiles and runs a file. - Returns: its first result, nil when there is none, and the file's text
  ///
  /// - Parameters:
  ///   - module: the name by which it is required: the file gets it and its own path as `...`
  ///   - isOfApp: whether it is a plugin's, and running it is one of the host's calls into the app
  @discardableResult package func run(
    _ path: String, _ environment: LuaTable, as module: String? = nil, isOfApp: Bool = false
  ) throws -> (result: LuaReference?, text: ArraySlice<UInt8>) {
    let text = try texts[FilePath.shown(path)].map { ArraySlice($0) } ?? Self.read(path, pipes: readsPipes)
    let stack = context.state.stack
    context.chunkNames.note(FilePath.shown(path))
    if sources[FilePath.shown(path)] == nil { sources[FilePath.shown(path)] = text }
    context.names.note(String(decoding: text, as: UTF8.self), of: FilePath.shown(path))
    do { stack.push(try context.state.load(text, name: "@" + FilePath.shown(path), environment: environment)) } catch {
      syntaxErrors.insert(error.message)
      throw error
    }
    latest[FilePath.shown(path)] = text
    willRun(FilePath.shown(path))
    if let module {
      stack.push(module)
      stack.push(FilePath.shown(path))
    }
    if isOfApp { context.announceCall(into: context.currentApp) }
    try stack.call(arguments: module == nil ? 0 : 2, results: 1)
    if stack.isNil(at: -1) {
      stack.pop()
      return (nil, text)
    }
    return (LuaReference(popping: stack), text)
  }

  /// Finds a module: `x.lua` or `x/init.lua` in each folder in turn, then by patterns below the project's folder.
  /// - Parameter plugin: the name of a plugin in whose folder it was looked for before, in vain
  func resolve(module: String, in folders: [String], butFirst plugin: String? = nil, patterns: String = "") throws -> String {
    let inPlugin = plugin.map { "\($0).\(module)" }
    let candidates = [inPlugin, module].compactMap { $0?.replacingOccurrences(of: ".", with: "/") }.flatMap { relative in
      folders.flatMap { ["\($0)/\(relative).lua", "\($0)/\(relative)/init.lua"] }
    }
    if let found = candidates.first(where: FilePath.isFile) { return found }
    let others = SearchPath.files(of: module, by: patterns)
    if let found = others.first(where: SearchPath.isReadable) { return found }
    throw PluginError.moduleNotFound(name: module, tried: Self.shownOnce(candidates + others))
  }

  /// The path of a plugin's main file; nil where there is none.
  package func path(ofPlugin name: String) -> String? { try? find(name) }

  private func find(_ name: String) throws -> String {
    // A plain name is the name of a plugin; a name with a slash or an ending is a path.
    let isPath = name.contains("/") || name.hasSuffix(".lua")
    let places = name.hasPrefix("/") ? [name] : searchFolders.map { isPath ? "\($0)/\(name)" : "\($0)/plugins/\(name)" }
    // Only names of Lua files: the error message for another file would reveal its content.
    var candidates = places.flatMap { ["\($0)/init.lua", $0, $0 + ".lua"] }.filter { $0.hasSuffix(".lua") }
    // A folder beside the scenario or the spec. Not a file: a scenario often has the name of its plugin.
    if !isPath, let here = searchFolders.first { candidates.append("\(here)/\(name)/init.lua") }
    if let found = candidates.first(where: FilePath.isFile) { return found }
    let known = searchFolders.flatMap(Self.pluginNames)
    let tried = Self.shownOnce(candidates.filter { $0.hasSuffix("init.lua") })
    throw PluginError.notFound(name: name, tried: tried, nearest: Suggestion.nearest(to: name, among: known))
  }

  /// Two of the folders may be the same.
  private static func shownOnce(_ paths: [String]) -> [String] {
    paths.map(FilePath.shown).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func pluginNames(in folder: String) -> [String] {
    FilePath.names(in: folder + "/plugins") ?? []
  }

  /// The code in a file. As Lua's own reader does, it skips a byte order mark and a first line for the shell
  /// (`#!/usr/bin/env -S lunette run`). The end of that line stays, so that lines keep their numbers.
  ///
  /// - Parameter pipes: whether a pipe is read, which waits until somebody has written to it
  package static func read(_ path: String, pipes: Bool = false) throws -> ArraySlice<UInt8> {
    var bytes = try FilePath.contents(of: path, pipes: pipes)[...]
    if bytes.starts(with: byteOrderMark) { bytes = bytes.dropFirst(byteOrderMark.count) }
    if bytes.first == UInt8(ascii: "#") { bytes = bytes.drop { $0 != UInt8(ascii: "\n") } }
    return bytes
  }

  /// U+FEFF in UTF-8.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}

/// Errors that can be found in a plugin before its code runs.
enum PluginError: Error {
  case notFound(name: String, tried: [String], nearest: String?)
  case moduleNotFound(name: String, tried: [String])
  case requiresItself(chain: [String])
  /// A library that needs what scripts don't have.
  case outside(String)
  /// A plugin requires a module after its app was closed.
  case ended(module: String)
  case returnedNothing(path: String)
  case notATable(path: String, got: String)
  case missingMethod(plugin: String, method: String)
}
