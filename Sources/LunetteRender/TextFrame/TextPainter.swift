import Foundation
import LunetteKit

/// Paints the items of a display list on a grid of characters, back to front.
///
/// `+Shapes` has fills, borders and lines, `+Text` labels, titles and fields, `+Signs` characters for roles, `+Room` the columns that a
/// text may use.
struct TextPainter {
  let list: DisplayList
  let cell: CellSize
  var canvas: TextCanvas
  /// While an item's drawing is cut off at round corners: its outline, and the map from the item's own space to the screen.
  var outline: (shape: PathFill, map: ItemMap)?
  /// The lines that were drawn for thin views.
  var thinLines: [ThinLine] = []

  struct ThinLine {
    var y: CGFloat
    var line, column: Int
  }

  init(_ list: DisplayList, columns: Int, lines: Int, cell: CellSize) {
    (self.list, self.cell) = (list, cell)
    canvas = TextCanvas(columns: columns, lines: lines)
  }

  mutating func paint() {
    // Rows with marks; a mark is drawn after everything in the row was painted.
    var marked: [Int] = []
    for index in list.items.indices {
      if HostWork.mustEnd("drawing a frame of \(list.items.count) layers") { break }
      while let row = marked.last, list.items[index].depth <= list.items[row].depth {
        paintMark(of: list.items[row])
        marked.removeLast()
      }
      paint(index)
      if list.items[index].form == .row, !list.items[index].state.isDisjoint(with: [.selected, .highlighted]) {
        marked.append(index)
      }
    }
    for row in marked.reversed() { paintMark(of: list.items[row]) }
  }

  private mutating func paint(_ index: Int) {
    let item = list.items[index]
    let clip = visibleArea(of: item)
    if case .indicator(let isVertical) = item.form {
      paintIndicator(item, isVertical: isVertical)
      return
    }
    if let fill = item.fill {
      if isThin(item) { paintThinLine(item, fill, clip) } else { paintFill(item, fill, clip) }
    }
    if let border = item.border { paintBorder(item, border.color, clip) }
    if let gradient = item.gradient { paintGradient(gradient, item, clip) }
    if item.hasSigns { return paintSigns(item, textClip(item, clip)) }
    if let art = item.art, item.form != .field { paint(art, item, item.cutsContent ? clip.intersection(cell.area(of: item.quad.box)) : clip) }
    guard let text = item.text else { return }
    let textArea = item.cutsContent && item.textSticksOut ? clip.intersection(cell.area(of: item.quad.box)) : clip
    switch item.form {
    case .title: paintTitle(text, index, textClip(item, textArea))
    case .field: paintField(text, index, textClip(item, textArea))
    default:
      if text.editing == nil { paintLabel(text, index, textClip(item, textArea)) } else { paintTextView(text, index, textClip(item, textArea)) }
    }
  }

  /// The part of the canvas inside the item's clips.
  func visibleArea(of item: DisplayItem) -> CellArea { cell.area(of: item.clipRect).intersection(canvas.area) }

  /// Draws a bar at the left edge.
  private mutating func paintMark(of item: DisplayItem) {
    let area = cell.area(of: item.quad.box).intersection(visibleArea(of: item))
    guard !area.isEmpty else { return }
    let glyph = item.state.contains(.highlighted) ? Mark.highlighted : Mark.selected
    for line in area.top..<area.bottom { canvas.put(glyph, line, area.left, Self.markColor, alpha: 1) }
  }

  private mutating func paintIndicator(_ item: DisplayItem, isVertical: Bool) {
    let box = item.quad.box
    let clip = visibleArea(of: item)
    var area = cell.area(of: box)
    if isVertical || area.width < 1 { (area.left, area.right) = (cell.column(holding: box.midX), cell.column(holding: box.midX) + 1) }
    if !isVertical || area.height < 1 { (area.top, area.bottom) = (cell.line(holding: box.midY), cell.line(holding: box.midY) + 1) }
    area = area.intersection(clip)
    guard !area.isEmpty, let color = item.fill else { return }
    for line in area.top..<area.bottom {
      for column in area.left..<area.right {
        canvas.put(isVertical ? Mark.verticalIndicator : Mark.horizontalIndicator, line, column, color, alpha: item.alpha)
      }
    }
  }

  /// The system tint. Source: Apple, iOS 7
  static let markColor = UIButton.defaultTint
}

/// Characters with a meaning; `TextFrame` has the legend.
enum Mark {
  static let selected = Glyph("▌")
  static let highlighted = Glyph("▒")
  static let verticalIndicator = Glyph("▐")
  static let horizontalIndicator = Glyph("▄")
  static let rising = Glyph("╱")
  static let falling = Glyph("╲")
  static let thinLine = Glyph("┄")
  static let thinUpright = Glyph("┆")
  static let outline = Glyph("·")
  static let fieldStart = Glyph("▏")
  static let fieldEnd = Glyph("▕")
  static let caret: Character = "▎"
  static let picture = "▨"
  static let horizontal = Glyph("─")
  static let vertical = Glyph("│")
  static let square = Corners(topLeft: Glyph("┌"), topRight: Glyph("┐"), bottomLeft: Glyph("└"), bottomRight: Glyph("┘"))
  static let round = Corners(topLeft: Glyph("╭"), topRight: Glyph("╮"), bottomLeft: Glyph("╰"), bottomRight: Glyph("╯"))

  struct Corners {
    var topLeft, topRight, bottomLeft, bottomRight: Glyph

    /// Round at the item's round corners.
    init(of item: DisplayItem) {
      func corner(_ corner: CACornerMask, _ part: KeyPath<Corners, Glyph>) -> Glyph {
        (item.cornerRadius > 0 && item.maskedCorners.contains(corner) ? Mark.round : Mark.square)[keyPath: part]
      }
      topLeft = corner(.layerMinXMinYCorner, \.topLeft)
      topRight = corner(.layerMaxXMinYCorner, \.topRight)
      bottomLeft = corner(.layerMinXMaxYCorner, \.bottomLeft)
      bottomRight = corner(.layerMaxXMaxYCorner, \.bottomRight)
    }

    init(topLeft: Glyph, topRight: Glyph, bottomLeft: Glyph, bottomRight: Glyph) {
      (self.topLeft, self.topRight, self.bottomLeft, self.bottomRight) = (topLeft, topRight, bottomLeft, bottomRight)
    }
  }
}
