import Foundation
import LunetteDriver
import LunetteScript
import LunetteTesting
import ScriptTestSupport
import Testing

/// `assert.frame` writes, compares and updates the files beside a spec.
@Suite struct FrameStoreTests {
  private let folder: FrameFolder

  init() throws { folder = try FrameFolder() }

  @Test func aMissingFrameIsWrittenWithItsColors() throws {
    try folder.shows("Apple", color: "#FF0000")
    #expect(folder.run(.writeMissing) == "\(folder.spec): 1 passed\n  wrote \(folder.kept("start.txt"))\n\n1 passed, 0 failed\n")
    let content = try #require(folder.read("start.txt"))
    #expect(content.hasPrefix("╭────────────────────╮\n│ Apple              │\n"))
    #expect(content.hasSuffix("╰────────────────────╯\n\npaper #FFFFFF\n1: 2-6 #FF0000\n"))
    #expect(folder.run(.requireAll) == "\(folder.spec): 1 passed\n\n1 passed, 0 failed\n")
  }

  @Test(arguments: [FrameStore.Mode.requireAll, .writeChanged]) func aMissingFrameFailsWhereNoneIsWritten(_ mode: FrameStore.Mode) throws {
    try folder.shows("Apple")
    let output = folder.run(mode)
    #expect(output.contains("\(folder.kept("start.txt")) is missing; `lunette test --update missing` writes it"))
    #expect(folder.read("start.txt") == nil)
    #expect(folder.leftFiles == ["start.after.svg", "start.json", "start.new.txt"])
  }

