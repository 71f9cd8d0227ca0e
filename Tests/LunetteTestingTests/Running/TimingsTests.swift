import Foundation
import LunetteDriver
import LunetteTesting
import ScriptTestSupport
import Testing

/// Shards by measured times, and the file that has them.
@Suite struct TimingsTests {
  private func timings(_ seconds: [Double], perFile: Int = 5) throws -> (TestTimings, SpecFolder) {
    let folder = try SpecFolder()
    let lines = seconds.enumerated().map { "\($0.element)\tf\($0.offset / perFile)_spec.lua\ttest \($0.offset)\n" }.joined()
    try folder.write("times.txt", lines)
    return (try TestTimings(path: folder.path + "/times.txt") { Issue.record("\($0)") }, folder)
  }

  @Test func unevenTestsMakeShardsOfOneLength() throws {
    // A few long ones, many short ones: the shape of most suites.
    let seconds: [Double] = (0..<200).map { (place: Int) -> Double in
      let long: Double = place % 7 == 0 ? 1.5 : 0.01
      return 10.0 / Double(1 + place) + long
    }
    let (timings, _) = try timings(seconds)
    let division = timings.division(into: 4, files: Set((0..<40).map { "f\($0)_spec.lua" }))
    let mean = division.loads.reduce(0, +) / 4
    #expect((division.loads.max() ?? 0) <= 1.15 * mean)
    #expect(division.shards.count == 200)
  }

  @Test func shardsWithTimesHaveEveryTestExactlyOnce() throws {
    let folder = try SpecFolder()
    for file in 1...4 {
      try folder.add("file\(file)", (1...(file * 3)).map { "it('test \($0)', function() end)" }.joined(separator: "\n"))
    }
    folder.run()
    let all = Set(folder.results.map(\.id))
    var times = TestTimings()
    // Two tests have no time: they came after the times were noted.
    for result in folder.results.dropFirst(2) { times.note(result) }
    let division = times.division(into: 3, files: Set(folder.files))
    var found: [TestID] = []
    for index in 1...3 {
      folder.run {
        $0.selection.shard = TestSelection.Shard(index: index, count: 3)
        $0.selection.division = division
      }
      found += folder.results.map(\.id)
    }
    #expect(found.count == all.count && Set(found) == all)
  }

  @Test func theLastShardToEndMergesTheParts() throws {
    let (old, folder) = try timings([1, 2, 3, 4], perFile: 1)
    let path = folder.path + "/times.txt"
    let file = TimingsFile(path: path)
    func part(_ line: String) throws -> TestTimings {
      try folder.write("part.txt", line)
      return try TestTimings(path: folder.path + "/part.txt") { _ in }
    }
    try file.note(part("7\tf0_spec.lua\ttest 0\n"), shard: TestSelection.Shard(index: 1, count: 2))
    #expect(try TestTimings(path: path) { _ in } == old)
    try file.note(part("8\tf1_spec.lua\ttest 1\n"), shard: TestSelection.Shard(index: 2, count: 2))
    let merged = try TestTimings(path: path) { _ in }
    #expect(merged.seconds.values.sorted() == [3, 4, 7, 8])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.contains("-of-") }.isEmpty)
  }

  @Test func linesThatAreNoTimesAreNamedAndPassedOver() throws {
    let folder = try SpecFolder()
    try folder.write("times.txt", "1.5\ta_spec.lua\tone\nnonsense\n-3\ta_spec.lua\ttwo\n2\ta_spec.lua\tone\n")
    var notes: [String] = []
    let timings = try TestTimings(path: folder.path + "/times.txt") { notes.append($0) }
    #expect(timings.seconds == [TestTimings.Key(file: "a_spec.lua", test: "one"): 2])
    #expect(notes.count == 2 && notes[0].contains("times.txt:2:"))
  }
}
