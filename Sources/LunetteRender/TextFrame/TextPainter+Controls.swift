import Foundation
import LunetteKit

/// Switches, sliders, steppers, segments, pages and the signs of cells: one line of signs across the view. `TextFrame` has the legend.
extension TextPainter {
  mutating func paintControl(_ control: DisplayControl, _ item: DisplayItem, _ clip: CellArea) {
    let box = item.quad.box
    let line = cell.line(centeredAt: box.midY)
    let area = cell.area(of: box)
    guard item.alpha >= Self.legibleAlpha, line >= 0, line < canvas.lines, box.midY >= item.clipRect.minY, box.midY < item.clipRect.maxY,
      area.width >= 1
    else { return }
    // A view may be far wider than the screen; what lies outside of it is never written.
    let width = min(area.width, Self.mostColumns)
    let shown: String
    switch control {
    case .toggle(let isOn): shown = toggle(isOn, knob(of: item), width)
    case .slider(let fraction): shown = slider(fraction, knob(of: item), width)
    case .stepper(let canDecrease, let canIncrease):
      shown = boxed([canDecrease ? "-" : "", canIncrease ? "+" : ""], width)
    case .segments(let segments, let selected):
      shown = boxed(
        segments.enumerated().map { number, segment in
          (number == selected ? "•" : "") + (segment.isEnabled && !item.state.contains(.disabled) ? segment.title : "(\(segment.title))")
        }, width)
    case .pages(let count, let current): shown = pages(count, current, width)
    case .refresh(_, let isRefreshing, let title, _):
      shown = fitted((isRefreshing ? "↻" : "↓") + (title.isEmpty ? "" : " " + title), columns: width, mode: .byTruncatingTail)
    case .mark(let mark): shown = sign(mark)
    }
    let start = area.left + max(0, (width - TextFrame.columns(of: shown)) / 2)
    write(shown, line, start, PaintedText(color: Self.controlColor, alpha: item.alpha), clip)
  }

  private func sign(_ mark: CellMark) -> String {
    switch mark {
    case .minus: "⊖"
    case .plus: "⊕"
    case .reorder: "≡"
    case .disclosure: "›"
    case .checkmark: "✓"
    case .detail: "ⓘ"
    case .circle(let isSelected): isSelected ? "◉" : "○"
    }
  }

  private func knob(of item: DisplayItem) -> String {
    item.state.contains(.disabled) ? "○" : item.state.contains(.highlighted) ? "◉" : "●"
  }

  private func toggle(_ isOn: Bool, _ knob: String, _ width: Int) -> String {
    let way = String(repeating: " ", count: max(1, width - 3))
    return isOn ? "(" + way + knob + ")" : "(" + knob + way + ")"
  }

  private func slider(_ fraction: CGFloat, _ knob: String, _ width: Int) -> String {
    let before = Int((fraction * CGFloat(width - 1)).rounded())
    return String(repeating: "─", count: before) + knob + String(repeating: "─", count: width - 1 - before)
  }

  /// Texts side by side between brackets, each in the middle of as many columns as its part of the view has.
  private func boxed(_ titles: [String], _ width: Int) -> String {
    guard !titles.isEmpty else { return "" }
    // Borders stand on the first column, on the last, and between two parts.
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

  private func pages(_ count: Int, _ current: Int, _ width: Int) -> String {
    guard count > 0 else { return "" }
    guard count <= (width + 1) / 2 else { return "\(current + 1)/\(count)" }
    return (0..<count).map { $0 == current ? "●" : "○" }.joined(separator: " ")
  }

  /// Ours: what a terminal can have.
  private static let mostColumns = 1000
  private static let controlColor = UIColor.darkGray
}
