import Foundation

/// The place of a layer: drawing, hit-testing and the conversion of points use the same projection. Source: docs/rules/layers.md 4
extension CALayer {
  /// The smallest rectangle, in the superlayer, around the transformed bounds.
  public final var frame: CGRect {
    get {
      let local = CGRect(
        x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height, width: bounds.width, height: bounds.height)
      guard hasTransform else { return local.offsetBy(dx: position.x, dy: position.y) }
      return CGRect(around: local.corners.map { transform.project($0) }).offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let rect = newValue.standardized
      guard hasTransform else {
        bounds.size = rect.size
        position = CGPoint(x: rect.minX + rect.width * anchorPoint.x, y: rect.minY + rect.height * anchorPoint.y)
        return
      }
      let affine = transform.affineTransform
      let linear = CGAffineTransform(a: affine.a, b: affine.b, c: affine.c, d: affine.d)
      let size = CGRect(origin: .zero, size: rect.size).applying(linear.inverted()).size
      bounds.size = size
      let local = CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
      let box = CGRect(around: local.corners.map { transform.project($0) })
      position = CGPoint(x: rect.minX - box.minX, y: rect.minY - box.minY)
    }
  }

  /// The frame that it would have without its transform.
  final var untransformedFrame: CGRect {
    guard hasTransform else { return frame }
    return CGRect(
      x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height, width: bounds.width, height: bounds.height)
  }

  /// The transform as an affine one; the identity when it isn't affine. Setting it replaces the whole transform.
  public final var affineTransform: CGAffineTransform {
    get { transform.affineTransform }
    set { transform = CATransform3D(newValue) }
  }

  // MARK: The projection

  /// Whether the layer is translated in its superlayer and nothing else, as nearly all layers are.
  package final func isOnlyMoved(in parent: CALayer?) -> Bool {
    guard !hasTransform else { return false }
    guard let parent, parent.details != nil else { return true }
    return parent.sublayerTransform.isIdentity && !parent.keepsDepth && !parent.isGeometryFlipped
  }

  final var keepsDepth: Bool { Self.keepsDepth }

  /// The map from the layer's bounds to the space of its superlayer, in three dimensions, before it is projected to a plane.
  package final func spaceMap(in parent: CALayer?) -> CATransform3D {
    let shift = CATransform3D(
      translationX: -bounds.origin.x - anchorPoint.x * bounds.width, y: -bounds.origin.y - anchorPoint.y * bounds.height, z: -anchorPointZ)
    var map = shift.concatenating(transform)
      .concatenating(CATransform3D(translationX: position.x, y: position.y, z: zPosition + anchorPointZ))
    if let parent, !parent.sublayerTransform.isIdentity {
      let anchor = parent.anchorInBounds
      map = map.concatenating(CATransform3D(translationX: -anchor.x, y: -anchor.y, z: 0))
        .concatenating(parent.sublayerTransform)
        .concatenating(CATransform3D(translationX: anchor.x, y: anchor.y, z: 0))
    }
    if let parent, parent.isGeometryFlipped {
      map = map.concatenating(CATransform3D(scaleX: 1, y: -1, z: 1))
        .concatenating(CATransform3D(translationX: 0, y: parent.bounds.minY + parent.bounds.maxY, z: 0))
    }
    return map
  }

  /// The anchor point in the layer's own bounds.
  package final var anchorInBounds: CGPoint {
    CGPoint(x: bounds.origin.x + anchorPoint.x * bounds.width, y: bounds.origin.y + anchorPoint.y * bounds.height)
  }

  /// The translation of a layer for which `isOnlyMoved` is true.
  package final var offset: CGPoint {
    CGPoint(
      x: position.x - bounds.origin.x - anchorPoint.x * bounds.width, y: position.y - bounds.origin.y - anchorPoint.y * bounds.height)
  }

  /// The nearest ancestor that is flat (that doesn't keep its sublayers' depth), and the map into its plane.
  private func planeMapToFlat() -> (map: PlaneMap, layer: CALayer?) {
    var parent = superlayer
    if isOnlyMoved(in: parent) { return (PlaneMap(translation: offset), parent) }
    var space = spaceMap(in: parent)
    while let deep = parent, deep.keepsDepth {
      parent = deep.superlayer
      space = space.concatenating(deep.spaceMap(in: parent))
    }
    return (PlaneMap(space), parent)
  }

  /// The map from the layer's bounds to those of an ancestor; nil stands for the space around the root.
  final func planeMap(to ancestor: CALayer?) -> PlaneMap? {
    var map = PlaneMap()
    var layer: CALayer? = self
    while let current = layer, current !== ancestor {
      let step = current.planeMapToFlat()
      map = step.map.applied(after: map)
      layer = step.layer
    }
    return layer === ancestor ? map : nil
  }

  /// Converts a point of the layer's bounds to the superlayer's. In a transform layer the point passes through the plane they are seen in.
  final func convertToSuperlayer(_ point: CGPoint) -> CGPoint {
    let parent = superlayer
    if isOnlyMoved(in: parent) {
      let offset = offset
      return CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    }
    guard let parent, parent.keepsDepth else { return PlaneMap(spaceMap(in: parent)).project(point) ?? point }
    let (own, outer) = (planeMapToFlat().map, parent.planeMapToFlat().map)
    return own.project(point).flatMap { outer.inverse?.project($0) } ?? point
  }

