import Foundation
@_spi(Lunette) import LunetteStage

/// The title of a navigation item, in a view of its own as UIKit has it.
final class UINavigationItemView: UIView {
  let label = UILabel()
  override var accessibilityNature: AccessibilityNature {
    label.text.flatMap { $0.isEmpty ? nil : AccessibilityNature(.staticText, label: $0, [.staticText, .header]) } ?? AccessibilityNature()
  }
  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(label)
  }
}

/// The way back: the arrow's words. The arrow itself is the bar's, for it stays while the words change.
final class UINavigationItemButtonView: UIControl {
  let label = UILabel()
  /// The item to which it leads.
  weak var below: UINavigationItem?
  /// What the bar's appearance says of it.
  var look: UIBarItemStateAppearance?
  override var accessibilitySettings: AccessibilitySettings? { super.accessibilitySettings ?? below?.backBarButtonItem?.accessibilitySettings }
  override var accessibilityNature: AccessibilityNature {
    AccessibilityNature(.button, label: below?.backWords.first ?? UINavigationItem.plainBackTitle, stateTraits.union(.button))
      .with { $0.unnamed = .backButton }
  }
  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: BarConstants.titleFontSize)
    addSubview(label)
    accessibilityIdentifier = "back"
  }
  override var keepsSingleTaps: Bool { true }
  override var isHighlighted: Bool { didSet { label.alpha = isHighlighted ? BarConstants.disabledAlpha : 1 } }
  override func tintColorDidChange() { label.textColor = look?.titleTextAttributes?.foregroundColor ?? tintColor }
}

/// The arrow of the way back.
final class UINavigationBarBackIndicatorView: UIImageView {}

/// What a bar shows for one item: its views, and where each stands. Space: the bar's bounds. Units: points.
/// Source: docs/rules/controllers.md 4.1, 4.2
final class NavigationBarContent {
  let item: UINavigationItem
  /// The item below it, to which the back button leads.
  let below: UINavigationItem?
  let title = UINavigationItemView()
  let back: UINavigationItemButtonView?
  let prompt = UILabel()
  let large = UILabel()
  /// The room of the large title, below the row; what has gone up out of it isn't seen.
  let largeRoom = UIView()
  private(set) var left: [(item: UIBarButtonItem, view: UIView)] = []
  private(set) var right: [(item: UIBarButtonItem, view: UIView)] = []
  /// Whether the usual title is shown, and not a large one in its place; nil before the first layout.
  var showsMiddle: Bool?
  /// In place of the title.
  private(set) var titleView: UIView?

  init(_ item: UINavigationItem, above below: UINavigationItem?) {
    (self.item, self.below) = (item, below)
    back = below != nil && item.showsBackButton ? UINavigationItemButtonView() : nil
    back?.below = below
    large.accessibilityTraits = [.staticText, .header]
    for view in [title.label, prompt, large, largeRoom] { view.isUserInteractionEnabled = false }
    largeRoom.clipsToBounds = true
    largeRoom.addSubview(large)
  }

  var showsBack: Bool { back != nil }
  /// The view that stands in the middle.
  var middle: UIView { titleView ?? title }

  /// All its views, from the back to the front.
  var views: [UIView] { (item.search.map { [$0.searchBar] } ?? []) + rowViews }

  /// The views that make room for a search.
  var rowViews: [UIView] {
    var all: [UIView] = [prompt, largeRoom, middle]
    if let back { all.append(back) }
    return all + left.map(\.view) + right.map(\.view)
  }

