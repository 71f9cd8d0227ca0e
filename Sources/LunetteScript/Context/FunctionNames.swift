import Lua

/// The names of scripts' functions, as the line says that begins them: `Counter:bump`, `add`. A function without a name goes by its place.
package struct FunctionNames {
  private var known: [Key: String] = [:]
  private var lines: [String: [Substring]] = [:]

  private struct Key: Hashable {
    let source: String
    let first: Int
  }

  package init() {}

  /// - Parameters:
  ///   - source: the name under which the chunk was loaded, in Lua's form
  ///   - first: the line that begins the function; 0 for a chunk
  ///   - text: gives the text of a file by its name
  package mutating func name(_ source: String, _ first: Int, text: (String) -> String?) -> String {
    let key = Key(source: source, first: first)
    if let name = known[key] { return name }
    let file = Self.file(source)
    var name = first == 0 ? "main chunk of \(file)" : "\(file):\(first)"
    if first > 0, source != libraryChunkName {
      let lines = lines[file] ?? text(file)?.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" } ?? []
      self.lines[file] = lines
      if lines.indices.contains(first - 1), let written = Self.written(lines[first - 1]) { name = written }
    }
    known[key] = name
    return name
  }

  /// The name of a chunk without Lua's mark. A text without a name goes by its first line, as in Lua's messages.
  package static func file(_ source: String) -> String {
    if source == libraryChunkName { return "Lunette" }
    if source.first == "@" || source.first == "=" { return String(source.dropFirst()) }
    let line = source.prefix { !$0.isNewline }
    let isWhole = line.utf8.count == source.utf8.count && line.utf8.count < longestText
    return "[string \"\(line.prefix(longestText))\(isWhole ? "" : "...")\"]"
  }
  /// Source: Lua's luaO_chunkid with its LUA_IDSIZE of 60 bytes
  private static let longestText = 45

  /// The functions of a text that are written with a name (`function a.b:c()`, `local function a()`, `a = function()`), by their lines.
  package static func written(in text: String) -> [(name: String, line: Int)] {
    let word = "function".utf8
    return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      guard line.firstRange(of: word) != nil, let name = written(Substring(line)) else { return nil }
      return (name, index + 1)
    }
  }

  /// The name that a line gives the function which begins in it; nil for none.
  private static func written(_ line: Substring) -> String? {
    var rest = line
    while let place = rest.firstRange(of: "function") {
      let before = rest[..<place.lowerBound]
      let after = rest[place.upperBound...].drop { $0 == " " || $0 == "\t" }
      if before.last.map(isPartOfName) != true {
        let name = after.prefix { isPartOfName($0) || $0 == "." || $0 == ":" }
        if !name.isEmpty, after.dropFirst(name.count).drop(while: { $0 == " " }).first == "(", place.upperBound != after.startIndex { return String(name) }
        if after.first == "(" {
          let assigned = before.reversed().drop { $0 == " " || $0 == "\t" }
          guard assigned.first == "=" else { return nil }
          let target = assigned.dropFirst().drop { $0 == " " || $0 == "\t" }.prefix { isPartOfName($0) || $0 == "." || $0 == ":" }
          return target.isEmpty ? nil : String(target.reversed())
        }
      }
      rest = after
    }
    return nil
  }

  private static func isPartOfName(_ letter: Character) -> Bool { letter == "_" || letter.isASCII && (letter.isLetter || letter.isNumber) }
}

extension ScriptContext {
  /// The name of a function, by the chunk and the line that begins it.
  package func functionName(_ source: String, _ first: Int) -> String {
    functionNames.name(source, first) { names.text(of: $0) }
  }
}
