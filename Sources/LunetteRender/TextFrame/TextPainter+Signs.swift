import Foundation
import LunetteKit

/// Characters in place of a picture: one line of them across the view. `TextFrame` has the legend.
extension TextPainter {
  mutating func paintSigns(_ item: DisplayItem, _ clip: CellArea) {
    let box = item.quad.box
    let line = cell.line(centeredAt: box.midY)
    let area = cell.area(of: box)
    guard item.alpha >= Self.legibleAlpha, line >= 0, line < canvas.lines, box.midY >= item.clipRect.minY, box.midY < item.clipRect.maxY,
      area.width >= 1
    else { return }
    // A view may be far wider than the screen; the part outside is never written.
    let width = min(area.width, Self.mostColumns)
    let shown: String
    switch item.form {
    case .word(let word): shown = fitted(word, columns: width, mode: .byTruncatingTail)
    case .symbol(let symbol): shown = symbol
    case .track(let fraction, let sign, let done, let knob, let ends): shown = track(fraction, sign, done ?? sign, knob, ends, width)
    case .parts(let titles): shown = boxed(titles, width)
    case .dots(let count, let current): shown = dots(count, current, width)
    case .plain, .title, .field, .row, .hairline, .picture, .indicator: return
    }
    let start = area.left + max(0, (width - TextFrame.columns(of: shown)) / 2)
    let colors = item.drawnColors
    write(shown, line, start, PaintedText(color: colors.first { !$0.isGrey } ?? colors.first ?? Self.signColor, alpha: item.alpha), clip)
    // Every dot has its own colour.
    guard case .dots(let count, let current) = item.form, shown.contains("●"), colors.count == count, colors.indices.contains(current) else { return }
    for (index, color) in colors.enumerated() {
      write(index == current ? "●" : "○", line, start + 2 * index, PaintedText(color: color, alpha: item.alpha), clip)
    }
  }

  private func track(_ fraction: CGFloat, _ line: String, _ done: String, _ knob: String, _ ends: [String], _ width: Int) -> String {
    let way = max(ends.isEmpty ? 0 : 1, width - ends.count - knob.count)
    let before = min(max(0, CellSize.whole((fraction * CGFloat(way)).rounded())), way)
    return (ends.first ?? "") + String(repeating: done, count: before) + knob + String(repeating: line, count: way - before) + (ends.last ?? "")
  }

  /// Texts side by side between brackets; each is centred in the columns of its part of the view.
  private func boxed(_ titles: [String], _ width: Int) -> String {
    guard !titles.isEmpty else { return "" }
    // Borders are at the first column, at the last, and between two parts.
    let borders = (0...titles.count).map { Int((Double($0) * Double(width - 1) / Double(titles.count)).rounded()) }
    var result = "["
    for (number, title) in titles.enumerated() {
      let room = max(0, borders[number + 1] - borders[number] - 1)
      let text = fitted(title, columns: room, mode: .byTruncatingTail)
      let free = room - TextFrame.columns(of: text)
      result += String(repeating: " ", count: free / 2) + text + String(repeating: " ", count: free - free / 2)
      result += number == titles.count - 1 ? "]" : "|"
    }
    return result
  }

  private func dots(_ count: Int, _ current: Int, _ width: Int) -> String {
    guard count > 0 else { return "" }
    guard count <= (width + 1) / 2 else { return "\(current + 1)/\(count)" }
    return (0..<count).map { $0 == current ? "●" : "○" }.joined(separator: " ")
  }

  /// Limit of columns. Ours: more than terminals have.
  private static let mostColumns = 1000
  /// Used if no colour of the drawing would be visible on white.
  private static let signColor = UIColor.darkGray
}

extension DisplayItem {
  /// The colours for the characters: those of the texts in the picture, else those of its lines and shapes, without colours that are
  /// invisible on white.
  fileprivate var drawnColors: [UIColor] {
    let shapes = art?.operations.map(\.shape) ?? []
    let texts = shapes.compactMap { shape in if case .text(let text) = shape { text.color } else { nil } }
    let drawn: [UIColor] = shapes.compactMap { shape in
      switch shape {
      case .fill(_, let color, _), .stroke(_, let color, _): color
      case .gradient, .image, .text, .clear: nil
      }
    }
    let visible = texts.filter(\.isSeenOnWhite)
    return visible.isEmpty ? drawn.filter(\.isSeenOnWhite) : visible
  }

  /// Whether characters are shown in place of its picture.
  var hasSigns: Bool {
    switch form {
    case .word, .symbol, .track, .parts, .dots: true
    case .plain, .title, .field, .row, .hairline, .picture, .indicator: false
    }
  }
}

extension UIColor {
  fileprivate var isGrey: Bool { red == green && green == blue }
  fileprivate var isSeenOnWhite: Bool { alpha > 0 && min(red, green, blue) < 1 }
}
