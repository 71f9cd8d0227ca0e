import Foundation

/// The sizes and times of the system keyboard.
enum KeyboardConstants {
  // MARK: Heights. Units: points

  /// A phone with a home button, upright; and lying. Source: iOS 7, without the row of suggestions (reported)
  static let phoneHeight: CGFloat = 216
  static let phoneLandscapeHeight: CGFloat = 162
  /// A phone with a home indicator, which the keyboard covers, with the row of suggestions. Source: iPhone 14 to 16 (reported)
  static let tallPhoneHeight: CGFloat = 336
  static let tallPhoneLandscapeHeight: CGFloat = 209
  /// An iPad. Source: iOS 7, without the bar of shortcuts (reported)
  static let padHeight: CGFloat = 264
  static let padLandscapeHeight: CGFloat = 352

  /// How long it takes to come or go. Units: seconds. Source: layout-animation.md e5
  static let animationDuration: TimeInterval = 0.25

  static func height(on screen: UIScreen) -> CGFloat {
    let (isLandscape, hasHomeIndicator) = (screen.bounds.width > screen.bounds.height, screen.device.safeArea.bottom > 0)
    if screen.device.isPad { return isLandscape ? padLandscapeHeight : padHeight }
    if hasHomeIndicator { return isLandscape ? tallPhoneLandscapeHeight : tallPhoneHeight }
    return isLandscape ? phoneLandscapeHeight : phoneHeight
  }
}
