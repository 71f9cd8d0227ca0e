import Foundation
import LunetteKit

/// A frame as pixels, one a point: rows from the top, a byte each for red, green and blue.
public struct ScreenPixels: Sendable {
  public let width, height: Int
  public let bytes: [UInt8]

  /// Throws: `PngError`
  public init(_ frame: FrameSnapshot) throws {
    let svg = SvgFrame(frame, fitting: .eachCharacter, pixel: nil).bytes
    guard let library = PngLibrary.shared else { throw PngError.notInstalled }
    guard let picture = library.picture(svg, scale: 1) else { throw PngError.failed(reason: "the frame can't be drawn") }
    (width, height) = (picture.width, picture.height)
    bytes = picture.depth == 3 ? picture.bytes : Self.onBlack(picture)
  }

  /// What is behind a window that isn't opaque is black, as on a device.
  private static func onBlack(_ picture: Pixels) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(picture.width * picture.height * 3)
    for pixel in stride(from: 0, to: picture.bytes.count, by: 4) {
      let opacity = Int(picture.bytes[pixel + 3])
      for place in 0..<3 { bytes.append(UInt8((Int(picture.bytes[pixel + place]) * opacity + 127) / 255)) }
    }
    return bytes
  }
}
