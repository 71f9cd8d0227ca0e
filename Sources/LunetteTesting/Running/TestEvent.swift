import Lua
import LunetteDriver
import LunetteLog
import LunetteScript

/// An event of a run for its reporters, in the order of the files, whatever runs at the same time. The runner itself prints nothing.
public enum TestEvent {
  case runStarted(RunStart)
  /// A file, with the number of the round if there are several: `scripts/fruits_spec.lua, round 2 of 3`.
  case fileStarted(String)
  /// A script printed text; that of a test is in its result, too.
  case printed(String)
  case testEnded(TestResult)
  /// A file could not be loaded.
  case fileFailed(String, message: String)
  case blockFailed(BlockFailure)
  case frameWritten(String)
  /// The log of a test, if it is wanted; sent before the test's end. For a block's hook the id has the block and the hook.
  case logged(TestID, [RunEvent])
  /// Probably a mistake in a script of the file; it fails no test.
  case noted(String)
  case fileEnded(FileSummary)
  case runEnded(RunSummary)
}

public struct RunStart {
  public let files: Int
  /// The seed of the order; nil if files and tests run in their own order.
  public let shuffleSeed: UInt64?
}

public struct TestResult {
  public let id: TestID
  /// Number of tests that its file declares before it.
  public let index: Int
  /// The position of its `it`.
  public let position: SourcePosition?
  public var outcome: TestOutcome
  /// The simulated time of its apps. Units: seconds of the simulated clock
  public let seconds: Double
  /// How long it took, with the hooks around it. Units: seconds of the machine's clock, different in each run
  public var realSeconds: Double = 0
  /// What the test and the hooks around it have printed.
  public var printed = ""
  /// The app when it failed; nil when none ran.
  public internal(set) var scene: AppScene?
  /// The pictures of a kept frame that differs, if a page of failures is wanted.
  public var pictures: [FramePicture] = []
  /// The coverage of the test, if it is measured.
  public var coverage: Coverage?
  /// A note about a test that passed: the distribution of a property's cases.
  public var distributionNote = ""
}

/// A block's `setup` or `teardown` that failed.
public struct BlockFailure {
  /// The block; its path is empty for the file itself.
  public let block: TestID
  /// `setup` or `teardown`.
  public let hook: String
  public let outcome: TestOutcome
  /// For a setup the number of the block's tests that did not run.
  public let notRun: Int
  /// What the hook has printed.
  public var printed = ""
  public let scene: AppScene?

  /// `setup of the list`.
  public var name: String { "\(hook) of \(block.path.isEmpty ? "the file" : block.name)" }
}

public struct FileSummary {
  /// The file's name for reports, as in `fileStarted`.
  public let label: String
  public let path: String
  public var counts: TestCounts
  /// Number of tests that the filters leave, in all shards together.
  public let matched: Int
  /// Number of tests that the file declares.
  public let declared: Int
  /// The files that were read: the spec, its modules, plugins and kept frames.
  public let dependencies: Set<String>
  /// The coverage of its plugins and modules; nil if it isn't measured.
  public var coverage: Coverage?
  /// Whether tests of it were left out as the run was to end.
  public var isCutShort = false
}

public struct RunSummary {
  public var counts = TestCounts()
  /// Number of tests that the filters leave, in all shards together.
  public var matched = 0
  /// Whether files were not run, or not to their end, after the first failure or an interruption.
  public var isCutShort = false
  /// Whether Control-C ended the run.
  public var isInterrupted = false
  /// Kept frames that no test compared; empty for a run of only some tests.
  public var orphans = OrphanReport()
  /// The coverage of all tests; nil if it isn't measured.
  public var coverage: Coverage?

  public init() {}
}

extension TestResult {
  /// The most useful position: the failed line, else the test's own.
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
