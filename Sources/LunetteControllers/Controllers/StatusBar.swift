import Foundation

/// Source: Apple, UIStatusBarStyle (raw values)
public enum UIStatusBarStyle: Int, CaseIterable, Sendable {
  /// The style of the appearance of the controller that decides.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// The bar with the time at the top of the screen, for apps that ask for it. The time stands still: every run reads the same.
/// Source: docs/rules/controllers.md 0.3, 2; the words and the battery are ours
final class StatusBar {
  /// The height on a device without a camera in its screen. Units: points. Source: docs/rules/controllers.md 0.3
  static let height: CGFloat = 20
  private static let fontSize: CGFloat = 12
  private static let margin: CGFloat = 6
  private static let (carrier, time, battery) = ("Carrier", "9:41 AM", "100%")

  /// For an app whose controllers aren't asked. Source: Apple, UIViewControllerBasedStatusBarAppearance
  let appWide: (isHidden: Bool, style: UIStatusBarStyle)?
  private(set) var isHidden = false
  private(set) var style = UIStatusBarStyle.default
  private let window: UIWindow
  private let labels = (left: UILabel(), middle: UILabel(), right: UILabel())

  init(_ screen: UIScreen, appWide: (isHidden: Bool, style: UIStatusBarStyle)?) {
    self.appWide = appWide
    window = UIWindow.forStatusBar(CGRect(x: 0, y: 0, width: screen.bounds.width, height: Self.height))
    window.isUserInteractionEnabled = true
    let tap = StatusBarTap()
    tap.frame = window.bounds
    tap.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(tap)
    for (label, text) in [(labels.left, Self.carrier), (labels.middle, Self.time), (labels.right, Self.battery)] {
      label.text = text
      label.font = .systemFont(ofSize: Self.fontSize, weight: label === labels.middle ? .semibold : .regular)
      window.addSubview(label)
    }
    labels.middle.textAlignment = .center
  }

  /// The height of the status bar in an orientation; phones in landscape have none.
  private static func height(on screen: UIScreen) -> CGFloat {
    if screen.interfaceOrientation.isLandscape, !screen.device.isPad { return 0 }
    return max(Self.height, screen.device.safeArea.top)
  }

  /// What the controllers in front say. A device with a camera in its screen keeps the room when the bar is hidden.
  func update(_ simulation: Simulation) {
    let screen = simulation.screen
    let root = simulation.application.keyWindow?.rootViewController
    isHidden =
      appWide?.isHidden ?? root.map { front in
        let controller = front.inFront.deepest { Overridable.childForStatusBarHidden($0) }
        return Overridable.prefersStatusBarHidden(controller)
      } ?? false
    let deciding = root.map { front in front.inFront.deepest { Overridable.childForStatusBarStyle($0) } }
    style = appWide?.style ?? deciding.map { Overridable.preferredStatusBarStyle($0) } ?? .default
    let appearance = deciding?.traitCollection.userInterfaceStyle ?? .unspecified
    window.overrideStyle = appearance == screen.traitCollection.userInterfaceStyle ? .unspecified : appearance
    let height = Self.height(on: screen)
    let shows = !isHidden && height > 0
    window.isHidden = !shows
    let room = shows ? height : 0
    window.frame = CGRect(x: 0, y: 0, width: screen.bounds.width, height: max(height, 1))
    let line = CGRect(x: Self.margin, y: height - Self.height, width: max(0, screen.bounds.width - 2 * Self.margin), height: Self.height)
    // From right to left the two change sides.
    (labels.left.textAlignment, labels.right.textAlignment) = screen.readsRightToLeft ? (.right, .left) : (.left, .right)
    // Behind a card that has pushed its presenter back the screen is black.
    let isOnBlack = style == .lightContent || root?.inFront.isPushedBackByCard == true
    let color: UIColor = isOnBlack ? .white : style == .darkContent ? .black : simulation.system.colors.label
    for label in [labels.left, labels.middle, labels.right] {
      label.frame = line
      label.textColor = color
    }
    guard screen.statusBarHeight != room else { return }
    screen.statusBarHeight = room
    for window in simulation.application.windows {
      window.updateSafeArea()
      window.setNeedsLayout()
    }
  }

  private typealias Overridable = UIViewController.Overridable
}

extension UIViewController {
  /// The topmost one that covers the screen.
  fileprivate var inFront: UIViewController {
    presentedAbove.last { ($0.presentedStyle.hidesPresenter || $0.presentedStyle == .overFullScreen) && !$0.isBeingDismissed } ?? self
  }

  fileprivate var isPushedBackByCard: Bool {
    presentedAbove.contains { !$0.isBeingDismissed && ($0.knownPresentation as? UISheetPresentationController)?.pushesBack == true }
  }

  fileprivate func deepest(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var (controller, levels) = (self, 0)
    while levels < Self.mostStatusBarLevels, let next = child(controller), next !== controller { (controller, levels) = (next, levels + 1) }
    return controller
  }

  /// Ours: more containers than any app has; a child that names its container would never end.
  private static var mostStatusBarLevels: Int { 64 }
}

/// Takes the tap that scrolls to the top.
private final class StatusBarTap: UIControl {
  init() {
    super.init(frame: .zero)
    addAction(for: .touchUpInside) { [weak self] _, _ in self?.simulation.application.tapStatusBar() }
  }

  /// What closes something with a touch beside it takes touches here, too.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    guard let window = simulation.application.keyWindow else { return true }
    let below = UIView.Overridable.hitTest(window, window.convert(convert(point, to: nil), from: nil), event)
    return !(below is UIDimmingView || below is PopoverCatcher || below is UIMenuHostView)
  }
}

extension Simulation {
  /// The app has a status bar. Only before its first window.
  /// - Parameter appWide: how it looks always; nil: as the controllers say
  public func showStatusBar(appWide: (isHidden: Bool, style: UIStatusBarStyle)? = nil) {
    perform { setPart(.statusBar, to: StatusBar(screen, appWide: appWide)) }
    statusBarMayHaveChanged()
  }

  /// Something that it follows from may be different now.
  package func statusBarMayHaveChanged() { partIfMade(.statusBar, StatusBar.self)?.update(self) }

  /// Whether the app has no status bar now.
  public var isStatusBarHidden: Bool { screen.statusBarHeight == 0 }
  public var statusBarStyle: UIStatusBarStyle { partIfMade(.statusBar, StatusBar.self)?.style ?? .default }
}
