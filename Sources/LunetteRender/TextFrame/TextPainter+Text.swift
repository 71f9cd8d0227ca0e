import Foundation
import LunetteKit

/// The colours and styles of text that is painted.
struct PaintedText {
  var color: UIColor
  var alpha: CGFloat
  var style: CharacterStyle = []
}

/// Labels, titles and fields.
///
/// A text is written on the line that contains its vertical centre, and in the columns of its view. If it needs more columns (small or
/// narrow type), it uses free columns beside them, and is then cut with "…".
extension TextPainter {
  mutating func paintLabel(_ text: ViewText, _ index: Int, _ clip: CellArea) {
    let item = list.items[index]
    guard isLegible(text, item) else { return }
    let paint = PaintedText(color: text.color, alpha: item.alpha, style: CharacterStyle(text.font))
    var last = Int.min
    for (number, string) in text.lines.enumerated() {
      let y = center(ofLine: number, text, item)
      let line = max(cell.line(centeredAt: y), last + 1)
      last = line
      guard isVisible(y, line, item), !string.isEmpty else { continue }
      place(string, text, line, index, paint, clip, styled: text.drawn?.lines.indices.contains(number) == true ? text.drawn?.lines[number] : nil)
    }
  }

  /// In brackets, if there is room for them and no border already shows that it is a button.
  mutating func paintTitle(_ text: ViewText, _ index: Int, _ clip: CellArea) {
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
    place(form, text, line, index, PaintedText(color: text.color, alpha: item.alpha, style: CharacterStyle(text.font)), clip)
  }

  private static func brackets(_ state: ViewState) -> (open: String, close: String) {
    if state.contains(.disabled) { return ("( ", " )") }
    if state.contains(.highlighted) { return ("▐ ", " ▌") }
    return state.contains(.selected) ? ("[•", " ]") : ("[ ", " ]")
  }

  mutating func paintField(_ text: ViewText, _ index: Int, _ clip: CellArea) {
    let item = list.items[index]
    let box = item.quad.box
    guard isLegible(text, item), let editing = text.editing else { return }
    let line = cell.line(centeredAt: box.midY)
    guard isVisible(box.midY, line, item) else { return }
    var area = cell.area(of: box)
    guard area.width >= 1 else { return }
    var paint = PaintedText(color: Self.fieldEdgeColor, alpha: item.alpha)
    let hasSides = item.art?.operations.isEmpty == false
    if item.border != nil {
      area.left += 1
      area.right -= 1
    } else if hasSides || !item.state.contains(.disabled) {
      write(Mark.fieldStart, line, area.left, paint, clip)
      area.left += 1
      if hasSides, area.width >= 2 {
        area.right -= 1
        write(Mark.fieldEnd, line, area.right, paint, clip)
      }
    }
    area = withoutSideViews(area, text, box)
    paint.color = text.color
    paint.style = CharacterStyle(text.font)
    let string = text.lines.first ?? ""
    let isWhole = string == text.text
    var shown: String
    if editing.isEditing {
      let caret = editing.caret != nil ? String(Mark.caret) : editing.selection.isEmpty ? " " : ""
      let place = editing.isPlaceholder ? 0 : min(editing.caretColumn, string.count)
      let (head, tail) = (String(string.prefix(place)), String(string.dropFirst(place)))
      // If the text before the caret is too long, its end is shown; otherwise the text begins at its start.
      shown = end(of: head, columns: area.width - TextFrame.columns(of: caret)) + caret
      let room = area.width - TextFrame.columns(of: shown)
      shown += editing.isPlaceholder ? fitted(tail, columns: room, mode: isWhole ? .byClipping : .byTruncatingTail) : start(of: tail, columns: room)
    } else {
      shown = fitted(string, columns: area.width, mode: isWhole ? .byClipping : .byTruncatingTail)
    }
    let start = start(of: TextFrame.columns(of: shown), text.alignment, box, left: area.left, right: area.right)
    for part in editing.selection { tint(part, editing.tint, line, item, clip) }
    write(shown, line, start, paint, clip)
  }

