import Lua
import LunetteDriver
import LunetteLog
import LunetteScript

/// What a run tells whoever reports it, in the order of the files, whatever runs beside what. The runner prints nothing itself.
public enum TestEvent {
  case runStarted(RunStart)
  /// A file, and where there are several rounds which of them: `scripts/fruits_spec.lua, round 2 of 3`.
  case fileStarted(String)
  /// A script printed something; what a test printed is in its result, too.
  case printed(String)
  case testEnded(TestResult)
  /// A file could not be loaded.
  case fileFailed(String, message: String)
  case blockFailed(BlockFailure)
  case frameWritten(String)
  /// What happened in a test, where that is asked for; before its end is told. In a hook of a block, the block and its hook.
  case logged(TestID, [RunEvent])
  /// Something that a script of the file most likely didn't mean; it fails no test.
  case noted(String)
  case fileEnded(FileSummary)
  case runEnded(RunSummary)
}

public struct RunStart {
  public let files: Int
  /// The seed of the order; nil where files and tests run in the order in which they stand.
  public let shuffleSeed: UInt64?
}

public struct TestResult {
  public let id: TestID
  /// How many tests its file declares before it.
  public let index: Int
  /// Where its `it` stands.
  public let position: SourcePosition?
  public var outcome: TestOutcome
  /// How long its apps ran. Units: seconds of the simulated clock
  public let seconds: Double
  /// How long it took, with the hooks around it. Units: seconds of the machine's clock, another number in each run
  public var realSeconds: Double = 0
  /// What it and the hooks around it printed.
  public var printed = ""
  /// The app when it failed; nil when none ran.
  public internal(set) var scene: AppScene?
  /// Of the kept frame that it failed with, where the page of failures is asked for.
  public var pictures: [FramePicture] = []
  /// What of plugins and modules it ran, where that is asked for.
  public var coverage: Coverage?
  /// What the host says of it where it passed: how the cases of a property are spread.
  public var told = ""
}

/// A block's `setup` or `teardown` that did not end well.
public struct BlockFailure {
  /// The block; its path is empty for the file itself.
  public let block: TestID
  /// `setup` or `teardown`.
  public let hook: String
  public let outcome: TestOutcome
  /// After a setup: how many tests of the block did not run.
  public let notRun: Int
  /// What it printed.
  public var printed = ""
  public let scene: AppScene?

  /// `setup of the list`.
  public var name: String { "\(hook) of \(block.path.isEmpty ? "the file" : block.name)" }
}

public struct FileSummary {
  /// As in `fileStarted`.
  public let label: String
  public let path: String
  public var counts: TestCounts
  /// Tests that the filters leave, in every shard.
  public let matched: Int
  /// Tests that the file declares.
  public let declared: Int
  /// The files that were read: the spec, its modules, plugins and kept frames.
  public let dependencies: Set<String>
  /// What of its plugins and modules has run; nil where nobody measures.
  public var coverage: Coverage?
}

public struct RunSummary {
  public var counts = TestCounts()
  /// Tests that the filters leave, in every shard.
  public var matched = 0
  /// Files that were not run, or not to their end, after the first failure.
  public var isCutShort = false
  /// Kept frames that no test compared; empty for a run of some tests only.
  public var orphans = OrphanReport()
  /// What of plugins and modules has run in all tests; nil where nobody measures.
  public var coverage: Coverage?

  public init() {}
}

extension TestResult {
  /// Where to look first: the failed line, else the test's own.
  var place: SourcePosition? {
    switch outcome {
    case .failed(let failure): failure.position ?? position
    case .errored(let error): SourcePosition(leading: error.message) ?? position
    case .passed, .skipped: position
    }
  }
}

extension BlockFailure {
  var place: SourcePosition? {
    switch outcome {
    case .failed(let failure): failure.position
    case .errored(let error): SourcePosition(leading: error.message)
    case .passed, .skipped: nil
    }
  }
}
