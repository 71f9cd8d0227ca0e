import LunetteDriver
import LunetteScript
import LunetteTesting
import ScriptTestSupport
import Testing

/// Which tests run, in which order, and how they are reported, with any number of workers.
@Suite struct RunnerOrderTests {
  /// Ten files of a few tests each; every test prints its name.
  private func manyFiles() throws -> SpecFolder {
    let folder = try SpecFolder()
    for file in 1...10 {
      let tests = (1...(file % 4 + 2)).map { "it('test \($0)', function() print('\(file).\($0)') end)" }.joined(separator: "\n")
      try folder.add("file\(file)", "describe('file \(file)', function()\n\(tests)\nend)")
    }
    return folder
  }

  @Test func whatIsToldIsTheSameForEveryNumberOfWorkers() throws {
    let folder = try manyFiles()
    folder.run()
    let (names, printed, written) = (folder.names, folder.printed, folder.written)
    #expect(names.count == 35)
    for workers in [2, 3, 16] {
      folder.run { $0.workers = workers }
      #expect(folder.names == names)
      #expect(folder.printed == printed)
      #expect(folder.written == written)
    }
  }

  @Test func shardsHaveEveryTestExactlyOnce() throws {
    let folder = try manyFiles()
    folder.run()
    let all = folder.results.map(\.id)
    for count in [1, 2, 3, 7, 36] {
      var found: [TestID] = []
      for index in 1...count {
        let summary = folder.run { $0.selection.shard = TestSelection.Shard(index: index, count: count) }
        #expect(summary.matched == all.count)
        found += folder.results.map(\.id)
      }
      #expect(found.count == all.count)
      #expect(Set(found) == Set(all))
    }
  }

  @Test func aShardHasAnIndexFromOneToItsCount() {
    #expect(TestSelection.Shard(index: 0, count: 3) == nil)
    #expect(TestSelection.Shard(index: 4, count: 3) == nil)
    #expect(TestSelection.Shard(index: 1, count: 0) == nil)
    #expect(TestSelection.Shard(index: 3, count: 3) != nil)
  }

  @Test func aSeedAlwaysGivesTheSameOrderAndAnotherOneAnother() throws {
    let folder = try manyFiles()
    folder.run()
    let (plain, tests) = (folder.names, Set(folder.results.map(\.id)))
    folder.run { $0.shuffle = 7 }
    let shuffled = folder.names
    #expect(shuffled != plain)
    #expect(Set(folder.results.map(\.id)) == tests)
    #expect(folder.written[.terminal]?.hasPrefix("shuffled; --shuffle --seed 7 repeats this order\n") == true)
    folder.run { ($0.shuffle, $0.workers) = (7, 4) }
    #expect(folder.names == shuffled)
    folder.run { $0.shuffle = 8 }
    #expect(folder.names != shuffled)
  }

  @Test func theOrderInAFileDoesNotDependOnTheOthers() throws {
    let folder = try manyFiles()
    folder.run { $0.shuffle = 7 }
    let inAll = folder.results.filter { $0.id.file == folder.files[2] }.map(\.id.name)
    var alone: [String] = []
    var options = SpecRunner.Options(host: ScriptHost.Options(), frames: .requireAll)
    options.shuffle = 7
    SpecRunner(options: options) { if case .testEnded(let result) = $0 { alone.append(result.id.name) } }.run([folder.files[2]])
    #expect(alone == inAll)
  }

  @Test func repeatRunsEverythingSoManyTimes() throws {
    let folder = try SpecFolder()
    try folder.add("a", "it('one', function() end)\nit('two', function() end)")
    let summary = folder.run { $0.rounds = 3 }
    #expect(folder.names == ["one", "two", "one", "two", "one", "two"])
    #expect(summary.counts.passed == 6)
    #expect(folder.written[.terminal]?.contains("a_spec.lua, round 2 of 3: 2 passed\n") == true)
  }

