import Foundation

/// The numbers of scroll views that are not part of a law of motion (those stand with their curve).
/// Source of each: docs/rules/scrolling.md, measured on iOS 26.1 unless it says otherwise
package enum ScrollConstants {
  /// `setContentOffset(animated)`. Units: seconds. (Reported)
  package static let animatedOffsetDuration: TimeInterval = 0.3
  /// Up to the first angle from the horizontal a drag is locked to it, from the second on to the vertical. Units: degrees. (D)
  package static let horizontalLockLimit: CGFloat = 20
  package static let verticalLockLimit: CGFloat = 70
  /// A finger that lay still for longer over legal content lifts without speed. Units: seconds.
  /// Ours, between 8 ms (speed kept) and 0.32 s (speed gone), where the recordings leave it open.
  package static let restLimitInsideContent: TimeInterval = 0.1
  /// No lift is faster. Units: points per second. Ours: many times what a finger can do, few enough that no sum overflows.
  package static let fastestLift: CGFloat = 1e7
  /// A keyboard that a resting finger has pulled down by more than this part of its height goes. Ours.
  package static let keyboardLetGoPart: CGFloat = 0.5
  /// `scrollViewDidScroll` inside `scrollViewDidScroll`: a delegate that corrects the offset needs two. Ours.
  package static let mostScrollNotices = 16

  /// An animated zoom, and the way back from past a limit. Units: seconds. As an animated offset; the zoom's own isn't known.
  package static let zoomDuration: TimeInterval = 0.3
  /// Past a limit the scale shown is the limit times the excess to this power. Ours: half of the way on a logarithmic scale.
  package static let zoomResistance: CGFloat = 0.5

  /// Units: points.
  package static let indicatorThickness: CGFloat = 2.5
  package static let indicatorMargin: CGFloat = 3
  /// (Reported)
  package static let shortestIndicator: CGFloat = 36
  /// While squashed past an edge. Ours: as long as it is thick would be a dot; three times that can be seen.
  package static let shortestSquashedIndicator: CGFloat = 7.5
  /// Units: seconds after the last movement.
  package static let indicatorFadeDelay: TimeInterval = 0.4
}