  @Test func otherCharactersFailWithTheCellsMarked() throws {
    try folder.keep("Banana", below: "Cherry")
    try folder.shows("Banane", below: "Cherry")
    let output = folder.run(.writeMissing)
    #expect(
      output.contains(
        """
            the frame differs from \(folder.kept("start.txt")) (- kept, + now); `lunette review` and `--update changed` keep it as it is now
            1 cell in row 1 differs
               1 - │ Banana             │
               1 + │ Banane             │
                          ^
               2   │ Cherry             │
               3   │                    │
            pictures:
              \(folder.left("start.before.svg"))
              \(folder.left("start.after.svg"))
              \(folder.left("start.difference.svg"))

        """), "\(output)")
    #expect(folder.read("start.txt")?.contains("Banana") == true, "the kept one stays")
  }

  @Test func anotherColorFailsToo() throws {
    try folder.keep("Apple", color: "#0000FF")
    try folder.shows("Apple", color: "#FF0000")
    let output = folder.run(.writeMissing)
    #expect(
      output.contains(
        """
            5 cells in row 1 differ
               1 ~ │ Apple              │
                     ^^^^^
               2   │                    │
               3   │                    │
            the colours:
               2 - 1: 2-6 #0000FF
               2 + 1: 2-6 #FF0000

        """), "\(output)")
  }

  @Test func anotherBackgroundFailsToo() throws {
    try folder.keep("Apple", background: "white")
    try folder.shows("Apple", background: "black")
    #expect(folder.run(.requireAll).contains("60 cells in 3 rows differ"))
  }

  @Test func aFrameThatWasKeptWithoutColorsSaysSo() throws {
    try folder.keep("Apple")
    let text = try #require(folder.read("start.txt")).components(separatedBy: "\n\n")[0]
    try folder.write("start.txt", text + "\n")
    let output = folder.run(.requireAll)
    #expect(output.contains("the characters are the same\n    the kept file says nothing of colours\n"), "\(output)")
  }

  @Test func aKeptFileThatIsNoFrameFailsWithoutHarm() throws {
    for content in ["", "\n\n", "│", "││\n\npaper\n9-1: 1-99 on, 5 #12\n1: x-y bold", "\u{0}\u{FFFD}", "╭╮\n│a\n\n\n4: 3-9"] {
      try folder.shows("Apple")
      try folder.write("start.txt", content)
      #expect(folder.run(.requireAll).contains("the frame differs from"), "\(content)")
    }
  }

  @Test func anUpdateOfWhatChangedLeavesWhatIsMissing() throws {
    try folder.keep("Apple")
    try folder.shows("Cherry")
    #expect(folder.run(.writeChanged).contains("wrote \(folder.kept("start.txt"))"))
    #expect(folder.read("start.txt")?.contains("Cherry") == true)
    #expect(folder.run(.requireAll).hasSuffix("1 passed, 0 failed\n"))
  }

  @Test func aFrameThatIsAsItWasIsNeverWrittenAgain() throws {
    try folder.keep("Apple", below: "Banana")
    let windows = try #require(folder.read("start.txt")).replacingOccurrences(of: "\n", with: "\r\n")
    try folder.write("start.txt", windows)
    let output = folder.run(.writeAll)
    #expect(!output.contains("wrote") && output.hasSuffix("1 passed, 0 failed\n"))
    #expect(folder.read("start.txt") == windows)
  }

  @Test func aPictureIsKeptWhereItIsAskedFor() throws {
    try folder.keep("Apple", options: "{ svg = true }")
    let picture = try #require(folder.read("start.svg"))
    #expect(picture.contains("<title>start</title>") && picture.contains(">Apple</text>"))
    // Half a point is no other cell, but another picture.
    try folder.shows("Apple", x: 8.5, options: "{ svg = true }")
    let output = folder.run(.writeMissing)
    #expect(
      output.contains("the picture differs from \(folder.kept("start.svg")), though characters and colours are the same"), "\(output)")
    #expect(folder.leftFiles.contains("start.difference.svg"))
    #expect(folder.run(.writeChanged).contains("wrote \(folder.kept("start.svg"))"))
    #expect(folder.leftFiles.isEmpty)
  }

  @Test func aTestThatPassesTakesItsPicturesAway() throws {
    try folder.keep("Apple")
    try folder.shows("Cherry")
    _ = folder.run(.requireAll)
    #expect(folder.leftFiles == ["start.after.svg", "start.before.svg", "start.difference.svg", "start.json", "start.new.txt"])
    try folder.shows("Apple")
    _ = folder.run(.requireAll)
    #expect(folder.leftFiles.isEmpty)
  }

  @Test func roundsAndSecondRunsOnSeveralWorkersAgree() throws {
    try folder.shows("Apple")
    let output = folder.run(.writeMissing) { ($0.rounds, $0.workers, $0.twice) = (3, 3, true) }
    #expect(output.hasSuffix("\n\n3 passed, 0 failed\n"), "\(output)")
    #expect(folder.read("start.txt")?.contains("Apple") == true)
  }

  @Test(arguments: ["../start", "", ".start", "a/b"]) func aNameThatIsNoFilesNameIsAnError(name: String) throws {
    try folder.shows("Apple", name: name)
    #expect(folder.run(.writeMissing).contains("assert.frame: argument 2 'name' must be a file's name"))
  }

  @Test(arguments: [
    ("{ svg = 1 }", "the option svg must be true or false, got 1"), ("{ png = true }", "there is no option \"png\""),
    ("7", "argument 3 'options' must be a table"),
  ]) func aWrongOptionIsAnError(options: String, message: String) throws {
    try folder.shows("Apple", options: options)
    let output = folder.run(.writeMissing)
    #expect(output.contains("assert.frame: " + message), "\(output)")
  }

  @Test func whatIsNoAppIsAnError() throws {
    try folder.write(spec: "it('x', function() assert.frame({ frame = function() return '' end }, 'start') end)")
    let output = folder.run(.writeMissing)
    #expect(output.contains("assert.frame: argument 1 'app' must be"), "\(output)")
  }

  @Test func theAuthorsMessageIsTold() throws {
    for options in ["'all fruits'", "{}, 'all fruits'"] {
      try folder.shows("Apple", options: options)
      #expect(folder.run(.requireAll).contains("_spec.lua:10: all fruits"))
    }
  }
}
