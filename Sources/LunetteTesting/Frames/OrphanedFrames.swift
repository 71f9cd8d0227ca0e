import Foundation
import LunetteRender
import LunetteScript
import LunetteSystem

/// The kept frames that no test of a complete run has compared.
public struct OrphanReport: Equatable {
  public var files: [String] = []
  /// Specs with frames that were not compared, but are not listed as orphans, because a test of the spec failed or was skipped.
  public var unjudged: [String] = []
  /// Whether the orphaned files have been removed, except for these.
  public var isPruned = false
  public var notRemoved: [String] = []
  /// Partly written files of killed runs, which have been removed.
  public var leftBehind: [String] = []

  /// The report's lines; none if there is nothing to report.
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

/// Finds kept frames that no test compares any more.
///
/// A spec's frames are checked only if all its tests have run to their ends: a test that failed or was skipped may not have reached its
/// `assert.frame`. If a spec no longer exists, its whole folder is orphaned.
struct OrphanedFrames {
  private var used: [String: Set<String>] = [:]
  private var unjudged: Set<String> = []

  /// Notes one run of a file.
  /// - Parameters:
  ///   - files: the files that were read, kept frames among them
  ///   - isWhole: whether all its tests have run to their ends
  mutating func note(_ path: String, files: Set<String>, isWhole: Bool) {
    used[path, default: []].formUnion(files)
    if !isWhole { unjudged.insert(path) }
  }

  /// The orphaned files by path, and the specs whose unused frames can't be judged.
  /// - Parameter systems: those in which the tests have run, nil for the usual one; frames of other systems are left alone
  func found(in systems: Set<Int?>) -> OrphanReport {
    var orphans: [String] = []
    var doubtful: [String] = []
    for (spec, used) in used {
      let unused = systems.flatMap { Self.files(in: FrameStore.folder(of: spec, system: $0)) }.filter { !used.contains($0) }
      if unjudged.contains(spec) {
        if !unused.isEmpty { doubtful.append(spec) }
      } else {
        orphans += unused
      }
    }
    for root in Set(used.keys.map { FrameStore.root(beside: $0) }) {
      for name in FilePath.names(in: root) ?? [] {
        let spec = String(root.dropLast(FrameStore.rootName.count)) + name + ".lua"
        guard !FilePath.exists(spec) else { continue }
        // Nothing compares them in any system.
        let systems = (FilePath.names(in: root + name) ?? []).compactMap { Int($0) }
        orphans += ([nil] + systems).flatMap { Self.files(in: FrameStore.folder(of: spec, system: $0)) }
      }
    }
    return OrphanReport(files: orphans.sorted(), unjudged: doubtful.sorted())
  }

  /// Removes frames from the review that no test compares any more.
  func forgetUnused(_ failures: FailedFrames) {
    for (spec, used) in used where !unjudged.contains(spec) { failures.forgetAll(of: spec, but: used) }
  }

  /// Texts and pictures; other files are left alone.
  private static func files(in folder: String) -> [String] {
    let names = FilePath.names(in: folder) ?? []
    return names.filter { $0.hasSuffix(".txt") || $0.hasSuffix(".svg") }.map { "\(folder)/\($0)" }
  }

  /// Removes files, and folders that are then empty. Returns: the files that could not be removed
  static func remove(_ paths: [String]) -> [String] {
    let left = paths.filter { !FilePath.remove($0) }
    // The folders of systems first, which are inside of the specs' own.
    var folders = Set(paths.map(FilePath.folder))
    for folder in folders where Int(folder.split(separator: "/").last ?? "") != nil { folders.insert(FilePath.folder(of: folder)) }
    for folder in folders.sorted(by: { $0.count > $1.count }) where FilePath.names(in: folder)?.isEmpty == true { FilePath.remove(folder) }
    return left
  }
}
