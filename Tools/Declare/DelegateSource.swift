import Foundation

/// A delegate's protocol as its source declares it, for example:
///
/// ```swift
/// /// What is in the table. Source: …
/// /// - Lua: What a table contains.
/// public protocol UITableViewDataSource: AnyObject {
///   /// The title above a section, or nil.
///   /// - Lua: titleForHeaderInSection, lasting, else nil
///   func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
/// ```
struct DelegateProtocol {
  let name: String
  let inherited: [String]
  /// What the reference says of it.
  let doc: String
  /// The protocol whose methods for scripts these are, too: UIKit has one protocol where there are two here.
  let whole: String?
  /// The protocol whose adapter answers these methods as well.
  let adapter: String?
  /// Whether the adapter keeps a controller or a view alive.
  let keepsObjects: Bool
  /// The target that declares it.
  let target: String
  let methods: [DelegateMethod]

  /// The name without the letters of Apple's framework: `TableViewDelegate`.
  var stem: String { String(name.dropFirst(2)) }
}

/// A method of a delegate.
struct DelegateMethod {
  struct Parameter {
    let label: String
    let name: String
    let type: String
  }

  /// The declaration on one line, from `func`.
  let declaration: String
  let parameters: [Parameter]
  /// Nil for nothing.
  let result: String?
  /// What the reference says: the text of the comment up to the mark.
  let doc: String
  /// The case of `MeasuredUnit` in which its numbers are.
  let unit: String?
  let mark: Mark

  /// What the comment says after `- Lua:`, `- Has:` or `- Else:`.
  struct Mark {
    /// The name for scripts; nil for a method that scripts don't know.
    var name: String?
    /// Arguments for scripts, where they differ from the method's: a name, and the type that is made of the method's argument.
    var arguments: [(name: String, type: String?)]?
    /// A data source without the method is wrong.
    var isNeeded = false
    /// What the contract checker expects of the answers: `lasting` or `passing`.
    var contract: String?
    /// The answer's type, where it doesn't follow from the method's result. `nothing`: the method's result says whether the script has it.
    var answers: String?
    /// The adapter's method is written by hand, in an extension.
    var isByHand = false
    /// The method only says whether the script has one of these.
    var has: [String] = []
    /// What a delegate without the method answers.
    var otherwise: String?
  }
}

/// A mistake in a declaration.
struct DeclarationFault: Error, CustomStringConvertible {
  let description: String
}

// MARK: Reading

extension DelegateProtocol {
  /// The protocols with a mark in all sources, in the order of their names: which file has them doesn't matter.
  static func all(in sources: URL) throws -> [DelegateProtocol] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") && !$0.hasSuffix(".gen.swift") }
    let found = try paths.flatMap { path -> [DelegateProtocol] in
      guard let target = path.split(separator: "/").first.map(String.init), target.hasPrefix("Lunette"), target != "LunetteScript" else { return [] }
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      return text.contains("- Lua:") ? try protocols(in: text, target, path) : []
    }
    return found.sorted { $0.name < $1.name }
  }

  private static func protocols(in text: String, _ target: String, _ path: String) throws -> [DelegateProtocol] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var found: [DelegateProtocol] = []
    for (start, line) in lines.enumerated() {
      guard let head = line.wholeMatch(of: #/public protocol (\w+): ([^{]+?) \{/#) else { continue }
      let comment = lines[..<start].reversed().prefix { $0.hasPrefix("///") }.reversed().map(\.commentText)
      guard let mark = Comment(comment).fields["Lua"] else { continue }
      let body = lines[(start + 1)...].prefix { $0 != "}" }
      let fields = Comment(comment).fields
      found.append(
        DelegateProtocol(
          name: String(head.1), inherited: head.2.split(separator: ", ").map(String.init), doc: mark, whole: fields["Part of"],
          adapter: fields["Adapter of"], keepsObjects: fields["Keeps"] != nil, target: target,
          methods: try DelegateMethod.all(in: Array(body), path)))
    }
    return found
  }
}

