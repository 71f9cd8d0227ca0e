import Foundation

extension UITouch {
  /// The place of the finger on the screen, whatever the frame of its window is.
  public var locationOnScreen: CGPoint { window?.convertToSuperview(locationInWindow) ?? locationInWindow }
}
