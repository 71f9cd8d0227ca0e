import Foundation
@_spi(Lunette) import LunetteStage

/// A button of a bar, as data: its title or image, and its action. The bar draws the button.
/// Source: Apple, UIBarButtonItem and UIBarItem
open class UIBarButtonItem: UIBarItem {
  public typealias Action = (UIBarButtonItem) -> Void

  /// Source: Apple, UIBarButtonItem.Style (raw values)
  public enum Style: Int, CaseIterable, Sendable {
    case plain = 0
    /// The look of iOS 6; since then it is plain.
    case bordered = 1
    case done = 2
  }

  /// The items that the system words. Source: Apple, UIBarButtonItem.SystemItem (raw values)
  public enum SystemItem: Int, CaseIterable, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop
    case camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24

    /// What stands on it where it shows a word; nil for pictures and spaces.
    public var title: String? { word?.shown }

    private var word: SystemWord? {
      switch self {
      case .done: .done
      case .cancel: .cancel
      case .edit: .edit
      case .save: .save
      case .undo: .undo
      case .redo: .redo
      default: nil
      }
    }

    /// What it is called where it shows no word: its name in words, but "Delete" and "Share". Source: docs/rules/accessibility.md 3
    var spokenName: String {
      switch self {
      case .trash: return "Delete"
      case .action: return "Share"
      default:
        let words = "\(self)".reduce(into: "") { text, letter in text += letter.isUppercase ? " \(letter)" : "\(letter)" }
        return words.prefix(1).uppercased() + words.dropFirst()
      }
    }

