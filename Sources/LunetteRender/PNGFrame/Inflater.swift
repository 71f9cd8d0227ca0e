import LunetteKit

/// Decompresses a zlib stream. Source: RFC 1950, RFC 1951
struct Inflater {
  private let bytes: [UInt8]
  private var at = 0
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var out: [UInt8] = []
  private let most: Int

  struct Damage: Error {}

  /// The order in which the lengths of the code for lengths are stored. Source: RFC 1951, 3.2.7
  static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// - Parameter most: limit of the result's bytes; more means a damaged stream
  static func bytes(of stream: [UInt8], most: Int) throws -> [UInt8] {
    var inflater = Inflater(stream, most)
    guard stream.count >= 6, stream[0] & 0xF == 8, (Int(stream[0]) << 8 | Int(stream[1])) % 31 == 0, stream[1] & 0x20 == 0 else { throw Damage() }
    inflater.at = 2
    while try !inflater.readBlock() {}
    let sum = stream[inflater.at...].prefix(4)
    guard sum.count == 4, sum.reduce(0, { $0 << 8 | UInt32($1) }) == Checksum.adler(inflater.out) else { throw Damage() }
    return inflater.out
  }

  private init(_ bytes: [UInt8], _ most: Int) { (self.bytes, self.most) = (bytes, most) }

  /// - Returns: whether it was the last block
  private mutating func readBlock() throws -> Bool {
    let isLast = try take(1) == 1
    switch try take(2) {
    case 0:
      (bits, bitCount) = (0, 0)
      guard at + 4 <= bytes.count else { throw Damage() }
      let count = Int(bytes[at]) | Int(bytes[at + 1]) << 8
      guard count ^ 0xFFFF == Int(bytes[at + 2]) | Int(bytes[at + 3]) << 8, at + 4 + count <= bytes.count, out.count + count <= most else { throw Damage() }
      out += bytes[(at + 4)..<(at + 4 + count)]
      at += 4 + count
    case 1:
      let lengths = [(8, 144), (9, 112), (7, 24), (8, 8)].flatMap { [UInt8](repeating: $0.0, count: $0.1) }
      try readTokens(try Decoder(lengths), try Decoder([UInt8](repeating: 5, count: 30)))
    case 2:
      let (literals, distances) = try readCodes()
      try readTokens(literals, distances)
    default: throw Damage()
    }
    return isLast
  }

  private mutating func readCodes() throws -> (Decoder, Decoder) {
    let (literalCount, distanceCount, codeCount) = (try take(5) + 257, try take(5) + 1, try take(4) + 4)
    var own = [UInt8](repeating: 0, count: Self.lengthOrder.count)
    for symbol in Self.lengthOrder[..<codeCount] { own[symbol] = UInt8(try take(3)) }
    let code = try Decoder(own)
    var lengths: [UInt8] = []
    while lengths.count < literalCount + distanceCount {
      switch try symbol(code) {
      case 16:
        guard let last = lengths.last else { throw Damage() }
        lengths += [UInt8](repeating: last, count: try take(2) + 3)
      case 17: lengths += [UInt8](repeating: 0, count: try take(3) + 3)
      case 18: lengths += [UInt8](repeating: 0, count: try take(7) + 11)
      case let length: lengths.append(UInt8(length))
      }
    }
    guard lengths.count == literalCount + distanceCount else { throw Damage() }
    return (try Decoder(Array(lengths[..<literalCount])), try Decoder(Array(lengths[literalCount...])))
  }

  private mutating func readTokens(_ literals: Decoder, _ distances: Decoder) throws {
    while true {
      if HostWork.mustEnd("reading a picture") { throw Damage() }
      let token = try symbol(literals)
      if token < 256 {
        out.append(UInt8(token))
      } else if token == 256 {
        return
      } else {
        let step = token - 257
        guard step < 29 else { throw Damage() }
        let lengthBits = step < 8 || step == 28 ? 0 : step / 4 - 1
        let length = step == 28 ? 258 : 3 + (step < 8 ? step : (4 + step % 4) << lengthBits) + (try take(lengthBits))
        let far = try symbol(distances)
        guard far < 30 else { throw Damage() }
        let distanceBits = far < 4 ? 0 : far / 2 - 1
        let distance = 1 + (far < 4 ? far : (2 + far % 2) << distanceBits) + (try take(distanceBits))
        guard distance <= out.count, out.count + length <= most else { throw Damage() }
        for _ in 0..<length { out.append(out[out.count - distance]) }
      }
      guard out.count <= most else { throw Damage() }
    }
  }

  private mutating func take(_ count: Int) throws -> Int {
    while bitCount < count {
      guard at < bytes.count else { throw Damage() }
      bits |= UInt32(bytes[at]) << UInt32(bitCount)
      (at, bitCount) = (at + 1, bitCount + 8)
    }
    defer { (bits, bitCount) = (bits >> UInt32(count), bitCount - count) }
    return Int(bits & (1 << UInt32(count) - 1))
  }

  /// The codes of one length are consecutive numbers. Source: RFC 1951, 3.2.2
  private struct Decoder {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ lengths: [UInt8]) throws {
      for length in lengths { counts[Int(length)] += 1 }
      counts[0] = 0
      for length in 1...15 { symbols += lengths.indices.filter { lengths[$0] == length } }
      guard !symbols.isEmpty else { throw Damage() }
    }
  }

  private mutating func symbol(_ decoder: Decoder) throws -> Int {
    var (code, first, place) = (0, 0, 0)
    for length in 1...15 {
      code |= try take(1)
      let count = decoder.counts[length]
      if code - first < count { return decoder.symbols[place + code - first] }
      (place, first, code) = (place + count, (first + count) << 1, code << 1)
    }
    throw Damage()
  }
}
