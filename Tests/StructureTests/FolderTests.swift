import Foundation
import Testing

/// The folders of a target are its chapters, and later ones know earlier ones. Which of them know each other both ways, and why, is told in
/// docs/architecture.md, "Pairs that know each other".
@Suite struct FolderTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let targets = [
    "LunetteKit", "LunetteRender", "LunetteLog", "LunetteScript", "LunetteDriver", "LunetteTesting", "LunetteTools", "LunetteLive",
  ]
  /// Of the simulated UIKit and the API of scripts together, and of all other targets. Ours: what a reader can keep in mind.
  static let (mostPairs, mostPairsAbove) = (6, 1)

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

  /// For each pair of folders one use in each direction.
  static func pairs(of sources: [Source]) -> [(folders: String, uses: [Use])] {
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
    return uses.keys.sorted().flatMap { first in
      uses[first, default: [:]].keys.sorted().compactMap { second in
        guard first < second, let there = uses[first]?[second], let back = uses[second]?[first] else { return nil }
        return ("\(first) and \(second)", [there, back])
      }
    }
  }

  /// The lines of the document's section: "- `LunetteKit`: Layers and Views. The reason".
  static func told() throws -> Set<String> {
    let text = try String(contentsOf: root.appendingPathComponent("docs/architecture.md"), encoding: .utf8)
    let section = text.components(separatedBy: "## Pairs that know each other\n").dropFirst().first?.components(separatedBy: "\n## ").first
    return try matches(#"^- `\w+`: \w+ and \w+\. \w"#, in: section ?? "").reduce(into: []) { $0.insert(String($1.dropLast(3))) }
  }

  @Test(arguments: targets) func foldersPointOneWay(target: String) throws {
    let told = try Self.told()
    for pair in Self.pairs(of: try Self.sources(of: target)) where !told.contains("- `\(target)`: \(pair.folders)") {
      Issue.record("\(target): \(pair.folders) know each other: \(pair.uses.map(\.text).joined(separator: ", and "))")
    }
  }

  @Test func fewPairsAreTold() throws {
    let told = try Self.told()
    let low = told.filter { $0.hasPrefix("- `LunetteKit`") || $0.hasPrefix("- `LunetteScript`") }
    #expect(!low.isEmpty && low.count <= Self.mostPairs && told.count - low.count <= Self.mostPairsAbove)
    let present = try Self.targets.flatMap { target in
      Self.pairs(of: try Self.sources(of: target)).map { "- `\(target)`: \($0.folders)" }
    }
    #expect(told.subtracting(present).isEmpty, "no reason is given for a pair that is gone")
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
}
