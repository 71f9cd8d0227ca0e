import Foundation

/// Layout, from the window down, for what was marked.
///
/// Invariant: a view with `needsLayout` or `descendantNeedsLayout` has ancestors that are all marked `descendantNeedsLayout`,
/// so that a pass visits only marked branches.
extension UIView {
  /// Marks the view; `layoutSubviews` runs in the next layout pass.
  public func setNeedsLayout() {
    needsLayout = true
    noteLayoutInAncestors()
  }

  /// Lays out now whatever is marked: from the topmost marked ancestor down to this view's subtree.
  /// Source: layout-animation.md a5
  public func layoutIfNeeded() {
    var top: UIView = self
    var ancestor = superview
    while let current = ancestor {
      if current.needsLayout { top = current }
      ancestor = current.superview
    }
    top.layOutMarked()
  }

  /// Marks the view; `draw` runs at the end of the next layout pass.
  public func setNeedsDisplay() {
    needsDisplay = true
    noteLayoutInAncestors()
  }

  var isLayoutPending: Bool { needsLayout || descendantNeedsLayout || needsDisplay }

  func noteLayoutInAncestors() {
    guard isLayoutPending else { return }
    var ancestor = superview
    while let current = ancestor, !current.descendantNeedsLayout {
      current.descendantNeedsLayout = true
      ancestor = current.superview
    }
  }

  private func layOutMarked() {
    if needsLayout {
      needsLayout = false
      sendLayoutSubviews()
    }
    if needsDisplay {
      needsDisplay = false
      if overrides?.call("draw", on: self, .rect(bounds)) == nil { draw(bounds) }
    }
    guard descendantNeedsLayout else { return }
    // Before its subviews: one that is marked while they are laid out waits for the next pass, and marks its ancestors anew.
    descendantNeedsLayout = false
    for subview in subviews where subview.isLayoutPending { subview.layOutMarked() }
  }

  final func sendLayoutSubviews() {
    viewController?.sendViewWillLayoutSubviews()
    if overrides?.call("layoutSubviews", on: self) == nil { layoutSubviews() }
    viewController?.sendViewDidLayoutSubviews()
  }

  /// Resizes the view to what fits; the place of its top left corner stays.
  public func sizeToFit() { frame.size = sendSizeThatFits(bounds.size) }

  final func sendSizeThatFits(_ size: CGSize) -> CGSize {
    overrides?.call("sizeThatFits", on: self, .size(size))?.size ?? sizeThatFits(size)
  }
}
