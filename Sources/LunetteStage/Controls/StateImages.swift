import Foundation

/// Images of a control's part by the control's states. A state without one of its own has that of the normal state.
/// Source: Apple, UISlider.setThumbImage(_:for:) and its kind
struct StateImages {
  private var images: [UIControl.State.RawValue: UIImage] = [:]

  subscript(state: UIControl.State) -> UIImage? {
    get { images[state.rawValue] ?? images[UIControl.State.normal.rawValue] }
    set { images[state.rawValue] = newValue }
  }
  var isEmpty: Bool { images.isEmpty }
}

extension CGContext {
  /// A template in the tint, stretched between its caps where it has such.
  func part(_ image: UIImage, in rect: CGRect, tint: UIColor) {
    guard rect.width > 0, rect.height > 0 else { return }
    draw(image.renderingMode == .alwaysTemplate ? image.withTintColor(image.tint ?? tint) : image, in: rect)
  }

  /// An image in its own size, in the middle of a rectangle.
  func part(_ image: UIImage, centeredIn rect: CGRect, tint: UIColor) {
    part(
      image, in: CGRect(x: rect.midX - image.size.width / 2, y: rect.midY - image.size.height / 2, width: image.size.width, height: image.size.height),
      tint: tint)
  }
}
