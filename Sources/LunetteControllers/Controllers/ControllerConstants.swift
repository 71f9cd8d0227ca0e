import Foundation

/// How controllers change places, and how long the screen takes to turn. `SystemMotions` has the movements. Units: seconds.
enum ControllerConstants {
  /// A form sheet on a pad. Units: points. Source: docs/rules/controllers.md 5 (A)
  static let formSheetSize = CGSize(width: 540, height: 620)
  /// The most a page sheet takes of the width. Units: points. Source: docs/rules/controllers.md 5 (A)
  static let pageSheetWidth: CGFloat = 768
  /// The screen turns by 90 degrees; by 180 it takes twice as long. Source: Apple's willRotate gave this duration (reported)
  static let quarterTurnDuration: TimeInterval = 0.3
  /// How far a covered controller's view moves aside in a push, in parts of its width. Source: docs/rules/controllers.md 18.2 (T)
  static let pushParallax: CGFloat = 0.3
  /// How dark the covered view gets. Source: docs/rules/controllers.md 3.2 (T)
  static let pushScrim: CGFloat = 0.08
  /// Beside the view on top. Units: points. Source: docs/rules/controllers.md 3.2 (T for the width; the alpha is ours)
  static let pushShadowWidth: CGFloat = 9
  static let pushShadowAlpha: CGFloat = 0.2
  /// What a finger that lifts leaves of a swipe takes at least so long. Source: docs/rules/controllers.md 3.3 (D)
  static let shortestSwipeEnd: TimeInterval = 0.1
  /// A swipe that ends past this share of the width completes the pop. A fast swipe completes it from anywhere, and a fast swipe back cancels it.
  /// The speeds are rows of the table of systems. Source: docs/rules/controllers.md 3.3 (T)
  static let swipeShare: CGFloat = 0.5
  /// A finger that has lain still so long lifts without speed. Units: seconds. Source: docs/rules/cases/controllers.md V-112 (0.3; ours)
  static let swipeRest: TimeInterval = 0.1
  /// How far a finger moves up or down before the bars go or come. Units: points. Ours: twice what begins a scroll
  static let barSwipe: CGFloat = 20
  /// A bar slides in or out. Source: docs/rules/controllers.md 3.1 (A)
  public static let hideShowBarDuration: TimeInterval = 0.2
}
