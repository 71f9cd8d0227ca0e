import Foundation
import LunetteKit
import LunetteRender
import LunetteSystem

/// The frames that a spec keeps: files in `__frames__/SPEC/` beside the spec, one for each `assert.frame(app, name)`, and a picture too
/// with `{ svg = true }`.
public final class FrameStore {
  public enum Mode: Sendable {
    /// A missing frame is written; one that differs is a failure. For the author's machine.
    case writeMissing
    /// A missing frame is a failure too. For unattended machines.
    case requireAll
    /// A frame that differs is replaced by the new one; a missing frame is a failure.
    case writeChanged
    /// Frames that are missing or differ are written.
    case writeAll
    /// Nothing is compared or written. For a second run of the same tests.
    case ignore

    var writesMissing: Bool { self == .writeMissing || self == .writeAll }
    var writesChanged: Bool { self == .writeChanged || self == .writeAll }
  }

  let folder: String
  /// Before the names of frames in the folder of failures.
  private let prefix: String
  let mode: Mode
  /// How frames are compared in a run that is perturbed; nil: as the mode says.
  var perturbed: Perturbed?
  /// How many comparisons were left out in such runs.
  private(set) var notCompared = 0

  /// Nothing is written then.
  enum Perturbed { case comparing, ignoring }

  private let spec: String
  private let failures: FailedFrames?
  private let didWrite: (String) -> Void
  /// Gets what a reader should know besides failures.
  let note: (String) -> Void
  /// The files that were compared or written.
  private(set) var used: Set<String> = []
  /// The variant in which a test runs that its block declares: its frames are kept as `NAME [iPad dark]`.
  var variant: String?
  /// Makes the pictures of the last frame that differed; only called if a report needs them.
  private var drawPictures: (() -> [FramePicture])?

  /// - Parameters:
  ///   - failures: where frames that differ are left for `lunette review`; nil for nowhere
  ///   - system: whose frames they are, where they are kept in a folder of their own
  init(
    spec: String, mode: Mode, failures: FailedFrames?, system: Int? = nil, note: @escaping (String) -> Void = { _ in },
    didWrite: @escaping (String) -> Void
  ) {
    folder = Self.folder(of: spec, system: system)
    prefix = system.map { "\($0)-" } ?? ""
    (self.spec, self.mode, self.failures, self.didWrite, self.note) = (spec, mode, failures, didWrite, note)
  }

  /// - Parameter system: nil for the usual one
  static func folder(of spec: String, system: Int? = nil) -> String {
    Self.root(beside: spec) + URL(fileURLWithPath: spec).deletingPathExtension().lastPathComponent + (system.map { "/\($0)" } ?? "")
  }

  /// A system whose frames are kept in a folder of its own; nil for the usual one.
  static func ownSystem(_ system: Int) -> Int? { system == SystemConstants.usual.number ? nil : system }

  /// The folder with the kept frames of all specs in this spec's folder.
  static func root(beside spec: String) -> String { (spec.lastIndex(of: "/").map { spec[...$0] } ?? "") + rootName }

  static let rootName = "__frames__/"

  /// Compares a frame with the one kept under that name. A frame that equals the kept one is never written again.
  ///
  /// - Parameter keepsPicture: whether an SVG is kept too
  /// Returns: how they differ; nil if they are equal
  /// Throws: if a file can't be written
  func compare(_ frame: FrameSnapshot, cell: CellSize, with name: String, keepsPicture: Bool) throws -> String? {
    if mode == .ignore || isLeftOut { return nil }
    let name = named(name)
    let text = TextFrame(frame.list, cell: cell)
    let picture = keepsPicture ? SvgFrame(frame, title: name).text : nil
    let now = KeptFrame(text: text.plain, styles: text.styles, picture: picture)
    let path = "\(folder)/\(name).txt"
    let kept = KeptFrame.Files(path: path)
    let before = kept.read(withPicture: keepsPicture)
    used.insert(path)
    if keepsPicture { used.insert(kept.picture) }

    let changes = [(path, before.content, now.content as String?)] + (keepsPicture ? [(kept.picture, before.picture, now.picture)] : [])
    let differing = changes.filter { $0.1 != $0.2 }
    if perturbed != nil { return differing.isEmpty ? nil : Self.problem(before, now, kept) }
    let isWritable = differing.allSatisfy { $0.1 == nil ? mode.writesMissing : mode.writesChanged }
    if isWritable {
      for (path, _, text) in differing { try write(text ?? "", to: path) }
      failures?.forget(prefix + name, of: spec)
      return nil
    }
    let failure = FailedFrame(kept: path, now: now)
    drawPictures = { FailedFrames.shown(failure, before: before, name, size: frame.list.size, cell: cell) }
    let left = failures?.leave(failure, before: before, prefix + name, of: spec, size: frame.list.size, cell: cell) ?? []
    return ([Self.problem(before, now, kept)] + left).joined(separator: "\n")
  }

