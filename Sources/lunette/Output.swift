import Foundation
import LunetteRender

/// The process's two streams. The standard output is buffered in large blocks, and written out before anything goes to
/// the standard error, so that what is read on a terminal or in a log is in the order in which it was said.
enum Output {
  private static let bufferSize = 1 << 16
  /// Why something that was written has not arrived; nil where all has. Source: errno
  nonisolated(unsafe) private static var failure: Int32?

  static func start() {
    // A closed pipe (`| head`) ends the process without a word, even when the parent had the signal ignored.
    signal(SIGPIPE, SIG_DFL)
    if isatty(STDOUT_FILENO) == 0 { setvbuf(stdout, nil, _IOFBF, bufferSize) }
  }

  static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      if fwrite(bytes.baseAddress, 1, bytes.count, stdout) < bytes.count { failure = failure ?? errno }
    }
  }

  static func complain(_ text: String) {
    flush()
    // As bytes: a text may have a zero in it.
    var line = text + "\n"
    line.withUTF8 { bytes in _ = fwrite(bytes.baseAddress, 1, bytes.count, stderr) }
  }

  /// The line that the terminal shows at the bottom, in place of the one before; source: ECMA-48, EL with parameter 2.
  static func complainInPlace(_ text: String) {
    flush()
    var line = "\r\u{1B}[2K" + text
    line.withUTF8 { bytes in _ = fwrite(bytes.baseAddress, 1, bytes.count, stderr) }
  }

  /// Returns: whether all that was written has arrived; when not, that is said
  static func finish() -> Bool {
    flush()
    if let failure { complain("lunette: the output could not be written: \(systemReason(code: failure))") }
    return failure == nil
  }

  static func flush() {
    if fflush(stdout) != 0 { failure = failure ?? errno }
  }
}
