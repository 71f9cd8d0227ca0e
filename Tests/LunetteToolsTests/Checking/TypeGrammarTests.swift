import LunetteScript
import LunetteTesting
import LunetteTools
import Testing

/// The types as LuaLS reads them, which CI can't install.
@Suite struct TypeGrammarTests {
  struct Line {
    let place, tag, text: String
  }

  static let lines: [Line] = TypeStubs(.ofSpecs).files.sorted { $0.key < $1.key }.flatMap { name, text in
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { number, line in
      line.wholeMatch(of: /\s*---@(\w+) ?(.*)/).map { Line(place: "\(name):\(number + 1)", tag: String($0.1), text: String($0.2)) }
    }
  }

  @Test func everyAnnotationIsOneOfLuaLS() {
    #expect(Self.lines.count > 5000)
    for line in Self.lines {
      do { _ = try AnnotationGrammar(line.tag, line.text) } catch { Issue.record("\(line.place): \(error): @\(line.tag) \(line.text)") }
    }
  }

  /// LuaLS's undefined-doc-name, duplicate-doc-alias and duplicate-doc-field.
  @Test func everyNameIsDeclaredOnce() throws {
    var (declared, used): (Set<String>, [(name: String, place: String)]) = ([], [])
    var (fields, generics): (Set<String>, Set<String>) = ([], [])
    for line in Self.lines {
      let first = String(line.text.prefix { !" :<?".contains($0) })
      switch line.tag {
      case "class", "alias":
        #expect(declared.insert(first).inserted, "\(line.place): \(first) is declared twice")
        fields = []
        // `generator<T>`
        if let sign = line.text.firstMatch(of: /^[\w.]+<(\w+)>/) { generics.insert(String(sign.1)) }
      case "field": #expect(fields.insert(first).inserted || first.hasPrefix("["), "\(line.place): the field \(first) is declared twice")
      case "generic": generics.insert(first)
      default: break
      }
      used += try AnnotationGrammar(line.tag, line.text).used.map { ($0, line.place) }
    }
    let known = declared.union(generics).union([
      "any", "boolean", "false", "function", "integer", "nil", "number", "string", "table", "thread", "true", "unknown", "userdata",
    ])
    for (name, place) in used where !known.contains(name) { Issue.record("\(place): there is no type \(name)") }
  }

  @Test(arguments: [
    ("field", "a string ...string"), ("field", "a"), ("param", "a fun(x: string"), ("return", "{ a integer }"), ("namespace", "x"), ("type", "`T`"),
    ("overload", "string"), ("class", ": UIView"), ("return", "(string|nil"),
  ])
  func whatOnlyEmmyLuaReadsIsFound(tag: String, text: String) {
    #expect(throws: AnnotationGrammar.Wrong.self) { try AnnotationGrammar(tag, text) }
  }
}