  /// The columns of a field's text, which begins behind a view at the field's side, such as the glass of a search.
  private func withoutSideViews(_ area: CellArea, _ text: ViewText, _ box: CGRect) -> CellArea {
    guard let drawn = text.drawn?.bounds else { return area }
    var inner = area
    let sides = (left: drawn.minX, right: box.width - drawn.maxX)
    if sides.left >= Self.leastSideView * cell.width { inner.left = max(area.left, cell.column(holding: box.minX + sides.left)) }
    if sides.right >= Self.leastSideView * cell.width { inner.right = min(area.right, cell.column(holding: box.maxX - sides.right) + 1) }
    return inner.width >= 1 ? inner : area
  }
  /// More than a border and the room behind it. Units: columns. Ours
  private static let leastSideView: CGFloat = 2.5

  /// Every line on the grid's line that contains its middle, or on the next free one, in columns of its own.
  mutating func paintTextView(_ text: ViewText, _ index: Int, _ clip: CellArea) {
    let item = list.items[index]
    let box = item.quad.box
    guard item.quad.isUpright, let editing = text.editing else { return }
    var last = Int.min
    var taken: [Int: Int] = [:]
    for (number, drawn) in (text.drawn?.lines ?? []).enumerated() {
      let y = box.minY + drawn.top + drawn.height / 2
      let line = max(cell.line(centeredAt: y), last + 1)
      last = line
      taken[number] = line
      guard isVisible(y, line, item) else { continue }
      for part in editing.selection where part.midY >= drawn.top && part.midY < drawn.top + drawn.height {
        tint(part, editing.tint, line, item, clip)
      }
      var start = cell.column(at: box.minX + drawn.minX)
      var caretPending = editing.caret != nil && editing.caretLine == number
      // A line at the right ends there, however many columns it needs.
      if box.width - drawn.maxX < drawn.minX {
        let columns = drawn.pieces.reduce(caretPending ? 1 : 0) { $0 + TextFrame.columns(of: $1.text) }
        start = max(cell.column(at: box.minX), min(start, cell.column(at: box.minX + drawn.maxX) - columns))
      }
      var before = editing.caretColumn
      for piece in drawn.pieces {
        let paint = PaintedText(color: piece.color, alpha: item.alpha, style: CharacterStyle(piece))
        var shown = Self.visual(piece)
        if caretPending, before <= shown.count {
          let head = String(shown.prefix(before))
          write(head, line, start, paint, clip)
          start += TextFrame.columns(of: head)
          write(String(Mark.caret), line, start, PaintedText(color: editing.tint, alpha: item.alpha), clip)
          start += 1
          shown = String(shown.dropFirst(before))
          caretPending = false
        }
        before -= piece.text.count
        write(shown, line, start, paint, clip)
        start += TextFrame.columns(of: shown)
      }
      if caretPending { write(String(Mark.caret), line, start, PaintedText(color: editing.tint, alpha: item.alpha), clip) }
    }
    // The caret in a text without lines, or after its last line break.
    if let caret = editing.caret, taken[editing.caretLine] == nil {
      let y = box.minY + caret.midY
      let line = max(cell.line(centeredAt: y), last == .min ? .min : last + 1)
      if isVisible(y, line, item) {
        write(String(Mark.caret), line, cell.column(at: box.minX + caret.minX), PaintedText(color: editing.tint, alpha: item.alpha), clip)
      }
    }
  }

  /// The selection has a shade of the tint behind it.
  private mutating func tint(_ part: CGRect, _ color: UIColor, _ line: Int, _ item: DisplayItem, _ clip: CellArea) {
    let box = item.quad.box
    let (left, right) = (cell.column(at: box.minX + part.minX), cell.column(at: box.minX + part.maxX))
    let (from, to) = (max(left, clip.left), min(max(right, left + 1), clip.right))
    guard from < to, line >= clip.top, line < clip.bottom else { return }
    canvas.fill(line, from, to, color, alpha: Self.selectionAlpha)
  }

  /// A piece from right to left in the order in which it is seen, with its brackets mirrored. Source: UAX #9, L2 and L4
  private static func visual(_ piece: DrawnPiece) -> String {
    piece.isRightToLeft ? String(piece.text.reversed().map { mirrored[$0] ?? $0 }) : piece.text
  }

  private static let mirrored: [Character: Character] = [
    "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "<": ">", ">": "<", "«": "»", "»": "«",
  ]
  /// Source: the selection of iOS 7, by eye
  private static let selectionAlpha: CGFloat = 0.2

  // MARK: Where

  /// The centre of a line of text. Lines have the font's distance, but never two of them are on one line of the grid.
  private func center(ofLine number: Int, _ text: ViewText, _ item: DisplayItem) -> CGFloat {
    let pitch = max(text.font.lineHeight, cell.height)
    if text.lines.count == 1, let middle = middleOfRow(item) { return middle }
    return item.quad.box.midY + (CGFloat(number) - CGFloat(text.lines.count - 1) / 2) * pitch
  }

