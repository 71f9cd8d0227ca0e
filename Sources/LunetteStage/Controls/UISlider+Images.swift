import Foundation

/// Images in the place of a slider's parts, and at its ends. Source: Apple, UISlider; docs/rules/controllers.md 26
extension UISlider {
  final class Images: StoredState {
    var thumb = StateImages()
    var minimumTrack = StateImages()
    var maximumTrack = StateImages()
    var minimumValue: UIImage?
    var maximumValue: UIImage?
  }
  private static let imagesKey = CompanionKey<Images>()
  final var images: Images? { companions[Self.imagesKey] }

  /// Between an image at an end and the track. Units: points. Ours
  private static let gap: CGFloat = 5

  private func change(_ body: (Images) -> Void) {
    let images = images ?? Images()
    companions[Self.imagesKey] = images
    body(images)
    if overrides != nil { setNeedsLayout() }
  }

  public final func setThumbImage(_ image: UIImage?, for state: UIControl.State) { change { $0.thumb[state] = image } }
  public final func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { change { $0.minimumTrack[state] = image } }
  public final func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { change { $0.maximumTrack[state] = image } }
  public final func thumbImage(for state: UIControl.State) -> UIImage? { images?.thumb[state] }
  public final func minimumTrackImage(for state: UIControl.State) -> UIImage? { images?.minimumTrack[state] }
  public final func maximumTrackImage(for state: UIControl.State) -> UIImage? { images?.maximumTrack[state] }
  public final var currentThumbImage: UIImage? { thumbImage(for: state) }

  /// Where the value is least: at the left, from right to left at the right.
  public final var minimumValueImage: UIImage? {
    get { images?.minimumValue }
    set { change { $0.minimumValue = newValue } }
  }
  public final var maximumValueImage: UIImage? {
    get { images?.maximumValue }
    set { change { $0.maximumValue = newValue } }
  }

  public final func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { endRect(of: minimumValueImage, atLeft: !isMirrored, in: bounds) }
  public final func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { endRect(of: maximumValueImage, atLeft: isMirrored, in: bounds) }

  private func endRect(of image: UIImage?, atLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// How much of the width the images at the ends take.
  final var endRoom: (left: CGFloat, right: CGFloat) {
    guard let images else { return (0, 0) }
    func room(_ image: UIImage?) -> CGFloat { image.map { $0.size.width + Self.gap } ?? 0 }
    let (least, most) = (room(images.minimumValue), room(images.maximumValue))
    return isMirrored ? (most, least) : (least, most)
  }
}
