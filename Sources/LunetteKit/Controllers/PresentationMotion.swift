import Foundation

/// How a presented controller comes and goes that has a way of its own, in place of its style's: an alert.
struct PresentationMotion {
  /// Units: seconds.
  var duration: TimeInterval
  /// Of the critical spring of its way. Units: radians per second.
  var frequency: CGFloat
  /// Its view stands in its container and fills it; nothing is animated yet.
  var prepare: () -> Void
  /// The changes that are animated.
  var appear: () -> Void
  var disappear: () -> Void
}
