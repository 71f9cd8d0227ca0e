import Foundation
@_spi(Lunette) import LunetteStage

/// One item of a collection on the screen. Source: Apple, UICollectionViewCell; docs/rules/collections.md 3.3
open class UICollectionViewCell: UICollectionReusableView, ConfiguredView {
  open override var accessibilityNature: AccessibilityNature { accessibilityForm.with { $0.label = spokenWords(of: contentView) } }
  @_spi(Lunette) open override var accessibilityForm: AccessibilityNature {
    AccessibilityNature(.cell, isSelected ? .selected : []).with { ($0.hasElementsInside, $0.isElement) = (true, !stands(contentView)) }
  }
  @_spi(Lunette) open override func accessibilityNature(inPlaceBy view: UIView) -> AccessibilityNature? {
    view === contentView ? inPlace(accessibilityForm, by: view) : nil
  }

  public let contentView = UIView()
  /// A colour of its own takes the place of a configuration.
  open override var backgroundColor: UIColor? { didSet { if backgroundColor != nil, madeConfiguration?.background != nil { backgroundConfiguration = nil } } }

  /// Behind everything else.
  public var backgroundView: UIView? {
    didSet {
      guard takes(&backgroundView, instead: oldValue) else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundConfiguration = nil
      fill(backgroundView, at: 0)
    }
  }
  /// In front of `backgroundView` while the cell is selected or highlighted.
  public var selectedBackgroundView: UIView? {
    didSet {
      guard takes(&selectedBackgroundView, instead: oldValue) else { return }
      oldValue?.removeFromSuperview()
      refreshLooks()
    }
  }

  @_spi(Lunette) open override var fittingContent: UIView? { contentView }

  public required init(frame: CGRect = .zero) {
    super.init(frame: frame)
    simulation.deeds.cells += 1
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  // MARK: State, set by the collection view from its own records

  open var isSelected: Bool {
    get { isShownSelected }
    set { Overridable.setSelected(self, newValue) }
  }
  open var isHighlighted: Bool {
    get { isShownHighlighted }
    set { Overridable.setHighlighted(self, newValue) }
  }
  private var showsSelection = false
  /// What it was configured with.
  public final var madeConfiguration: ViewConfiguration?
  public var wantsConfigurationUpdates: Bool { false }

  public final var configurationState: UICellConfigurationState {
    let state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isShownSelected, isShownHighlighted)
    state.isDisabled = !isUserInteractionEnabled
    if let made = madeConfiguration {
      (state.isEditing, state.isSwiped, state.isExpanded, state.isReordering) = (made.isEditing, made.isSwiped, made.isExpanded, made.isReordering)
    }
    return state
  }

  public final func askState() -> UICellConfigurationState { Overridable.configurationState(self) }
  public final func sendUpdateConfiguration(_ state: UICellConfigurationState) { Overridable.updateConfiguration(self, state) }

  /// The look of a highlight is that of classic content. Source: Apple, UIListContentConfiguration
  public final func show(_ state: UICellConfigurationState, in content: UIListContentView) { content.showHighlight(false) }

  /// Whether its collection view is being edited.
  public final var isEditing: Bool {
    get { madeConfiguration?.isEditing ?? false }
    set {
      guard newValue != isEditing else { return }
      configured.isEditing = newValue
      editingDidChange()
      stateDidChange()
    }
  }

  final func stateDidChange() { setNeedsUpdateConfiguration() }
  /// Its collection view is edited from now on, or no longer.
  func editingDidChange() {}

