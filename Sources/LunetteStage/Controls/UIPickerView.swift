import Foundation

/// Wheels with rows; each wheel has one selected row. Source: docs/rules/controllers.md 8.3
///
/// Each wheel is a scroll view whose rows appear on the front of a cylinder; the row in the middle is selected. The delegate is asked for
/// the title or view of a row when the row becomes visible.
open class UIPickerView: UIView {
  open override var accessibilityNature: AccessibilityNature { AccessibilityNature(container: delegate is UIDatePicker ? .datePicker : .picker) }
  @_spi(Lunette) open override var accessibilityOrder: [UIView]? { [] }
  @_spi(Lunette) open override var accessibilityParts: [AccessibilityPart] { spokenParts }
  @_spi(Lunette) open override func adjustAccessibilityPart(_ index: Int, up: Bool) { turn(index, by: up ? 1 : -1) }
  public weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  public weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Kept, without effect: the band is always shown.
  public var showsSelectionIndicator = true

  package private(set) var wheels: [PickerWheel] = []
  private let band = UIView()
  private var lines = [UIView(), UIView()]
  private var needsReload = true

  /// Units: points. Source: docs/rules/controllers.md 8.3
  static let standardSize = CGSize(width: 320, height: 216)
  static let rowHeight: CGFloat = 32
  private static let sideMargin: CGFloat = 9
  private static let gap: CGFloat = 5
  /// Source: iOS 14, by eye
  private static let plateRadius: CGFloat = 8

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.standardSize) : frame)
    clipsToBounds = true
    band.isUserInteractionEnabled = false
    addSubview(band)
    if system.controls.pickerHasPlate {
      band.backgroundColor = system.colors.pickerLine
      band.layer.cornerRadius = Self.plateRadius
    }
    for line in lines {
      line.backgroundColor = system.colors.pickerLine
      line.isHidden = system.controls.pickerHasPlate
      band.addSubview(line)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.standardSize.width, height: Self.standardSize.height) }

  // MARK: Rows

  public var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  public func numberOfRows(inComponent component: Int) -> Int { wheel(component, "numberOfRows")?.count ?? 0 }

  public func reloadAllComponents() {
    needsReload = true
    setNeedsLayout()
  }

  public func reloadComponent(_ component: Int) {
    guard let wheel = wheel(component, "reloadComponent") else { return }
    wheel.reload(count: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }

  /// -1 for a wheel without rows. Source: Apple, selectedRow(inComponent:)
  public func selectedRow(inComponent component: Int) -> Int { wheel(component, "selectedRow")?.selectedRow ?? -1 }

  /// Selects a row without telling the delegate.
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let wheel = wheel(component, "selectRow") else { return }
    guard (0..<max(wheel.count, 1)).contains(row) else {
      simulation.recordFault(UIException(.range, "UIPickerView: row \(index: row) of a component that has \(wheel.count) rows"))
      return
    }
    layoutIfNeeded()
    wheel.select(row, animated: animated)
  }

  /// The view of a row; nil for a row that is not visible. Source: Apple, view(forRow:forComponent:)
  public func view(forRow row: Int, forComponent component: Int) -> UIView? { wheel(component, "view")?.view(ofRow: row) }

  public func rowSize(forComponent component: Int) -> CGSize {
    guard let wheel = wheel(component, "rowSize") else { return .zero }
    layoutIfNeeded()
    return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
  }

  private func wheel(_ component: Int, _ call: String) -> PickerWheel? {
    loadIfNeeded()
    if wheels.indices.contains(component) { return wheels[component] }
    simulation.recordFault(UIException(.range, "UIPickerView.\(call): component \(index: component) of \(wheels.count)"))
    return nil
  }

  private func loadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    let count = max(0, min(dataSource?.numberOfComponents(in: self) ?? 0, Self.mostComponents))
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(self, component: wheels.count)
      insertSubview(wheel, at: wheels.count)
      wheels.append(wheel)
    }
    for (component, wheel) in wheels.enumerated() {
      let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? Self.rowHeight
      wheel.rowHeight = height.isFinite ? height.clamped(to: 1...Self.largestLength) : Self.rowHeight
      wheel.reload(count: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    }
    setNeedsLayout()
  }

  /// Limit of wheels. Ours: more than fit on any screen
  private static let mostComponents = 100
  /// Limit of a row's height or a wheel's width. Units: points. Ours: more than any screen has
  private static let largestLength: CGFloat = 10_000

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let inner = bounds.width - 2 * Self.sideMargin
    let row = wheels.first?.rowHeight ?? Self.rowHeight
    band.frame = CGRect(x: Self.sideMargin, y: bounds.height / 2 - row / 2 - 1, width: inner, height: row + 2)
    band.isHidden = wheels.isEmpty
    let pixel = 1 / simulation.screen.scale
    lines[0].frame = CGRect(x: 0, y: 0, width: inner, height: pixel)
    lines[1].frame = CGRect(x: 0, y: row + 2 - pixel, width: inner, height: pixel)
    guard !wheels.isEmpty else { return }
    // Wheels whose width the delegate gives get that width; the others share the rest equally.
    let wished = wheels.indices.map { component -> CGFloat? in
      guard let width = delegate?.pickerView(self, widthForComponent: component) ?? nil, width.isFinite else { return nil }
      return width.clamped(to: 0...Self.largestLength)
    }
    let free = wished.filter { $0 == nil }.count
    let gaps = Self.gap * CGFloat(wheels.count - 1)
    let rest = inner - gaps - wished.compactMap { $0 }.reduce(0, +)
    let share = free > 0 ? max(0, (rest / CGFloat(free)).rounded(.down)) : 0
    let widths = wished.map { $0 ?? share }
    var x = ((bounds.width - widths.reduce(0, +) - gaps) / 2).roundedToPixel(scale: simulation.screen.scale)
    for (wheel, width) in zip(wheels, widths) {
      wheel.frame = sided(CGRect(x: x, y: 0, width: width, height: bounds.height))
      x += width + Self.gap
    }
  }

  // MARK: For the wheels

  package func title(_ row: Int, _ component: Int) -> AttributedText? {
    delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: component).map { AttributedText($0) }
  }
  func content(_ row: Int, _ component: Int, reusing view: UIView?) -> UIView? {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
  }
  /// The user has chosen a row.
  func didSelect(_ row: Int, _ component: Int) { delegate?.pickerView(self, didSelectRow: row, inComponent: component) }
}

