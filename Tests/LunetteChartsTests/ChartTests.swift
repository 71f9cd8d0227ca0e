import Foundation
import TestSupport
import Testing

// The steps of an axis: a chart shows only those whose labels fit.
@testable import LunetteCharts

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ChartScaleTests {
  func texts(_ range: ClosedRange<Double>, _ most: Int, _ ends: ChartScale.Ends) -> [String] {
    ChartScale(range, most: most, ends: ends).ticks.map(\.text)
  }

  @Test func numbersAreMultiplesOfOneTwoOrFive() {
    #expect(texts(0...966, 6, .round) == ["0", "200", "400", "600", "800", "1000"])
    #expect(texts(0...966, 6, .exact) == ["0", "200", "400", "600", "800"])
    #expect(texts(-100...1000, 4, .round) == ["-500", "0", "500", "1000"])
    #expect(texts(0...1, 6, .exact) == ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"])
    #expect(texts(0...0.05, 6, .exact) == ["0.00", "0.01", "0.02", "0.03", "0.04", "0.05"])
  }

  @Test func roundEndsTakeInAllValuesAndExactEndsAreTheValues() {
    let round = ChartScale(-3...97, most: 5, ends: .round)
    #expect(round.lower <= -3 && round.upper >= 97)
    let exact = ChartScale(-3...97, most: 5, ends: .exact)
    #expect((exact.lower, exact.upper) == (-3, 97))
    #expect(exact.fraction(-3) == 0 && exact.fraction(97) == 1)
  }

  @Test func oneValueStandsInTheMiddle() {
    #expect(ChartScale(0...0, most: 3, ends: .exact).fraction(0) == 0.5)
    #expect(abs(ChartScale(1e7...1e7, most: 3, ends: .exact).fraction(1e7) - 0.5) < 1e-9)
  }

  /// For every range: a few ascending numbers inside the axis, no two with the same text.
  @Test func randomRangesHaveFewDifferentNumbers() {
    var random = SeededRandom(7)
    for _ in 0..<3000 {
      let size = pow(10, Double.random(in: -8...12, using: &random))
      let low = Double.random(in: -size...size, using: &random)
      let high = low + size * pow(10, Double.random(in: -3...0, using: &random))
      let most = Int.random(in: 2...12, using: &random)
      for ends in [ChartScale.Ends.exact, .round] {
        let scale = ChartScale(low...high, most: most, ends: ends)
        let values = scale.ticks.map(\.value)
        #expect(values == values.sorted() && Set(scale.ticks.map(\.text)).count == values.count, "\(low)...\(high), \(most)")
        #expect(values.count <= most + 2 && (ends == .exact || values.count >= 2), "\(low)...\(high), \(most)")
        #expect(scale.lower <= low && scale.upper >= high)
      }
    }
  }

  @Test(arguments: [
    0...Double.greatestFiniteMagnitude, -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude,
    0...Double.leastNonzeroMagnitude, 1e15...(1e15 + 1), -1e300...1e300,
  ]) func extremeRangesStayFinite(range: ClosedRange<Double>) {
    for ends in [ChartScale.Ends.exact, .round] {
      let scale = ChartScale(range, most: 5, ends: ends)
      #expect(scale.upper > scale.lower && scale.upper.isFinite && scale.ticks.count <= 100)
    }
  }
}

@Suite struct ChartTests {
  func chart(_ points: [(Double, Double)], title: String = "T", marks: Chart.Marks? = nil) -> Chart {
    Chart(
      title: title, x: .init("time", unit: "s"), y: .init("y", unit: "pt"), curves: [.init("y", points.map { CGPoint(x: $0.0, y: $0.1) })],
      marks: marks)
  }

