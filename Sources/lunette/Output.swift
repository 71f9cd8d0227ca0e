import Foundation

/// The process's two streams. The standard output is buffered in large blocks, and written out before anything goes to
/// the standard error, so that what is read on a terminal or in a log is in the order in which it was said.
enum Output {
  private static let bufferSize = 1 << 16
  nonisolated(unsafe) private static var hasFailed = false

  static func start() {
    // A closed pipe (`| head`) ends the process without a word, even when the parent had the signal ignored.
    signal(SIGPIPE, SIG_DFL)
    if isatty(STDOUT_FILENO) == 0 { setvbuf(stdout, nil, _IOFBF, bufferSize) }
  }

  static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      if fwrite(bytes.baseAddress, 1, bytes.count, stdout) < bytes.count { hasFailed = true }
    }
  }

  static func complain(_ text: String) {
    flush()
    fputs(text + "\n", stderr)
  }

  /// Returns: whether all that was written has arrived; when not, that is said
  static func finish() -> Bool {
    flush()
    if hasFailed { complain("lunette: the output could not be written") }
    return !hasFailed
  }

  static func flush() {
    if fflush(stdout) != 0 { hasFailed = true }
  }
}
