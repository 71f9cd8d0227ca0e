import Foundation
import LunetteKit

/// How a text gets its measured width in any font of the viewer's.
public enum TextFitting: Sendable {
  /// `textLength`: the viewer stretches or squeezes each line. Browsers do.
  case textLength
  /// Each character has its own place. For renderers without `textLength`, such as librsvg.
  case eachCharacter
}

/// The screen as a picture: SVG 1.1 in one file.
///
/// One user unit is one point. The id of a definition is made from its content, so that the same look has the same id in every frame.
public struct SvgFrame: Sendable {
  /// UTF-8, with a line end.
  public let bytes: [UInt8]

  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// - Parameters:
  ///   - touches: whether the fingers on the glass are drawn
  ///   - title: shown instead of the time of the frame
  ///   - pixel: the size of the pixels that hairlines are fitted to, if the picture is shown in other sizes too. Units: points
  public init(
    _ frame: FrameSnapshot, touches: Bool = false, fitting: TextFitting = .textLength, title: String? = nil, pixel: CGFloat? = 1
  ) {
    let document = SvgDocument(size: frame.list.size, title: title ?? frame.heading.words)
    var painter = SvgPainter(frame.list, fitting: fitting, document: document)
    painter.pixel = pixel
    painter.paint(touches: touches)
    bytes = painter.document.finished()
  }
}

/// An SVG file while it is written, with the definitions so far.
struct SvgDocument {
  var out = Utf8Buffer()
  private var known: Set<UInt64> = []
  private var scratch = Utf8Buffer()

  /// For a part of another document.
  static let part = SvgDocument()
  private init() {}

  init(size: CGSize, title: String) {
    out.reserve(Self.usualSize)
    out.add("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
    out.add(size.width)
    out.add("\" height=\"")
    out.add(size.height)
    out.add("\" viewBox=\"0 0 ")
    out.add(size.width)
    out.add(" ")
    out.add(size.height)
    // Spaces at the beginning and the end of a text count, as they were measured.
    out.add("\" xml:space=\"preserve\" font-family=\"")
    out.add(Self.fonts)
    out.add("\">\n<title>")
    out.add(xml: title)
    out.add("</title>\n")
  }

  private var hasHairlines = false

  /// Writes the style of hairlines before the first of them, see `SvgPainter.paintHairline`.
  mutating func needHairlines() {
    guard !hasHairlines else { return }
    hasHairlines = true
    out.add(Self.hairlineStyle)
  }

  /// For viewers that can keep a line's width whatever the scale; others draw the widths that the lines have.
  private static let hairlineStyle: StaticString =
    "<style>@supports (vector-effect:non-scaling-stroke){.hairline-of-frame{vector-effect:non-scaling-stroke;stroke-width:1px;shape-rendering:crispEdges}}</style>\n"

  func finished() -> [UInt8] {
    var out = out
    out.add("</svg>\n")
    return out.bytes
  }

  /// The id of a definition; the definition is written if the document doesn't have it yet.
  /// - Parameters:
  ///   - element: its opening tag up to the id
  ///   - attributes: writes the rest of its opening tag
  ///   - content: writes its content
  mutating func define(
    _ prefix: StaticString, _ element: StaticString, attributes: (inout Utf8Buffer) -> Void = { _ in },
    content: (inout Utf8Buffer) -> Void
  ) -> SvgReference {
    scratch.removeAll()
    attributes(&scratch)
    let tagEnd = scratch.bytes.count
    content(&scratch)
    let reference = SvgReference(prefix: prefix, hash: StableHash.of(scratch.bytes))
    if known.insert(reference.hash).inserted {
      out.add("<")
      out.add(element)
      out.add(" id=\"")
      reference.addID(to: &out)
      out.add("\"")
      out.add(scratch.bytes[..<tagEnd])
      out.add(">")
      out.add(scratch.bytes[tagEnd...])
      out.add("</")
      out.add(element)
      out.add(">\n")
    }
    return reference
  }

  /// The system's own font on Apple's machines; elsewhere Inter, whose letters have about the same width.
  static let fonts: StaticString = "-apple-system,BlinkMacSystemFont,'SF Pro Text',Inter,'Helvetica Neue',Helvetica,Arial,sans-serif"
  /// Initial size in bytes: a screen of rows.
  private static let usualSize = 16_384
}

/// The id of a definition: its kind, and a hash of its content.
struct SvgReference {
  let prefix: StaticString
  let hash: UInt64

  func addID(to out: inout Utf8Buffer) {
    out.add(prefix)
    let digits = String(hash, radix: 36)
    out.add(text: digits)
  }

  /// ` clip-path="url(#c3x…)"`.
  func add(_ attribute: StaticString, to out: inout Utf8Buffer) {
    out.add(attribute)
    out.add("url(#")
    addID(to: &out)
    out.add(")\"")
  }
}

/// How a view's own space is placed on the screen.
enum Placement {
  /// Neither rotated nor scaled: the place of its top left corner.
  case upright(CGPoint)
  /// Rotated, scaled or sheared. `x' = a x + c y + tx`, `y' = b x + d y + ty`
  case affine(CGAffineTransform)
  /// In perspective, which SVG can't express: the nearest affine map, for the content of the view.
  case tilted(CGAffineTransform)

