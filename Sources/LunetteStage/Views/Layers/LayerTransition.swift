import Foundation

/// The state of a transition between two looks of a layer: the former look as a copy of layers, and how far the transition has come.
public struct LayerTransition {
  public enum Style: Equatable {
    case layer(CATransitionType, CATransitionSubtype)
    case view(UIView.TransitionStyle)
  }

  public let old: CALayer
  /// The new look; nil for the layer itself.
  public var new: CALayer?
  public let style: Style
  /// From 0 to 1.
  public let progress: CGFloat
}

/// A transition of a view's layer, with the curve of its animation block. Source: docs/rules/animation.md 3.6
final class ViewTransition: CAAnimation {
  var style = UIView.TransitionStyle.crossDissolve
  var motion = AnimationProgress.curve(.easeInOut)

  convenience init(_ style: UIView.TransitionStyle, _ block: ViewAnimationBlock) {
    self.init()
    (self.style, motion, timing) = (style, block.motion, block.timing)
  }

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    if let other = other as? ViewTransition { (style, motion) = (other.style, other.motion) }
  }

  override var subject: String { "transition" }

  override func apply(to shown: CALayer, at time: TimeInterval, _ attached: AttachedAnimation) {
    guard let phase = timing.phase(at: time, duration: attached.duration), let old = attached.oldLook else { return }
    shown.transition = LayerTransition(
      old: old, new: attached.newLook, style: .view(style), progress: motion.value(at: phase.fraction))
  }
}

extension CALayer {
  /// A copy of the layer and its sublayers as they are shown now; later changes don't reach it.
  package final func snapshot() -> CALayer {
    let shown = self.shown
    let copy = type(of: self).init(layer: shown)
    copy.modelLayer = nil
    copy.overrides = overrides
    copy.details?.mask = details?.mask?.snapshot()
    copy.detail.frozenContent = view?.content(in: shown.bounds.size, at: simulation.time) ?? details?.frozenContent
    copy.detail.frozenClassName = view?.className ?? details?.frozenClassName
    if let sublayers = model().sublayers, !sublayers.isEmpty {
      copy.mixed = VersionedList(sublayers.map { $0.snapshot() })
      for layer in copy.mixed?.elements ?? [] { layer.bareSuperlayer = copy }
    }
    return copy
  }
}

extension CALayer {
  /// Set only in copies with shown values: the transition that is running.
  package final var transition: LayerTransition? {
    get { details?.transition }
    set { detail.transition = newValue }
  }
  /// Set only in a snapshot: the content of the view that the snapshot was made of.
  package final var frozenContent: ViewContent? { details?.frozenContent }
  package final var frozenClassName: String? { details?.frozenClassName }
}
