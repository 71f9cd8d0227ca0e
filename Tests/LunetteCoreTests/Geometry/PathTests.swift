import Foundation
import Testing

@testable import LunetteCore

/// docs/rules/layers.md 3.1 and b2; the numbers are those of the cases.
@Suite struct PathTests {
  private func near(_ one: CGFloat, _ other: CGFloat, _ tolerance: CGFloat = 0.001) -> Bool { abs(one - other) < tolerance }
  private func near(_ one: CGPoint, _ x: CGFloat, _ y: CGFloat, _ tolerance: CGFloat = 0.001) -> Bool {
    near(one.x, x, tolerance) && near(one.y, y, tolerance)
  }
  private func near(_ one: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
    near(one.minX, x) && near(one.minY, y) && near(one.width, width) && near(one.height, height)
  }
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// The curve of the cheat sheet.
  private var seedCubic: CGPath {
    var path = CGPath()
    path.move(to: point(50, 200))
    path.addCurve(to: point(300, 200), control1: point(100, 100), control2: point(250, 300))
    return path
  }

  private var line100: CGPath {
    var path = CGPath()
    path.move(to: .zero)
    path.addLine(to: point(100, 0))
    return path
  }

  /// Where the dashes of a level line begin and end.
  private func dashes(_ pattern: [CGFloat], _ phase: CGFloat, upTo end: CGFloat = 100) -> [CGFloat] {
    let path = PathMeasure(line100).dashed(pattern, phase: phase) ?? CGPath()
    return path.subpaths.flatMap { [$0.start.x, $0.segments.last?.end.x ?? $0.start.x] }
      .map { ($0 * 1e6).rounded() / 1e6 }.filter { $0 <= end }
  }

  @Test("dashes that go along many lines are the parts between their distances") func dashesOfManyPieces() {
    var path = CGPath()
    for subpath in 0..<3 {
      path.move(to: point(0, CGFloat(subpath * 50)))
      for index in 0..<40 { path.addLine(to: point(CGFloat(index * 7 % 23), CGFloat(subpath * 50 + index * 5 % 19))) }
      if subpath == 1 { path.closeSubpath() }
    }
    let measure = PathMeasure(path)
    var expected: [CGPath.Element] = []
    var begin: CGFloat = 0
    for subpath in path.subpaths {
      let end = begin + subpath.segments.reduce(0) { $0 + $1.length }
      var at = begin
      while at < end {
        expected += measure.trimmed(from: at / measure.length, to: min(end, at + 9) / measure.length).elements
        at += 13
      }
      begin = end
    }
    let found = measure.dashed([9, 4], phase: 0)?.elements ?? []
    #expect(found.count == expected.count && !found.isEmpty)
    for (one, other) in zip(found.flatMap(\.points), expected.flatMap(\.points)) { #expect(near(one, other.x, other.y)) }
  }

  @Test("L-220 a rectangle") func rectangle() {
    #expect(
      CGPath(rect: CGRect(x: 2, y: 4, width: 8, height: 16)).elements
        == [.move(point(2, 4)), .line(point(10, 4)), .line(point(10, 20)), .line(point(2, 20)), .close])
  }

