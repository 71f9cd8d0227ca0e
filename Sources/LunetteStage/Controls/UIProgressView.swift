import Foundation

/// A bar that is filled from the left. Source: Apple, UIProgressView
public final class UIProgressView: UIView {
  public override var accessibilityNature: AccessibilityNature {
    AccessibilityNature(.progressIndicator, label: "Progress", value: percentText(progress), .updatesFrequently)
  }
  public override class var isOpaqueAtFirst: Bool { false }

  public enum Style: Int, Sendable, CaseIterable { case `default`, bar }

  public private(set) var progressViewStyle: Style
  /// What tells it of another one's progress, as long as it holds it.
  package var source: AnyObject?
  private var value: CGFloat = 0
  /// An animated change that is running: the value it began with, and when; nil without one.
  private var movement: (from: CGFloat, since: TimeInterval)?

  /// From 0 to 1; other values are clamped.
  public var progress: CGFloat {
    get { value }
    set { setProgress(newValue, animated: false) }
  }

  /// Colour of the filled part; nil for the tint.
  public var progressTintColor: UIColor?
  /// Colour of the rest; nil for a light grey.
  public var trackTintColor: UIColor?

  /// How long an animated change takes. Units: seconds. Ours: as long as a layer's implicit animation
  static let animationDuration: TimeInterval = 0.25

  public init(progressViewStyle: Style = .default) {
    self.progressViewStyle = progressViewStyle
    super.init(frame: .zero)
    bounds.size.height = height
    isUserInteractionEnabled = false
  }

  package func become(_ style: Style) {
    progressViewStyle = style
    bounds.size.height = height
    invalidateIntrinsicContentSize()
  }

  /// Units: points. Source: UIProgressView (iOS 7: 2.5 in bars)
  private var height: CGFloat { progressViewStyle == .bar ? 2.5 : system.controls.progressHeight }

  /// The bar keeps its own height, whatever a frame says. Source: docs/rules/controllers.md 18.9
  public override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if bounds.height != height, !layer.hasTransform { frame = CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: height)) }
  }

  override func defaultHuggingPriority(for axis: LayoutAxis) -> UILayoutPriority { axis == .vertical ? .defaultHigh : .defaultLow }
  public override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
  public override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: height) }

  public func setProgress(_ progress: CGFloat, animated: Bool) {
    guard progress.isFinite else {
      simulation.recordFault(UIException(.invalidArgument, "UIProgressView.progress must be a finite number, got \(progress)"))
      return
    }
    let from = shown(at: simulation.time)
    value = min(max(progress, 0), 1)
    movement = nil
    guard animated, window != nil, from != value else { return simulation.displayLinks.remove(self) }
    movement = (from, simulation.time)
    simulation.displayLinks.add(self)
  }

  private func shown(at time: TimeInterval) -> CGFloat {
    guard let movement else { return value }
    let share = min(max(CGFloat((time - movement.since) / Self.animationDuration), 0), 1)
    return movement.from + (value - movement.from) * share
  }

  // MARK: Look

  public override func content(in size: CGSize, at time: TimeInterval) -> ViewContent? {
    let shown = shown(at: time)
    let isMirrored = isMirrored
    let picture = Picture.drawn(in: size) { context in
      let radius = progressViewStyle == .bar ? 0 : size.height / 2
      context.fill(CGRect(origin: .zero, size: size), radius: radius, trackTintColor ?? system.colors.progressTrack)
      context.fill(
        CGRect(x: isMirrored ? size.width * (1 - shown) : 0, y: 0, width: size.width * shown, height: size.height), radius: radius,
        progressTintColor ?? tintColor)
    }
    return ViewContent(
      role: ViewRole(
        "progress", ["progress": .number(shown)],
        form: isMirrored ? .track(1 - shown, line: "━", done: "─", knob: "") : .track(shown, line: "─", done: "━", knob: "")), picture: picture)
  }
}

extension UIProgressView: FrameStepping {
  package func step(to time: TimeInterval) -> Bool {
    if let movement, time + clockTolerance < movement.since + Self.animationDuration { return true }
    movement = nil
    return false
  }
  package var motionDescription: String { "the bar of \(className)" }
}