  /// The middle of the row, for a text in the middle of a row: since UIKit rounds to whole points, the text's centre may be beyond a line's
  /// border while the centres of texts beside it are not. Nil for other texts.
  private func middleOfRow(_ item: DisplayItem) -> CGFloat? {
    guard let content = item.parent.map({ list.items[$0] }), abs(content.quad.box.midY - item.quad.box.midY) < 1 else { return nil }
    // The title of a button is rounded to pixels in the same way.
    if item.form == .title { return content.quad.box.midY }
    guard let row = content.parent.map({ list.items[$0] }), row.form == .row else { return nil }
    return content.quad.box.midY
  }

  private func isVisible(_ y: CGFloat, _ line: Int, _ item: DisplayItem) -> Bool {
    line >= 0 && line < canvas.lines && y >= item.clipRect.minY && y < item.clipRect.maxY
  }

  /// Text that is nearly transparent, or compressed to less than half of its height, isn't written.
  private func isLegible(_ text: ViewText, _ item: DisplayItem) -> Bool {
    guard item.alpha * text.color.alpha >= Self.legibleAlpha else { return false }
    return item.quad.box.height >= item.size.height * Self.legibleScale
  }

  /// Dots mean that the text itself was cut: a whole text that only needs more columns than are there is clipped without dots.
  private func isWhole(_ string: String, _ text: ViewText) -> Bool { !string.contains(TextMetrics.ellipsis) || text.text.contains(string) }

  /// Writes the text in its columns. On a border it has a blank on either side. A line of several styles or directions is written piece by
  /// piece if there is room for all of it.
  private mutating func place(
    _ string: String, _ text: ViewText, _ line: Int, _ index: Int, _ paint: PaintedText, _ clip: CellArea, styled: DrawnLine? = nil
  ) {
    let wanted = TextFrame.columns(of: string)
    let room = room(for: text, index, line: line, wanted: wanted)
    let columns = room.right - room.left
    let shown = wanted <= columns ? string : fitted(string, columns: columns, mode: isWhole(string, text) ? .byClipping : text.lineBreakMode)
    let width = wanted <= columns ? wanted : TextFrame.columns(of: shown)
    let start = start(of: width, text.alignment, list.items[index].quad.box, left: room.left, right: room.right)
    if let styled, !styled.isPlain {
      var column = start
      for piece in styled.pieces {
        let paint = PaintedText(color: piece.color, alpha: paint.alpha, style: CharacterStyle(piece))
        let shown = self.start(of: Self.visual(piece), columns: start + columns - column)
        if let background = piece.background {
          let end = min(column + TextFrame.columns(of: shown), clip.right)
          if line >= clip.top, line < clip.bottom, max(column, clip.left) < end {
            canvas.fill(line, max(column, clip.left), end, background, alpha: paint.alpha)
          }
        }
        write(shown, line, column, paint, clip)
        column += TextFrame.columns(of: shown)
      }
    } else {
      write(shown, line, start, paint, clip)
    }
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

  /// A text cut with "…" if it needs more than `columns`, or clipped if its mode says so.
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

  /// Writes the part inside the clip; a wide character that would be divided becomes a space.
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
        canvas.put(canvas.glyph(for: character), line, column, paint.color, alpha: paint.alpha, style: paint.style)
      } else if column >= clip.left, column + 1 < clip.right {
        canvas.putWide(canvas.glyph(for: character), line, column, paint.color, alpha: paint.alpha, style: paint.style)
      } else {
        canvas.put(.space, line, max(column, clip.left), paint.color, alpha: paint.alpha)
      }
    }
  }

  private mutating func write(_ glyph: Glyph, _ line: Int, _ column: Int, _ paint: PaintedText, _ clip: CellArea) {
    guard line >= clip.top, line < clip.bottom, column >= clip.left, column < clip.right else { return }
    canvas.put(glyph, line, column, paint.color, alpha: paint.alpha)
  }

  /// Fainter text isn't written. Ours: a tenth is just visible on a phone.
  static let legibleAlpha: CGFloat = 0.1
  /// Smallest share of a text's height at which it is written. Ours: half.
  static let legibleScale: CGFloat = 0.5
  private static let fieldEdgeColor = UIColor.lightGray
}
