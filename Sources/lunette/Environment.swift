import Foundation
import LunetteLive
import LunetteSystem
import LunetteTesting

#if canImport(Glibc)
  import Glibc
#endif

/// Reads the environment. No other code does, because the same arguments must mean the same everywhere.
enum Environment {
  private static let isTerminal = isatty(STDOUT_FILENO) != 0 && variable("TERM") != "dumb"

  /// Source: no-color.org for NO_COLOR; a TERM of "dumb" cannot show colours.
  static let allowsColor = isTerminal && variable("NO_COLOR").isEmpty

  /// Whether texts are UTF-8, as the locale says. Source: POSIX, the order of LC_ALL, LC_CTYPE, LANG
  static let isUnicode: Bool = {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].map(variable).first { !$0.isEmpty } ?? ""
    return locale.lowercased().replacingOccurrences(of: "-", with: "").contains("utf8")
  }()

  /// Whether the run is unattended, as CI services say.
  static let isCI = !["", "0", "false"].contains(variable("CI"))

  /// The width of the terminal; nil if there is none.
  static let terminalColumns: Int? = {
    guard isTerminal else { return nil }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }()

  /// The folders where the shell looks for programs, with colons between them.
  static let searchPath = variable("PATH")

  /// The terminal's name; empty if unknown.
  static let terminalName = variable("TERM")

  /// The colours that the terminal can show. Source: the conventions of COLORTERM, of terminfo's names, and no-color.org
  static let terminalColors: TerminalScreen.Colors =
    !variable("NO_COLOR").isEmpty
    ? .none
    : ["truecolor", "24bit"].contains(variable("COLORTERM")) || terminalName.contains("direct")
      ? .all : terminalName.contains("256color") ? .few : ["vt100", "vt220", "linux", "ansi"].contains(terminalName) ? .none : .few

  /// The path of the first of these programs that is installed; nil if none is.
  static func program(_ names: String...) -> String? {
    let folders = variable("PATH").split(separator: ":")
    return names.flatMap { name in folders.map { "\($0)/\(name)" } }.first(where: FilePath.isProgram)
  }

  static let processors = ProcessInfo.processInfo.activeProcessorCount

  /// A seed that differs from run to run. Short, because a person may have to type it.
  static func randomSeed() -> UInt64 { UInt64.random(in: 1...99_999) }

  static let bazel = Bazel()

  /// Bazel's settings for a test. Source: bazel.build/reference/test-encyclopedia, "Initial conditions" and "Test sharding"
  struct Bazel {
    let xmlOutputFile: String? = variable("XML_OUTPUT_FILE").isEmpty ? nil : variable("XML_OUTPUT_FILE")

    /// The part of the tests that this process must run; nil if there are no parts.
    ///
    /// Also writes the file that tells Bazel that the runner supports shards. Throws: if the variables are no numbers
    func shard() throws -> TestSelection.Shard? {
      let (index, count) = (variable("TEST_SHARD_INDEX"), variable("TEST_TOTAL_SHARDS"))
      if index.isEmpty, count.isEmpty { return nil }
      guard let number = Int(index), let total = Int(count), number < Int.max,
        let shard = TestSelection.Shard(index: number + 1, count: total)
      else {
        Output.complain(
          "TEST_SHARD_INDEX must be a number from 0, and TEST_TOTAL_SHARDS one above it; they are \"\(index)\" and \"\(count)\"")
        throw ExitStatus.wrongUsage
      }
      let statusFile = variable("TEST_SHARD_STATUS_FILE")
      if !statusFile.isEmpty, (try? WholeFile.write("", to: statusFile)) == nil {
        Output.complain("TEST_SHARD_STATUS_FILE \(statusFile) can't be written")
        throw ExitStatus.failed
      }
      return shard
    }
  }

  private static func variable(_ name: String) -> String { ProcessInfo.processInfo.environment[name] ?? "" }
}
