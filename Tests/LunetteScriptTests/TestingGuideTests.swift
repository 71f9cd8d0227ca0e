import Foundation
import Testing

/// The samples of docs/testing.md that begin with a file's name run as written.
@Suite struct TestingGuideTests {
  @Test func everySampleRuns() throws {
    let text = try String(contentsOfFile: ReadmeTests.root + "/docs/testing.md", encoding: .utf8)
    let samples = text.components(separatedBy: "```lua\n-- scripts/").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
    #expect(samples.count == 3)
    for sample in samples {
      let folder = try SpecFolder()
      let name = String(sample.prefix { $0 != "_" })
      try folder.add(name, "-- " + sample)
      let summary = folder.run { $0.frames = .writeMissing }
      #expect(summary.counts.failed == 0, "\(name)")
      #expect(summary.counts.passed > 0, "\(name)")
    }
  }
}
