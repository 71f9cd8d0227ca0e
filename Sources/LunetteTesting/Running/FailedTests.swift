import Foundation
import LunetteRender

/// The tests that failed when they ran last, in a file beside the frames that wait for a review; what `--last-failed` runs again.
public struct FailedTests: Codable, Equatable {
  public struct Entry: Codable, Hashable, Sendable {
    /// The spec's path as it was found.
    public let file: String
    /// The test's full name; nil for all of a file that could not be loaded, or a `setup` of which failed.
    public let test: String?

    public init(file: String, test: String?) { (self.file, self.test) = (file, test) }
  }

  public private(set) var failed: [Entry] = []

  /// Below the folder in which `lunette test` runs.
  public static let usualPath = ".lunette/last-failed.json"

  public init() {}

  /// What is kept; empty where nothing is, or where somebody has changed it beyond reading.
  public init(path: String) {
    guard let data = FileManager.default.contents(atPath: path), let read = try? JSONDecoder().decode(FailedTests.self, from: data) else { return }
    self = read
  }

  /// Takes up a run: what ran is known anew, the rest is as it was. Files that are gone are forgotten.
  public mutating func note(_ run: Run) {
    failed = failed.filter { entry in
      guard FilePath.isFile(entry.file) else { return false }
      return entry.test == nil ? !run.files.contains(entry.file) : !run.ran.contains(entry)
    }
    failed += run.failed.filter { !failed.contains($0) }
  }

  /// Throws: what the system says when it can't be written
  public func write(to path: String) throws {
    if failed.isEmpty, !FilePath.isFile(path) { return }
    try FileManager.default.createDirectory(atPath: FilePath.folder(of: path), withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try WholeFile.write(encoder.encode(self) + Data("\n".utf8), to: path)
  }

  /// What one run tells of it.
  public struct Run {
    fileprivate var files: Set<String> = []
    fileprivate var ran: Set<Entry> = []
    fileprivate var failed: [Entry] = []
    /// Files of which only a line without a test was asked for, so that nothing of them is known.
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
      case .fileEnded(let file): if !misnamed.contains(file.path) { files.insert(file.path) }
      case .runStarted, .fileStarted, .printed, .frameWritten, .logged, .noted, .runEnded: break
      }
    }
  }
}