  /// Reads the item anew: texts, and the views of its items.
  func update(in bar: UINavigationBar) {
    let attributes = bar.shownTitleAttributes
    title.label.text = item.title
    title.label.font = attributes?.font ?? .systemFont(ofSize: BarConstants.titleFontSize, weight: .semibold)
    let textColor = bar.barStyle == .black ? .white : bar.system.colors.barTitle
    title.label.textColor = attributes?.foregroundColor ?? textColor
    title.label.textAlignment = .center
    titleView = item.titleView
    titleView?.takeOwnSizeInBar()
    prompt.text = item.prompt
    prompt.font = .systemFont(ofSize: BarConstants.promptFontSize)
    prompt.textColor = textColor
    prompt.textAlignment = .center
    let largeAttributes = bar.shownLargeTitleAttributes
    large.text = item.title
    large.font = largeAttributes?.font ?? .systemFont(ofSize: BarConstants.largeTitleFontSize, weight: .bold)
    large.textColor = largeAttributes?.foregroundColor ?? textColor
    let backLook = bar.shownAppearance?.backLook?.normal
    back?.label.textColor = backLook?.titleTextAttributes?.foregroundColor ?? back?.tintColor ?? textColor
    back?.look = backLook
    back?.label.font = backLook?.titleTextAttributes?.font ?? .systemFont(ofSize: BarConstants.titleFontSize)
    func views(_ items: [UIBarButtonItem]) -> [(item: UIBarButtonItem, view: UIView)] {
      items.compactMap { item in
        item.presenter = bar
        if item.isHidden { return nil }
        item.enter(bar)
        return item.makeView(isCompact: bar.isCompact, look: bar.shownAppearance?.itemLook(item.style)).map { (item, $0) }
      }
    }
    let outer = bar.outerItem.map { outer in item.leftBarButtonItems.contains { $0 === outer } ? [] : [outer] } ?? []
    left = views(outer + item.leftBarButtonItems)
    right = views(item.rightBarButtonItems)
    below?.backBarButtonItem?.presenter = bar
  }

  /// The views in the order of reading. Source: docs/rules/accessibility.md 2, O3
  var spokenViews: [UIView] {
    var all: [UIView] = [prompt] + left.map(\.view)
    if let back { all.insert(back, at: 1) }
    return all + [middle] + right.reversed().map(\.view) + [largeRoom] + (item.search.map { [$0.searchBar] } ?? [])
  }

  // MARK: Layout

  /// - Parameter row: the row of title and items: below a prompt, above a large title
  func layOut(in bar: UINavigationBar, row: CGRect) {
    let scale = bar.simulation.screen.scale
    let metrics = BarMetrics(bar, row)
    var (leftEnd, rightStart) = (metrics.left + metrics.textMargin, metrics.right - metrics.textMargin)
    // The right ones, from the edge inwards.
    var x = metrics.right
    for (index, entry) in right.enumerated() {
      let box = metrics.box(entry.item, entry.view)
      x -= index == 0 ? box.margin : BarConstants.itemGap
      let padding = index == 0 ? metrics.outerPadding(entry.view) : 0
      (entry.view as? UINavigationButton)?.takePadding(padding, onRight: !bar.isMirrored)
      entry.view.frame = CGRect(x: x - box.size.width - padding, y: box.top, width: box.size.width + padding, height: box.size.height)
      x = entry.view.frame.minX
      rightStart = x - BarConstants.titleGap
    }
    var leftStart = metrics.left
    let hasLeft = !left.isEmpty
    if let back, let below {
      let widths = leftWidth(metrics)
      let titleWidth = middleSize(metrics, scale).width
      let room = rightStart - (metrics.left + metrics.textMargin) - widths
      // The first words that leave room for the title; else the arrow alone. Source: docs/rules/controllers.md 4.2
      let words =
        below.backWords.first { words in
          let width = words.isEmpty ? 0 : TextMetrics.width(of: bar.simulation.shown(words), font: back.label.shownFont).roundedUpToPixel(scale: scale)
          return BarConstants.backTextLead + width + BarConstants.titleGap + titleWidth <= room
        } ?? ""
      let width = words.isEmpty ? 0 : TextMetrics.width(of: bar.simulation.shown(words), font: back.label.shownFont).roundedUpToPixel(scale: scale)
      back.label.text = words
      back.frame = CGRect(
        x: metrics.left + metrics.backMargin, y: metrics.boxTop - 1, width: BarConstants.backTextLead + width,
        height: metrics.boxHeight)
      back.label.frame = CGRect(
        x: BarConstants.backTextLead, y: (metrics.boxHeight - BarConstants.labelHeight) / 2 + BarConstants.backTextDrop, width: width,
        height: BarConstants.labelHeight
      ).offsetBy(dx: back.look?.titlePositionAdjustment.x ?? 0, dy: back.look?.titlePositionAdjustment.y ?? 0)
      let end = words.isEmpty ? back.frame.minX + BarConstants.arrowSize.width : back.frame.maxX
      leftEnd = end + BarConstants.titleGap
      leftStart = end + BarConstants.itemGap
    }
    for (index, entry) in left.enumerated() {
      let box = metrics.box(entry.item, entry.view)
      leftStart += back == nil && index == 0 ? box.margin : index == 0 ? 0 : BarConstants.itemGap
      let padding = back == nil && index == 0 ? metrics.outerPadding(entry.view) : 0
      (entry.view as? UINavigationButton)?.takePadding(padding, onRight: bar.isMirrored)
      entry.view.frame = CGRect(x: leftStart, y: box.top, width: box.size.width + padding, height: box.size.height)
      leftStart = entry.view.frame.maxX
    }
    if hasLeft { leftEnd = leftStart + BarConstants.titleGap }
    placeMiddle(between: leftEnd, and: max(leftEnd, rightStart), metrics, scale)
    placeLines(in: bar, row, metrics)
    large.textAlignment = bar.isMirrored ? .right : .left
    if bar.isMirrored { mirror(in: bar) }
  }

