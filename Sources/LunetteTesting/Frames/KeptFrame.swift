import Foundation
import LunetteRender

/// A frame as it is kept: its characters, then an empty line, then the colours they are shown in; and where it was asked for, a picture.
public struct KeptFrame: Equatable {
  public let text: String
  /// As `TextFrame.styles` tells them; empty for a file that was written without.
  public let styles: String
  public var picture: String?

  init(text: String, styles: String, picture: String? = nil) { (self.text, self.styles, self.picture) = (text, styles, picture) }

  /// Reads a kept file.
  public init(_ content: String, picture: String? = nil) {
    let parts = content.components(separatedBy: "\n\n")
    func trimmed(_ text: String) -> String { text.hasSuffix("\n") ? String(text.dropLast()) : text }
    text = trimmed(parts[0])
    styles = trimmed(parts.dropFirst().joined(separator: "\n\n"))
    self.picture = picture
  }

  /// What the file says.
  public var content: String { text + "\n" + (styles.isEmpty ? "" : "\n" + styles + "\n") }

  var grid: CellGrid { CellGrid(text: text, styles: styles) }

  /// Where a frame is kept.
  struct Files {
    let text: String
    var picture: String { text.dropLast(Self.textEnding.count) + ".svg" }

    /// - Parameter path: of the text
    init(path: String) { text = path }

    private static let textEnding = ".txt"

    func read(withPicture: Bool) -> Contents { Contents(content: Self.read(text), picture: withPicture ? Self.read(picture) : nil) }

    private static func read(_ path: String) -> String? {
      FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n") }
    }
  }

  /// What the files say; nil for one that is not there.
  struct Contents {
    let content: String?
    let picture: String?
  }
}
