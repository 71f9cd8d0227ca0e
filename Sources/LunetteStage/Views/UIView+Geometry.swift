import Foundation

/// The geometry of a view, and the conversion of points between views.
/// Source: docs/rules/layers.md 4
extension UIView {
  /// In the superview's bounds; computed from bounds, centre and transform.
  public var frame: CGRect {
    get { layer.frame }
    set {
      let old = layer.bounds
      if !layer.hasTransform, newValue.size != old.size {
        boundsWillChange(to: CGRect(origin: old.origin, size: newValue.standardized.size))
      }
      place { $0.frame = newValue }
      noteBoundsChange(from: old)
      if constraintState != nil { layoutGeometryDidChange() }
      noteMove()
    }
  }

  /// In the view's own space; its origin is the content offset of a scrolled view.
  public var bounds: CGRect {
    get { layer.bounds }
    set {
      let (old, new) = (layer.bounds, newValue.standardized)
      if !new.equals(old) { boundsWillChange(to: new) }
      place { $0.bounds = new }
      noteBoundsChange(from: old)
      if constraintState != nil { layoutGeometryDidChange() }
    }
  }

  /// The place of the anchor point (the middle, unless it was moved) in the superview's bounds.
  public var center: CGPoint {
    get { layer.position }
    set {
      withLayer { $0.position = newValue }
      if constraintState != nil { layoutGeometryDidChange() }
      noteMove()
    }
  }

  /// About the anchor point; the identity when the layer's transform isn't affine.
  public var transform: CGAffineTransform {
    get { layer.hasTransform ? layer.transform.affineTransform : .identity }
    set { layer.transform = CATransform3D(newValue) }
  }

  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// Sets the geometry of the layer.
  @inline(__always)
  private func place(_ change: (CALayer) -> Void) {
    withLayer { layer in
      layer.isPlacedByView = true
      change(layer)
      layer.isPlacedByView = false
    }
  }

  /// The layer got another size by itself: the same follows as from a new size of the view.
  final func layerWasResized(from old: CGRect) {
    noteBoundsChange(from: old)
    if constraintState != nil { layoutGeometryDidChange() }
  }

  private func noteBoundsChange(from old: CGRect) {
    let new = layer.bounds
    guard !new.equals(old) else { return }
    setNeedsLayout()
    if new.size != old.size {
      if storedContentMode == .redraw { setNeedsDisplay() }
      superview?.subviewsDidChange()
      if autoresizesSubviews, !subviews.isEmpty { resizeSubviews(from: old.size) }
      noteMove()
      if safeAreaInsets != .zero { for subview in subviews { subview.updateSafeArea() } }
    }
    boundsDidChange(from: old)
  }

  // MARK: Conversion

  /// Converts a point of the superview to own bounds.
  package func convertFromSuperview(_ point: CGPoint) -> CGPoint { layer.convertFromSuperlayer(point) }

  /// Converts a point of own bounds to the superview.
  func convertToSuperview(_ point: CGPoint) -> CGPoint { layer.convertToSuperlayer(point) }

  /// Converts through the root of the tree. With nil as `to` the space is the window's (or the root's, outside a window).
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    var point = point
    var ancestor: UIView? = self
    while let current = ancestor, current !== view, current.superview != nil || !(current is UIWindow) {
      point = current.convertToSuperview(point)
      ancestor = current.superview
    }
    guard let view, ancestor !== view else { return point }
    return view.convertFromRoot(point)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return convertFromRoot(point) }
    return view.convert(point, to: self)
  }

  /// The bounding box of the converted corners.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(around: rect.standardized.corners.map { convert($0, to: view) })
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(around: rect.standardized.corners.map { convert($0, from: view) })
  }

  /// Space: `point` in the window; outside a window in the space around the topmost view.
  private func convertFromRoot(_ point: CGPoint) -> CGPoint {
    if self is UIWindow { return point }
    return convertFromSuperview(superview?.convertFromRoot(point) ?? point)
  }
}

extension UIView {
  /// A rectangle of the view's bounds on the screen.
  package final func screenRect(of rect: CGRect) -> CGRect {
    guard let window else { return .zero }
    return window.convertToScreen(convert(rect, to: nil))
  }
}
