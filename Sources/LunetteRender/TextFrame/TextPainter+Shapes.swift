import Foundation
import LunetteKit

/// Backgrounds, borders, pictures, and lines for shapes that are thinner than a character.
extension TextPainter {
  mutating func paintFill(_ item: DisplayItem, _ color: UIColor, _ clip: CellArea) {
    let quad = item.quad
    let top = max(clip.top, cell.line(at: quad.box.minY))
    let bottom = min(clip.bottom, cell.line(at: quad.box.maxY))
    guard top < bottom else { return }
    for line in top..<bottom {
      guard let span = span(of: quad, line) else { continue }
      canvas.fill(line, max(clip.left, span.left), min(clip.right, span.right), color, alpha: item.alpha)
    }
  }

  /// Each cell gets the colour at its middle. For a view in perspective three of its corners define a parallelogram.
  mutating func paintGradient(_ gradient: Gradient, _ item: DisplayItem, _ clip: CellArea) {
    let quad = item.quad
    let (across, down) = (quad.topRight - quad.topLeft, quad.bottomLeft - quad.topLeft)
    let determinant = across.x * down.y - across.y * down.x
    let area = cell.area(of: quad.box).intersection(clip)
    guard determinant != 0, !area.isEmpty else { return }
    func color(_ line: Int, _ column: Int) -> UIColor {
      let middle = CGPoint(x: (CGFloat(column) + 0.5) * cell.width, y: (CGFloat(line) + 0.5) * cell.height) - quad.topLeft
      return gradient.color(
        at: CGPoint(x: (middle.x * down.y - middle.y * down.x) / determinant, y: (across.x * middle.y - across.y * middle.x) / determinant))
    }
    let isSameAlongALine = quad.isUpright && gradient.start.x == gradient.end.x
    for line in area.top..<area.bottom {
      guard let span = span(of: quad, line) else { continue }
      let (left, right) = (max(clip.left, span.left), min(clip.right, span.right))
      if isSameAlongALine {
        canvas.fill(line, left, right, color(line, left), alpha: item.alpha)
      } else if left < right {
        for column in left..<right { canvas.fill(line, column, column + 1, color(line, column), alpha: item.alpha) }
      }
    }
  }

  private func span(of quad: Quad, _ line: Int) -> (left: Int, right: Int)? {
    guard let span = quad.span(atY: (CGFloat(line) + 0.5) * cell.height) else { return nil }
    return (cell.column(at: span.left), cell.column(at: span.right))
  }

  // MARK: Borders

  mutating func paintBorder(_ item: DisplayItem, _ color: UIColor, _ clip: CellArea) {
    guard item.quad.isUpright else {
      paintOutline(item, color, clip)
      return
    }
    let area = cell.area(of: item.quad.box)
    paintBox(area, Mark.Corners(of: item), color, alpha: item.alpha, clip)
  }

  /// A box needs two lines and two columns; on a single line only its sides are drawn.
  mutating func paintBox(_ area: CellArea, _ corners: Mark.Corners, _ color: UIColor, alpha: CGFloat, _ clip: CellArea) {
    guard area.width >= 2, area.height >= 1 else { return }
    func put(_ glyph: Glyph, _ line: Int, _ column: Int, on canvas: inout TextCanvas) {
      guard line >= clip.top, line < clip.bottom, column >= clip.left, column < clip.right else { return }
      canvas.put(glyph, line, column, color, alpha: alpha)
    }
    let inside = area.intersection(clip)
    guard !inside.isEmpty else { return }
    for line in inside.top..<inside.bottom {
      put(Mark.vertical, line, area.left, on: &canvas)
      put(Mark.vertical, line, area.right - 1, on: &canvas)
    }
    guard area.height >= 2 else { return }
    for column in inside.left..<inside.right {
      put(Mark.horizontal, area.top, column, on: &canvas)
      put(Mark.horizontal, area.bottom - 1, column, on: &canvas)
    }
    put(corners.topLeft, area.top, area.left, on: &canvas)
    put(corners.topRight, area.top, area.right - 1, on: &canvas)
    put(corners.bottomLeft, area.bottom - 1, area.left, on: &canvas)
    put(corners.bottomRight, area.bottom - 1, area.right - 1, on: &canvas)
  }

  /// For a rotated view: its cells that have a neighbour outside.
  private mutating func paintOutline(_ item: DisplayItem, _ color: UIColor, _ clip: CellArea) {
    let area = cell.area(of: item.quad.box).intersection(clip)
    guard !area.isEmpty else { return }
    func contains(_ line: Int, _ column: Int) -> Bool {
      span(of: item.quad, line).map { column >= $0.left && column < $0.right } ?? false
    }
    for line in area.top..<area.bottom {
      for column in area.left..<area.right where contains(line, column) {
        let isInner =
          contains(line - 1, column) && contains(line + 1, column) && contains(line, column - 1) && contains(line, column + 1)
        if !isInner { canvas.put(Mark.outline, line, column, color, alpha: item.alpha) }
      }
    }
  }