extension DelegateMethod {
  fileprivate static func all(in body: [String], _ path: String) throws -> [DelegateMethod] {
    var methods: [DelegateMethod] = []
    var comment: [String] = []
    var declaration = ""
    for line in body.map({ $0.trimmingCharacters(in: .whitespaces) }) + [""] {
      if !declaration.isEmpty, line.isEmpty || line.hasPrefix("//") || line.hasPrefix("func ") || line.hasPrefix("var ") {
        if let method = try DelegateMethod(declaration, Comment(comment), path) { methods.append(method) }
        (declaration, comment) = ("", [])
      }
      if line.hasPrefix("///") {
        comment.append(line.commentText)
      } else if line.hasPrefix("func ") || !declaration.isEmpty {
        declaration += (declaration.isEmpty || declaration.hasSuffix("(") || line.hasPrefix(")") ? "" : " ") + line
      } else {
        comment = []
      }
    }
    return methods
  }

  /// Nil for a method without a mark.
  private init?(_ declaration: String, _ comment: Comment, _ path: String) throws {
    guard let mark = try Mark(comment.fields, path) else { return nil }
    guard let parts = declaration.wholeMatch(of: #/func \w+\((.*)\)(?: -> (.+))?/#) else {
      throw DeclarationFault(description: "\(path): the tool can't read \"\(declaration)\"")
    }
    self.declaration = declaration
    parameters = try String(parts.1).items.map { parameter in
      guard let names = parameter.wholeMatch(of: #/(\w+) ?(\w*): (.+)/#) else {
        throw DeclarationFault(description: "\(path): the tool can't read the parameter \"\(parameter)\"")
      }
      return Parameter(label: String(names.1), name: String(names.2.isEmpty ? names.1 : names.2), type: String(names.3))
    }
    result = parts.2.map(String.init)
    (doc, unit, self.mark) = (comment.text, comment.fields["Units"], mark)
  }
}

extension DelegateMethod.Mark {
  fileprivate init?(_ fields: [String: String], _ path: String) throws {
    if let otherwise = fields["Else"] { self.otherwise = otherwise }
    guard let text = fields["Lua"] ?? fields["Has"] else {
      if otherwise == nil { return nil }
      return
    }
    var words = text
    if let otherwise = words.firstMatch(of: #/, else (.+)$/#) {
      self.otherwise = String(otherwise.1)
      words.removeSubrange(otherwise.range)
    }
    let items = words.items
    if fields["Lua"] == nil {
      has = items[0].components(separatedBy: " or ")
      return
    }
    guard let named = items.first?.wholeMatch(of: #/(\w+)(?:\((.*)\))?/#) else {
      throw DeclarationFault(description: "\(path): \"- Lua: \(text)\" has no name")
    }
    name = String(named.1)
    arguments = named.2.map {
      String($0).items.map { item in
        let parts = item.components(separatedBy: ": ")
        return (parts[0], parts.count > 1 ? parts[1] : nil)
      }
    }
    for item in items.dropFirst() {
      switch item {
      case "needed": isNeeded = true
      case "by hand": isByHand = true
      case "lasting", "passing": contract = item
      case let item where item.hasPrefix("answers "): answers = String(item.dropFirst("answers ".count))
      default:
        throw DeclarationFault(description: "\(path): \"\(item)\" in \"- Lua: \(text)\" is none of needed, by hand, lasting, passing, answers TYPE, else VALUE")
      }
    }
  }
}

/// A documentation comment: the text before the first field, and the fields.
private struct Comment {
  var text = ""
  var fields: [String: String] = [:]

  init(_ lines: [String]) {
    var field: String?
    var isOver = false
    for line in lines {
      if let start = line.firstMatch(of: #/^- (Lua|Units|Has|Else|Part of|Adapter of|Keeps): /#) {
        field = String(start.1)
        fields[String(start.1)] = String(line[start.range.upperBound...])
      } else if line.isEmpty || line.hasPrefix("- ") {
        (field, isOver) = (nil, true)
      } else if let field {
        fields[field, default: ""] += " " + line
      } else if !isOver {
        text += (text.isEmpty ? "" : " ") + line
      }
    }
  }
}

extension String {
  fileprivate var commentText: String { String(dropFirst(3)).trimmingCharacters(in: .whitespaces) }

  /// The parts between the commas that are in no brackets.
  fileprivate var items: [String] {
    var (items, depth) = ([""], 0)
    for character in self {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if character == ",", depth == 0 { items.append("") } else { items[items.count - 1].append(character) }
    }
    return items.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
