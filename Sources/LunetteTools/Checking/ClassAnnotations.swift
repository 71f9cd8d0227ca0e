import LunetteScript
import LunetteSystem
import LunetteTesting

/// `lunette types --annotate`: the two lines that tell checkers of a script's own class, above each class that lacks them.
///
/// ```
/// ---@class cards.Card: UIView
/// ---@overload fun(properties?: table): cards.Card
/// local Card = class("Card", UIView)
/// ```
public struct ClassAnnotations {
  /// The names of UIKit's classes.
  private let known: Set<String>

  public init(_ api: ApiDescription) { known = Set(api.allClasses.map(\.name)) }

  /// A file that can't be read.
  public struct Refusal: Error, CustomStringConvertible { public let description: String }

  /// Writes the lines into files, and into all Lua files of folders. Returns: what was done to each file that was changed
  public func annotate(_ paths: [String]) throws -> [String] {
    var files: [String] = []
    for path in paths {
      if FilePath.isFolder(path) {
        files += NearlyRightNames.luaFiles(below: path)
      } else if FilePath.text(of: path) != nil {
        files.append(path)
      } else {
        throw Refusal(description: FilePath.exists(path) ? "\(path) can't be read as a text in UTF-8" : "there is no file \(path)")
      }
    }
    return try files.compactMap { path in
      guard let text = FilePath.text(of: path), let (annotated, count) = annotated(text, of: path) else { return nil }
      try WholeFile.write(annotated, to: path)
      return "\(path): \(count) class\(count == 1 ? "" : "es")"
    }
  }

  /// The text with the lines, and how many classes got some; nil if none lacks them.
  func annotated(_ text: String, of path: String) -> (text: String, count: Int)? {
    let source = Array(text.utf8)
    var lines = AnnotatedLines(source)
    let place = ScriptPlace(path)
    let written = Set(lines.annotatedNames)
    var taken = written.union(place.namesOfOthers())
    let makers = OwnClass.all(in: source)
    var names: [Int: String] = [:]
    var insertions: [(line: Int, texts: [String])] = []
    for (index, made) in makers.enumerated() {
      if let name = lines.className(above: made.line) {
        names[index] = name
        continue
      }
      guard lines.begins(made.line, with: made.start) else { continue }
      var (name, number) = (place.prefix + made.name, 2)
      while !taken.insert(name).inserted { (name, number) = ("\(place.prefix)\(made.name)\(number)", number + 1) }
      names[index] = name
      let superclass = superclass(of: made, before: index, makers, names, place, lines)
      insertions.append((made.line, ["---@class \(name)\(superclass.map { ": " + $0 } ?? "")", "---@overload fun(\(made.arguments)): \(name)"]))
    }
    if insertions.isEmpty { return nil }
    for (line, texts) in insertions.reversed() { lines.insert(texts, above: line) }
    return (lines.text, insertions.count)
  }

  /// The checker's name of the class that a class derives from; nil if there is none, or it isn't known.
  private func superclass(
    of made: OwnClass, before index: Int, _ makers: [OwnClass], _ names: [Int: String], _ place: ScriptPlace, _ lines: AnnotatedLines
  ) -> String? {
    // `class("Box", talker(UIView))` derives in the end from the first class that it names.
    for word in made.words {
      if let above = makers.indices.last(where: { $0 < index && makers[$0].name == word && names[$0] != nil }) { return names[above] }
      if known.contains(word) { return word }
      if let module = lines.module(requiredAs: word), let name = place.className(ofModule: module) { return name }
    }
    return nil
  }
}

/// A class that a script makes with `class`.
struct OwnClass {
  let name: String
  /// The line of the statement, from 1.
  let line: Int
  /// The statement's first word.
  let start: String
  /// The names in what stands for the superclass.
  let words: [String]
  /// What its call takes, for an overload.
  var arguments = "properties?: table"

  /// The classes of a script in their order. A class that no statement assigns has no place for lines above it.
  static func all(in source: [UInt8]) -> [OwnClass] {
    let tokens = LuaSyntax(source).tokens
    func text(_ place: Int) -> String { tokens.indices.contains(place) && tokens[place].kind != .string ? tokens[place].text : "" }
    func isString(_ place: Int) -> Bool { tokens.indices.contains(place) && tokens[place].kind == .string }
    var found: [OwnClass] = []
    for place in tokens.indices where text(place) == "class" && text(place - 1) == "=" {
      guard isString(place + 1) || text(place + 1) == "(" && isString(place + 2), place >= 2, tokens[place - 2].kind == .name else { continue }
      // Back to the statement's beginning: `local Card`, `Card`, `module.Card`.
      var first = place - 2
      while text(first - 1) == ".", first >= 2, tokens[first - 2].kind == .name { first -= 2 }
      if text(first - 1) == "local" { first -= 1 }
      var (words, end, depth) = ([String](), place + 3, 1)
      if text(place + 1) == "(" {
        while end < tokens.count, depth > 0 {
          if text(end) == "(" { depth += 1 } else if text(end) == ")" { depth -= 1 }
          if tokens[end].kind == .name { words.append(text(end)) }
          end += 1
        }
      }
      found.append(OwnClass(name: text(place - 2), line: tokens[first].line, start: text(first), words: words))
    }
    // A constructor of its own takes what it says; with a superclass, one argument stays the table of properties.
    for place in tokens.indices where text(place) == "function" && text(place + 2) == ":" && text(place + 3) == "init" && text(place + 4) == "(" {
      guard let owner = found.lastIndex(where: { $0.name == text(place + 1) && $0.line < tokens[place].line }) else { continue }
      var (names, end) = ([String](), place + 5)
      while end < tokens.count, text(end) != ")" {
        if text(end) != "," { names.append(text(end)) }
        end += 1
      }
      if names.count > 1 || names.count == 1 && found[owner].words.isEmpty {
        found[owner].arguments = names.map { $0 == "..." ? "...: any" : "\($0)?: any" }.joined(separator: ", ")
      }
    }
    return found
  }
}