    public var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
    /// What it shows where it shows no word.
    var picture: UIImage? { word == nil && !isSpace ? UIImage.ofBarItem(self) : nil }
  }

  public var style = Style.plain { didSet { if style != oldValue { didChange() } } }
  /// Units: points; 0 for as wide as it needs.
  public var width: CGFloat = 0 { didSet { if width != oldValue { didChange() } } }
  public var customView: UIView? { didSet { if customView !== oldValue { didChange() } } }
  /// Nil for the bar's.
  public var tintColor: UIColor? { didSet { didChange() } }
  /// Kept: a button that is as wide as the longest of them.
  public var possibleTitles: Set<String>? {
    didSet {
      sortedTitles = possibleTitles?.sorted()
      didChange()
    }
  }
  /// `possibleTitles` in an order that is the same in each run.
  package private(set) var sortedTitles: [String]?
  /// The system item that it was made from; nil for an item with a title, an image or a view of its own.
  public private(set) var systemItem: SystemItem?
  /// What a touch sets off.
  public var action: Action? { didSet { button?.takeMenu(of: self) } }
  /// What a tap does, in place of `action`. An item that isn't one of the system's gets its title and image.
  /// Source: Apple, UIBarButtonItem.primaryAction (iOS 14)
  public var primaryAction: UIAction? {
    didSet {
      button?.takeMenu(of: self)
      guard let primaryAction, systemItem == nil else { return }
      if !primaryAction.title.isEmpty { title = primaryAction.title }
      if let picture = primaryAction.image { image = picture }
    }
  }

  /// A tap opens it, or, where the item has an action, a finger that rests. Source: Apple, UIBarButtonItem.menu (iOS 14)
  public var menu: UIMenu? { didSet { if menu !== oldValue { didChange() } } }
  /// Shown as chosen. Source: Apple, UIBarButtonItem.isSelected (iOS 15)
  public var isSelected = false { didSet { if isSelected != oldValue { didChange() } } }
  /// Whether the item takes no room in the bar. Source: Apple, UIBarButtonItem.isHidden (iOS 16)
  public var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }
  /// The item's title is that of the element that is on, in a menu with one selection. Source: Apple (iOS 15)
  public var changesSelectionAsPrimaryAction = false { didSet { if changesSelectionAsPrimaryAction != oldValue { didChange() } } }
  /// Whether a tap opens the menu: nothing else is to be done.
  var opensMenu: Bool { menu != nil && primaryAction == nil && action == nil }

  public init(title: String? = nil, style: Style = .plain, action: Action? = nil) {
    super.init()
    (self.title, self.style, self.action) = (title, style, action)
  }

  public init(image: UIImage?, style: Style = .plain, action: Action? = nil) {
    super.init()
    (self.image, self.style, self.action) = (image, style, action)
  }

  /// Done and Save stand out. Source: Apple, UIBarButtonItem.SystemItem
  public init(systemItem: SystemItem, action: Action? = nil) {
    super.init()
    self.action = action
    become(systemItem)
  }

  package func become(_ systemItem: SystemItem) {
    (self.systemItem, title) = (systemItem, systemItem.title)
    style = systemItem == .done || systemItem == .save ? .done : .plain
  }

  public init(customView: UIView) {
    super.init()
    self.customView = customView
  }

  /// Runs the item's action, as a tap does; nothing while the item is disabled.
  public func sendAction() {
    guard isEnabled else { return }
    if opensMenu { return button?.openMenu() ?? () }
    // Without a menu it is a switch.
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    if let primaryAction { primaryAction.perform(sender: self) } else { action?(self) }
  }

  public override var accessibilityNature: AccessibilityNature {
    guard let systemItem, image == nil, title == systemItem.title else { return super.accessibilityNature }
    return super.accessibilityNature.with { $0.label = title ?? systemItem.spokenName }
  }

  var isSpace: Bool { systemItem?.isSpace == true && customView == nil }
  override var shownImage: UIImage? { image ?? systemItem?.picture }

  // MARK: On the screen

  /// Whether it acts while items are held over it. Source: Apple, UISpringLoadedInteractionSupporting: false
  public var isSpringLoaded = false { didSet { button?.isSpringLoaded = isSpringLoaded } }

  /// The view that shows the item while it is in a bar.
  public var view: UIView? { customView ?? button }
  private(set) var button: UINavigationButton?

  /// What fingers find holds at once, also the menu that they open; the look follows with the bar's layout.
  override func didChange() {
    button?.isEnabled = isEnabled
    button?.takeMenu(of: self)
    super.didChange()
  }

  /// The app's own view, or a button that is up to date with it.
  /// - Parameter look: what the bar's appearance says of it
  func makeView(isCompact: Bool, look: UIBarButtonItemAppearance? = nil) -> UIView? {
    if isSpace { return nil }
    if let customView {
      customView.takeOwnSizeInBar()
      return customView
    }
    let button = button ?? UINavigationButton(self)
    self.button = button
    button.isSpringLoaded = isSpringLoaded
    button.show(self, isCompact: isCompact, look)
    return button
  }
}

/// What stands for an item with a title or a picture.
final class UINavigationButton: UIButton, MenuOwner {
  private weak var item: UIBarButtonItem?
  private var symbol: String?
  /// What is said about the item holds for its button.
  override var accessibilitySettings: AccessibilitySettings? { super.accessibilitySettings ?? item?.accessibilitySettings }
  override var accessibilityNature: AccessibilityNature { item.map { $0.accessibilityNature.with { $0.isElement = true } } ?? super.accessibilityNature }

  override var barLargeContent: (title: String?, image: UIImage?)? { item?.largeContent }

