import Foundation
import LunetteRender
import LunetteSystem

/// How long each test took when it ran last, in a file of lines: seconds, the spec's path and the test's name, separated by tabs.
///
/// Files of several machines may be joined with `cat`: of two lines about one test the later one counts.
public struct TestTimings: Equatable, Sendable {
  public struct Key: Hashable, Comparable, Sendable {
    public let file: String
    public let test: String

    public init(file: String, test: String) { (self.file, self.test) = (file, test) }

    public static func < (one: Key, other: Key) -> Bool { (one.file, one.test) < (other.file, other.test) }
  }

  /// Units: seconds of the machine's clock.
  public private(set) var seconds: [Key: Double] = [:]

  public init() {}

  /// Reads a file; empty if there is none. Throws: `FileProblem`
  /// - Parameter note: gets the problems of lines that are ignored
  public init(path: String, note: (String) -> Void) throws(FileProblem) {
    guard FilePath.exists(path) else { return }
    let text = String(decoding: try FilePath.contents(of: path), as: UTF8.self)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !line.isEmpty {
      let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, let time = Double(parts[0]), time.isFinite, time >= 0 else {
        note("\(path):\(index + 1): no line of timings (seconds, file, test, with tabs between them); it is passed over")
        continue
      }
      seconds[Key(file: String(parts[1]), test: String(parts[2]))] = time
    }
  }

  public mutating func note(_ result: TestResult) {
    // In the file a name is one line.
    let name = result.id.name.replacingOccurrences(of: "\n", with: " ").replacingOccurrences(of: "\t", with: " ")
    seconds[Key(file: result.id.file, test: name)] = result.realSeconds
  }

  public mutating func merge(_ newer: TestTimings) { seconds.merge(newer.seconds) { $1 } }

  public var text: String { seconds.sorted { $0.key < $1.key }.map { "\(decimal($0.value, places: 6))\t\($0.key.file)\t\($0.key.test)\n" }.joined() }

  // MARK: Shards

  /// A division of tests into shards.
  public struct Division: Equatable, Sendable {
    /// The shard of each test, from 0.
    public fileprivate(set) var shards: [Key: Int] = [:]
    /// The expected duration of each shard. Units: seconds.
    public fileprivate(set) var loads: [Double]
  }

  /// Assigns the longest test first, each to the shard with the smallest load: no shard takes more than a third longer than necessary.
  /// Source: Graham, "Bounds on Multiprocessing Timing Anomalies", 1969
  /// - Parameter files: only tests of these files are divided; tests without a time are distributed elsewhere
  public func division(into count: Int, files: Set<String>) -> Division {
    var division = Division(loads: Array(repeating: 0, count: count))
    let known = seconds.filter { files.contains($0.key.file) }
    for (key, time) in known.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      let shard = division.loads.indices.min { (division.loads[$0], $0) < (division.loads[$1], $1) } ?? 0
      division.shards[key] = shard
      division.loads[shard] += time
    }
    return division
  }
}

/// The file of `--timings`, and the parts that shards write beside it.
///
/// All shards must divide the tests in the same way, even if one begins later, so a shard doesn't change the file: it writes a part of its
/// own. The last shard to end merges the parts into the file.
public struct TimingsFile {
  private let path: String

  public init(path: String) { self.path = path }

  public func part(_ shard: TestSelection.Shard) -> String { "\(path).\(shard.index)-of-\(shard.count)" }

  /// Adds the times of a run. Throws: the system's error if the file can't be written
  public func note(_ new: TestTimings, shard: TestSelection.Shard?) throws {
    let folder = FilePath.folder(of: path)
    if !FilePath.exists(folder) { try FilePath.makeFolder(folder) }
    try FilePath.withLock(of: path) {
      guard let shard else { return try merge([new]) }
      try WholeFile.write(new.text, to: part(shard))
      let parts = (1...shard.count).compactMap { TestSelection.Shard(index: $0, count: shard.count).map(part) }
      guard parts.allSatisfy(FilePath.isFile) else { return }
      try merge(parts.map { try TestTimings(path: $0) { _ in } })
      for part in parts { FilePath.remove(part) }
    }
  }

  private func merge(_ newer: [TestTimings]) throws {
    var all = try TestTimings(path: path) { _ in }
    for timings in newer { all.merge(timings) }
    try WholeFile.write(all.text, to: path)
  }
}
