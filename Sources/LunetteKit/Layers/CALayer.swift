import Foundation

/// A rectangle of the stage: geometry, looks and sublayers; model values, and the animations that still lead to them.
///
/// Stored are bounds, position, anchor point and transform; the frame follows from them. A view's layer shows the view and belongs to it;
/// other layers are bare. `+Tree` has sublayers, `+Geometry` the projection, `+Animations` what moves, `+Display` drawing and layout,
/// `LayerDetails` what few layers set.
/// Source: docs/rules/layers.md 4; docs/rules/layers.md 1
open class CALayer {
  /// Which of the layers that were made in its simulation it is, from 1: the same in every run, and never another layer's. A
  /// presentation has its layer's.
  public let id: Int

  /// The view it belongs to; nil for a layer of its own.
  @BackPointer public internal(set) var view: UIView?
  /// Of a bare layer; taken back when that layer ends.
  @BackPointer var bareSuperlayer: CALayer?
  /// Back to front, the layers of subviews and bare ones; nil while there are only those of the subviews.
  var mixed: [CALayer]?
  /// The layer whose mask it is; taken back when that layer ends.
  @BackPointer var maskedLayer: CALayer?
  /// The layer whose shown values it holds; nil for a layer itself.
  var modelLayer: CALayer?
  final var isModel: Bool { modelLayer == nil }

  // MARK: Geometry. Space: the superlayer's bounds, but `bounds` its own. Units: points

  public final var bounds = CGRect.zero {
    didSet {
      guard bounds != oldValue else { return }
      if bounds.size.width < 0 || bounds.size.height < 0 { bounds = bounds.standardized }
      if isObserved { changed(.bounds, .rect(oldValue)) }
      if $view.isNil { boundsOfBareLayerChanged(from: oldValue) }
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
  /// In fractions of the bounds; (0.5, 0.5) is the centre. Moving it moves the frame, not the position.
  public final var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { if anchorPoint != oldValue, isObserved { changed(.anchorPoint, .point(oldValue)) } }
  }
  /// Drawing order among siblings, ties keep the order of the list; and the depth for an eye. Units: points towards the viewer.
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
  /// Cuts content and sublayers off at the bounds.
  public final var masksToBounds = false
  public final var cornerRadius: CGFloat = 0 {
    didSet { if cornerRadius != oldValue, isObserved { changed(.cornerRadius, .number(oldValue)) } }
  }
  /// The corners that are round.
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
  /// From 0, which draws none, to 1.
  public final var shadowOpacity: CGFloat = 0 {
    didSet { if shadowOpacity != oldValue, isObserved { changed(.shadowOpacity, .number(oldValue)) } }
  }
  /// Units: points.
  public final var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { if shadowOffset != oldValue, isObserved { changed(.shadowOffset, .size(oldValue)) } }
  }
  /// How far it is blurred. Units: points.
  public final var shadowRadius: CGFloat = 3 {
    didSet { if shadowRadius != oldValue, isObserved { changed(.shadowRadius, .number(oldValue)) } }
  }

  final var details: LayerDetails?

  /// In the order in which they were added. Usually empty.
  public internal(set) final var animations: [AttachedAnimation] = []
  /// What was shown last while animations run, kept so that a drawn frame makes no new one.
  final var shownLayer: CALayer?
  /// True where `transform` isn't the identity, so that the common case costs no comparison of matrices.
  final private(set) var hasTransform = false
  /// Of a bare layer: the commits there had been when it was hung up. With the next one it has been committed.
  final var commitsWhenAdded = 0
  /// Of a view's layer: whether the view is in a window, which every change of it asks.
  final var isInViewsWindow = false

  /// The methods of a class made at run time, see `UIResponder.overrides`.
  public final var overrides: (any RuntimeOverrides)?

  public required init() { id = Simulation.current.newLayerID() }

  /// A copy of another layer's values under its number: a presentation. A class that has properties of its own copies them too.
  public required init(layer: CALayer) {
    id = layer.id
    modelLayer = layer
    copyValues(of: layer)
  }

  deinit {
    if let mixed { for layer in mixed { layer.$bareSuperlayer.takeBack(from: self) } }
    details?.mask?.$maskedLayer.takeBack(from: self)
  }

  /// All that it shows, without animations. A class that has properties of its own adds them.
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

  /// What can move in layers of this class.
  open class var properties: [LayerProperty] { LayerProperty.ofEveryLayer }
  /// True for `CATransformLayer`, whose sublayers keep their depth.
  open class var keepsDepth: Bool { false }

  /// What its class draws beside background, contents and border. Space: own bounds.
  package var ownPicture: Picture? { nil }

  // MARK: Overridable hooks

  /// Draws the content; called with a context whose space is the layer's bounds. The default asks the delegate.
  open func draw(in context: CGContext) { details?.delegate?.draw(self, in: context) }
  /// Places the sublayers. The default asks the delegate.
  open func layoutSublayers() { details?.delegate?.layoutSublayers(of: self) }
  /// What is run when the property of a key changes where neither delegate nor dictionaries know; nil for the usual animation.
  open class func defaultAction(forKey key: String) -> (any CAAction)? { nil }
}
