import Foundation

/// Colours made of a picture, which fill an area with its tiles. Source: Apple, UIColor.init(patternImage:); docs/rules/layers.md 3.4
extension UIColor {
  public init(patternImage image: UIImage) {
    let graphics = Simulation.current.graphics
    if let known = graphics.patterns.firstIndex(of: image) {
      self.init(pattern: Int32(known + 1))
    } else if graphics.patterns.count < Self.mostPatterns {
      graphics.patterns.append(image)
      self.init(pattern: Int32(graphics.patterns.count))
    } else {
      Simulation.current.recordFault(
        UIException(.invalidArgument, "More than \(Self.mostPatterns) colours of different pictures; make each once, and keep it"))
      self.init(white: 0.5)
    }
  }

  /// Nil for a plain colour.
  package var patternImage: UIImage? {
    pattern > 0 ? Simulation.current.graphics.image(ofPattern: pattern) : nil
  }

  /// Limit of patterns. Ours: colours are values, so nothing says when one is no longer used.
  private static let mostPatterns = 1000
}
