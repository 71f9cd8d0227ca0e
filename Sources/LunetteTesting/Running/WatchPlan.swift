import Foundation

/// Knows which specs a changed file affects, and which of them failed last.
public struct WatchPlan {
  private var dependencies: [String: Set<String>] = [:]
  private var failed: Set<String> = []

  public init() {}

  /// Notes what a run of a file read, and how it ended.
  public mutating func note(_ file: FileSummary) {
    dependencies[file.path] = file.dependencies
    if file.counts.failed > 0 { failed.insert(file.path) } else { failed.remove(file.path) }
  }

  /// Every file whose change means that something is to be run again.
  public var watched: Set<String> { dependencies.values.reduce(into: []) { $0.formUnion($1) } }

  /// The specs to run after these files changed: those that read one of them, those that have not run yet, and of these the ones that
  /// failed last before the others; each group in the order of `specs`.
  public func affected(by changed: Set<String>, among specs: [String]) -> [String] {
    let affected = specs.filter { spec in
      guard let known = dependencies[spec] else { return true }
      return !known.isDisjoint(with: changed)
    }
    return affected.filter(failed.contains) + affected.filter { !failed.contains($0) }
  }
}

/// When files changed last, at one moment.
public struct FileTimes: Equatable {
  private var times: [String: Date] = [:]

  public init(_ paths: some Sequence<String>) {
    for path in paths {
      times[path] = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }
  }

  /// Adds the files that this moment does not know.
  public mutating func formUnion(_ other: FileTimes) { times.merge(other.times) { known, _ in known } }

  /// The files that were made, changed or deleted between the other moment and this one.
  public func changes(since earlier: FileTimes) -> Set<String> {
    Set(times.keys).union(earlier.times.keys).filter { times[$0] != earlier.times[$0] }
  }
}
