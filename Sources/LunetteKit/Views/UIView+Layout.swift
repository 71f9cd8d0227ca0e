import Foundation

/// Layout, from the window down, for what was marked.
///
/// Invariant: a view with `needsLayout` or `descendantNeedsLayout` has ancestors that are all marked `descendantNeedsLayout`,
/// so that a pass visits only marked branches.
///
/// A view is marked when the size or the origin of its bounds changes, when a direct subview's size changes, and when a subview comes or
/// goes; a view that moves marks nobody. What `layoutSubviews` itself does to the view's subviews marks the view no further: else each
/// layout would ask for the next. (The triggers: UIKit; the last: ours, as UIKit's views are seen to do)
extension UIView {
  /// Marks the view; `layoutSubviews` runs in the next layout pass.
  public func setNeedsLayout() {
    needsLayout = true
    noteLayoutInAncestors()
  }

  /// A subview came or went, or has another size.
  func subviewsDidChange() { if !isLayingOut { setNeedsLayout() } }

  /// Lays out now whatever is marked: from the topmost marked ancestor down to this view's subtree.
  /// Source: docs/rules/layout.md 1.5
  public func layoutIfNeeded() {
    simulation.layoutEngine?.update()
    var level = 0
    var topLevel = 0
    forEachAncestor { ancestor in
      level += 1
      if ancestor.needsLayout { topLevel = level }
      return true
    }
    var top: UIView = self
    for _ in 0..<topLevel { top = top.superview ?? top }
    top.layOutMarked()
  }

  /// Marks the view; `draw` runs at the end of the next layout pass.
  public func setNeedsDisplay() {
    layer.details?.dirtyRect = nil
    needsDisplay = true
    noteLayoutInAncestors()
  }

  var isLayoutPending: Bool { needsLayout || descendantNeedsLayout || needsDisplay || hasLayerWork }

  func noteLayoutInAncestors() {
    guard isLayoutPending else { return }
    forEachAncestor { ancestor in
      guard !ancestor.descendantNeedsLayout else { return false }
      ancestor.descendantNeedsLayout = true
      return true
    }
  }

  /// It and what is below it. Nothing above it is marked, or has been laid out.
  final func layOutMarked() {
    if needsLayout {
      // What its own layout changed for its subviews' constraints, before they are placed.
      if layoutState != nil { simulation.layoutEngine?.update() }
      needsLayout = false
      layOut()
    }
    if needsDisplay {
      display()
    }
    if hasLayerWork { doLayerWork() }
    guard descendantNeedsLayout else { return }
    // Before its subviews: one that is marked while they are laid out waits for the next pass, and marks its ancestors anew.
    descendantNeedsLayout = false
    subviews.forEachUncounted { if $0.isLayoutPending { $0.layOutMarked() } }
  }

  /// Its controller hears of it before and after.
  final func layOut() {
    let isNested = isLayingOut
    isLayingOut = true
    defer { isLayingOut = isNested }
    if hasOwner { owner?.willLayOutSubviews() }
    if overrides == nil { layoutSubviews() } else { Overridable.layoutSubviews(self) }
    if hasOwner { owner?.didLayOutSubviews() }
  }

  /// Resizes the view to what fits; the place of its top left corner stays.
  public func sizeToFit() { frame.size = Overridable.sizeThatFits(self, bounds.size) }
}

extension UIView.Overridable {
  public static let layoutSubviews = OverridableMethod("layoutSubviews", "Places the subviews. Don't call it, call setNeedsLayout.") {
    (view: UIView) in view.layoutSubviews()
  }
  public static let draw = OverridableMethod("draw", "It is about to be shown, or to be shown anew: draws into UIGraphicsGetCurrentContext().", "rect") {
    (view: UIView, rect: CGRect) in view.draw(rect)
  }
  public static let sizeThatFits = OverridableMethod("sizeThatFits", "The size that fits best into a size. Points.", "size") {
    (view: UIView, size: CGSize) in view.sizeThatFits(size)
  }
}
