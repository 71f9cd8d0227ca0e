import Foundation

/// A control with a title. A single one-finger tap on it isn't taken by a superview's tap recognizer.
open class UIButton: UIControl {
  /// What it shows in a state; states without a title of their own show the normal one.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  public let titleLabel = UILabel()
  private var titles: [State: String] = [:]
  private var colors: [State: UIColor] = [:]

  /// Source: Apple, the system tint (iOS 7 and later), 0, 122, 255
  public static let defaultTint = UIColor(red: 0, green: 122.0 / 255, blue: 1)

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    titleLabel.textAlignment = .center
    addSubview(titleLabel)
    refresh()
  }

  public func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    refresh()
  }

  public func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  public func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    refresh()
  }

  public func titleColor(for state: State) -> UIColor { colors[state] ?? colors[.normal] ?? Self.defaultTint }

  public var state: State {
    !isEnabled ? .disabled : isHighlighted ? .highlighted : isSelected ? .selected : .normal
  }

  public var currentTitle: String? { title(for: state) }

  open override var isEnabled: Bool { didSet { refresh() } }
  open override var isHighlighted: Bool { didSet { refresh() } }
  open override var isSelected: Bool { didSet { refresh() } }

  private func refresh() {
    titleLabel.text = currentTitle
    titleLabel.textColor = titleColor(for: state)
    titleLabel.isHidden = currentTitle == nil
    setNeedsLayout()
  }

  open override func layoutSubviews() { titleLabel.frame = bounds }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { titleLabel.sizeThatFits(.zero) }

  override var keepsSingleTaps: Bool { true }
  /// Source: Apple, UIControl.Event.primaryActionTriggered ("a semantic action triggered by buttons")
  override var eventsAfterTouchUpInside: Event { .primaryActionTriggered }
}
