import Foundation

/// Covers the window while a menu is open: it takes all touches.
public final class UIMenuHostView: UIView {
  let platter = UIMenuView()
  weak var session: MenuSession?
  /// What is shown of the place that a context menu leads to, in round corners.
  private(set) var preview: UIView?

  func show(_ content: UIView) {
    let plate = UIMenuPreviewView()
    plate.layer.cornerRadius = MenuConstants.radius
    plate.clipsToBounds = true
    plate.addSubview(content)
    insertSubview(plate, at: 0)
    preview = plate
  }

  init() {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(platter)
  }

  /// What is below can't be used. Source: docs/rules/accessibility.md 2, E4
  public override var accessibilityNature: AccessibilityNature { AccessibilityNature().with { ($0.isModal, $0.isGroup) = (true, true) } }
  public override func accessibilityPerformEscape() -> Bool {
    guard let session else { return false }
    session.close()
    return true
  }

  /// The device has been turned: what the menu belongs to stands elsewhere. Source: docs/rules/lists.md 3
  @_spi(Lunette) public override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if bounds.size != old.size, superview != nil { session?.close() }
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { move(touches) }
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { move(touches) }
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.inLandingOrder.first { session?.lift(touch.location(in: nil), isOpening: false) }
  }
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { platter.highlight(nil) }

  private func move(_ touches: Set<UITouch>) { if let touch = touches.inLandingOrder.first { session?.track(touch.location(in: nil)) } }
}

extension UIMenuHostView: FollowsTextSizes {
  package func textsHaveAnotherSize() { session?.measureAgain() }
}

/// The plate of a preview. What is in it takes no touches of its own: a tap leads on.
public final class UIMenuPreviewView: UIView {
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { bounds.holds(point) ? subviews.first : nil }
}

/// Elements that stand together in a menu.
struct MenuGroup {
  var elements: [UIMenuElement] = []
  let size: UIMenu.ElementSize
  var isPalette = false

  /// How many stand side by side. Source: docs/rules/lists.md 3
  var perRow: Int {
    if isPalette { return max(1, min(elements.count, MenuConstants.paletteInRow)) }
    switch size {
    case .small: return MenuConstants.smallInRow
    case .medium: return MenuConstants.mediumInRow
    case .automatic, .large: return 1
    }
  }
  /// Small elements show their picture alone, medium ones have it above their title.
  var look: UIMenuRow.Look { isPalette || size == .small ? .small : size == .medium ? .medium : .line }
}

/// The plate with the rows. They scroll where there is no room for all of them.
public final class UIMenuView: UIView {
  private(set) var rows: [UIMenuRow] = []
  private let scrollView = UIScrollView()
  private var titleRow: UIView?
  private var highlighted: UIMenuRow?

  init() {
    super.init(frame: .zero)
    layer.cornerRadius = MenuConstants.radius
    castMenuShadow()
    // The plate itself clips nothing: its shadow lies outside.
    scrollView.layer.cornerRadius = MenuConstants.radius
    scrollView.clipsToBounds = true
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // The menu follows a finger from row to row itself.
    scrollView.handsTouchesOn = true
    scrollView.delaysContentTouches = false
    scrollView.alwaysBounceVertical = false
    scrollView.contentInsetAdjustmentBehavior = .never
    addSubview(scrollView)
  }

  /// - Returns: how high all rows are
  func fill(_ groups: [MenuGroup], title: String, _ measures: MenuMeasures) -> CGFloat {
    for row in rows { row.removeFromSuperview() }
    titleRow?.removeFromSuperview()
    (rows, titleRow, highlighted) = ([], nil, nil)
    let colors = system.colors
    // What is between groups shows what is behind the rows.
    backgroundColor = colors.menuGap
    var y: CGFloat = 0
    if !title.isEmpty {
      let label = UILabel()
      label.text = title
      label.font = measures.detailFont
      label.textColor = colors.detail
      let row = UIView(frame: CGRect(x: 0, y: 0, width: measures.width, height: measures.titleRow))
      row.backgroundColor = colors.menu
      label.frame = row.bounds.shrunk(dx: MenuConstants.inset, dy: 0)
      row.addSubview(label)
      let thickness = 1 / simulation.screen.scale
      let line = UIView(frame: CGRect(x: 0, y: measures.titleRow - thickness, width: measures.width, height: thickness))
      line.backgroundColor = colors.separator
      row.addSubview(line)
      scrollView.addSubview(row)
      titleRow = row
      y = measures.titleRow
    }
    let hasStates = groups.contains { group in group.look == .line && group.elements.contains { $0.shownState != .off || $0.isMenuWithImage } }
    for (number, group) in groups.enumerated() {
      if number > 0 { y += MenuConstants.groupGap }
      add(group, hasStates: hasStates, measures, &y)
    }
    scrollView.contentSize = CGSize(width: measures.width, height: y)
    scrollView.contentOffset = .zero
    return y
  }

