import Foundation

/// A list of lines and curves, as a value.
///
/// A subpath begins with a move. Space: that of the code which draws the path; y points down.
/// Units: points; angles in radians, 0 at +x, growing clockwise on the screen
/// Source: docs/rules/layers.md 3.1; Apple, CGPath
public struct CGPath: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, to: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, to: CGPoint)
    case close

    /// The end point; nil for a close, which goes back to the start of its subpath.
    public var end: CGPoint? {
      switch self {
      case .move(let point), .line(let point), .quad(_, let point), .curve(_, _, let point): point
      case .close: nil
      }
    }

    /// The control points and the end point.
    public var points: [CGPoint] {
      switch self {
      case .move(let point), .line(let point): [point]
      case .quad(let control, let point): [control, point]
      case .curve(let first, let second, let point): [first, second, point]
      case .close: []
      }
    }

    package func mapped(_ map: (CGPoint) -> CGPoint) -> Element {
      switch self {
      case .move(let point): .move(map(point))
      case .line(let point): .line(map(point))
      case .quad(let control, let point): .quad(control: map(control), to: map(point))
      case .curve(let first, let second, let point): .curve(control1: map(first), control2: map(second), to: map(point))
      case .close: .close
      }
    }
  }

  public internal(set) var elements: [Element] = []
  /// The start of the current subpath.
  private var start = CGPoint.zero
  /// The last end point; after a close the subpath's start; (0, 0) for an empty path.
  public private(set) var currentPoint = CGPoint.zero

  /// The least and the greatest coordinates of all points, control points included.
  private var (least, greatest) = (CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity))

  public init() {}

  package init(elements: [Element]) { for element in elements { add(element) } }

  public var isEmpty: Bool { elements.isEmpty }

  package mutating func add(_ element: Element) {
    // A long list of elements moves to a place twice as large.
    if elements.count == elements.capacity, isTooLong(toHold: 2, "drawing") { return }
    elements.append(element)
    switch element {
    case .move(let point), .line(let point): reach(point)
    case .quad(let control, let point):
      reach(control)
      reach(point)
    case .curve(let first, let second, let point):
      reach(first)
      reach(second)
      reach(point)
    case .close: break
    }
    if case .move(let point) = element { start = point }
    currentPoint = element.end ?? start
  }

  private mutating func reach(_ point: CGPoint) {
    least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
    greatest = CGPoint(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
  }

  /// The bounding box of all points, control points included; null for an empty path. Source: docs/rules/layers.md 3.1
  public var boundingBox: CGRect {
    isEmpty ? .null : CGRect(x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
  }

  // MARK: Lines and curves. What comes before any move has no place to begin at and adds nothing (Core Graphics logs and ignores it).

  public mutating func move(to point: CGPoint) { add(.move(point)) }

  public mutating func addLine(to point: CGPoint) {
    guard begins() else { return }
    add(.line(point))
  }

  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    guard begins() else { return }
    add(.quad(control: control, to: point))
  }

  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard begins() else { return }
    add(.curve(control1: control1, control2: control2, to: point))
  }

  public mutating func closeSubpath() {
    guard !elements.isEmpty, elements.last != .close else { return }
    add(.close)
  }

  public mutating func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    if path.isTooLong(toHold: 2, "copying") { return }
    for element in path.elements { add(transform.isIdentity ? element : element.mapped { $0.applying(transform) }) }
  }

  /// After a close the next subpath starts at the same point as the last one.
  private mutating func begins() -> Bool {
    guard let last = elements.last else { return false }
    if last == .close { add(.move(start)) }
    return true
  }

  // MARK: Shapes

  /// Starts at the minimum corner and goes to the corner right of it first. Source: docs/rules/layers.md 3.1
  public mutating func addRect(_ rect: CGRect) {
    let r = rect.standardized
    move(to: CGPoint(x: r.minX, y: r.minY))
    addLine(to: CGPoint(x: r.maxX, y: r.minY))
    addLine(to: CGPoint(x: r.maxX, y: r.maxY))
    addLine(to: CGPoint(x: r.minX, y: r.maxY))
    closeSubpath()
  }

  /// Four curves that start at the right and go clockwise on the screen. Source: docs/rules/layers.md 3.1
  public mutating func addEllipse(in rect: CGRect) {
    let r = rect.standardized
    let (x, y) = (r.width / 2 * Self.quarterCircle, r.height / 2 * Self.quarterCircle)
    move(to: CGPoint(x: r.maxX, y: r.midY))
    addCorner(to: CGPoint(x: r.midX, y: r.maxY), CGPoint(x: 0, y: y), CGPoint(x: x, y: 0))
    addCorner(to: CGPoint(x: r.minX, y: r.midY), CGPoint(x: -x, y: 0), CGPoint(x: 0, y: y))
    addCorner(to: CGPoint(x: r.midX, y: r.minY), CGPoint(x: 0, y: -y), CGPoint(x: -x, y: 0))
    addCorner(to: CGPoint(x: r.maxX, y: r.midY), CGPoint(x: x, y: 0), CGPoint(x: 0, y: -y))
    closeSubpath()
  }

  /// - Parameters:
  ///   - leave: from the current point to the first control point
  ///   - arrive: from the end to the second
  private mutating func addCorner(to end: CGPoint, _ leave: CGPoint, _ arrive: CGPoint) {
    let from = currentPoint
    addCurve(
      to: end, control1: CGPoint(x: from.x + leave.x, y: from.y + leave.y), control2: CGPoint(x: end.x + arrive.x, y: end.y + arrive.y))
  }

  /// Round corners; the radius is at most half of the shorter side. Source: docs/rules/layers.md 3.1 (proposal)
  public mutating func addRoundedRect(in rect: CGRect, cornerRadius: CGFloat, corners: CACornerMask = .all) {
    let r = rect.standardized
    let radius = min(max(cornerRadius, 0), min(r.width, r.height) / 2)
    guard radius > 0 else { return addRect(r) }
    func has(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
    let (topLeft, topRight) = (has(.layerMinXMinYCorner), has(.layerMaxXMinYCorner))
    let (bottomLeft, bottomRight) = (has(.layerMinXMaxYCorner), has(.layerMaxXMaxYCorner))
    move(to: CGPoint(x: r.minX + topLeft, y: r.minY))
    addLine(to: CGPoint(x: r.maxX - topRight, y: r.minY))
    round(topRight, to: CGPoint(x: r.maxX, y: r.minY + topRight), 1, 0, 0, -1)
    addLine(to: CGPoint(x: r.maxX, y: r.maxY - bottomRight))
    round(bottomRight, to: CGPoint(x: r.maxX - bottomRight, y: r.maxY), 0, 1, 1, 0)
    addLine(to: CGPoint(x: r.minX + bottomLeft, y: r.maxY))
    round(bottomLeft, to: CGPoint(x: r.minX, y: r.maxY - bottomLeft), -1, 0, 0, 1)
    addLine(to: CGPoint(x: r.minX, y: r.minY + topLeft))
    round(topLeft, to: CGPoint(x: r.minX + topLeft, y: r.minY), 0, -1, -1, 0)
    closeSubpath()
  }

  private mutating func round(_ radius: CGFloat, to end: CGPoint, _ lx: CGFloat, _ ly: CGFloat, _ ax: CGFloat, _ ay: CGFloat) {
    guard radius > 0 else { return }
    let k = radius * Self.quarterCircle
    addCorner(to: end, CGPoint(x: lx * k, y: ly * k), CGPoint(x: ax * k, y: ay * k))
  }

  /// A line from the current point to the start of the arc, or in an empty path a move; then the arc, in pieces of at most a quarter.
  ///
  /// With equal angles the arc is a point; with a sweep of a whole turn or more it is one circle. Source: docs/rules/layers.md 3.1
  /// - Parameter growing: whether the angle grows, which is clockwise on the screen and `clockwise` in UIBezierPath; CGPath's own
  ///   `clockwise` is the opposite
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, growing: Bool
  ) {
    guard [center.x, center.y, radius, startAngle, endAngle].allSatisfy(\.isFinite) else { return }
    func place(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * CGFloat(cos(Double(angle))), y: center.y + radius * CGFloat(sin(Double(angle))))
    }
    let first = place(startAngle)
    if elements.isEmpty { move(to: first) } else { addLine(to: first) }
    var rest = Self.sweep(from: startAngle, to: endAngle, growing: growing)
    var angle = startAngle
    while abs(rest) > Self.smallestSweep {
      let piece = abs(rest) > .pi / 2 + Self.smallestSweep ? CGFloat.pi / 2 * (rest > 0 ? 1 : -1) : rest
      let k = radius * 4 / 3 * CGFloat(tan(Double(piece / 4)))
      let (from, end) = (place(angle), place(angle + piece))
      let (s0, c0) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
      let (s1, c1) = (CGFloat(sin(Double(angle + piece))), CGFloat(cos(Double(angle + piece))))
      addCurve(
        to: end, control1: CGPoint(x: from.x - k * s0, y: from.y + k * c0), control2: CGPoint(x: end.x + k * s1, y: end.y - k * c1))
      (angle, rest) = (angle + piece, rest - piece)
    }
  }

  /// CGPath's own method: `clockwise` is counter-clockwise on the screen, where y points down. Source: docs/rules/layers.md 3.1
  public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, growing: !clockwise)
  }

  /// A line to where the arc begins, and the arc that touches the line from the current point to `corner` and the line from there to
  /// `end`. Where the three points are on one line, or the radius is 0, only a line to `corner`. Nothing without a current point.
  /// Source: Apple, CGPath.addArc(tangent1End:tangent2End:radius:)
  public mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
    guard !elements.isEmpty, [corner.x, corner.y, end.x, end.y, radius].allSatisfy(\.isFinite) else { return }
    let from = currentPoint
    func way(to point: CGPoint) -> (x: CGFloat, y: CGFloat, length: CGFloat) {
      let (x, y) = (point.x - corner.x, point.y - corner.y)
      let length = (x * x + y * y).squareRoot()
      return length > 0 ? (x / length, y / length, length) : (0, 0, 0)
    }
    let (back, forth) = (way(to: from), way(to: end))
    let (sine, cosine) = (back.x * forth.y - back.y * forth.x, back.x * forth.x + back.y * forth.y)
    guard radius > 0, back.length > 0, forth.length > 0, abs(sine) > Self.smallestSweep else { return addLine(to: corner) }
    // The centre is on the line that halves the angle; the tangents are this far from the corner.
    let half = CGFloat(atan2(Double(abs(sine)), Double(cosine))) / 2
    let reach = radius / CGFloat(tan(Double(half)))
    let distance = radius / CGFloat(sin(Double(half)))
    let (x, y) = (back.x + forth.x, back.y + forth.y)
    let length = (x * x + y * y).squareRoot()
    let center = CGPoint(x: corner.x + x / length * distance, y: corner.y + y / length * distance)
    func angle(_ way: (x: CGFloat, y: CGFloat, length: CGFloat)) -> CGFloat {
      CGFloat(atan2(Double(corner.y + way.y * reach - center.y), Double(corner.x + way.x * reach - center.x)))
    }
    addArc(center: center, radius: radius, startAngle: angle(back), endAngle: angle(forth), growing: sine < 0)
  }

  private static func sweep(from start: CGFloat, to end: CGFloat, growing: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let way = end - start
    if abs(way) >= turn - smallestSweep { return growing ? turn : -turn }
    if growing { return way < 0 ? way + turn : way }
    return way > 0 ? way - turn : way
  }

  /// Distance of the control points of a quarter circle from its ends, in radii: 4/3 tan(pi/8). Source: docs/rules/layers.md 3.1
  static let quarterCircle: CGFloat = 0.5522847498307936
  /// A smaller sweep is a rounding error and counts as zero. Units: radians.
  private static let smallestSweep: CGFloat = 1e-9
}

