import Foundation
@_spi(Lunette) import LunetteStage

/// The header or footer of a section, made by a script or by the table for a title. Source: docs/rules/tables.md 3.5
open class UITableViewHeaderFooterView: ReusableView, ConfiguredView {
  /// A title is one heading; what an app puts into a header of its own is read by itself.
  open override var accessibilityNature: AccessibilityNature {
    if let text = configuredText { return AccessibilityNature(.other, label: text, place == .header ? [.header, .staticText] : .staticText) }
    guard hasText, contentView.subviews.count == 1, let text = textLabel.text, !text.isEmpty else {
      return AccessibilityNature().with { $0.isGroup = true }
    }
    return AccessibilityNature(.other, label: text, place == .header ? [.header, .staticText] : .staticText)
  }
  public let contentView = UIView()
  /// Behind the content, as large as the view.
  public var backgroundView: UIView? {
    didSet { if takes(&backgroundView, instead: oldValue) { backgroundViewDidChange(from: oldValue) } }
  }
  /// Made when it is first needed, as is the second one.
  public private(set) lazy var textLabel: UILabel = makeLabel()
  public private(set) lazy var detailTextLabel: UILabel = {
    hasDetail = true
    return makeLabel()
  }()
  /// What it was configured with. See `+Configuration`.
  public final var madeConfiguration: ViewConfiguration?
  private(set) var hasText = false
  private(set) var hasDetail = false
  @_spi(Lunette) open override var fittingContent: UIView? { contentView }
  package override var hostLabels: [UILabel] { (hasText ? [textLabel] : []) + (hasDetail ? [detailTextLabel] : []) }

  /// The table whose header or footer it is, which decides how its text looks.
  weak var tableView: UITableView?
  private(set) var place = TableSectionKind.header

  /// Registered classes are made by this initializer, too.
  public required init(reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: TableConstants.plainHeader))
    (self.reuseIdentifier, kind) = (reuseIdentifier, UITableView.headerFooterKind)
    addSubview(contentView)
  }

  /// A tint of its own is the colour of the header, behind its content. Source: docs/rules/tables.md 3.5
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if ownTint != nil, backgroundView == nil { backgroundColor = ownTint }
  }

  public enum Overridable {
    public static let prepareForReuse = OverridableMethod(
      "prepareForReuse", "Called when the view is taken out of the pool to be used again. Call super."
    ) {
      (view: UITableViewHeaderFooterView) in view.prepareForReuse()
    }
    public static let updateConfiguration = OverridableMethod(
      "updateConfiguration",
      "Makes the view look as its state says; called once before the next layout after the state has changed. Call super.", "state"
    ) { (view: UITableViewHeaderFooterView, state: UIViewConfigurationState) in view.updateConfiguration(using: state) }
    public static let configurationState = OverridableMethod(
      property: "configurationState",
      "What the looks depend on: a state of its own each time. A class of your own overrides it by a method of its name, and adds keys of its own."
    ) { (view: UITableViewHeaderFooterView) in view.configurationState }
  }

  /// Makes the view look as its state says. Source: Apple, updateConfiguration(using:)
  open func updateConfiguration(using state: UIViewConfigurationState) { updateOwnConfiguration(state) }

  /// Looks that depend on the table, unless a script has its own.
  func prepare(for table: UITableView, _ kind: TableSectionKind) {
    (tableView, place) = (table, kind)
    if table.style == .plain, backgroundColor == nil, backgroundView == nil, madeConfiguration?.background == nil {
      backgroundColor = system.colors.plainHeader
    }
    if hasText { style(textLabel) }
    willBeShown()
    setNeedsLayout()
  }

  private func makeLabel() -> UILabel {
    hasText = true
    let label = UILabel()
    style(label)
    if madeConfiguration?.contentView == nil { contentView.addSubview(label) }
    setNeedsLayout()
    return label
  }

  private func style(_ label: UILabel) {
    let isPlain = (tableView?.style ?? .plain) == .plain
    label.font = (isPlain ? TableConstants.plainTitleStyle : TableConstants.groupedTitleStyle).font(for: tableView ?? self)
    label.adjustsFontForContentSizeCategory = system.tables.textsFollowSize
    label.textColor = isPlain ? system.colors.plainTitle : system.colors.groupedTitle
    label.numberOfLines = isPlain && !system.tables.measuresByItself ? 1 : 0
  }

  /// The title of a section. In grouped tables headers are shown in capitals; what the data source gave is not touched.
  /// Source: docs/rules/tables.md 0.3, 2.4
  func show(title: String) {
    guard let tableView else { return }
    textLabel.text = tableView.style != .plain && place == .header ? title.uppercased() : title
  }

  /// The title that the table has written into it.
  var ownTitle: String? { kind == UITableView.titleKind && madeConfiguration == nil ? textLabel.text : nil }

  /// The content view follows the bounds as in a cell (`resizeContent`).
  open override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.size != bounds.size, contentView.isMeasuredByConstraints { contentView.frame = contentFrame }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if madeConfiguration != nil { updateConfigurationIfNeeded() }
    contentView.frame = contentFrame
    backgroundView?.frame = bounds
    if madeConfiguration != nil, layOutConfigured() { return }
    guard hasText else { return }
    let room = contentView.bounds.shrunk(dx: margin(in: bounds.width), dy: 0)
    if hasDetail, place == .header || detailTextLabel.text != nil {
      let width = min(room.width, detailTextLabel.sizeThatFits(.zero).width)
      detailTextLabel.frame = contentView.sided(CGRect(x: room.maxX - width, y: room.minY, width: width, height: room.height))
    }
    guard (tableView?.style ?? .plain) != .plain else {
      textLabel.frame = room
      return
    }
    let height = min(room.height, textLabel.sizeThatFits(room.size).height)
    let y = place == .header ? room.maxY - TableConstants.groupedTitleMargin - height : TableConstants.groupedTitleMargin
    textLabel.frame = CGRect(x: room.minX, y: max(0, y), width: room.width, height: height)
  }

  /// The content view's rectangle beside a notch. Space: bounds
  private var contentFrame: CGRect { bounds.inset(by: tableView?.contentSides ?? .zero) }

  /// The margin at the sides, as that of the table's cells. Units: points.
  private func margin(in width: CGFloat) -> CGFloat { system.tables.inset(in: tableView?.bounds.width ?? width) }

  @_spi(Lunette) open override func usualMargins(of subview: UIView) -> UIEdgeInsets? {
    subview === contentView ? contentMargins(side: margin(in: bounds.width), end: nil) : nil
  }

  /// One line of text in a plain table; as many as it has in a grouped one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let own = ownFitting(CGSize(width: size.width, height: 0), .required, .fittingSizeLevel) { return CGSize(width: size.width, height: own.height) }
    if let height = configuredHeight(width: size.width) { return CGSize(width: size.width, height: height) }
    if let height = constrainedHeight(of: contentView, width: size.width, layOut: { contentView.frame = contentFrame }) {
      return CGSize(width: size.width, height: height)
    }
    guard hasText else { return CGSize(width: size.width, height: bounds.height) }
    let sides = (tableView?.contentSides).map { $0.left + $0.right } ?? 0
    let text = textLabel.sizeThatFits(CGSize(width: size.width - sides - 2 * margin(in: size.width), height: size.height)).height
    return CGSize(width: size.width, height: max(TableConstants.plainHeader, text + 2 * TableConstants.groupedTitleMargin))
  }
}
