import Foundation
import Testing

/// The folders of a target are its chapters, and later ones know earlier ones, in the order that docs/architecture.md draws. What knows each other
/// both ways is one folder.
@Suite struct FolderTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let targets = [
    "LunetteCore", "LunetteStage", "LunetteLists", "LunetteControllers", "LunetteSystem", "LunetteRender", "LunetteLog", "LunetteScript", "LunetteDriver",
    "LunetteTesting",
    "LunetteTools", "LunetteLive",
  ]

  /// One source file: the types that it declares, and the words with a capital letter in it.
  struct Source {
    let path: String
    let folder: String
    let declared: Set<String>
    let words: Set<String>
  }

  /// The source without comments and texts: a name in these is no use of a type.
  static func code(_ text: String) -> String {
    var text = text
    for pattern in [#""""[\s\S]*?""""#, #"//[^\n]*"#, #""(\\.|[^"\\\n])*""#] {
      text = text.replacingOccurrences(of: pattern, with: "\"\"", options: .regularExpression)
    }
    return text
  }

  static func matches(_ pattern: String, in text: String, group: Int = 0) throws -> Set<String> {
    let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    return Set(
      expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
        Range(match.range(at: group), in: text).map { String(text[$0]) }
      })
  }

  static let declaration =
    #"^(?:@\w+(?:\([^)\n]*\))? )*(?:public |package |open |final |private |fileprivate |indirect )*(?:class|struct|enum|protocol|actor|typealias) (\w+)"#

  static func sources(of target: String) throws -> [Source] {
    let folder = root.appendingPathComponent("Sources/\(target)")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
    return try names.map { name in
      let text = code(try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
      let parts = name.split(separator: "/")
      return Source(
        path: "Sources/\(target)/\(name)", folder: parts.count > 1 ? String(parts[0]) : "",
        declared: try matches(declaration, in: text, group: 1), words: try matches(#"\b[A-Z]\w+"#, in: text))
    }
  }

  /// A use of a type of another folder: which file names which type of which file.
  struct Use {
    let user, owner: Source
    let type: String
    var text: String { "\(user.path) names \(type) of \(owner.path)" }
  }

  /// For each folder one use of each other folder that it uses.
  static func uses(of sources: [Source]) -> [String: [String: Use]] {
    var owners: [String: [Source]] = [:]
    for source in sources { for type in source.declared { owners[type, default: []].append(source) } }
    var uses: [String: [String: Use]] = [:]
    for source in sources {
      for word in source.words.sorted() {
        // A name that two folders declare may stand for either type.
        guard let owner = owners[word]?.first, Set(owners[word, default: []].map(\.folder)).count == 1, owner.folder != source.folder,
          uses[source.folder]?[owner.folder] == nil
        else { continue }
        uses[source.folder, default: [:]][owner.folder] = Use(user: source, owner: owner, type: word)
      }
    }
    return uses
  }

  /// For each pair of folders one use in each direction.
  static func pairs(of sources: [Source]) -> [(folders: String, uses: [Use])] {
    let uses = uses(of: sources)
    return uses.keys.sorted().flatMap { first in
      uses[first, default: [:]].keys.sorted().compactMap { second in
        guard first < second, let there = uses[first]?[second], let back = uses[second]?[first] else { return nil }
        return ("\(first) and \(second)", [there, back])
      }
    }
  }

  /// Groups of three or more folders each of which reaches all others of its group by way of uses.
  static func rings(of sources: [Source]) -> [[String]] {
    let next = uses(of: sources).mapValues { Set($0.keys) }
    func reached(from folder: String) -> Set<String> {
      var (found, open) = (Set<String>(), [folder])
      while let current = open.popLast() { for other in next[current] ?? [] where found.insert(other).inserted { open.append(other) } }
      return found
    }
    let reach = Dictionary(uniqueKeysWithValues: next.keys.map { ($0, reached(from: $0)) })
    let groups = reach.keys.map { folder in [folder] + reach[folder, default: []].filter { $0 != folder && reach[$0]?.contains(folder) == true } }
    return Set(groups.map { $0.sorted() }.filter { $0.count > 2 }).sorted { $0[0] < $1[0] }
  }

  /// The folders of a target in the order that the document draws; empty where it draws none.
  static func order(of target: String) throws -> [String] {
    let text = try String(contentsOf: root.appendingPathComponent("docs/architecture.md"), encoding: .utf8)
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(target + " ") && $0.contains("►") }) else { return [] }
    return line.dropFirst(target.count).split { !$0.isLetter }.map(String.init)
  }

  @Test(arguments: targets) func foldersPointOneWay(target: String) throws {
    for pair in Self.pairs(of: try Self.sources(of: target)) {
      Issue.record("\(target): \(pair.folders) know each other: \(pair.uses.map(\.text).joined(separator: ", and "))")
    }
  }

  @Test(arguments: targets) func noFoldersFormARing(target: String) throws {
    let rings = Self.rings(of: try Self.sources(of: target))
    #expect(rings.isEmpty, "\(target): inside a ring no folder can be understood or tested without the others: \(rings)")
  }

  @Test(arguments: targets) func foldersUseThoseDrawnBeforeThem(target: String) throws {
    let order = try Self.order(of: target)
    let sources = try Self.sources(of: target)
    if !order.isEmpty {
      let missing = Set(sources.map(\.folder)).subtracting(order).subtracting([""])
      #expect(missing.isEmpty, "docs/architecture.md draws no place for \(missing.sorted())")
    }
    for (folder, uses) in Self.uses(of: sources) {
      for (other, use) in uses {
        guard let place = order.firstIndex(of: folder), let otherPlace = order.firstIndex(of: other), otherPlace > place else { continue }
        Issue.record("\(target): \(other) stands after \(folder), but \(use.text)")
      }
    }
  }

  @Test func aPairIsFoundWithItsFiles() throws {
    func source(_ path: String, _ text: String) throws -> Source {
      let code = Self.code(text)
      return Source(
        path: path, folder: String(path.prefix { $0 != "/" }), declared: try Self.matches(Self.declaration, in: code, group: 1),
        words: try Self.matches(#"\b[A-Z]\w+"#, in: code))
    }
    let low = try source("Low/Box.swift", "package struct Box { var size = 1 // of a Shelf\n }")
    let high = try source("High/Shelf.swift", "public final class Shelf { let box: Box, name = \"Box\" }")
    #expect(Self.pairs(of: [low, high]).isEmpty, "a comment names nobody")
    let wrong = try source("Low/Other.swift", "enum Other { case of(Shelf) }")
    let pair = try #require(Self.pairs(of: [low, high, wrong]).first)
    #expect(pair.folders == "High and Low")
    #expect(pair.uses.map(\.text) == ["High/Shelf.swift names Box of Low/Box.swift", "Low/Other.swift names Shelf of High/Shelf.swift"])
  }
  @Test func aRingIsFoundThoughNoTwoOfItKnowEachOther() throws {
    func source(_ folder: String, _ type: String, uses: String) -> Source {
      Source(path: "\(folder)/\(type).swift", folder: folder, declared: [type], words: [type, uses])
    }
    let three = [source("A", "Apple", uses: "Berry"), source("B", "Berry", uses: "Cherry"), source("C", "Cherry", uses: "Apple")]
    #expect(Self.pairs(of: three).isEmpty && Self.rings(of: three) == [["A", "B", "C"]])
    #expect(Self.rings(of: Array(three.dropLast())).isEmpty)
  }
}
