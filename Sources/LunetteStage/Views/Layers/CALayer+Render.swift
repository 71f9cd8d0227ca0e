import Foundation

/// Draws a tree of layers as operations of a context. Source: Apple, CALayer.render(in:), UIView.drawHierarchy(in:afterScreenUpdates:);
/// what is left out: docs/rules/layers.md 3.2
extension CALayer {
  /// Draws the layer and all its sublayers, in its own space, with the model's values, not those that animations show.
  public final func render(in context: CGContext) {
    context.saveGState()
    LayerRecorder(context: context).record(self, alpha: 1)
    context.restoreGState()
  }
}

extension UIView {
  /// Draws what the view shows now, scaled to a rectangle, into the current context.
  ///
  /// - Parameter afterScreenUpdates: whether the view is laid out and drawn first
  /// - Returns: false when no context is current, or when the view has no size
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
    if afterScreenUpdates { layoutIfNeeded() }
    context.saveGState()
    context.concatenate(
      CGAffineTransform(
        a: rect.width / bounds.width, b: 0, c: 0, d: rect.height / bounds.height, tx: rect.minX, ty: rect.minY))
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    LayerRecorder(context: context).record(layer.snapshot(), alpha: 1)
    context.restoreGState()
    return true
  }
}

/// Visits layers in the order in which frames draw them, and draws them one after the other.
private struct LayerRecorder {
  let context: CGContext
  /// The product of the colours of the replicator layers around; nil for white.
  var tint: UIColor?

