import Foundation

/// Images that are drawn of others, and images drawn into the current context.
extension UIImage {
  /// The pixels of another image with another scale and orientation. Source: Apple, UIImage.init(cgImage:scale:orientation:)
  public convenience init(of other: UIImage, scale: CGFloat, orientation: Orientation) {
    let source = other.cgImage
    let scale = scale > 0 ? scale : 1
    let factor = source.scale / scale
    let natural = CGSize(width: source.size.width * factor, height: source.size.height * factor)
    let size = orientation.isSideways ? CGSize(width: natural.height, height: natural.width) : natural
    if orientation == .up, factor == 1 || source.file?.orientation == .up {
      self.init(name: source.name, size: size, scale: scale, file: source.file, drawing: source.drawing)
    } else if source.hasPixels {
      let picture = Picture.drawn(in: size) { context in
        context.concatenate(orientation.map(natural))
        context.draw(source, in: CGRect(origin: .zero, size: natural))
      }
      self.init(name: source.name, size: size, scale: scale, file: nil, drawing: picture)
    } else {
      self.init(name: source.name, size: size, scale: scale, file: nil, drawing: nil)
    }
    (imageOrientation, upright) = (orientation, orientation == .up ? nil : source)
  }

  /// The pixels alone: not turned, not tinted, not resizable.
  public var cgImage: UIImage {
    if let upright { return upright }
    let plain = UIImage(name: name, size: size, scale: scale, file: file, drawing: drawing)
    // A program that shows a file turns it as the file says; the pixels themselves are turned the other way.
    guard let file, file.orientation != .up else { return plain }
    return plain.turned(file.orientation.inverse)
  }

  private func turned(_ orientation: Orientation) -> UIImage {
    let turned = orientation.isSideways ? CGSize(width: size.height, height: size.width) : size
    let picture = Picture.drawn(in: turned) { context in
      context.concatenate(orientation.map(size))
      context.draw(self, in: CGRect(origin: .zero, size: size))
    }
    return UIImage(name: name, size: turned, scale: scale, file: nil, drawing: picture)
  }

  /// The image mirrored from left to right. Source: Apple, UIImage.withHorizontallyFlippedOrientation()
  public func withHorizontallyFlippedOrientation() -> UIImage {
    let image = UIImage(of: self, scale: scale, orientation: imageOrientation.mirrored)
    (image.renderingMode, image.tint) = (renderingMode, tint)
    return image
  }

  /// The other image faded over this one by a share. A case: L-149
  func fading(into other: UIImage, _ share: CGFloat) -> UIImage {
    let box = CGRect(origin: .zero, size: size)
    let picture = Picture.drawn(in: size) { context in
      context.draw(self, in: box)
      context.draw(other, in: box, alpha: share)
    }
    return UIImage(name: other.name, size: size, scale: scale, file: nil, drawing: picture)
  }

  // MARK: Drawing

  public func draw(in rect: CGRect, blendMode: CGBlendMode = .normal, alpha: CGFloat = 1) {
    let image = dark == nil ? self : shown(isDark: UITraitCollection.current.userInterfaceStyle == .dark)
    UIGraphicsGetCurrentContext()?.draw(image, in: rect, blend: blendMode, alpha: alpha)
  }
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}
