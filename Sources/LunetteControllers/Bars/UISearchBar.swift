import Foundation
@_spi(Lunette) import LunetteStage

/// A bar with a search field, a cancel button if one is wanted, and a row of scope buttons.
/// Source: docs/rules/controllers.md 8.1 (frames of iOS 7 to 10)
open class UISearchBar: UIView, UITextFieldDelegate, FollowsTextSizes {
  /// Source: Apple, UISearchBar.Style (raw values)
  public enum Style: Int, CaseIterable, Sendable { case `default`, prominent, minimal }

  public weak var delegate: (any UISearchBarDelegate)?
  /// The search controller that the bar belongs to.
  weak var searchOwner: (any SearchBarOwner)?
  public let searchTextField = UISearchTextField()
  public private(set) lazy var cancelButton = makeCancelButton()
  private let backdrop = UIView()
  private var glass: SearchGlass { searchTextField.glass }
  private var picture: UIImageView?
  private let promptLabel = UILabel()
  private var scopes: UISegmentedControl?

  public var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      setNeedsLayout()
    }
  }
  public var placeholder: String? {
    get { searchTextField.placeholder }
    set {
      searchTextField.placeholder = newValue
      setNeedsLayout()
    }
  }
  /// A line of text above the field.
  public var prompt: String? {
    didSet {
      promptLabel.text = prompt
      heightDidChange()
    }
  }
  public var showsCancelButton: Bool {
    get { hasCancelButton }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  private var hasCancelButton = false
  public var showsScopeBar = false { didSet { heightDidChange() } }
  public var scopeButtonTitles: [String] = [] { didSet { scopesDidChange() } }
  /// Index of the selected scope, from 0.
  public var selectedScopeButtonIndex: Int {
    get { max(0, scopes?.selectedSegmentIndex ?? 0) }
    set { if scopeButtonTitles.indices.contains(newValue) { scopes?.selectedSegmentIndex = newValue } }
  }
  public var barTintColor: UIColor? { didSet { updateBackdrop() } }
  /// Stands in the place of the background's colour; an empty one takes the colour away. Source: Apple, UISearchBar.backgroundImage
  public var backgroundImage: UIImage? { didSet { updateBackdrop() } }
  public var searchBarStyle = Style.default { didSet { updateBackdrop() } }
  /// Kept, without effect.
  public var isTranslucent = true
  /// How far its background goes on above it: under the status bar, in the place of a navigation bar. Units: points.
  var topReach: CGFloat = 0 { didSet { if topReach != oldValue { setNeedsLayout() } } }
  /// Whether the bar is in a navigation bar, which is then its background.
  var isInNavigationBar = false { didSet { updateBackdrop() } }

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backdrop.isUserInteractionEnabled = false
    addSubview(backdrop)
    let field = searchTextField
    field.delegate = self
    field.addAction(for: .editingChanged) { [weak self] _, _ in self?.textDidChange() }
    field.tokensDidChange = { [weak self] in self?.searchOwner?.searchTextDidChange() }
    addSubview(field)
    (promptLabel.font, promptLabel.textAlignment) = (SearchConstants.promptFont, .center)
    updateBackdrop()
    if frame.size == .zero { sizeToFit() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : simulation.screen.bounds.width, height: height)
  }
  open override var forFirstBaselineLayout: UIView { searchTextField }
  open override var forLastBaselineLayout: UIView { searchTextField }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: height) }

  private var showsScopes: Bool { showsScopeBar && !scopeButtonTitles.isEmpty }
  private var promptHeight: CGFloat { prompt == nil ? 0 : SearchConstants.promptHeight }
  private var height: CGFloat { promptHeight + system.bars.searchHeight + searchTextField.growth + (showsScopes ? SearchConstants.scopeHeight : 0) }

  private func heightDidChange() {
    if prompt != nil { addSubview(promptLabel) } else { promptLabel.removeFromSuperview() }
    if showsScopes, let scopes { addSubview(scopes) } else { scopes?.removeFromSuperview() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The bar around it makes room.
  package func textsHaveAnotherSize() {
    guard system.bars.searchFollowsTextSize else { return }
    heightDidChange()
    superview?.setNeedsLayout()
    superview?.superview?.setNeedsLayout()
  }

  private func scopesDidChange() {
    scopes?.removeFromSuperview()
    let control = UISegmentedControl(items: scopeButtonTitles)
    control.selectedSegmentIndex = scopeButtonTitles.isEmpty ? UISegmentedControl.noSegment : 0
    control.addAction(for: .valueChanged) { [weak self] _, _ in
      guard let self else { return }
      delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
      searchOwner?.searchTextDidChange()
    }
    scopes = control
    heightDidChange()
  }

  private func updateBackdrop() {
    let isBare = searchBarStyle == .minimal || isInNavigationBar
    backdrop.backgroundColor = isBare || backgroundImage != nil ? nil : barTintColor ?? system.colors.searchBar
    showPicture()
    searchTextField.backgroundColor = isBare ? system.colors.bareSearchField : system.colors.searchField
  }

  private func showPicture() {
    guard let backgroundImage, !isInNavigationBar else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let shown = picture ?? UIImageView()
    (shown.image, shown.frame, shown.autoresizingMask) = (backgroundImage, backdrop.bounds, [.flexibleWidth, .flexibleHeight])
    if picture == nil { backdrop.addSubview(shown) }
    picture = shown
  }

  @_spi(Lunette) open override var colorBehindSubviews: UIColor? { backdrop.backgroundColor ?? backgroundColor }

  // MARK: Cancel

  private func makeCancelButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(SystemWord.cancel.shown, for: .normal)
    button.titleLabel.font = SearchConstants.cancelFont
    button.addAction(for: .touchUpInside) { [weak self] _, _ in
      guard let self else { return }
      delegate?.searchBarCancelButtonClicked(self)
      searchOwner?.searchWasCancelled()
    }
    return button
  }

  public func setShowsCancelButton(_ shows: Bool, animated: Bool) {
    guard shows != hasCancelButton else { return }
    hasCancelButton = shows
    let button = cancelButton
    if shows {
      button.frame = cancelFrame.offsetBy(dx: cancelFrame.width + SearchConstants.margin, dy: 0)
      addSubview(button)
    }
    setNeedsLayout()
    guard animated, window != nil else {
      if !shows { button.removeFromSuperview() }
      return
    }
    simulation.animate(
      withDuration: SearchConstants.duration, options: .allowUserInteraction, animations: layoutIfNeeded
    ) { [weak self] _ in
      if self?.hasCancelButton == false { button.removeFromSuperview() }
    }
  }

  private var cancelFrame: CGRect {
    let width = cancelButton.titleLabel.sizeThatFits(.zero).width.rounded(.up)
    // On the trailing side before it is mirrored.
    return CGRect(
      x: bounds.width - SearchConstants.margin - width, y: promptHeight + system.bars.searchCancelTop + searchTextField.growth / 2, width: width,
      height: SearchConstants.cancelHeight)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = CGRect(x: 0, y: 0 - topReach, width: bounds.width, height: topReach + bounds.height)
    let margin = SearchConstants.margin
    promptLabel.frame = CGRect(x: margin, y: 0, width: max(0, bounds.width - 2 * margin), height: promptHeight)
    var end = bounds.width - margin
    if hasCancelButton {
      cancelButton.frame = sided(cancelFrame)
      end = cancelFrame.minX - SearchConstants.cancelGap
    } else if cancelButton.superview === self {
      cancelButton.frame = sided(cancelFrame.offsetBy(dx: cancelFrame.width + margin, dy: 0))
    }
    searchTextField.frame = sided(
      CGRect(x: margin, y: promptHeight + system.bars.searchFieldTop, width: max(0, end - margin), height: searchTextField.height))
    placeGlass()
    scopes?.frame = CGRect(
      x: margin, y: promptHeight + system.bars.searchHeight + searchTextField.growth + (SearchConstants.scopeHeight - system.controls.segmentHeight) / 2,
      width: max(0, bounds.width - 2 * margin), height: system.controls.segmentHeight)
  }

  /// The glass and the placeholder are centred together while there is no search. Source: docs/rules/controllers.md 8.1
  private func placeGlass() {
    let field = searchTextField
    guard field.tokens.isEmpty else {
      field.placeTokens()
      return field.setNeedsLayout()
    }
    var width = SearchConstants.textStart
    if system.bars.searchCentersPlaceholder, !field.isEditing, field.editor.text.isEmpty {
      let label = UILabel()
      (label.font, label.text) = (field.font, field.placeholder)
      width += max(0, ((field.bounds.width - width - label.sizeThatFits(.zero).width) / 2).rounded(.down))
    }
    glass.bounds.size = CGSize(width: width, height: field.height)
    glass.setNeedsLayout()
    field.setNeedsLayout()
  }

  private func moveGlass() {
    setNeedsLayout()
    guard window != nil else { return }
    simulation.animate(withDuration: SearchConstants.duration, options: .allowUserInteraction, animations: layoutIfNeeded)
  }

  // MARK: First responder: the field's

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { UIResponder.Overridable.becomeFirstResponder(searchTextField) }
  @discardableResult
  open override func resignFirstResponder() -> Bool { UIResponder.Overridable.resignFirstResponder(searchTextField) }

  // MARK: What the field tells

  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { delegate?.searchBarShouldBeginEditing(self) ?? true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    moveGlass()
    delegate?.searchBarTextDidBeginEditing(self)
    if searchOwner == nil { simulation.companions[SearchBarOwners.key]?.askForBars() }
    searchOwner?.searchDidBegin()
  }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { delegate?.searchBarShouldEndEditing(self) ?? true }
  public func textFieldDidEndEditing(_ textField: UITextField) {
    moveGlass()
    delegate?.searchBarTextDidEndEditing(self)
  }
  public func textField(_ textField: UITextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }
  /// After the return key the field keeps the keyboard.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    return false
  }
  private func textDidChange() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchOwner?.searchTextDidChange()
  }
}

