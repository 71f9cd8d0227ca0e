import Foundation

/// A rectangle on the screen with geometry, looks and sublayers. It has model values, and animations on the way to them.
///
/// Stored are bounds, position, anchor point and transform; the frame follows from them. A view's layer shows the view and belongs to it;
/// other layers are called bare. `+Tree` has sublayers, `+Geometry` the projection, `+Animations` the animations, `+Display` drawing and
/// layout, `LayerDetails` the properties that few layers set.
/// Source: docs/rules/layers.md 4; docs/rules/layers.md 1
open class CALayer {
  /// Its number among the layers of its simulation, from 1, in the order of creation: the same in every run, and never used again. A
  /// presentation has its layer's number.
  public let id: Int

  /// The view that the layer belongs to; nil for a bare layer.
  @BackPointer public internal(set) var view: UIView?
  /// The superlayer of a bare layer. The superlayer sets this pointer to nil when it ends.
  @BackPointer var bareSuperlayer: CALayer?
  /// All sublayers, back to front; nil while they are only the layers of subviews.
  var mixed: VersionedList<CALayer>?
  /// The layer that this one is the mask of. That layer sets this pointer to nil when it ends.
  @BackPointer var maskedLayer: CALayer?
  /// For a presentation the layer that it is a copy of; nil for a layer itself.
  var modelLayer: CALayer?
  final var isModel: Bool { modelLayer == nil }

  // MARK: Geometry. Space: the superlayer's bounds, but `bounds` its own. Units: points

