import Foundation
import LunetteRender
import LunetteSystem
import LunetteTesting
import ScriptTestSupport
import Testing

/// `lunette review`, and kept frames that nothing compares.
@Suite struct FrameReviewTests {
  private let folder: FrameFolder

  init() throws { folder = try FrameFolder() }

  private func change() throws {
    try folder.keep("Apple")
    try folder.shows("Cherry")
    folder.run(.requireAll)
  }

  @Test func anAcceptedFrameIsKept() throws {
    try change()
    let (counts, shown) = try folder.review("a")
    #expect((counts.accepted, counts.rejected, counts.left) == (1, 0, 0))
    let parts = [
      "1 of 1: \(folder.kept("start.txt"))", "kept:\n╭", "│ Apple ", "now:\n╭", "│ Cherry ", "1 - │ Apple ", "1 + │ Cherry ", "^^^^^^",
    ]
    var rest = shown[...]
    for part in parts {
      let range = try #require(rest.range(of: part), "\(part) in \(shown)")
      rest = rest[range.upperBound...]
    }
    #expect(rest.contains("start.difference.svg") && rest.hasSuffix("1 accepted, 0 rejected, 0 left\n"))
    #expect(folder.leftFiles.isEmpty)
    #expect(folder.run(.requireAll).hasSuffix("1 passed, 0 failed\n"))
  }

  @Test func aTreeIsReviewedLineByLine() throws {
    let source = { (text: String) in
      "it('keeps', function() assert.accessibility(launchWindow { UILabel { text = '\(text)', frame = { 0, 40, 90, 20 } } }, 'tree') end)"
    }
    try folder.write(spec: source("Apple"))
    folder.run(.writeAll)
    try folder.write(spec: source("Cherry"))
    folder.run(.requireAll)
    let shown = try folder.review("a").shown
    #expect(shown.contains("1 - - staticText \"Apple\"") && shown.contains("1 + - staticText \"Cherry\""), "\(shown)")
  }

  @Test func aRejectedFrameIsForgottenAndTheKeptOneStays() throws {
    try change()
    let before = folder.read("start.txt")
    #expect(try folder.review("reject").counts.rejected == 1)
    #expect(folder.read("start.txt") == before && folder.leftFiles.isEmpty)
    #expect(try folder.review().shown.hasPrefix("no changed frame waits for a review"))
  }

  @Test(arguments: [["s"], ["q"], [], ["what?", "S"]]) func othersWaitOn(_ answers: [String]) throws {
    try change()
    let before = folder.read("start.txt")
    let counts: FrameReview.Counts
    switch answers.count {
    case 0: counts = try folder.review().counts
    case 1: counts = try folder.review(answers[0]).counts
    default: counts = try folder.review(answers[0], answers[1]).counts
    }
    #expect((counts.accepted, counts.rejected, counts.left) == (0, 0, 1))
    #expect(folder.read("start.txt") == before && folder.leftFiles.contains("start.new.txt"))
  }

  @Test func eachIsAskedForInTurn() throws {
    let source = { (text: String) in
      """
      local function show(name)
        return launch { didFinishLaunching = function()
          local window = UIWindow { backgroundColor = "white" }
          window:addSubview(UILabel { text = name .. "\(text)", frame = { 8, 0, 150, 22 } })
          window:makeKeyAndVisible()
        end }
      end
      for _, name in ipairs { "a", "b", "c" } do it(name, function() assert.frame(show(name), name) end) end
      """
    }
    try folder.write(spec: source(" old"))
    folder.run(.writeMissing)
    try folder.write(spec: source(" new"))
    folder.run(.requireAll)
    let (counts, shown) = try folder.review("a", "r", "q")
    #expect((counts.accepted, counts.rejected, counts.left) == (1, 1, 1))
    #expect(shown.contains("2 of 3: \(folder.kept("b.txt"))"))
    #expect(folder.read("a.txt")?.contains("a new") == true)
    #expect(folder.read("b.txt")?.contains("b old") == true)
    #expect(folder.leftFiles.allSatisfy { $0.hasPrefix("c.") } && folder.leftFiles.contains("c.json"))
  }

  @Test func anAcceptedPictureIsKeptWithItsText() throws {
    try folder.keep("Apple", options: "{ svg = true }")
    try folder.shows("Cherry", options: "{ svg = true }")
    folder.run(.requireAll)
    _ = try folder.review("a")
    #expect(folder.read("start.svg")?.contains(">Cherry</text>") == true)
    #expect(folder.run(.requireAll).hasSuffix("1 passed, 0 failed\n"))
  }

  @Test func whatNoTestComparesAnyMoreWaitsNoLonger() throws {
    try change()
    try folder.shows("Cherry", name: "other")
    #expect(folder.run(.writeMissing) { $0.selection.filters = ["start"] }.contains("wrote"))
    #expect(folder.leftFiles.contains("start.json"), "some tests say nothing about others")
    folder.run(.requireAll)
    #expect(folder.leftFiles.isEmpty)
  }

  @Test func aMissingFrameCanBeAcceptedToo() throws {
    try folder.shows("Apple")
    folder.run(.requireAll)
    #expect(try folder.review("a").shown.contains("none is kept; now:\n╭"))
    #expect(folder.run(.requireAll).hasSuffix("1 passed, 0 failed\n"))
  }

  // MARK: Orphans

