/// What a run tells whoever reports it, in the order in which it happens. The runner prints nothing itself.
public enum TestEvent {
  case fileStarted(String)
  /// A script printed something.
  case printed(String)
  case testEnded(TestID, TestOutcome)
  /// A file could not be loaded.
  case fileFailed(String, message: String)
  /// A block's `setup` or `teardown` did not end well. After a setup, that many tests of the block did not run.
  case blockFailed(TestID, hook: String, TestOutcome, notRun: Int)
  case frameWritten(String)
  /// Something that a script of the file most likely didn't mean; it fails no test.
  case noted(String)
  case fileEnded(String, TestCounts)
  case runEnded(TestCounts)
}
