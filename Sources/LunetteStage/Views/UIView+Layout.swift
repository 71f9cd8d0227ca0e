import Foundation

/// The layout pass: from the window down, it lays out the views that are marked.
///
/// Invariant: a view with `needsLayout` or `descendantNeedsLayout` has ancestors that are all marked `descendantNeedsLayout`,
/// so that a pass visits only marked branches.
///
/// A view is marked when the size or the origin of its bounds changes, when the size of a direct subview changes, and when a subview is
/// added or removed; a view that only moves marks no view. Changes that `layoutSubviews` makes to the view's own subviews don't mark the
/// view: otherwise each layout would ask for the next one. (The triggers: UIKit; the last: ours, as UIKit's views are seen to do)
extension UIView {
  /// Marks the view; `layoutSubviews` runs in the next layout pass.
  public func setNeedsLayout() {
    needsLayout = true
    noteLayoutInAncestors()
  }

  /// A subview was added or removed, or has another size.
  func subviewsDidChange() { if layoutsUnderWay == 0 { setNeedsLayout() } }

  /// Lays out every marked view now, from the topmost marked ancestor down to this view's subtree.
  /// Source: docs/rules/layout.md 1.5
  public func layoutIfNeeded() {
    simulation.updateLayoutEngine(for: self)
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

  package var isLayoutPending: Bool { needsLayout || descendantNeedsLayout || needsDisplay || hasLayerWork }

  func noteLayoutInAncestors() {
    guard isLayoutPending else { return }
    forEachAncestor { ancestor in
      guard !ancestor.descendantNeedsLayout else { return false }
      ancestor.descendantNeedsLayout = true
      return true
    }
  }

  /// Lays out this view and its subtree. The caller has laid out the marked views above it.
  package final func layOutMarked() {
    if HostWork.mustEnd("laying out views") { return }
    if needsLayout {
      // The view's own layout may have changed its subviews' constraints; these are solved before the subviews are placed.
      if constraintState != nil { simulation.updateLayoutEngine() }
      needsLayout = false
      layOut()
    }
    if needsDisplay {
      display()
    }
    if hasLayerWork { doLayerWork() }
    guard descendantNeedsLayout else { return }
    // Cleared before the subviews are laid out: a view that the layout of its subviews marks again waits for the next pass, and marks its ancestors again.
    descendantNeedsLayout = false
    subviews.forEachUncounted { if $0.isLayoutPending { $0.layOutMarked() } }
    if HostWork.isOver { descendantNeedsLayout = true }
  }

  /// Tells the view's controller before and after.
  package final func layOut() {
    guard layoutsUnderWay < Self.mostNestedLayouts else { return simulation.recordFault(NestedLayoutError(shownInTree)) }
    layoutsUnderWay += 1
    defer { layoutsUnderWay -= 1 }
    if withSimulation({ $0.noteLayout() }) { simulation.withTraits(traitCollection, layOutNow) } else { layOutNow() }
  }

  @inline(__always)
  private final func layOutNow() {
    if hasOwner { owner?.willLayOutSubviews() }
    if overrides == nil { layoutSubviews() } else { layOutByOverride() }
    if hasOwner { owner?.didLayOutSubviews() }
  }

  /// An override that doesn't call super leaves out what the class does with its subviews; constraints place them all the same.
  /// Source: docs/rules/layout.md 2
  private final func layOutByOverride() {
    layoutState?.isApplied = false
    // A view is its layer's delegate: what the layer asks comes before the view's own layout.
    if overrides?.implements(Overridable.layoutSublayers.name, on: self) == true {
      Overridable.layoutSublayers(self, layer)
    } else {
      Overridable.layoutSubviews(self)
    }
    if layoutState?.isApplied == false { applyConstraints() }
  }

  /// Limit of layouts of a view from inside its own layout. Ours: more than any app needs, and few enough for Lua's limit of nested calls (200)
  /// when views lay out each other in a circle.
  private static let mostNestedLayouts = 24

  /// Gives the view the size that fits; its top left corner stays.
  public func sizeToFit() { frame.size = Overridable.sizeThatFits(self, fitsWithinItsWidth ? bounds.size : .zero) }
}

/// A layout that would never end.
public struct NestedLayoutError: Error, CustomStringConvertible {
  public let description: String

  init(_ view: String) {
    description =
      "the layout of \(view) runs inside of itself without end: its layoutSubviews, or what that calls, marks it again (setNeedsLayout) and lays it "
      + "out at once (layoutIfNeeded); leave out one of the two, a frame lays out what is marked"
  }
}

extension UIView.Overridable {
  public static let layoutSubviews = OverridableMethod(
    "layoutSubviews", "Sets the frames of the subviews. Don't call it: call setNeedsLayout."
  ) {
    (view: UIView) in view.layoutSubviews()
  }
  public static let layoutSublayers = OverridableMethod(
    "layoutSublayers", "Sets the frames of the layer's sublayers. Call super, which calls layoutSubviews.", "layer"
  ) { (view: UIView, layer: CALayer) in UIView.Overridable.layoutSubviews(view) }
  public static let draw = OverridableMethod(
    "draw",
    "Draws the view's content into UIGraphicsGetCurrentContext(). It is called before the view is shown, and after setNeedsDisplay.", "rect"
  ) {
    (view: UIView, rect: CGRect) in view.draw(rect)
  }
  public static let drawLayer = OverridableMethod(
    "drawLayer", "Draws the content of the view's layer into a context, in place of draw, which an override may call.", "layer", "context"
  ) { (view: UIView, layer: CALayer, context: CGContext) in UIView.Overridable.draw(view, layer.bounds) }
  public static let displayLayer = OverridableMethod(
    "displayLayer", "Sets the contents of the view's layer. Where a class has this method, draw is not called.", "layer"
  ) { (_: UIView, _: CALayer) in }
  public static let sizeThatFits = OverridableMethod("sizeThatFits", "The best size of the view if it gets this room.", unit: .points, "size") {
    (view: UIView, size: CGSize) in view.sizeThatFits(size)
  }
}
