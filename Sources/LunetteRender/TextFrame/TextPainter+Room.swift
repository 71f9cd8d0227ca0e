import Foundation
import LunetteKit

/// The number of columns that a text may use.
extension TextPainter {
  /// The columns of a text's view, without its own border or its parent's. If `wanted` is more, also free columns beside them.
  ///
  /// Free are the parent's columns without another text on this line; one column remains empty between two texts.
  func room(for text: ViewText, _ index: Int, line: Int, wanted: Int) -> (left: Int, right: Int) {
    let item = list.items[index]
    let own = ownRoom(item, index, inset: text.inset)
    guard wanted > own.right - own.left, item.quad.isUpright, text.lineBreakMode != .byClipping else { return own }
    var limit = parentRoom(item)
    limit = (min(own.left, limit.left), max(own.right, limit.right))
    for other in list.items.indices where other != index {
      guard let beside = columns(of: other, onLine: line) else { continue }
      if beside.left >= own.right { limit.right = min(limit.right, max(own.right, beside.left - 1)) }
      if beside.right <= own.left { limit.left = max(limit.left, min(own.left, beside.right + 1)) }
    }
    return widened(own, to: wanted, within: limit, text.alignment)
  }

  private func ownRoom(_ item: DisplayItem, _ index: Int, inset: CGFloat) -> (left: Int, right: Int) {
    let parent = item.parent.map { list.items[$0] }
    let box = (isAloneInButton(index) ? parent : nil)?.quad.box ?? item.quad.box.shrunk(dx: inset, dy: 0)
    var (left, right) = (cell.column(at: box.minX), cell.column(at: box.maxX))
    if left >= right {
      left = cell.column(holding: box.midX)
      right = left + 1
    }
    if item.border != nil { return (left + 1, max(left + 1, right - 1)) }
    guard let parent, parent.border != nil else { return (left, right) }
    let around = cell.area(of: parent.quad.box)
    return (left == around.left ? left + 1 : left, right == around.right ? max(left + 1, right - 1) : right)
  }

  /// A title without a picture may use all columns of its button.
  private func isAloneInButton(_ index: Int) -> Bool {
    guard list.items[index].form == .title, let button = list.items[index].parent, list.items[button].quad.isUpright else { return false }
    return !list.items[button..<index].contains { item in
      item.parent == button && item.form == .picture
    }
  }

  /// Where a text may be written: if its parent clips it at a border, only inside the border.
  func textClip(_ item: DisplayItem, _ clip: CellArea) -> CellArea {
    guard let parent = item.parent.map({ list.items[$0] }), parent.border != nil, parent.quad.isUpright else { return clip }
    let around = cell.area(of: parent.quad.box)
    var inside = clip
    if clip.left == around.left { inside.left += 1 }
    if clip.right == around.right { inside.right -= 1 }
    return inside
  }

  private func parentRoom(_ item: DisplayItem) -> (left: Int, right: Int) {
    guard let parent = item.parent.map({ list.items[$0] }) else { return (0, canvas.columns) }
    // A button is as wide as its title, so the free columns are those of the button's parent.
    if item.form == .title, parent.border == nil, parent.fill == nil { return parentRoom(parent) }
    let area = cell.area(of: parent.quad.box)
    let border = parent.border == nil ? 0 : 1
    return (max(0, area.left + border), min(canvas.columns, area.right - border))
  }

  /// The columns of another item's text or picture; nil if it isn't on the line.
  private func columns(of index: Int, onLine line: Int) -> (left: Int, right: Int)? {
    let item = list.items[index]
    let box = item.quad.box
    switch item.form {
    case .row, .hairline, .indicator: return nil
    case .picture: break
    default:
      if let text = item.text {
        if text.editing != nil || text.lines.count == 1, cell.line(centeredAt: box.midY) != line { return nil }
      } else if item.hasSigns {
        if cell.line(centeredAt: box.midY) != line { return nil }
      } else if item.border == nil {
        return nil
      }
    }
    guard cell.line(holding: box.minY) <= line, cell.line(holding: box.maxY) >= line else { return nil }
    return (cell.column(at: box.minX), cell.column(at: box.maxX))
  }

  /// First away from the side to which the text is aligned.
  private func widened(
    _ own: (left: Int, right: Int), to wanted: Int, within limit: (left: Int, right: Int), _ alignment: NSTextAlignment
  ) -> (left: Int, right: Int) {
    var (left, right) = own
    var missing = wanted - (right - left)
    func takeRight(_ most: Int) {
      let step = max(0, min(most, limit.right - right))
      right += step
      missing -= step
    }
    func takeLeft(_ most: Int) {
      let step = max(0, min(most, left - limit.left))
      left -= step
      missing -= step
    }
    switch alignment {
    case .left, .natural, .justified: takeRight(missing)
    case .right: takeLeft(missing)
    case .center:
      takeRight(missing / 2)
      takeLeft(missing)
      takeRight(missing)
    }
    return (left, right)
  }
}
