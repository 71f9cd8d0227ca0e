import Foundation
import Testing

/// Where a view or a window is at hand, code goes to the simulation through it. The files that have none are listed, with the reason.
@Suite struct CurrentSimulationTests {
  @Test func whatReadsTheCurrentSimulationIsListed() throws {
    let document = try String(contentsOf: FolderTests.root.appendingPathComponent("docs/architecture.md"), encoding: .utf8)
    let section = try #require(document.components(separatedBy: "## Simulations side by side").last?.components(separatedBy: "\n## ").first)
    let items = section.split(separator: "\n").filter { $0.hasPrefix("- ") }
    let listed = Set(items.flatMap { item in item.matches(of: #/`([A-Z][A-Za-z+]*)`/#).map { String($0.1) } })
    let sources = FolderTests.root.appendingPathComponent("Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path)).compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    let readers = try files.filter { file in
      try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8).split(separator: "\n").contains { line in
        line.contains("Simulation.current") && !line.drop { $0 == " " }.hasPrefix("//")
      }
    }
    let names = Set(readers.map { String(($0 as NSString).lastPathComponent.dropLast(".swift".count)) })
    #expect(names.subtracting(listed).sorted() == [], "go through a view or a window, or list the file in docs/architecture.md with its reason")
    #expect(listed.subtracting(names).sorted() == [], "these read it no more")
  }
}
