import Foundation
import LunetteKit

/// How an item in perspective is seen: a map from its own space to the screen that takes each point to its place. An affine map can't.
struct Lens {
  let map: PlaneMap

  /// Nil for an item that an affine map places exactly, or that has no size.
  init?(_ quad: Quad, _ size: CGSize) {
    guard size.width > 0, size.height > 0, let map = PlaneMap(size, onto: quad) else { return nil }
    self.map = map
  }

  func place(_ point: CGPoint) -> CGPoint { map.project(point) ?? .zero }

  func quad(of rect: CGRect) -> Quad? { map.quad(of: rect) }

  /// A path with its curves as short lines. Straight lines stay straight.
  func path(_ path: CGPath) -> CGPath {
    var seen = CGPath()
    for polygon in path.flattened(tolerance: Self.tolerance) { seen.addPolygon(polygon.map(place)) }
    return seen
  }

  /// The outline of a path's line, which is wider where it is nearer.
  func outline(of path: CGPath, _ style: StrokeStyle) -> CGPath {
    let drawn = style.dash.isEmpty ? path : PathMeasure(path).dashed(style.dash, phase: style.dashPhase) ?? path
    let half = style.width / 2
    var seen = CGPath()
    for polygon in drawn.flattened(tolerance: Self.tolerance) {
      for (index, (from, to)) in zip(polygon, polygon.dropFirst()).enumerated() where from != to {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = (dx * dx + dy * dy).squareRoot()
        let (x, y) = (dx / length * half, dy / length * half)
        // A corner, and an end that isn't cut off, reach half a width beyond the point.
        let isClosed = polygon.first == polygon.last
        let (before, after) = (index > 0 || isClosed || style.cap != .butt, index + 2 < polygon.count || isClosed || style.cap != .butt)
        let start = CGPoint(x: from.x - (before ? x : 0), y: from.y - (before ? y : 0))
        let end = CGPoint(x: to.x + (after ? x : 0), y: to.y + (after ? y : 0))
        seen.addPolygon([
          place(CGPoint(x: start.x + y, y: start.y - x)), place(CGPoint(x: end.x + y, y: end.y - x)),
          place(CGPoint(x: end.x - y, y: end.y + x)), place(CGPoint(x: start.x - y, y: start.y + x)),
        ])
      }
    }
    return seen
  }

  /// How far flattened curves may be from the curve. Units: points. Ours: less than can be seen
  private static let tolerance: CGFloat = 0.1
}

extension CGPath {
  fileprivate mutating func addPolygon(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
    closeSubpath()
  }
}

extension PlaneMap {
  /// The projection of a box at the origin onto four corners; nil for a parallelogram, and for corners that are no quadrilateral.
  /// Source: P. Heckbert, Fundamentals of Texture Mapping and Image Warping (1989), 2.2.3
  fileprivate init?(_ size: CGSize, onto quad: Quad) {
    let (p, q, r, s) = (quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft)
    let (sumX, sumY) = (p.x - q.x + r.x - s.x, p.y - q.y + r.y - s.y)
    guard max(abs(sumX), abs(sumY)) > Self.noise else { return nil }
    let (dx1, dx2, dy1, dy2) = (q.x - r.x, s.x - r.x, q.y - r.y, s.y - r.y)
    let determinant = dx1 * dy2 - dx2 * dy1
    guard determinant.isFinite, abs(determinant) > Self.noise else { return nil }
    let (gx, hy) = ((sumX * dy2 - dx2 * sumY) / determinant, (dx1 * sumY - sumX * dy1) / determinant)
    self.init()
    isTranslation = false
    (a, b, g) = ((q.x - p.x + gx * q.x) / size.width, (q.y - p.y + gx * q.y) / size.width, gx / size.width)
    (c, d, h) = ((s.x - p.x + hy * s.x) / size.height, (s.y - p.y + hy * s.y) / size.height, hy / size.height)
    (tx, ty, w) = (p.x, p.y, 1)
  }

  /// Less than can be seen. Units: points.
  private static let noise: CGFloat = 1e-3
}
