import LunetteDriver

/// How an exploration goes back to a state. Source: docs/rules/exploring.md 10
package enum ExploreReturn: String, CaseIterable, Sendable {
  /// By copies where doing the moves again takes longer.
  case auto
  /// Its moves are done again from the launch.
  case replay
  /// Each trial is made in a copy of a process that is in the state. Elsewhere than on Linux the moves are done again.
  case fork

  /// A copy takes about as long. Units: seconds of processor time. Source: docs/rules/exploring.md 10
  private static let copy = 1.5e-3
  /// Ours: fewer say nothing about the mean
  private static let fewest = 20

  /// Whether copies are made.
  /// - Parameters:
  ///   - seconds: that were spent to go back so far
  ///   - count: how often
  func copies(_ seconds: Double, of count: Int) -> Bool {
    #if os(Linux)
      switch self {
      case .replay: false
      case .fork: true
      case .auto: count >= Self.fewest && seconds / Double(count) > Self.copy
      }
    #else
      false
    #endif
  }
}
