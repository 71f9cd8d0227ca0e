import Foundation
@_spi(Lunette) import LunetteStage

/// - Lua: Is told which colour the user has chosen.
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// The user has chosen another colour: viewController.selectedColor.
  /// - Lua: colorPickerViewControllerDidSelectColor
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// The user has chosen a colour; continuously tells whether a finger is still choosing, which a simulated one never is.
  /// - Lua: colorPickerViewControllerDidSelect(viewController, color, continuously)
  func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// The user has closed the picker.
  /// - Lua: colorPickerViewControllerDidFinish
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

/// Lets the user choose a colour: of the system's, by a tap, or any, which whoever drives the app says. Source: docs/rules/controllers.md 16
open class UIColorPickerViewController: UIViewController {
  public weak var colorDelegate: (any UIColorPickerViewControllerDelegate)?
  public var selectedColor = UIColor.black { didSet { grid.show(selectedColor) } }
  /// Without it a chosen colour loses what shows through it.
  public var supportsAlpha = true

  private let grid = ColorGrid()
  private let close = UIButton(type: .system)

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = simulation.system.colors.table
    close.setTitle(SystemWord.done.shown, for: .normal)
    close.addAction(for: .touchUpInside) { [weak self] _, _ in self?.finish() }
    grid.choose = { [weak self] in self?.pick($0) }
    grid.show(selectedColor)
    view.addSubview(grid)
    view.addSubview(close)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).shrunk(dx: Self.margin, dy: Self.margin)
    close.frame = CGRect(x: room.maxX - Self.closeWidth, y: room.minY, width: Self.closeWidth, height: Self.closeHeight)
    grid.frame = CGRect(x: room.minX, y: close.frame.maxY, width: room.width, height: room.width)
  }

  /// Units: points. Ours
  private static let (margin, closeWidth, closeHeight): (CGFloat, CGFloat, CGFloat) = (16, 60, 44)

  /// What the user chose. The picker stays.
  public func pick(_ color: UIColor) {
    selectedColor = supportsAlpha ? color : color.withAlphaComponent(1)
    didPick?(selectedColor)
    colorDelegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: false)
    colorDelegate?.colorPickerViewControllerDidSelectColor(self)
  }

  /// The user closes it.
  public func finish() {
    presentingViewController?.dismiss(animated: true) { [weak self] in self.map { $0.colorDelegate?.colorPickerViewControllerDidFinish($0) } }
  }

  /// A well that has opened it.
  var didPick: ((UIColor) -> Void)?
}

/// The system's colours in a grid.
private final class ColorGrid: UIView {
  var choose: ((UIColor) -> Void)?
  private static let perRow = 6
  private static let gap: CGFloat = 8
  /// The names of the colours in the order of the rainbow, then from white to black.
  private static let names = [
    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan", "systemBlue", "systemIndigo", "systemPurple",
    "systemPink", "systemBrown", "white", "lightGray", "gray", "darkGray", "black",
  ]
  private var swatches: [ColorSwatch] = []

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    for name in Self.names {
      guard let color = system.colors.named(name) else { continue }
      let swatch = ColorSwatch(name, color)
      swatch.addAction(for: .touchUpInside) { [weak self] _, _ in self?.choose?(color) }
      addSubview(swatch)
      swatches.append(swatch)
    }
  }

  func show(_ chosen: UIColor) {
    for swatch in swatches { swatch.isChosen = swatch.color == chosen }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = (bounds.width - CGFloat(Self.perRow - 1) * Self.gap) / CGFloat(Self.perRow)
    for (place, swatch) in swatches.enumerated() {
      let (row, column) = (place / Self.perRow, place % Self.perRow)
      swatch.frame = CGRect(x: CGFloat(column) * (side + Self.gap), y: CGFloat(row) * (side + Self.gap), width: max(0, side), height: max(0, side))
    }
  }
}

/// One colour of the grid.
private final class ColorSwatch: UIControl {
  let color: UIColor
  private let name: String
  var isChosen = false { didSet { showEdge() } }

  init(_ name: String, _ color: UIColor) {
    (self.name, self.color) = (name, color)
    super.init(frame: .zero)
    backgroundColor = color
    layer.cornerRadius = Self.corner
    showEdge()
  }

  private func showEdge() {
    layer.borderWidth = isChosen ? Self.ring : Self.edge
    layer.borderColor = isChosen ? system.colors.tint : system.colors.separator
  }

  /// The edge is around each colour, since one may be that of the sheet. Units: points; ours
  private static let (corner, ring, edge): (CGFloat, CGFloat, CGFloat) = (8, 3, 0.5)

  /// `systemRed` as "red", `lightGray` as "light gray". The system's words for colours aren't known, so they are the same in each language.
  override var accessibilityNature: AccessibilityNature {
    let words = name.hasPrefix("system") ? String(name.dropFirst("system".count)) : name
    let label = words.reduce(into: "") { $0 += $1.isUppercase && !$0.isEmpty ? " " + $1.lowercased() : $1.lowercased() }
    return AccessibilityNature(.button, label: label, isChosen ? [.button, .selected] : .button)
  }
}

/// A round button that shows a colour and, tapped, lets the user choose another. Source: Apple, UIColorWell (iOS 14); its look is ours
open class UIColorWell: UIControl {
  /// Nil before one is chosen.
  public var selectedColor: UIColor? { didSet { inner.backgroundColor = selectedColor } }
  public var supportsAlpha = true
  /// The title of the picker.
  public var title: String?
  private let inner = UIView()

  /// Units: points. Source: Apple's wells are 28 wide
  private static let size = CGSize(width: 28, height: 28)
  private static let ring: CGFloat = 3

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
    backgroundColor = .part("tertiarySystemFill")
    inner.isUserInteractionEnabled = false
    addSubview(inner)
    addAction(for: .touchUpInside) { [weak self] _, _ in self?.open() }
  }

  open override var accessibilityNature: AccessibilityNature { AccessibilityNature(.button, label: title, .button) }
  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
    inner.frame = bounds.shrunk(dx: Self.ring, dy: Self.ring)
    inner.layer.cornerRadius = max(0, min(inner.bounds.width, inner.bounds.height) / 2)
  }

  private func open() {
    var responder: UIResponder? = self
    while let next = responder, !(next is UIViewController) { responder = next.next }
    guard let presenter = responder as? UIViewController, simulation.shownColorPicker == nil else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.didPick = { [weak self] in self?.take($0) }
    presenter.present(picker, animated: true)
  }

  /// The user has chosen.
  package func take(_ color: UIColor) {
    selectedColor = supportsAlpha ? color : color.withAlphaComponent(1)
    sendActions(for: .valueChanged)
  }
}

extension Simulation {
  /// The picker in front, which waits for a colour; nil where none does.
  package var shownColorPicker: UIColorPickerViewController? {
    for window in application.visibleWindows.reversed() {
      guard let root = window.root as? UIViewController else { continue }
      let found = ([root] + root.presentedAbove).compactMap { $0 as? UIColorPickerViewController }
      if let picker = found.last(where: { !$0.isBeingDismissed }) { return picker }
    }
    return nil
  }
}
