import Foundation

/// Properties that few layers set; made with the first one that is set, so that a plain layer stays small.
///
/// Defaults: docs/rules/layers.md 1.1 to 1.4; Apple, CALayer
final class LayerDetails {
  var sublayerTransform = CATransform3D.identity
  var anchorPointZ: CGFloat = 0
  var mask: CALayer?
  var shadowPath: CGPath?
  var isDoubleSided = true
  var allowsGroupOpacity = true

  var contents: UIImage?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  /// What `draw(in:)` or a view's `draw(_:)` drew.
  var drawing: Picture? { didSet { placedDrawing = nil } }
  /// The bounds when `drawing` was made.
  var drawnIn = CGRect.zero
  /// The drawing as placed in bounds of a size, kept until size, gravity or drawing change.
  var placedDrawing: (size: CGSize, gravity: CALayerContentsGravity, operations: [DrawOperation])?

  var timing = MediaTiming()
  var name: String?
  var cornerCurve = CALayerCornerCurve.circular
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var drawsAsynchronously = false
  var isOpaque: Bool?
  var isGeometryFlipped = false
  var needsDisplayOnBoundsChange = false
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var allowsEdgeAntialiasing = false
  var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  var actions: [String: any CAAction] = [:]
  var style: [String: any CAAction] = [:]
  /// Values that `setValue` has kept under keys that are no properties.
  var values: [String: LayerValue] = [:]
  weak var delegate: (any CALayerDelegate)?
  /// The delegate, if it lives as long as the layer: one from a script.
  var ownedDelegate: (any CALayerDelegate)?

  /// Set only in a presentation or another copy with shown values.
  var transition: LayerTransition?
  // Set only in a snapshot: the content of the view that the snapshot was made of, and that view's name.
  var frozenContent: ViewContent?
  var frozenClassName: String?

  // For a view's layer only: the view's mask.
  var maskView: UIView?

  // Work that the next layout pass does for a bare layer.
  var needsDisplay = false
  /// The part of the layer that is to be drawn; nil for all of it.
  var dirtyRect: CGRect?
  var needsLayout = false

  func copy() -> LayerDetails {
    let copy = LayerDetails()
    (copy.sublayerTransform, copy.anchorPointZ, copy.mask, copy.shadowPath) = (sublayerTransform, anchorPointZ, mask, shadowPath)
    (copy.isDoubleSided, copy.allowsGroupOpacity) = (isDoubleSided, allowsGroupOpacity)
    (copy.contents, copy.contentsRect, copy.contentsCenter) = (contents, contentsRect, contentsCenter)
    (copy.contentsGravity, copy.contentsScale, copy.drawing) = (contentsGravity, contentsScale, drawing)
    (copy.drawnIn, copy.placedDrawing) = (drawnIn, placedDrawing)
    (copy.timing, copy.name, copy.cornerCurve) = (timing, name, cornerCurve)
    (copy.shouldRasterize, copy.rasterizationScale, copy.drawsAsynchronously) = (shouldRasterize, rasterizationScale, drawsAsynchronously)
    (copy.isOpaque, copy.isGeometryFlipped) = (isOpaque, isGeometryFlipped)
    (copy.minificationFilter, copy.magnificationFilter) = (minificationFilter, magnificationFilter)
    (copy.allowsEdgeAntialiasing, copy.edgeAntialiasingMask) = (allowsEdgeAntialiasing, edgeAntialiasingMask)
    (copy.actions, copy.style, copy.values) = (actions, style, values)
    (copy.frozenContent, copy.frozenClassName) = (frozenContent, frozenClassName)
    return copy
  }
}

/// Source: Apple, CALayerContentsFilter
public enum CALayerContentsFilter: String, Sendable, CaseIterable { case linear, nearest, trilinear }

/// Source: Apple, CAEdgeAntialiasingMask
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
  public static let all: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
}

public enum CALayerCornerCurve: String, Sendable, CaseIterable { case circular, continuous }

extension CALayer {
  /// A map of the sublayers about the anchor point, applied before they are projected into this layer. An `m34` in it gives them one
  /// common perspective.
  public final var sublayerTransform: CATransform3D {
    get { details?.sublayerTransform ?? .identity }
    set { change(.sublayerTransform, \.sublayerTransform, newValue) }
  }
  /// How far in front of its plane the layer rotates. Units: points.
  public final var anchorPointZ: CGFloat {
    get { details?.anchorPointZ ?? 0 }
    set { change(.anchorPointZ, \.anchorPointZ, newValue) }
  }
  /// The outline that throws the shadow, in own bounds; nil for the outline of what the layer shows.
  public final var shadowPath: CGPath? {
    get { details?.shadowPath }
    set { change(.shadowPath, \.shadowPath, newValue) }
  }
  /// With false the layer isn't drawn when it is seen from behind.
  public final var isDoubleSided: Bool {
    get { details?.isDoubleSided ?? true }
    set { change(.doubleSided, \.isDoubleSided, newValue) }
  }
  /// Whether a layer with an opacity below 1 is first composed with its sublayers and then faded as one.
  public final var allowsGroupOpacity: Bool {
    get { details?.allowsGroupOpacity ?? true }
    set { detail.allowsGroupOpacity = newValue }
  }

