import Foundation

extension UITouch {
  /// Where the finger is on the glass, whatever its window's place.
  public var locationOnScreen: CGPoint { window?.convertToSuperview(locationInWindow) ?? locationInWindow }
}
