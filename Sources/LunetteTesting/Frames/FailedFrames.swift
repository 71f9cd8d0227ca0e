import Foundation
import LunetteRender
import LunetteScript
import LunetteSystem

/// A frame that differs from the kept one.
public struct FailedFrame {
  /// The path of the kept frame's text, whether or not the file exists.
  public let kept: String
  public let now: KeptFrame
}

/// The files that failed tests leave for frames that differ, in a folder for each spec: pictures for people, and the new frame for
/// `lunette review`.
///
/// `start.new.txt` is the new frame, `start.before.svg`, `start.after.svg` and `start.difference.svg` are pictures (also .png if
/// `rsvg-convert` is installed), and `start.json` names the kept file. A test that passes deletes its own files.
public struct FailedFrames: Sendable {
  /// Their folder, relative to the folder in which the tests run.
  public static let usualRoot = ".lunette/failures"

  let root: String

  public init(root: String = Self.usualRoot) { self.root = root }

  private struct Note: Codable {
    let kept: String
    let hasPicture: Bool
  }

  private enum Part: String, CaseIterable {
    case note = ".json"
    case text = ".new.txt"
    case before = ".before.svg"
    case after = ".after.svg"
    case difference = ".difference.svg"
    case beforePixels = ".before.png"
    case afterPixels = ".after.png"
    case differencePixels = ".difference.png"

    static let pictures: [(svg: Part, png: Part)] = [
      (.before, .beforePixels), (.after, .afterPixels), (.difference, .differencePixels),
    ]
  }

  /// The folder for a spec: its path inside the root, whatever the path is relative to.
  private func folder(of spec: String) -> String {
    let here = FilePath.currentFolder + "/"
    let path = spec.hasPrefix(here) ? String(spec.dropFirst(here.count)) : spec
    let steps = (path as NSString).deletingPathExtension.split(separator: "/").filter { $0 != "." && $0 != ".." }
    return ([root] + steps.map(String.init)).joined(separator: "/")
  }

  private static func path(_ part: Part, _ name: String, in folder: String) -> String { "\(folder)/\(name)\(part.rawValue)" }

  // MARK: For tests

  /// Returns: lines that say where the pictures are, or why there are none
  func leave(
    _ failure: FailedFrame, before: KeptFrame.Contents, _ name: String, of spec: String, size: CGSize, cell: CellSize
  ) -> [String] {
    let folder = folder(of: spec)
    forget(name, of: spec)
    do {
      func write(_ data: Data, _ part: Part) throws { try WholeFile.write(data, to: Self.path(part, name, in: folder), makesFolder: true) }
      try write(Data(failure.now.content.utf8), .text)
      let pictures = Self.pictures(failure, before, name, size: size, cell: cell)
      for (part, bytes) in pictures { try write(Data(bytes), part) }
      let note = Note(kept: failure.kept, hasPicture: failure.now.picture != nil)
      // Written last, so that the files it names exist.
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      try write(encoder.encode(note), .note)
      drawPixels(pictures.map(\.part), name, in: folder)
      return ["pictures:"] + pictures.map { "  \(folder)/\(name)\($0.part.rawValue)" }
    } catch {
      return ["no pictures: \(folder) could not be written: \(systemReason(error))"]
    }
  }

  /// The pictures before, after and of the difference: of the kept picture if there is one, else of the characters.
  private static func pictures(
    _ failure: FailedFrame, _ before: KeptFrame.Contents, _ name: String, size: CGSize, cell: CellSize
  ) -> [(part: Part, bytes: [UInt8])] {
    let new = failure.now.grid
    let after = failure.now.picture.map { Array($0.utf8) } ?? GridPicture(new, cell: cell, title: "\(name), now").bytes
    guard let content = before.content else { return [(.after, after)] }
    let old = KeptFrame(content)
    let marks = FrameDifference(from: old, to: failure.now).marks
    let title = "\(name), what differs"
    if failure.now.picture != nil, let kept = before.picture.map({ Array($0.utf8) }) {
      let difference = GridPicture(before: kept, after: after, size: size, cell: cell, title: title, marks: marks)
      return [(.before, kept), (.after, after), (.difference, difference.bytes)]
    }
    return [
      (.before, GridPicture(old.grid, cell: cell, title: "\(name), as kept").bytes), (.after, after),
      (.difference, GridPicture(new, cell: cell, title: title, marks: marks).bytes),
    ]
  }

