import Foundation

/// A picture that is repeated to fill an area.
extension DrawOperation {
  /// Tiles of a picture over a box, the first of them at (0, 0). Nil when the box or the picture is empty.
  package init?(tiling image: UIImage, over box: CGRect) {
    let tile = image.size
    guard tile.width > 0, tile.height > 0, box.width > 0, box.height > 0, !box.isInfinite else { return nil }
    let first = CGPoint(x: (box.minX / tile.width).rounded(.down) * tile.width, y: (box.minY / tile.height).rounded(.down) * tile.height)
    let count = box.width / tile.width * (box.height / tile.height)
    // For many small tiles, several are joined to a larger one.
    let side = (count / Self.usualTiles).squareRoot().rounded(.up).wholePart(upTo: Self.mostTilesInOne)
    let whole = side > 1 && image.depth < CGContext.mostDepth ? image.repeated(side) : image
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
    var picture = Picture()
    for index in 0..<side * side {
      let corner = CGPoint(x: CGFloat(index % side) * size.width, y: CGFloat(index / side) * size.height)
      picture.operations.append(DrawOperation(.image(self, CGRect(origin: corner, size: size))))
    }
    return UIImage(drawn: picture, size: CGSize(width: size.width * CGFloat(side), height: size.height * CGFloat(side)), scale: scale)
  }
}
