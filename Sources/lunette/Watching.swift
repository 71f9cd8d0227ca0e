import Foundation

/// How `run --watch` and `test --watch` wait for files to change.
enum Watching {
  static func announce() {
    Output.write("watching; control-C ends it\n")
    Output.flush()
  }

  /// Between two looks at the files.
  static func pause() { Thread.sleep(forTimeInterval: interval) }

  /// Ours: soon enough for somebody who has just saved a file, and no load. Units: seconds
  private static let interval = 0.25
}
