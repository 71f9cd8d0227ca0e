import Foundation
import LunetteKit
import LunetteRender
import LunetteSystem

/// The standard output and the standard error. The standard output is buffered in large blocks. It is written out before each text for the
/// standard error, so that a terminal or a log shows both in the right order.
enum Output {
  /// Why a text could not be written; nil if all were. Source: errno
  nonisolated(unsafe) private static var failure: Int32?

  static func start() {
    // A closed pipe (`| head`) ends the process silently, even if the parent process ignores the signal.
    signal(SIGPIPE, SIG_DFL)
  }

  static func write(_ text: String) { failure = StandardStream.output.write(text) ?? failure }

  static func complain(_ text: String) {
    flush()
    StandardStream.errors.write(text.harmlessOnTerminals + "\n")
  }

  /// Replaces the line at the bottom of the terminal; source: ECMA-48, EL with parameter 2.
  static func complainInPlace(_ text: String) {
    flush()
    StandardStream.errors.write("\r\u{1B}[2K" + text)
  }

  /// Returns: whether everything was written; if not, the reason has been printed
  static func finish() -> Bool {
    flush()
    if let failure { complain("lunette: the output could not be written: \(systemReason(code: failure))") }
    return failure == nil
  }

  static func flush() {
    failure = StandardStream.output.flush() ?? failure
  }
}

/// A line on the standard error about work that takes long: on a terminal the bottom line, which is rewritten; elsewhere a line each 10 seconds.
/// Threads may share it.
/// Unchecked: a lock guards what changes.
final class ProgressLine: @unchecked Sendable {
  private let lock = NSLock()
  private let isInPlace = isatty(STDERR_FILENO) != 0 && Environment.terminalColumns != nil
  private var last = ContinuousClock.now
  /// When it was called last.
  private var asked = ContinuousClock.now
  private var isShown = false
  private let isPatient: Bool

  /// Units: seconds. Ours: seen soon enough, and few lines in a log
  private static let (firstAfter, interval) = (1.0, 10.0)

  /// - Parameter isPatient: whether in a log the first line waits as long as the others; false for what is told late anyway
  init(isPatient: Bool = true) { self.isPatient = isPatient }

  /// - Parameter text: nil removes the line
  func show(_ text: String?) {
    lock.lock()
    defer { lock.unlock() }
    guard let text else {
      if isShown, isInPlace { Output.complainInPlace("") }
      isShown = false
      return
    }
    // The next call may come as long after this one as this one came after the last: a line that waited for it would come too late.
    let waited = isInPlace ? .zero : ContinuousClock.now - asked
    asked = .now
    let isDue = (ContinuousClock.now - last + waited) / .seconds(1) >= (isInPlace ? Self.firstAfter : Self.interval)
    guard isShown && isInPlace || !isShown && !isPatient || isDue else { return }
    (last, isShown) = (.now, true)
    isInPlace ? Output.complainInPlace(text) : Output.complain(text)
  }
}
