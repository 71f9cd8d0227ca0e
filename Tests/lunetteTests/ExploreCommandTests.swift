import Foundation
import ScriptTestSupport
import TestSupport
import Testing

/// What only the whole program shows of explorations.
@Suite struct ExploreCommandTests {
  private let folder: SpecFolder

  init() throws { folder = try SpecFolder() }

  private func explore(_ name: String, _ options: String) throws -> (status: Int32, last: String?) {
    let plugin = "\(Repository.root)/Tests/Fixtures/explore/\(name)"
    let (status, text) = try folder.run(command: "explore \(plugin) --actions taps --out \(folder.path)/found-\(UUID().uuidString) \(options)")
    return (status, text.split(separator: "\n").last.map(String.init))
  }

  @Test(
    "E-069, E-071: the numbers are the same for every way back and number of threads",
    arguments: [
      ("lamps3", "", "none: closed, 8 states, 24 transitions, farthest 3"), ("race3", "--orders", "none: closed, 7 states, 6 transitions, farthest 2"),
      ("fade", "--when events", "1 found: 4 states, 6 transitions"), ("counter_error", "", "1 found: 4 states, 5 transitions"),
    ]) func sameCounts(name: String, options: String, last: String) throws
  {
    for way in ["--return replay -j 1", "--return fork -j 1", "--return fork -j 3", "--return auto -j 2"] {
      let (status, text) = try explore(name, "\(options) \(way)")
      #expect(text == last && status == (last.hasPrefix("none") ? 0 : 1), "\(way)")
    }
  }

  @Test("what has no meaning together is refused") func refuses() throws {
    for options in ["--like lamps3 --resume", "--level launch --out x --like lamps3", "--observe sound", "--return spoon"] {
      #expect(try explore("lamps3", options).status == 2, "\(options)")
    }
  }
}
