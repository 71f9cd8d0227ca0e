import Foundation
import LunetteRender
import LunetteScript

/// The kept frames that no test of a whole run compared.
public struct OrphanReport: Equatable {
  public var files: [String] = []
  /// Specs with frames that were not compared, which are not among the files since a test of theirs failed or was skipped.
  public var unjudged: [String] = []
  /// Whether the files have been removed, but for these.
  public var isPruned = false
  public var notRemoved: [String] = []
  /// What runs that were killed had left of files, which is gone now.
  public var leftBehind: [String] = []

  /// What to tell a reader, a line each; none where there is nothing to tell.
  var lines: [String] {
    var lines: [String] = []
    if !files.isEmpty {
      lines.append(isPruned ? "removed, as no test compares them:" : "kept frames that no test compares (--prune removes them):")
      lines += files.filter { !notRemoved.contains($0) }.map { "  " + $0 }
    }
    if !leftBehind.isEmpty { lines += ["removed, as a run was killed before they were whole:"] + leftBehind.map { "  " + $0 } }
    if !notRemoved.isEmpty { lines += ["could not be removed:"] + notRemoved.map { "  " + $0 } }
    if isPruned, !unjudged.isEmpty {
      lines += ["not judged, as a test failed or was skipped:"] + unjudged.map { "  " + $0 }
    }
    return lines
  }
}

/// Finds kept frames that nothing compares any more.
///
/// A spec's frames are judged when all its tests have run to their ends: one that failed or was skipped may not have come to its
/// `assert.frame`. Folders of specs that are gone are orphaned as a whole.
struct OrphanedFrames {
  private var used: [String: Set<String>] = [:]
  private var unjudged: Set<String> = []

  /// Notes one run of a file.
  /// - Parameters:
  ///   - files: that were read, kept frames among them
  ///   - isWhole: whether all its tests have run to their ends
  mutating func note(_ path: String, files: Set<String>, isWhole: Bool) {
    used[path, default: []].formUnion(files)
    if !isWhole { unjudged.insert(path) }
  }

  /// The files, by path, and the specs whose frames can't be judged though they have some that were not used.
  var found: OrphanReport {
    var orphans: [String] = []
    var doubtful: [String] = []
    for (spec, used) in used {
      let unused = Self.files(in: FrameStore.folder(of: spec)).filter { !used.contains($0) }
      if unjudged.contains(spec) {
        if !unused.isEmpty { doubtful.append(spec) }
      } else {
        orphans += unused
      }
    }
    for root in Set(used.keys.map { FrameStore.root(beside: $0) }) {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? [] {
        let spec = String(root.dropLast(FrameStore.rootName.count)) + name + ".lua"
        if !FileManager.default.fileExists(atPath: spec) { orphans += Self.files(in: root + name) }
      }
    }
    return OrphanReport(files: orphans.sorted(), unjudged: doubtful.sorted())
  }

  /// Frames that wait for a review though no test compares them any more wait no longer.
  func tidy(_ failures: FailedFrames) {
    for (spec, used) in used where !unjudged.contains(spec) { failures.forgetAll(of: spec, but: used) }
  }

  /// Texts and pictures; other files are somebody's own.
  private static func files(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".txt") || $0.hasSuffix(".svg") }.map { "\(folder)/\($0)" }
  }

  /// Removes files, and folders that have none left. Returns: those that could not be removed
  static func remove(_ paths: [String]) -> [String] {
    let left = paths.filter { (try? FileManager.default.removeItem(atPath: $0)) == nil }
    for folder in Set(paths.map(FilePath.folder)) {
      if let names = try? FileManager.default.contentsOfDirectory(atPath: folder), names.isEmpty {
        try? FileManager.default.removeItem(atPath: folder)
      }
    }
    return left
  }
}