  private func add(_ group: MenuGroup, hasStates: Bool, _ measures: MenuMeasures, _ y: inout CGFloat) {
    let (perRow, elements, mirrors) = (group.perRow, group.elements, isMirrored)
    var index = 0
    while index < elements.count {
      if HostWork.mustEnd("showing a menu's \(elements.count) elements") { return }
      let line = elements[index..<min(elements.count, index + perRow)].map { UIMenuRow($0, hasStates: hasStates, look: group.look, measures) }
      let width = measures.width / CGFloat(line.count)
      let height = line.map { $0.height(width: width) }.max() ?? 0
      for (place, row) in line.enumerated() {
        let frame = CGRect(x: CGFloat(place) * width, y: y, width: width, height: height)
        row.frame = mirrors ? frame.mirrored(in: measures.width) : frame
        row.hasLine = index + perRow < elements.count
        scrollView.addSubview(row)
        rows.append(row)
      }
      y += height
      index += perRow
    }
  }

  /// Only what doesn't fit scrolls.
  func takePlace(_ frame: CGRect, whole height: CGFloat) {
    self.frame = frame
    scrollView.frame = bounds
    scrollView.isScrollEnabled = height > frame.height
  }

  /// Space: the window.
  func row(at point: CGPoint) -> UIMenuRow? {
    guard bounds.holds(convert(point, from: nil)) else { return nil }
    let inside = scrollView.convert(point, from: nil)
    return rows.first { $0.frame.holds(inside) }
  }

  func highlight(_ row: UIMenuRow?) {
    guard row !== highlighted else { return }
    highlighted?.show(highlighted: false)
    highlighted = row?.element.isEnabled == true ? row : nil
    highlighted?.show(highlighted: true)
  }
}

extension UIMenuElement {
  /// The image has the arrow's place, so the arrow stands before the title. Source: docs/rules/lists.md 3
  fileprivate var isMenuWithImage: Bool { self is UIMenu && image != nil }
}

/// One row of a menu.
public final class UIMenuRow: UIView {
  enum Look { case line, small, medium }

  let element: UIMenuElement
  private let label = UILabel()
  private var subtitleLabel: UILabel?
  private var picture: UIImageView?
  private var mark: UIView?
  private let line = UIView()
  private let hasStates: Bool
  private let look: Look
  private let measures: MenuMeasures
  var hasLine = false

  init(_ element: UIMenuElement, hasStates: Bool, look: Look, _ measures: MenuMeasures) {
    (self.element, self.hasStates, self.look, self.measures) = (element, hasStates, look, measures)
    super.init(frame: .zero)
    let colors = system.colors
    backgroundColor = colors.menu
    label.text = element is UIDeferredMenuElement ? "Loading…" : element.title
    label.font = look == .medium ? .systemFont(ofSize: MenuConstants.detailSize) : measures.titleFont
    label.textColor = !element.isEnabled ? colors.disabledInAlert : element.isDestructive ? colors.destructive : colors.label
    if look != .line { label.textAlignment = .center } else { label.numberOfLines = 0 }
    label.isHidden = look == .small && element.image != nil
    addSubview(label)
    if let subtitle = element.subtitle, !subtitle.isEmpty, look == .line {
      let second = UILabel()
      second.text = subtitle
      second.font = measures.detailFont
      second.textColor = colors.detail
      addSubview(second)
      subtitleLabel = second
    }
    if let image = element.image {
      let view = UIImageView()
      view.image = image
      view.tintColor = label.textColor
      addSubview(view)
      picture = view
    }
    addMark()
    line.backgroundColor = colors.separator
    addSubview(line)
  }

