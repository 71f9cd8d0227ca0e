import ArgumentParser
import Foundation
import LunetteSystem
import LunetteTesting

/// The options for the frames that `assert.frame` compares.
struct KeptFrameOptions: ParsableArguments {
  enum Update: String, CaseIterable, ExpressibleByArgument {
    case missing, changed, all, none

    var mode: FrameStore.Mode {
      switch self {
      case .missing: .writeMissing
      case .changed: .writeChanged
      case .all: .writeAll
      case .none: .requireAll
      }
    }
  }

  @Option(
    help: ArgumentHelp(
      "Which kept frames to write as they are now: missing (as if left out), changed, all (--update alone), none (as if left out where CI is "
        + "set). One that is as it was is never written.", valueName: "which"))
  var update: Update?

  @Flag(help: "Remove kept frames that no test compares; for whole runs.")
  var prune = false

  var mode: FrameStore.Mode { (update ?? (Environment.isCI ? .none : .missing)).mode }

  /// The arguments with "all" added after each `--update` that isn't followed by a value of its own.
  static func completed(_ arguments: [String]) -> [String] {
    var completed: [String] = []
    for (index, argument) in arguments.enumerated() {
      if argument == "--" { return completed + arguments[index...] }
      completed.append(argument)
      let next = index + 1 < arguments.count ? arguments[index + 1] : ""
      // A word that is no file is meant as the value, and is refused as one.
      let isMistaken = !next.isEmpty && next.allSatisfy { $0.isLetter && $0.isASCII } && !FilePath.exists(next)
      if argument == "--update", Update(rawValue: next) == nil, !isMistaken { completed.append(Update.all.rawValue) }
    }
    return completed
  }
}
