import Foundation

/// What the environment says. Nothing else reads it: the same arguments must mean the same everywhere.
enum Environment {
  /// Source: no-color.org for NO_COLOR; a TERM of "dumb" cannot show colours.
  static let allowsColour =
    isatty(STDOUT_FILENO) != 0 && variable("NO_COLOR").isEmpty && variable("TERM") != "dumb"

  /// Whether nobody looks at this run, as CI services tell.
  static let isCI = !["", "0", "false"].contains(variable("CI"))

  private static func variable(_ name: String) -> String { ProcessInfo.processInfo.environment[name] ?? "" }
}
