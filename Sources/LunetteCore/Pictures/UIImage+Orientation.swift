import Foundation

extension UIImage {
  /// How a picture is turned relative to its pixels. Source: Apple, UIImage.Orientation (raw values); EXIF, tag 0x0112
  public enum Orientation: Int, Sendable, CaseIterable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// - Parameter exif: from 1 to 8, as a file has it
    package init?(exif number: Int) {
      let order: [Orientation] = [.up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left]
      guard order.indices.contains(number - 1) else { return nil }
      self = order[number - 1]
    }

    /// Whether width and height change places. Source: docs/rules/layers.md 3.3
    package var isSideways: Bool { self == .left || self == .right || self == .leftMirrored || self == .rightMirrored }

    package var mirrored: Orientation {
      switch self {
      case .up: .upMirrored
      case .down: .downMirrored
      case .left: .rightMirrored
      case .right: .leftMirrored
      case .upMirrored: .up
      case .downMirrored: .down
      case .leftMirrored: .right
      case .rightMirrored: .left
      }
    }

    /// The orientation that undoes this one.
    package var inverse: Orientation { self == .left ? .right : self == .right ? .left : self }

    /// Maps the box of the pixels to that of the turned picture, both with their corner at (0, 0).
    package func map(_ size: CGSize) -> CGAffineTransform {
      let (w, h) = (size.width, size.height)
      switch self {
      case .up: return .identity
      case .down: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
      // A quarter turn counter-clockwise: the right edge comes to the top.
      case .left: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
      case .right: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
      case .upMirrored: return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
      case .downMirrored: return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
      case .leftMirrored: return CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .rightMirrored: return CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
      }
    }
  }
}
