#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes and reads PNG files. Source: PNG specification, third edition
enum PngFile {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Each row is stored as its difference from the row above, which on a screen is mostly zero.
  static func bytes(of pixels: Pixels) -> [UInt8] {
    let row = pixels.rowLength
    var sum = Checksum.Adler()
    let filtered = [UInt8](unsafeUninitializedCapacity: (row + 1) * pixels.height) { target, count in
      count = (row + 1) * pixels.height
      pixels.bytes.withUnsafeBufferPointer { source in
        guard let source = source.baseAddress, let target = target.baseAddress else { return }
        for line in 0..<pixels.height {
          let (present, out) = (source + line * row, target + line * (row + 1))
          out[0] = line == 0 ? Filter.none.rawValue : Filter.up.rawValue
          if line > 0, pixels.repeats.isEmpty ? memcmp(present, present - row, row) == 0 : pixels.repeats[line] {
            memset(out + 1, 0, row)
            sum.add(out[0])
            sum.addZeros(row)
            continue
          }
          if line == 0 { memcpy(out + 1, present, row) } else { subtract(present, present - row, row, to: out + 1) }
          sum.add(UnsafeRawBufferPointer(start: out, count: row + 1))
        }
      }
    }
    var file = signature
    let size = number(UInt32(pixels.width)) + number(UInt32(pixels.height))
    // Eight bits per colour, with or without opacity; deflated, filtered, not interlaced.
    add("IHDR", size + [8, pixels.depth == 4 ? 6 : 2, 0, 0, 0], to: &file)
    add("IDAT", Deflater.zlib(filtered, sum: sum), to: &file)
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
    file += number(Checksum.crc(file[start...]))
  }

  private static func number(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

  /// How a row was filtered before it was deflated. Source: PNG specification, 9.2
  private enum Filter: UInt8 { case none, left, up, average, paeth }

  /// Nil unless it is a complete PNG file of the kind that cairo writes: eight bits per colour, not interlaced.
  static func pixels(of file: [UInt8]) -> Pixels? {
    guard file.starts(with: signature) else { return nil }
    var (header, content, at): ([UInt8], [UInt8], Int) = ([], [], signature.count)
    while at + 12 <= file.count {
      let length = file[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard at + 12 + length <= file.count else { return nil }
      let (kind, body) = (file[(at + 4)..<(at + 8)], file[(at + 8)..<(at + 8 + length)])
      if kind.elementsEqual("IHDR".utf8) { header = Array(body) }
      if kind.elementsEqual("IDAT".utf8) { content += body }
      at += 12 + length
    }
    guard header.count == 13, header[8] == 8, header[9] == 2 || header[9] == 6, header[10...].allSatisfy({ $0 == 0 }) else { return nil }
    let (width, height) = (header[0..<4].reduce(0) { $0 << 8 | Int($1) }, header[4..<8].reduce(0) { $0 << 8 | Int($1) })
    let (depth, most) = (header[9] == 2 ? 3 : 4, 1 << 30)
    guard width > 0, height > 0, width <= most / depth, height <= most / (width * depth + 1) else { return nil }
    let row = width * depth
    guard let filtered = try? Inflater.bytes(of: content, most: height * (row + 1)), filtered.count == height * (row + 1) else { return nil }
    var bytes = [UInt8](repeating: 0, count: height * row)
    for line in 0..<height {
      guard let filter = Filter(rawValue: filtered[line * (row + 1)]) else { return nil }
      for place in 0..<row {
        let at = line * row + place
        let left = place < depth ? 0 : bytes[at - depth]
        let up = line == 0 ? 0 : bytes[at - row]
        let corner = place < depth || line == 0 ? 0 : bytes[at - row - depth]
        bytes[at] = filtered[line * (row + 1) + 1 + place] &+ predicted(filter, left, up, corner)
      }
    }
    return Pixels(width: width, height: height, depth: depth, bytes: bytes)
  }

  private static func predicted(_ filter: Filter, _ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    switch filter {
    case .none: return 0
    case .left: return left
    case .up: return up
    case .average: return UInt8((Int(left) + Int(up)) / 2)
    case .paeth:
      let (a, b, c) = (Int(left), Int(up), Int(corner))
      let (toLeft, toUp, toCorner) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
      return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
    }
  }
}
