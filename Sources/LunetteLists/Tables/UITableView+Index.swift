import Foundation
@_spi(Lunette) import LunetteStage

/// The strip of section titles at the right edge of a table: its titles and its colours.
struct SectionIndex {
  var titles: [String] = []
  /// Nil while no strip is shown.
  var view: UITableViewIndex?
  var minimumRowCount = 0
  var color: UIColor?
  var backgroundColor: UIColor?
  var trackingBackgroundColor: UIColor?
}

/// The strip of section titles. Source: docs/rules/tables.md 2.9
extension UITableView {
  /// As a title of the strip it shows a magnifier. Source: Apple, UITableView.indexSearch
  public static let indexSearch = "{search}"

  /// The strip is shown from this number of rows on.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { index.minimumRowCount }
    set {
      index.minimumRowCount = newValue
      showIndex()
    }
  }
  /// The colour of the titles; nil is the blue of iOS 7.
  public var sectionIndexColor: UIColor? {
    get { index.color }
    set {
      index.color = newValue
      index.view?.setNeedsLayout()
    }
  }
  public var sectionIndexBackgroundColor: UIColor? {
    get { index.backgroundColor }
    set {
      index.backgroundColor = newValue
      index.view?.setNeedsLayout()
    }
  }
  /// While a finger is on the strip.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { index.trackingBackgroundColor }
    set {
      index.trackingBackgroundColor = newValue
      index.view?.setNeedsLayout()
    }
  }

  /// Asks for the titles anew.
  public func reloadSectionIndexTitles() {
    loadIfNeeded()
    loadIndexTitles()
  }

  func loadIndexTitles() {
    index.titles = dataSource.flatMap { source in asking("sectionIndexTitles") { source.sectionIndexTitles(for: self) } } ?? []
    showIndex()
  }

  /// Units: points by which the strip narrows what the cells show.
  var indexWidth: CGFloat { index.view == nil ? 0 : TableConstants.indexWidth }

  /// Rows came or went: the strip may have to.
  func refreshIndex() {
    if !index.titles.isEmpty, showsIndex != (index.view != nil) { showIndex() }
  }

  private var showsIndex: Bool { !index.titles.isEmpty && geometry.rowCount >= index.minimumRowCount }

  private func showIndex() {
    let isShown = showsIndex
    if isShown != (index.view != nil) {
      for row in visible { row.cell.setNeedsLayout() }
      index.view?.removeFromSuperview()
      index.view = isShown ? UITableViewIndex(table: self) : nil
    }
    index.view?.titles = index.titles
    setNeedsLayout()
  }

  /// In front of everything; it stays while the content moves, between the insets.
  func layOutIndex() {
    guard let strip = index.view else { return }
    let room = bounds.inset(by: adjustedContentInset)
    let sides = contentSides
    let frame = CGRect(
      x: isMirrored ? bounds.minX + sides.left : bounds.maxX - sides.right - indexWidth, y: room.minY, width: indexWidth, height: max(0, room.height))
    if strip.frame != frame { simulation.performWithoutAnimation { strip.frame = frame } }
    if strip.superview !== self { addSubview(strip) }
  }

  /// A finger reached a title: the table jumps so that its section is at the top.
  func indexTouched(at place: Int) {
    guard let dataSource, index.titles.indices.contains(place) else { return }
    let section = asking("sectionForSectionIndexTitle") {
      dataSource.tableView(self, sectionForSectionIndexTitle: index.titles[place], at: place)
    }
    guard simulation.fault == nil, section >= 0, section != NSNotFound else { return }
    guard section < geometry.sectionCount else {
      recordException(
        .range,
        "-[UITableView _sectionIndexChanged:]: section (\(index: section)) for index title '\(index.titles[place])' beyond bounds (\(geometry.sectionCount))."
      )
      return
    }
    let top = geometry.span(ofSection: section).y - adjustedContentInset.top
    scroll(to: top.clamped(to: legalOffsets.y), animated: false)
  }
}

