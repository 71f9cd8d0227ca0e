import Foundation
import Testing

/// Comments, tests and guides cite the rules by file and section: `docs/rules/tables.md 6.3`. Each citation has to lead somewhere.
@Suite("Citations of the rules")
struct CitationTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Folders whose texts may cite, and the endings of texts.
  private static let places = ["Sources", "Tests", "Benchmarks", "Examples", "scripts", "plugins", "docs", "README.md"]
  private static let endings: Set<String> = ["swift", "c", "h", "lua", "md"]

  private static func texts() -> [(name: String, text: String)] {
    places.flatMap { place -> [(String, String)] in
      let start = root.appendingPathComponent(place)
      let found = FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
      let files = found.isEmpty ? [start] : found
      return files.filter { endings.contains($0.pathExtension) }.compactMap { file in
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        // Only lines that name a page are searched: a regular expression takes its time, above all in a debug build.
        let citing = text.contains(".md") ? text.split(separator: "\n").filter { $0.contains(".md") }.joined(separator: "\n") : ""
        return (String(file.path.dropFirst(root.path.count + 1)), citing)
      }
    }
  }

  /// The numbers with which the headings of a page begin; nil where there is no such page.
  private static func sections(of page: String) -> Set<String>? {
    guard let text = try? String(contentsOf: root.appendingPathComponent(page), encoding: .utf8) else { return nil }
    return Set(
      text.split(separator: "\n").compactMap { line in
        line.firstMatch(of: #/^\#+\s(\d+(?:\.\d+)*)\.?\s/#).map { String($0.1) }
      })
  }

  /// A page by its bare name, with a section after it: the page's name and a number. Guides bear the same names, so a citation says which is meant.
  private static func bareCitations(in text: String) -> [String] {
    text.matches(of: #/(?:^|[^\/\w.-])([a-z-]+\.md \d[\d.]*)/#).map { String($0.1) }
  }

  @Test("each citation of a rule leads to a page, and to a section of it")
  func citationsLeadSomewhere() {
    var pages: [String: Set<String>?] = [:]
    var broken: [String] = []
    var count = 0
    for (name, text) in Self.texts() {
      broken += Self.bareCitations(in: text).map { "\(name): \($0) does not say in which folder the page is" }
      for match in text.matches(of: #/docs\/(?:rules\/(?:cases\/)?[a-z-]+|lua-api)\.md(?: (\d+(?:\.\d+)*))?/#) {
        count += 1
        let page = String(match.0.prefix { $0 != " " })
        let known = pages[page] ?? Self.sections(of: page)
        pages[page] = known
        guard let known else {
          broken.append("\(name): there is no \(page)")
          continue
        }
        if let section = match.1, !known.contains(String(section)) { broken.append("\(name): \(page) has no section \(section)") }
      }
    }
    #expect(count > 600, "the search for citations has found next to none")
    #expect(broken.isEmpty, "\(broken.joined(separator: "\n"))")
  }

  @Test("an old or bare citation is told")
  func bareCitationsAreFound() {
    #expect(Self.bareCitations(in: "// Source: tables" + ".md 6.3, and docs/rules/tables.md 2.1") == ["tables" + ".md 6.3"])
  }

  /// The table itself is made by `make docs`, since tests come with every change; that its tool finds every case is held here.
  @Test("the tool that makes the table of cases finds each case once")
  func theTableOfCasesHasAllCases() throws {
    let process = Process()
    process.executableURL = Self.root.appendingPathComponent("Tools/case-table.sh")
    process.arguments = ["--cases"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let told = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let listed = told.split(separator: "\n").map { String($0.replacing("\t", with: " ")) }
    var written: Set<String> = []
    let folder = Self.root.appendingPathComponent("docs/rules/cases")
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let chapter = file.deletingPathExtension().lastPathComponent
      guard chapter != "README" else { continue }
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        guard let match = line.firstMatch(of: #/^(?:\*\*([A-Z]-?\d+)|([A-Z]\d+)\.\s|\|\s([A-Z]-?\d+)\s\|)/#) else { continue }
        if let name = match.1 ?? match.2 ?? match.3 { written.insert("\(chapter) \(name)") }
      }
    }
    #expect(written.count > 900 && Set(listed) == written)
    #expect(Set(listed).count == listed.count, "a case stands twice")
  }
}
