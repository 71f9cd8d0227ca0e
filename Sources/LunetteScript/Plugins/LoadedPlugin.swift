import Lua
import LunetteRender

/// A plugin as `launch` got it: its table, and where it came from.
package final class LoadedPlugin {
  package let table: LuaReference
  package let source: Source?

  /// Where the code of a plugin from files is.
  package struct Source {
    package let path: String
    /// Where its `require` looks, nearest first.
    let folders: [String]
    package let environment: ScriptEnvironment
  }

  /// One that was written in place.
  package init(table: LuaReference) { (self.table, source) = (table, nil) }

  init(table: LuaReference, path: String, folders: [String], environment: ScriptEnvironment) {
    self.table = table
    source = Source(path: path, folders: folders, environment: environment)
  }
}

extension LoadedPlugin {
  /// Of the names and texts of its files, as far as they are loaded; nil for one that was written in place.
  package var codeHash: UInt64? {
    guard let files = source?.environment.files else { return nil }
    var hasher = StableHasher()
    for file in files {
      hasher.add(FilePath.shown(file.path))
      hasher.add(file.text)
    }
    return hasher.value
  }
}

/// One file of a plugin as it was loaded last.
package struct PluginFile {
  package let path: String
  /// What `require` calls it; nil for the plugin's own file.
  let module: String?
  let text: ArraySlice<UInt8>
  var result: LuaReference
  /// What the file had set when it was loaded, as reload.lua notes it; nil until the loading has come to its end.
  var initial: LuaReference?

  /// What Lua calls it.
  var chunk: String { "@" + FilePath.shown(path) }

  func isSame(as other: PluginFile) -> Bool { path == other.path && module == other.module }
}

/// Why an app's code could not be loaded anew.
package enum ReloadError: Error, CustomStringConvertible {
  case noFiles
  case busy(callback: String)
  case otherKind(path: String)
  case failed(any Error)

  private static let kept = "the app goes on with the code that it had"

  package var description: String {
    switch self {
    case .noFiles: "reload: this app was launched from a table; only a plugin in files can be loaded anew"
    case .busy(let table): "reload called while \(table) asks its data source; call it after the callback"
    case .otherKind(let path):
      "\(FilePath.shown(path)): the plugin returns another kind of value now, which can't take the place of what runs; launch it "
        + "again (\(Self.kept))"
    case .failed(let error): "\(ScriptFailure(error).message) (\(Self.kept))"
    }
  }
}
