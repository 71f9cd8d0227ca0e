import Foundation
import Lua
import LunetteKit

/// An error of Cocoa's own domain. Source: Apple, CocoaError
final class ScriptCocoaError: ScriptError {
  override class var luaName: String { "CocoaError" }

  enum Code: Int, LuaEnum {
    case fileNoSuchFile = 4
    case fileReadUnknown = 256
    case fileReadNoPermission = 257
    case fileReadNoSuchFile = 260
    case fileReadInapplicableStringEncoding = 261
    case fileWriteNoPermission = 513
    case fileWriteInvalidFileName = 514
    case fileWriteFileExists = 516
    case fileWriteOutOfSpace = 640
  }

  /// What an app was about to do when a change failed: the words depend on it. Source: errors that developers printed
  enum Change {
    case write, makeFolder, remove
    /// With the path that the item was to have.
    case move(String)
    case copy(String)
  }

  private let path: String

  /// Source: Apple, NSFilePathErrorKey, NSURLErrorKey
  override var userInfo: LuaTable? {
    let stack = ScriptContext.current.state.stack
    stack.reserve(4)
    lua_createtable(stack.raw, 0, 2)
    let whole = path.hasPrefix("/") ? path : ScriptFileManager.files.home + "/" + path
    stack.setField("NSFilePath", to: whole)
    stack.setField("NSURL", to: ScriptURL.file(whole))
    return LuaTable(LuaReference(popping: stack))
  }

  init(_ code: Code, _ path: String, _ change: Change = .write) {
    self.path = path
    let name = Self.name(path)
    let text =
      switch code {
      case .fileNoSuchFile: Self.missing(path, change)
      case .fileReadUnknown: "The file \(name) couldn’t be opened."
      case .fileReadNoPermission: "The file \(name) couldn’t be opened because you don’t have permission to view it."
      case .fileReadNoSuchFile: "The file \(name) couldn’t be opened because there is no such file."
      case .fileReadInapplicableStringEncoding: "The file \(name) couldn’t be opened using the specified text encoding."
      case .fileWriteNoPermission: Self.refused(path, change)
      case .fileWriteInvalidFileName: "The file \(name) couldn’t be saved because its name is too long."
      case .fileWriteFileExists: Self.existing(path, change)
      case .fileWriteOutOfSpace: "The file \(name) couldn’t be saved because there isn’t enough space."
      }
    super.init(domain: "NSCocoaErrorDomain", code: code.rawValue, name: "\(code)", localizedDescription: text)
  }

  private static func name(_ path: String) -> String { "“\(path.split(separator: "/").last ?? "/")”" }
  private static func folder(_ path: String) -> String { name(FileTree.parent(of: path.withoutLastSlash)) }

  private static func missing(_ path: String, _ change: Change) -> String {
    let reason = "because either the former doesn’t exist, or the folder containing the latter doesn’t exist."
    return switch change {
    case .write, .makeFolder: "The folder \(name(path)) doesn’t exist."
    case .remove: "\(name(path)) couldn’t be removed."
    case .move(let other): "\(name(path)) couldn’t be moved to \(folder(other)) \(reason)"
    case .copy(let other): "\(name(path)) couldn’t be copied to \(folder(other)) \(reason)"
    }
  }

  private static func existing(_ path: String, _ change: Change) -> String {
    switch change {
    case .write, .makeFolder, .remove:
      "The file \(name(path)) couldn’t be saved in the folder \(folder(path)) because a file with the same name already exists."
    case .move(let other): "\(name(path)) couldn’t be moved to \(folder(other)) because an item with the same name already exists."
    case .copy(let other): "\(name(path)) couldn’t be copied to \(folder(other)) because an item with the same name already exists."
    }
  }

  private static func refused(_ path: String, _ change: Change) -> String {
    switch change {
    case .write, .makeFolder: "You don’t have permission to save the file \(name(path)) in the folder \(folder(path))."
    case .remove: "\(name(path)) couldn’t be removed because you don’t have permission to access it."
    case .move(let other): "\(name(path)) couldn’t be moved because you don’t have permission to access \(folder(other))."
    case .copy(let other): "\(name(path)) couldn’t be copied because you don’t have permission to access \(folder(other))."
    }
  }

  static func reading(_ fault: FileFault, _ path: String) -> ScriptCocoaError {
    switch fault {
    case .noFile: ScriptCocoaError(.fileReadNoSuchFile, path)
    default: ScriptCocoaError(.fileReadNoPermission, path)
    }
  }

