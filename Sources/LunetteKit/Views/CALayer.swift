import Foundation

/// The geometry and looks of a view: model values, and the animations that still lead to them.
///
/// Stored are bounds, position, anchor point and transform; the frame follows from them.
/// Source: layout-animation.md d
open class CALayer {
  /// The view it belongs to; nil for a layer of its own.
  public internal(set) unowned(unsafe) var view: UIView?

  public internal(set) weak var superlayer: CALayer?
  /// Back to front, without those of subviews.
  public internal(set) var sublayers: [CALayer] = []

  // MARK: Geometry. Space: the superlayer's bounds, but `bounds` its own. Units: points

  public var bounds = CGRect.zero {
    didSet {
      guard bounds != oldValue else { return }
      if isAnimating { record(.bounds, .rect(oldValue), .rect(bounds)) }
    }
  }
  public var position = CGPoint.zero {
    didSet { if position != oldValue, isAnimating { record(.position, .point(oldValue), .point(position)) } }
  }
  public var transform = CATransform3D.identity {
    didSet {
      guard transform != oldValue else { return }
      hasTransform = transform != .identity
      if isAnimating { record(.transform, .transform(oldValue), .transform(transform)) }
    }
  }
  /// In fractions of the bounds; (0.5, 0.5) is the centre. Moving it moves the frame, not the position.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Drawing order among siblings; ties keep the order of the list. Units: points towards the viewer.
  public var zPosition: CGFloat = 0

  // MARK: Looks

  public var opacity: CGFloat = 1 {
    didSet { if opacity != oldValue, isAnimating { record(.opacity, .number(oldValue), .number(opacity)) } }
  }
  public var backgroundColor: UIColor? {
    didSet {
      if backgroundColor != oldValue, isAnimating {
        record(.backgroundColor, .color(oldValue ?? .clear), .color(backgroundColor ?? .clear))
      }
    }
  }
  public var isHidden = false
  /// Cuts content and sublayers off at the bounds.
  public var masksToBounds = false
  public var cornerRadius: CGFloat = 0
  /// The corners that are round.
  public var maskedCorners = CACornerMask.all
  public var borderWidth: CGFloat = 0
  public var borderColor: UIColor = .black

  // MARK: Shadow: of all that the layer and its sublayers draw; none where `masksToBounds` is set. Source: layout-animation.md d

  public var shadowColor: UIColor = .black
  /// From 0, which draws none, to 1.
  public var shadowOpacity: CGFloat = 0
  /// Units: points.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// How far it is blurred. Units: points.
  public var shadowRadius: CGFloat = 3

  /// Oldest first. Usually empty.
  public internal(set) var animations: [LayerAnimation] = []
  /// True where `transform` isn't the identity, so that the common case costs no comparison of matrices.
  final private(set) var hasTransform = false

  public init() {}

  /// The smallest rectangle, in the superlayer, around the transformed bounds.
  public var frame: CGRect {
    get { Self.frame(bounds: bounds, position: position, anchor: anchorPoint, transform: hasTransform ? transform : nil) }
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
      let box = Self.frame(bounds: CGRect(origin: .zero, size: size), position: .zero, anchor: anchorPoint, transform: transform)
      position = CGPoint(x: rect.minX - box.minX, y: rect.minY - box.minY)
    }
  }

  static func frame(bounds: CGRect, position: CGPoint, anchor: CGPoint, transform: CATransform3D?) -> CGRect {
    let local = CGRect(
      x: -anchor.x * bounds.width, y: -anchor.y * bounds.height, width: bounds.width, height: bounds.height)
    guard let transform else { return local.offsetBy(dx: position.x, dy: position.y) }
    return CGRect(around: local.corners.map { transform.project($0) }).offsetBy(dx: position.x, dy: position.y)
  }

  public func removeAllAnimations() { removeAllAnimations(finished: false) }

  /// - Parameter finished: whether they count as having come to their end
  func removeAllAnimations(finished: Bool) {
    guard !animations.isEmpty else { return }
    let removed = animations
    animations = []
    for animation in removed { animation.group.removed(animation, finished: finished) }
  }

  /// A frame's worth of shown values; the model's where nothing is animated.
  public var presentation: LayerState { presentation(at: Simulation.current.time) }

  // MARK: Animation

  private var isAnimating: Bool { Simulation.current.animations.isCollecting && view?.window != nil }

  private func record(_ key: LayerAnimation.Key, _ old: AnimatedValue, _ new: AnimatedValue) {
    Simulation.current.animations.record(self, key, from: old, to: new)
  }
}

/// Source: Apple, CACornerMask
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  package static let all: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
}
