import Foundation
import LunetteKit

/// Pictures of kept text frames, whose views are no longer known, and of the differences between two frames.
public struct GridPicture: Sendable {
  /// UTF-8, with a line end.
  public let bytes: [UInt8]

  /// The characters of a frame in its colours.
  ///
  /// - Parameter marks: for each row and column whether it is marked
  public init(_ grid: CellGrid, cell: CellSize = .standard, title: String, marks: [[Bool]] = []) {
    let size = CGSize(
      width: CGFloat(max(grid.columns, marks.map(\.count).max() ?? 0)) * cell.width,
      height: CGFloat(max(grid.rows.count, marks.count)) * cell.height)
    var document = SvgDocument(size: size, title: title)
    document.out.begin("rect")
    document.out.add(CGRect(origin: .zero, size: size), cornerRadius: 0)
    document.out.add(fill: grid.paper.color)
    document.out.end()
    for (number, row) in grid.rows.enumerated() {
      for run in Self.runs(row, by: { $0.background }) { Self.fill(run, number, grid.paper, cell, &document.out) }
      for run in Self.runs(row, by: { [$0.foreground.value, UInt32($0.style.rawValue), $0.text == " " ? 1 : 0] }) {
        Self.write(row[run.start..<run.end], at: run.start, number, cell, &document.out)
      }
    }
    Self.draw(marks, cell, &document.out)
    bytes = document.finished()
  }

  /// Two pictures over each other: black where they are equal, with boxes around the differences. If the pictures can't be drawn here, the
  /// characters that differ have marks.
  public init(before: [UInt8], after: [UInt8], size: CGSize, cell: CellSize, title: String, marks: [[Bool]]) {
    let boxes = PictureDifference(before, after)?.boxes
    var document = SvgDocument(size: size, title: title)
    document.out.begin("g")
    document.out.attribute("style", "isolation:isolate")
    document.out.open()
    document.out.add(before)
    document.out.begin("g")
    document.out.attribute("style", "mix-blend-mode:difference")
    document.out.open()
    document.out.add(after)
    document.out.close("g")
    document.out.close("g")
    if let boxes {
      for box in boxes { Self.mark(box, &document.out) }
    } else {
      Self.draw(marks, cell, &document.out)
    }
    bytes = document.finished()
  }

  private struct Run<Key> {
    var start, end: Int
    var key: Key
  }

  /// The parts of a row whose elements share a key.
  private static func runs<Element, Key: Equatable>(_ row: [Element], by key: (Element) -> Key) -> [Run<Key>] {
    var runs: [Run<Key>] = []
    for (column, element) in row.enumerated() {
      let own = key(element)
      if runs.last?.key == own { runs[runs.count - 1].end = column + 1 } else { runs.append(Run(start: column, end: column + 1, key: own)) }
    }
    return runs
  }

  private static func frame<Key>(_ run: Run<Key>, _ row: Int, _ cell: CellSize) -> CGRect {
    CGRect(
      x: CGFloat(run.start) * cell.width, y: CGFloat(row) * cell.height, width: CGFloat(run.end - run.start) * cell.width,
      height: cell.height)
  }

  private static func fill(_ run: Run<Ink>, _ row: Int, _ paper: Ink, _ cell: CellSize, _ out: inout Markup) {
    guard run.key != paper else { return }
    out.begin("rect")
    out.add(frame(run, row, cell), cornerRadius: 0)
    out.add(fill: run.key.color)
    out.end()
  }

  private static func write(_ cells: ArraySlice<CellGrid.Cell>, at column: Int, _ row: Int, _ cell: CellSize, _ out: inout Markup) {
    guard let first = cells.first, first.text != " " else { return }
    let fontSize = min(cell.width / advance, cell.height)
    out.begin("text")
    out.attribute("x", CGFloat(column) * cell.width)
    out.attribute("y", (CGFloat(row) + 0.5) * cell.height + fontSize * halfCapHeight)
    out.attribute("textLength", CGFloat(cells.count) * cell.width)
    out.attribute("lengthAdjust", "spacingAndGlyphs")
    out.attribute("font-family", fonts)
    out.attribute("font-size", fontSize)
    if first.style.contains(.bold) { out.attribute("font-weight", "bold") }
    if first.style.contains(.italic) { out.attribute("font-style", "italic") }
    let lines = [first.style.contains(.underline) ? "underline" : nil, first.style.contains(.strike) ? "line-through" : nil].compactMap { $0 }
    if !lines.isEmpty { out.attribute("text-decoration", words: lines.joined(separator: " ")) }
    out.add(fill: first.foreground.color)
    out.open(breaksLine: false)
    out.text(cells.map(\.text).joined())
    out.close("text")
  }

  private static func draw(_ marks: [[Bool]], _ cell: CellSize, _ out: inout Markup) {
    for (number, row) in marks.enumerated() {
      for run in runs(row, by: { $0 }) where run.key { mark(frame(run, number, cell), &out) }
    }
  }

  private static func mark(_ frame: CGRect, _ out: inout Markup) {
    out.begin("rect")
    out.add(frame, cornerRadius: 0)
    out.add(fill: markColor)
    out.add(stroke: markEdge, width: 1)
    out.end()
  }

  /// Width of a character in a monospaced font, as a share of the font size. Source: Menlo and DejaVu Sans Mono, 0.602
  private static let advance: CGFloat = 0.602
  /// Distance from the middle of a line to the baseline, as a share of the font size. Source: the same fonts, capitals 0.729 high
  private static let halfCapHeight: CGFloat = 0.36
  private static let fonts: StaticString = "Menlo,'DejaVu Sans Mono',Consolas,monospace"
  private static let markColor = UIColor(red: 1, green: 0, blue: 0.2, alpha: 0.2)
  private static let markEdge = UIColor(red: 1, green: 0, blue: 0.2)
}
