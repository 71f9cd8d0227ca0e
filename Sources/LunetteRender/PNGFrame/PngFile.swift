#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes PNG files. Source: PNG specification, third edition
enum PngFile {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Each row is stored as its difference from the row above, which on a screen is mostly zero.
  /// Throws: `PngError`
  static func bytes(of pixels: Pixels) throws -> [UInt8] {
    let row = pixels.rowLength
    let filtered = [UInt8](unsafeUninitializedCapacity: (row + 1) * pixels.height) { target, count in
      count = (row + 1) * pixels.height
      pixels.bytes.withUnsafeBufferPointer { source in
        guard let source = source.baseAddress, let target = target.baseAddress else { return }
        for line in 0..<pixels.height {
          let (present, out) = (source + line * row, target + line * (row + 1))
          out[0] = line == 0 ? Filter.none.rawValue : Filter.up.rawValue
          if line > 0, pixels.repeats.isEmpty ? memcmp(present, present - row, row) == 0 : pixels.repeats[line] {
            memset(out + 1, 0, row)
          } else if line == 0 {
            memcpy(out + 1, present, row)
          } else {
            subtract(present, present - row, row, to: out + 1)
          }
        }
      }
    }
    var file = signature
    let size = number(UInt32(pixels.width)) + number(UInt32(pixels.height))
    // Eight bits per colour, with or without opacity; deflated, filtered, not interlaced.
    add("IHDR", size + [8, pixels.depth == 4 ? 6 : 2, 0, 0, 0], to: &file)
    add("IDAT", try Zlib.deflated(filtered), to: &file)
    add("IEND", [], to: &file)
    return file
  }

  /// The difference of each byte from the one above, thirty-two at a time.
  private static func subtract(_ present: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int, to out: UnsafeMutablePointer<UInt8>) {
    typealias Part = SIMD32<UInt8>
    let (present, above, out) = (UnsafeRawPointer(present), UnsafeRawPointer(above), UnsafeMutableRawPointer(out))
    var place = 0
    while place + Part.scalarCount <= count {
      let difference = present.loadUnaligned(fromByteOffset: place, as: Part.self) &- above.loadUnaligned(fromByteOffset: place, as: Part.self)
      out.storeBytes(of: difference, toByteOffset: place, as: Part.self)
      place += Part.scalarCount
    }
    while place < count {
      out.storeBytes(
        of: present.load(fromByteOffset: place, as: UInt8.self) &- above.load(fromByteOffset: place, as: UInt8.self), toByteOffset: place, as: UInt8.self)
      place += 1
    }
  }

  private static func add(_ kind: String, _ content: [UInt8], to file: inout [UInt8]) {
    file += number(UInt32(content.count))
    let start = file.count
    file += Array(kind.utf8) + content
    file += number(Zlib.checksum(file[start...]))
  }

  private static func number(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

  /// How a row is changed before it is compressed. Source: PNG specification, 9.2
  private enum Filter: UInt8 {
    case none = 0
    case up = 2
  }
}
