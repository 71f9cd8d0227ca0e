import Foundation
import Lua
import LunetteCore
import LunetteKit

/// What can be changed of a file's attributes. Source: Apple, FileAttributeKey
private struct ChangedAttributes: LuaReadable {
  var created, modified: Double?
  static var luaTypeName: String { "a table with creationDate or modificationDate" }
  static var luaType: LuaType { .table }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ChangedAttributes {
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    let index = stack.absolute(index)
    var answer = ChangedAttributes()
    for key in stack.keys(at: index) {
      stack.pushRawField(key, of: index)
      defer { stack.pop() }
      switch key {
      case "creationDate": answer.created = try ScriptDate.read(stack, at: -1).seconds
      case "modificationDate": answer.modified = try ScriptDate.read(stack, at: -1).seconds
      default:
        let near = Suggestion.nearest(to: key, among: ["creationDate", "modificationDate"])
        throw LuaMismatch(wanted: luaTypeName, got: "'\(key)'", hint: near.map { "did you mean '\($0)'?" })
      }
    }
    return answer
  }
}

/// `{ systemSize =, systemFreeSize = }`. Source: Apple, FileManager.attributesOfFileSystem
private struct SpaceAttributes: LuaPushable {
  let size, free: Int
  static var luaType: LuaType { .table }

  func push(on stack: LuaStack) {
    stack.reserve(4)
    lua_createtable(stack.raw, 0, 2)
    stack.setField("systemSize", to: size)
    stack.setField("systemFreeSize", to: free)
  }
}

extension SimulatedFiles {
  /// Whether two paths lead to equal files or folders.
  fileprivate func areEqual(_ a: String, _ b: String) -> Bool {
    guard let isFolder = isFolder(a), isFolder == self.isFolder(b) else { return false }
    guard isFolder else { return (try? read(a)) == (try? read(b)) }
    guard let paths = try? subpaths(of: a), paths == (try? subpaths(of: b)) else { return false }
    return paths.allSatisfy { path in
      let (first, second) = (a.withoutLastSlash + "/" + path, b.withoutLastSlash + "/" + path)
      return self.isFolder(first) == self.isFolder(second) && (self.isFolder(first) == true || (try? read(first)) == (try? read(second)))
    }
  }
}

extension Registry {
  /// More questions to the files of the app. Source: Apple, FileManager
  static func fileQuestions(_ c: ClassBuilder<ScriptFileManager>) {
    c.method(
      "url", "The URL of the folder for something, which is made if that is wanted; or nil and an error.", args: "directory", "domain", "appropriateFor",
      "create"
    ) { (_: ScriptFileManager, directory: SearchDirectory, _: String?, _: PathArgument?, create: Bool?) -> Attempted in
      let path = ScriptFileManager.files.home + "/" + directory.path
      guard create == true, ScriptFileManager.files.isFolder(path) == nil else { return .value(ScriptURL.file(path + "/")) }
      do throws(FileFault) {
        try ScriptFileManager.files.makeFolder(path, withParents: true)
        return .value(ScriptURL.file(path + "/"))
      } catch {
        return .failure(ScriptCocoaError.writing(error, path))
      }
    }
    for name in ["subpathsOfDirectory", "subpaths"] {
      c.method(name, "The paths of all that is in a folder and in those in it, from that folder; or nil and an error.", args: "path") {
        (_: ScriptFileManager, path: PathArgument) in
        ScriptFileManager.read(path.path) { () throws(FileFault) in try ScriptFileManager.files.subpaths(of: path.path) }
      }
    }
    c.method(
      "enumerator", "All that is in a folder and in those in it, as a list for ipairs: paths from the folder, or for a URL, URLs.", args: "path"
    ) { (_: ScriptFileManager, path: LuaReference, stack: LuaStack) -> FolderContents in
      stack.push(path)
      defer { stack.pop() }
      let isPath = stack.type(at: -1) == LUA_TSTRING
      let folder = try PathArgument.read(stack, at: stack.top).path
      return FolderContents(names: (try? ScriptFileManager.files.subpaths(of: folder)) ?? [], folder: isPath ? nil : folder)
    }
    c.method("isReadableFile", "Whether there is a file or a folder that can be read.", args: "path") { (_: ScriptFileManager, path: PathArgument) in
      ScriptFileManager.files.isFolder(path.path) != nil
    }
    for name in ["isWritableFile", "isDeletableFile"] {
      c.method(name, "Whether there is a file or a folder that the app may change: one of its own, not of the bundle.", args: "path") {
        (_: ScriptFileManager, path: PathArgument) in ScriptFileManager.files.node(path.path) != nil
      }
    }
    c.method("contentsEqual", "Whether two files have the same bytes, or two folders the same files.", args: "path", "other") {
      (_: ScriptFileManager, path: PathArgument, other: PathArgument) in ScriptFileManager.files.areEqual(path.path, other.path)
    }
    c.method("displayName", "The name of a file for people.", args: "path") { (_: ScriptFileManager, path: PathArgument) in
      path.path.split(separator: "/").last.map(String.init) ?? "/"
    }
    c.method("replaceItemAt", "Puts a file or a folder in the place of another one. The URL of that place, or nil and an error.", args: "url", "withItemAt") {
      (_: ScriptFileManager, path: PathArgument, other: PathArgument) -> Attempted in
      let files = ScriptFileManager.files
      guard files.node(other.path) != nil else { return .failure(ScriptCocoaError(.fileNoSuchFile, other.path)) }
      do throws(FileFault) {
        try files.replace(path.path, with: other.path)
        return .value(ScriptURL.file(path.path.hasPrefix("/") ? path.path : files.home + "/" + path.path))
      } catch {
        return .failure(ScriptCocoaError.writing(error, path.path))
      }
    }
    c.method("setAttributes", "Sets creationDate or modificationDate of a file. True, or nil and an error.", args: "attributes", "ofItemAtPath") {
      (_: ScriptFileManager, attributes: ChangedAttributes, path: PathArgument) -> Attempted in
      ScriptFileManager.change(path.path) { () throws(FileFault) in
        try ScriptFileManager.files.setDates(created: attributes.created, modified: attributes.modified, of: path.path)
      }
    }
    c.method("attributesOfFileSystem", "systemSize and systemFreeSize: the bytes that the app's files may have, and those that are left.", args: "path") {
      (_: ScriptFileManager, _: PathArgument?) in
      SpaceAttributes(size: ScriptFileManager.files.totalSpace, free: ScriptFileManager.files.freeSpace)
    }
  }
}
