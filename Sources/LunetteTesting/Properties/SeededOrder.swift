import LunetteRender

/// Small deterministic random numbers (SplitMix64), for orders that a seed repeats.
struct SeededOrder: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Each name has its own sequence, so that the order in one file doesn't depend on the other files in the run.
  init(seed: UInt64, name: String) { state = seed ^ StableHash.of(name) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