  /// Makes the cell look as its state says. By default the background and the content follow the state, and the update handler is called.
  /// Source: Apple, updateConfiguration(using:)
  open func updateConfiguration(using state: UICellConfigurationState) { updateOwnConfiguration(state) }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    if madeConfiguration != nil { placeBackground() }
  }

  open func setSelected(_ selected: Bool) {
    guard isShownSelected != selected else { return }
    isShownSelected = selected
    refreshLooks()
    stateDidChange()
  }

  open func setHighlighted(_ highlighted: Bool) {
    guard isShownHighlighted != highlighted else { return }
    isShownHighlighted = highlighted
    refreshLooks()
    stateDidChange()
  }

  /// The selection and the highlight of the last item go. Call super.
  open override func prepareForReuse() {
    super.prepareForReuse()
    if isShownHighlighted { Overridable.setHighlighted(self, false) }
    if isShownSelected { Overridable.setSelected(self, false) }
    if madeConfiguration != nil { stateDidChange() }
  }

  private func refreshLooks() {
    let isOn = isShownSelected || isShownHighlighted
    // A view that the cell stands in by now can't stand in the cell.
    if let view = selectedBackgroundView, isDescendant(of: view) { selectedBackgroundView = nil }
    if let view = selectedBackgroundView {
      if !isOn {
        if view.superview === self { view.removeFromSuperview() }
      } else if view.superview !== self {
        fill(view, at: backgroundView?.superview === self ? 1 : 0)
      }
    }
    if showsSelection != isOn {
      showsSelection = isOn
      Self.highlight(contentView, isOn)
    }
  }

  private func fill(_ view: UIView, at index: Int) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }

  /// Labels and pictures below the content view look highlighted, also deep inside, but not those of controls.
  /// Source: docs/rules/collections.md 3.3
  private static func highlight(_ view: UIView, _ isOn: Bool) {
    for subview in view.subviews where !(subview is UIControl) {
      if let label = subview as? UILabel { label.isHighlighted = isOn }
      if let picture = subview as? UIImageView { picture.isHighlighted = isOn }
      highlight(subview, isOn)
    }
  }

  /// The size that the constraints of the content ask for, or without any the size that `sizeThatFits` answers.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    // A configured content fills the content view.
    let configured = madeConfiguration?.contentView
    if layoutAttributes.measured.isAny {
      let preferred = fitting(layoutAttributes, configured ?? contentView, configured ?? self)
      if configured != nil { takeMeasured(preferred.size) }
      return preferred
    }
    let size =
      ownFitting(layoutAttributes.size, .fittingSizeLevel, .fittingSizeLevel)
      ?? (configured?.isMeasuredByConstraints ?? !contentView.constraints.isEmpty
        ? (configured ?? contentView).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        : UIView.Overridable.sizeThatFits(configured ?? self, layoutAttributes.size))
    if configured != nil { takeMeasured(size) }
    guard size != layoutAttributes.size else { return layoutAttributes }
    let preferred = layoutAttributes.copy()
    let corner = layoutAttributes.frame.origin
    if size.width > 0, size.height > 0 { preferred.frame = CGRect(origin: corner, size: size) }
    return preferred
  }

  /// At once: the size of before the measurement would contradict the constraints of a configured content in the next layout.
  private func takeMeasured(_ size: CGSize) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, size != bounds.size else { return }
    simulation.performWithoutAnimation { bounds.size = size }
  }

  // MARK: Look

  open override func content(in size: CGSize, at time: TimeInterval) -> ViewContent? { Self.content }
  private static let content = ViewContent(role: ViewRole("cell", form: .row))
}

extension UICollectionReusableView.Overridable {
  public static let setSelected = OverridableMethod(
    "setSelected", "Shows the cell as selected or not. The collection view calls it.", "selected"
  ) { (cell: UICollectionViewCell, selected: Bool) in cell.setSelected(selected) }
  public static let setHighlighted = OverridableMethod(
    "setHighlighted", "Shows the cell as highlighted or not. The collection view calls it.", "highlighted"
  ) { (cell: UICollectionViewCell, highlighted: Bool) in cell.setHighlighted(highlighted) }
  public static let updateConfiguration = OverridableMethod(
    "updateConfiguration",
    "Makes the cell look as its state says; called once before the next layout after the state has changed. Call super.", "state"
  ) { (cell: UICollectionViewCell, state: UICellConfigurationState) in cell.updateConfiguration(using: state) }
  public static let configurationState = OverridableMethod(
    property: "configurationState",
    "What the looks depend on: a state of its own each time. A class of your own overrides it by a method of its name, and adds keys of its own."
  ) { (view: UICollectionViewCell) in view.configurationState }
}
