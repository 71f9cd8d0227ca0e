import Foundation

/// The sizes and times of the system keyboard.
enum KeyboardConstants {
  // MARK: Heights. Units: points

  /// A phone with a home button, in portrait and in landscape. Source: iOS 7, without the row of suggestions (reported)
  static let phoneHeight: CGFloat = 216
  /// On a phone of at least this width the keyboard is 10 higher in portrait, with and without a home indicator.
  /// Source: docs/rules/controllers.md 9.2
  static let wideScreen: CGFloat = 414
  static let wideExtra: CGFloat = 10
  static let phoneLandscapeHeight: CGFloat = 162
  /// A phone with a home indicator, which the keyboard covers: 216, and 75 for the indicator and the symbols above it.
  /// Source: docs/rules/controllers.md 9.2
  static let tallPhoneHeight: CGFloat = 291
  static let tallPhoneLandscapeHeight: CGFloat = 171
  static let dockHeight: CGFloat = 75
  /// An iPad. Source: iOS 7, without the bar of shortcuts (reported)
  static let padHeight: CGFloat = 264
  static let padLandscapeHeight: CGFloat = 352

  /// UIKit's number of a curve that has no public name. The movement is drawn with ease-in-out. Source: docs/rules/controllers.md 9.3
  static let animationCurve = 7
  /// Longest time between the two taps of a double tap on a key. Units: seconds. Ours
  static let doubleTapInterval: TimeInterval = 0.35

  static func height(on screen: UIScreen) -> CGFloat {
    let (isLandscape, hasHomeIndicator) = (screen.bounds.width > screen.bounds.height, screen.device.safeArea.bottom > 0)
    if screen.device.isPad { return isLandscape ? padLandscapeHeight : padHeight }
    if isLandscape { return hasHomeIndicator ? tallPhoneLandscapeHeight : phoneLandscapeHeight }
    return (hasHomeIndicator ? tallPhoneHeight : phoneHeight) + (screen.bounds.width >= wideScreen ? wideExtra : 0)
  }
}
