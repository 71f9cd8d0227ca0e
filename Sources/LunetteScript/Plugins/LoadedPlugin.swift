import Lua

/// A plugin as `launch` got it: its table, and where it came from.
final class LoadedPlugin {
  let table: LuaReference
  let source: Source?

  /// Where the code of a plugin from files is.
  struct Source {
    let path: String
    /// Where its `require` looks, nearest first.
    let folders: [String]
    let environment: ScriptEnvironment
  }

  /// One that was written in place.
  init(table: LuaReference) { (self.table, source) = (table, nil) }

  init(table: LuaReference, path: String, folders: [String], environment: ScriptEnvironment) {
    self.table = table
    source = Source(path: path, folders: folders, environment: environment)
  }
}

/// One file of a plugin as it was loaded last.
struct PluginFile {
  let path: String
  /// What `require` calls it; nil for the plugin's own file.
  let module: String?
  let text: String
  var result: LuaReference
  /// What the file had set when it was loaded, as reload.lua notes it; nil until the loading has come to its end.
  var initial: LuaReference?

  /// What Lua calls it.
  var chunk: String { "@" + FilePath.shown(path) }

  func isSame(as other: PluginFile) -> Bool { path == other.path && module == other.module }
}

/// Why an app's code could not be loaded anew.
enum ReloadError: Error, CustomStringConvertible {
  case noFiles
  case busy(callback: String)
  case otherKind(path: String)
  case failed(any Error)

  private static let kept = "the app goes on with the code that it had"

  var description: String {
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
