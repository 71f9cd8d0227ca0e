import Foundation
import LunetteKit

/// How characters are painted.
struct PaintedText {
  var color: UIColor
  var alpha: CGFloat
  var isBold = false
}

/// Labels, titles and fields.
///
/// A text stands on the line that its vertical centre falls into, and in the columns of its view. Where it needs more columns than
/// that (small or narrow type), it goes on over free columns beside it, and then is cut with "…".
extension TextPainter {
  mutating func paintLabel(_ text: DisplayText, _ index: Int, _ clip: CellArea) {
    let item = list.items[index]
    guard isLegible(text, item) else { return }
    let paint = PaintedText(color: text.color, alpha: item.alpha, isBold: text.font.weight != .regular)
    var last = Int.min
    for (number, string) in text.lines.enumerated() {
      let y = center(ofLine: number, text, item)
      let line = max(cell.line(centeredAt: y), last + 1)
      last = line
      guard isVisible(y, line, item), !string.isEmpty else { continue }
      place(string, text, line, index, paint, clip)
    }
  }

  /// In brackets where there is room for them, and no border says already that it is a button.
  mutating func paintTitle(_ text: DisplayText, _ index: Int, _ clip: CellArea) {
    let item = list.items[index]
    let hasBorder = item.parent.map { list.items[$0].border != nil } ?? false
    guard text.lines.count == 1, !hasBorder, isLegible(text, item) else {
      paintLabel(text, index, clip)
      return
    }
    let y = center(ofLine: 0, text, item)
    let line = cell.line(centeredAt: y)
    guard isVisible(y, line, item) else { return }
    let title = text.lines[0]
    let (open, close) = Self.brackets(item.state)
    let forms = [open + title + close, open.prefix(1) + title + close.suffix(1), title]
    let room = room(for: text, index, line: line, wanted: TextFrame.columns(of: forms[0]))
    let form = forms.first { TextFrame.columns(of: $0) <= room.right - room.left } ?? title
    place(form, text, line, index, PaintedText(color: text.color, alpha: item.alpha, isBold: text.font.weight != .regular), clip)
  }

  private static func brackets(_ state: DisplayState) -> (open: String, close: String) {
    if state.contains(.disabled) { return ("( ", " )") }
    if state.contains(.highlighted) { return ("▐ ", " ▌") }
    return state.contains(.selected) ? ("[•", " ]") : ("[ ", " ]")
  }

  mutating func paintField(_ field: DisplayField, _ index: Int, _ clip: CellArea) {
    let item = list.items[index]
    let box = item.quad.box
    guard isLegible(field.text, item) else { return }
    let line = cell.line(centeredAt: box.midY)
    guard isVisible(box.midY, line, item) else { return }
    var area = cell.area(of: box)
    guard area.width >= 1 else { return }
    var paint = PaintedText(color: Self.fieldEdgeColor, alpha: item.alpha)
    if item.border != nil {
      area.left += 1
      area.right -= 1
    } else {
      write(Mark.fieldStart, line, area.left, paint, clip)
      area.left += 1
      if field.hasBorder, area.width >= 2 {
        area.right -= 1
        write(Mark.fieldEnd, line, area.right, paint, clip)
      }
    }
    paint.color = field.text.color
    let string = field.text.lines.first ?? ""
    let caretWidth = field.isEditing ? 1 : 0
    let shown: String
    if field.isPlaceholder {
      shown = (field.isEditing ? String(Mark.caret) : "") + fitted(string, columns: area.width - caretWidth, mode: .byTruncatingTail)
    } else if field.isEditing {
      shown = end(of: string, columns: area.width - caretWidth) + String(Mark.caret)
    } else {
      shown = fitted(string, columns: area.width, mode: .byTruncatingTail)
    }
    let start = start(of: TextFrame.columns(of: shown), field.text.alignment, box, left: area.left, right: area.right)
    write(shown, line, start, paint, clip)
  }

  // MARK: Where

  /// The centre of a line of text. Lines lie as far apart as the font says, but never two on one line of the grid.
  private func center(ofLine number: Int, _ text: DisplayText, _ item: DisplayItem) -> CGFloat {
    let pitch = max(text.font.lineHeight, cell.height)
    return item.quad.box.midY + (CGFloat(number) - CGFloat(text.lines.count - 1) / 2) * pitch
  }

  private func isVisible(_ y: CGFloat, _ line: Int, _ item: DisplayItem) -> Bool {
    line >= 0 && line < canvas.lines && y >= item.clipRect.minY && y < item.clipRect.maxY
  }

