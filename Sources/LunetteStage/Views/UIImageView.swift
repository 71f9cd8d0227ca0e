import Foundation

/// A view that shows a picture and takes no touches. Source: docs/rules/layers.md 3.3
open class UIImageView: UIView {
  open override class var isOpaqueAtFirst: Bool { false }
  /// None, until the app makes it one. Source: docs/rules/accessibility.md 3
  open override var accessibilityNature: AccessibilityNature {
    AccessibilityNature(.image, label: image.flatMap { $0.isSymbol ? $0.spokenName : $0.ownLabel }, .image).with { $0.isElement = false }
  }
  open override var summary: ViewSummary {
    var summary = super.summary
    summary.name = image?.name
    return summary
  }

  public var image: UIImage? {
    didSet {
      assignments &+= 1
      if image != oldValue {
        // An image that is set later than the layer's own contents takes their place.
        if layer.details?.contents != nil { layer.contents = nil }
        cell?.setNeedsLayout()
        invalidateIntrinsicContentSize()
        startIfAnimated()
      }
    }
  }
  /// How a symbol is drawn where the image doesn't say. Source: Apple, preferredSymbolConfiguration
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { symbolDidChange() } }
  }
  public var highlightedImage: UIImage?
  public var isHighlighted = false
  /// How often the image was set, to the same or another image. Ours, as for a label's text
  public private(set) var assignments = 0
  /// The cell whose image view this is, see `UILabel.cell`.
  @BackPointer package final var cell: UIView?

  /// The images that are shown in turn while the view animates.
  public var animationImages: [UIImage]? { didSet { stopAnimating() } }
  public var highlightedAnimationImages: [UIImage]?
  /// Duration of one cycle; 0 for a thirtieth of a second per image. Units: seconds.
  public var animationDuration: TimeInterval = 0
  /// Number of cycles; 0 for no end.
  public var animationRepeatCount = 0

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage? = nil) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image.map(asShown)?.size ?? .zero }
  /// The intrinsic size is that of the frame: constraints leave out the image's `alignmentRectInsets` themselves.
  open override var intrinsicContentSize: CGSize { image.map(asShown)?.size ?? super.intrinsicContentSize }

  /// A symbol in the size that it has here.
  private func asShown(_ image: UIImage) -> UIImage {
    guard image.isSymbolImage else { return image }
    return image.configured(by: preferredSymbolConfiguration, category: textSize, pixels: simulation.screen.scale)
  }

  /// A symbol has another size: the text size has changed, or the configuration.
  func symbolDidChange() {
    guard image?.isSymbolImage == true else { return }
    invalidateIntrinsicContentSize()
    cell?.setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// The insets are those of the image. Source: Apple, UIImage.alignmentRectInsets
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  override func lookCopy() -> UIView? { UIImageView(image: image) }

  // MARK: Animation

  /// When the animation began; nil while it doesn't run.
  private var start: TimeInterval?

  public var isAnimating: Bool { start != nil }

  /// Starts with the first image, even when the animation runs already.
  public func startAnimating() {
    guard !sequence.isEmpty else { return }
    if start == nil { simulation.displayLinks.add(self) }
    start = simulation.time
  }

  public func stopAnimating() {
    guard start != nil else { return }
    start = nil
    simulation.displayLinks.remove(self)
  }

  override var hearsOfWindow: Bool { isAnimating || image?.images != nil }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopAnimating() } else { startIfAnimated() }
  }

  private func startIfAnimated() { if image?.images != nil, window != nil { startAnimating() } }

  private var sequence: [UIImage] {
    let wanted = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    return wanted ?? image?.images ?? []
  }

  private var cycle: TimeInterval {
    if animationImages == nil, let image, image.images != nil { return image.duration }
    return animationDuration > 0 ? animationDuration : TimeInterval(sequence.count) / UIImage.animationRate
  }

  /// The image that is shown now.
  package var shownImage: UIImage? {
    let images = sequence
    if let start, !images.isEmpty {
      let share = CGFloat((simulation.time - start + clockTolerance) / cycle * TimeInterval(images.count))
      return images[share.rounded(.down).wholePart(upTo: 1 << 50) % images.count]
    }
    return isHighlighted ? highlightedImage ?? image : image
  }

  // MARK: Look

  override var layerContents: UIImage? { shownImage.map(inOwnTraits) }

  /// A symbol in its size, a picture of the appearance.
  private func inOwnTraits(_ image: UIImage) -> UIImage {
    let image = asShown(image)
    return image.dark == nil ? image : image.shown(isDark: traitCollection.userInterfaceStyle == .dark)
  }

  open override func content(in size: CGSize, at time: TimeInterval) -> ViewContent? {
    // Contents of the layer's own are drawn by the layer.
    guard var image = shownImage.map(inOwnTraits), layer.details?.contents == nil else { return nil }
    if image.flipsForRightToLeftLayoutDirection, isMirrored { image = image.withHorizontallyFlippedOrientation() }
    return ViewContent(
      role: ViewRole("image", ["image": .text(image.name)], form: .picture),
      image: ViewImage(image, gravity: contentMode.gravity ?? .resize, tint: tintColor))
  }
}

extension UIImageView: FrameStepping {
  package func step(to time: TimeInterval) -> Bool {
    guard let start else { return false }
    guard animationRepeatCount > 0, time + clockTolerance >= start + cycle * TimeInterval(animationRepeatCount) else { return true }
    self.start = nil
    return false
  }

  package var motionDescription: String { "the images of \(className)" }
  package var repeatsForEver: Bool { animationRepeatCount == 0 }
}