  @Test func framesThatNoTestComparesAreListedAndPruned() throws {
    try folder.keep("Apple", options: "{ svg = true }")
    try folder.write("old.txt", "x")
    try folder.write("notes.md", "mine")
    try folder.shows("Apple")
    let list = "kept frames that no test compares (--prune removes them):\n  \(folder.kept("old.txt"))\n  \(folder.kept("start.svg"))\n"
    #expect(folder.run(.requireAll).hasSuffix("1 passed\n\n\(list)\n1 passed, 0 failed\n"))
    #expect(folder.read("old.txt") == "x")
    let output = folder.run(.requireAll) { $0.prunesFrames = true }
    #expect(output.contains("removed, as no test compares them:\n  \(folder.kept("old.txt"))\n"), "\(output)")
    #expect(folder.read("old.txt") == nil && folder.read("start.svg") == nil && folder.read("notes.md") == "mine")
    #expect(folder.read("start.txt") != nil)
  }

  @Test func whatAKilledRunLeftOfAFileIsPruned() throws {
    // A number that no process has.
    let (left, own) = (".a.txt.999999999-7.lunette-part", ".a.txt.\(getpid())-7.lunette-part")
    try folder.write(left, "x")
    try folder.write(own, "x")
    try folder.write("a.lunette-part", "mine")
    let found = WholeFile.leftBehind(below: folder.path)
    #expect(found == [folder.kept(left)], "\(found)")
  }

  @Test func aRunOfSomeTestsKnowsOfNoOrphans() throws {
    try folder.keep("Apple")
    try folder.write("old.txt", "x")
    let shard = try #require(TestSelection.Shard(index: 1, count: 1))
    let changes: [(inout SpecRunner.Options) -> Void] = [
      { $0.selection.filters = ["start"] }, { $0.selection.excluded = ["no such"] }, { $0.selection.excludedTags = ["slow"] },
      { $0.selection.shard = shard },
    ]
    for change in changes {
      let output = folder.run(.requireAll) { options in
        change(&options)
        options.prunesFrames = true
      }
      #expect(output.hasSuffix("1 passed\n\n1 passed, 0 failed\n"), "\(output)")
    }
    #expect(folder.read("old.txt") == "x")
  }

  @Test(arguments: ["error 'no'", "pending 'later'"]) func aSpecWithATestThatDidNotEndIsNotJudged(_ line: String) throws {
    try folder.keep("Apple")
    try folder.write(spec: "it('shows its start', function() \(line) assert.frame(app, 'start') end)")
    let output = folder.run(.requireAll) { $0.prunesFrames = true }
    #expect(output.contains("not judged, as a test failed or was skipped:\n  \(folder.spec)\n"), "\(output)")
    #expect(folder.read("start.txt") != nil)
  }

  @Test func theFramesOfASpecThatIsGoneAreOrphans() throws {
    try folder.keep("Apple")
    let gone = folder.path + "/__frames__/gone_spec"
    try FileManager.default.createDirectory(atPath: gone, withIntermediateDirectories: true)
    try "x".write(toFile: gone + "/a.txt", atomically: true, encoding: .utf8)
    let output = folder.run(.requireAll) { $0.prunesFrames = true }
    #expect(output.contains("removed, as no test compares them:\n  \(gone)/a.txt\n"), "\(output)")
    #expect(!FileManager.default.fileExists(atPath: gone))
    #expect(folder.read("start.txt") != nil)
  }

  // MARK: Systems

  @Test func eachSystemKeepsFramesOfItsOwn() throws {
    try folder.shows("Apple")
    let output = folder.run(.writeAll) { $0.systems = [12, 17] }
    #expect(output.contains("[system 12]") && output.contains("[system 17]") && output.hasSuffix("2 passed, 0 failed\n"), "\(output)")
    #expect(folder.read("start.txt") != nil && folder.read("17/start.txt") != nil)
    #expect(folder.run(.requireAll) { $0.systems = [12, 17] }.hasSuffix("2 passed, 0 failed\n"))
    // A frame of one system that has changed is a failure in that one.
    try folder.write("17/start.txt", "x")
    let changed = folder.run(.requireAll) { $0.systems = [12, 17] }
    #expect(changed.hasSuffix("1 passed, 1 failed\n"), "\(changed)")
    #expect(folder.run(.requireAll).hasSuffix("1 passed, 0 failed\n"))
    #expect(folder.run(.requireAll) { $0.systems = [12] }.hasSuffix("1 passed, 0 failed\n"))
  }

  @Test func framesOfSystemsThatHaveRunArePruned() throws {
    try folder.shows("Apple")
    folder.run(.writeAll) { $0.systems = [12, 17] }
    try folder.write("old.txt", "x")
    try folder.write("17/old.txt", "x")
    // Frames of the other system are left alone.
    folder.run(.requireAll) {
      $0.systems = [17]
      $0.prunesFrames = true
    }
    #expect(folder.read("17/old.txt") == nil && folder.read("17/start.txt") != nil && folder.read("old.txt") != nil && folder.read("start.txt") != nil)
    try folder.write("17/old.txt", "x")
    folder.run(.requireAll) { $0.prunesFrames = true }
    #expect(folder.read("old.txt") == nil && folder.read("start.txt") != nil && folder.read("17/old.txt") != nil)
    let output = folder.run(.requireAll) {
      $0.systems = [12, 17]
      $0.prunesFrames = true
    }
    #expect(output.contains("removed, as no test compares them:\n  \(folder.kept("17/old.txt"))\n"), "\(output)")
    // Frames of a spec that is gone go in every system.
    let gone = folder.path + "/__frames__/gone_spec"
    try FileManager.default.createDirectory(atPath: gone + "/17", withIntermediateDirectories: true)
    try "x".write(toFile: gone + "/17/a.txt", atomically: true, encoding: .utf8)
    folder.run(.requireAll) { $0.prunesFrames = true }
    #expect(!FileManager.default.fileExists(atPath: gone))
  }
}