  /// Everything was placed from the left to the right.
  private func mirror(in bar: UINavigationBar) {
    for view in rowViews { view.frame = bar.mirrored(view.frame) }
    if let back { back.label.frame.origin.x = back.bounds.width - back.label.frame.maxX }
  }

  private func leftWidth(_ metrics: BarMetrics) -> CGFloat {
    left.reduce(0) { $0 + metrics.box($1.item, $1.view).size.width + BarConstants.itemGap }
  }

  /// Of a title only the width counts.
  private func middleSize(_ metrics: BarMetrics, _ scale: CGFloat) -> CGSize {
    if let titleView { return titleView.sizeInBar(metrics.row) }
    return CGSize(
      width: TextMetrics.width(of: title.label.shownText, font: title.label.shownFont).roundedUpToPixel(scale: scale), height: BarConstants.titleHeight)
  }

  /// The title is in the middle of the bar. It is moved as little as the buttons beside it need, and cut off where it doesn't fit between them.
  private func placeMiddle(between start: CGFloat, and end: CGFloat, _ metrics: BarMetrics, _ scale: CGFloat) {
    limitTitle(to: max(0, end - start))
    let size = middleSize(metrics, scale)
    let width = min(size.width, max(0, end - start))
    let centered = (metrics.width / 2 - width / 2).roundedToPixel(scale: scale)
    let x = max(start, min(centered, end - width))
    if let titleView {
      let y = (metrics.row.midY - size.height / 2).roundedToPixel(scale: scale)
      titleView.frame = CGRect(x: x, y: y, width: width, height: size.height)
    } else {
      title.frame = CGRect(
        x: x, y: ((metrics.row.height - BarConstants.titleHeight) / 2).rounded(.down) + metrics.row.minY, width: width,
        height: BarConstants.titleHeight)
      title.label.frame = CGRect(x: 0, y: BarConstants.titleLabelTop, width: width, height: BarConstants.labelHeight)
    }
  }

  /// What constraints make larger than the room gets no broader than that: what is in it is shortened.
  private func limitTitle(to room: CGFloat) {
    guard let titleView, let bar = titleView.superview, !titleView.translatesAutoresizingMaskIntoConstraints else { return }
    let constant = room - bar.bounds.width
    if let known = bar.constraints.first(where: { $0.firstItem === titleView && $0.identifier == Self.titleLimit }) {
      known.constant = constant
      return
    }
    let limit = NSLayoutConstraint(
      item: titleView, attribute: .width, relatedBy: .lessThanOrEqual, toItem: bar, attribute: .width, constant: constant)
    // Not required: a width that the app has given it wins.
    limit.priority = UILayoutPriority(999)
    limit.identifier = Self.titleLimit
    limit.isActive = true
  }
  private static let titleLimit = "UINavigationBar-title-limit"

