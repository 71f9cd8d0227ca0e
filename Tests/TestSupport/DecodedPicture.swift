import CZlib
import Foundation

/// The pixels of a PNG file with eight bits per colour that is not interlaced, as we and cairo write them. Source: PNG specification, third edition
public struct DecodedPicture: Equatable {
  public let width, height: Int
  /// Red, green, blue and opacity of each pixel, row by row.
  public let bytes: [UInt8]

  public struct Damage: Error {}

  public init(png file: some Collection<UInt8>) throws {
    let file = Array(file)
    var (header, content, at): ([UInt8], [UInt8], Int) = ([], [], 8)
    while at + 12 <= file.count {
      let length = Self.number(file[at..<(at + 4)])
      guard at + 12 + length <= file.count else { throw Damage() }
      let (kind, body) = (file[(at + 4)..<(at + 8)], file[(at + 8)..<(at + 8 + length)])
      let sum = crc32(0, Array(kind) + Array(body), uInt(4 + length))
      guard Int(sum) == Self.number(file[(at + 8 + length)..<(at + 12 + length)]) else { throw Damage() }
      if kind.elementsEqual("IHDR".utf8) { header = Array(body) }
      if kind.elementsEqual("IDAT".utf8) { content += body }
      at += 12 + length
    }
    guard header.count == 13, header[8] == 8, header[9] == 2 || header[9] == 6, header[10...].allSatisfy({ $0 == 0 }) else { throw Damage() }
    (width, height) = (Self.number(header[0..<4]), Self.number(header[4..<8]))
    let depth = header[9] == 2 ? 3 : 4
    let row = width * depth
    let filtered = try unzipped(content, most: height * (row + 1))
    guard filtered.count == height * (row + 1) else { throw Damage() }
    var bytes = [UInt8](repeating: 0, count: height * row)
    for line in 0..<height {
      for place in 0..<row {
        let at = line * row + place
        let left = place < depth ? 0 : bytes[at - depth]
        let up = line == 0 ? 0 : bytes[at - row]
        let corner = place < depth || line == 0 ? 0 : bytes[at - row - depth]
        bytes[at] = filtered[line * (row + 1) + 1 + place] &+ Self.predicted(filtered[line * (row + 1)], left, up, corner)
      }
    }
    var withOpacity: [UInt8] = []
    for (place, byte) in bytes.enumerated() {
      withOpacity.append(byte)
      if depth == 3, place % 3 == 2 { withOpacity.append(.max) }
    }
    self.bytes = withOpacity
  }

  /// `0xAARRGGBB`; nil outside the picture
  public func color(_ column: Int, _ row: Int) -> UInt32? {
    guard (0..<width).contains(column), (0..<height).contains(row) else { return nil }
    let at = 4 * (row * width + column)
    return UInt32(bytes[at + 3]) << 24 | UInt32(bytes[at]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2])
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  /// Source: PNG specification, 9.2
  private static func predicted(_ filter: UInt8, _ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    switch filter {
    case 1: return left
    case 2: return up
    case 3: return UInt8((Int(left) + Int(up)) / 2)
    case 4:
      let (a, b, c) = (Int(left), Int(up), Int(corner))
      let (toLeft, toUp, toCorner) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
      return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
    default: return 0
    }
  }
}