/// - Lua: How many wheels a picker has, and how many rows they have. Wheels and rows count from 1.
public protocol UIPickerViewDataSource: AnyObject {
  /// The number of wheels; 1 if the method is missing.
  /// - Lua: numberOfComponents, by hand
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a wheel.
  /// - Lua: numberOfRowsInComponent, needed, by hand
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// - Lua: What the rows of a picker show, and which row the user has chosen. Wheels and rows count from 1.
public protocol UIPickerViewDelegate: AnyObject {
  /// The text of a row.
  /// - Lua: titleForRow, else nil
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The text of a row with attributes, in place of titleForRow.
  /// - Lua: attributedTitleForRow, answers LuaReference?, by hand, else nil
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> AttributedText?
  /// A view for a row, in place of a text. reusing is a view that is no longer visible, or nil.
  /// - Lua: viewForRow, else nil
  ///
  /// A view that is shown instead of a title. Source: Apple, pickerView(_:viewForRow:forComponent:reusing:)
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing: UIView?) -> UIView?
  /// The user has chosen a row, and the wheel has stopped.
  /// - Lua: didSelectRow
  ///
  /// A wheel has come to rest, or a row was tapped.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  /// The height of the rows of a wheel; 32 if the method is missing.
  /// - Units: points
  /// - Lua: rowHeightForComponent, answers Height, else nil
  ///
  /// Units: points. Nil for the usual height.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat?
  /// The width of a wheel.
  /// - Units: points
  /// - Lua: widthForComponent, answers Height, else nil
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat?
}
