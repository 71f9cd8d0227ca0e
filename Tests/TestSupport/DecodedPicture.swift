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
    bytes = Self.withOpacity(Self.unfiltered(filtered, row: row, depth: depth, lines: height), depth: depth)
  }

  /// Pointers and plain loops here and below: pictures have millions of bytes, and a debug build calls a function for each step of a range and each element
  /// of an array.
  private static func unfiltered(_ filtered: [UInt8], row: Int, depth: Int, lines: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: lines * row)
    bytes.withUnsafeMutableBufferPointer { bytes in
      filtered.withUnsafeBufferPointer { filtered in
        guard var to = bytes.baseAddress, var from = filtered.baseAddress else { return }
        var line = 0
        while line < lines {
          let filter = from[0]
          var place = 0
          while place < row {
            let left = place < depth ? 0 : to[place - depth]
            let up = line == 0 ? 0 : to[place - row]
            let corner = place < depth || line == 0 ? 0 : to[place - row - depth]
            to[place] = from[1 + place] &+ predicted(filter, left, up, corner)
            place += 1
          }
          (to, from, line) = (to + row, from + row + 1, line + 1)
        }
      }
    }
    return bytes
  }

  private static func withOpacity(_ bytes: [UInt8], depth: Int) -> [UInt8] {
    if depth == 4 { return bytes }
    let pixels = bytes.count / 3
    return [UInt8](unsafeUninitializedCapacity: 4 * pixels) { all, count in
      bytes.withUnsafeBufferPointer { bytes in
        guard let to = all.baseAddress, let from = bytes.baseAddress else { return }
        var pixel = 0
        while pixel < pixels {
          to[4 * pixel] = from[3 * pixel]
          to[4 * pixel + 1] = from[3 * pixel + 1]
          to[4 * pixel + 2] = from[3 * pixel + 2]
          to[4 * pixel + 3] = .max
          pixel += 1
        }
        count = 4 * pixels
      }
    }
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
    case 0: return 0
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