  static func writing(_ fault: FileFault, _ path: String, _ change: Change = .write) -> ScriptCocoaError {
    switch fault {
    case .noFile: ScriptCocoaError(.fileNoSuchFile, path, change)
    case .exists: ScriptCocoaError(.fileWriteFileExists, path, change)
    case .noSpace: ScriptCocoaError(.fileWriteOutOfSpace, path)
    case .badName: ScriptCocoaError(.fileWriteInvalidFileName, path)
    case .notAllowed, .notReadable: ScriptCocoaError(.fileWriteNoPermission, path, change)
    }
  }
}

/// A path, or a URL of a file.
struct PathArgument: LuaReadable {
  let path: String
  static var luaTypeName: String { "a path or a file's URL" }
  static var luaType: LuaType { .either([.string, ScriptURL.luaType]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> PathArgument {
    if let text = stack.text(at: index) { return PathArgument(path: text.hasPrefix("file://") ? URL(string: text)?.path(percentEncoded: false) ?? text : text) }
    guard let url = try? ScriptURL.read(stack, at: index), url.url.isFileURL else { throw stack.mismatch(luaTypeName, at: index) }
    return PathArgument(path: url.url.path(percentEncoded: false))
  }
}

/// Source: Apple, FileManager.SearchPathDirectory
enum SearchDirectory: String, LuaEnum {
  case documentDirectory, cachesDirectory, libraryDirectory, applicationSupportDirectory, downloadsDirectory

  var path: String {
    switch self {
    case .documentDirectory: "Documents"
    case .cachesDirectory: "Library/Caches"
    case .libraryDirectory: "Library"
    case .applicationSupportDirectory: "Library/Application Support"
    case .downloadsDirectory: "Downloads"
    }
  }
}

final class ScriptFileManager: LuaObject {
  static let luaName = "FileManager"
  private static let key = CompanionKey<ScriptFileManager>()
  static var shared: ScriptFileManager {
    let context = ScriptContext.current
    let manager = context.companions[key] ?? ScriptFileManager()
    context.companions[key] = manager
    return manager
  }

  static var files: SimulatedFiles { ScriptContext.simulation.files }

  /// Answers true, or nil and an error.
  static func change(_ path: String, _ change: ScriptCocoaError.Change = .write, _ body: () throws(FileFault) -> Void) -> Attempted {
    do throws(FileFault) {
      try body()
      return .value(true)
    } catch {
      return .failure(ScriptCocoaError.writing(error, path, change))
    }
  }

  static func read<Value: LuaPushable>(_ path: String, _ body: () throws(FileFault) -> Value) -> Attempted {
    do throws(FileFault) { return .value(try body()) } catch { return .failure(ScriptCocoaError.reading(error, path)) }
  }
}

/// What an item of the file system is.
private struct FileAttributes: LuaPushable {
  let node: FileTree.Node
  static var luaType: LuaType { .table }

  func push(on stack: LuaStack) {
    stack.reserve(4)
    lua_createtable(stack.raw, 0, 4)
    stack.setField("size", to: node.bytes?.count ?? 0)
    stack.setField("type", to: node.isFolder ? "directory" : "regular")
    stack.setField("creationDate", to: ScriptDate(node.created))
    stack.setField("modificationDate", to: ScriptDate(node.modified))
  }
}

/// The app's own files. Source: Apple, Bundle
private enum BundleFiles {
  static func path(_ bundle: AppBundle, _ name: String?, _ ending: String?) -> String? {
    guard let name else { return nil }
    let file = ending.map { $0.isEmpty ? name : "\(name).\($0)" } ?? name
    let path = bundle.path + "/" + file
    if ScriptFileManager.files.isFolder(path) != nil { return path }
    return AppBundle.at(path)?.path
  }

  static func paths(_ bundle: AppBundle, _ ending: String?, _ folder: String?) -> [String] {
    let place = bundle.path + (folder.map { "/" + $0 } ?? "")
    let names = (try? ScriptFileManager.files.names(in: place)) ?? []
    return names.filter { name in ending.map { $0.isEmpty || name.hasSuffix("." + $0) } ?? true }.map { place + "/" + $0 }
  }
}

/// Bytes, which are strings in Lua: the class has functions only.
final class ScriptData: LuaObject {
  static let luaName = "Data"
}

/// Source: Apple, Data.WritingOptions
private enum DataWritingOption: String, LuaEnum { case atomic, withoutOverwriting, completeFileProtection }

extension Registry {
  static func files(_ r: RegistryBuilder) {
    r.type(ScriptCocoaError.self, "CocoaError", inherits: "NSError", doc: "Why something could not be done with a file.") { _ in }
    r.type(
      ScriptFileManager.self, "FileManager",
      doc: "The files of the app, in memory: in Documents, Library and tmp of its container, and, to read, in its bundle. FileManager.default has all."
    ) { c in
      c.value("default", "The app's files.") { ScriptFileManager.shared }
      c.method("urls", "The folder for something, as a list with one URL: urls(\"documentDirectory\").", args: "directory", "domain") {
        (_: ScriptFileManager, directory: SearchDirectory, _: String?) in
        [ScriptURL.file(ScriptFileManager.files.home + "/" + directory.path + "/")]
      }
      fileQuestions(c)
      c.property("temporaryDirectory", "The folder for what may be lost.", get: { _ in ScriptURL.file(ScriptFileManager.files.home + "/tmp/") })
      c.property("currentDirectoryPath", "Where a path without a slash at its beginning begins.", get: { _ in ScriptFileManager.files.home })
      c.method("fileExists", "Whether there is a file or a folder, and whether it is a folder: two values.", args: "path") {
        (_: ScriptFileManager, path: PathArgument) -> Awaited in
        let isFolder = ScriptFileManager.files.isFolder(path.path)
        return .now([isFolder != nil, isFolder == true])
      }
      c.method("isDirectory", "Whether there is a folder.", args: "path") { (_: ScriptFileManager, path: PathArgument) in
        ScriptFileManager.files.isFolder(path.path) == true
      }
      c.method("contents", "What is in a file, or nil and an error.", args: "path") { (_: ScriptFileManager, path: PathArgument) in
        ScriptFileManager.read(path.path) { () throws(FileFault) in TextBytes(bytes: try ScriptFileManager.files.read(path.path)) }
      }
      c.method("createFile", "Writes a file, also in the place of another one. Returns whether it could.", args: "path", "contents") {
        (_: ScriptFileManager, path: PathArgument, contents: TextBytes?) in
        (try? ScriptFileManager.files.write(contents?.bytes ?? [], to: path.path)) != nil
      }
      c.method("contentsOfDirectory", "The names in a folder, in the order of their bytes; for a URL, URLs. Or nil and an error.", args: "path") {
        (_: ScriptFileManager, path: LuaReference, stack: LuaStack) -> Attempted in
        stack.push(path)
        defer { stack.pop() }
        let isPath = stack.type(at: -1) == LUA_TSTRING
        let folder = try PathArgument.read(stack, at: stack.top).path
        return ScriptFileManager.read(folder) { () throws(FileFault) -> FolderContents in
          FolderContents(names: try ScriptFileManager.files.names(in: folder), folder: isPath ? nil : folder)
        }
      }
      c.method(
        "createDirectory", "Makes a folder, with those around it if that is wanted. True, or nil and an error.", args: "path",
        "withIntermediateDirectories"
      ) { (_: ScriptFileManager, path: PathArgument, withParents: Bool?) in
        ScriptFileManager.change(path.path, .makeFolder) { () throws(FileFault) in
          try ScriptFileManager.files.makeFolder(path.path.withoutLastSlash, withParents: withParents ?? false)
        }
      }
      c.method("removeItem", "Removes a file, or a folder with all that is in it. True, or nil and an error.", args: "path") {
        (_: ScriptFileManager, path: PathArgument) in
        ScriptFileManager.change(path.path, .remove) { () throws(FileFault) in try ScriptFileManager.files.remove(path.path) }
      }
      c.method("moveItem", "Gives a file or a folder another place. True, or nil and an error.", args: "path", "to") {
        (_: ScriptFileManager, path: PathArgument, other: PathArgument) in
        ScriptFileManager.change(path.path, .move(other.path)) { () throws(FileFault) in try ScriptFileManager.files.move(path.path, to: other.path) }
      }
      c.method("copyItem", "Makes a copy of a file or a folder. True, or nil and an error.", args: "path", "to") {
        (_: ScriptFileManager, path: PathArgument, other: PathArgument) -> Attempted in
        // A copy begins by reading. Source: errors that developers printed
        do throws(FileFault) { _ = try ScriptFileManager.files.find(path.path) } catch { return .failure(ScriptCocoaError.reading(error, path.path)) }
        return ScriptFileManager.change(path.path, .copy(other.path)) { () throws(FileFault) in
          try ScriptFileManager.files.copy(path.path, to: other.path)
        }
      }
      c.method("attributesOfItem", "size, type (\"regular\" or \"directory\"), creationDate and modificationDate; or nil and an error.", args: "path") {
        (_: ScriptFileManager, path: PathArgument) in
        ScriptFileManager.read(path.path) { () throws(FileFault) in FileAttributes(node: try ScriptFileManager.files.find(path.path)) }
      }
    }
    r.type(
      ScriptData.self, "Data",
      doc: "Bytes, which are strings in Lua: Data { contentsOf = url } reads a file, Data { base64Encoded = text } base64; or nil, and an error."
    ) { c in
      c.constructor { arguments in
        if let path = try arguments.take("contentsOf", as: PathArgument.self, "The file to read.") {
          let read = ScriptFileManager.read(path.path) { () throws(FileFault) in TextBytes(bytes: try ScriptFileManager.files.read(path.path)) }
          throw ValueMade(value: read)
        }
        guard let text = try arguments.take("base64Encoded", as: String.self, "A text in base64.") else { throw ValueMade(value: Attempted.value("")) }
        guard let data = Foundation.Data(base64Encoded: text) else { throw NothingMade() }
        throw ValueMade(value: Attempted.value(TextBytes(bytes: Array(data))))
      }
      c.function("base64EncodedString", "Bytes in base64.", args: "data") { (data: TextBytes) in Foundation.Data(data.bytes).base64EncodedString() }
      c.function(
        "write", "Writes bytes to a file: Data.write(data, url, { \"atomic\" }). True, or nil and an error.", args: "data", "url", "options"
      ) { (data: TextBytes, path: PathArgument, options: [DataWritingOption]?) -> Attempted in
        ScriptFileManager.change(path.path) { () throws(FileFault) in
          if options?.contains(.withoutOverwriting) == true, ScriptFileManager.files.isFolder(path.path) != nil { throw .exists }
          try ScriptFileManager.files.write(data.bytes, to: path.path)
        }
      }
    }
  }
}

extension Registry {
  static func bundleFiles(_ c: ClassBuilder<AppBundle>) {
    bundleInfo(c)
    c.property("bundlePath", "Where it is.", get: { $0.path })
    c.property("bundleURL", "The same as a URL.", get: { ScriptURL.file($0.path + "/") })
    c.method("path", "The path of a file of the bundle by name and ending, or nil.", args: "forResource", "ofType") {
      (bundle: AppBundle, name: String?, ending: String?) in BundleFiles.path(bundle, name, ending)
    }
    c.method("paths", "The paths of all files of the bundle with an ending, in a folder of it or at its top.", args: "forResourcesOfType", "inDirectory") {
      (bundle: AppBundle, ending: String?, folder: String?) in BundleFiles.paths(bundle, ending, folder)
    }
    c.method("urls", "The same as URLs.", args: "forResourcesWithExtension", "subdirectory") { (bundle: AppBundle, ending: String?, folder: String?) in
      BundleFiles.paths(bundle, ending, folder).map { ScriptURL.file($0) }
    }
    c.method("url", "The same as a URL.", args: "forResource", "withExtension") { (bundle: AppBundle, name: String?, ending: String?) in
      BundleFiles.path(bundle, name, ending).map { ScriptURL.file($0) }
    }
  }
}

/// Names, or the URLs in a folder.
struct FolderContents: LuaPushable {
  let names: [String]
  /// nil: names.
  let folder: String?
  static var luaType: LuaType { .list(.any) }

  func push(on stack: LuaStack) {
    guard let folder else { return stack.push(names) }
    stack.push(names.map { ScriptURL.file(folder.withoutLastSlash + "/" + $0) })
  }
}

extension String {
  var withoutLastSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}

extension ScriptContext {
  func installFileFunctions() {
    for (name, path) in [("NSHomeDirectory", ""), ("NSTemporaryDirectory", "/tmp/")] {
      define(
        name,
        LuaBody { stack, _ in
          stack.push(ScriptFileManager.files.home + path)
          return 1
        })
    }
    let search = CallNames("NSSearchPathForDirectoriesInDomains", ["directory", "domain", "expandTilde"])
    define(
      search.call,
      LuaBody { stack, _ in
        finish(stack, naming: search.call) {
          var reader = CallReader(stack, from: 1, search)
          let directory: SearchDirectory = try reader.next()
          stack.push([ScriptFileManager.files.home + "/" + directory.path])
          return 1
        }
      })
  }
}
