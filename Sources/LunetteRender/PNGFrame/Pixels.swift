#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A picture as pixels: row by row from the top, with one byte each for red, green and blue, and for opacity if not all pixels are opaque.
struct Pixels: Equatable, Sendable {
  let width, height: Int
  /// Bytes per pixel: 3, or 4 with opacity; the colours are not multiplied with it.
  let depth: Int
  let bytes: [UInt8]
  /// For each row whether it is known to equal the row above; empty where nobody has compared them.
  private(set) var repeats: [Bool] = []

  var rowLength: Int { width * depth }

  init(width: Int, height: Int, depth: Int, bytes: [UInt8]) { (self.width, self.height, self.depth, self.bytes) = (width, height, depth, bytes) }

  static func == (one: Pixels, other: Pixels) -> Bool {
    one.width == other.width && one.height == other.height && one.depth == other.depth && one.bytes == other.bytes
  }

  /// Joins pictures of the same width, one above the other.
  init(oneAboveTheOther parts: [Pixels]) {
    let depth = parts.map(\.depth).max() ?? 3
    self.init(
      width: parts.first?.width ?? 0, height: parts.reduce(0) { $0 + $1.height }, depth: depth,
      bytes: parts.flatMap { part in depth == part.depth ? part.bytes : part.withOpacity })
  }

  /// The colour as a number, with opacity in the highest byte; nil beyond the edges.
  func color(_ column: Int, _ row: Int) -> UInt32? {
    guard column < width, row < height else { return nil }
    let at = (row * width + column) * depth
    return (depth == 4 ? UInt32(bytes[at + 3]) : 0xFF) << 24 | UInt32(bytes[at]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2])
  }

  /// The bytes of an opaque picture, with the opacity of each pixel.
  var withOpacity: [UInt8] {
    Array(unsafeUninitializedCapacity: width * height * 4) { target, count in
      count = width * height * 4
      for pixel in 0..<width * height {
        for place in 0..<3 { target[4 * pixel + place] = bytes[3 * pixel + place] }
        target[4 * pixel + 3] = .max
      }
    }
  }

  /// Reads a picture of cairo's: opacity and colours that are multiplied with it, as bytes of a number with opacity in the highest.
  /// - Parameter stride: distance from a row to the next. Units: bytes
  init(premultiplied source: UnsafeRawPointer, width: Int, height: Int, stride: Int) {
    let isOpaque = (0..<height).allSatisfy { row in
      let pixels = (source + row * stride).assumingMemoryBound(to: UInt32.self)
      var all: UInt32 = 0xFF00_0000
      for column in 0..<width { all &= pixels[column] }
      return all == 0xFF00_0000
    }
    let depth = isOpaque ? 3 : 4
    (self.width, self.height, self.depth) = (width, height, depth)
    var repeats = [Bool](repeating: false, count: height)
    bytes = Array(unsafeUninitializedCapacity: width * height * depth) { target, count in
      count = width * height * depth
      guard count > 0, let base = target.baseAddress else { return }
      for row in 0..<height {
        let pixels = (source + row * stride).assumingMemoryBound(to: UInt32.self)
        let out = base + row * width * depth
        // Most rows of a screen equal the row above.
        if row > 0, memcmp(pixels, source + (row - 1) * stride, width * 4) == 0 {
          repeats[row] = true
          memcpy(out, out - width * depth, width * depth)
        } else if isOpaque {
          Self.writeOpaque(pixels, width, to: out)
        } else {
          for column in 0..<width { Self.write(pixels[column], to: out + 4 * column) }
        }
      }
    }
    self.repeats = repeats
  }

  /// Writes three bytes per pixel, four pixels at a time, which make three numbers.
  private static func writeOpaque(_ pixels: UnsafePointer<UInt32>, _ width: Int, to out: UnsafeMutablePointer<UInt8>) {
    let whole = width & ~3
    var (source, target) = (pixels, UnsafeMutableRawPointer(out))
    for _ in 0..<whole / 4 {
      // Red, green and blue, from the lowest byte on.
      let (a, b, c, d) = (source[0].byteSwapped >> 8, source[1].byteSwapped >> 8, source[2].byteSwapped >> 8, source[3].byteSwapped >> 8)
      target.storeBytes(of: (a | b << 24).littleEndian, as: UInt32.self)
      target.storeBytes(of: (b >> 8 | c << 16).littleEndian, toByteOffset: 4, as: UInt32.self)
      target.storeBytes(of: (c >> 16 | d << 8).littleEndian, toByteOffset: 8, as: UInt32.self)
      source += 4
      target += 12
    }
    for column in whole..<width {
      let pixel = pixels[column]
      out[3 * column] = UInt8(truncatingIfNeeded: pixel >> 16)
      out[3 * column + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      out[3 * column + 2] = UInt8(truncatingIfNeeded: pixel)
    }
  }

  /// The colour of a pixel without the multiplication by its opacity, rounded as in cairo.
  private static func write(_ pixel: UInt32, to out: UnsafeMutablePointer<UInt8>) {
    let opacity = pixel >> 24
    func full(_ color: UInt32) -> UInt8 { opacity == 0 ? 0 : UInt8(min(255, (color * 255 + opacity / 2) / opacity)) }
    (out[0], out[1], out[2], out[3]) = (full(pixel >> 16 & 0xFF), full(pixel >> 8 & 0xFF), full(pixel & 0xFF), UInt8(opacity))
  }
}