  public final var bounds = CGRect.zero {
    didSet {
      guard !bounds.equals(oldValue) else { return }
      if bounds.size.width < 0 || bounds.size.height < 0 { bounds = bounds.standardized }
      if isObserved { changed(.bounds, .rect(oldValue)) }
      if $view.isNil {
        boundsOfBareLayerChanged(from: oldValue)
      } else if !isPlacedByView, bounds.size != oldValue.size {
        $view.look { $0.layerWasResized(from: oldValue) }
      }
    }
  }
  public final var position = CGPoint.zero {
    didSet { if position != oldValue, isObserved { changed(.position, .point(oldValue)) } }
  }
  public final var transform = CATransform3D.identity {
    didSet {
      guard transform != oldValue else { return }
      hasTransform = transform != .identity
      if isObserved { changed(.transform, .transform(oldValue)) }
    }
  }
  /// In fractions of the bounds; (0.5, 0.5) is the centre. A change moves the frame, not the position.
  public final var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { if anchorPoint != oldValue, isObserved { changed(.anchorPoint, .point(oldValue)) } }
  }
  /// Drawing order among siblings, where ties keep the order of the list; with perspective also the depth. Units: points towards the
  /// viewer.
  public final var zPosition: CGFloat = 0 {
    didSet { if zPosition != oldValue, isObserved { changed(.zPosition, .number(oldValue)) } }
  }

  // MARK: Looks

  public final var opacity: CGFloat = 1 {
    didSet { if opacity != oldValue, isObserved { changed(.opacity, .number(oldValue)) } }
  }
  public final var backgroundColor: UIColor? {
    didSet { if backgroundColor != oldValue, isObserved { changed(.backgroundColor, .color(oldValue)) } }
  }
  public final var isHidden = false {
    didSet { if isHidden != oldValue, isObserved { changed(.isHidden, .flag(oldValue)) } }
  }
  /// Whether content and sublayers are cut off at the bounds.
  public final var masksToBounds = false
  public final var cornerRadius: CGFloat = 0 {
    didSet { if cornerRadius != oldValue, isObserved { changed(.cornerRadius, .number(oldValue)) } }
  }
  /// The corners that `cornerRadius` makes round.
  public final var maskedCorners = CACornerMask.all
  public final var borderWidth: CGFloat = 0 {
    didSet { if borderWidth != oldValue, isObserved { changed(.borderWidth, .number(oldValue)) } }
  }
  public final var borderColor: UIColor = .black {
    didSet { if borderColor != oldValue, isObserved { changed(.borderColor, .color(oldValue)) } }
  }

  // MARK: Shadow: of all that the layer and its sublayers draw; none where `masksToBounds` is set. Source: docs/rules/layers.md 4

  public final var shadowColor: UIColor = .black {
    didSet { if shadowColor != oldValue, isObserved { changed(.shadowColor, .color(oldValue)) } }
  }
  /// From 0, which draws no shadow, to 1.
  public final var shadowOpacity: CGFloat = 0 {
    didSet { if shadowOpacity != oldValue, isObserved { changed(.shadowOpacity, .number(oldValue)) } }
  }
  /// Units: points.
  public final var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { if shadowOffset != oldValue, isObserved { changed(.shadowOffset, .size(oldValue)) } }
  }
  /// How much the shadow is blurred. Units: points.
  public final var shadowRadius: CGFloat = 3 {
    didSet { if shadowRadius != oldValue, isObserved { changed(.shadowRadius, .number(oldValue)) } }
  }

  final var details: LayerDetails?

  /// In the order in which they were added. Usually empty.
  public internal(set) final var animations = LayerAnimations()
  /// The copy that was shown last while animations run, used again by each frame.
  final var shownLayer: CALayer?
  /// True when `transform` isn't the identity: a flag, so that the common case compares no matrices.
  final private(set) var hasTransform = false
  /// For a bare layer: the number of commits when it was added to its superlayer. The next commit shows it for the first time.
  final var commitsWhenAdded = 0
  /// Where it stood last in its superlayer's list: where a search for it begins.
  final var lastPlace: UInt32 = 0
  /// For a view's layer: whether the view is in a window. A copy, since every change of a property asks.
  final var isInViewsWindow = false

  /// For a view's layer: whether the view is a mask, or in one. Such a view is in no window, and is shown by the view that it masks.
  final var isInMask = false
  /// True while the layer's view sets its geometry, and does by itself what follows from that.
  final var isPlacedByView = false

  /// The methods of a class that a script made, see `UIResponder.overrides`.
  public final var overrides: (any RuntimeOverrides)?

  public required init() {
    let simulation = Simulation.current
    id = simulation.newLayerID()
    simulation.layerWasMade?(self)
  }

  /// A copy of another layer's values with its number: a presentation. A subclass with properties of its own copies these too.
  public required init(layer: CALayer) {
    id = layer.id
    modelLayer = layer
    copyValues(of: layer)
  }

  deinit {
    if let mixed { for layer in mixed.elements { layer.$bareSuperlayer.takeBack(from: self) } }
    details?.mask?.$maskedLayer.takeBack(from: self)
  }

  /// Copies all values that are shown, without animations. A subclass with properties of its own copies these too.
  open func copyValues(of layer: CALayer) {
    (bounds, position, transform, anchorPoint, zPosition) = (
      layer.bounds, layer.position, layer.transform, layer.anchorPoint, layer.zPosition
    )
    (opacity, backgroundColor, isHidden, masksToBounds) = (layer.opacity, layer.backgroundColor, layer.isHidden, layer.masksToBounds)
    (cornerRadius, maskedCorners, borderWidth, borderColor) = (
      layer.cornerRadius, layer.maskedCorners, layer.borderWidth, layer.borderColor
    )
    (shadowColor, shadowOpacity, shadowOffset, shadowRadius) = (
      layer.shadowColor, layer.shadowOpacity, layer.shadowOffset, layer.shadowRadius
    )
    details = layer.details?.copy()
    hasTransform = layer.hasTransform
  }

  /// The properties of layers of this class that can be animated.
  open class var properties: [LayerProperty] { LayerProperty.ofEveryLayer }
  /// True for `CATransformLayer`, which keeps its sublayers' depth.
  open class var keepsDepth: Bool { false }

  /// What the layer's class draws besides background, contents and border. Space: own bounds.
  package var ownPicture: Picture? { nil }

  // MARK: Overridable hooks

  /// Draws the content into a context whose space is the layer's bounds. The default asks the delegate.
  open func draw(in context: CGContext) { details?.delegate?.draw(self, in: context) }
  /// Places the sublayers. The default asks the delegate.
  open func layoutSublayers() { details?.delegate?.layoutSublayers(of: self) }
  /// The action for a key when neither the delegate nor the dictionaries have one; nil for the usual animation.
  open class func defaultAction(forKey key: String) -> (any CAAction)? { nil }
}
