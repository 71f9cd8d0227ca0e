import Foundation

/// How far the device is turned away from the viewer: from -1 to 1 along each axis, 0 when it is looked at straight.
public struct Tilt: Equatable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) { (self.horizontal, self.vertical) = (horizontal, vertical) }

  /// The numbers that a tilt may have.
  public static let range: ClosedRange<CGFloat> = -1...1
}

/// Changes how a view is shown while the device is tilted. A class of an app's own answers the changes; see `UIInterpolatingMotionEffect` for
/// one property. Only the shown values change, never the view's own. Source: Apple, UIMotionEffect; case M-179
open class UIMotionEffect: RuntimeOverridable {
  /// The methods of a class that a script made, see `UIResponder.overrides`.
  public var overrides: (any RuntimeOverrides)?

  public init() {}

  /// What is added to the view's properties, by key path: `center.x`, `alpha`, `layer.shadowOffset.width`.
  open func keyPathsAndRelativeValues(forViewerOffset offset: Tilt) -> [String: LayerValue] { [:] }

  public enum Overridable {
    public static let keyPathsAndRelativeValues = OverridableMethod(
      "keyPathsAndRelativeValues",
      "What is added to the view's properties while the device is tilted: a table of values by key path. The viewer's offset has horizontal and "
        + "vertical, each from -1 to 1.", "viewerOffset"
    ) { (effect: UIMotionEffect, offset: [String: CGFloat]) in
      effect.keyPathsAndRelativeValues(forViewerOffset: Tilt(horizontal: offset["horizontal"] ?? 0, vertical: offset["vertical"] ?? 0))
    }
  }

  /// The values at a tilt, a script's first.
  final func values(at tilt: Tilt) -> [String: LayerValue] {
    Overridable.keyPathsAndRelativeValues(self, ["horizontal": tilt.horizontal, "vertical": tilt.vertical])
  }
}

/// Moves one property between two values as the device is tilted along one axis: the lesser value at -1, the greater one at 1, nothing at 0.
/// Source: Apple, UIInterpolatingMotionEffect ("the values are relative to the view's own"); linear: case M-179
public final class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: String, CaseIterable, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

  public let keyPath: String
  public let type: EffectType
  /// Nil adds nothing on this side.
  public var minimumRelativeValue: LayerValue?
  public var maximumRelativeValue: LayerValue?

  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }

  public override func keyPathsAndRelativeValues(forViewerOffset offset: Tilt) -> [String: LayerValue] {
    let share = type == .tiltAlongHorizontalAxis ? offset.horizontal : offset.vertical
    guard share != 0, let end = share > 0 ? maximumRelativeValue : minimumRelativeValue else { return [:] }
    return [keyPath: end.times(abs(share))]
  }
}

/// Several effects as one; they are added in their order. Source: Apple, UIMotionEffectGroup
public final class UIMotionEffectGroup: UIMotionEffect {
  public var motionEffects: [UIMotionEffect]? {
    didSet {
      guard isIn(motionEffects ?? []) else { return }
      motionEffects = oldValue
      Simulation.current.recordFault(UIException(.invalidArgument, "A UIMotionEffectGroup can't be among its own motionEffects"))
    }
  }

  public override func keyPathsAndRelativeValues(forViewerOffset offset: Tilt) -> [String: LayerValue] {
    (motionEffects ?? []).reduce(into: [:]) { all, effect in
      all.merge(effect.values(at: offset)) { before, more in more.added(to: before) ?? more }
    }
  }

  /// Whether the group is among the effects, or in a group of them.
  private func isIn(_ effects: [UIMotionEffect]) -> Bool {
    effects.contains { $0 === self || ($0 as? UIMotionEffectGroup).map { isIn($0.motionEffects ?? []) } == true }
  }
}