  // MARK: Thin lines

  /// Whether it is a filled view of less than half a line or column, such as a separator.
  func isThin(_ item: DisplayItem) -> Bool {
    let box = item.quad.box
    return box.height < cell.height / 2 && box.width >= cell.width || box.width < cell.width / 2 && box.height >= cell.height
  }

  /// Drawn only in cells that are empty and have no line next to them.
  mutating func paintThinLine(_ item: DisplayItem, _ color: UIColor, _ clip: CellArea) {
    let box = item.quad.box
    guard item.alpha * color.alpha >= TextPainter.legibleAlpha else { return }
    let isFlat = box.height < cell.height / 2 && box.width >= cell.width
    var area = cell.area(of: box)
    if isFlat {
      area.top = cell.line(holding: box.midY)
      area.bottom = area.top + 1
    } else {
      area.left = cell.column(holding: box.midX)
      area.right = area.left + 1
    }
    // Across its direction the line itself decides whether it is seen: the middle of its cells may be outside a clip that it is inside.
    let seen = item.clipRect
    var room = clip
    if isFlat { (room.top, room.bottom) = (0, canvas.lines) } else { (room.left, room.right) = (0, canvas.columns) }
    area = area.intersection(room)
    guard !area.isEmpty, isFlat ? box.midY >= seen.minY && box.midY < seen.maxY : box.midX >= seen.minX && box.midX < seen.maxX else { return }
    if isFlat, hasThinLine(near: box.midY, area) { return }
    for line in area.top..<area.bottom {
      for column in area.left..<area.right where canvas.cell(line, column).glyph != .space {
        if isFlat { return }
      }
    }
    let glyph = isFlat ? Mark.thinLine : Mark.thinUpright
    for line in area.top..<area.bottom {
      for column in area.left..<area.right where canvas.cell(line, column).glyph == .space {
        canvas.put(glyph, line, column, color, alpha: item.alpha)
      }
    }
    if isFlat { thinLines.append(ThinLine(y: box.midY, line: area.top, column: (area.left + area.right) / 2)) }
  }

  /// Two hairlines that touch, as between two rows, are drawn as one line.
  private func hasThinLine(near y: CGFloat, _ area: CellArea) -> Bool {
    thinLines.contains { other in
      abs(other.y - y) < cell.height / 2 && other.column >= area.left && other.column < area.right
        && canvas.cell(other.line, other.column).glyph == Mark.thinLine
    }
  }

  /// A text on a thin line removes the whole line.
  mutating func removeThinLine(_ line: Int, _ left: Int, _ right: Int) {
    guard (left..<right).contains(where: { canvas.cell(line, $0).glyph == Mark.thinLine }) else { return }
    var (start, end) = (left, right)
    while start > 0, canvas.cell(line, start - 1).glyph == Mark.thinLine { start -= 1 }
    while end < canvas.columns, canvas.cell(line, end).glyph == Mark.thinLine { end += 1 }
    for column in start..<end where canvas.cell(line, column).glyph == Mark.thinLine {
      canvas.put(.space, line, column, .black, alpha: 1)
    }
  }

  // MARK: Pictures

  /// A box with the name in it; if there is no room for a box, a character and the name.
  /// One word in the middle of its box.
  mutating func paintSign(_ name: String, _ item: DisplayItem, _ clip: CellArea) {
    let box = item.quad.box
    let area = cell.area(of: box)
    let shown = fitted(name, columns: max(area.width, 1), mode: .byTruncatingTail)
    let start = cell.column(holding: box.midX) - TextFrame.columns(of: shown) / 2
    write(shown, cell.line(centeredAt: box.midY), start, PaintedText(color: .darkGray, alpha: item.alpha), clip)
  }

  mutating func paintImage(_ name: String, _ item: DisplayItem, _ clip: CellArea) {
    let box = item.quad.box
    var area = cell.area(of: box)
    let line = cell.line(centeredAt: box.midY)
    if area.width < 1 {
      area.left = cell.column(holding: box.midX)
      area.right = area.left + 1
    }
    let color = UIColor.darkGray
    if area.height >= 3, area.width >= 3 {
      let inside = area.intersection(clip)
      guard !inside.isEmpty else { return }
      let blank = String(repeating: " ", count: inside.width)
      for line in inside.top..<inside.bottom { write(blank, line, inside.left, PaintedText(color: color, alpha: item.alpha), clip) }
      paintBox(area, Mark.Corners(of: item), color, alpha: item.alpha, clip)
      let shown = fitted(name, columns: area.width - 2, mode: .byTruncatingTail)
      let start = area.left + 1 + (area.width - 2 - TextFrame.columns(of: shown)) / 2
      write(shown, line, start, PaintedText(color: color, alpha: item.alpha), clip)
    } else {
      let shown = fitted(Mark.picture + name, columns: area.width, mode: .byTruncatingTail)
      write(area.width == 1 ? Mark.picture : shown, line, area.left, PaintedText(color: color, alpha: item.alpha), clip)
    }
  }
}

private func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
