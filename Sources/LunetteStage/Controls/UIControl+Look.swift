import Foundation

/// Parts that the looks of several controls share. Source of sizes and colours, unless another is given: iOS 7, measured by eye
extension UIControl {
  /// The opacity of a control's picture, lower while the control is disabled.
  package final var lookAlpha: CGFloat { isEnabled ? 1 : Self.disabledAlpha }

  static let disabledAlpha: CGFloat = 0.4
}

extension CGContext {
  /// Draws a white knob with a thin edge and a shadow.
  func knob(_ frame: CGRect, _ color: UIColor? = nil) {
    saveGState()
    setShadow(offset: CGSize(width: 0, height: 2), blur: 4, color: UIColor(white: 0, alpha: 0.25))
    fill(frame, radius: frame.height / 2, color ?? .white)
    restoreGState()
    outline(frame, radius: frame.height / 2, UIColor(white: 0, alpha: 0.08), width: 0.5)
  }

  /// Draws the outline of steppers and segmented controls.
  func controlOutline(_ size: CGSize, _ tint: UIColor) {
    outline(CGRect(origin: .zero, size: size).shrunk(dx: 0.5, dy: 0.5), radius: Self.outlineRadius, tint, width: 1)
  }

  /// Units: points.
  static let outlineRadius: CGFloat = 4
}
