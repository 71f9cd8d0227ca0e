#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Compresses bytes in the zlib format. A sequence that occurred within the last 32 KB is replaced by a reference to it (the nearest one
/// that a table of four-byte beginnings knows); the rest is written in Huffman codes that are made for each block.
///
/// It is optimized for screens, whose rows mostly equal the row above: a long run of zeros costs one comparison of eight bytes at a time.
/// Equal bytes give equal files on every machine, whatever libraries it has. Source: RFC 1950, RFC 1951
struct Deflater {
  /// The output, four bytes each with the lowest first, and the bits that don't fill a word yet.
  private var words: [UInt32] = []
  private var bits: UInt64 = 0
  private var bitCount: UInt64 = 0
  /// The block: a literal, or `isMatch` with length and distance. The last bytes, which don't fill a word, may be added.
  private let tokens = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: tokensPerBlock + 4)
  private var tokenCount = 0
  private let literalCounts = UnsafeMutableBufferPointer<Int>.allocate(capacity: literalCodes)
  private let distanceCounts = UnsafeMutableBufferPointer<Int>.allocate(capacity: distanceCodes)

  private init() {
    literalCounts.initialize(repeating: 0)
    distanceCounts.initialize(repeating: 0)
  }

  private func free() {
    tokens.deallocate()
    literalCounts.deallocate()
    distanceCounts.deallocate()
  }

  /// Source: RFC 1951, 3.2.5
  private static let literalCodes = 286
  private static let distanceCodes = 30
  private static let endOfBlock = 256
  private static let longestMatch = 258
  private static let window = 32_768
  private static let longestCode = 15
  private static let isMatch: UInt32 = 1 << 31
  /// Ours: small enough for a block's codes to fit its content.
  private static let tokensPerBlock = 32_768
  private static let tableBits: UInt32 = 15

  /// A zlib stream of the bytes.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var sum = Checksum.Adler()
    bytes.withUnsafeBytes { sum.add($0) }
    return zlib(bytes, sum: sum)
  }

  /// - Parameter sum: the checksum of the bytes, which the caller knows
  static func zlib(_ bytes: [UInt8], sum: Checksum.Adler) -> [UInt8] {
    var deflater = Deflater()
    defer { deflater.free() }
    deflater.words.reserveCapacity(bytes.count / 64 + 16)
    // A window of 32 KB, no dictionary; the header is a multiple of 31.
    for byte in [0x78, 0x01] as [UInt64] { deflater.put(byte, 8) }
    bytes.withUnsafeBufferPointer { deflater.deflate($0) }
    return deflater.written + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum.value >> $0) }
  }

  /// All bytes; the last one is filled with zero bits.
  private var written: [UInt8] {
    var out = words.withUnsafeBytes { Array($0) }
    for place in stride(from: 0, to: bitCount, by: 8) { out.append(UInt8(truncatingIfNeeded: bits >> place)) }
    return out
  }

  private mutating func deflate(_ bytes: UnsafeBufferPointer<UInt8>) {
    var places = [Int32](repeating: -1, count: 1 << Int(Self.tableBits))
    places.withUnsafeMutableBufferPointer { places in
      let count = bytes.count
      var at = 0
      if let base = bytes.baseAddress.map(UnsafeRawPointer.init) {
        while at + 4 <= count {
          let word = base.loadUnaligned(fromByteOffset: at, as: UInt32.self)
          let slot = Int((word &* 2_654_435_761) >> (32 - Self.tableBits))
          let earlier = Int(places[slot])
          places[slot] = Int32(truncatingIfNeeded: at)
          if earlier >= 0, at - earlier <= Self.window, base.loadUnaligned(fromByteOffset: earlier, as: UInt32.self) == word {
            let length = Self.matchLength(base, earlier, at, least: 4, most: min(Self.longestMatch, count - at))
            addMatch(length: length, distance: at - earlier)
            at += length
          } else {
            addLiteral(bytes[at])
            at += 1
          }
          if tokenCount == Self.tokensPerBlock { writeBlock(isLast: false) }
        }
      }
      while at < count {
        addLiteral(bytes[at])
        at += 1
      }
    }
    writeBlock(isLast: true)
  }

  private static func matchLength(_ base: UnsafeRawPointer, _ earlier: Int, _ at: Int, least: Int, most: Int) -> Int {
    // In a run of zeros every match has the greatest length.
    if most == longestMatch, memcmp(base + earlier + least, base + at + least, most - least) == 0 { return most }
    var length = least
    while length + 8 <= most {
      let difference =
        base.loadUnaligned(fromByteOffset: earlier + length, as: UInt64.self) ^ base.loadUnaligned(fromByteOffset: at + length, as: UInt64.self)
      if difference != 0 { return length + UInt64(littleEndian: difference).trailingZeroBitCount / 8 }
      length += 8
    }
    while length < most, base.load(fromByteOffset: earlier + length, as: UInt8.self) == base.load(fromByteOffset: at + length, as: UInt8.self) {
      length += 1
    }
    return length
  }

  private mutating func addLiteral(_ byte: UInt8) {
    tokens[tokenCount] = UInt32(byte)
    tokenCount += 1
    literalCounts[Int(byte)] += 1
  }

  private mutating func addMatch(length: Int, distance: Int) {
    tokens[tokenCount] = Self.isMatch | UInt32(length - 3) << 16 | UInt32(distance - 1)
    tokenCount += 1
    literalCounts[Self.lengthCode(length - 3).code] += 1
    distanceCounts[Self.distanceCode(distance - 1).code] += 1
  }

  /// - Parameter length: minus 3
  private static func lengthCode(_ length: Int) -> (code: Int, extra: Int) {
    if length == longestMatch - 3 { return (285, 0) }
    if length < 8 { return (257 + length, 0) }
    let extra = length.bitWidth - 1 - length.leadingZeroBitCount - 2
    return (257 + 4 * extra + (length >> extra), extra)
  }

  /// - Parameter distance: minus 1
  private static func distanceCode(_ distance: Int) -> (code: Int, extra: Int) {
    if distance < 4 { return (distance, 0) }
    let extra = distance.bitWidth - 1 - distance.leadingZeroBitCount - 1
    return (2 * extra + (distance >> extra), extra)
  }

  // MARK: Blocks

  private mutating func writeBlock(isLast: Bool) {
    literalCounts[Self.endOfBlock] += 1
    let literals = HuffmanCode(counts: Array(literalCounts), longest: Self.longestCode)
    let distances = HuffmanCode(counts: Array(distanceCounts), longest: Self.longestCode)
    // Writes whether this is the last block, and that it has codes of its own.
    put(isLast ? 1 : 0, 1)
    put(2, 2)
    writeCodes(literals, distances)
    for token in tokens[..<tokenCount] {
      guard token & Self.isMatch != 0 else {
        put(literals, Int(token))
        continue
      }
      let (length, distance) = (Int(token >> 16 & 0xFF), Int(token & 0xFFFF))
      let (lengthCode, distanceCode) = (Self.lengthCode(length), Self.distanceCode(distance))
      put(literals, lengthCode.code, length, lengthCode.extra)
      put(distances, distanceCode.code, distance, distanceCode.extra)
    }
    put(literals, Self.endOfBlock)
    tokenCount = 0
    literalCounts.update(repeating: 0)
    distanceCounts.update(repeating: 0)
  }

  /// Writes the lengths of both codes, in a code of their own. Source: RFC 1951, 3.2.7
  private mutating func writeCodes(_ literals: HuffmanCode, _ distances: HuffmanCode) {
    func used(_ code: HuffmanCode, least: Int) -> Int { max(least, (code.lengths.lastIndex { $0 > 0 } ?? 0) + 1) }
    let (literalCount, distanceCount) = (used(literals, least: 257), used(distances, least: 1))
    let lengths = literals.lengths[..<literalCount] + distances.lengths[..<distanceCount]
    var words: [(code: Int, extra: UInt64, bits: UInt64)] = []
    var at = lengths.startIndex
    while at < lengths.endIndex {
      let run = lengths[at...].prefix { $0 == lengths[at] }.count
      if lengths[at] == 0, run >= 3 {
        let zeros = min(run, 138)
        words.append(zeros <= 10 ? (17, UInt64(zeros - 3), 3) : (18, UInt64(zeros - 11), 7))
        at += zeros
      } else if at > lengths.startIndex, lengths[at] == lengths[at - 1], run >= 3 {
        let repeats = min(run, 6)
        words.append((16, UInt64(repeats - 3), 2))
        at += repeats
      } else {
        words.append((Int(lengths[at]), 0, 0))
        at += 1
      }
    }
    var counts = [Int](repeating: 0, count: Inflater.lengthOrder.count)
    for word in words { counts[word.code] += 1 }
    let code = HuffmanCode(counts: counts, longest: 7)
    let codeCount = max(4, (Inflater.lengthOrder.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    put(UInt64(literalCount - 257), 5)
    put(UInt64(distanceCount - 1), 5)
    put(UInt64(codeCount - 4), 4)
    for symbol in Inflater.lengthOrder[..<codeCount] { put(UInt64(code.lengths[symbol]), 3) }
    for word in words {
      put(code, word.code)
      put(word.extra, word.bits)
    }
  }

  // MARK: Bits, the lowest first

  private mutating func put(_ code: HuffmanCode, _ symbol: Int) {
    let word = code.words[symbol]
    put(UInt64(word & 0xFFFF), UInt64(word >> 16))
  }

  /// A symbol, and after it the lowest bits of a number.
  private mutating func put(_ code: HuffmanCode, _ symbol: Int, _ number: Int, _ extra: Int) {
    let word = code.words[symbol]
    let length = UInt64(word >> 16)
    let rest = UInt64(truncatingIfNeeded: number & ((1 &<< extra) &- 1))
    put(UInt64(word & 0xFFFF) | rest &<< length, length &+ UInt64(truncatingIfNeeded: extra))
  }

  /// Range: at most 31 bits.
  private mutating func put(_ value: UInt64, _ count: UInt64) {
    bits |= value &<< bitCount
    bitCount &+= count
    guard bitCount >= 32 else { return }
    words.append(UInt32(truncatingIfNeeded: bits).littleEndian)
    bits &>>= 32
    bitCount &-= 32
  }
}

/// A code in which frequent symbols are short. Source: Huffman; the codes follow from their lengths alone by RFC 1951, 3.2.2
struct HuffmanCode {
  /// Length of each symbol's code in bits; 0 for a symbol that doesn't occur.
  let lengths: [UInt8]
  /// The code of each symbol, with the first bit lowest, and above its 16 bits the length.
  let words: [UInt32]

  /// - Parameter longest: limit of a code's length. Units: bits
  init(counts: [Int], longest: Int) {
    var (counts, lengths) = (counts, [UInt8](repeating: 0, count: counts.count))
    while true {
      lengths = Self.lengths(counts)
      guard lengths.contains(where: { $0 > longest }) else { break }
      // Makes rare symbols less rare.
      for symbol in counts.indices where counts[symbol] > 0 { counts[symbol] = counts[symbol] / 2 + 1 }
    }
    self.init(lengths: lengths)
  }

  init(lengths: [UInt8]) {
    var (counts, first, code) = ([UInt16](repeating: 0, count: 16), [UInt16](repeating: 0, count: 16), UInt16(0))
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    // The first code of each length is twice the number after the last code of the length before.
    for length in 1...15 {
      code = (code &+ counts[length - 1]) &<< 1
      first[length] = code
    }
    words = lengths.map { length in
      guard length > 0 else { return 0 }
      defer { first[Int(length)] &+= 1 }
      return UInt32(first[Int(length)].reversedBits >> (16 - UInt16(length))) | UInt32(length) << 16
    }
    self.lengths = lengths
  }

  /// The depths in a tree that joins the two rarest nodes again and again; of equally rare ones the first.
  private static func lengths(_ counts: [Int]) -> [UInt8] {
    let symbols = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
    var lengths = [UInt8](repeating: 0, count: counts.count)
    guard symbols.count > 1 else {
      lengths[symbols.first ?? 0] = 1
      return lengths
    }
    // Joined nodes are made in ascending order of their sums, so that two queues are enough.
    var weights = symbols.map { counts[$0] }
    var parents = [Int](repeating: 0, count: 2 * symbols.count - 1)
    var (leaf, joined) = (0, symbols.count)
    func takeRarest(before end: Int) -> Int {
      if leaf < symbols.count, joined >= end || weights[leaf] <= weights[joined] {
        leaf += 1
        return leaf - 1
      }
      joined += 1
      return joined - 1
    }
    for node in symbols.count..<2 * symbols.count - 1 {
      let (one, other) = (takeRarest(before: node), takeRarest(before: node))
      weights.append(weights[one] + weights[other])
      (parents[one], parents[other]) = (node, node)
    }
    var depths = [UInt8](repeating: 0, count: parents.count)
    for node in (0..<parents.count - 1).reversed() { depths[node] = min(depths[parents[node]], 254) + 1 }
    for (place, symbol) in symbols.enumerated() { lengths[symbol] = depths[place] }
    return lengths
  }
}

extension UInt16 {
  fileprivate var reversedBits: UInt16 {
    var (value, result) = (self, UInt16(0))
    for _ in 0..<16 { (result, value) = (result << 1 | value & 1, value >> 1) }
    return result
  }
}

/// Checksums of the file formats.
enum Checksum {
  /// The largest prime below 65536. Source: RFC 1950, 8.2
  private static let adlerBase: UInt64 = 65_521

  static func adler(_ bytes: [UInt8]) -> UInt32 {
    var sum = Adler()
    bytes.withUnsafeBytes { sum.add($0) }
    return sum.value
  }

  /// The checksum at the end of a zlib stream, computed in parts.
  struct Adler {
    private var (sum, sums): (UInt64, UInt64) = (1, 0)

    var value: UInt32 { UInt32(sums) << 16 | UInt32(sum) }

    mutating func add(_ byte: UInt8) {
      sum = (sum + UInt64(byte)) % adlerBase
      sums = (sums + sum) % adlerBase
    }

    mutating func addZeros(_ count: Int) { sums = (sums + UInt64(count) % adlerBase * sum) % adlerBase }

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
      var at = 0
      while at < bytes.count {
        // As many bytes as the sums of sixteen lanes of 32 bits allow without overflow.
        let end = min(bytes.count, at + 16 * 4096)
        let chunks = (end - at) / 16
        var (lanes, laneSums) = (SIMD16<UInt32>(), SIMD16<UInt32>())
        for chunk in 0..<chunks {
          laneSums &+= lanes
          lanes &+= SIMD16<UInt32>(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: at + 16 * chunk, as: SIMD16<UInt8>.self))
        }
        sums += UInt64(16 * chunks) * sum
        for lane in 0..<16 {
          sums += 16 * UInt64(laneSums[lane]) + UInt64(16 - lane) * UInt64(lanes[lane])
          sum += UInt64(lanes[lane])
        }
        for byte in bytes[(at + 16 * chunks)..<end] {
          sum += UInt64(byte)
          sums += sum
        }
        (sum, sums) = (sum % adlerBase, sums % adlerBase)
        at = end
      }
    }
  }

  /// Source: PNG specification, annex D
  static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBytes { bytes in
      tables.withUnsafeBufferPointer { tables in
        var (sum, at) = (UInt32.max, 0)
        while at + 8 <= bytes.count {
          let loaded = bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)
          let word = UInt64(littleEndian: loaded) ^ UInt64(sum)
          sum = 0
          for place in 0..<8 {
            let byte = Int(truncatingIfNeeded: word >> (8 * place)) & 0xFF
            sum ^= tables[(7 - place) * 256 + byte]
          }
          at += 8
        }
        for byte in bytes[at...] { sum = tables[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
        return ~sum
      }
    }
  }

  /// For each of 256 bytes its part of the sum, when it is the last byte, the last but one, and so on for eight bytes.
  private static let tables: [UInt32] = {
    var tables: [UInt32] = (0..<256).map { byte in
      (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }
    for entry in 256..<8 * 256 {
      let nearer = tables[entry - 256]
      tables.append(tables[Int(nearer & 0xFF)] ^ nearer >> 8)
    }
    return tables
  }()
}
