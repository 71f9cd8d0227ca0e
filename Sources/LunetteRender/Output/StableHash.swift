/// A hash that is the same on all machines, as Swift's own are not: FNV-1a, 64 bits. Source: Fowler, Noll, Vo
package enum StableHash {
  package static func of(_ bytes: [UInt8]) -> UInt64 { bytes.reduce(start) { ($0 ^ UInt64($1)) &* factor } }

  package static func of(_ text: String) -> UInt64 { of(Array(text.utf8)) }

  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let factor: UInt64 = 0x100_0000_01B3
}