/// The tilt of a device, and the views that have effects.
package final class DeviceMotion {
  package private(set) var tilt = Tilt()
  private var views: [Weak] = []
  private struct Weak { weak var view: UIView? }

  package func setTilt(_ tilt: Tilt) {
    self.tilt = tilt
    views.removeAll { $0.view == nil }
    for entry in views { entry.view?.showMotionEffects(tilt) }
  }

  func add(_ view: UIView) { views.append(Weak(view: view)) }
  func remove(_ view: UIView) { views.removeAll { $0.view == nil || $0.view === view } }
}

extension Simulation {
  package var motion: DeviceMotion { part(.motion) { _ in DeviceMotion() } }
}

extension UIView {
  public var motionEffects: [UIMotionEffect] {
    get { storedMotionEffects ?? [] }
    set {
      for effect in motionEffects { removeMotionEffect(effect) }
      for effect in newValue { addMotionEffect(effect) }
    }
  }

  /// An effect can be in one view once; its key paths must name properties that can be animated.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    guard storedMotionEffects?.uncountedIndex(of: effect) == nil else { return }
    for tilt in [Tilt(horizontal: -1, vertical: -1), Tilt(horizontal: 1, vertical: 1)] {
      for (path, value) in effect.values(at: tilt).sorted(by: { $0.key < $1.key }) {
        guard let problem = MotionAnimation(path, value).problem(on: layer) else { continue }
        return simulation.recordFault(UIException(.invalidArgument, "A motion effect can't be added to a \(String(describing: type(of: self))): \(problem)"))
      }
    }
    if storedMotionEffects == nil { simulation.motion.add(self) }
    storedMotionEffects = storedMotionEffects ?? []
    storedMotionEffects?.append(effect)
    show(effect, at: motionEffects.count - 1, simulation.motion.tilt)
  }

  public func removeMotionEffect(_ effect: UIMotionEffect) {
    guard let place = storedMotionEffects?.uncountedIndex(of: effect) else { return }
    storedMotionEffects?.remove(at: place)
    if storedMotionEffects?.isEmpty == true {
      storedMotionEffects = nil
      simulation.motion.remove(self)
    }
    // A device that lies still shows none.
    if simulation.motion.tilt != Tilt() || !layer.animations.isEmpty { showMotionEffects(simulation.motion.tilt) }
  }

  fileprivate func showMotionEffects(_ tilt: Tilt) {
    for animation in layer.animations where animation.key.hasPrefix(MotionAnimation.key) {
      layer.removeAnimation(animation, finished: false)
    }
    for (place, effect) in motionEffects.enumerated() { show(effect, at: place, tilt) }
  }

  private func show(_ effect: UIMotionEffect, at place: Int, _ tilt: Tilt) {
    for (path, value) in effect.values(at: tilt).sorted(by: { $0.key < $1.key }) {
      layer.add(MotionAnimation(path, value), forKey: "\(MotionAnimation.key).\(place).\(path)", isNew: true)
    }
  }
}

/// What a tilt adds to one property, for as long as the device is held so: an additive animation that is at its end at once and stays.
private final class MotionAnimation: CABasicAnimation {
  /// How the keys of these animations begin.
  static let key = "UIMotionEffect"
  /// An animation takes some time; this is far less than a frame. Units: seconds
  private static let moment = 1e-9

  convenience init(_ path: String, _ value: LayerValue) {
    self.init(keyPath: Self.layerPath(path))
    (fromValue, toValue, isAdditive, isRemovedOnCompletion) = (value, value, true, false)
    (timing.duration, timing.fillMode) = (Self.moment, .both)
  }

  /// A view's key path as its layer's: views say `center` and `alpha`.
  private static func layerPath(_ path: String) -> String {
    if path.hasPrefix("layer.") { return String(path.dropFirst("layer.".count)) }
    let (key, rest) = (path.prefix { $0 != "." }, path.drop { $0 != "." })
    switch key {
    case "center": return "position" + rest
    case "alpha": return "opacity" + rest
    default: return path
    }
  }
}