  /// If the converter is missing or fails, there are only the SVGs.
  private func drawPixels(_ parts: [Part], _ name: String, in folder: String) {
    for (svg, png) in Part.pictures where parts.contains(svg) {
      guard let source = try? FilePath.contents(of: Self.path(svg, name, in: folder)),
        let image = try? PngImage(source, scale: Self.pixelsPerPoint)
      else { return }
      try? WholeFile.write(image.data, to: Self.path(png, name, in: folder))
    }
  }

  private static let pixelsPerPoint: CGFloat = 2

  /// Called when the frame equals the kept one: deletes what an earlier failure has left.
  func forget(_ name: String, of spec: String) {
    let folder = folder(of: spec)
    // The text is written first, so if it is missing there is nothing to delete; so it is for most frames.
    guard FilePath.exists(Self.path(.text, name, in: folder)) else { return }
    Self.remove(name, in: folder)
  }

  /// Called when all tests of the spec have run: deletes the files of frames that no test compares any more.
  func forgetAll(of spec: String, but used: Set<String>) {
    let folder = folder(of: spec)
    for item in waiting where item.folder == folder && !used.contains(item.failure.kept) { remove(item) }
  }

  private static func remove(_ name: String, in folder: String) {
    for part in Part.allCases { FilePath.remove(path(part, name, in: folder)) }
  }

  // MARK: For the review

  /// A frame that waits for a review.
  struct Waiting {
    let failure: FailedFrame
    /// The pictures that exist.
    let pictures: [String]
    fileprivate let name: String
    fileprivate let folder: String
  }

  /// In the order of their paths.
  var waiting: [Waiting] {
    let notes = FilePath.paths(below: root).filter { $0.hasSuffix(Part.note.rawValue) }
    return notes.compactMap { path in
      let whole = "\(root)/\(path.dropLast(Part.note.rawValue.count))"
      let (folder, name) = (FilePath.folder(of: whole), (whole as NSString).lastPathComponent)
      guard let bytes = try? FilePath.contents(of: Self.path(.note, name, in: folder)),
        let note = try? JSONDecoder().decode(Note.self, from: Data(bytes)),
        let content = FilePath.text(of: Self.path(.text, name, in: folder))
      else { return nil }
      let picture = note.hasPicture ? FilePath.text(of: Self.path(.after, name, in: folder)) : nil
      let pictures = Part.pictures.map { Self.path($0.svg, name, in: folder) }.filter(FilePath.exists)
      return Waiting(
        failure: FailedFrame(kept: note.kept, now: KeptFrame(content, picture: picture)),
        pictures: pictures, name: name, folder: folder)
    }
  }

  func remove(_ waiting: Waiting) { Self.remove(waiting.name, in: waiting.folder) }
}

/// A picture of a frame that differs, for reports: one out of three.
public struct FramePicture: Sendable {
  /// `before`, `after` or `difference`.
  public let label: String
  /// An SVG file.
  public let svg: String
}

extension FailedFrames {
  /// The pictures that `leave` writes.
  static func shown(
    _ failure: FailedFrame, before: KeptFrame.Contents, _ name: String, size: CGSize, cell: CellSize
  ) -> [FramePicture] {
    pictures(failure, before, name, size: size, cell: cell).map { part, bytes in
      FramePicture(label: part.rawValue.split(separator: ".").first.map(String.init) ?? "", svg: String(decoding: bytes, as: UTF8.self))
    }
  }
}
