import LunetteCore

/// Random numbers of a seed, for the property tests.
package typealias SeededRandom = SplitMix64

extension SplitMix64 {
  package init(_ seed: UInt64) { self.init(seed: seed) }
}
