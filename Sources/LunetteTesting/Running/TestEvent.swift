import Lua
import LunetteScript

/// What a run tells whoever reports it, in the order of the files, whatever runs beside what. The runner prints nothing itself.
public enum TestEvent {
  case runStarted(RunStart)
  /// A file, and where there are several rounds which of them: `scripts/fruits_spec.lua, round 2 of 3`.
  case fileStarted(String)
  /// A script printed something.
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
  /// The app when it failed; nil when none ran.
  public let scene: AppScene?
  /// Of the kept frame that it failed with, where the page of failures is asked for.
  public var pictures: [FramePicture] = []
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
  /// The files that were read: the spec, its modules, plugins and kept frames.
  public let dependencies: Set<String>
}

public struct RunSummary {
  public var counts = TestCounts()
  /// Tests that the filters leave, in every shard.
  public var matched = 0
  /// Files that were not run, or not to their end, after the first failure.
  public var isCutShort = false
  /// Kept frames that no test compared; empty for a run of some tests only.
  public var orphans = OrphanReport()

  public init() {}
}
