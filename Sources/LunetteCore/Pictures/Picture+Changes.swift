import Foundation

/// Operations of a picture moved, clipped or tinted, and how many there are.
extension Picture {
  /// The picture with another colour in the place of each.
  package func recolored(_ change: (UIColor) -> UIColor) -> Picture {
    var copy = self
    copy.operations = operations.map { $0.recolored(change) }
    return copy
  }
}

extension DrawOperation {
  /// The operation in the space that a map leads to; the offset of its shadow stays, as in a context.
  package func applying(_ map: CGAffineTransform) -> DrawOperation {
    guard !map.isIdentity else { return self }
    var copy = self
    let scale = abs(map.determinant).squareRoot()
    copy.clips = clips.map { DrawnClip($0.path.applying(map), $0.rule) }
    switch shape {
    case .fill(let path, let color, let rule): copy.shape = .fill(path.applying(map), color, rule)
    case .stroke(let path, let color, let style): copy.shape = .stroke(path.applying(map), color, style.scaled(by: scale))
    case .clear(let rect): copy.shape = .clear(rect.applying(map))
    case .gradient(var gradient):
      (gradient.start, gradient.end) = DrawnGradient.ends(gradient.start, gradient.end, map)
      gradient.startRadius = gradient.startRadius.map { $0 * scale }
      gradient.endRadius = gradient.endRadius.map { $0 * scale }
      copy.shape = .gradient(gradient)
    case .image, .text: copy.transform = transform.concatenating(map)
    }
    return copy
  }

  /// The operation with everything outside a rectangle cut off.
  package func clipped(to rect: CGRect) -> DrawOperation {
    let room = rect.shrunk(dx: -Self.noise, dy: -Self.noise)
    guard shadow != nil || box.map({ !room.covers($0) && !$0.isNull }) == true else { return self }
    var copy = self
    copy.clips.append(DrawnClip(CGPath(rect: rect), .winding))
    return copy
  }

  /// How far a box may reach outside without being clipped, because of rounding. Units: points. Ours
  private static let noise: CGFloat = 0.01

  /// The box around what is drawn, without joins of lines and blurs; nil for an operation that fills everything.
  package var box: CGRect? {
    switch shape {
    case .fill(let path, _, _): path.boundingBoxOfPath
    case .stroke(let path, _, let style): path.boundingBoxOfPath.shrunk(dx: -style.width / 2, dy: -style.width / 2)
    case .image(_, let rect): rect.applying(transform)
    case .text(let text): text.box.applying(transform)
    case .gradient, .clear: nil
    }
  }

  /// How many operations this one counts as, see `CGContext.mostOperations`.
  package var weight: Int { if case .image(let image, _) = shape { 1 + image.weight } else { 1 } }

  /// The operation with every colour multiplied.
  package func tinted(_ tint: UIColor) -> DrawOperation { recolored { $0.multiplied(by: tint) } }

  /// The operation with another colour in the place of each.
  package func recolored(_ change: (UIColor) -> UIColor) -> DrawOperation {
    var copy = self
    switch shape {
    case .fill(let path, let color, let rule): copy.shape = .fill(path, change(color), rule)
    case .stroke(let path, let color, let style): copy.shape = .stroke(path, change(color), style)
    case .text(var text):
      text.color = change(text.color)
      copy.shape = .text(text)
    case .gradient(var gradient):
      gradient.colors = gradient.colors.map(change)
      copy.shape = .gradient(gradient)
    case .image(let image, let rect):
      guard let tint = image.tint else { break }
      let changed = change(tint)
      if changed != tint { copy.shape = .image(image.withTintColor(changed, renderingMode: image.renderingMode), rect) }
    case .clear: break
    }
    return copy
  }
}

extension UIColor {
  package func multiplied(by other: UIColor) -> UIColor {
    UIColor(red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha * other.alpha)
  }
}

extension DrawnGradient {
  /// The ends of a linear gradient after a map. Lines of one colour stay lines of one colour. A map that stretches leaves them no longer
  /// square to the line between the ends, so the end is moved along its own line of one colour.
  package static func ends(_ start: CGPoint, _ end: CGPoint, _ map: CGAffineTransform) -> (CGPoint, CGPoint) {
    let simple = (start.applying(map), end.applying(map))
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let (length, determinant) = (dx * dx + dy * dy, map.determinant)
    let isEven = map.a == map.d && map.b == -map.c || map.a == -map.d && map.b == map.c
    guard !isEven, length > 0, determinant != 0 else { return simple }
    let (x, y) = ((map.d * dx - map.b * dy) / (determinant * length), (map.a * dy - map.c * dx) / (determinant * length))
    let steepness = x * x + y * y
    guard steepness > 0, steepness.isFinite else { return simple }
    return (simple.0, CGPoint(x: simple.0.x + x / steepness, y: simple.0.y + y / steepness))
  }
}

extension StrokeStyle {
  package func scaled(by factor: CGFloat) -> StrokeStyle {
    guard factor != 1 else { return self }
    var line = self
    line.width *= factor
    line.dash = dash.map { $0 * factor }
    line.dashPhase *= factor
    return line
  }
}

extension Picture {
  /// How deep pictures are nested in it.
  package var depth: Int {
    operations.reduce(0) { depth, operation in if case .image(let image, _) = operation.shape { max(depth, image.depth) } else { depth } }
  }

  package var weight: Int { operations.reduce(0) { $0 + $1.weight } }
}
