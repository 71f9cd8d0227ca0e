import Foundation
import LunetteRender

extension Chart {
  /// The chart as a self-contained picture: no scripts, no fonts of its own, no other files. It ends with a line end.
  /// Units: the picture's own, which are pixels if it isn't scaled
  public func svg(width: Double = 720, height: Double = 400) -> String { ChartSVG(self, width: width, height: height).document }
}

private struct ChartSVG {
  let chart: Chart
  let width, height: Double
  let xScale, yScale: ChartScale
  /// The edges of the area of the curves.
  let left, right, top, bottom: Double

  init(_ chart: Chart, width: Double, height: Double) {
    (self.chart, self.width, self.height) = (chart, width, height)
    top = Style.titleHeight
    bottom = height - Style.bottomMargin
    right = width - Style.sideMargin
    yScale = ChartScale(chart.yRange, most: max(2, Int((bottom - top) / Style.tickHeight)), ends: .round)
    let numbers = yScale.ticks.map { Double($0.text.count) * Style.digitWidth }.max() ?? 0
    left = Style.sideMargin + numbers + Style.gap
    xScale = ChartScale(chart.xRange, most: max(2, Int((right - left) / Style.tickWidth)), ends: .exact)
  }

  /// Lengths in the picture's units.
  private enum Style {
    static let titleHeight = 76.0
    static let titleBaseline = 34.0
    static let legendBaseline = 58.0
    /// Space between the names of two curves.
    static let legendGap = 20.0
    /// Width of the line or box before a name, and of the space for it.
    static let keyWidth = 12.0
    static let keyRoom = 18.0
    static let tickLength = 5.0
    /// Distance from the axis down to the numbers, and to the axis's label.
    static let tickBaseline = 20.0
    static let axisBaseline = 40.0
    /// Distance from a line down to the baseline of a number beside it, so that the number's middle is at the line.
    static let halfDigitHeight = 4.0
    static let bottomMargin = 56.0
    static let sideMargin = 28.0
    static let gap = 10.0
    static let digitWidth = 7.0
    static let tickHeight = 34.0
    static let tickWidth = 64.0
    /// Parts of a curve that are finer than this can't be seen.
    static let column = 0.5
    /// System blue, orange, green, purple, pink and teal. Source: Apple, Human Interface Guidelines
    static let colors = ["#007aff", "#ff9500", "#34c759", "#af52de", "#ff2d55", "#30b0c7"]
    static let rules = """
      text { font: 12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; fill: #6c6c70 }
      .title { font-size: 17px; font-weight: 600; fill: #1c1c1e }
      .grid { stroke: #e5e5ea }
      .zero { stroke: #aeaeb2 }
      .axis { stroke: #8e8e93 }
      .mark { fill: #8e8e93; fill-opacity: 0.14 }
      .curve { fill: none; stroke-width: 2; stroke-linejoin: round; stroke-linecap: round }
      """
  }

  var document: String {
    let name = Utf8Buffer.xml(chart.title, .line)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(number(width)) \(number(height))\" width=\"\(number(width))\" "
        + "height=\"\(number(height))\" role=\"img\" aria-label=\"\(name)\">",
      "<title>\(name)</title>", "<style>", Style.rules, "</style>",
      "<rect width=\"100%\" height=\"100%\" rx=\"12\" fill=\"#ffffff\"/>",
      text(chart.title, Style.sideMargin, Style.titleBaseline, attributes: " class=\"title\""),
    ]
    lines += marks + grid + axes + chart.curves.prefix(Chart.mostCurves).enumerated().flatMap(curve) + legend
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  // MARK: Places

  private func x(_ value: Double) -> Double { left + clamped(xScale.fraction(value)) * (right - left) }
  private func y(_ value: Double) -> Double { bottom - clamped(yScale.fraction(value)) * (bottom - top) }
  private func clamped(_ fraction: Double) -> Double { fraction.isFinite ? min(max(fraction, 0), 1) : 0 }

  // MARK: Parts

  private var marks: [String] {
    (chart.marks?.ranges ?? []).map { range in
      let (from, to) = (x(range.lowerBound), x(range.upperBound))
      return "<rect class=\"mark\" x=\"\(number(from))\" y=\"\(number(top))\" width=\"\(number(max(to - from, 1)))\" "
        + "height=\"\(number(bottom - top))\"/>"
    }
  }

  private var grid: [String] {
    yScale.ticks.flatMap { tick in
      [
        line("\(tick.value == 0 ? "zero" : "grid")", left, y(tick.value), right, y(tick.value)),
        text(tick.text, left - Style.gap, y(tick.value) + Style.halfDigitHeight, attributes: " text-anchor=\"end\""),
      ]
    }
  }