  /// Converts a point of the superlayer to the layer's bounds; nil when the layer is seen from its edge or the point is behind the viewer.
  final func convertFromSuperlayerIfSeen(_ point: CGPoint) -> CGPoint? {
    let parent = superlayer
    if isOnlyMoved(in: parent) {
      let offset = offset
      return CGPoint(x: point.x - offset.x, y: point.y - offset.y)
    }
    guard let parent, parent.keepsDepth else { return PlaneMap(spaceMap(in: parent)).inverse?.project(point) }
    let (own, outer) = (planeMapToFlat().map, parent.planeMapToFlat().map)
    return outer.project(point).flatMap { own.inverse?.project($0) }
  }

  /// As `convertFromSuperlayerIfSeen`, but when that is nil the point is only translated.
  final func convertFromSuperlayer(_ point: CGPoint) -> CGPoint {
    convertFromSuperlayerIfSeen(point) ?? CGPoint(x: point.x - offset.x, y: point.y - offset.y)
  }

  // MARK: Conversion, through the roots for layers of different trees

  public final func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    var (point, ancestor): (CGPoint, CALayer?) = (point, model())
    while let current = ancestor, current !== layer?.model() {
      // Leaves all layers that keep their depth in one step: one of them may be seen from its edge, and has no inverse map.
      if let parent = current.superlayer, parent.keepsDepth, layer?.isDeepAncestor(of: current) != true {
        let step = current.planeMapToFlat()
        point = step.map.project(point) ?? point
        ancestor = step.layer
      } else {
        point = current.convertToSuperlayer(point)
        ancestor = current.superlayer
      }
    }
    guard let layer, ancestor == nil else { return point }
    return layer.model().fromRoot(point)
  }

  public final func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    layer?.convert(point, to: self) ?? model().fromRoot(point)
  }

  /// The bounding box of the converted corners.
  public final func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    CGRect(around: rect.standardized.corners.map { convert($0, to: layer) })
  }

  public final func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    CGRect(around: rect.standardized.corners.map { convert($0, from: layer) })
  }

  /// Whether this layer is an ancestor of `layer`, and all layers between keep their depth.
  private func isDeepAncestor(of layer: CALayer) -> Bool {
    var parent = layer.superlayer
    while let deep = parent, deep.keepsDepth {
      if deep === model() { return true }
      parent = deep.superlayer
    }
    return false
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint {
    if let superlayer, superlayer.keepsDepth {
      let step = planeMapToFlat()
      let outer = step.layer?.fromRoot(point) ?? point
      return step.map.inverse?.project(outer) ?? CGPoint(x: outer.x - offset.x, y: outer.y - offset.y)
    }
    return convertFromSuperlayer(superlayer?.fromRoot(point) ?? point)
  }

  // MARK: Hit-testing. Source: docs/rules/layers.md 1.7

  /// Whether the point is in the layer's own bounds; points on the minimum edges are, points on the maximum edges aren't.
  public final func contains(_ point: CGPoint) -> Bool {
    point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
  }

  /// The foremost layer at a point of the superlayer's space: sublayers from front to back, then the layer itself. Hidden layers are
  /// skipped.
  public final func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    // The sublayers of a layer that keeps their depth are seen even when the layer itself is seen from its edge.
    if keepsDepth, superlayer?.keepsDepth != true { return hitInside(point, spaceMap(in: superlayer)) }
    guard let own = convertFromSuperlayerIfSeen(point) else { return nil }
    return hit(own)
  }

  /// - Parameters:
  ///   - point: in the plane of the nearest flat layer
  ///   - space: from this layer, which keeps its sublayers' depth, to that plane
  private func hitInside(_ point: CGPoint, _ space: CATransform3D) -> CALayer? {
    for layer in nearestLast(space, { $0 }).reversed() where !layer.isHidden {
      let inner = layer.spaceMap(in: self).concatenating(space)
      if layer.keepsDepth {
        if let hit = layer.hitInside(point, inner) { return hit }
      } else if let own = PlaneMap(inner).inverse?.project(point), let hit = layer.hit(own) {
        return hit
      }
    }
    return nil
  }

  /// Sublayers of a layer that keeps their depth, from the farthest to the nearest. The middle of each one counts; ties are ordered by
  /// `zPosition` and then as in the list.
  /// - Parameters:
  ///   - space: from this layer to the plane in which the sublayers are seen
  ///   - shown: which values of a sublayer to use, such as its presentation's
  package final func nearestLast(_ space: CATransform3D, _ shown: (CALayer) -> CALayer) -> [CALayer] {
    let layers = sublayersByDepth ?? sublayers ?? []
    guard layers.count > 1 else { return layers }
    let depths = layers.map { layer in
      let shown = shown(layer)
      let middle = CGPoint(x: shown.bounds.midX, y: shown.bounds.midY)
      let map = shown.spaceMap(in: self).concatenating(space)
      let (depth, share) = (middle.x * map.m13 + middle.y * map.m23 + map.m43, middle.x * map.m14 + middle.y * map.m24 + map.m44)
      return share > 0 ? (depth / share / Self.smallestDepth).rounded() : 0
    }
    return layers.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { layers[$0] }
  }

  /// Layers whose distances differ by less than this count as equally far, because of arithmetic noise. Units: points
  private static let smallestDepth: CGFloat = 1e-6

  private func hit(_ own: CGPoint) -> CALayer? {
    let isInside = Overridable.contains(self, own)
    if masksToBounds, !isInside { return nil }
    for layer in (sublayersByDepth ?? sublayers ?? []).reversed() {
      if let hit = layer.hitTest(own) { return hit }
    }
    return isInside && !keepsDepth ? self : nil
  }

}
