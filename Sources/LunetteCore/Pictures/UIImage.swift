import Foundation

/// A picture: from a file, from a drawing, or only a name. Immutable; methods that change it return a new one.
///
/// Source: docs/rules/layers.md 3.3; Apple, UIImage
/// Unchecked: its properties are set before anybody else has the image; `var`s are set on a copy that has just been made.
public final class UIImage: Hashable, @unchecked Sendable {
  public let name: String
  /// Units: points. Zero when no size was given.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// The bytes of a PNG or JPEG file.
  package let file: ImageFile?
  /// The drawing that the image was made of. Space: from (0, 0) to its size.
  package let drawing: Picture?
  public package(set) var renderingMode = RenderingMode.automatic
  public fileprivate(set) var capInsets = UIEdgeInsets.zero
  /// The edges that only decorate, such as a shadow: constraints of an image view leave them out. Units: points.
  public fileprivate(set) var alignmentRectInsets = UIEdgeInsets.zero
  /// Nil for an image that isn't resizable.
  public fileprivate(set) var resizingMode: ResizingMode?
  /// The colour of `withTintColor`.
  package var tint: UIColor?
  /// Whether image views show it mirrored where they are laid out from right to left. Source: Apple, UIImage.flipsForRightToLeftLayoutDirection
  public fileprivate(set) var flipsForRightToLeftLayoutDirection = false
  /// The images of an animated image, in order.
  public fileprivate(set) var images: [UIImage]?
  /// Duration of all its images together. Units: seconds.
  public fileprivate(set) var duration: TimeInterval = 0

  /// How assistive technology calls it; nil for what its symbol stands for. Source: Apple, UIAccessibility (NSObject.accessibilityLabel)
  public var ownLabel: String?

  /// The name of the symbol that it shows; nil for other images.
  package var symbol: String?
  /// How the symbol is drawn; nil as usual.
  public package(set) var symbolConfiguration: SymbolConfiguration?
  /// What is shown of it in a dark appearance; nil for the same.
  package var dark: UIImage?

  /// How the image is turned relative to the picture that it was made of.
  public package(set) var imageOrientation = Orientation.up
  /// The image before it was turned; nil for one that isn't turned.
  package var upright: UIImage?
  /// How deep pictures are nested in it; 1 for an image without others.
  package let depth: Int
  /// Number of operations in its drawing, those of nested pictures included.
  package let weight: Int

  public enum RenderingMode: Int, Sendable, CaseIterable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum ResizingMode: Int, Sendable, CaseIterable { case tile, stretch }

  package init(name: String, size: CGSize, scale: CGFloat, file: ImageFile?, drawing: Picture?) {
    (self.name, self.size, self.scale, self.file, self.drawing) = (name, size, scale, file, drawing)
    (depth, weight) = drawing.map { ($0.depth + 1, $0.weight) } ?? (1, 1)
  }

  /// An image with only a name, drawn as a box with that name.
  public convenience init(named name: String, size: CGSize = .zero) {
    self.init(name: name, size: size, scale: 1, file: nil, drawing: nil)
  }

  public convenience init(drawn picture: Picture, size: CGSize, scale: CGFloat) {
    self.init(name: "", size: size, scale: scale, file: nil, drawing: picture)
  }

  /// An image of black lines. - Parameter name: what text frames show
  package convenience init(named name: String, strokes: [CGPath], size: CGSize, lineWidth: CGFloat) {
    var style = StrokeStyle()
    style.width = lineWidth
    var picture = Picture()
    picture.operations = strokes.map { DrawOperation(.stroke($0, .black, style)) }
    self.init(name: name, size: size, scale: 1, file: nil, drawing: picture)
  }

  /// - Parameter name: what text frames show
  package convenience init(symbol name: String, _ picture: Picture, side: CGFloat) {
    self.init(name: name, size: CGSize(width: side, height: side), scale: 1, file: nil, drawing: picture)
    renderingMode = .alwaysTemplate
    symbol = name
    flipsForRightToLeftLayoutDirection = Symbols.directional.contains(name)
  }

  /// - Parameters:
  ///   - name: what text frames show
  ///   - scale: pixels per point
  public convenience init(_ file: ImageFile, name: String, scale: CGFloat) {
    self.init(
      name: name, size: CGSize(width: CGFloat(file.width) / scale, height: CGFloat(file.height) / scale), scale: scale, file: file,
      drawing: nil)
    imageOrientation = file.orientation
  }

  private func copy(size: CGSize? = nil) -> UIImage { copy(of: self, size: size) }