extension CGPath {
  public init(rect: CGRect) {
    self.init()
    addRect(rect)
  }

  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, corners: CACornerMask = .all) {
    self.init()
    addRoundedRect(in: rect, cornerRadius: cornerRadius, corners: corners)
  }

  public func applying(_ transform: CGAffineTransform) -> CGPath {
    var path = CGPath()
    path.addPath(self, transform: transform)
    return path
  }

  /// Counts the work of going through the path. Returns: whether the script may not hold so many copies of it, or its time is over
  private func isTooLong(toHold copies: Int, _ doing: String) -> Bool {
    guard elements.count > Self.longPath else { return false }
    return HostWork.mustEnd(steps: elements.count, "\(doing) a path of \(elements.count) elements")
      || HostWork.mustEnd(bytes: copies * elements.count * MemoryLayout<Element>.stride, "\(doing) a path of \(elements.count) elements")
  }

  /// Below it nothing is counted. Ours
  private static var longPath: Int { 1000 }

  /// Each subpath from its end to its start, the last subpath first. A closed subpath stays closed.
  /// Source: docs/rules/layers.md 3.1 (the order of subpaths is ours)
  public func reversed() -> CGPath {
    // Its segments, those that are drawn, and the new path.
    if isTooLong(toHold: 4, "reversing") { return self }
    var path = CGPath()
    for subpath in subpaths.reversed() {
      let drawn = subpath.segments.filter { !$0.isClosing }
      path.move(to: drawn.last?.end ?? subpath.start)
      for segment in drawn.reversed() { path.add(segment.reversed.element) }
      if subpath.isClosed { path.closeSubpath() }
    }
    return path
  }

  package var isFinite: Bool { elements.allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } } }
}
