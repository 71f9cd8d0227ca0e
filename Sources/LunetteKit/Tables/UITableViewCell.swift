import Foundation

/// One row on the screen. Source: tableview.md 2.5, 3
open class UITableViewCell: UIView {
  public enum CellStyle: String, CaseIterable, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: String, CaseIterable, Sendable { case none, blue, gray, `default` }

  public let style: CellStyle
  public let reuseIdentifier: String?
  public let contentView = UIView()
  let separator = UITableViewSeparator()

  /// Made when it is first needed, so that cells without text cost nothing.
  public private(set) lazy var textLabel: UILabel = makeLabel(UILabel.defaultFontSize)
  public private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : makeLabel(Self.detailFontSize(style))
  public private(set) lazy var imageView: UIImageView = {
    let view = UIImageView()
    contentView.addSubview(view)
    return view
  }()
  private var hasLabels = false

  public var selectionStyle = SelectionStyle.default
  /// Shown behind the content while the cell is selected or highlighted.
  public var selectedBackgroundView: UIView?
  public internal(set) weak var tableView: UITableView?
  var sectionEnds: SectionEnds = [] { didSet { if sectionEnds != oldValue { setNeedsLayout() } } }
  /// Above the first row of a grouped section.
  var topSeparator: UITableViewSeparator?

  /// Source: tableview.md 3.1: the same initializer serves register
  public required init(style: CellStyle = .default, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UITableView.defaultRowHeight))
    backgroundColor = .white
    addSubview(contentView)
    addSubview(separator)
    contentView.frame = bounds
  }

  // MARK: State, set by the table from its own records. Source: tableview.md 3.4

  open var isSelected: Bool {
    get { selectedState }
    set { sendSetSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { highlightedState }
    set { sendSetHighlighted(newValue, animated: false) }
  }
  private var selectedState = false
  private var highlightedState = false

  open func setSelected(_ selected: Bool, animated: Bool) {
    selectedState = selected
    refreshSelectedBackground()
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    highlightedState = highlighted
    refreshSelectedBackground()
  }

  /// Taken out of the pool: looks that belong to the last row are undone. Call super. Source: tableview.md 3.2
  open func prepareForReuse() {
    layer.removeAllAnimations()
    if highlightedState { sendSetHighlighted(false, animated: false) }
    if selectedState { sendSetSelected(false, animated: false) }
  }

  func prepare(for table: UITableView, frame: CGRect, isSelected: Bool) {
    tableView = table
    // Handed out again while it was on its way out.
    if superview === table { layer.removeAllAnimations(finished: true) }
    isHidden = false
    alpha = 1
    self.frame = frame
    if selectedState != isSelected { sendSetSelected(isSelected, animated: false) }
    setNeedsLayout()
  }

  private func refreshSelectedBackground() {
    let isOn = (selectedState || highlightedState) && selectionStyle != .none
    if isOn, selectedBackgroundView == nil {
      selectedBackgroundView = UIView()
      selectedBackgroundView?.backgroundColor = Self.selectedColor
    }
    if let view = selectedBackgroundView {
      if isOn, view.superview !== self {
        view.frame = bounds
        insertSubview(view, at: 0)
      } else if !isOn, view.superview === self {
        view.removeFromSuperview()
      }
    }
    for case let label as UILabel in contentView.subviews { label.isHighlighted = isOn }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasSeparator = tableView.map { $0.separatorStyle != .none } ?? false
    let line = hasSeparator ? UITableViewSeparator.thickness : 0
    contentView.frame = CGRect(x: 0, y: 0, width: bounds.width - (tableView?.indexWidth ?? 0), height: max(0, bounds.height - line))
    separator.isHidden = !hasSeparator
    if let table = tableView, hasSeparator {
      separator.backgroundColor = table.separatorColor
      separator.frame = CGRect(
        x: table.separatorInset.left, y: bounds.height - line,
        width: max(0, bounds.width - table.separatorInset.left - table.separatorInset.right), height: line)
    }
    if let tableView { layOutSectionEnds(tableView) }
    selectedBackgroundView?.frame = bounds
    if hasLabels { layOutLabels() }
  }

  /// As high as its texts need, for rows that measure themselves.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight(width: size.width)) }

  /// Source of the inset: tableview.md 2.5, text label (15, 0, width - 30, 43.5). The places of the second label are ours until the
  /// cell styles get their chapter.
  private func layOutLabels() {
    let content = contentView.bounds.insetBy(dx: Self.textInset, dy: 0)
    guard let detail = detailTextLabel else {
      textLabel.frame = content
      return
    }
    let (textHeight, detailHeight) = (textLabel.font.lineHeight, detail.font.lineHeight)
    switch style {
    case .subtitle:
      let top = ((content.height - textHeight - detailHeight) / 2).roundedToPixel(scale: UIScreen.main.scale)
      textLabel.frame = CGRect(x: content.minX, y: top, width: content.width, height: textHeight)
      detail.frame = CGRect(x: content.minX, y: top + textHeight, width: content.width, height: detailHeight)
    default:
      let width = min(content.width, detail.sizeThatFits(.zero).width)
      textLabel.frame = CGRect(x: content.minX, y: 0, width: content.width - width, height: content.height)
      detail.frame = CGRect(x: content.maxX - width, y: 0, width: width, height: content.height)
      detail.textAlignment = .right
    }
  }

  private func makeLabel(_ fontSize: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: fontSize)
    contentView.addSubview(label)
    hasLabels = true
    setNeedsLayout()
    return label
  }

  private static func detailFontSize(_ style: CellStyle) -> CGFloat {
    style == .subtitle ? subtitleFontSize : UILabel.defaultFontSize
  }

  /// Units: points. Source: Apple, subtitle cells of iOS 7 to 12
  private static let subtitleFontSize: CGFloat = 12
  /// Units: points from either side. Source: tableview.md 2.5
  static let textInset: CGFloat = 15
  /// The grey of a selected classic cell, 217 of 255. Source: Apple
  static let selectedColor = UIColor(white: 217.0 / 255)

  // MARK: Dispatch

  final func sendPrepareForReuse() { if overrides?.call("prepareForReuse", on: self) == nil { prepareForReuse() } }
  final func sendSetSelected(_ selected: Bool, animated: Bool) {
    if overrides?.call("setSelected", on: self, .bool(selected), .bool(animated)) == nil { setSelected(selected, animated: animated) }
  }
  final func sendSetHighlighted(_ highlighted: Bool, animated: Bool) {
    if overrides?.call("setHighlighted", on: self, .bool(highlighted), .bool(animated)) == nil {
      setHighlighted(highlighted, animated: animated)
    }
  }
}

/// The hairline under a row, and the lines that go on below a short table.
public final class UITableViewSeparator: UIView {
  /// Units: points, half of one at 2x. Source: tableview.md 0.3
  static let thickness: CGFloat = 0.5

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
}