  private func placeLines(in bar: UINavigationBar, _ row: CGRect, _ metrics: BarMetrics) {
    prompt.isHidden = item.prompt == nil
    if item.prompt != nil {
      let height = BarConstants.promptHeight
      prompt.frame = CGRect(x: metrics.left, y: row.minY - height, width: metrics.right - metrics.left, height: height)
    }
    placeSearch(in: bar)
    let end = bar.bounds.height - bar.searchRoom
    largeRoom.isHidden = end <= row.maxY
    largeRoom.frame = CGRect(x: 0, y: row.maxY, width: bar.bounds.width, height: max(0, end - row.maxY))
    let margin = metrics.customMargin
    // The large title stands at the bottom of its room, and goes up under the row as the room gets less.
    large.frame = bar.mirrored(
      CGRect(
        x: metrics.left + margin, y: end - row.maxY - (BarConstants.largeTitleHeight + BarConstants.largeLabelHeight) / 2,
        width: max(0, metrics.right - metrics.left - 2 * margin), height: BarConstants.largeLabelHeight))
  }
}

extension NavigationBarContent {
  /// Places the search field at the bar's lower end. It fades out as the bar gets too low for it.
  private func placeSearch(in bar: UINavigationBar) {
    guard let field = item.search?.searchBar else { return }
    let height = UIView.Overridable.sizeThatFits(field, bar.bounds.size).height
    field.frame = CGRect(
      x: bar.safeAreaInsets.left, y: bar.bounds.height - height - bar.searchPadding / 2,
      width: bar.bounds.width - bar.safeAreaInsets.left - bar.safeAreaInsets.right, height: height)
    field.isHidden = bar.searchRoom <= 0
    let whole = height + bar.searchPadding
    field.alpha = (bar.searchRoom * 2 / whole - 1).clamped(0, 1)
  }
}

/// The sizes that follow from a bar's width and height.
struct BarMetrics {
  let width: CGFloat
  let row: CGRect
  /// The bar without what the screen's rounded sides cover.
  let (left, right): (CGFloat, CGFloat)
  let isWide: Bool
  private let scale: CGFloat
  private let constants: BarSystemConstants

  init(_ bar: UIView, _ row: CGRect) {
    (width, self.row, scale) = (bar.bounds.width, row, bar.simulation.screen.scale)
    let insets = bar.safeAreaInsets
    (left, right) = bar.isMirrored ? (insets.right, bar.bounds.width - insets.left) : (insets.left, bar.bounds.width - insets.right)
    isWide = bar.bounds.width >= bar.system.bars.wideBar
    constants = bar.system.bars
  }

  var boxHeight: CGFloat { constants.boxHeight }
  var boxTop: CGFloat { row.minY + (row.height - boxHeight) / 2 }
  /// From the bar's side to a box with a text.
  var textMargin: CGFloat { isWide ? constants.wideTextMargin : constants.textMargin }
  /// What the outermost box has beside its text, towards the bar's side.
  func outerPadding(_ view: UIView) -> CGFloat { (view as? UINavigationButton)?.isPicture == false ? constants.outerPadding : 0 }
  var backMargin: CGFloat { isWide ? BarConstants.wideBackMargin : constants.textMargin }
  var customMargin: CGFloat { isWide ? BarConstants.wideCustomMargin : BarConstants.customMargin }

  /// How large an item's view is, where it begins from above, and how far it stands from the bar's side.
  func box(_ item: UIBarButtonItem, _ view: UIView) -> (size: CGSize, top: CGFloat, margin: CGFloat) {
    guard let button = view as? UINavigationButton else {
      var size = view.sizeInBar(row)
      if item.width > 0 { size.width = item.width }
      return (size, (row.midY - size.height / 2).roundedToPixel(scale: scale), customMargin)
    }
    return (
      CGSize(width: button.boxWidth(item), height: boxHeight), boxTop,
      button.isPicture ? BarConstants.imageMargin : textMargin
    )
  }
}