  /// Draws a layer in its own space, which is the context's.
  /// - Parameter alpha: the opacity of ancestors that don't compose their sublayers as one
  func record(_ layer: CALayer, alpha: CGFloat) {
    let opacity = min(max(layer.opacity, 0), 1)
    guard !layer.isHidden, alpha * opacity >= UIView.smallestTouchableAlpha else { return }
    let hasShadow = layer.shadowOpacity > 0 && !layer.masksToBounds && layer.shadowColor.alpha > 0
    let isGroup = hasShadow || opacity < 1 && layer.allowsGroupOpacity && !(layer.sublayers ?? []).isEmpty
    context.saveGState()
    if let mask = layer.mask { clip(to: mask) }
    if isGroup {
      context.setAlpha(alpha * opacity)
      if hasShadow {
        context.setShadow(
          offset: layer.shadowOffset, blur: layer.shadowRadius * 2,
          color: layer.shadowColor.withAlphaComponent(min(layer.shadowOpacity, 1) * layer.shadowColor.alpha))
      }
      context.beginTransparencyLayer()
    }
    context.setAlpha(isGroup ? 1 : alpha * opacity)
    recordInside(layer, alpha: isGroup ? 1 : alpha * opacity)
    if isGroup { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private func recordInside(_ layer: CALayer, alpha: CGFloat) {
    let shape = shape(of: layer)
    if !layer.keepsDepth {
      if let color = layer.backgroundColor, color.alpha > 0 {
        context.setFillColor(tinted(color))
        context.fill(shape)
      }
      context.saveGState()
      if layer.masksToBounds { context.clip(shape, using: .winding) }
      recordContents(of: layer, shape, alpha: alpha)
    } else {
      context.saveGState()
    }
    recordSublayers(of: layer, alpha: alpha)
    for mark in layer.view?.marks ?? [] {
      context.setFillColor(tinted(mark.color))
      context.fill(CGPath(roundedRect: mark.frame, cornerRadius: mark.cornerRadius))
    }
    context.restoreGState()
    if !layer.keepsDepth, layer.borderWidth > 0, layer.borderColor.alpha > 0 { recordBorder(of: layer) }
  }

  private func shape(of layer: CALayer) -> CGPath {
    let radius = min(max(layer.cornerRadius, 0), min(layer.bounds.width, layer.bounds.height) / 2)
    return CGPath(roundedRect: layer.bounds, cornerRadius: radius, corners: layer.maskedCorners)
  }

  private func recordBorder(of layer: CALayer) {
    let half = layer.borderWidth / 2
    let radius = min(max(layer.cornerRadius, 0), min(layer.bounds.width, layer.bounds.height) / 2)
    context.setStrokeColor(tinted(layer.borderColor))
    context.stroke(
      CGPath(roundedRect: layer.bounds.shrunk(dx: half, dy: half), cornerRadius: max(radius - half, 0), corners: layer.maskedCorners),
      StrokeStyle(width: layer.borderWidth))
  }

  // MARK: What it shows itself

  private func recordContents(of layer: CALayer, _ shape: CGPath, alpha: CGFloat) {
    let bounds = layer.bounds
    if let gradient = (layer as? CAGradientLayer)?.gradient, gradient.isDrawn {
      context.saveGState()
      context.clip(shape, using: .winding)
      gradient.draw(in: bounds, context, tinted)
      context.restoreGState()
    }
    draw(layer.drawnOperations, at: bounds.origin)
    draw(layer.ownPicture?.operations ?? [], at: .zero)
    let content = layer.view?.content(in: bounds.size, at: layer.simulation.time) ?? layer.frozenContent
    if let image = content?.image {
      let picture = image.image.fillColor(tint: image.tint).map { image.image.withTintColor($0) } ?? image.image
      draw(picture, gravity: image.gravity, in: bounds)
    } else if let contents = layer.contents {
      draw(
        contents, gravity: layer.contentsGravity, in: bounds, part: layer.contentsRect, center: layer.contentsCenter,
        scale: layer.contentsScale)
    }
    guard let content else { return }
    if let picture = content.picture {
      context.saveGState()
      context.setAlpha(alpha * content.alpha)
      draw(picture.operations, at: bounds.origin)
      context.restoreGState()
    }
    if let text = content.text {
      context.saveGState()
      context.translateBy(x: bounds.minX, y: bounds.minY)
      draw(text, in: bounds.size)
      context.restoreGState()
    }
  }

  private func draw(_ operations: [DrawOperation], at origin: CGPoint) {
    let shown = tint.map { tint in operations.map { $0.tinted(tint) } } ?? operations
    context.draw(shown, mapped: CGAffineTransform(translationX: origin.x, y: origin.y))
  }

  private func draw(_ text: ViewText, in size: CGSize) {
    for part in text.editing?.selection ?? [] { context.fill(part, text.editing?.tint.withAlphaComponent(Self.selectionShare) ?? .clear) }
    if !text.lines.isEmpty {
      context.draw(text.placed(in: size))
    }
    if let caret = text.editing?.caret { context.fill(caret, text.editing?.tint ?? .clear) }
  }

  /// The selection's share of the caret's colour, the same as in frames.
  private static let selectionShare: CGFloat = 0.2

  private func draw(
    _ image: UIImage, gravity: CALayerContentsGravity, in bounds: CGRect, part: CGRect = unit, center: CGRect = unit, scale: CGFloat? = nil
  ) {
    let source = CGSize(width: part.width * image.size.width, height: part.height * image.size.height)
    guard source.width > 0, source.height > 0 else { return }
    let factor = scale.map { image.scale / max($0, 0.01) } ?? 1
    let place = gravity.place(of: CGSize(width: source.width * factor, height: source.height * factor), in: bounds.size)
      .offsetBy(dx: bounds.minX, dy: bounds.minY)
    context.saveGState()
    defer { context.restoreGState() }
    if part != Self.unit { context.clip(to: place) }
    let (x, y) = (place.width / source.width, place.height / source.height)
    let whole = CGRect(
      x: place.minX - part.minX * image.size.width * x, y: place.minY - part.minY * image.size.height * y, width: image.size.width * x,
      height: image.size.height * y)
    var shown = image
    if center != Self.unit, part == Self.unit, gravity.isScaling {
      let caps = UIEdgeInsets(
        top: center.minY * source.height, left: center.minX * source.width, bottom: (1 - center.maxY) * source.height,
        right: (1 - center.maxX) * source.width)
      shown = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    }
    context.draw(shown, in: whole)
  }

  private static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  // MARK: What stands in it

  private func recordSublayers(of layer: CALayer, alpha: CGFloat) {
    let sublayers = layer.sublayersByDepth ?? layer.sublayers ?? []
    guard let replicator = layer as? CAReplicatorLayer else {
      for sublayer in sublayers { record(sublayer, in: layer, alpha: alpha) }
      return
    }
    for number in 0..<min(max(replicator.instanceCount, 0), CAReplicatorLayer.mostCopies) {
      guard let map = PlaneMap(replicator.map(ofCopy: number)).affine(around: layer.bounds) else { continue }
      let color = replicator.color(ofCopy: number)
      var copy = self
      if color != .white { copy.tint = tint.map { $0.multiplied(by: color) } ?? color }
      context.saveGState()
      context.concatenate(map)
      for sublayer in sublayers { copy.record(sublayer, in: layer, alpha: alpha) }
      context.restoreGState()
    }
  }

  /// A layer that is tilted in space is drawn as the parallelogram that is nearest to its outline.
  private func record(_ sublayer: CALayer, in layer: CALayer, alpha: CGFloat) {
    guard let map = PlaneMap(sublayer.spaceMap(in: layer)).affine(around: sublayer.bounds) else { return }
    context.saveGState()
    context.concatenate(map)
    record(sublayer, alpha: alpha)
    context.restoreGState()
  }

  /// Only the outline of a mask counts: the path of a shape layer, the box of any other layer.
  private func clip(to mask: CALayer) {
    guard let map = PlaneMap(mask.spaceMap(in: nil)).affine(around: mask.bounds) else { return context.clip(to: .zero) }
    if let shape = mask as? CAShapeLayer, let path = shape.path, shape.fillColor != nil {
      context.clip(path.applying(map), using: shape.fillRule)
    } else {
      context.clip(self.shape(of: mask).applying(map), using: .winding)
    }
  }

  private func tinted(_ color: UIColor) -> UIColor { tint.map { color.multiplied(by: $0) } ?? color }
}

extension PlaneMap {
  /// The affine map that takes three corners of a box to the same points as this map; nil when a corner is behind the viewer or the
  /// box is seen from its edge.
  fileprivate func affine(around box: CGRect) -> CGAffineTransform? {
    if isTranslation { return CGAffineTransform(translationX: tx, y: ty) }
    if g == 0, h == 0, w == 1 { return CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
    guard box.width > 0, box.height > 0, let (first, second, _, fourth) = corners(of: box) else { return nil }
    let (a, b) = ((second.x - first.x) / box.width, (second.y - first.y) / box.width)
    let (c, d) = ((fourth.x - first.x) / box.height, (fourth.y - first.y) / box.height)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: first.x - a * box.minX - c * box.minY, ty: first.y - b * box.minX - d * box.minY)
  }
}

extension Gradient {
  /// Fills a box with the gradient; it shows only inside the context's clip.
  fileprivate func draw(in box: CGRect, _ context: CGContext, _ tinted: (UIColor) -> UIColor) {
    let size = box.size
    func place(_ point: CGPoint) -> CGPoint { CGPoint(x: box.minX + point.x * size.width, y: box.minY + point.y * size.height) }
    let (center, colors) = (place(start), colors.map(tinted))
    guard size.width > 0, size.height > 0 else { return }
    switch kind {
    case .axial:
      // In unit space, lines of one colour are square to the line from start to end; in the box they have another direction.
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      guard length > 0 else { return }
      let slope = CGPoint(x: dx / size.width / length, y: dy / size.height / length)
      let steepness = slope.x * slope.x + slope.y * slope.y
      context.drawLinearGradient(
        colors: colors, locations: locations, start: center,
        end: CGPoint(x: center.x + slope.x / steepness, y: center.y + slope.y / steepness), extendsBefore: true, extendsAfter: true)
    case .radial:
      let (width, height) = (abs(end.x - start.x) * size.width, abs(end.y - start.y) * size.height)
      context.setFillColor(tinted(color(atPart: 1)))
      context.fill(box)
      for ring in (1...Self.rings).reversed() {
        let share = CGFloat(ring) / CGFloat(Self.rings)
        context.setFillColor(tinted(color(atPart: share - 0.5 / CGFloat(Self.rings))))
        context.fillEllipse(
          in: CGRect(x: center.x - width * share, y: center.y - height * share, width: 2 * width * share, height: 2 * height * share))
      }
    case .conic:
      let begin = atan2(Double(end.y - start.y), Double(end.x - start.x))
      for number in 0..<Self.wedges {
        var path = CGPath()
        path.move(to: center)
        // Each wedge is drawn half a wedge wider, under the next one, so that no gap shows between them.
        for edge in [Double(number), Double(number + 1) + (number + 1 < Self.wedges ? 0.5 : 0)] {
          let angle = begin + edge / Double(Self.wedges) * 2 * .pi
          path.addLine(to: CGPoint(x: center.x + CGFloat(cos(angle)) * 3 * size.width, y: center.y + CGFloat(sin(angle)) * 3 * size.height))
        }
        path.closeSubpath()
        context.setFillColor(tinted(color(atPart: (CGFloat(number) + 0.5) / CGFloat(Self.wedges))))
        context.fill(path)
      }
    }
  }

  /// Numbers of rings and wedges that a gradient is drawn with. Ours: as fine as frames show them.
  private static let rings = 64
  private static let wedges = 72
}