  /// Text that is nearly transparent, or squashed to less than half of its height, isn't written.
  private func isLegible(_ text: DisplayText, _ item: DisplayItem) -> Bool {
    guard item.alpha * text.color.alpha >= Self.legibleAlpha else { return false }
    return item.quad.box.height >= item.size.height * Self.legibleScale
  }

  /// Writes it in its room. On a border a blank stands at either side of it.
  private mutating func place(
    _ string: String, _ text: DisplayText, _ line: Int, _ index: Int, _ paint: PaintedText, _ clip: CellArea
  ) {
    let wanted = TextFrame.columns(of: string)
    let room = room(for: text, index, line: line, wanted: wanted)
    let columns = room.right - room.left
    let shown = wanted <= columns ? string : fitted(string, columns: columns, mode: text.lineBreakMode)
    let width = wanted <= columns ? wanted : TextFrame.columns(of: shown)
    let start = start(of: width, text.alignment, list.items[index].quad.box, left: room.left, right: room.right)
    write(shown, line, start, paint, clip)
    for edge in [start - 1, start + width] where edge >= clip.left && edge < clip.right {
      if canvas.cell(line, edge).glyph == Mark.horizontal { canvas.put(.space, line, edge, text.color, alpha: 1) }
    }
  }

  private func start(of width: Int, _ alignment: NSTextAlignment, _ box: CGRect, left: Int, right: Int) -> Int {
    switch alignment {
    case .left, .natural, .justified: return left
    case .right: return right - width
    case .center:
      let start = CellSize.whole((box.midX / cell.width - CGFloat(width) / 2).rounded())
      return max(left, min(start, right - width))
    }
  }

  // MARK: Cutting by columns

  /// A text that is cut with "…" where it takes more than `columns`, or cut off where its mode says so.
  func fitted(_ text: String, columns: Int, mode: NSLineBreakMode) -> String {
    guard columns > 0 else { return "" }
    guard TextFrame.columns(of: text) > columns else { return text }
    switch mode {
    case .byClipping: return start(of: text, columns: columns)
    case .byTruncatingHead: return TextMetrics.ellipsis + end(of: text, columns: columns - 1)
    case .byTruncatingMiddle:
      let whole = text.filter { String($0) != TextMetrics.ellipsis }
      let head = start(of: whole, columns: columns / 2)
      return head + TextMetrics.ellipsis + end(of: whole, columns: columns - 1 - TextFrame.columns(of: head))
    case .byTruncatingTail, .byWordWrapping, .byCharWrapping:
      var head = start(of: text, columns: columns - 1)
      while let last = head.last, last.isWhitespace { head.removeLast() }
      return head + TextMetrics.ellipsis
    }
  }

  private func start(of text: String, columns: Int) -> String {
    var left = columns
    let head = text.prefix { character in
      left -= terminalColumns(of: character)
      return left >= 0
    }
    return String(head)
  }

  private func end(of text: String, columns: Int) -> String {
    String(start(of: String(text.reversed()), columns: columns).reversed())
  }

  // MARK: Writing

  /// Writes what the clip leaves; a wide character that would be cut becomes a space.
  mutating func write(_ text: String, _ line: Int, _ start: Int, _ paint: PaintedText, _ clip: CellArea) {
    guard line >= 0, line < canvas.lines else { return }
    let width = TextFrame.columns(of: text)
    let (left, right) = (max(start, clip.left), min(start + width, clip.right))
    guard left < right else { return }
    removeThinLine(line, left, right)
    var column = start
    for character in text {
      let columns = terminalColumns(of: character)
      defer { column += columns }
      guard columns > 0, column + columns > clip.left else { continue }
      if column >= clip.right { break }
      if columns == 1 {
        canvas.put(canvas.glyph(for: character), line, column, paint.color, alpha: paint.alpha, isBold: paint.isBold)
      } else if column >= clip.left, column + 1 < clip.right {
        canvas.putWide(canvas.glyph(for: character), line, column, paint.color, alpha: paint.alpha, isBold: paint.isBold)
      } else {
        canvas.put(.space, line, max(column, clip.left), paint.color, alpha: paint.alpha)
      }
    }
  }

  private mutating func write(_ glyph: Glyph, _ line: Int, _ column: Int, _ paint: PaintedText, _ clip: CellArea) {
    guard line >= clip.top, line < clip.bottom, column >= clip.left, column < clip.right else { return }
    canvas.put(glyph, line, column, paint.color, alpha: paint.alpha)
  }

  /// Fainter text isn't written. Ours: a tenth can just be seen on a phone.
  static let legibleAlpha: CGFloat = 0.1
  /// Ours: half of its height.
  static let legibleScale: CGFloat = 0.5
  private static let fieldEdgeColor = UIColor.lightGray
}
