import Foundation

/// A wheel that spins while the app is busy. Source: Apple, UIActivityIndicatorView
public final class UIActivityIndicatorView: UIView {
  public override var accessibilityNature: AccessibilityNature {
    AccessibilityNature(.activityIndicator, label: isAnimating ? "In progress" : "Progress halted", .updatesFrequently)
  }
  public override class var isOpaqueAtFirst: Bool { false }

  public enum Style: Int, Sendable, CaseIterable {
    case whiteLarge, white, gray
    case medium = 100
    case large
  }

  /// Source: Apple (37 and 20 points; iOS 2 to 12)
  public var style: Style {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Nil for the colour of the style.
  private var ownColor: UIColor?
  public var color: UIColor! {
    get { ownColor ?? style.color ?? system.colors.spinner }
    set { ownColor = newValue }
  }
  public var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

  /// When the wheel began to spin; nil while it doesn't.
  private var start: TimeInterval?
  public var isAnimating: Bool { start != nil }

  /// - Parameter style: nil for the system's usual one
  public init(style: Style? = nil) {
    self.style = style ?? (Simulation.look { $0.system.controls.spinnerIsMedium } ? .medium : .white)
    super.init(frame: .zero)
    bounds.size = side
    isUserInteractionEnabled = false
    isHidden = true
  }

  package func become(_ style: Style) {
    self.style = style
    bounds.size = side
  }

  private var side: CGSize { style == .whiteLarge || style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20) }

  override func defaultHuggingPriority(for axis: LayoutAxis) -> UILayoutPriority { .defaultHigh }
  public override var intrinsicContentSize: CGSize { side }
  public override func sizeThatFits(_ size: CGSize) -> CGSize { side }

  public func startAnimating() {
    guard start == nil else { return }
    start = simulation.time
    isHidden = false
    if window != nil { simulation.displayLinks.add(self) }
  }

  public func stopAnimating() {
    guard start != nil else { return }
    start = nil
    simulation.displayLinks.remove(self)
    isHidden = hidesWhenStopped
  }

  override var hearsOfWindow: Bool { isAnimating }

  /// Outside a window nothing turns; it goes on when it is back.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    guard isAnimating else { return }
    if window == nil { simulation.displayLinks.remove(self) } else { simulation.displayLinks.add(self) }
  }

  // MARK: Look

  /// The wheel makes one turn per second, one spoke at a time.
  public override func content(in size: CGSize, at time: TimeInterval) -> ViewContent? {
    let turned = start.map { CGFloat(max(0, time - $0 + clockTolerance)).truncatingRemainder(dividingBy: 1) } ?? 0
    let leader = (turned * CGFloat(SpokedWheel.spokes)).wholePart(upTo: SpokedWheel.spokes - 1)
    let picture = Picture.drawn(in: size) { context in
      let wheel = SpokedWheel(inner: side.width / 4, outer: side.width / 2 - 1, width: side.width / 10)
      wheel.draw(context, CGPoint(x: size.width / 2, y: size.height / 2), color, palesFrom: leader)
    }
    let role = ViewRole("activity", ["animating": .flag(isAnimating)], form: .symbol(isAnimating ? "↻" : "○"))
    return ViewContent(role: role, picture: picture)
  }
}

extension UIActivityIndicatorView: FrameStepping {
  package func step(to time: TimeInterval) -> Bool { start != nil }
  package var motionDescription: String { "the wheel of \(className)" }
  package var repeatsForEver: Bool { true }
  package var isSeen: Bool { isSeenInWindow }
}

extension UIActivityIndicatorView.Style {
  /// Nil for those that have the system's colour.
  fileprivate var color: UIColor? {
    switch self {
    case .white, .whiteLarge: .white
    case .gray: .gray
    case .medium, .large: nil
    }
  }
}
