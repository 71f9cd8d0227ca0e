import Foundation
import LunetteKit

/// What few items have besides a box and a text: drawings, a picture, a mask.
///
/// Space: the item's own, (0, 0) at its top left corner. Units: points.
public struct DisplayArt: Hashable, Sendable {
  /// A pattern instead of a plain background.
  public var ground: DrawOperation?
  /// Back to front: what the layer's class draws, and what `draw` drew.
  public var operations: [DrawOperation] = []
  /// Opacity of the operations as a whole.
  public var alpha: CGFloat = 1
  public var image: DisplayImage?
  /// The item and everything in it show only where the mask's items aren't transparent. Space: the screen.
  public var mask: [DisplayItem]?
  public var maskClips: [DisplayClip] = []
  /// The box around everything that the mask shows; null if it shows nothing.
  public var maskBox = CGRect.null
  /// The outline that throws the shadow, instead of the item's own.
  public var shadowPath: CGPath?
  /// Whether opacity applies to the group as one; with false to each item inside separately.
  public var groupsOpacity = true

  public var isEmpty: Bool { ground == nil && operations.isEmpty && image == nil && mask == nil && shadowPath == nil && groupsOpacity }
}

/// A picture, and the places of its parts.
public struct DisplayImage: Hashable, Sendable {
  public struct Part: Hashable, Sendable {
    /// The part of the picture, in the picture's own points.
    public var source: CGRect
    public var place: CGRect
    /// The size of a tile; nil if the part is stretched.
    public var tile: CGSize?
  }

  public var image: UIImage
  public var parts: [Part]
  /// The colour that fills its alpha; nil for its own colours.
  public var tint: UIColor?

  /// - Parameters:
  ///   - size: of the bounds
  ///   - gravity: how the picture is placed in the bounds
  ///   - part: of the picture, in fractions
  ///   - center: the part that stretches, in fractions
  ///   - scale: pixels per point if nothing is scaled; nil for the picture's own
  init(
    _ image: UIImage, in size: CGSize, gravity: CALayerContentsGravity, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    center: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat? = nil, tint: UIColor?
  ) {
    (self.image, self.tint) = (image, tint)
    let whole = image.size
    let source = CGRect(
      x: part.minX * whole.width, y: part.minY * whole.height, width: part.width * whole.width, height: part.height * whole.height)
    let factor = scale.map { image.scale / max($0, 0.01) } ?? 1
    let natural = CGSize(width: source.width * factor, height: source.height * factor)
    let place = gravity.place(of: natural, in: size)
    if let mode = image.resizingMode, gravity.isScaling {
      let caps = image.capInsets
      let middle = CGRect(
        x: source.minX + caps.left, y: source.minY + caps.top, width: max(source.width - caps.left - caps.right, 0),
        height: max(source.height - caps.top - caps.bottom, 0))
      parts = Self.slices(source, middle, place, tiles: mode == .tile)
    } else if center != CGRect(x: 0, y: 0, width: 1, height: 1), gravity.isScaling {
      // A part without size stands for one pixel. Source: Apple, CALayer.contentsCenter
      let pixel = 1 / max(image.scale, 0.01)
      let (width, height) = (max(center.width * source.width, pixel), max(center.height * source.height, pixel))
      let middle = CGRect(
        x: source.minX + center.midX * source.width - width / 2, y: source.minY + center.midY * source.height - height / 2, width: width,
        height: height)
      parts = Self.slices(source, middle, place, tiles: false)
    } else {
      parts = [Part(source: source, place: place, tile: nil)]
    }
  }

  /// Nine parts: the corners keep their size, the edges and the middle are stretched or tiled. Caps that don't fit shrink in proportion.
  /// Source: docs/rules/layers.md 1.3, 3.3
  private static func slices(_ source: CGRect, _ middle: CGRect, _ place: CGRect, tiles: Bool) -> [Part] {
    func cuts(_ low: CGFloat, _ start: CGFloat, _ end: CGFloat, _ high: CGFloat, _ room: CGFloat) -> (CGFloat, CGFloat) {
      let (before, after) = (start - low, high - end)
      let shrink = before + after > room && before + after > 0 ? room / (before + after) : 1
      return (before * shrink, after * shrink)
    }
    let (left, right) = cuts(source.minX, middle.minX, middle.maxX, source.maxX, place.width)
    let (top, bottom) = cuts(source.minY, middle.minY, middle.maxY, source.maxY, place.height)
    let columns: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
      (source.minX, middle.minX, place.minX, place.minX + left), (middle.minX, middle.maxX, place.minX + left, place.maxX - right),
      (middle.maxX, source.maxX, place.maxX - right, place.maxX),
    ]
    let rows: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
      (source.minY, middle.minY, place.minY, place.minY + top), (middle.minY, middle.maxY, place.minY + top, place.maxY - bottom),
      (middle.maxY, source.maxY, place.maxY - bottom, place.maxY),
    ]
    var parts: [Part] = []
    for row in rows {
      for column in columns {
        let from = CGRect(x: column.0, y: row.0, width: column.1 - column.0, height: row.1 - row.0)
        let to = CGRect(x: column.2, y: row.2, width: column.3 - column.2, height: row.3 - row.2)
        guard from.width > 0, from.height > 0, to.width > 0, to.height > 0 else { continue }
        parts.append(Part(source: from, place: to, tile: tiles && from.size != to.size ? from.size : nil))
      }
    }
    return parts
  }
}

extension DrawOperation.Shape {
  var name: String {
    switch self {
    case .fill: "fill"
    case .stroke: "stroke"
    case .gradient: "gradient"
    case .image: "image"
    case .text: "text"
    case .clear: "clear"
    }
  }

  var color: UIColor? {
    switch self {
    case .fill(_, let color, _), .stroke(_, let color, _): color
    case .text(let text): text.color
    default: nil
    }
  }

  /// The box before its transform; nil for an operation that fills everything.
  var box: CGRect? {
    switch self {
    case .fill(let path, _, _), .stroke(let path, _, _): path.boundingBoxOfPath
    case .image(_, let rect), .clear(let rect): rect
    case .text(let text): text.box
    case .gradient: nil
    }
  }
}