  @Test(arguments: [1, 4]) func failFastTellsAllUpToTheFirstFailureAndNothingAfter(workers: Int) throws {
    let folder = try SpecFolder()
    try folder.add("a", "it('a1', function() end)")
    try folder.add(
      "b", "it('b1', function() end)\nit('b2', function() error('x') end)\nit('b3', function() end)\nteardown(function() print('end') end)")
    for name in ["c", "d", "e"] { try folder.add(name, "it('\(name)1', function() error('y') end)") }
    let summary = folder.run { ($0.failFast, $0.workers) = (true, workers) }
    #expect(folder.names == ["a1", "b1", "b2"])
    #expect(folder.printed == "end\n")
    #expect(summary.counts.failed == 1)
    #expect(summary.isCutShort)
  }

  @Test func filtersAndTagsChooseByName() throws {
    let folder = try SpecFolder()
    try folder.add(
      "a",
      """
      describe("lists #ui", function()
        it("scroll #slow", function() end)
        it("select", function() end)
      end)
      it("adds", function() end)
      """)
    func names(_ change: (inout TestSelection) -> Void) -> [String] {
      folder.run { change(&$0.selection) }
      return folder.names
    }
    #expect(names { $0.filters = ["select", "adds"] } == ["lists #ui select", "adds"])
    #expect(names { ($0.filters, $0.excluded) = (["lists"], ["scroll"]) } == ["lists #ui select"])
    #expect(names { $0.tags = ["ui"] } == ["lists #ui scroll #slow", "lists #ui select"])
    #expect(names { $0.excludedTags = ["slow"] } == ["lists #ui select", "adds"])
    #expect(names { ($0.tags, $0.excludedTags) = (["ui", "x"], ["slow"]) } == ["lists #ui select"])
    #expect(names { $0.tags = ["u"] }.isEmpty)
  }

  @Test func aFilterThatMatchesNothingLeavesNothing() throws {
    let folder = try SpecFolder()
    try folder.add("a", "it('one', function() end)")
    #expect(folder.run { $0.selection.filters = ["two"] }.matched == 0)
  }

  @Test func affectedSpecsAreThoseThatReadAChangedFileTheFailedOnesFirst() throws {
    let folder = try SpecFolder()
    try folder.write("shared.lua", "return { answer = 42 }")
    try folder.write("plugins/p/init.lua", "return { numberOfRowsInSection = function() return 0 end, cellForRowAt = function() end }")
    let a = try folder.add("a", "local s = require 'shared'\nit('a', function() assert.equal(42, s.answer) end)")
    let b = try folder.add("b", "it('b', function() launch 'p' end)")
    let c = try folder.add("c", "it('c', function() require 'shared' error('c') end)")
    folder.run()
    var plan = WatchPlan()
    for summary in folder.summaries { plan.note(summary) }
    func affected(_ name: String) -> [String] { plan.affected(by: ["\(folder.path)/\(name)"], among: folder.files) }
    #expect(affected("shared.lua") == [c, a])
    #expect(affected("plugins/p/init.lua") == [b])
    #expect(affected("b_spec.lua") == [b])
    #expect(affected("other.lua").isEmpty)
    #expect(plan.affected(by: [], among: folder.files + ["new_spec.lua"]) == ["new_spec.lua"])
    #expect(plan.watched.contains("\(folder.path)/shared.lua"))
  }

  @Test func fileTimesTellWhatWasChangedMadeAndDeleted() throws {
    let folder = try SpecFolder()
    try folder.write("a", "1")
    try folder.write("b", "1")
    let paths = ["a", "b", "c"].map { "\(folder.path)/\($0)" }
    let before = FileTimes(paths)
    #expect(FileTimes(paths).changes(since: before).isEmpty)
    try folder.write("c", "1")
    try folder.setTime(of: "a", toSecondsSince1970: 1000)
    try folder.remove("b")
    #expect(FileTimes(paths).changes(since: before) == Set(paths))
  }
}
