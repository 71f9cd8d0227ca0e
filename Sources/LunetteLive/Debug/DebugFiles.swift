import Foundation
import Lua
import LunetteDriver
import LunetteRender
import LunetteScript
import LunetteSystem

/// The files of a run as a debugger needs them: their texts, where code is, where functions begin. By their names in messages.
final class DebugFiles {
  private var texts: [String: String] = [:]
  private var codes: [String: LuaChunkCode] = [:]
  private var broken: [String: String] = [:]
  /// Where functions begin, by file: each with its name.
  private var heads: [String: [(name: String, line: Int)]] = [:]

  /// Whether only files below the working folder are read, for clients of a port.
  private let isConfined: Bool
  init(isConfined: Bool = false) { self.isConfined = isConfined }

  /// Folders whose files are read as soon as somebody asks for a name that is in none of the others.
  private var folders: [String] = []

  /// The names of the files that runs have loaded.
  private(set) var loaded: Set<String> = []
  /// Their contents, as far as they were told.
  private var bytes: [String: ArraySlice<UInt8>] = [:]
  /// Their contents when they were first read, which every later run of the session gets, too: a file may be edited meanwhile.
  private(set) var first: [String: [UInt8]] = [:]
  /// Every text that a file had in one of the runs.
  private var versions: [(name: String, text: ArraySlice<UInt8>)] = []
  /// Whether a file has another text on the disk than the run, as it was when somebody asked last.
  private var differs: [String: Bool] = [:]

  /// The names of all files of which something is known, such as by a breakpoint.
  var names: [String] {
    readFolders()
    return texts.keys.sorted()
  }

  func text(of name: String) -> String? { texts[name] }

  /// - Parameter loaded: the text as it was loaded; nil: that of the file
  func read(_ name: String, _ loaded: ArraySlice<UInt8>?) {
    guard texts[name] == nil || loaded != nil, !isConfined || loaded != nil || FilePath.isBelowWorkingFolder(name) else { return }
    guard let bytes = loaded ?? (try? PluginLoader.read(name)) else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    if texts[name] == text { return }
    texts[name] = text
    do {
      codes[name] = try LuaChunkCode(bytes, name: "@" + name)
      broken[name] = nil
    } catch {
      codes[name] = nil
      broken[name] = error.message
    }
    heads[name] = FunctionNames.written(in: text)
  }

  /// A run has loaded a file.
  func meet(_ name: String, _ host: ScriptHost) {
    if let text = host.loadedTexts[name], first[name] == nil { first[name] = Array(text) }
    let text = host.latestTexts[name]
    // A reload may bring another text under the same name.
    if loaded.contains(name), text == nil || text == bytes[name] { return }
    loaded.insert(name)
    bytes[name] = text
    if let text, version(name, text) == nil { versions.append((name, text)) }
    read(name, text)
  }

  /// The names of texts that scripts have loaded as code, which are in no file.
  private var madeTexts: Set<String> = []
  func isMade(_ name: String) -> Bool { madeTexts.contains(name) }

  /// A text that a script has loaded runs for the first time. One that has a file's name is shown as that file.
  func meetText(_ name: String, _ text: [UInt8]) {
    guard isMade(name) || !loaded.contains(name) else { return }
    madeTexts.insert(name)
    loaded.insert(name)
    let slice = text[...]
    bytes[name] = slice
    if version(name, slice) == nil { versions.append((name, slice)) }
    read(name, slice)
  }

  // MARK: Texts that aren't on the disk

  /// The number of a text, from 1.
  private func version(_ name: String, _ text: ArraySlice<UInt8>) -> Int? {
    versions.firstIndex { $0.name == name && $0.text == text }.map { $0 + 1 }
  }

  /// The number of the text that the run has of a file, where the file has another one by now; nil: the file shows what runs.
  func reference(to name: String) -> Int? {
    guard let text = bytes[name] else { return nil }
    if isMade(name) { return version(name, text) }
    let isOther = differs[name] ?? ((try? PluginLoader.read(name)) != text)
    differs[name] = isOther
    return isOther ? version(name, text) : nil
  }

  /// The numbers of the texts of a file that the run doesn't have now.
  func otherVersions(of name: String) -> [Int] {
    versions.indices.filter { versions[$0].name == name && versions[$0].text != bytes[name] }.map { $0 + 1 }
  }

  func text(ofVersion number: Int) -> String? {
    versions.indices.contains(number - 1) ? String(decoding: versions[number - 1].text, as: UTF8.self) : nil
  }

  /// Files may have been edited since.
  func forgetDisk() { differs = [:] }

  func code(of name: String) -> LuaChunkCode? { codes[name] }
  func fault(in name: String) -> String? { broken[name] }

  /// The name of the function that begins at a line; nil where it has none.
  func name(ofFunctionAt line: Int, in file: String) -> String? { heads[file]?.first { $0.line == line }?.name }

  /// Where functions of a name begin: the whole name, or its last part; `FILE:LINE`.
  func functions(named name: String) -> [(source: String, line: Int)] {
    if let match = name.wholeMatch(of: /(.+\.lua):(\d+)/), let line = Int(match.2) { return [(FilePath.shown(String(match.1)), line)] }
    readFolders()
    return heads.sorted { $0.key < $1.key }.flatMap { file, heads in
      heads.filter { $0.name == name || $0.name.hasSuffix("." + name) || $0.name.hasSuffix(":" + name) }.map { (file, $0.line) }
    }
  }

  /// Every name of a function, for messages.
  var functionNames: [String] {
    readFolders()
    return heads.values.flatMap { $0.map(\.name) }
  }

  /// Functions of the files of a plugin's folder are known before they are loaded.
  func add(folder: String) { folders.append(folder) }

  private func readFolders() {
    for folder in folders {
      for name in FilePath.names(in: folder) ?? [] where name.hasSuffix(".lua") { read(FilePath.shown(folder + "/" + name), nil) }
    }
    folders = []
  }
}
