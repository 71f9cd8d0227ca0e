import Foundation
import LunetteRender
import LunetteSystem

/// The tests that failed when they ran last, in a file; `--last-failed` runs them again.
public struct FailedTests: Codable, Equatable {
  public struct Entry: Codable, Hashable, Sendable {
    /// The spec's path as it was found.
    public let file: String
    /// The test's full name; nil for a whole file that could not be loaded, or whose `setup` failed.
    public let test: String?

    public init(file: String, test: String?) { (self.file, self.test) = (file, test) }
  }

  public private(set) var failed: [Entry] = []

  /// The path in the folder in which `lunette test` runs.
  public static let usualPath = ".lunette/last-failed.json"

  public init() {}

  /// Reads the file; empty if there is none, or if it can't be read.
  public init(path: String) {
    guard let bytes = try? FilePath.contents(of: path), let read = try? JSONDecoder().decode(FailedTests.self, from: Data(bytes)) else { return }
    self = read
  }

  /// Adds the results of a run: tests that ran get their new result, the others keep the old one. Missing files are removed.
  public mutating func note(_ run: Run) {
    failed = failed.filter { entry in
      guard FilePath.isFile(entry.file) else { return false }
      return entry.test == nil ? !run.files.contains(entry.file) : !run.ran.contains(entry)
    }
    failed += run.failed.filter { !failed.contains($0) }
  }

  /// Throws: the system's error if the file can't be written
  public func write(to path: String) throws {
    if failed.isEmpty, !FilePath.isFile(path) { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try WholeFile.write(encoder.encode(self) + Data("\n".utf8), to: path, makesFolder: true)
  }

  /// The results of one run.
  public struct Run {
    fileprivate var files: Set<String> = []
    fileprivate var ran: Set<Entry> = []
    fileprivate var failed: [Entry] = []
    /// Files for which only a line without a test was given, so that nothing is known about them.
    private var misnamed: Set<String> = []

    public init() {}

    public mutating func receive(_ event: TestEvent) {
      switch event {
      case .testEnded(let result):
        let entry = Entry(file: result.id.file, test: result.id.name)
        ran.insert(entry)
        if result.outcome.isFailure { failed.append(entry) }
      case .blockFailed(let failure): if failure.outcome.isFailure { failed.append(Entry(file: failure.block.file, test: nil)) }
      case .fileFailed(let path, let message):
        if message.contains(TestSelection.noTestThere) { misnamed.insert(path) } else { failed.append(Entry(file: path, test: nil)) }
      case .fileEnded(let file): if !misnamed.contains(file.path), !file.isCutShort { files.insert(file.path) }
      case .runStarted, .fileStarted, .printed, .frameWritten, .logged, .noted, .runEnded: break
      }
    }
  }
}