  private var axes: [String] {
    [line("axis", left, bottom, right, bottom)]
      + xScale.ticks.flatMap { tick in
        [
          line("axis", x(tick.value), bottom, x(tick.value), bottom + Style.tickLength),
          text(tick.text, x(tick.value), bottom + Style.tickBaseline, attributes: " text-anchor=\"middle\""),
        ]
      } + [text(chart.x.text, right, bottom + Style.axisBaseline, attributes: " text-anchor=\"end\"")]
  }

  /// The names of the curves, above them.
  private var legend: [String] {
    var lines: [String] = []
    var place = Style.sideMargin
    func add(_ name: String) {
      lines.append(text(name, place, Style.legendBaseline))
      place += Double(name.count) * Style.digitWidth + Style.legendGap
    }
    if !chart.y.text.isEmpty { add(chart.y.text) }
    func key(_ shape: String, _ name: String) {
      lines.append(shape)
      place += Style.keyRoom
      add(name)
    }
    if chart.curves.count > 1 {
      for (color, curve) in zip(Style.colors, chart.curves) {
        let y = Style.legendBaseline - Style.halfDigitHeight
        let path = "M\(number(place)) \(number(y))h\(number(Style.keyWidth))"
        key("<path d=\"\(path)\" stroke=\"\(color)\" stroke-width=\"3\" stroke-linecap=\"round\"/>", curve.name)
      }
    }
    if let marks = chart.marks, !marks.ranges.isEmpty {
      let (top, side) = (number(Style.legendBaseline + 2 - Style.keyWidth), number(Style.keyWidth))
      key("<rect class=\"mark\" x=\"\(number(place))\" y=\"\(top)\" width=\"\(side)\" height=\"\(side)\" rx=\"2\"/>", marks.label)
    }
    return lines
  }

  /// The unbroken parts of a curve; the area below a single curve is tinted.
  private func curve(_ number: Int, _ curve: Chart.Curve) -> [String] {
    let color = Style.colors[number]
    return runs(of: curve).flatMap { run -> [String] in
      let points = thinned(run)
      let path = points.enumerated().map { "\($0 == 0 ? "M" : "L")\(self.number($1.x)) \(self.number($1.y))" }.joined()
      var lines = ["<path class=\"curve\" stroke=\"\(color)\" d=\"\(path)\(points.count == 1 ? "h0" : "")\"/>"]
      if chart.curves.count == 1, let first = points.first, let last = points.last, points.count > 1 {
        let base = self.number(y(min(max(0, yScale.lower), yScale.upper)))
        lines.insert(
          "<path fill=\"\(color)\" fill-opacity=\"0.08\" d=\"\(path)L\(self.number(last.x)) \(base)L\(self.number(first.x)) \(base)Z\"/>",
          at: 0)
      }
      return lines
    }
  }

  private func runs(of curve: Chart.Curve) -> [[(x: Double, y: Double)]] {
    curve.points.split { !$0.isFinite }.map { run in run.map { (x(Double($0.x)), y(Double($0.y))) } }
  }

  /// Of the points in one column of the picture only the first, the lowest, the highest and the last are drawn.
  private func thinned(_ points: [(x: Double, y: Double)]) -> [(x: Double, y: Double)] {
    guard Double(points.count) > (right - left) / Style.column * 4 else { return points }
    var kept: [Int] = []
    var start = 0
    while start < points.count {
      var end = start
      var (low, high) = (start, start)
      let column = (points[start].x / Style.column).rounded(.down)
      while end < points.count, (points[end].x / Style.column).rounded(.down) == column {
        if points[end].y < points[low].y { low = end }
        if points[end].y > points[high].y { high = end }
        end += 1
      }
      for index in [start, min(low, high), max(low, high), end - 1] where index > kept.last ?? -1 { kept.append(index) }
      start = end
    }
    return kept.map { points[$0] }
  }

  // MARK: Pieces

  private func line(_ name: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
    "<path class=\"\(name)\" d=\"M\(number(x1)) \(number(y1))L\(number(x2)) \(number(y2))\"/>"
  }

  private func text(_ text: String, _ x: Double, _ y: Double, attributes: String = "") -> String {
    "<text x=\"\(number(x))\" y=\"\(number(y))\"\(attributes)>\(Utf8Buffer.xml(text, .line))</text>"
  }

  private func number(_ value: Double) -> String { shortDecimal(value, places: 2) }
}
