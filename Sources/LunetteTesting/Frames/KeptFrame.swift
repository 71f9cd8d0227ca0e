import Foundation
import LunetteRender
import LunetteSystem

/// A frame in the form in which it is kept: its characters, an empty line, and their colours; also a picture if wanted.
public struct KeptFrame: Equatable {
  public let text: String
  /// The text of `TextFrame.styles`; empty for a file without it.
  public let styles: String
  public var picture: String?

  init(text: String, styles: String, picture: String? = nil) { (self.text, self.styles, self.picture) = (text, styles, picture) }

  /// A frame as it is kept.
  public init(_ frame: FrameSnapshot, cell: CellSize) {
    let shown = TextFrame(frame.list, cell: cell)
    self.init(text: shown.plain, styles: shown.styles)
  }

  /// Reads a kept file.
  public init(_ content: String, picture: String? = nil) {
    let parts = content.components(separatedBy: "\n\n")
    func trimmed(_ text: String) -> String { text.hasSuffix("\n") ? String(text.dropLast()) : text }
    text = trimmed(parts[0])
    styles = trimmed(parts.dropFirst().joined(separator: "\n\n"))
    self.picture = picture
  }

  /// The content of the file.
  public var content: String { text + "\n" + (styles.isEmpty ? "" : "\n" + styles + "\n") }

  var grid: CellGrid { CellGrid(text: text, styles: styles) }

  /// The files of a kept frame.
  struct Files {
    let text: String
    var picture: String { text.dropLast(Self.textEnding.count) + ".svg" }

    /// - Parameter path: of the text
    init(path: String) { text = path }

    private static let textEnding = ".txt"
    /// Before the ending, in the names of kept trees.
    static let treeEnding = ".tree"
    /// Whether it is a tree, not a frame.
    var isTree: Bool { text.hasSuffix(Self.treeEnding + Self.textEnding) }

    func read(withPicture: Bool) -> Contents { Contents(content: Self.read(text), picture: withPicture ? Self.read(picture) : nil) }

    private static func read(_ path: String) -> String? {
      (try? FilePath.contents(of: path)).map { String(decoding: $0, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n") }
    }
  }

  /// The contents of the files; nil for a missing file.
  struct Contents {
    let content: String?
    let picture: String?
  }
}
