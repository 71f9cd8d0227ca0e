import LunetteKit
import LunetteRender

extension SplitMix64 {
  /// Each name has its own sequence, so that the order in one file doesn't depend on the other files in the run.
  init(seed: UInt64, name: String) { self.init(seed: seed ^ StableHash.of(name)) }
}
