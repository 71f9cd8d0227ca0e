import Foundation

/// A line or curve between two points, given by four, three or two points.
package struct PathSegment: Sendable {
  package enum Kind: Sendable {
    case line
    case quad(CGPoint)
    case curve(CGPoint, CGPoint)
  }
  package var start: CGPoint
  package var kind: Kind
  package var end: CGPoint
  /// Whether this is the line of a `close`.
  var isClosing = false

  package var element: CGPath.Element {
    switch kind {
    case .line: .line(end)
    case .quad(let control): .quad(control: control, to: end)
    case .curve(let first, let second): .curve(control1: first, control2: second, to: end)
    }
  }

  package var reversed: PathSegment {
    switch kind {
    case .line: PathSegment(start: end, kind: .line, end: start)
    case .quad(let control): PathSegment(start: end, kind: .quad(control), end: start)
    case .curve(let first, let second): PathSegment(start: end, kind: .curve(second, first), end: start)
    }
  }

  /// Range: t from 0 to 1.
  package func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    switch kind {
    case .line: return CGPoint(x: s * start.x + t * end.x, y: s * start.y + t * end.y)
    case .quad(let c):
      return CGPoint(x: s * s * start.x + 2 * s * t * c.x + t * t * end.x, y: s * s * start.y + 2 * s * t * c.y + t * t * end.y)
    case .curve(let c, let d):
      let (a, b, e, f) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return CGPoint(x: a * start.x + b * c.x + e * d.x + f * end.x, y: a * start.y + b * c.y + e * d.y + f * end.y)
    }
  }

  /// The direction at t; its length isn't 1.
  func derivative(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    switch kind {
    case .line: return CGPoint(x: end.x - start.x, y: end.y - start.y)
    case .quad(let c):
      return CGPoint(
        x: 2 * (s * (c.x - start.x) + t * (end.x - c.x)), y: 2 * (s * (c.y - start.y) + t * (end.y - c.y)))
    case .curve(let c, let d):
      return CGPoint(
        x: 3 * (s * s * (c.x - start.x) + 2 * s * t * (d.x - c.x) + t * t * (end.x - d.x)),
        y: 3 * (s * s * (c.y - start.y) + 2 * s * t * (d.y - c.y) + t * t * (end.y - d.y)))
    }
  }

  /// The direction at t; where a control point is at the segment's end, the direction to the next point. Units: radians.
  package func angle(at t: CGFloat) -> CGFloat {
    var way = derivative(at: t)
    if way == .zero { way = derivative(at: t < 0.5 ? t + Self.step : t - Self.step) }
    return CGFloat(atan2(Double(way.y), Double(way.x)))
  }

  /// The part between two parameters, by de Casteljau's construction.
  package func part(from t0: CGFloat, to t1: CGFloat) -> PathSegment {
    let (from, to) = (point(at: t0), point(at: t1))
    let third = t1 - t0
    switch kind {
    case .line: return PathSegment(start: from, kind: .line, end: to)
    case .quad:
      let slope = derivative(at: t0)
      return PathSegment(start: from, kind: .quad(CGPoint(x: from.x + slope.x * third / 2, y: from.y + slope.y * third / 2)), end: to)
    case .curve:
      let (first, last) = (derivative(at: t0), derivative(at: t1))
      return PathSegment(
        start: from,
        kind: .curve(
          CGPoint(x: from.x + first.x * third / 3, y: from.y + first.y * third / 3),
          CGPoint(x: to.x - last.x * third / 3, y: to.y - last.y * third / 3)), end: to)
    }
  }

  // MARK: Length

  /// Units: points.
  package var length: CGFloat { length(to: 1) }

  /// The length from the start to a parameter: Gauss-Legendre quadrature with five places on eight pieces, exact to a millionth for curves
  /// of a screen's size.
  package func length(to t: CGFloat) -> CGFloat {
    if case .line = kind { return hypot(end.x - start.x, end.y - start.y) * t }
    var sum: CGFloat = 0
    let half = t / CGFloat(Self.pieces) / 2
    for piece in 0..<Self.pieces {
      let middle = (CGFloat(piece) * 2 + 1) * half
      for (place, weight) in Self.rule {
        let slope = derivative(at: middle + half * place)
        sum += weight * hypot(slope.x, slope.y) * half
      }
    }
    return sum
  }

  /// The parameter at which the given length is reached. By bisection, since the length grows with the parameter.
  package func parameter(atLength wanted: CGFloat, of whole: CGFloat) -> CGFloat {
    guard whole > 0 else { return 0 }
    if case .line = kind { return min(max(wanted / whole, 0), 1) }
    if wanted <= 0 { return 0 }
    if wanted >= whole { return 1 }
    var (low, high) = (CGFloat(0), CGFloat(1))
    for _ in 0..<Self.bisections {
      let middle = (low + high) / 2
      if length(to: middle) < wanted { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static let pieces = 8
  private static let bisections = 40
  private static let step: CGFloat = 1e-4
  /// Places and weights on -1...1. Source: Gauss-Legendre quadrature, n = 5
  private static let rule: [(CGFloat, CGFloat)] = [
    (0, 0.5688888888888889), (-0.5384693101056831, 0.47862867049936647), (0.5384693101056831, 0.47862867049936647),
    (-0.906179845938664, 0.23692688505618908), (0.906179845938664, 0.23692688505618908),
  ]

  private func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat { (x * x + y * y).squareRoot() }

  // MARK: Straight pieces

  /// Appends the end points of straight pieces that stay within `tolerance` of the curve.
  func flatten(into points: inout [CGPoint], tolerance: CGFloat) {
    let bend: CGFloat
    switch kind {
    case .line:
      points.append(end)
      return
    case .quad(let c): bend = hypot(start.x - 2 * c.x + end.x, start.y - 2 * c.y + end.y) / 4
    case .curve(let c, let d):
      bend =
        max(hypot(start.x - 2 * c.x + d.x, start.y - 2 * c.y + d.y), hypot(c.x - 2 * d.x + end.x, c.y - 2 * d.y + end.y)) * 6 / 8
    }
    let wanted = (bend / tolerance).squareRoot().rounded(.up)
    let count = wanted.isFinite ? Int(min(max(wanted, 1), Self.mostPieces)) : 1
    for step in 1..<max(count, 1) { points.append(point(at: CGFloat(step) / CGFloat(count))) }
    points.append(end)
  }

  private static let mostPieces: CGFloat = 500
  static let mostPoints = Int(mostPieces)

  /// The points at which a coordinate turns back, for the tight bounding box.
  func extremes() -> [CGPoint] {
    func inside(_ t: CGFloat) -> CGPoint? { t > 0 && t < 1 ? point(at: t) : nil }
    switch kind {
    case .line: return []
    case .quad(let c):
      func turn(_ a: CGFloat, _ b: CGFloat, _ e: CGFloat) -> CGPoint? {
        let divisor = a - 2 * b + e
        return divisor == 0 ? nil : inside((a - b) / divisor)
      }
      return [turn(start.x, c.x, end.x), turn(start.y, c.y, end.y)].compactMap { $0 }
    case .curve(let c, let d):
      func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGPoint] {
        let (a, b, e) = (-p0 + 3 * p1 - 3 * p2 + p3, 2 * (p0 - 2 * p1 + p2), p1 - p0)
        if abs(a) < 1e-12 { return b == 0 ? [] : [inside(-e / b)].compactMap { $0 } }
        let root = b * b - 4 * a * e
        guard root >= 0 else { return [] }
        let s = root.squareRoot()
        return [inside((-b + s) / (2 * a)), inside((-b - s) / (2 * a))].compactMap { $0 }
      }
      return turns(start.x, c.x, d.x, end.x) + turns(start.y, c.y, d.y, end.y)
    }
  }
}

/// The segments from one move to the next.
package struct Subpath: Sendable {
  package var start: CGPoint
  package var segments: [PathSegment] = []
  package var isClosed = false
}

extension CGPath {
  package var subpaths: [Subpath] {
    var result: [Subpath] = []
    var here = CGPoint.zero
    for element in elements {
      if HostWork.mustEnd("drawing a path of \(elements.count) elements") { break }
      switch element {
      case .move(let point): result.append(Subpath(start: point))
      case .close:
        guard var last = result.popLast() else { continue }
        last.segments.append(PathSegment(start: here, kind: .line, end: last.start, isClosing: true))
        last.isClosed = true
        result.append(last)
        here = last.start
        continue
      case .line(let point): extend(&result, PathSegment(start: here, kind: .line, end: point))
      case .quad(let control, let point): extend(&result, PathSegment(start: here, kind: .quad(control), end: point))
      case .curve(let first, let second, let point):
        extend(&result, PathSegment(start: here, kind: .curve(first, second), end: point))
      }
      here = element.end ?? here
    }
    return result
  }

  private func extend(_ subpaths: inout [Subpath], _ segment: PathSegment) {
    if subpaths.isEmpty { subpaths.append(Subpath(start: segment.start)) }
    subpaths[subpaths.count - 1].segments.append(segment)
  }

  // MARK: Boxes

  /// The bounding box of the drawn lines and curves.
  public var boundingBoxOfPath: CGRect {
    Self.box(subpaths.flatMap { subpath in [subpath.start] + subpath.segments.flatMap { [$0.end] + $0.extremes() } })
  }

  private static func box(_ points: [CGPoint]) -> CGRect { points.isEmpty ? .null : CGRect(around: points) }

  // MARK: Inside

  /// The straight pieces of every subpath, each as a list of points that includes the first one.
  package func flattened(tolerance: CGFloat = flatness) -> [[CGPoint]] {
    subpaths.map { subpath in
      var points = [subpath.start]
      for segment in subpath.segments {
        if HostWork.mustEnd("drawing a path of \(elements.count) elements") { break }
        // An array that has no room left is made twice as large.
        if points.capacity - points.count < PathSegment.mostPoints, points.count > PathSegment.mostPoints,
          HostWork.mustEnd(bytes: 2 * points.capacity * MemoryLayout<CGPoint>.stride, "drawing a path of \(elements.count) elements")
        {
          break
        }
        segment.flatten(into: &points, tolerance: tolerance)
      }
      return points
    }
  }

  /// Whether a point is filled; open subpaths count as closed. Source: docs/rules/layers.md 3.1
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
    PathFill(self, rule).contains(point)
  }

  /// Units: points. Ours: a hundredth of a point is less than any screen shows.
  package static let flatness: CGFloat = 0.01
}

public enum CGPathFillRule: Int, Sendable, CaseIterable { case winding, evenOdd }

/// A path as straight pieces, for questions about many points.
package struct PathFill {
  private let polygons: [[CGPoint]]
  private let rule: CGPathFillRule

  package init(_ path: CGPath, _ rule: CGPathFillRule) { (polygons, self.rule) = (path.flattened(), rule) }

  package func contains(_ point: CGPoint) -> Bool {
    var winding = 0
    for polygon in polygons where polygon.count > 1 {
      var from = polygon[polygon.count - 1]
      for to in polygon {
        if (from.y <= point.y) != (to.y <= point.y) {
          let x = from.x + (to.x - from.x) * (point.y - from.y) / (to.y - from.y)
          if x > point.x { winding += to.y > from.y ? 1 : -1 }
        }
        from = to
      }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }
}
