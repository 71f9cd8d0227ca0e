import Foundation

/// What the looks of controls have in common. Source of sizes and colours, where nothing else is said: iOS 7, measured by eye
extension UIControl {
  /// Of a picture as a whole while the control is disabled.
  final var lookAlpha: CGFloat { isEnabled ? 1 : Self.disabledAlpha }

  static let disabledAlpha: CGFloat = 0.4
}

extension CGContext {
  /// White, with a thin edge and a shadow.
  func knob(_ frame: CGRect) {
    saveGState()
    setShadow(offset: CGSize(width: 0, height: 2), blur: 4, color: UIColor(white: 0, alpha: 0.25))
    fill(frame, radius: frame.height / 2, .white)
    restoreGState()
    outline(frame, radius: frame.height / 2, UIColor(white: 0, alpha: 0.08), width: 0.5)
  }

  /// Around steppers and segments.
  func controlOutline(_ size: CGSize, _ tint: UIColor) {
    outline(CGRect(origin: .zero, size: size).shrunk(dx: 0.5, dy: 0.5), radius: Self.outlineRadius, tint, width: 1)
  }

  /// Units: points.
  static let outlineRadius: CGFloat = 4
}
