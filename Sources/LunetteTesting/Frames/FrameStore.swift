import Foundation

/// The frames that a spec keeps: text files in `__frames__/SPEC/` beside it, one for each `assert.frame(app, name)`.
public final class FrameStore {
  public enum Mode: Sendable {
    /// A missing frame is written; one that differs is a failure. For the author's machine.
    case writeMissing
    /// A missing frame is a failure too. For machines that nobody looks at.
    case requireAll
    /// Every frame is written as it is now.
    case update
    /// Nothing is compared or written. For a second run of the same tests.
    case ignore
  }

  let folder: String
  let mode: Mode
  let didWrite: (String) -> Void
  /// The files that were compared or written.
  private(set) var used: Set<String> = []

  init(spec: String, mode: Mode, didWrite: @escaping (String) -> Void) {
    let url = URL(fileURLWithPath: spec)
    let beside = spec.contains("/") ? spec[...spec.lastIndex(of: "/")!] : ""
    folder = beside + "__frames__/" + url.deletingPathExtension().lastPathComponent
    (self.mode, self.didWrite) = (mode, didWrite)
  }

  /// Compares a frame with the one kept under that name. Returns: how they differ; nil when they do not
  /// Throws: when the file cannot be written
  func compare(_ text: String, with name: String) throws -> String? {
    if mode == .ignore { return nil }
    let path = "\(folder)/\(name).txt"
    used.insert(path)
    let now = text.hasSuffix("\n") ? text : text + "\n"
    let kept = FileManager.default.contents(atPath: path)
      .map { String(decoding: $0, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n") }
    if kept == now { return nil }
    switch (kept, mode) {
    case (_, .update), (nil, .writeMissing):
      try write(now, to: path)
      return nil
    case (nil, .requireAll), (nil, .ignore):
      return "\(path) is missing; run the spec where CI is not set, look at the new file and commit it"
    case (let kept?, _):
      return "the frame differs from \(path) (- kept, + now); --update keeps it as it is now\n"
        + LineDifference(from: kept, to: now).text
    }
  }

  private func write(_ text: String, to path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw WordMisuse("assert.frame: \(path) could not be written: \(error.localizedDescription)")
    }
    didWrite(path)
  }
}
