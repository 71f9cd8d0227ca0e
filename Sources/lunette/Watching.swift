import Foundation
import LunetteSystem

/// How `run --watch` and `test --watch` wait for changes of files.
enum Watching {
  static func announce() {
    Output.write("watching; control-C ends it\n")
    Output.flush()
  }

  /// Pause between two checks of the files.
  static func pause() { WorkThread.pause(interval) }

  /// Ours: soon enough for a person who has just saved a file, and little load. Units: seconds
  private static let interval = 0.25
}
