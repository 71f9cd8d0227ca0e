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
    guard pattern > 0 else { return nil }
    let patterns = Simulation.current.graphics.patterns
    return patterns.indices.contains(Int(pattern) - 1) ? patterns[Int(pattern) - 1] : nil
  }

  /// Limit of patterns. Ours: colours are values, so nothing says when one is no longer used.
  private static let mostPatterns = 1000
}

extension DrawOperation {
  /// Tiles of a picture over a box, the first of them at (0, 0). Nil when the box or the picture is empty.
  package init?(tiling image: UIImage, over box: CGRect) {
    let tile = image.size
    guard tile.width > 0, tile.height > 0, box.width > 0, box.height > 0, !box.isInfinite else { return nil }
    let first = CGPoint(x: (box.minX / tile.width).rounded(.down) * tile.width, y: (box.minY / tile.height).rounded(.down) * tile.height)
    let count = box.width / tile.width * (box.height / tile.height)
    // For many small tiles, several are joined to a larger one.
    let side = (count / Self.usualTiles).squareRoot().rounded(.up).wholePart(upTo: Self.mostTilesInOne)
    let whole = side > 1 ? image.repeated(side) : image
    let place = CGRect(x: first.x, y: first.y, width: box.maxX - first.x, height: box.maxY - first.y)
    self.init(.image(whole.resizableImage(withCapInsets: .zero, resizingMode: .tile), place))
  }

  /// Number of tiles that a painter writes one by one. Ours.
  private static let usualTiles: CGFloat = 2500
  private static let mostTilesInOne = 16
}

extension UIImage {
  /// A picture that repeats the image so many times across and down.
  fileprivate func repeated(_ side: Int) -> UIImage {
    let size = CGSize(width: self.size.width * CGFloat(side), height: self.size.height * CGFloat(side))
    let picture = Picture.drawn(in: size) { context in
      for index in 0..<side * side { draw(index % side, index / side, context) }
    }
    return UIImage(drawn: picture, size: size, scale: scale)
  }

  private func draw(_ column: Int, _ row: Int, _ context: CGContext) {
    context.draw(
      self, in: CGRect(origin: CGPoint(x: CGFloat(column) * size.width, y: CGFloat(row) * size.height), size: size))
  }
}
