import Foundation

/// The properties of a view that its layer stores, and what the layer asks of the view. Source: docs/rules/layers.md 1.4, 1.5, 3.4
extension UIView {
  /// A view whose layer's alpha cuts off this view.
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

  /// Called when the view becomes a mask, or a part of one, or ceases to be.
  final func noteMask(_ isMask: Bool) {
    layer.isInMask = isMask
    for view in subviews { view.noteMask(isMask) }
  }

  /// The layer that the view, or the view at the root of its tree, masks.
  final var maskedLayer: CALayer? {
    var root = self
    while let superview = root.superview { root = superview }
    return root.layer.maskedLayer
  }

  /// How the contents are placed in the bounds.
  public var contentMode: ContentMode {
    get { storedContentMode }
    set {
      guard newValue != storedContentMode else { return }
      storedContentMode = newValue
      if let gravity = newValue.gravity { layer.contentsGravity = gravity }
    }
  }

  /// Pixels per point of what the view draws.
  public var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  public enum ContentMode: Int, Sendable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

    /// Nil for `redraw`, which fills the bounds.
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

  // MARK: Drawing

  /// Marks a part of the view; several parts are joined to one rectangle.
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

  /// Draws the view now. When the drawing code asks for no context, nothing is drawn and no picture is kept.
  final func display() {
    needsDisplay = false
    let bounds = layer.bounds
    let dirty = layer.details?.dirtyRect ?? bounds
    layer.details?.dirtyRect = nil
    guard simulation.hasVariedTraits else { return draw(bounds, dirty) }
    simulation.withTraits(traitCollection) { draw(bounds, dirty) }
  }

  private func draw(_ bounds: CGRect, _ dirty: CGRect) {
    // It sets the layer's contents, and nothing is drawn. Source: docs/rules/layers.md 1.4
    if let overrides, overrides.implements(Overridable.displayLayer.name, on: self) { return Overridable.displayLayer(self, layer) }
    let picture = simulation.graphics.drawing(bounds, dirty: dirty) {
      // A class may draw in the method that the layer calls, in place of the view's own. Source: docs/rules/layers.md 1.4
      if let overrides, overrides.implements(Overridable.drawLayer.name, on: self), let context = simulation.graphics.current {
        Overridable.drawLayer(self, layer, context)
      } else if let overrides = layer.overrides, overrides.implements(CALayer.Overridable.draw.name, on: layer), let context = simulation.graphics.current {
        layer.withShownFields { CALayer.Overridable.draw(layer, context) }
      } else {
        Overridable.draw(self, dirty)
      }
    }
    if let picture { layer.keep(picture.resolved(in: simulation), drawnIn: bounds) }
    if picture == nil, let details = layer.details, details.drawing != nil { details.drawing = nil }
  }

  // MARK: Bare layers in its layer

  /// Called when a bare layer inside this view's layer is to be drawn or laid out.
  final func noteLayerWork() {
    hasLayerWork = true
    noteLayoutInAncestors()
  }

  final func doLayerWork() {
    hasLayerWork = false
    layer.details?.mask?.doWork()
    if let layers = layer.mixed?.elements { for layer in layers where layer.view == nil { layer.doWork() } }
  }
}

extension UIView {
  /// Gives another layer to a view that was just made; for classes made at run time.
  package final func takeLayer(_ new: CALayer) {
    guard superview == nil, new.view == nil, new.superlayer == nil else { return }
    new.bounds = layer.bounds
    new.position = layer.position
    layer.view = nil
    layer = new
    new.view = self
    new.isInViewsWindow = !$window.isNil
  }

  /// The name of the view's class: the script's name for a class that a script made.
  package var className: String { overrides?.className(of: self) ?? _typeName(type(of: self), qualified: false) }
}
