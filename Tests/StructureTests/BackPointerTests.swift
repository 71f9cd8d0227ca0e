import Foundation
import Testing

/// docs/back-pointers.md says of each back pointer what it leads to and who takes it back.
@Suite struct BackPointerTests {
  @Test func eachIsOnThePage() throws {
    let page = try String(contentsOf: FolderTests.root.appendingPathComponent("docs/back-pointers.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    var missing: [String] = []
    var known: Set<Substring> = []
    for (path, text) in RoomTests.files where path.hasSuffix(".swift") && text.contains("@BackPointer") {
      // Only lines with the word are searched: a regular expression takes its time, above all in a debug build.
      for line in text.split(separator: "\n") where line.contains("@BackPointer") {
        guard let match = line.firstMatch(of: #/^ *@BackPointer .*\bvar (\w+):/#) else { continue }
        let row = rows.first { ($0.contains(".\(match.1)`") || $0.contains("`\(match.1)`")) && names(path, $0) }
        if let row { known.insert(row) } else { missing.append("\(path): \(match.1)") }
      }
    }
    #expect(missing == [], "say in docs/back-pointers.md what guarantees it")
    #expect(rows.filter { !known.contains($0) } == [], "there are no such pointers")
  }

  /// Whether a row is about the file's class.
  private func names(_ path: String, _ row: Substring) -> Bool {
    let file = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let owners = ["UIApplication": "WindowPlace", "Simulation": "SimulationReference"]
    return row.contains("`\(owners[file] ?? file)")
  }
}