/// Is told of a search besides the delegate: the search controller.
protocol SearchBarOwner: AnyObject {
  /// Asks a class of the app's own for its bar, and makes it the owner's.
  func adoptOwnBar()
  func searchDidBegin()
  func searchTextDidChange()
  func searchWasCancelled()
}

/// The owners that haven't been asked for their bars yet: a script reads the bar of its own class past the host, and may show it.
final class SearchBarOwners {
  static let key = CompanionKey<SearchBarOwners>()
  private struct Waiting { weak var owner: (any SearchBarOwner)? }
  private var waiting: [Waiting] = []
  /// The length at which those that are gone are taken out: twice what was left the last time.
  private var limit = 16

  func add(_ owner: any SearchBarOwner) {
    if waiting.count >= limit {
      waiting.removeAll { $0.owner == nil }
      limit = max(limit, 2 * waiting.count)
    }
    waiting.append(Waiting(owner: owner))
  }

  /// A bar without an owner begins a search.
  func askForBars() {
    let asked = waiting
    waiting = []
    for each in asked { each.owner?.adoptOwnBar() }
  }
}

/// - Lua: Is told what the user types into a search bar, and which of its buttons are tapped.
public protocol UISearchBarDelegate: AnyObject {
  /// Whether editing may begin in the field; true if the method is missing.
  /// - Lua: searchBarShouldBeginEditing, else true
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing has begun in the field.
  /// - Lua: searchBarTextDidBeginEditing
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end; true if the method is missing.
  /// - Lua: searchBarShouldEndEditing, else true
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing has ended.
  /// - Lua: searchBarTextDidEndEditing
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The user has changed the text.
  /// - Lua: textDidChange
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a text may replace a range of the present text; true if the method is missing. range is { first, last }, from 1 in UTF-16 units; it has
  /// UIKit's location and length, too.
  /// - Lua: shouldChangeTextIn, else true
  ///
  /// - Parameter range: in UTF-16 units, from 0
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool
  /// The search key was pressed. Editing continues.
  /// - Lua: searchBarSearchButtonClicked
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The cancel button was tapped. The text stays, and editing continues.
  /// - Lua: searchBarCancelButtonClicked
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The user has chosen another scope; selectedScope counts from 1.
  /// - Lua: selectedScopeButtonIndexDidChange
  ///
  /// - Parameter index: from 0
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

/// The measures of a search bar. Units: points. Source: docs/rules/controllers.md 8.1, unless another is given
enum SearchConstants {
  /// The placeholder of a search controller's bar. Source: docs/rules/controllers.md 8.1
  static var placeholder: String { SystemWord.search.shown }
  static let margin: CGFloat = 8
  static let glass = CGRect(x: 8, y: 0, width: 13, height: 13)
  static let textStart: CGFloat = 28
  static let cancelHeight: CGFloat = 30
  static let cancelGap: CGFloat = 11
  static let scopeHeight: CGFloat = 44
  /// As high as a navigation bar's prompt. Source: docs/rules/controllers.md 0.3
  static let promptHeight: CGFloat = 30
  /// Units: seconds.
  static let duration: TimeInterval = 0.25

  // Ours, by eye.
  static let cancelFont = UIFont.systemFont(ofSize: 17)
  static let promptFont = UIFont.systemFont(ofSize: 13)
  static let lens = CGRect(x: 0.5, y: 0.5, width: 8.5, height: 8.5)
  static let handle = (from: CGPoint(x: 7.8, y: 7.8), to: CGPoint(x: 12.2, y: 12.2))
}

extension UIView.Overridable {
  /// Apps that want no cancel button answer it with nothing. Source: Apple, UISearchBar.setShowsCancelButton; UISearchController calls it (D)
  public static let setShowsCancelButton = OverridableMethod(
    "setShowsCancelButton", "Shows or hides the cancel button. Called, too, when a search begins and ends.", "shows", "animated?"
  ) { (bar: UISearchBar, shows: Bool, animated: Bool) in bar.setShowsCancelButton(shows, animated: animated) }
}
