import Foundation

/// The project whose tests run.
package enum Repository {
  /// Its folder, from which documents, plugins and scripts are read.
  package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// The program `lunette`, which was built beside the tests.
  package static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("lunette")
}