  /// Whether a comparison is left out, which is counted.
  private var isLeftOut: Bool {
    guard perturbed == .ignoring else { return false }
    notCompared += 1
    return true
  }

  /// Compares a tree of accessibility with the one kept under that name: a file NAME.tree.txt, whole.
  ///
  /// - Parameter isLast: whether the tree is left for a review where it differs
  /// Returns: how they differ; nil if they are equal
  /// Throws: if a file can't be written
  func compare(tree: String, with name: String, isLast: Bool) throws -> String? {
    if mode == .ignore || isLeftOut { return nil }
    let now = KeptFrame(text: tree, styles: "")
    let name = named(name) + KeptFrame.Files.treeEnding
    let path = "\(folder)/\(name).txt"
    let before = KeptFrame.Files(path: path).read(withPicture: false)
    used.insert(path)
    if before.content == now.content {
      failures?.forget(prefix + name, of: spec)
      return nil
    }
    if perturbed == nil, before.content == nil ? mode.writesMissing : mode.writesChanged {
      try write(now.content, to: path)
      failures?.forget(prefix + name, of: spec)
      return nil
    }
    let failure = FailedFrame(kept: path, now: now)
    let lines = tree.split(separator: "\n", omittingEmptySubsequences: false)
    let size = CGSize(width: CGFloat(lines.map(\.count).max() ?? 1) * CellSize.standard.width, height: CGFloat(lines.count) * CellSize.standard.height)
    let left =
      isLast && perturbed == nil ? failures?.leave(failure, before: before, prefix + name, of: spec, size: size, cell: .standard) ?? [] : []
    guard let content = before.content else {
      return "\(path) is missing; `lunette test --update missing` writes it: look at the new file and commit it"
    }
    let difference = LineDifference(from: KeptFrame(content).text, to: now.text).text
    return (["the tree differs from \(path) (- kept, + now); `lunette review` and `--update changed` keep it as it is now", difference] + left)
      .joined(separator: "\n")
  }

  private func named(_ name: String) -> String { variant.map { "\(name) [\($0)]" } ?? name }

  /// Returns the pictures of the last frame that differed, and forgets them.
  func takePictures() -> [FramePicture] {
    defer { drawPictures = nil }
    return drawPictures?() ?? []
  }

  func forgetPictures() { drawPictures = nil }

  private static func problem(_ before: KeptFrame.Contents, _ now: KeptFrame, _ files: KeptFrame.Files) -> String {
    guard let content = before.content else {
      return "\(files.text) is missing; `lunette test --update missing` writes it: look at the new file and commit it"
    }
    let keep = "`lunette review` and `--update changed` keep it as it is now"
    if content != now.content {
      return "the frame differs from \(files.text) (- kept, + now); \(keep)\n" + FrameDifference(from: KeptFrame(content), to: now).text
    }
    if before.picture == nil {
      return "\(files.picture) is missing; `lunette test --update missing` writes it: look at the new file and commit it"
    }
    return "the picture differs from \(files.picture), though characters and colours are the same: something moved by less than a "
      + "character, or is of another shape; \(keep)"
  }

  private func write(_ text: String, to path: String) throws {
    do { try WholeFile.write(text, to: path, makesFolder: true) } catch {
      throw WordMisuse("assert.frame: \(path) could not be written: \(systemReason(error))")
    }
    didWrite(path)
  }
}
