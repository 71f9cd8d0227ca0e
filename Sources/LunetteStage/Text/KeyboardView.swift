import Foundation

/// The keyboard on the screen: the keys, or the first responder's input view, below its accessory view.
///
/// It stands in a window of its own in front of the app's windows, so that views behind it get no touches.
final class UIKeyboardView: UIView {
  /// One line in a tree; the keys are the system's. What the app has put in it is read.
  override var accessibilityNature: AccessibilityNature { AccessibilityNature(container: .keyboard) }
  override var accessibilityOrder: [UIView]? { [accessory, input].compactMap { $0 } }
  private var keys: [UIKeyboardKey] = []
  private var shownLayout: KeyboardLayout?
  private var shownFace: Face?
  private weak var accessory: UIView?
  private weak var input: UIView?
  /// The responder whose accessory view is shown. It comes next in the chain of what is in the accessory view.
  weak var accessoryProvider: UIResponder?
  override var next: UIResponder? {
    // A text in the accessory view may provide it itself.
    if let accessoryProvider, accessoryProvider.responderWindow !== window { accessoryProvider } else { super.next }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = system.colors.keyboard
    // The keyboard places its subviews itself: a flexible accessory view keeps its height when the keys come.
    autoresizesSubviews = false
  }

  @_spi(Lunette) public override func subviewIntrinsicSizeDidChange() { setNeedsLayout() }
  override var fitsFlexibleSubviews: Bool { true }

  /// The accessory view's is where the keyboard will stand, wherever the window is on its way there.
  override func safeAreaInsets(for subview: UIView) -> UIEdgeInsets {
    guard subview === accessory else { return super.safeAreaInsets(for: subview) }
    var insets = simulation.screen.safeArea
    insets.top = 0
    return insets
  }

  /// A flexible accessory view may want another height now.
  override func layoutSubviews() {
    super.layoutSubviews()
    if accessory?.autoresizingMask.contains(.flexibleHeight) == true { simulation.keyboard.reload() }
  }

  /// - Parameter keyboard: nil when an input view replaces the keys, or with a hardware keyboard
  func show(accessory: UIView?, input: UIView?, accessoryHeight: CGFloat, keyboard: Keyboard?) {
    if self.accessory !== accessory {
      if let old = self.accessory, old.superview === self { old.removeFromSuperview() }
      self.accessory = accessory
    }
    if self.input !== input {
      if let old = self.input, old.superview === self { old.removeFromSuperview() }
      self.input = input
    }
    let below = CGRect(x: 0, y: accessoryHeight, width: bounds.width, height: max(0, bounds.height - accessoryHeight))
    if let accessory {
      accessory.frame = CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight)
      if accessory.superview !== self { addSubview(accessory) }
      accessory.updateSafeArea()
    }
    if let input {
      input.frame = below
      if input.superview !== self { addSubview(input) }
    }
    setKeys(keyboard, in: below)
  }

  /// All that the keys' places and looks follow from. Most keys that are typed change none of it.
  private struct Face: Equatable {
    let area: CGRect
    let traits: UITextInputTraits
    let page: KeyboardLayout.Page
    let shift: Keyboard.Shift
    let isReturnEnabled: Bool
    let languages: [String]?
    let locale: String
  }

  private func setKeys(_ keyboard: Keyboard?, in area: CGRect) {
    let face = keyboard.map { keyboard in
      withSimulation { simulation in
        Face(
          area: area, traits: keyboard.traits, page: keyboard.page, shift: keyboard.shift, isReturnEnabled: keyboard.isReturnEnabled,
          languages: simulation.world.languages, locale: simulation.world.locale)
      }
    }
    if let face, face == shownFace, keys.first?.superview === self { return }
    shownFace = face
    let layout = keyboard.map { KeyboardLayout(type: $0.traits.keyboardType, page: $0.page, size: area.size) }
    if layout != shownLayout || keys.first?.superview == nil {
      for key in keys { key.removeFromSuperview() }
      keys = layout?.keys.map { UIKeyboardKey($0) } ?? []
      shownLayout = layout
      for key in keys { addSubview(key) }
    }
    guard let keyboard else { return }
    for (key, placed) in zip(keys, layout?.keys ?? []) {
      key.frame = placed.frame.offsetBy(dx: area.minX, dy: area.minY)
      key.update(keyboard)
    }
  }

  func key(named name: String) -> UIKeyboardKey? {
    keys.first { $0.key.name == name || $0.title == name } ?? keys.first { $0.key.name.lowercased() == name.lowercased() }
  }

  var keyNames: [String] { keys.map(\.key.name) }

}

