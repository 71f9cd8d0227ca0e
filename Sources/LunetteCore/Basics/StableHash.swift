import Foundation

/// A hash that is the same on all machines, unlike Swift's own: FNV-1a, 64 bits. Source: Fowler, Noll, Vo
package enum StableHash {
  package static func of(_ bytes: [UInt8]) -> UInt64 { bytes.reduce(start, with) }

  package static func of(_ text: String) -> UInt64 { of(Array(text.utf8)) }

  /// The hash of no byte.
  package static var start: UInt64 { 0xCBF2_9CE4_8422_2325 }

  /// The hash of some bytes and one more.
  @inline(__always) package static func with(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* factor }

  fileprivate static var factor: UInt64 { 0x100_0000_01B3 }
}

/// A stable hash of many values in a row, one word at a time.
package struct StableHasher {
  package private(set) var value = StableHash.start

  package init() {}

  @inline(__always)
  package mutating func add(word: UInt64) {
    value = (value ^ word) &* StableHash.factor
    // The low bits of a product don't depend on the high bits of its factors, so the high half is mixed in.
    value ^= value >> 32
  }

  /// Adds thousandths, which are finer than anything visible. NaN counts as 0.
  @inline(__always)
  package mutating func add(_ number: CGFloat) { add(word: Self.word(of: number)) }

  @inline(__always)
  package static func word(of number: CGFloat) -> UInt64 {
    var scaled = number * 1000
    // For NaN neither comparison is true.
    if !(abs(scaled) <= farthest) { scaled = scaled.isNaN ? 0 : scaled < 0 ? -farthest : farthest }
    // Rounds to the nearest integer, halves away from zero.
    return UInt64(bitPattern: Int64(scaled + (scaled < 0 ? -0.5 : 0.5)))
  }

  package mutating func add(_ point: CGPoint) {
    add(point.x)
    add(point.y)
  }

  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add($0) }
  }

  package mutating func add(_ bytes: some Collection<UInt8>) {
    for byte in bytes { value = StableHash.with(value, byte) }
    add(word: UInt64(bytes.count))
  }

  /// Up to here a double represents every integer exactly.
  private static let farthest: CGFloat = 9e15
}
