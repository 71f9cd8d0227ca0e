import Lua
import LunetteKit
import LunetteRender
import LunetteSystem

/// A plugin as `launch` received it: its table, and its files.
package final class LoadedPlugin {
  package let table: LuaReference
  package let source: Source?

  /// The place of a plugin's code, if it is in files.
  package struct Source {
    package let path: String
    /// The folders that its `require` searches, nearest first.
    let folders: [String]
    package let environment: ScriptEnvironment
    /// How many files were loaded before the app began. Those that it loads while it runs, such as nibs, come after them.
    var filesAtStart = 0
  }

  /// - Parameter source: nil for a table that was written in the scenario itself
  init(table: LuaReference, _ source: Source? = nil) { (self.table, self.source) = (table, source) }
}

/// A plugin whose code has not run yet.
package enum FoundPlugin {
  case files(LoadedPlugin.Source)
  case table(LuaReference)

  package var source: LoadedPlugin.Source? { if case .files(let source) = self { source } else { nil } }
}

extension LoadedPlugin {
  /// A hash of the names and texts of the files with which the app begins; nil for a plugin without files.
  package var codeHash: UInt64? {
    guard let files = source.map({ ($0.environment.files ?? []).prefix($0.filesAtStart) }) else { return nil }
    var hasher = StableHasher()
    for file in files {
      hasher.add(FilePath.shown(file.path))
      hasher.add(file.text)
    }
    return hasher.value
  }
}

/// A file of a plugin as it was last loaded.
package struct PluginFile {
  package let path: String
  /// The file's name in `require`; nil for the plugin's main file.
  let module: String?
  let text: ArraySlice<UInt8>
  var result: LuaReference
  /// What the file had set when it was loaded, as reload.lua notes it; nil until it has run to its end.
  var initial: LuaReference?

  /// The file's name in Lua.
  var chunk: String { "@" + FilePath.shown(path) }

  func isSame(as other: PluginFile) -> Bool { path == other.path && module == other.module }
}

/// The reason why an app's code could not be reloaded.
package enum ReloadError: Error, CustomStringConvertible {
  case noFiles
  /// The run keeps its code.
  case fixed
  case busy(callback: String)
  case otherKind(path: String)
  case failed(any Error)

  private static let kept = "the app goes on with the code that it had"

  package var description: String {
    switch self {
    case .noFiles: "reload: this app was launched from a table; only a plugin in files can be loaded anew"
    case .fixed:
      "reload: the files have changed, but apps that are explored, fuzzed or played for a task keep the code that they were launched with"
    case .busy(let table): "reload called while \(table) asks its data source; call it after the callback"
    case .otherKind(let path):
      "\(FilePath.shown(path)): the plugin returns another kind of value now, which can't take the place of what runs; launch it "
        + "again (\(Self.kept))"
    case .failed(let error): "\(ScriptFailure(error).message) (\(Self.kept))"
    }
  }
}
