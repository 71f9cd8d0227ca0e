import Foundation

/// What a view has through its layer, and what its layer asks of it. Source: docs/rules/layers.md 1.4, a5, e4
extension UIView {
  /// A layer whose alpha cuts the view.
  public var mask: UIView? {
    get { layer.details?.maskView }
    set {
      guard newValue?.superview == nil else {
        layer.refuse("A view that masks another one can't have a superview")
        return
      }
      layer.mask = newValue?.layer
      if layer.mask === newValue?.layer { layer.detail.maskView = newValue }
    }
  }

  /// How the contents stand in the bounds.
  public var contentMode: ContentMode {
    get { storedContentMode }
    set {
      guard newValue != storedContentMode else { return }
      storedContentMode = newValue
      if let gravity = newValue.gravity { layer.contentsGravity = gravity }
    }
  }

  /// Pixels per point of what it draws.
  public var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  public enum ContentMode: Int, Sendable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

    /// Nil for `redraw`, which fills.
    package var gravity: CALayerContentsGravity? {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }

  /// What the layer runs when a property changes: inside a block what the block makes of it, outside nothing.
  final func layerAction(forKey key: String) -> CALayer.ActionChoice { .nothing }

  // MARK: Drawing

  /// The parts are joined.
  public func setNeedsDisplay(_ rect: CGRect) {
    if !needsDisplay {
      layer.detail.dirtyRect = rect
    } else if let dirty = layer.details?.dirtyRect {
      layer.detail.dirtyRect = dirty.union(rect)
    }
    needsDisplay = true
    noteLayoutInAncestors()
  }

  final func displayIfNeeded() {
    guard needsDisplay else { return }
    display()
  }

  /// Draws it now. Who asks for no context draws nothing, and keeps no picture.
  final func display() {
    needsDisplay = false
    let bounds = layer.bounds
    let dirty = layer.details?.dirtyRect ?? bounds
    layer.details?.dirtyRect = nil
    let picture = simulation.graphics.drawing(bounds, dirty: dirty) { Overridable.draw(self, dirty) }
    if let picture { layer.keep(picture, drawnIn: bounds) }
    if picture == nil, let details = layer.details, details.drawing != nil { details.drawing = nil }
  }

  // MARK: Bare layers in its layer

  /// Some bare layer in this view's layer is to be drawn or laid out.
  final func noteLayerWork() {
    hasLayerWork = true
    noteLayoutInAncestors()
  }

  final func doLayerWork() {
    hasLayerWork = false
    layer.details?.mask?.doWork()
    if let layers = layer.mixed { for layer in layers where layer.view == nil { layer.doWork() } }
  }
}

extension UIView {
  /// Gives a view that was just made another layer, for a class made at run time.
  package final func takeLayer(_ new: CALayer) {
    guard superview == nil, new.view == nil, new.superlayer == nil else { return }
    new.bounds = layer.bounds
    new.position = layer.position
    layer.view = nil
    layer = new
    new.view = self
    new.isInViewsWindow = !$window.isNil
  }

  /// The name of its class: the script's where a script made it, else the host's.
  package var className: String { overrides?.className(of: self) ?? _typeName(type(of: self), qualified: false) }
}
