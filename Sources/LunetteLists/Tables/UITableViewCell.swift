import Foundation
@_spi(Lunette) import LunetteStage

/// One row on the screen. `+Layout` places its parts, `+Controls` has what stands beside the content. Source: docs/rules/tables.md 2.5, 3
open class UITableViewCell: ReusableView, ConfiguredView {
  open override var accessibilityNature: AccessibilityNature { spokenForm.with { $0.label = spokenLabel } }
  @_spi(Lunette) open override var accessibilityForm: AccessibilityNature { spokenForm }
  @_spi(Lunette) open override func accessibilityNature(inPlaceBy view: UIView) -> AccessibilityNature? {
    view === contentView ? inPlace(AccessibilityNature(.cell, isSelected ? .selected : []), by: view) : nil
  }
  @_spi(Lunette) open override func accessibilityReads(_ view: UIView) -> Bool { view === spokenSwitch || view is UITableViewCellMark }
  @_spi(Lunette) open override var accessibilityOwnPoint: CGPoint? { spokenSwitch.map { convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), from: $0) } }
  @_spi(Lunette) open override var accessibilityOwnActions: [UIAccessibilityCustomAction] { swipeActionsByName }

  public enum CellStyle: String, CaseIterable, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: String, CaseIterable, Sendable { case none, blue, gray, `default` }
  public enum AccessoryType: String, CaseIterable, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum EditingStyle: String, CaseIterable, Sendable { case none, delete, insert }

  public private(set) var style: CellStyle
  public let contentView = UIView()
  /// A colour of its own takes the place of a configuration.
  open override var backgroundColor: UIColor? { didSet { if backgroundColor != nil, madeConfiguration?.background != nil { backgroundConfiguration = nil } } }
  let separator = UITableViewSeparator()

  // MARK: Content, made when it is first needed, so that cells without text cost nothing

  public private(set) lazy var textLabel: UILabel = makeLabel(
    style == .value2 ? CellConstants.value2FontSize : UILabel.defaultFontSize, style == .value2 ? nil : .body)
  public private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : makeDetailLabel()
  public private(set) lazy var imageView: UIImageView = {
    let view = UIImageView()
    view.cell = self
    if !hasConfiguredContent { contentView.addSubview(view) }
    hasImageView = true
    setNeedsLayout()
    return view
  }()
  /// Whether its own labels, or its own picture, have been made.
  public var hasLabels: Bool { !ownLabels.isEmpty }
  private(set) var ownLabels: [UILabel] = []
  /// Whether its texts take several lines because the text size is one of the largest.
  var wrapsBySize = false
  @_spi(Lunette) open override var fittingContent: UIView? { contentView }
  @_spi(Lunette) open override func fittingWithoutConstraints(_ target: CGSize) -> CGSize? {
    isMeasuredByConstraints
      ? nil : UIView.Overridable.sizeThatFits(self, CGSize(width: target.width > 0 ? target.width : bounds.width, height: UIView.unlimited))
  }
  package override var hostLabels: [UILabel] { ownLabels }
  public private(set) var hasImageView = false

  // MARK: Looks

  public var selectionStyle = SelectionStyle.default { didSet { refreshSelectedBackground() } }
  /// Behind everything else.
  public var backgroundView: UIView? {
    didSet { if takes(&backgroundView, instead: oldValue) { backgroundViewDidChange(from: oldValue) } }
  }
  /// Shown behind the content while the cell is selected or highlighted.
  public var selectedBackgroundView: UIView? {
    didSet {
      hasUsualBackground = false
      guard takes(&selectedBackgroundView, instead: oldValue) else { return }
      if let oldValue {
        endFade(of: oldValue)
        oldValue.removeFromSuperview()
      }
      refreshSelectedBackground()
    }
  }
  /// Whether that is the system's, which a cell keeps from its first selection on.
  package private(set) final var hasUsualBackground = false
  /// While the selected background fades away, the opacity that it had.
  private var fadedAlpha: CGFloat?
  /// How far the picture and the texts stand to the right: so many times `indentationWidth`.
  public var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// Units: points.
  public var indentationWidth = CellConstants.indentationWidth { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
  /// The table's, where the cell has none of its own. Only left and right count. Units: points.
  public var separatorInset: UIEdgeInsets {
    get {
      if let ownSeparatorInset { return ownSeparatorInset }
      if let tableView, !tableView.hasDefaultSeparatorInset { return tableView.separatorInset }
      return UIEdgeInsets(left: margin)
    }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets?

  public var accessoryType = AccessoryType.none {
    didSet {
      accessoryAssignments &+= 1
      if accessoryType != oldValue { setNeedsLayout() }
    }
  }
  /// Takes the place of the accessory type's sign.
  public var accessoryView: UIView? {
    didSet {
      accessoryAssignments &+= 1
      guard takes(&accessoryView, instead: oldValue) else { return }
      setNeedsLayout()
    }
  }
  /// How often one of the two was assigned, the same value or another. Ours, as of a label's text
  public private(set) var accessoryAssignments = 0
  /// While editing; `none` shows nothing then, whatever `accessoryType` is.
  public var editingAccessoryType = AccessoryType.none { didSet { if editingAccessoryType != oldValue { setNeedsLayout() } } }
  public var editingAccessoryView: UIView? {
    didSet {
      guard takes(&editingAccessoryView, instead: oldValue) else { return }
      setNeedsLayout()
    }
  }

  /// What it was configured with. See `+Configuration`.
  public final var madeConfiguration: ViewConfiguration?

  /// What stands beside the content now.
  var controls = CellControls()
  /// What the table allows its row in editing mode.
  var editingLook = EditingLook() { didSet { if editingLook != oldValue { setNeedsLayout() } } }
  /// The actions of a row that is open, and how far the content has moved for them: to the left below 0. Units: points.
  var actionsView: SwipeActionsView? { didSet { if (actionsView == nil) != (oldValue == nil) { setNeedsLayout() } } }
  var actionsOffset: CGFloat = 0 {
    didSet {
      guard actionsOffset != oldValue else { return }
      setNeedsLayout()
      if (actionsOffset == 0) != (oldValue == 0) { stateDidChange() }
    }
  }
  /// The table that shows the cell.
  public var tableView: UITableView? { list as? UITableView }
  var sectionEnds: SectionEnds = [] { didSet { if sectionEnds != oldValue { setNeedsLayout() } } }
  /// The style of the table in which the ends were laid out last.
  var endsStyle = UITableView.Style.plain
  /// Above the first row of a grouped section.
  var topSeparator: UITableViewSeparator?

  /// Source: docs/rules/tables.md 3.1: the same initializer serves register
  public required init(style: CellStyle = .default, reuseIdentifier: String?) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UITableView.defaultRowHeight))
    self.reuseIdentifier = reuseIdentifier
    simulation.deeds.cells += 1
    backgroundColor = system.colors.table
    addSubview(contentView)
    addSubview(separator)
    contentView.frame = bounds
  }

  /// The style that a subclass's initializer chooses. Texts that the cell has in another style go.
  package func become(_ style: CellStyle) {
    guard style != self.style else { return }
    for label in ownLabels {
      label.cell = nil
      label.removeFromSuperview()
    }
    let hasText = !ownLabels.isEmpty
    ownLabels = []
    self.style = style
    if hasText { textLabel = makeLabel(style == .value2 ? CellConstants.value2FontSize : UILabel.defaultFontSize, style == .value2 ? nil : .body) }
    detailTextLabel = style == .default ? nil : makeDetailLabel()
  }

  deinit {
    for label in ownLabels { label.cell = nil }
    if hasImageView { imageView.cell = nil }
  }

  // MARK: State, set by the table from its own records. Source: docs/rules/tables.md 3.4

  open var isSelected: Bool {
    get { isShownSelected }
    set { Overridable.setSelected(self, newValue, false) }
  }
  open var isHighlighted: Bool {
    get { isShownHighlighted }
    set { Overridable.setHighlighted(self, newValue, false) }
  }
  open var isEditing: Bool {
    get { editingState }
    set { Overridable.setEditing(self, newValue, false) }
  }
  private var editingState = false

  open func setSelected(_ selected: Bool, animated: Bool) {
    guard isShownSelected != selected else { return }
    isShownSelected = selected
    stateDidChange()
    refreshSelectedBackground(animated: animated)
    refreshCircle()
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard isShownHighlighted != highlighted else { return }
    isShownHighlighted = highlighted
    stateDidChange()
    refreshSelectedBackground(animated: animated)
  }

  /// Shows or hides the controls that the table allows this row. Source: docs/rules/tables.md 5.1
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editingState != editing else { return }
    let states = editing ? [isSwipedOpen ? Self.swiped : Self.edited] : []
    Overridable.willTransition(self, states)
    editingState = editing
    stateDidChange()
    layOutControls(animated: animated) { [weak self] in
      // A change that came in between tells of itself.
      if let self, editingState == editing { Overridable.didTransition(self, states) }
    }
  }
  private var isSwipedOpen: Bool { tableView?.editing.open.map { $0.kind == .swipe && $0.cell === self } ?? false }
  private static let (edited, swiped) = ("showingEditControl", "showingDeleteConfirmation")

  public var editingStyle: EditingStyle { editingLook.style }
  public var shouldIndentWhileEditing: Bool { editingLook.indents }
  /// Its row is open and shows what can be done with it.
  public var showingDeleteConfirmation: Bool { actionsView != nil && actionsOffset != 0 }
  /// Set by the table: the row may be moved. Source: docs/rules/tables.md 5.6
  public var showsReorderControl: Bool {
    get { editingLook.isMovable }
    set { editingLook.isMovable = newValue }
  }

  /// Taken out of the pool: looks that belong to the last row are undone. Call super. Source: docs/rules/tables.md 3.2
  open override func prepareForReuse() {
    super.prepareForReuse()
    // The background of a selected cell may still be fading away.
    if selectedBackgroundView != nil { refreshSelectedBackground() }
    if isShownHighlighted { Overridable.setHighlighted(self, false, false) }
    if isShownSelected { Overridable.setSelected(self, false, false) }
    resetEditing()
    stateDidChange()
  }

  open override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    resizeContent(from: old)
  }

  func prepare(for table: UITableView, frame: CGRect, isSelected: Bool) {
    // Handed out again while it was on its way out.
    if superview === table { layer.removeAllAnimations(finished: true) }
    if actionsView != nil { resetEditing() }
    isHidden = false
    alpha = 1
    self.frame = frame
    if isShownSelected != isSelected { Overridable.setSelected(self, isSelected, false) }
    willBeShown()
    setNeedsLayout()
  }

  /// Shows or removes the background of a selected cell. It comes at once; animated, it fades away.
  final func refreshSelectedBackground(animated: Bool = false) {
    let isOn = showsSelection
    if isOn, selectedBackgroundView == nil, madeConfiguration?.background == nil {
      let view = UIView()
      view.backgroundColor = system.colors.selectedCell
      selectedBackgroundView = view
      hasUsualBackground = true
      return
    }
    // A view that the cell stands in by now can't stand in the cell.
    if let view = selectedBackgroundView, isDescendant(of: view) { selectedBackgroundView = nil }
    if let view = selectedBackgroundView {
      if isOn {
        endFade(of: view)
        if view.superview !== self {
          view.frame = bounds
          insertSubview(view, at: backgroundView == nil ? 0 : 1)
        }
      } else if view.superview === self {
        if animated, window != nil, simulation.areAnimationsEnabled {
          fade(view)
        } else {
          endFade(of: view)
          view.removeFromSuperview()
        }
      }
    }
    for case let label as UILabel in contentView.subviews { label.isHighlighted = isOn }
    madeConfiguration?.listContent?.showHighlight(isOn)
  }

  /// Whether it is selected or highlighted, and looks so.
  final var showsSelection: Bool { (isShownSelected || isShownHighlighted) && selectionStyle != .none }

  /// Its alpha is the app's again when it is over.
  private func fade(_ view: UIView) {
    guard fadedAlpha == nil else { return }
    fadedAlpha = view.alpha
    simulation.animate(withDuration: CellConstants.deselectionDuration, options: .allowUserInteraction, animations: { view.alpha = 0 }) {
      [weak self, weak view] _ in
      guard let self, let view, self.fadedAlpha != nil else { return }
      self.endFade(of: view)
      if view === self.selectedBackgroundView, view.superview === self { view.removeFromSuperview() }
    }
  }

  private func endFade(of view: UIView) {
    guard let alpha = fadedAlpha else { return }
    fadedAlpha = nil
    view.layer.removeAllAnimations(finished: true)
    view.alpha = alpha
  }

  /// Makes the cell look as its state says. Source: Apple, updateConfiguration(using:)
  open func updateConfiguration(using state: UICellConfigurationState) { updateOwnConfiguration(state) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if madeConfiguration != nil { updateConfigurationIfNeeded() }
    layOutParts()
  }

  /// The margins are those that texts keep. Source: docs/rules/tables.md 2.5
  @_spi(Lunette) open override func usualMargins(of subview: UIView) -> UIEdgeInsets? {
    guard subview === contentView else { return nil }
    return contentMargins(side: margin, end: control(.accessory) == nil ? nil : CellConstants.textInsetBeforeAccessory)
  }

  /// The height is what its texts need, for rows that measure themselves.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: constrainedHeight(width: size.width) ?? configuredHeight(width: size.width) ?? fittingHeight(width: size.width))
  }

  // MARK: Labels

  /// - Parameter textStyle: has this size by default, where texts follow the text size; nil for none
  private func makeLabel(_ fontSize: CGFloat, _ textStyle: UIFont.TextStyle?) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: fontSize)
    if let textStyle, system.tables.textsFollowSize {
      label.font = .font(of: textStyle, weight: .regular, category: textSize)
      label.adjustsFontForContentSizeCategory = true
      if ownLabels.isEmpty { wrapsBySize = textSize.isAccessibilityCategory }
      if textSize.isAccessibilityCategory {
        label.numberOfLines = 0
        label.hasLinesOfTextSize = true
      }
    }
    label.cell = self
    if !hasConfiguredContent { contentView.addSubview(label) }
    ownLabels.append(label)
    setNeedsLayout()
    return label
  }

  /// Looks of the second text. Source: Apple, cell styles of iOS 7 to 12 (grey in value1, black in subtitle); value2 swaps the roles
  private func makeDetailLabel() -> UILabel {
    switch style {
    case .subtitle: return makeLabel(CellConstants.subtitleFontSize, .caption1)
    case .value2:
      textLabel.textColor = system.colors.tint
      return makeLabel(CellConstants.value2FontSize, nil)
    case .value1, .default:
      let label = makeLabel(UILabel.defaultFontSize, .body)
      label.textColor = system.colors.detail
      return label
    }
  }

  public enum Overridable {
    public static let prepareForReuse = OverridableMethod(
      "prepareForReuse", "Called when the view is taken out of the pool to be used again. Call super."
    ) {
      (cell: UITableViewCell) in cell.prepareForReuse()
    }
    public static let setSelected = OverridableMethod(
      "setSelected", "Shows the cell as selected or not. The table calls it.", "selected", "animated?"
    ) {
      (cell: UITableViewCell, selected: Bool, animated: Bool) in cell.setSelected(selected, animated: animated)
    }
    public static let setHighlighted = OverridableMethod(
      "setHighlighted", "Shows the cell as highlighted or not. The table calls it.", "highlighted", "animated?"
    ) {
      (cell: UITableViewCell, highlighted: Bool, animated: Bool) in cell.setHighlighted(highlighted, animated: animated)
    }
    public static let setEditing = OverridableMethod(
      "setEditing", "Shows or hides the controls of editing mode. The table calls it.", "editing", "animated?"
    ) {
      (cell: UITableViewCell, editing: Bool, animated: Bool) in cell.setEditing(editing, animated: animated)
    }
    /// Source: Apple, UITableViewCell.willTransition(to:), didTransition(to:)
    public static let willTransition = OverridableMethod(
      "willTransition",
      "The cell is about to show or hide controls: the state is a list with showingEditControl in editing mode, showingDeleteConfirmation for a swipe, or "
        + "empty. Call super.", "state"
    ) { (_: UITableViewCell, _: [String]) in }
    public static let didTransition = OverridableMethod(
      "didTransition", "The cell has shown or hidden its controls, and the animation is over. Call super.", "state"
    ) { (_: UITableViewCell, _: [String]) in }
    public static let updateConfiguration = OverridableMethod(
      "updateConfiguration",
      "Makes the cell look as its state says; called once before the next layout after the state has changed. Call super.", "state"
    ) { (cell: UITableViewCell, state: UICellConfigurationState) in cell.updateConfiguration(using: state) }
    public static let configurationState = OverridableMethod(
      property: "configurationState",
      "What the looks depend on: a state of its own each time. A class of your own overrides it by a method of its name, and adds keys of its own."
    ) { (view: UITableViewCell) in view.configurationState }
  }

  // MARK: Look

  open override func content(in size: CGSize, at time: TimeInterval) -> ViewContent? { Self.content }
  private static let content = ViewContent(role: ViewRole("cell", form: .row))
}

/// The hairline under a row, and the lines that go on below a short table.
public final class UITableViewSeparator: UIView {
  /// Units: points, half of one at 2x. Source: docs/rules/tables.md 0.3
  static let thickness: CGFloat = 0.5

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public override func content(in size: CGSize, at time: TimeInterval) -> ViewContent? { Self.content }
  private static let content = ViewContent(role: ViewRole("separator", form: .hairline))
}
