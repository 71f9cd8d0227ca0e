import Foundation
import LunetteKit

/// The forms of a frame's file.
public enum FrameForm: String, CaseIterable, Sendable {
  case text, json, svg, png

  /// The ending of a file's name, without the dot.
  public var pathExtension: String { self == .text ? "txt" : rawValue }

  /// The form for a file name's ending, in upper or lower case; nil for any other ending.
  public init?(path: String) {
    let ending = (path as NSString).pathExtension.lowercased()
    guard let form = Self.allCases.first(where: { $0.pathExtension == ending }) else { return nil }
    self = form
  }
}

extension FrameSnapshot {
  /// The content of the file.
  /// - Parameters:
  ///   - cell: only for the text form
  ///   - touches: whether fingers that are down are drawn; only for pictures
  /// Throws: `PngError`, for that form only
  public func data(as form: FrameForm, cell: CellSize = .standard, touches: Bool = false) throws -> Data {
    switch form {
    case .text: Data((TextFrame(list, cell: cell).plain + "\n").utf8)
    case .json: Data(JsonFrame(self).bytes)
    // Other programs may draw the file, so its texts can't rely on `textLength`.
    case .svg: Data(SvgFrame(self, touches: touches, fitting: .eachCharacter).bytes)
    case .png: try PngImage(SvgFrame(self, touches: touches, fitting: .eachCharacter, pixel: nil).bytes, scale: list.scale).data
    }
  }
}