  /// What another image shows, in all else as this one.
  func copy(of other: UIImage, size: CGSize? = nil) -> UIImage {
    let copy = UIImage(name: name, size: size ?? other.size, scale: other.scale, file: other.file, drawing: other.drawing)
    (copy.symbol, copy.symbolConfiguration, copy.dark, copy.ownLabel) = (symbol, symbolConfiguration, dark, ownLabel)
    (copy.renderingMode, copy.capInsets, copy.resizingMode) = (renderingMode, capInsets, resizingMode)
    (copy.tint, copy.images, copy.duration) = (tint, images, duration)
    (copy.leftCapWidth, copy.topCapHeight) = (leftCapWidth, topCapHeight)
    (copy.imageOrientation, copy.upright) = (imageOrientation, upright)
    copy.alignmentRectInsets = alignmentRectInsets
    copy.flipsForRightToLeftLayoutDirection = flipsForRightToLeftLayoutDirection
    return copy
  }

  /// An image like this one for one owner, who may give it a label: the host's own pictures are shared by all simulations.
  package var forOneOwner: UIImage { copy(of: self) }

  /// The image as it is shown in an appearance. Source: docs/rules/appearance.md 3
  package func shown(isDark: Bool) -> UIImage {
    guard isDark, let dark else { return self }
    let image = copy(of: dark)
    image.dark = nil
    return image
  }

  /// The image with another picture for a dark appearance.
  package func withDark(_ dark: UIImage?) -> UIImage {
    let image = copy()
    image.dark = dark
    return image
  }

  /// Source: Apple, UIImage.imageFlippedForRightToLeftLayoutDirection()
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    let image = copy()
    image.flipsForRightToLeftLayoutDirection = true
    return image
  }

  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    let image = copy()
    image.renderingMode = mode
    return image
  }

  /// The image's alpha filled with a colour; every view shows it in that colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .alwaysOriginal) -> UIImage {
    let image = withRenderingMode(renderingMode)
    image.tint = color
    return image
  }

  /// Source: Apple, UIImage.withAlignmentRectInsets
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    let image = copy()
    image.alignmentRectInsets = insets
    return image
  }

  /// An image whose middle is repeated or stretched, while the caps keep their size.
  public func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode = .tile) -> UIImage {
    let image = copy()
    (image.capInsets, image.resizingMode) = (insets, resizingMode)
    return image
  }

  /// As `resizableImage`, with a middle of one point. Source: docs/rules/layers.md 3.3
  public func stretchableImage(withLeftCapWidth left: CGFloat, topCapHeight top: CGFloat) -> UIImage {
    let image = resizableImage(
      withCapInsets: UIEdgeInsets(top: top, left: left, bottom: max(size.height - top - 1, 0), right: max(size.width - left - 1, 0)),
      resizingMode: .stretch)
    (image.leftCapWidth, image.topCapHeight) = (left, top)
    return image
  }

  /// Width of the left cap of a `stretchableImage`; 0 for others. Units: points. Source: Apple, UIImage.leftCapWidth
  public private(set) var leftCapWidth: CGFloat = 0
  public private(set) var topCapHeight: CGFloat = 0

  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let image = first.copy()
    // An image among them that is animated itself counts with its first image.
    (image.images, image.duration) = (images.map { $0.images == nil ? $0 : $0.still }, duration > 0 ? duration : TimeInterval(images.count) / animationRate)
    return image
  }

  private var still: UIImage {
    let image = copy()
    (image.images, image.duration) = (nil, 0)
    return image
  }

  /// Images per second when no duration is given. Source: docs/rules/layers.md 3.3
  package static let animationRate: TimeInterval = 30

  /// The colour that fills the image in a view with this tint; nil when the image keeps its own colours.
  package func fillColor(tint viewTint: UIColor) -> UIColor? { tint ?? (renderingMode == .alwaysTemplate ? viewTint : nil) }

  /// Whether the image has more than a name.
  package var hasPixels: Bool { file != nil || drawing != nil }

  // MARK: Equality: of what they show

  public static func == (one: UIImage, other: UIImage) -> Bool {
    one === other
      || one.name == other.name && one.size == other.size && one.scale == other.scale && one.file == other.file
        && one.drawing == other.drawing && one.renderingMode == other.renderingMode && one.capInsets == other.capInsets
        && one.resizingMode == other.resizingMode && one.tint == other.tint && one.images == other.images && one.duration == other.duration
        && one.dark == other.dark && one.symbolConfiguration == other.symbolConfiguration
        && one.imageOrientation == other.imageOrientation && one.alignmentRectInsets == other.alignmentRectInsets
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(file)
    hasher.combine(drawing)
    hasher.combine(tint)
  }
}

extension UIImage {
  /// The part between the caps, in fractions of the image: the `contentsCenter` of a layer that shows it. Source: docs/rules/layers.md 1.3
  package var stretchedPart: CGRect {
    guard resizingMode != nil, size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    let caps = capInsets
    return CGRect(
      x: caps.left / size.width, y: caps.top / size.height, width: max(size.width - caps.left - caps.right, 0) / size.width,
      height: max(size.height - caps.top - caps.bottom, 0) / size.height)
  }
}
