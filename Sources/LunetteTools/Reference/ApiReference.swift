import Lua
import LunetteScript

/// The reference of one class or member, for a terminal.
public struct ApiReference {
  private let api: ApiDescription

  public init(_ api: ApiDescription) { self.api = api }

  /// Nothing in the API has this name.
  public struct Unknown: Error, CustomStringConvertible {
    public let description: String
  }

  /// A list of everything, by name.
  public var overview: String {
    func section(_ title: String, _ names: [String]) -> String { "\(title)\n" + Self.wrapped(names.joined(separator: "  "), by: 2) }
    var parts = [
      section("Classes", (api.classes + api.libraryClasses).map(\.name)), section("Values", api.values.map(\.name)),
      section("Protocols: what data sources and delegates may have", api.protocols.map(\.name)),
      section("Functions", api.functions.map(\.name)),
    ]
    if !api.specWords.isEmpty {
      parts.append(section("In specs", api.specWords.map(\.name) + api.assertions.map { "assert." + $0.name }))
    }
    return parts.joined(separator: "\n")
      + "\nlunette api NAME tells more: a class, UIView.frame, UIView:addSubview, cellForRowAt; lunette api WORDS looks for them.\n"
  }

  /// - Parameter name: `UITableView`, `UITableView.contentOffset`, `UIView:addSubview`, `cellForRowAt`, `launch`
  /// - Throws: `Unknown`, with the nearest name
  public func text(of name: String) throws(Unknown) -> String {
    if let declared = api.allClasses.first(where: { $0.name == name }) { return text(of: declared) }
    if let methods = api.protocols.first(where: { $0.name == name }) { return text(of: methods) }
    if let separator = name.lastIndex(where: { $0 == "." || $0 == ":" }) {
      let (owner, member) = (String(name[..<separator]), String(name[name.index(after: separator)...]))
      if owner == Self.assert || owner.hasPrefix(Self.assert + ".") {
        guard let known = api.assertions.first(where: { $0.name == member }) else {
          throw unknown(member, among: api.assertions.map(\.name), of: Self.assert)
        }
        return text(of: known, owner: Self.assert + ".")
      }
      return try text(of: member, in: owner)
    }
    if name == Self.assert, !api.assertions.isEmpty { return assertions }
    if let entry = NotSimulated.entry(of: name) { return "\(name) is not simulated: \(entry.instead).\n" }
    let found = anywhere(name) + (Topic.named(name).map { [$0.text + "\n"] } ?? [])
    if found.isEmpty {
      if let entry = NotSimulated.members.first(where: { $0.names.contains { $0.hasSuffix(".\(name)") } }) {
        return "\(name) is not simulated: \(entry.instead).\n"
      }
      throw unknown(name, among: allNames)
    }
    return found.joined(separator: "\n")
  }

  /// The text for several words: a name, an old name, or all members whose descriptions contain the words.
  /// - Throws: `Unknown`, with the nearest name
  public func text(ofWords words: [String]) throws(Unknown) -> String {
    let missing: Unknown
    do { return try text(of: words.joined(separator: " ")) } catch { missing = error }
    if words.count == 1, let today = present(words[0]) { return "\(words[0]) is \(today.name) now:\n\n\(today.text)" }
    let found = search(words.map { $0.lowercased() })
    if found.isEmpty { throw missing }
    let shown = found.prefix(Self.mostFound)
    let rest = found.count > shown.count ? "... and \(found.count - shown.count) more; another word leaves fewer\n" : ""
    return shown.map { Self.wrapped($0.title, by: 0, hanging: 4) + Self.wrapped($0.doc, by: 2) }.joined() + rest
  }

  /// Limit of members found. Ours: a screen or two.
  private static let mostFound = 40

  /// The present name for an old one, with its text.
  private func present(_ name: String) -> (name: String, text: String)? {
    let parts = name.split(whereSeparator: { $0 == "." || $0 == ":" }).map(String.init)
    guard let last = parts.last else { return nil }
    for candidate in OldNames.candidates(last) {
      if parts.count == 2, let text = try? text(of: "\(parts[0]).\(candidate)") { return ("\(parts[0]).\(candidate)", text) }
      let found = parts.count == 1 ? anywhere(candidate) : []
      if !found.isEmpty { return (candidate, found.joined(separator: "\n")) }
    }
    return nil
  }

