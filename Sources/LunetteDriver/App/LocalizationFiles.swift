import Foundation
import Lua
import LunetteKit
import LunetteRender
import LunetteScript
import LunetteSystem

/// Reads the texts of an app from the files beside its code, through its bundle. Source: docs/rules/world.md 4
extension ScriptHost {
  /// The texts in files, which the app's code finds as it is read.
  /// Throws: `LocalizationFault` with the place in the file; `LuaError` of a file in Lua
  func readTexts(of source: LoadedPlugin.Source?, for simulation: Simulation) throws {
    let localization = simulation.localization
    let isPad = simulation.screen.device.isPad
    var reader = TextReader(simulation.files, for: isPad ? .ipad : .iphone, folder: source.map { FilePath.folder(of: $0.path) } ?? "")
    try reader.readFiles()
    var strings = reader.strings
    if let source {
      let path = FilePath.folder(of: source.path) + "/\(LocalizedStrings.usualTable).lua"
      if reader.names.contains("\(LocalizedStrings.usualTable).lua") {
        for (language, texts) in try loader.texts(inFile: path, of: source) { strings.add(texts, table: LocalizedStrings.usualTable, language: language) }
      }
      let others = Set(reader.names)
      localization.readTable = { [weak loader] table in
        guard table != LocalizedStrings.usualTable, others.contains("\(table).lua"), let loader else { return nil }
        return try loader.texts(inFile: FilePath.folder(of: source.path) + "/\(table).lua", of: source)
      }
    }
    for (table, language, keys) in reader.implied { strings.add(keys, table: table, language: language) }
    if let language = reader.sourceLanguage { strings.developmentLanguage = language }
    localization.strings = strings
  }

  /// The texts in the plugin's own table. Throws: `LocalizationFault`
  func readOwnTexts(of plugin: LoadedPlugin, for simulation: Simulation) throws {
    let localization = simulation.localization
    for (language, texts) in try loader.texts(of: plugin) ?? [:] {
      localization.strings.add(texts, table: LocalizedStrings.usualTable, language: language)
    }
    if let language = loader.developmentLanguage(of: plugin) { localization.strings.developmentLanguage = language }
  }
}

/// The files with texts in a bundle.
private struct TextReader {
  private let files: SimulatedFiles
  private let device: LocalizedDevice
  /// For messages.
  private let folder: String
  /// What is in the bundle's folder.
  let names: [String]
  private(set) var strings = LocalizedStrings()
  private(set) var sourceLanguage: String?
  /// The keys of catalogs, which are texts of their own.
  private(set) var implied: [(table: String, language: String, keys: [String: LocalizedText])] = []

  init(_ files: SimulatedFiles, for device: LocalizedDevice, folder: String) {
    (self.files, self.device, self.folder) = (files, device, folder)
    names = files.bundleNames?("") ?? []
  }

  mutating func readFiles() throws {
    for name in names {
      guard let table = Self.stem(of: name, ".xcstrings") else { continue }
      let catalog = try read(name) { bytes throws(LocalizationProblem) in try StringCatalog(bytes, for: device) }
      for (language, texts) in catalog.texts { strings.add(texts, table: table, language: language) }
      implied.append((table, catalog.sourceLanguage, catalog.keys))
      sourceLanguage = sourceLanguage ?? catalog.sourceLanguage
    }
    try read(in: "", names, language: LocalizedStrings.base)
    for name in names {
      guard let language = Self.stem(of: name, ".lproj"), let own = files.bundleNames?(name) else { continue }
      try read(in: name + "/", own, language: language)
    }
  }

  private mutating func read(in folder: String, _ names: [String], language: String) throws {
    for name in names {
      guard let table = Self.stem(of: name, ".stringsdict") else { continue }
      let texts = try read(folder + name) { bytes throws(LocalizationProblem) in try PropertyListFile.stringsdict(bytes, for: device) }
      strings.add(texts, table: table, language: language)
    }
    for name in names {
      guard let table = Self.stem(of: name, ".strings") else { continue }
      strings.add(try read(folder + name, StringsFile.read), table: table, language: language)
    }
  }

  private func read<Texts>(_ name: String, _ parse: ([UInt8]) throws(LocalizationProblem) -> Texts) throws -> Texts {
    let path = folder + "/" + name
    guard let bytes = files.bundleFile?(name), bytes.count <= LocalizationFile.largest else {
      throw LocalizationFault(FilePath.shown(path), "can't be read; a file of texts has at most \(LocalizationFile.largest >> 20) MB")
    }
    do throws(LocalizationProblem) { return try parse(bytes) } catch { throw LocalizationFault(path, error) }
  }

  /// `Localizable` for `Localizable.strings`; nil for another ending.
  private static func stem(of name: String, _ ending: String) -> String? {
    name.hasSuffix(ending) && name.count > ending.count ? String(name.dropLast(ending.count)) : nil
  }
}
