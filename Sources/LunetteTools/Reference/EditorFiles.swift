import Foundation
import LunetteRender
import LunetteScript
import LunetteSystem

/// The files of a project for editors and linters, and whether they are up to date.
public struct EditorFiles {
  public let api: ApiDescription
  /// The project's folder.
  public let folder: String
  /// The folder of the stubs, relative to the project's.
  public let types: String

  public static let standardTypesFolder = "types"

  public init(_ api: ApiDescription, in folder: String = ".", types: String = standardTypesFolder) {
    (self.api, self.folder, self.types) = (api, folder, types)
  }

  /// A file that exists and can't be updated.
  public struct Refusal: Error, CustomStringConvertible { public let description: String }

  /// Writes the stubs and the settings. Returns: the files that were written, relative to the project's folder
  public func write(luacheck: Bool) throws -> [String] {
    var written: [String] = []
    for (name, text) in TypeStubs(api).files.sorted(by: { $0.key < $1.key }) {
      if try write(text, to: types + "/" + name) { written.append(types + "/" + name) }
    }
    for (file, complete) in [(Self.emmyFile, completeEmmy), (Self.settingsFile, completeSettings)] {
      if let settings = try settings(file, complete), try write(settings, to: file) { written.append(file) }
    }
    if luacheck, try writeLuacheck() { written.append(Self.luacheckFile) }
    return written
  }

  /// Stubs that are missing or differ from what this program would write. Empty if there are no stubs at all.
  public var stale: [String] {
    guard FilePath.exists(path(types + "/globals.lua")) else { return [] }
    return TypeStubs(api).files.filter { read(types + "/" + $0.key) != $0.value }.keys.sorted()
  }

  public var hasTypes: Bool { FilePath.exists(path(types)) }

  // MARK: The language servers' settings

  /// Of the Lua language server. Source: luals.github.io/wiki/settings
  static let settingsFile = ".luarc.json"
  /// Of EmmyLua. Source: emmylua_code_analysis, resources/schema.json
  static let emmyFile = ".emmyrc.json"
  static let luacheckFile = ".luacheckrc"

  /// The text of a file of settings, with ours added to the existing ones; nil if nothing needs to be changed.
  private func settings(_ file: String, _ complete: (inout [String: Any]) -> Void) throws -> String? {
    var settings: [String: Any] = [:]
    if let text = read(file) {
      guard let known = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
        throw Refusal(description: "\(path(file)) is not plain JSON; add \"\(types)\" to its \"workspace.library\" by hand")
      }
      settings = known
    }
    let old = settings as NSDictionary
    complete(&settings)
    if old.isEqual(to: settings) { return nil }
    let data = try JSONSerialization.data(withJSONObject: settings, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private func completeSettings(_ settings: inout [String: Any]) {
    settings["workspace.library"] = withTypes(settings["workspace.library"])
    settings["runtime.version"] = settings["runtime.version"] ?? "Lua 5.4"
  }

  private func completeEmmy(_ settings: inout [String: Any]) {
    func complete(_ chapter: String, _ values: [String: Any]) {
      settings[chapter] = (settings[chapter] as? [String: Any] ?? [:]).merging(values) { old, _ in old }
    }
    complete("runtime", ["version": "Lua5.4", "requirePattern": Self.modules])
    // An element of a list is there: scripts ask for the rows that they have counted.
    complete("strict", ["arrayIndex": false])
    complete("workspace", ["workspaceRoots": Self.roots])
    var workspace = settings["workspace"] as? [String: Any] ?? [:]
    workspace["library"] = withTypes(workspace["library"])
    settings["workspace"] = workspace
  }

  /// Where `require` looks for a module. Source: docs/plugins.md
  private static let modules = ["?.lua", "?/init.lua"]
  private static let roots = ["plugins", "scripts"]

  private func withTypes(_ library: Any?) -> [Any] {
    let known = library as? [Any] ?? []
    return known.contains { $0 as? String == types } ? known : known + [types]
  }

  private func writeLuacheck() throws -> Bool {
    if let text = read(Self.luacheckFile), !text.hasPrefix(LuacheckStandard.heading) {
      throw Refusal(
        description: "\(path(Self.luacheckFile)) is there and not from here; move it away, run this again, and put your settings back below"
      )
    }
    return try write(LuacheckStandard(api, types: types).text, to: Self.luacheckFile)
  }

  // MARK: Files

  private func path(_ name: String) -> String { folder == "." ? name : folder + "/" + name }
  private func read(_ name: String) -> String? { (try? FilePath.contents(of: path(name))).map { String(decoding: $0, as: UTF8.self) } }

  /// Returns: whether it had to be written
  private func write(_ text: String, to name: String) throws -> Bool {
    if read(name) == text { return false }
    try WholeFile.write(text, to: path(name), makesFolder: true)
    return true
  }
}