/// A key that is drawn and can be tapped. A touch between two keys goes to the nearer one: their areas meet half-way.
/// Source: docs/rules/controllers.md 9.4
public final class UIKeyboardKey: UIView {
  public override var isLeftOutOfLists: Bool { true }

  public let key: KeyboardKey
  private let label = UILabel()
  private let isDark: Bool
  /// Shown instead of a title.
  private var sign: KeyboardSign?
  var title: String { sign?.character ?? label.text ?? "" }

  init(_ placed: KeyboardLayout.PlacedKey) {
    (key, isDark) = (placed.key, placed.isDark)
    super.init(frame: placed.frame)
    accessibilityIdentifier = key.name
    layer.cornerRadius = Self.cornerRadius
    label.textAlignment = .center
    label.font = .systemFont(ofSize: isDark || key == .space ? Self.smallFont : Self.letterFont)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  func update(_ keyboard: Keyboard) {
    label.frame = CGRect(origin: .zero, size: bounds.size)
    var isLit = false
    switch key {
    case .text(let text): label.text = keyboard.shown(text)
    case .shift:
      isLit = keyboard.shift != .off
      sign = .shift(isOn: isLit, isLocked: keyboard.shift == .locked)
    case .delete: sign = .delete
    case .return: label.text = keyboard.traits.returnKeyType.word?.shown ?? "SOS"
    case .globe: sign = .globe
    case .space: label.text = SystemWord.space.shown
    case .page: label.text = key.name
    }
    backgroundColor = isDark && !isLit ? system.colors.darkKey : system.colors.key
    label.textColor = key == .return && !keyboard.isReturnEnabled ? .gray : system.colors.keyTitle
    if key == .return, keyboard.traits.returnKeyType != .default, keyboard.isReturnEnabled {
      (backgroundColor, label.textColor) = (system.colors.tint, .white)
    }
  }

  override public func content(in size: CGSize, at time: TimeInterval) -> ViewContent? {
    sign.map { ViewContent(role: ViewRole("key", form: .symbol($0.character)), picture: $0.picture(in: size, label.textColor)) }
  }

  override public func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.shrunk(dx: -Self.reachX, dy: -Self.reachY).holds(point)
  }

  private var isPressed = false

  override public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isPressed = true }
  override public func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isPressed = false }
  override public func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isPressed, let touch = touches.inLandingOrder.first, self.point(inside: touch.location(in: self), with: event) else { return }
    isPressed = false
    simulation.keyboard.tap(key)
  }

  // How far a key takes touches beside itself. Units: points. Source: docs/rules/controllers.md 9.4 (gaps of 6 and 15)
  private static let reachX: CGFloat = 3
  private static let reachY: CGFloat = 7.5
  private static let cornerRadius: CGFloat = 5
  private static let letterFont: CGFloat = 22
  private static let smallFont: CGFloat = 15
}

extension UIReturnKeyType {
  /// The title of the return key; nil for SOS, which is the same in all languages. Source: the keys of iOS 9 to 12
  fileprivate var word: SystemWord? {
    switch self {
    case .default: .newline
    case .go: .go
    case .google, .search, .yahoo: .search
    case .join: .join
    case .next: .next
    case .route: .route
    case .send: .send
    case .done: .done
    case .emergencyCall: nil
    case .continue: .continue
    }
  }
}