  package var menuSender: AnyObject? { item }
  package func menuDidSelect(_ action: UIAction) { if item?.systemItem == nil { item?.title = action.title } }

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(type: .system)
    addAction(for: .touchUpInside) { [weak self] _, _ in if let item = self?.item, !item.opensMenu { item.sendAction() } }
  }

  /// Beside its text, towards the side of the bar at which it stands. Units: points.
  func takePadding(_ padding: CGFloat, onRight: Bool) { (contentEdgeInsets.left, contentEdgeInsets.right) = onRight ? (0, padding) : (padding, 0) }

  private var look: UIBarButtonItemAppearance?
  private var disabledColor: UIColor?

  func show(_ item: UIBarButtonItem, isCompact: Bool, _ look: UIBarButtonItemAppearance?) {
    self.look = look
    let image = isCompact ? item.landscapeImagePhone ?? item.shownImage : item.shownImage
    let attributes = item.titleTextAttributes(for: .normal) ?? look?.normal.titleTextAttributes
    takeMenu(of: item)
    let size = BarConstants.titleFontSize
    titleLabel.font = attributes?.font ?? .systemFont(ofSize: size, weight: item.style == .done ? .semibold : .regular)
    tintColor = item.tintColor
    if let color = attributes?.foregroundColor { setTitleColor(color, for: .normal) } else if look != nil { setTitleColor(nil, for: .normal) }
    disabledColor = look.flatMap { $0.disabled.titleTextAttributes?.foregroundColor }
    setTitleColor(look.flatMap { $0.highlighted.titleTextAttributes?.foregroundColor }, for: .highlighted)
    titleEdgeInsets = look.map { UIEdgeInsets(shift: $0.normal.titlePositionAdjustment) } ?? .zero
    setTitle(image == nil ? item.title : nil, for: .normal)
    setImage(image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }, for: .normal)
    imageEdgeInsets = item.imageInsets
    isEnabled = item.isEnabled
    showTint()
    if isSelected != item.isSelected {
      isSelected = item.isSelected
      showSelection(item.isSelected)
    }
    symbol = item.systemItem == .add && item.image == nil ? "+" : nil
    // The system's pictures have names of their own.
    let pictured = image == nil ? nil : item.systemItem.map { "\($0)" } ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier ?? pictured
  }

  fileprivate func takeMenu(of item: UIBarButtonItem) {
    if menu !== item.menu { menu = item.menu }
    guard item.menu != nil else { return }
    showsMenuAsPrimaryAction = item.opensMenu
    changesSelectionAsPrimaryAction = item.changesSelectionAsPrimaryAction
  }

  /// What is chosen stands on a plate in the tint. Source: Apple, UIBarButtonItem.isSelected; its measures are ours
  private func showSelection(_ isSelected: Bool) {
    layer.backgroundColor = isSelected ? tintColor.withAlphaComponent(BarConstants.selectedShare) : nil
    layer.cornerRadius = isSelected ? BarConstants.selectedRadius : 0
  }

  /// What is off is grey in a toolbar, in a navigation bar the tint at a quarter. Source: docs/rules/controllers.md 4.1, 4.4
  private func showTint() {
    let isInToolbar = superview is UIToolbar
    setTitleColor(
      disabledColor ?? (isInToolbar ? system.colors.disabledTitle : tintColor.withAlphaComponent(BarConstants.disabledAlpha)), for: .disabled)
    if item?.isSelected == true || isSelected { showSelection(item?.isSelected == true) }
    adjustsImageWhenDisabled = !isInToolbar
    if isPicture { imageView.tintColor = isInToolbar && !isEnabled ? system.colors.disabledTitle : nil }
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    showTint()
  }

  override func tintColorDidChange() {
    showTint()
    super.tintColorDidChange()
  }

  /// A plus is a picture here and a word for who looks for it.
  package override var drawnTexts: [DrawnText] { symbol.map { [DrawnText(text: $0, frame: bounds)] } ?? [] }

  /// Its box: as wide as the text, or the picture and room on both sides. Source: docs/rules/controllers.md 4.1
  func boxWidth(_ item: UIBarButtonItem) -> CGFloat {
    if item.width > 0 { return item.width }
    if let image = currentImage { return image.size.width + 2 * BarConstants.imagePadding }
    let words = (item.possibleTitles ?? []).union([currentTitle ?? ""])
    let scale = simulation.screen.scale
    return words.map { TextMetrics.width(of: simulation.shown($0), font: titleLabel.shownFont).roundedUpToPixel(scale: scale) }.max() ?? 0
  }

  var isPicture: Bool { currentImage != nil }
}

extension UIEdgeInsets {
  /// Insets that move what they surround.
  fileprivate init(shift: CGPoint) { self.init(top: shift.y, left: shift.x, bottom: 0 - shift.y, right: 0 - shift.x) }
}
