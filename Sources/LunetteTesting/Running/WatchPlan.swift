import Foundation
import LunetteSystem

/// Knows which specs a changed file affects, and which of them failed last.
public struct WatchPlan {
  private var dependencies: [String: Set<String>] = [:]
  private var failed: Set<String> = []

  public init() {}

  /// Notes which files a spec has read, and how it ended.
  public mutating func note(_ file: FileSummary) {
    dependencies[file.path] = file.dependencies
    if file.counts.failed > 0 { failed.insert(file.path) } else { failed.remove(file.path) }
  }

  /// Every file whose change requires specs to run again.
  public var watched: Set<String> { dependencies.values.reduce(into: []) { $0.formUnion($1) } }

  /// The specs to run after these files have changed: those that read one of them, and those that have not run yet. The specs that failed
  /// last come first; each group is in the order of `specs`.
  public func affected(by changed: Set<String>, among specs: [String]) -> [String] {
    let affected = specs.filter { spec in
      guard let known = dependencies[spec] else { return true }
      return !known.isDisjoint(with: changed)
    }
    return affected.filter(failed.contains) + affected.filter { !failed.contains($0) }
  }
}

/// The modification times of files at one moment.
public struct FileTimes: Equatable {
  private var times: [String: Date] = [:]

  public init(_ paths: some Sequence<String>) {
    for path in paths { times[path] = FilePath.changeTime(path) }
  }

  /// Adds files that are missing here.
  public mutating func formUnion(_ other: FileTimes) { times.merge(other.times) { known, _ in known } }

  /// The files that were made, changed or deleted since an earlier moment.
  public func changes(since earlier: FileTimes) -> Set<String> {
    Set(times.keys).union(earlier.times.keys).filter { times[$0] != earlier.times[$0] }
  }
}
