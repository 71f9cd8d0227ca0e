import Foundation
import LunetteKit

/// The screen as text: one character for each cell of a grid, with a thin wall around it.
///
/// Legend:
///
///     ▌ ▒   left edge of a selected row; of a row under a finger
///     [ T ] a button; ▐ T ▌ while pressed, [•T ] selected, ( T ) disabled
///     ▏T▎   a text field; ▎ is the caret while it is edited, ▕ the right side of a field with a border; a disabled field without one has no mark
///     (●  ) a switch that is off, (  ●) on; ◉ its knob, and a slider's, under a finger, ○ disabled
///     ──●── a slider
///     [ - | + ] a stepper; a sign that would change nothing is missing
///     [•A|B] segments, A selected; a title in () is disabled
///     ● ○ ○ pages, the first one current; 4/20 where there is no room for dots
///     ↓ ↻   a refresh control that is pulled; that refreshes
///     ⊖ ⊕ ≡ a row's minus, plus and handle while editing; ○ ◉ a row that can be, and is, selected then
///     › ✓ ⓘ a row's disclosure indicator, check mark and detail button
///     ┌─┐   a border; ╭─╮ with round corners; · around a turned view
///     ┄     a separator, or another view too thin for a line of its own
///     ▨     a picture with its name
///     ▐ ▄   the scroll indicators
///     …     text that is longer than its place
public struct TextFrame: Equatable, Sendable {
  let canvas: TextCanvas

  public init(_ list: DisplayList, size: CGSize, cell: CellSize = .standard) {
    var painter = TextPainter(list, columns: max(1, cell.column(at: size.width)), lines: max(1, cell.line(at: size.height)), cell: cell)
    painter.paint()
    canvas = painter.canvas
  }

  public init(_ list: DisplayList, cell: CellSize = .standard) { self.init(list, size: list.size, cell: cell) }

  public init(_ simulation: Simulation, cell: CellSize = .standard) { self.init(simulation.displayList(), cell: cell) }

  public var columns: Int { canvas.columns }
  public var lines: Int { canvas.lines }

  /// Number of terminal columns of a text.
  static func columns(of text: String) -> Int {
    var count = 0
    for byte in text.utf8 {
      guard byte >= 0x20, byte < 0x7F else { return text.reduce(0) { $0 + terminalColumns(of: $1) } }
      count += 1
    }
    return count
  }
}
