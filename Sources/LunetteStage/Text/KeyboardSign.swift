import Foundation

/// The symbol on a key that inserts no text, in the middle of the key. It is drawn as a path, so that no typeface has to have it.
/// Source of sizes: the keyboard of iOS 7, by eye
enum KeyboardSign {
  case shift(isOn: Bool, isLocked: Bool)
  case delete, globe

  /// The character that stands for the symbol in text frames.
  var character: String {
    switch self {
    case .shift(_, let isLocked): isLocked ? "⇪" : "⇧"
    case .delete: "⌫"
    case .globe: "🌐"
    }
  }

  func picture(in size: CGSize, _ color: UIColor) -> Picture {
    .drawn(in: size) { context in
      context.translateBy(x: size.width / 2, y: size.height / 2)
      draw(context, color)
    }
  }

  private func draw(_ context: CGContext, _ color: UIColor) {
    switch self {
    case .shift(let isOn, let isLocked):
      // An arrow upward, with a bar below when shift is locked.
      let arrow = Self.line((0, -9), (9, 0), (5, 0), (5, 7), (-5, 7), (-5, 0), (-9, 0), (0, -9))
      if isOn {
        var path = CGPath()
        path.move(to: arrow[0])
        for point in arrow.dropFirst() { path.addLine(to: point) }
        path.closeSubpath()
        context.setFillColor(color)
        context.fill(path)
      }
      context.line(arrow, color, width: Self.lineWidth, join: .round)
      if isLocked { context.fill(CGRect(x: -5, y: 9, width: 10, height: 2), color) }
    case .delete:
      let plate = Self.line((-11, 0), (-4, -8), (10, -8), (10, 8), (-4, 8), (-11, 0))
      context.line(plate, color, width: Self.lineWidth, join: .round)
      context.line([CGPoint(x: -1, y: -4), CGPoint(x: 6, y: 4)], color, width: Self.lineWidth, cap: .round)
      context.line([CGPoint(x: 6, y: -4), CGPoint(x: -1, y: 4)], color, width: Self.lineWidth, cap: .round)
    case .globe:
      let radius = Self.globeRadius
      context.setStrokeColor(color)
      for width in [radius, radius / 2] {
        context.stroke(CGPath(ellipseIn: CGRect(x: -width, y: -radius, width: 2 * width, height: 2 * radius)), StrokeStyle(width: Self.lineWidth))
      }
      context.line([CGPoint(x: 0, y: -radius), CGPoint(x: 0, y: radius)], color, width: Self.lineWidth)
      for (y, half) in [(CGFloat(0), radius), (-radius / 2, radius * 0.87), (radius / 2, radius * 0.87)] {
        context.line([CGPoint(x: -half, y: y), CGPoint(x: half, y: y)], color, width: Self.lineWidth)
      }
    }
  }

  private static func line(_ points: (x: CGFloat, y: CGFloat)...) -> [CGPoint] { points.map { CGPoint(x: $0.x, y: $0.y) } }

  // Units: points.
  private static let lineWidth: CGFloat = 1.5
  private static let globeRadius: CGFloat = 9
}
