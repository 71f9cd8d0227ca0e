import Foundation

/// The animation of a presented controller that does not use the one of its style, such as an alert.
struct PresentationMotion {
  /// Units: seconds.
  var duration: TimeInterval
  /// The frequency of the critical spring of its way; nil for ease-in-out. Units: radians per second.
  var frequency: CGFloat?
  /// Its view stands in its container and fills it; nothing is animated yet.
  var prepare: () -> Void
  /// The changes that are animated.
  var appear: () -> Void
  var disappear: () -> Void
}