  /// Members whose name or description contains all the words; those with the words in their names come first.
  private func search(_ words: [String]) -> [(title: String, doc: String)] {
    var entries: [(title: String, doc: String)] = api.allClasses.map { ($0.name, $0.doc) } + api.protocols.map { ($0.name, $0.doc) }
    entries += (api.functions + api.specWords).map { ($0.signature, $0.wholeDoc) }
    entries += api.assertions.map { ("\(Self.assert).\($0.signature)", $0.wholeDoc) }
    entries += api.protocols.flatMap { declared in declared.methods.map { ("\(declared.name):\($0.signature)", $0.wholeDoc) } }
    entries += api.allClasses.flatMap { declared in
      declared.constructorKeys.map { ("\(declared.name) { \($0.name) = \($0.type.plain) }", $0.doc) }
        + declared.members.map { (declared.name + $0.separator + $0.signature, $0.wholeDoc) }
    }
    func has(_ text: String) -> Bool {
      let text = text.lowercased()
      return words.allSatisfy(text.contains)
    }
    let matching = entries.filter { has($0.title + " " + $0.doc) }
    return matching.filter { has($0.title) } + matching.filter { !has($0.title) }
  }

  /// The table of all assertions, and of the fillers in names like `assert.are.equal`.
  private static let assert = "assert"

  /// Every name that has a text, for completion.
  public var allNames: [String] {
    let members = api.allClasses.flatMap { $0.members.map(\.name) }
    return
      (api.allClasses.map(\.name) + api.protocols.map(\.name) + (api.functions + api.specWords).map(\.name)
      + Topic.all.flatMap(\.names) + (api.assertions.isEmpty ? [] : [Self.assert]) + api.assertions.map { "\(Self.assert).\($0.name)" }
      + api.protocols.flatMap { $0.methods.map(\.name) } + members).sortedUniquely
  }

  private func unknown(_ name: String, among names: [String], of owner: String = "") -> Unknown {
    let nearest = Suggestion.nearest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? "; lunette api lists what there is"
    return Unknown(description: (owner.isEmpty ? "there is no '\(name)'" : "\(owner) has no '\(name)'") + nearest)
  }

  // MARK: Finding

  private func text(of member: String, in owner: String) throws(Unknown) -> String {
    if let methods = api.protocols.first(where: { $0.name == owner }) {
      if let known = methods.methods.first(where: { $0.name == member }) { return text(of: known, owner: owner + ":") }
      throw unknown(member, among: methods.methods.map(\.name), of: owner)
    }
    guard let declared = api.allClasses.first(where: { $0.name == owner }) else { throw unknown(owner, among: allNames) }
    let lineage = [declared] + api.ancestors(of: declared)
    for declaring in lineage {
      guard let known = declaring.members.first(where: { $0.name == member }) else { continue }
      let from = declaring.name == owner ? "" : "of \(declaring.name)\n"
      return text(of: known, owner: owner + known.separator) + (from.isEmpty ? "" : "\n  " + from)
    }
    if let key = declared.constructorKeys.first(where: { $0.name == member }) {
      return "\(owner) { \(key.name) = \(key.type.plain) }\n" + Self.wrapped(key.doc, by: 2)
    }
    if let entry = NotSimulated.entry(of: member, in: lineage.map(\.name)) { return "\(owner).\(member) is not simulated: \(entry.instead).\n" }
    throw unknown(member, among: lineage.flatMap { $0.members.map(\.name) }, of: owner)
  }

  /// The text for a plain name: a function, a protocol's method, a member of some classes.
  private func anywhere(_ name: String) -> [String] {
    let functions = (api.functions + api.specWords).filter { $0.name == name }.map { text(of: $0, owner: "") }
    let methods = api.protocols.flatMap { declared in
      declared.methods.filter { $0.name == name }.map { text(of: $0, owner: declared.name + ":") }
    }
    let members = api.allClasses.flatMap { declared in
      declared.members.filter { $0.name == name }.map { text(of: $0, owner: declared.name + $0.separator) }
    }
    let assertions = api.assertions.filter { $0.name == name }.map { text(of: $0, owner: Self.assert + ".") }
    return functions + assertions + methods + members
  }