/// Where a script lies in a project: a class's name begins with its plugin's, or its file's, because to a checker two classes of one name are one.
struct ScriptPlace {
  /// With a dot at its end.
  let prefix: String
  private let path: String
  /// The folder of all plugins, and that of the script's plugin; nil where the script is in none.
  private let plugins, plugin: String?

  init(_ path: String) {
    self.path = path
    let steps = (FilePath.real(path) ?? path).split(separator: "/").map(String.init)
    let root = (FilePath.real(path) ?? path).hasPrefix("/") ? "/" : ""
    var name = steps.last.map { $0.hasSuffix(".lua") ? String($0.dropLast(4)) : $0 } ?? ""
    if let place = steps.lastIndex(of: "plugins"), place + 2 < steps.count {
      name = steps[place + 1]
      plugins = root + steps[...place].joined(separator: "/")
      plugin = root + steps[...(place + 1)].joined(separator: "/")
    } else {
      (plugins, plugin) = (nil, nil)
    }
    prefix = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "_" }) + "."
  }

  /// The names that other files of the plugin give their classes.
  func namesOfOthers() -> Set<String> {
    guard let plugin else { return [] }
    let own = FilePath.real(path)
    let others = NearlyRightNames.luaFiles(below: plugin).filter { FilePath.real($0) != own }
    return Set(others.flatMap { AnnotatedLines(Array((FilePath.text(of: $0) ?? "").utf8)).annotatedNames })
  }

  /// The name of the class that a module of the project answers, as it is written there, or as it would be written.
  func className(ofModule module: String) -> String? {
    guard let plugins else { return nil }
    let steps = module.split(separator: ".").joined(separator: "/")
    for file in ["\(plugins)/\(steps).lua", "\(plugins)/\(steps)/init.lua"] {
      guard let text = FilePath.text(of: file) else { continue }
      let lines = AnnotatedLines(Array(text.utf8))
      let classes = OwnClass.all(in: Array(text.utf8))
      guard let answered = lines.answered, let made = classes.last(where: { $0.name == answered }) else { return nil }
      return lines.className(above: made.line) ?? ScriptPlace(file).prefix + made.name
    }
    return nil
  }
}

/// The lines of a script, with what comments above a statement say.
struct AnnotatedLines {
  private var lines: [String]

  init(_ source: [UInt8]) {
    // By bytes: to Swift, "\r\n" is one character, which is no "\n".
    lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }

  var text: String { lines.joined(separator: "\n") }

  /// The names of `---@class NAME` in the file.
  var annotatedNames: [String] { lines.compactMap(Self.className) }

  private static func className(in line: String) -> String? {
    line.firstMatch(of: /^\s*---\s*@class\s+(?:\([^)]*\)\s*)?([\w.*-]+)/).map { String($0.1) }
  }

  /// The class that the comment directly above a line declares.
  func className(above line: Int) -> String? {
    var index = line - 2
    while lines.indices.contains(index), lines[index].drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("--") {
      if let name = Self.className(in: lines[index]) { return name }
      index -= 1
    }
    return nil
  }

  /// Whether a word is the first of a line.
  func begins(_ line: Int, with word: String) -> Bool {
    lines.indices.contains(line - 1) && lines[line - 1].drop { $0 == " " || $0 == "\t" }.hasPrefix(word)
  }

  /// With the indentation and the end of that line.
  mutating func insert(_ texts: [String], above line: Int) {
    let indentation = lines[line - 1].prefix { $0 == " " || $0 == "\t" }
    let end = lines[line - 1].hasSuffix("\r") ? "\r" : ""
    lines.insert(contentsOf: texts.map { indentation + $0 + end }, at: line - 1)
  }

  /// `local Base = require "cards.Base"`
  func module(requiredAs name: String) -> String? {
    for line in lines {
      if let found = line.firstMatch(of: /^\s*local\s+(\w+)\s*=\s*require\s*\(?\s*["']([\w.]+)["']/), found.1 == name { return String(found.2) }
    }
    return nil
  }

  /// The name that the file's last `return` answers.
  var answered: String? { lines.reversed().lazy.compactMap { $0.firstMatch(of: /^return\s+(\w+)/).map { String($0.1) } }.first }
}
