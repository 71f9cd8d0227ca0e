import Foundation

/// A layer filled with a gradient, over its background. Source: docs/rules/layers.md 2.1; Apple, CAGradientLayer
public final class CAGradientLayer: CALayer {
  public var gradient = Gradient()

  public enum Kind: String, Sendable, CaseIterable { case axial, radial, conic }

  public var type: Kind {
    get { gradient.kind }
    set { gradient.kind = newValue }
  }
  /// With fewer than two colours nothing is drawn.
  public var colors: [UIColor] {
    get { gradient.colors }
    set { change(Self.colorsProperty, \.colors, newValue) }
  }
  /// The place of each colour between start and end, from 0 to 1, ascending; nil, or a list of another length, spaces the colours evenly.
  public var locations: [CGFloat]? {
    get { gradient.locations }
    set { change(Self.locationsProperty, \.locations, newValue) }
  }
  /// In fractions of the bounds; by default the gradient runs from the top to the bottom. For radial and conic gradients the centre.
  public var startPoint: CGPoint {
    get { gradient.start }
    set { change(Self.startProperty, \.start, newValue) }
  }
  /// For a radial gradient the corner of a box around one quarter of it; for a conic one the direction in which it begins.
  public var endPoint: CGPoint {
    get { gradient.end }
    set { change(Self.endProperty, \.end, newValue) }
  }

  private func change<Value: Equatable>(_ property: LayerProperty, _ path: WritableKeyPath<Gradient, Value>, _ new: Value) {
    guard gradient[keyPath: path] != new else { return }
    let old = property.get(self)
    gradient[keyPath: path] = new
    if isObserved { changed(property, old) }
  }

  private static let colorsProperty = LayerProperty.colors("colors", \CAGradientLayer.colors)
  private static let locationsProperty = LayerProperty.numbers("locations", \CAGradientLayer.locations)
  private static let startProperty = LayerProperty.point("startPoint", \CAGradientLayer.startPoint)
  private static let endProperty = LayerProperty.point("endPoint", \CAGradientLayer.endPoint)
  private static let all = LayerProperty.ofEveryLayer + [colorsProperty, locationsProperty, startProperty, endProperty]

  public override class var properties: [LayerProperty] { all }

  public override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    if let layer = layer as? CAGradientLayer { gradient = layer.gradient }
  }
}

/// Colours along a line, outward from a centre, or around a centre.
public struct Gradient: Hashable, Sendable {
  public var kind = CAGradientLayer.Kind.axial
  public var colors: [UIColor] = []
  public var locations: [CGFloat]?
  /// Space: fractions of the layer's bounds.
  public var start = CGPoint(x: 0.5, y: 0)
  public var end = CGPoint(x: 0.5, y: 1)

  public init() {}

  public var isDrawn: Bool {
    colors.count >= 2 && (kind != .radial || end.x != start.x && end.y != start.y)
  }

  /// The colour at a place; before the first and after the last location it is the first and the last colour.
  ///
  /// - Parameter place: in fractions of the layer's bounds
  public func color(at place: CGPoint) -> UIColor { color(atPart: part(at: place)) }

  /// How far from start to end a place is, 0 at the start and 1 at the end. Source: docs/rules/layers.md 2.1 (all in unit space)
  public func part(at place: CGPoint) -> CGFloat {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let (x, y) = (place.x - start.x, place.y - start.y)
    switch kind {
    case .axial:
      let length = dx * dx + dy * dy
      return length > 0 ? (x * dx + y * dy) / length : 0
    case .radial:
      guard dx != 0, dy != 0 else { return 0 }
      return ((x / dx) * (x / dx) + (y / dy) * (y / dy)).squareRoot()
    case .conic:
      let turn = (atan2(Double(y), Double(x)) - atan2(Double(dy), Double(dx))) / (2 * .pi)
      return CGFloat(turn - turn.rounded(.down))
    }
  }

  public func color(atPart part: CGFloat) -> UIColor {
    guard let first = colors.first, let last = colors.last else { return .clear }
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

  /// The place of a colour between start and end, from 0 to 1. A list that has not one location per colour is ignored.
  /// Source: docs/rules/layers.md 2.1
  public func location(_ index: Int) -> CGFloat {
    guard let locations, locations.count == colors.count else { return CGFloat(index) / CGFloat(max(colors.count - 1, 1)) }
    return locations[index]
  }
}
