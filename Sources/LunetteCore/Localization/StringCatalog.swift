/// Reads a string catalog, `Localizable.xcstrings`. Source: what Xcode 15 writes
package struct StringCatalog {
  package private(set) var sourceLanguage = "en"
  /// The texts by language, then by key.
  package private(set) var texts: [String: [String: LocalizedText]] = [:]
  /// What the catalog says without saying it: in the language of the source a key is its own text.
  package private(set) var keys: [String: LocalizedText] = [:]

  private let text: [UInt8]
  private let device: LocalizedDevice

  /// - Parameter device: of the texts for kinds of devices those for this one count
  package init(_ file: [UInt8], for device: LocalizedDevice = .iphone) throws(LocalizationProblem) {
    self.device = device
    text = try LocalizationFile.utf8(file)
    let root: JsonTree
    do throws(JsonProblem) {
      root = try text.withUnsafeBufferPointer { bytes throws(JsonProblem) in
        try JsonReader.read(bytes, allowsFragments: false, into: JsonTree.Builder()).root
      }
    } catch { throw LocalizationProblem(error.reason, line: error.line, column: error.column) }
    guard case .object = root else { throw LocalizationProblem("the catalog is no object", line: 1, column: 1) }
    if case .text(let language)? = root["sourceLanguage"] { sourceLanguage = LanguageTag.normalized(language) }
    guard let keys = root["strings"] else { return }
    guard case .object(let entries) = keys else { throw LocalizationProblem("'strings' is no object", about: "\"strings\"", in: text) }
    for (key, entry) in entries { try read(entry, of: key) }
  }

  private func problem(_ key: String, _ reason: String) -> LocalizationProblem {
    LocalizationProblem("\"\(key)\": \(reason)", about: "\"\(key)\"", in: text)
  }

  private mutating func read(_ entry: JsonTree, of key: String) throws(LocalizationProblem) {
    guard case .object = entry else { throw problem(key, "an object is wanted") }
    keys[key] = .plain(key)
    guard let localizations = entry["localizations"] else { return }
    guard case .object(let languages) = localizations else { throw problem(key, "'localizations' is no object") }
    for (language, value) in languages {
      guard LanguageTag.isLanguage(language) else { throw problem(key, "'\(language)' is no language, such as 'de' or 'pt-BR'") }
      guard let localized = try text(of: value, key, language) else { continue }
      texts[LanguageTag.normalized(language), default: [:]][key] = localized
    }
  }

  /// Nil for an entry without a text.
  private func text(of value: JsonTree, _ key: String, _ language: String) throws(LocalizationProblem) -> LocalizedText? {
    let ofDevice = value["variations"]?["device"].flatMap { $0[device.rawValue] ?? $0["other"] ?? $0["iphone"] } ?? value
    let own = widest(ofDevice["variations"]?["width"]) ?? ofDevice
    if let plural = own["variations"]?["plural"] { return try forms(plural, key, language).map(LocalizedText.plural) }
    guard let unit = own["stringUnit"], !unit.isUntranslated else { return nil }
    guard case .text(let format)? = unit["value"] else { throw problem(key, "'stringUnit' of '\(language)' has no 'value' that is a text") }
    guard let substitutions = value["substitutions"] else { return .plain(format) }
    guard case .object(let entries) = substitutions else { throw problem(key, "'substitutions' of '\(language)' is no object") }
    var numbers: [String: LocalizedText.Number] = [:]
    for (name, entry) in entries {
      guard let plural = entry["variations"]?["plural"] else { throw problem(key, "'\(name)' of '\(language)' has no variations for numbers") }
      var argument: Int?
      if case .whole(let number)? = entry["argNum"] { argument = Int(clamping: number) }
      var specifier = "lld"
      if case .text(let text)? = entry["formatSpecifier"] { specifier = text }
      guard let forms = try forms(plural, key, language) else { return nil }
      numbers[name] = LocalizedText.Number(forms: forms, argument: argument, specifier: specifier)
    }
    return .rule(format: format, numbers: numbers)
  }

  /// The text for the largest width of those for widths. Source: Apple, NSString.variantFittingPresentationWidth
  private func widest(_ widths: JsonTree?) -> JsonTree? {
    guard case .object(let entries)? = widths else { return nil }
    return entries.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }?.value
  }

  /// Nil where they wait for their translation.
  private func forms(_ plural: JsonTree, _ key: String, _ language: String) throws(LocalizationProblem) -> [PluralCategory: String]? {
    guard case .object(let entries) = plural else { throw problem(key, "'plural' of '\(language)' is no object") }
    if entries.contains(where: { $0.value["stringUnit"]?.isUntranslated == true }) { return nil }
    var forms: [PluralCategory: String] = [:]
    for (name, entry) in entries {
      guard let category = PluralCategory(rawValue: name) else {
        throw problem(key, "'\(name)' is no form of '\(language)'; forms are \(PluralCategory.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      guard case .text(let value)? = entry["stringUnit"]?["value"] else { throw problem(key, "the form '\(name)' of '\(language)' has no text") }
      forms[category] = value
    }
    guard forms[.other] != nil else { throw problem(key, "'\(language)' has no form 'other'") }
    return forms
  }
}

/// The value of a JSON text.
private indirect enum JsonTree {
  case nothing
  case flag
  case whole(Int64)
  case number
  case text(String)
  case list
  case object([(key: String, value: JsonTree)])

  /// The value of a key; of equal keys the last one.
  subscript(key: String) -> JsonTree? {
    guard case .object(let entries) = self else { return nil }
    return entries.last { $0.key == key }?.value
  }

  /// What Xcode writes for a text that nobody has translated yet: the app shows the one of the source language.
  var isUntranslated: Bool {
    guard case .text("new")? = self["state"], case .text(let value)? = self["value"] else { return false }
    return value.isEmpty
  }

  struct Builder: JsonBuilder {
    private(set) var root = JsonTree.nothing
    /// The objects that are open, and the keys whose values come next.
    private var open: [(entries: [(key: String, value: JsonTree)], key: String)] = []
    /// How many lists are open: what is in them counts for nothing.
    private var lists = 0

    private mutating func add(_ value: JsonTree) {
      guard lists == 0 else { return }
      if open.isEmpty { root = value } else { open[open.count - 1].entries.append((open[open.count - 1].key, value)) }
    }

    private static func string(_ utf8: UnsafeBufferPointer<UInt8>) -> String { String(decoding: utf8, as: UTF8.self) }

    mutating func null() { add(.nothing) }
    mutating func flag(_: Bool) { add(.flag) }
    mutating func whole(_ value: Int64) { add(.whole(value)) }
    mutating func number(_: Double) { add(.number) }
    mutating func text(_ utf8: UnsafeBufferPointer<UInt8>) { if lists == 0 { add(.text(Self.string(utf8))) } }
    mutating func key(_ utf8: UnsafeBufferPointer<UInt8>) { if lists == 0, !open.isEmpty { open[open.count - 1].key = Self.string(utf8) } }
    mutating func beginObject() { if lists == 0 { open.append(([], "")) } }
    mutating func endObject() { if lists == 0, let ended = open.popLast() { add(.object(ended.entries)) } }
    mutating func beginList() { lists += 1 }
    mutating func endList() {
      lists -= 1
      add(.list)
    }
  }
}