  private func addMark() {
    if element is UIMenu, look == .line {
      mark = UITableViewCellMark(.disclosure)
    } else if element.shownState == .on, look == .line {
      mark = UITableViewCellMark(.checkmark)
    } else if element.shownState == .mixed, look == .line {
      let view = UIImageView()
      view.image = .symbol(named: Self.mixedSymbol)
      view.tintColor = label.textColor
      mark = view
    } else if element.shownState != .off {
      // What has no room for a mark is filled.
      backgroundColor = system.colors.selectedCell
    }
    if let mark { addSubview(mark) }
  }
  /// Source: Apple, UIMenuElement.State.mixed: a dash
  private static let mixedSymbol = "minus"

  func show(highlighted: Bool) {
    let isFilled = highlighted || look != .line && element.shownState != .off
    backgroundColor = isFilled ? system.colors.selectedCell : system.colors.menu
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    switch look {
    case .line: layOutLine()
    case .small:
      label.frame = bounds
      picture?.frame = image(around: CGPoint(x: bounds.midX, y: bounds.midY))
    case .medium:
      let hasPicture = picture != nil
      label.frame = CGRect(x: 2, y: hasPicture ? bounds.height - 24 : 0, width: max(0, bounds.width - 4), height: hasPicture ? 18 : bounds.height)
      picture?.frame = image(around: CGPoint(x: bounds.midX, y: 20))
    }
    let thickness = 1 / simulation.screen.scale
    line.isHidden = !hasLine
    line.frame = CGRect(x: 0, y: bounds.height - thickness, width: bounds.width, height: thickness)
  }

  private func image(around middle: CGPoint) -> CGRect {
    CGRect(x: middle.x - MenuConstants.image / 2, y: middle.y - MenuConstants.image / 2, width: MenuConstants.image, height: MenuConstants.image)
  }

  /// From the sides to the title.
  private var titleInsets: (left: CGFloat, right: CGFloat) {
    (
      hasStates ? MenuConstants.stateInset : MenuConstants.inset,
      picture != nil || element is UIMenu ? 2 * MenuConstants.imageInset : MenuConstants.inset
    )
  }

  /// What the title's lines behind the first one need.
  private func furtherLines(width: CGFloat) -> CGFloat {
    let room = width - titleInsets.left - titleInsets.right
    guard look == .line, room > 0 else { return 0 }
    return max(0, (UIView.Overridable.sizeThatFits(label, CGSize(width: room, height: 0)).height / label.font.lineHeight).rounded(.down) - 1)
      * measures.titleLine
  }

  func height(width: CGFloat) -> CGFloat {
    if look == .medium { return MenuConstants.mediumRow }
    return (subtitleLabel == nil ? measures.row : measures.subtitleRow) + furtherLines(width: width)
  }

  private func layOutLine() {
    let (left, right) = titleInsets
    let titleWidth = max(0, bounds.width - left - right)
    if let subtitleLabel {
      let lines = furtherLines(width: bounds.width)
      label.frame = mirrored(CGRect(x: left, y: 8, width: titleWidth, height: measures.firstLine + lines))
      let (top, height) = measures.subtitle
      subtitleLabel.frame = mirrored(CGRect(x: left, y: top + lines, width: titleWidth, height: height))
    } else {
      label.frame = mirrored(CGRect(x: left, y: 0, width: titleWidth, height: bounds.height))
    }
    let middle = CGPoint(x: bounds.width - MenuConstants.imageInset, y: bounds.height / 2)
    picture?.frame = mirrored(image(around: middle))
    guard let mark else { return }
    let width = element is UIMenu ? MenuConstants.arrowWidth : MenuConstants.markWidth
    let place = element is UIMenu && !element.isMenuWithImage ? middle.x : MenuConstants.inset
    mark.frame = mirrored(CGRect(x: place - width / 2, y: middle.y - 7, width: width, height: MenuConstants.markHeight))
    if element is UIMenu { mark.transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity }
  }

  public override var accessibilityNature: AccessibilityNature {
    var traits = UIAccessibilityTraits.button
    if element.shownState == .on { traits.insert(.selected) }
    if !element.isEnabled { traits.insert(.notEnabled) }
    let words = [label.text, subtitleLabel?.text].compactMap { $0 }.filter { !$0.isEmpty }
    return AccessibilityNature(.button, label: words.isEmpty ? element.image?.spokenName : words.joined(separator: ", "), traits)
  }
}
