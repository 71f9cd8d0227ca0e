import Foundation
@_spi(Lunette) import LunetteStage

/// A view of a list that is used again for another place: a cell, a header or footer, a decoration. What tables and collection views reuse
/// has this class in common, which UIKit's don't show. Source: docs/rules/tables.md 3, docs/rules/collections.md 3.3
open class ReusableView: UIView {
  /// The pool that the view goes to when it leaves the screen; nil for none.
  public package(set) final var reuseIdentifier: String?
  /// The kind of view beside the cells that it was made as; empty for cells.
  final var kind = ""
  /// How a cell was shown last, by its list's records.
  final var isShownSelected = false
  final var isShownHighlighted = false
  /// The list that shows it. The list clears this pointer when the view leaves the screen, and when the list itself ends.
  @BackPointer final var list: ListView?

  /// Its card of rows cuts it: at round corners, and what moves out of the card when the row is swiped.
  final var clipsAsCard = false { didSet { if clipsAsCard != oldValue { clipsToBounds = clipsAsCard } } }

  /// A tap on it. - Returns: whether it has done something else than to select
  func takesTap() -> Bool { false }

  /// What a sign in it that opens and closes does, where the sign is read as a button of its own; nil where it isn't.
  var disclosureWord: String? { nil }

  /// Called when a touch selects it, before the list's delegate hears of it: a segue of a storyboard.
  public final var onChoice: (() -> Void)? {
    get { companions[Choice.key]?.act }
    set { companions[Choice.key] = newValue.map(Choice.init) }
  }
  /// Called when the accessory button is touched.
  public final var onAccessory: (() -> Void)? {
    get { companions[Choice.accessoryKey]?.act }
    set { companions[Choice.accessoryKey] = newValue.map(Choice.init) }
  }
  private final class Choice {
    static let key = CompanionKey<Choice>()
    static let accessoryKey = CompanionKey<Choice>()
    let act: () -> Void
    init(_ act: @escaping () -> Void) { self.act = act }
  }

  /// The labels in it that UIKit has made.
  package var hostLabels: [UILabel] { [] }

  /// Taken out of the pool to be used again. Call super.
  open func prepareForReuse() { layer.removeAllAnimations() }
  /// How often it was taken out of the pool.
  package final var uses = 0
  /// Where it stands now; nil for nowhere. Counted from 0.
  package final var rowPath: RowPath? { list?.path(of: self) }

  /// As high as the constraints in its content say, in a certain width; nil where there are none. Units: points.
  /// Source: docs/rules/layout.md 1.2 (systemLayoutSizeFitting)
  final func constrainedHeight(of content: UIView, width: CGFloat, layOut: () -> Void) -> CGFloat? {
    guard content.isMeasuredByConstraints else { return nil }
    if bounds.width != width { frame.size.width = width }
    layOut()
    let target = CGSize(width: content.bounds.width, height: 0)
    let height = content.systemLayoutSizeFitting(target, withHorizontalFittingPriority: .required).height
    // Until it is shown at its height, its constraints shall not find another one.
    if window == nil { content.frame.size.height = height }
    return height
  }

  /// The margins of its content view where nothing is set.
  /// - Parameters:
  ///   - side: from the side to a text. Units: points
  ///   - end: the same at the end, before an accessory; nil where none stands there
  final func contentMargins(side: CGFloat, end: CGFloat?) -> UIEdgeInsets {
    let tables = system.tables
    let (leading, trailing) = (tables.contentSideMargin ?? side, tables.contentSideMargin ?? end ?? side)
    return UIEdgeInsets(
      top: tables.contentMargin, left: isMirrored ? trailing : leading, bottom: tables.contentMargin, right: isMirrored ? leading : trailing)
  }

  // MARK: Sizes

  @_spi(Lunette) open override func contentWantsAnotherSize(byConstraints: Bool) {
    list?.sizeMayHaveChanged(of: self, byConstraints: byConstraints)
  }

  /// Its content view's size was invalidated.
  @_spi(Lunette) open override func subviewIntrinsicSizeDidChange() {
    super.subviewIntrinsicSizeDidChange()
    list?.sizeMayHaveChanged(of: self)
  }

  // MARK: Look

  open override var summary: ViewSummary {
    var summary = super.summary
    if let list, let path = list.path(of: self) { summary.facts.append(.word("\(list.words.thing) \(path.section + 1).\(path.row + 1)")) }
    if isShownSelected { summary.facts.append(.word("selected")) }
    if isShownHighlighted { summary.facts.append(.word("highlighted")) }
    return summary
  }

  open override var shownState: ViewState {
    var state = super.shownState
    if isShownSelected { state.insert(.selected) }
    if isShownHighlighted { state.insert(.highlighted) }
    return state
  }
}
