import Foundation
import LunetteKit

/// The forms that a frame can be written in.
public enum FrameForm: String, CaseIterable, Sendable {
  case text, json, svg, png

  /// Of a file's name, without the dot.
  public var pathExtension: String { self == .text ? "txt" : rawValue }

  /// By the end of a file's name, in any case; nil for one that means none of them.
  public init?(path: String) {
    let ending = (path as NSString).pathExtension.lowercased()
    guard let form = Self.allCases.first(where: { $0.pathExtension == ending }) else { return nil }
    self = form
  }
}

extension FrameSnapshot {
  /// The bytes of a file.
  /// - Parameters:
  ///   - cell: for the text form
  ///   - touches: whether the fingers on the glass are drawn, in the picture forms
  /// Throws: `PngError`, for that form only
  public func data(as form: FrameForm, cell: CellSize = .standard, touches: Bool = false) throws -> Data {
    switch form {
    case .text: Data((TextFrame(list, cell: cell).plain + "\n").utf8)
    case .json: Data(JsonFrame(self).bytes)
    case .svg: Data(SvgFrame(self, touches: touches).bytes)
    case .png: try PngImage(SvgFrame(self, touches: touches, fitting: .eachCharacter).bytes, scale: list.scale).data
    }
  }
}
