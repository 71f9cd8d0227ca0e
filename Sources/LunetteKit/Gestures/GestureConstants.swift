import Foundation

/// The numbers that decide what a touch means. Units: points and seconds.
/// Source of each: gestures.md 0.3, with its certainty tag
public enum GestureConstants {
  /// How far the fingers of a tap may move from where they landed. Also the limit between two taps. (D, GST)
  static let tapMovement: CGFloat = 45
  /// How long the finger of a tap may stay down. (D/F, unresolved between 0.75 and 1.5)
  static let tapDuration: TimeInterval = 0.75
  /// From the lift of one tap to the touch-down of the next. (D, WOC)
  static let tapInterval: TimeInterval = 0.35
  /// Movement on one axis after which a pan begins; taken off its translation. (M)
  static let panHysteresis: CGFloat = 10
  /// Two samples closer than this give no speed. (D)
  static let shortestVelocityInterval: TimeInterval = 0.001
  /// Weight of the newest sample in the reported speed; the one before has the rest. (D)
  static let newestVelocityWeight: CGFloat = 0.2
  /// After so long a rest a pan reports no speed. (M: kept after 0.312 s, gone after 0.320 s; in between ours)
  static let velocityRestLimit: TimeInterval = 0.316
  /// How long a scroll view holds back a touch on its content. (D, P)
  static let contentTouchDelay: TimeInterval = 0.15
}
