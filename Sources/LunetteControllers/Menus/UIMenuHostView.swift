import Foundation
@_spi(Lunette) import LunetteStage

/// Covers the window while a menu is open: it takes all touches.
public final class UIMenuHostView: UIView {
  let platter = UIMenuPlatterView()
  weak var session: MenuSession?

  init() {
    super.init(frame: .zero)
    addSubview(platter)
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { move(touches) }
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { move(touches) }
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.inLandingOrder.first { session?.lift(touch.location(in: nil), isOpening: false) }
  }
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { platter.highlight(nil) }

  private func move(_ touches: Set<UITouch>) { if let touch = touches.inLandingOrder.first { session?.track(touch.location(in: nil)) } }
}

/// The plate with the rows.
public final class UIMenuPlatterView: UIView {
  private(set) var rows: [UIMenuRow] = []
  private var titleLabel: UILabel?
  private var highlighted: UIMenuRow?

  init() {
    super.init(frame: .zero)
    layer.cornerRadius = MenuConstants.radius
    clipsToBounds = true
  }

  /// - Returns: how high all rows are
  func fill(_ groups: [[UIMenuElement]], title: String, size: UIMenu.ElementSize) -> CGFloat {
    for row in rows { row.removeFromSuperview() }
    titleLabel?.removeFromSuperview()
    (rows, titleLabel, highlighted) = ([], nil, nil)
    let colors = system.colors
    // What is between groups shows what is behind the rows.
    backgroundColor = colors.groupedTable
    var y: CGFloat = 0
    if !title.isEmpty {
      let label = UILabel()
      label.text = title
      label.font = .systemFont(ofSize: 13)
      label.textColor = colors.detail
      label.frame = CGRect(x: MenuConstants.inset, y: 0, width: MenuConstants.width - 2 * MenuConstants.inset, height: MenuConstants.titleRow)
      addSubview(label)
      titleLabel = label
      y = MenuConstants.titleRow
    }
    let hasStates = groups.joined().contains { $0.shownState != .off }
    let perRow = size == .small ? MenuConstants.smallInRow : size == .medium ? MenuConstants.mediumInRow : 1
    for (number, group) in groups.enumerated() {
      if number > 0 { y += MenuConstants.groupGap }
      var index = 0
      while index < group.count {
        let line = Array(group[index..<min(group.count, index + perRow)])
        let height = line.contains { $0.subtitle?.isEmpty == false } && perRow == 1 ? MenuConstants.subtitleRow : MenuConstants.row
        let width = MenuConstants.width / CGFloat(line.count)
        for (place, element) in line.enumerated() {
          let row = UIMenuRow(element, hasStates: hasStates, isSmall: perRow > 1)
          row.frame = CGRect(x: CGFloat(place) * width, y: y, width: width, height: height)
          row.hasLine = index + perRow < group.count
          addSubview(row)
          rows.append(row)
        }
        y += height
        index += perRow
      }
    }
    return y
  }

  /// Space: the window.
  func row(at point: CGPoint) -> UIMenuRow? {
    let local = convert(point, from: nil)
    guard bounds.holds(local) else { return nil }
    return rows.first { $0.frame.holds(local) }
  }

  func highlight(_ row: UIMenuRow?) {
    guard row !== highlighted else { return }
    highlighted?.show(highlighted: false)
    highlighted = row?.element.isEnabled == true ? row : nil
    highlighted?.show(highlighted: true)
  }

}

/// One row of a menu.
public final class UIMenuRow: UIView {
  let element: UIMenuElement
  private let label = UILabel()
  private var subtitleLabel: UILabel?
  private var picture: UIImageView?
  private var mark: UITableViewCellMark?
  private let line = UIView()
  private let hasStates, isSmall: Bool
  var hasLine = false

  init(_ element: UIMenuElement, hasStates: Bool, isSmall: Bool) {
    (self.element, self.hasStates, self.isSmall) = (element, hasStates, isSmall)
    super.init(frame: .zero)
    let colors = system.colors
    backgroundColor = colors.table
    label.text = element is UIDeferredMenuElement ? "Loading…" : element.title
    label.font = .systemFont(ofSize: 17)
    label.textColor = !element.isEnabled ? colors.disabledInAlert : element.isDestructive ? colors.destructive : colors.label
    if isSmall { label.textAlignment = .center }
    addSubview(label)
    if let subtitle = element.subtitle, !subtitle.isEmpty, !isSmall {
      let second = UILabel()
      second.text = subtitle
      second.font = .systemFont(ofSize: 13)
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
    if element is UIMenu || element.shownState != .off {
      let view = UITableViewCellMark(element is UIMenu ? .disclosure : .checkmark)
      addSubview(view)
      mark = view
    }
    line.backgroundColor = colors.separator
    addSubview(line)
  }

  func show(highlighted: Bool) { backgroundColor = highlighted ? system.colors.selectedCell : system.colors.table }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let left = isSmall ? 0 : hasStates ? MenuConstants.stateInset : MenuConstants.inset
    let right = isSmall ? 0 : picture != nil || element is UIMenu ? 2 * MenuConstants.imageInset : MenuConstants.inset
    let half = subtitleLabel == nil ? bounds.height : bounds.height / 2
    label.frame = CGRect(x: left, y: subtitleLabel == nil ? 0 : 8, width: max(0, bounds.width - left - right), height: subtitleLabel == nil ? half : 22)
    subtitleLabel?.frame = CGRect(x: left, y: 32, width: label.frame.width, height: 18)
    let middle = CGPoint(x: bounds.width - MenuConstants.imageInset, y: bounds.height / 2)
    picture?.frame = CGRect(
      x: middle.x - MenuConstants.image / 2, y: middle.y - MenuConstants.image / 2, width: MenuConstants.image, height: MenuConstants.image)
    if element is UIMenu {
      mark?.frame = CGRect(x: middle.x - 4, y: middle.y - 7, width: 8, height: 13)
    } else {
      mark?.frame = CGRect(x: MenuConstants.inset - 7, y: middle.y - 7, width: 14, height: 13)
    }
    let thickness = 1 / simulation.screen.scale
    line.isHidden = !hasLine
    line.frame = CGRect(x: 0, y: bounds.height - thickness, width: bounds.width, height: thickness)
  }

  public override var accessibilityNature: AccessibilityNature {
    AccessibilityNature(.button, label: element.title, element.shownState == .on ? .selected : [])
  }
}
