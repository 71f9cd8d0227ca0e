import Foundation
import Lua
import LunetteKit
import LunetteRender

/// Finds, compiles and runs plugins and the modules they require. Source: docs/lua-api.md 2
///
/// Each plugin has a table of globals of its own over the shared ones, so that what it writes no other script sees.
package final class PluginLoader {
  unowned let context: ScriptContext
  /// Folders in which `plugins/NAME` and relative paths are looked for, nearest first.
  package var searchFolders: [String]
  /// The files that were read so far, as messages show them.
  package private(set) var files: Set<String> = []
  /// What is in files that were replaced while their app ran, by their paths as messages show them: what is on the disk may be newer.
  package var texts: [String: [UInt8]] = [:]
  package private(set) lazy var reloading = CodeReloading(self)
  /// The messages of files that could not be compiled.
  package private(set) var syntaxErrors: Set<String> = []
  /// What `require` finds by these names in scenarios and specs, before it looks for files.
  package var providedModules: [String: LuaReference] = [:]

  package init(_ context: ScriptContext, searchFolders: [String]) { (self.context, self.searchFolders) = (context, searchFolders) }

  /// Runs the plugin that `launch` named, and answers what it returned.
  package func load(_ name: String) throws -> LoadedPlugin {
    let path = try find(name)
    let folder = FilePath.folder(of: path)
    let folders = [folder, FilePath.folder(of: folder)]
    let environment = makeEnvironment(requiringFrom: folders)
    environment.files = []
    let plugin = LoadedPlugin(table: try loadPlugin(path, environment), path: path, folders: folders, environment: environment)
    try reloading.takeSnapshots(of: environment)
    return plugin
  }

  /// Runs a plugin's own file. Throws: also where it returns nothing that can be one
  func loadPlugin(_ path: String, _ environment: ScriptEnvironment) throws -> LuaReference {
    let (result, text) = try run(path, environment.globals)
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

  /// Runs a module for `require`. Returns: what it returned, and true where it returned nothing
  func load(_ path: String, as module: String, _ environment: ScriptEnvironment) throws -> LuaReference {
    let (returned, text) = try run(path, environment.globals)
    let stack = context.state.stack
    if let returned { stack.push(returned) } else { stack.push(true) }
    let result = LuaReference(popping: stack)
    environment.modules[module] = result
    environment.files?.append(PluginFile(path: path, module: module, text: text, result: result))
    return result
  }

  /// Compiles and runs a file. Returns: its first result, nil where there is none, and what was in the file
  @discardableResult package func run(_ path: String, _ environment: LuaTable) throws -> (result: LuaReference?, text: ArraySlice<UInt8>) {
    let text = try texts[FilePath.shown(path)].map { ArraySlice($0) } ?? Self.read(path)
    let stack = context.state.stack
    context.chunkNames.note(FilePath.shown(path))
    files.insert(FilePath.shown(path))
    context.names.note(String(decoding: text, as: UTF8.self), of: FilePath.shown(path))
    do { stack.push(try context.state.load(text, name: "@" + FilePath.shown(path), environment: environment)) } catch {
      syntaxErrors.insert(error.message)
      throw error
    }
    try stack.call(arguments: 0, results: 1)
    if stack.isNil(at: -1) {
      stack.pop()
      return (nil, text)
    }
    return (LuaReference(popping: stack), text)
  }

  /// `require` of one environment: `x.lua` or `x/init.lua` in each folder in turn; loaded once.
  func resolve(module: String, in folders: [String]) throws -> String {
    let relative = module.replacingOccurrences(of: ".", with: "/")
    let candidates = folders.flatMap { ["\($0)/\(relative).lua", "\($0)/\(relative)/init.lua"] }
    if let found = candidates.first(where: FilePath.isFile) { return found }
    throw PluginError.moduleNotFound(name: module, tried: Self.shownOnce(candidates))
  }

  private func find(_ name: String) throws -> String {
    // A plain name is a plugin's; what has a slash or an ending is a path.
    let isPath = name.contains("/") || name.hasSuffix(".lua")
    let places = name.hasPrefix("/") ? [name] : searchFolders.map { isPath ? "\($0)/\(name)" : "\($0)/plugins/\(name)" }
    // Only what is named as Lua code: the message about any other file would tell of what is in it.
    let candidates = places.flatMap { ["\($0)/init.lua", $0, $0 + ".lua"] }.filter { $0.hasSuffix(".lua") }
    if let found = candidates.first(where: FilePath.isFile) { return found }
    let known = searchFolders.flatMap(Self.pluginNames)
    let tried = Self.shownOnce(candidates.filter { $0.hasSuffix("init.lua") })
    throw PluginError.notFound(name: name, tried: tried, nearest: Suggestion.nearest(to: name, among: known))
  }

  /// Two of the folders may be the same one.
  private static func shownOnce(_ paths: [String]) -> [String] {
    paths.map(FilePath.shown).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func pluginNames(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder + "/plugins")) ?? []).sorted()
  }

  /// The code in a file. As Lua's own reader does, without the mark that some editors put in front, and without a first line for the
  /// shell (`#!/usr/bin/env -S lunette run`), whose end stays, so that lines keep their numbers.
  package static func read(_ path: String) throws -> ArraySlice<UInt8> {
    var bytes = try FilePath.contents(of: path)[...]
    if bytes.starts(with: byteOrderMark) { bytes = bytes.dropFirst(byteOrderMark.count) }
    if bytes.first == UInt8(ascii: "#") { bytes = bytes.drop { $0 != UInt8(ascii: "\n") } }
    return bytes
  }

  /// U+FEFF in UTF-8.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}

/// What can be wrong with a plugin before any of its code has failed.
enum PluginError: Error {
  case notFound(name: String, tried: [String], nearest: String?)
  case moduleNotFound(name: String, tried: [String])
  case requiresItself(chain: [String])
  /// Required by a plugin whose app is closed.
  case ended(module: String)
  case returnedNothing(path: String)
  case notATable(path: String, got: String)
  case missingMethod(plugin: String, method: String)
}
