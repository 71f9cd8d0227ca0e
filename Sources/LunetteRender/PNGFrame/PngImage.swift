import Foundation
import LunetteKit
import LunetteSystem

/// A frame as pixels, drawn from its SVG by librsvg: in this process if the library is installed, otherwise by its program `rsvg-convert`.
/// Both ways give the same pixels. The bytes of the file are those of the libraries that the machine has; where the file is made in this
/// process, in a third of the time that cairo takes for it.
///
/// librsvg draws the SVGs of whole desktops and is well maintained. Building Lunette doesn't need it.
public struct PngImage: Sendable {
  public let data: Data

  /// - Parameter scale: pixels per point
  /// Throws: `PngError`
  public init(_ svg: [UInt8], scale: CGFloat) throws {
    if HostWork.mustEnd(bytes: Self.bytesForByte * svg.count, "drawing a picture from \(svg.count) bytes of SVG") { throw PngError.ended }
    let drawn = PngLibrary.shared?.picture(svg, scale: Double(scale))
    if HostWork.isOver { throw PngError.ended }
    data = try drawn.map { Data(try PngFile.bytes(of: $0)) } ?? Self.convert(svg, scale: scale)
  }

  /// What librsvg takes for each byte of a document. Source: measured, 90,000 rectangles
  private static let bytesForByte = 24

  /// Draws it by the program alone.
  package init(byProgram svg: [UInt8], scale: CGFloat) throws { data = try Self.convert(svg, scale: scale) }

  private static func convert(_ svg: [UInt8], scale: CGFloat) throws -> Data {
    do {
      let ended = try Program.run([converter, "--zoom=\(decimal(scale, places: 3))", "--unlimited", "--format=png"], input: Data(svg))
      if ended.isMissing { throw PngError.notInstalled }
      guard ended.status == 0 else { throw PngError.failed(reason: ended.words) }
      guard ended.output.starts(with: PngFile.signature) else { throw PngError.failed(reason: "what it wrote is no PNG file") }
      return ended.output
    } catch let error as PngError {
      throw error
    } catch {
      throw PngError.failed(reason: systemReason(error))
    }
  }

  static let converter = "rsvg-convert"
}

public enum PngError: Error, CustomStringConvertible {
  case notInstalled
  case failed(reason: String)
  /// The script's call is over, and says why.
  case ended

  public var description: String {
    switch self {
    case .notInstalled:
      "PNG needs rsvg-convert, which is not installed: `make setup` installs it, as does `sudo apt-get install librsvg2-bin fonts-inter` "
        + "(macOS: `brew install librsvg`); the svg, json and text forms need nothing"
    case .ended: "ended"
    case .failed(let reason): "rsvg-convert failed: " + reason.split(whereSeparator: \.isNewline).joined(separator: "; ")
    }
  }
}
