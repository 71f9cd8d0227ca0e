import Foundation

/// How long controllers take to change places, and the screen to turn. Units: seconds.
enum ControllerConstants {
  /// A push or a pop. Source: layout-animation.md e2 (T; the feel D)
  static let pushDuration: TimeInterval = 0.35
  /// A presented view comes up from below. Ours: not documented; the same as a push
  static let presentationDuration: TimeInterval = 0.35
  /// The screen turns by 90 degrees; by 180 it takes twice as long. Source: Apple's willRotate gave this duration (reported)
  static let quarterTurnDuration: TimeInterval = 0.3
  /// How far a covered controller's view moves aside in a push, in parts of its width. Source: layout-animation.md e2 (T)
  static let pushParallax: CGFloat = 0.3
}