  /// The layer of an image view tells the image that the view shows, until it gets contents of its own.
  public final var contents: UIImage? {
    get { details?.contents ?? model().view?.layerContents }
    set { change(.contents, \.contents, newValue) }
  }
  /// The part of the picture that is shown, in fractions.
  public final var contentsRect: CGRect {
    get { details?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { change(.contentsRect, \.contentsRect, newValue) }
  }
  /// The part of the picture that stretches, in fractions; the corners around it keep their size.
  public final var contentsCenter: CGRect {
    get {
      let own = details?.contentsCenter ?? Self.wholeContents
      guard own == Self.wholeContents, details?.contents == nil, let image = model().view?.layerContents else { return own }
      return image.stretchedPart
    }
    set { change(.contentsCenter, \.contentsCenter, newValue) }
  }
  /// Pixels of the picture per point, for the gravities that don't scale. 1 for a layer made by hand, the screen's for a view's.
  public final var contentsScale: CGFloat {
    get { details?.contentsScale ?? (view == nil ? 1 : simulation.screen.scale) }
    set { change(.contentsScale, \.contentsScale, newValue) }
  }
  public final var contentsGravity: CALayerContentsGravity {
    get { details?.contentsGravity ?? .resize }
    set { detail.contentsGravity = newValue }
  }

  /// A name for people who read it; no method looks layers up by it.
  public final var name: String? {
    get { details?.name }
    set { detail.name = newValue }
  }
  // These properties are kept and change nothing that is shown here. Source: docs/rules/layers.md 1.1
  public final var cornerCurve: CALayerCornerCurve {
    get { details?.cornerCurve ?? .circular }
    set { detail.cornerCurve = newValue }
  }
  public final var shouldRasterize: Bool {
    get { details?.shouldRasterize ?? false }
    set { detail.shouldRasterize = newValue }
  }
  public final var rasterizationScale: CGFloat {
    get { details?.rasterizationScale ?? 1 }
    set { detail.rasterizationScale = newValue }
  }
  public final var drawsAsynchronously: Bool {
    get { details?.drawsAsynchronously ?? false }
    set { detail.drawsAsynchronously = newValue }
  }
  public final var isOpaque: Bool {
    get { details?.isOpaque ?? view.map { type(of: $0).isOpaqueAtFirst } ?? false }
    set { detail.isOpaque = newValue }
  }
  /// Whether the y axis of the sublayers, and of all layers in them, points up, with its zero at the lower edge. What the layers show
  /// stays upright. Source: docs/rules/layers.md 4
  public final var isGeometryFlipped: Bool {
    get { details?.isGeometryFlipped ?? false }
    set { detail.isGeometryFlipped = newValue }
  }
  public final var minificationFilter: CALayerContentsFilter {
    get { details?.minificationFilter ?? .linear }
    set { detail.minificationFilter = newValue }
  }
  public final var magnificationFilter: CALayerContentsFilter {
    get { details?.magnificationFilter ?? .linear }
    set { detail.magnificationFilter = newValue }
  }
  public final var allowsEdgeAntialiasing: Bool {
    get { details?.allowsEdgeAntialiasing ?? false }
    set { detail.allowsEdgeAntialiasing = newValue }
  }
  public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { details?.edgeAntialiasingMask ?? .all }
    set { detail.edgeAntialiasingMask = newValue }
  }
  /// Whether the layer is drawn again when its size changes.
  public final var needsDisplayOnBoundsChange: Bool {
    get { details?.needsDisplayOnBoundsChange ?? false }
    set { detail.needsDisplayOnBoundsChange = newValue }
  }
  /// The actions for changes of properties, by key, in place of the usual animation; `NSNull` for none.
  public final var actions: [String: any CAAction] {
    get { details?.actions ?? [:] }
    set { detail.actions = newValue }
  }
  public final var style: [String: any CAAction] {
    get { details?.style ?? [:] }
    set { detail.style = newValue }
  }

  private static let wholeContents = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Made when it is first needed.
  final var detail: LayerDetails {
    if let details { return details }
    let made = LayerDetails()
    if view != nil { made.contentsScale = simulation.screen.scale }
    details = made
    return made
  }

  private func change<Value: Equatable>(_ property: LayerProperty, _ path: ReferenceWritableKeyPath<LayerDetails, Value>, _ new: Value) {
    let detail = self.detail
    guard detail[keyPath: path] != new else { return }
    let old = isModel ? property.get(self) : nil
    detail[keyPath: path] = new
    if let old { changed(property, old) }
  }

  // MARK: Timing. Source: docs/rules/animation.md 2

  public final var timing: MediaTiming {
    get { details?.timing ?? MediaTiming() }
    set {
      guard newValue != timing else { return }
      detail.timing = newValue
      simulation.animations.hasLayerClocks = true
    }
  }
}
