import Foundation
import LunetteKit

extension Chart {
  /// The chart in characters, lines separated by "\n", none at the end.
  ///
  /// A single curve is drawn with the eight dots of braille characters, several curves with one mark each. `┄` is the line at zero; the x
  /// axis is heavy at `marks`.
  ///
  /// - Parameters:
  ///   - columns: width of the area of the curves, without the axes
  ///   - rows: height of that area
  public func text(columns: Int = 60, rows: Int = 12) -> String { ChartText(self, columns: max(columns, 2), rows: max(rows, 2)).text }
}

private struct ChartText {
  let chart: Chart
  let columns, rows: Int
  let xScale, yScale: ChartScale
  /// Dots in one character.
  let dots: (x: Int, y: Int)

  private static let marks: [Character] = ["●", "○", "◆", "◇", "■", "□"]
  /// On the y axis one number per so many rows; on the x axis the columns for one number.
  private static let rowsOfATick = 2
  private static let columnsOfATick = 8

  init(_ chart: Chart, columns: Int, rows: Int) {
    (self.chart, self.columns, self.rows) = (chart, columns, rows)
    xScale = ChartScale(chart.xRange, most: max(2, columns / Self.columnsOfATick), ends: .exact)
    yScale = ChartScale(chart.yRange, most: max(2, rows / Self.rowsOfATick), ends: .exact)
    dots = chart.curves.count == 1 ? (2, 4) : (1, 1)
  }

  var text: String {
    let labels = labelsOfRows
    let width = max(labels.map(\.count).max() ?? 0, 1)
    let margin = String(repeating: " ", count: width + 1)
    var lines = [margin + chart.title, margin + heading]
    for (row, cells) in plane.enumerated() {
      let label = labels[row]
      let axis = label.isEmpty ? "│" : "┤"
      lines.append(String(repeating: " ", count: width - label.count) + label + " " + axis + trimmed(String(cells)))
    }
    lines.append(margin + xAxis)
    lines.append(margin + xLabels)
    return lines.map(trimmed).joined(separator: "\n")
  }

  /// The label of the y axis, or the mark of each curve.
  private var heading: String {
    guard chart.curves.count > 1 else { return chart.y.text }
    let names = zip(Self.marks, chart.curves).map { "\($0) \($1.name)" }.joined(separator: "  ")
    return chart.y.text.isEmpty ? names : "\(chart.y.text):  \(names)"
  }

  private var labelsOfRows: [String] {
    var labels = [String](repeating: "", count: rows)
    for tick in yScale.ticks { labels[row(of: tick.value) / dots.y] = tick.text }
    return labels
  }

  // MARK: Places, in points of the raster

  private func column(of value: Double) -> Int { place(xScale.fraction(value), columns * dots.x) }
  private func row(of value: Double) -> Int { place(1 - yScale.fraction(value), rows * dots.y) }

  private func place(_ fraction: Double, _ count: Int) -> Int {
    guard fraction.isFinite else { return 0 }
    return Int((min(max(fraction, 0), 1) * Double(count - 1)).rounded())
  }

  // MARK: The plane

  private var plane: [[Character]] {
    var plane = [[Character]](repeating: [Character](repeating: " ", count: columns), count: rows)
    if yScale.lower < 0, yScale.upper > 0 {
      plane[row(of: 0) / dots.y] = [Character](repeating: "┄", count: columns)
    }
    for (number, curve) in chart.curves.prefix(Chart.mostCurves).enumerated() {
      let bits = raster(curve)
      for row in 0..<rows {
        for column in 0..<columns where bits[row * columns + column] != 0 {
          plane[row][column] = dots.x == 1 ? Self.marks[number] : braille(bits[row * columns + column])
        }
      }
    }
    return plane
  }

  /// For each character the dots that the curve touches, as the bits of a braille character.
  private func raster(_ curve: Chart.Curve) -> [UInt8] {
    var bits = [UInt8](repeating: 0, count: columns * rows)
    func set(_ x: Int, _ y: Int) { bits[y / dots.y * columns + x / dots.x] |= Self.brailleBits[y % dots.y][x % dots.x] }
    var last: (x: Int, y: Int)?
    for point in curve.points {
      guard point.isFinite else {
        last = nil
        continue
      }
      let next = (x: column(of: Double(point.x)), y: row(of: Double(point.y)))
      let from = last ?? next
      let steps = max(abs(next.x - from.x), abs(next.y - from.y), 1)
      for step in 0...steps {
        let part = Double(step) / Double(steps)
        set(from.x + Int((Double(next.x - from.x) * part).rounded()), from.y + Int((Double(next.y - from.y) * part).rounded()))
      }
      last = next
    }
    return bits
  }

  /// Source: Unicode, Braille Patterns: dots 1, 2, 3, 7 on the left, 4, 5, 6, 8 on the right
  private static let brailleBits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]

  private func braille(_ bits: UInt8) -> Character {
    Unicode.Scalar(UInt32(0x2800) + UInt32(bits)).map(Character.init) ?? " "
  }

  // MARK: The x axis

  private var xAxis: String {
    var axis = [Character](repeating: "─", count: columns)
    for range in chart.marks?.ranges ?? [] {
      let (from, to) = (column(of: range.lowerBound) / dots.x, column(of: range.upperBound) / dots.x)
      for column in from...max(from, to) { axis[column] = "━" }
    }
    for tick in xScale.ticks {
      let column = column(of: tick.value) / dots.x
      axis[column] = axis[column] == "━" ? "┯" : "┬"
    }
    return "└" + String(axis) + (chart.marks.map { $0.ranges.isEmpty ? "" : "  ━ \($0.label)" } ?? "")
  }

  /// The numbers below their ticks, as far as they don't touch; then the axis's label.
  private var xLabels: String {
    var line = [Character]()
    for tick in xScale.ticks {
      // Plus one for the corner of the axes.
      let start = max(0, column(of: tick.value) / dots.x + 1 - tick.text.count / 2)
      guard line.isEmpty || start > line.count else { continue }
      line += [Character](repeating: " ", count: start - line.count) + Array(tick.text)
    }
    return String(line) + "  " + chart.x.text
  }

  private func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