/// The strip itself: a control that follows one finger, from title to title.
public final class UITableViewIndex: UIControl {
  public override var accessibilityNature: AccessibilityNature {
    AccessibilityNature(.other, label: "Section index", value: spoken.flatMap { titles.indices.contains($0) ? titles[$0] : nil }, .adjustable)
  }
  public override func accessibilityIncrement() { goOn(by: 1) }
  public override func accessibilityDecrement() { goOn(by: -1) }
  /// The title to which assistive technology has gone.
  private var spoken: Int?
  private func goOn(by step: Int) {
    let place = (spoken ?? (step > 0 ? -1 : 0)) + step
    guard titles.indices.contains(place) else { return }
    spoken = place
    table?.indexTouched(at: place)
  }
  private weak var table: UITableView?
  private var labels: [UILabel] = []
  /// The title under the finger.
  private var touched: Int?

  public internal(set) var titles: [String] = [] {
    didSet { if titles != oldValue { setNeedsLayout() } }
  }

  init(table: UITableView) {
    self.table = table
    super.init(frame: .zero)
  }

  /// A title's share of the strip. Space: own bounds.
  public func frame(ofTitle place: Int) -> CGRect {
    let height = titleHeight
    let top = (bounds.height - height * CGFloat(titles.count)) / 2
    return CGRect(x: 0, y: top + CGFloat(place) * height, width: bounds.width, height: height)
  }

  @_spi(Lunette) public override var drawnTexts: [DrawnText] { titles.indices.map { DrawnText(text: titles[$0], frame: frame(ofTitle: $0)) } }

  private var titleHeight: CGFloat { min(TableConstants.indexTitleHeight, bounds.height / CGFloat(max(1, titles.count))) }

  // MARK: Touches

  public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  public override func endTracking(_ touch: UITouch?, with event: UIEvent?) { ended() }
  public override func cancelTracking(with event: UIEvent?) { ended() }

  private func follow(_ touch: UITouch) {
    guard !titles.isEmpty, titleHeight > 0 else { return }
    let y = touch.location(in: self).y - frame(ofTitle: 0).minY
    let place = (y / titleHeight).wholePart(upTo: titles.count - 1)
    guard place != touched else { return }
    touched = place
    setNeedsLayout()
    table?.indexTouched(at: place)
  }

  private func ended() {
    touched = nil
    setNeedsLayout()
  }

  /// The table does not scroll with a finger that is on the strip.
  public override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.view === self }

  // MARK: Looks

  /// Where there is no room for all, titles from all over stand between dots. Source: iOS 7 (recollection, C)
  public override func layoutSubviews() {
    super.layoutSubviews()
    guard let table else { return }
    backgroundColor = (touched == nil ? nil : table.sectionIndexTrackingBackgroundColor) ?? table.sectionIndexBackgroundColor
    let most = max(1, (bounds.height / TableConstants.indexTitleHeight).wholePart(upTo: titles.count))
    let lines = most < titles.count ? max(1, most - (1 - most % 2)) : titles.count
    while labels.count > lines { labels.removeLast().removeFromSuperview() }
    while labels.count < lines {
      let label = UILabel()
      label.font = TableConstants.indexFont
      label.textAlignment = .center
      labels.append(label)
      addSubview(label)
    }
    let height = lines == titles.count ? titleHeight : bounds.height / CGFloat(max(1, lines))
    let top = (bounds.height - height * CGFloat(lines)) / 2
    for (line, label) in labels.enumerated() {
      label.text = text(line, of: lines)
      label.textColor = table.sectionIndexColor ?? table.system.colors.indexTitle
      label.frame = CGRect(x: 0, y: top + CGFloat(line) * height, width: bounds.width, height: height)
    }
  }

  private func text(_ line: Int, of lines: Int) -> String {
    var place = line
    if lines < titles.count {
      if line % 2 == 1 { return "•" }
      place = lines == 1 ? 0 : line * (titles.count - 1) / (lines - 1)
    }
    return titles[place] == UITableView.indexSearch ? "⌕" : titles[place]
  }
}
