import Foundation

/// The direction in which the user reads. Source: docs/rules/accessibility.md 11
extension UIView {
  /// A rectangle of the view's bounds as it stands in the direction of the view: from right to left on the other side. Space: own bounds.
  package final func sided(_ rect: CGRect) -> CGRect { isMirrored ? rect.mirrored(in: bounds.width) : rect }

  /// The side on which a text stands: the natural one is the view's. Source: Apple, NSTextAlignment.natural
  final func sidedAlignment(_ alignment: NSTextAlignment) -> NSTextAlignment { alignment == .natural && isMirrored ? .right : alignment }
}

extension CGRect {
  /// The rectangle on the other side of something so wide.
  package func mirrored(in width: CGFloat) -> CGRect { CGRect(x: width - maxX, y: minY, width: self.width, height: height) }
}

extension Simulation {
  /// The user reads in another direction from now on: everything is laid out anew.
  package func directionDidChange() {
    func visit(_ view: UIView) {
      view.directionDidChange()
      view.setNeedsDisplay()
      for subview in view.subviews { visit(subview) }
    }
    for window in application.windows { visit(window) }
  }
}