  @Test func aLineRisesFromCornerToCorner() {
    #expect(
      chart([(0, 0), (1, 100)]).text(columns: 20, rows: 5) == """
            T
            y (pt)
        100 ┤                ⣀⠤⠒⠉
            │            ⣀⠤⠒⠉
            │        ⣀⠤⠒⠉
            │    ⣀⠤⠒⠉
          0 ┤⣀⠤⠒⠉
            └┬──────────────────┬
             0                  1  time (s)
        """)
  }

  @Test func everyLineFitsTheSize() {
    let lines = chart([(0, -50), (0.5, 80), (1, 20)]).text(columns: 40, rows: 9).components(separatedBy: "\n")
    #expect(lines.count == 2 + 9 + 2)
    let plane = lines[2..<11]
    #expect(plane.allSatisfy { $0.contains("┤") || $0.contains("│") })
    #expect(plane.contains { $0.contains("┄") }, "the line at zero")
    #expect(plane.allSatisfy { $0.count <= 4 + 2 + 40 })
  }

  @Test func touchesMakeTheAxisHeavy() {
    let text = chart([(0, 0), (1, 1)], marks: .init("finger down", [0...0.5])).text(columns: 20, rows: 4)
    let axis = text.components(separatedBy: "\n")[6]
    #expect(axis.contains("━━━") && axis.contains("───") && axis.hasSuffix("━ finger down"))
  }

  @Test func severalCurvesHaveAMarkEach() {
    var two = chart([(0, 0), (1, 10)])
    two.curves.append(.init("z", [CGPoint(x: 0, y: 10), CGPoint(x: 1, y: 0)]))
    let text = two.text(columns: 20, rows: 5)
    #expect(text.contains("● y  ○ z"))
    #expect(text.components(separatedBy: "\n")[2].contains("○"), "z begins at the top")
    #expect(text.components(separatedBy: "\n")[2].hasSuffix("●"), "y ends there")
  }

  @Test func aPointThatIsNoNumberBreaksTheCurve() {
    let broken = chart([(0, 0), (1, 1), (2, .nan), (3, 1), (4, .infinity), (5, 0)])
    #expect(!broken.text().isEmpty)
    #expect(broken.svg().components(separatedBy: "class=\"curve\"").count == 1 + 3)
  }

  @Test func emptyAndSinglePointsAreDrawn() throws {
    for points in [[], [(3.0, 4.0)]] {
      #expect(chart(points).text(columns: 10, rows: 3).components(separatedBy: "\n").count == 7)
      try parse(chart(points).svg())
    }
  }

  // MARK: SVG

  func parse(_ svg: String) throws {
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  @Test func theSVGIsWellFormedWhateverItsTexts() throws {
    let svg = chart([(0, -5), (1, 5)], title: "a < b & \"c\" > d \u{1} \n é 😀").svg()
    try parse(svg)
    #expect(svg.contains("a &lt; b &amp; &quot;c&quot; &gt; d"))
    #expect(svg.contains(">y (pt)<") && svg.contains(">time (s)<"))
    #expect(svg.contains("class=\"zero\""))
    #expect(!svg.contains("<script") && !svg.contains("href"))
  }

  @Test func anAxisOfCostsStartsAtZero() {
    let points = [CGPoint(x: 1, y: 3.4), CGPoint(x: 2, y: 3.6)]
    func labels(_ axis: Chart.Axis) -> Bool {
      Chart(title: "cost", x: Chart.Axis("rows"), y: axis, curves: [Chart.Curve("frame", points)]).svg().contains(">0<")
    }
    #expect(labels(Chart.Axis("cost", unit: "us", startsAtZero: true)))
    #expect(!labels(Chart.Axis("cost", unit: "us")))
  }

  @Test func aLongRecordingMakesASmallFile() {
    let samples = (0..<200_000).map { (Double($0) / 60, sin(Double($0) / 50)) }
    #expect(chart(samples).svg().utf8.count < 150_000)
  }

  @Test func theSameChartIsTheSameBytes() {
    let samples = (0..<300).map { (Double($0) / 60, sin(Double($0) / 50)) }
    #expect(chart(samples).svg() == chart(samples).svg())
    #expect(chart(samples).text() == chart(samples).text())
  }
}
