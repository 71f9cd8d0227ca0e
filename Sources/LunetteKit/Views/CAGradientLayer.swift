import Foundation

/// A layer filled with a run of colours. Source: layout-animation.md d; Apple, CAGradientLayer
public final class CAGradientLayer: CALayer {
  public var gradient = Gradient()

  /// Fewer than two make no gradient, and nothing is drawn.
  public var colors: [UIColor] {
    get { gradient.colors }
    set { gradient.colors = newValue }
  }
  /// Where on the way each colour stands, from 0 to 1, ascending; nil spreads them evenly.
  public var locations: [CGFloat]? {
    get { gradient.locations }
    set { gradient.locations = newValue }
  }
  /// In fractions of the bounds. The default runs from the top to the bottom.
  public var startPoint: CGPoint {
    get { gradient.start }
    set { gradient.start = newValue }
  }
  public var endPoint: CGPoint {
    get { gradient.end }
    set { gradient.end = newValue }
  }
}

/// Colours along a line.
public struct Gradient: Hashable, Sendable {
  public var colors: [UIColor] = []
  public var locations: [CGFloat]?
  /// Space: fractions of the layer's bounds.
  public var start = CGPoint(x: 0.5, y: 0)
  public var end = CGPoint(x: 0.5, y: 1)

  public init() {}

  public var isDrawn: Bool { colors.count >= 2 }

  /// The colour at a place; before the first and after the last location it is theirs.
  ///
  /// - Parameter place: in fractions of the layer's bounds
  public func color(at place: CGPoint) -> UIColor {
    guard let first = colors.first, let last = colors.last else { return .clear }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    let part = length > 0 ? ((place.x - start.x) * dx + (place.y - start.y) * dy) / length : 0
    var (before, beforeLocation) = (first, location(0))
    guard part > beforeLocation else { return first }
    for index in colors.indices.dropFirst() {
      let next = location(index)
      if part <= next {
        return next > beforeLocation
          ? before.interpolated(to: colors[index], fraction: (part - beforeLocation) / (next - beforeLocation)) : colors[index]
      }
      (before, beforeLocation) = (colors[index], next)
    }
    return last
  }

  /// Where a colour stands on the way, from 0 to 1. Colours beyond the given locations stand at the last one. (Ours; Apple asks for as
  /// many of both)
  public func location(_ index: Int) -> CGFloat {
    guard let locations, let last = locations.last else { return CGFloat(index) / CGFloat(max(colors.count - 1, 1)) }
    return index < locations.count ? locations[index] : last
  }
}