  @Test("L-221 an ellipse goes down first") func ellipse() {
    let elements = CGPath(ellipseIn: CGRect(x: 40, y: 40, width: 200, height: 40)).elements
    let points = elements.flatMap(\.points)
    let wanted: [(CGFloat, CGFloat)] = [
      (240, 60), (240, 71.045695), (195.228475, 80), (140, 80), (84.771525, 80), (40, 71.045695), (40, 60), (40, 48.954305),
      (84.771525, 40), (140, 40), (195.228475, 40), (240, 48.954305), (240, 60),
    ]
    #expect(elements.last == .close && points.count == wanted.count)
    for (point, place) in zip(points, wanted) { #expect(near(point, place.0, place.1)) }
  }

  @Test("L-222 CGPath's clockwise turns the other way on the screen") func clockwiseOfCoreGraphics() {
    var path = CGPath()
    path.addArc(center: point(25, 100), radius: 20, startAngle: 1.25 * .pi, endAngle: 0, clockwise: true)
    let ends = path.elements.compactMap(\.end)
    #expect(ends.count == 4)
    #expect(near(ends[0], 10.857864, 85.857864) && near(ends[1], 10.857864, 114.142136))
    #expect(near(ends[2], 39.142136, 114.142136) && near(ends[3], 45, 100))
  }

  @Test("L-224, L-225 an arc of UIBezierPath and the long way round") func arcs() {
    let short = UIBezierPath(arcCenter: point(50, 50), radius: 40, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(near(short.currentPoint, 50, 90) && near(short.bounds, 50, 50, 40, 40))
    let long = UIBezierPath(arcCenter: point(50, 50), radius: 40, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(near(long.currentPoint, 50, 90) && near(long.bounds, 10, 10, 80, 80))
    let half = UIBezierPath(arcCenter: point(50, 50), radius: 20, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(near(half.cgPath.boundingBoxOfPath, 30, 50, 40, 20))
  }

  @Test func aWholeTurnOrMoreIsTheCircleOnceAndEqualAnglesAPoint() {
    for end in [2 * CGFloat.pi, 5 * .pi] {
      let circle = UIBezierPath(arcCenter: point(0, 0), radius: 10, startAngle: 0, endAngle: end, clockwise: true)
      #expect(circle.cgPath.elements.count == 5 && near(circle.cgPath.boundingBoxOfPath, -10, -10, 20, 20))
    }
    let dot = UIBezierPath(arcCenter: point(0, 0), radius: 10, startAngle: 1, endAngle: 1, clockwise: true)
    #expect(dot.cgPath.elements.count == 1)
  }

  @Test("L-226 a line leads to the arc") func lineToTheArc() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(withCenter: point(50, 50), radius: 20, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(path.cgPath.elements[1] == .line(point(70, 50)))
  }

  @Test("L-228 an empty path, and one without a start") func emptyPath() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.currentPoint == .zero && path.bounds.isNull && !path.contains(.zero))
    path.addLine(to: point(10, 10))
    path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
    path.close()
    #expect(path.isEmpty)
    #expect(PathMeasure(path.cgPath).location(at: 0.5) == nil && path.reversing().isEmpty)
  }

  @Test("L-229, L-230 boxes and length of curves") func curveBoxes() {
    #expect(near(seedCubic.boundingBox, 50, 100, 250, 200))
    #expect(near(seedCubic.boundingBoxOfPath, 50, 171.1325, 250, 57.735))
    #expect(near(PathMeasure(seedCubic).length, 285.171, 0.01))
    var quad = CGPath()
    quad.move(to: point(0, 160))
    quad.addQuadCurve(to: point(300, 160), control: point(150, 220))
    #expect(near(quad.boundingBoxOfPath.maxY, 190) && near(quad.boundingBox.maxY, 220))
    #expect(near(quad.subpaths[0].segments[0].point(at: 0.5), 150, 190))
  }

  @Test("L-232, L-233 inside, and an open path closed for the question") func inside() {
    let rect = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(rect.contains(point(50, 50)) && !rect.contains(point(150, 150)))
    var open = line100
    open.addLine(to: point(100, 100))
    #expect(open.contains(point(80, 20)))
  }

  @Test("L-193, L-194 fill rules") func fillRules() {
    let outer = CGRect(x: 0, y: 0, width: 100, height: 100)
    let inner = CGPath(rect: outer.insetBy(dx: 25, dy: 25))
    var (same, opposite) = (CGPath(rect: outer), CGPath(rect: outer))
    same.addPath(inner)
    opposite.addPath(inner.reversed())
    #expect(same.contains(point(50, 50)) && !same.contains(point(50, 50), using: .evenOdd))
    #expect(!opposite.contains(point(50, 50)) && opposite.contains(point(10, 10)))
  }

  @Test("L-234 the dash is kept and cleared") func dashIsKept() {
    let path = UIBezierPath()
    path.setLineDash([5, 2], phase: 7)
    #expect(path.style.dash == [5, 2] && path.style.dashPhase == 7)
    path.setLineDash(nil, phase: 3)
    #expect(path.style.dash.isEmpty && path.style.dashPhase == 0)
  }

  @Test("L-236, L-237, L-238 append and apply") func appendAndApply() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 20, y: 0, width: 10, height: 10)))
    #expect(path.cgPath.elements.count == 10)
    path.style.width = 3
    path.apply(CGAffineTransform(scaleX: 2, y: 2))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 60, height: 20) && path.style.width == 3)
    let moved = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    moved.apply(CGAffineTransform(translationX: 5, y: 7))
    #expect(moved.bounds == CGRect(x: 5, y: 7, width: 10, height: 10))
  }

  @Test("L-240 the length of a circle of four curves") func circleLength() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(near(PathMeasure(circle).length, 314.2033))
    // b2: a quarter of the way ends at the bottom.
    let quarter = PathMeasure(circle).trimmed(from: 0, to: 0.25)
    #expect(near(quarter.currentPoint, 50, 100, 0.01))
  }

  @Test("L-145 places along the curve by length") func placesByLength() {
    let measure = PathMeasure(seedCubic)
    let (quarter, half) = (measure.location(at: measure.length / 4), measure.location(at: measure.length / 2))
    #expect(near(quarter?.point ?? .zero, 109.23, 172.97, 0.1) && near(half?.point ?? .zero, 175, 200, 0.1))
  }

  @Test("L-181, L-182, L-183, L-185 dashes") func dashPatterns() {
    #expect(dashes([10, 5], 0) == [0, 10, 15, 25, 30, 40, 45, 55, 60, 70, 75, 85, 90, 100])
    #expect(dashes([10, 5], 5, upTo: 40) == [0, 5, 10, 20, 25, 35, 40])
    #expect(dashes([5, 2, 3, 2], 6, upTo: 28) == [1, 4, 6, 11, 13, 16, 18, 23, 25, 28])
    #expect(dashes([2, 3, 4], 0, upTo: 30) == [0, 2, 5, 9, 11, 14, 18, 20, 23, 27, 29])
  }

  @Test func aPatternThatIsNoneIsRefused() {
    let measure = PathMeasure(line100)
    for pattern in [[], [0, 0], [-1, 2], [.nan, 1], [.infinity], [1e-9]] as [[CGFloat]] {
      #expect(measure.dashed(pattern, phase: 0) == nil, "\(pattern)")
    }
  }

  @Test("L-187, L-189 a part of a stroke") func partOfAStroke() {
    let measure = PathMeasure(CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100)))
    #expect(measure.trimmed(from: 0.25, to: 0.75).elements == [.move(point(100, 0)), .line(point(100, 100)), .line(point(0, 100))])
    #expect(measure.trimmed(from: 0.75, to: 0.25).isEmpty)
    #expect(near(PathMeasure(measure.trimmed(from: -1, to: 2)).length, 400))
  }

  /// Every part of a curve lies on it, and the parts add up to it.
  @Test func partsOfACurveAddUp() {
    let measure = PathMeasure(seedCubic)
    var sum: CGFloat = 0
    for step in 0..<10 { sum += PathMeasure(measure.trimmed(from: CGFloat(step) / 10, to: CGFloat(step + 1) / 10)).length }
    #expect(near(sum, measure.length, 0.01))
    #expect(near(PathMeasure(seedCubic.reversed()).length, measure.length))
    #expect(near(seedCubic.reversed().currentPoint, 50, 200))
  }

  @Test func aClosedPathStaysClosedWhenReversed() {
    let rect = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(
      rect.reversed().elements == [.move(point(0, 20)), .line(point(10, 20)), .line(point(10, 0)), .line(point(0, 0)), .close])
    #expect(rect.reversed().boundingBox == rect.boundingBox)
  }

  @Test func roundedCornersAreClampedToHalf() {
    let pill = CGPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 20), cornerRadius: 50)
    #expect(near(PathMeasure(pill).length, 160 + 20 * .pi, 0.02))
    #expect(!pill.contains(point(1, 1)) && pill.contains(point(50, 1)))
    let one = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 40, height: 1))
    #expect(!one.contains(point(2, 2)) && one.contains(point(98, 2)) && one.contains(point(98, 98)))
  }
}