  // MARK: Texts

  private func text(of declared: ApiDescription.Class) -> String {
    let ancestors = api.ancestors(of: declared).map(\.name)
    var text = ([declared.name] + ancestors).joined(separator: " < ") + "\n" + Self.wrapped(declared.doc, by: 2)
    if !declared.isConstructible { text += "  Scripts can't make one.\n" }
    let keys = declared.constructorKeys.filter { key in !declared.members.contains { $0.kind == .property && $0.name == key.name } }
    text += section("Only when it is made", keys.map { ("\($0.name): \($0.type.plain)", $0.doc) })
    text += section(
      "Properties",
      declared.members.filter { [.property, .readOnlyProperty].contains($0.kind) }.map {
        ("." + $0.signature, $0.wholeDoc)
      })
    text += section("Methods", declared.members.filter { $0.kind == .method }.map { (":" + $0.signature, $0.wholeDoc) })
    let ofType = declared.members.filter { [.typeFunction, .typeValue].contains($0.kind) }
    text += section("Of the class itself", ofType.map { (".\($0.signature)", $0.doc) })
    if let superclass = declared.superclass { text += "\nAnd all that a \(superclass) has: lunette api \(superclass)\n" }
    return text
  }

  private var assertions: String {
    Self.assert + "\n"
      + Self.wrapped(
        "What a spec expects. `is`, `are`, `has` and such words may stand between and say nothing; `not` and `no` turn it round.", by: 2)
      + section("Assertions", api.assertions.map { ("." + $0.signature, $0.doc) })
  }

  private func text(of methods: ApiDescription.ProtocolMethods) -> String {
    let inherited = methods.inherits.map { "\nAnd those of \($0): lunette api \($0)\n" } ?? ""
    return "\(methods.name)\n" + Self.wrapped(methods.doc, by: 2) + section("Methods", methods.methods.map { (":" + $0.signature, $0.doc) })
      + inherited
  }

  private func section(_ title: String, _ entries: [(signature: String, doc: String)]) -> String {
    if entries.isEmpty { return "" }
    return "\n\(title)\n"
      + entries.map { Self.wrapped($0.signature, by: 2, hanging: 6) + Self.wrapped($0.doc, by: 6) }.joined()
  }

  private func text(of member: ApiDescription.Member, owner: String) -> String {
    var text = Self.wrapped(owner + member.signature, by: 0, hanging: 4) + Self.wrapped(member.doc, by: 2)
    if !member.remarks.isEmpty { text += Self.wrapped(member.remarks, by: 2) }
    for parameter in member.parameters where parameter.type != .any && parameter.type != .rest {
      text += Self.wrapped(
        "\(parameter.name): \(parameter.type.plain)\(parameter.isOptional ? ", may be left out" : "")", by: 2, hanging: 6)
      guard let fields = parameter.type.options else { continue }
      for field in fields {
        text += Self.wrapped("\(field.name) = \(field.type.plain)\(field.isOptional ? "" : " (needed)"): \(field.doc)", by: 6, hanging: 10)
      }
    }
    return text
  }

  /// Breaks lines at `width` characters. Ours: what any terminal shows.
  private static func wrapped(_ text: String, by indent: Int, hanging: Int? = nil) -> String {
    let width = 100
    var (lines, line) = ([String](), String(repeating: " ", count: indent))
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        (line, isEmpty) = (String(repeating: " ", count: hanging ?? indent), true)
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return (isEmpty ? lines : lines + [line]).map { $0 + "\n" }.joined()
  }
}

extension ApiDescription.Member {
  /// The sign between a class and the member's name.
  var separator: String { kind == .method ? ":" : "." }

  /// The description, with remarks on what scripts may do with it.
  var wholeDoc: String { remarks.isEmpty ? doc : doc + " " + remarks }

  /// Remarks on what scripts may do with it.
  var remarks: String {
    guard kind == .readOnlyProperty else { return isOverridable ? "Can be overridden." : "" }
    return "Read-only." + (isOverridable ? " A method of its name overrides it." : "")
  }
}

extension [String] {
  fileprivate var sortedUniquely: [String] { Set(self).sorted() }
}