  init(_ quad: Quad, size: CGSize) {
    if quad.isUpright, abs(quad.box.width - size.width) < Self.noise, abs(quad.box.height - size.height) < Self.noise {
      self = .upright(quad.box.origin)
      return
    }
    let (width, height) = (max(size.width, Self.noise), max(size.height, Self.noise))
    let (p, q, r, s) = (quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft)
    // From the lines between the middles of opposite sides; exact for a parallelogram.
    let across = CGPoint(x: (q.x + r.x - p.x - s.x) / 2, y: (q.y + r.y - p.y - s.y) / 2)
    let down = CGPoint(x: (s.x + r.x - p.x - q.x) / 2, y: (s.y + r.y - p.y - q.y) / 2)
    let middle = CGPoint(x: (p.x + q.x + r.x + s.x) / 4, y: (p.y + q.y + r.y + s.y) / 4)
    let map = CGAffineTransform(
      a: across.x / width, b: across.y / width, c: down.x / height, d: down.y / height, tx: middle.x - (across.x + down.x) / 2,
      ty: middle.y - (across.y + down.y) / 2)
    let isParallelogram = abs(p.x + r.x - q.x - s.x) < Self.noise && abs(p.y + r.y - q.y - s.y) < Self.noise
    self = isParallelogram ? .affine(map) : .tilted(map)
  }

  /// Less than can be seen. Units: points.
  private static let noise: CGFloat = 1e-3
}

extension Utf8Buffer {
  /// ` name="12.5"`; the name includes the characters before the number.
  mutating func add(_ attribute: StaticString, _ value: CGFloat) {
    add(attribute)
    add(value)
    add("\"")
  }

  /// ` transform="matrix(…)"`.
  mutating func add(_ map: CGAffineTransform) {
    add(" transform=\"matrix(")
    for (index, factor) in [map.a, map.b, map.c, map.d].enumerated() {
      if index > 0 { add(" ") }
      add(factor: factor)
    }
    add(" ")
    add(map.tx)
    add(" ")
    add(map.ty)
    add(")\"")
  }

  /// The attributes of a `rect`. Its edges are limited to what can be written, so that a rectangle far outside stays outside.
  mutating func add(_ rect: CGRect, cornerRadius: CGFloat) {
    let (left, top) = (Self.limited(rect.minX), Self.limited(rect.minY))
    let (width, height) = (max(0, Self.limited(rect.maxX) - left), max(0, Self.limited(rect.maxY) - top))
    add(" x=\"", left)
    add(" y=\"", top)
    add(" width=\"", width)
    add(" height=\"", height)
    let radius = min(cornerRadius, width / 2, height / 2)
    if radius > 0 { add(" rx=\"", radius) }
  }

  /// The start of a box's element: a `rect`, or a `path` if only some of its corners are round.
  mutating func addBox(_ rect: CGRect, cornerRadius: CGFloat, _ corners: CACornerMask) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    guard radius > 0, corners != .all, !corners.isEmpty else {
      add("<rect")
      add(rect, cornerRadius: corners.isEmpty ? 0 : radius)
      return
    }
    let (left, top, right, bottom) = (
      Self.limited(rect.minX), Self.limited(rect.minY), Self.limited(rect.maxX), Self.limited(rect.maxY)
    )
    func share(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
    // Each corner with the directions before and after it, clockwise from the top left.
    let points: [(x: CGFloat, y: CGFloat, before: CGPoint, after: CGPoint, radius: CGFloat)] = [
      (left, top, CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0), share(.layerMinXMinYCorner)),
      (right, top, CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1), share(.layerMaxXMinYCorner)),
      (right, bottom, CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0), share(.layerMaxXMaxYCorner)),
      (left, bottom, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1), share(.layerMinXMaxYCorner)),
    ]
    add("<path d=\"")
    for (index, corner) in points.enumerated() {
      add(index == 0 ? "M" : "L")
      add(x: corner.x + corner.before.x * corner.radius, y: corner.y + corner.before.y * corner.radius)
      guard corner.radius > 0 else { continue }
      add("A")
      add(x: radius, y: radius)
      add(" 0 0 1 ")
      add(x: corner.x + corner.after.x * radius, y: corner.y + corner.after.y * radius)
    }
    add("Z\"")
  }

  private mutating func add(x: CGFloat, y: CGFloat) {
    add(x)
    add(" ")
    add(y)
  }

  /// ` points="…"`.
  mutating func add(_ quad: Quad) {
    add(" points=\"")
    for (index, corner) in quad.corners.enumerated() {
      if index > 0 { add(" ") }
      add(corner.x)
      add(",")
      add(corner.y)
    }
    add("\"")
  }

  /// ` fill="#RRGGBB"`, with an opacity if it isn't opaque.
  mutating func add(fill color: UIColor) {
    add(" fill=\"")
    add(rgb: color)
    add("\"")
    if color.alpha < 1 { add(" fill-opacity=\"", max(0, color.alpha)) }
  }

  mutating func add(stroke color: UIColor, width: CGFloat) {
    add(" stroke=\"")
    add(rgb: color)
    add("\"")
    if color.alpha < 1 { add(" stroke-opacity=\"", max(0, color.alpha)) }
    add(" stroke-width=\"", width)
  }
}
