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

/// A document while it is written, with the definitions so far.
struct SvgDocument {
  var out: Markup
  private var known: Set<UInt64> = []
  private var scratch: Markup

  /// For a part of another document.
  init(partOf form: Markup.Form) { (out, scratch) = (Markup(form), Markup(form)) }

  /// An SVG file.
  init(size: CGSize, title: String) {
    self.init(partOf: .text)
    out.reserve(Self.usualSize)
    out.begin("svg")
    out.attribute("xmlns", "http://www.w3.org/2000/svg")
    out.attribute("width", size.width)
    out.attribute("height", size.height)
    out.attribute("viewBox") { $0.add([0, 0, size.width, size.height]) }
    // Spaces at the beginning and the end of a text count, as they were measured.
    out.attribute("xml:space", "preserve")
    out.attribute("font-family", Self.fonts)
    out.open()
    out.begin("title")
    out.open(breaksLine: false)
    out.text(title)
    out.close("title")
  }

  /// Draws a frame as a picture in this one, as large as the cell.
  mutating func draw(_ frame: FrameSnapshot, in cell: CGRect, _ fitting: TextFitting = .eachCharacter, touches: Bool = false, title: String? = nil) {
    out.begin("svg")
    out.add(cell, cornerRadius: 0)
    out.attribute("viewBox") { $0.add([0, 0, frame.list.size.width, frame.list.size.height]) }
    out.open()
    if let title {
      out.begin("title")
      out.open(breaksLine: false)
      out.text(title)
      out.close("title")
    }
    var painter = SvgPainter(frame.list, fitting: fitting, document: self)
    painter.pixel = frame.list.size.width / max(cell.width, 1)
    painter.paint(touches: touches)
    self = painter.document
    out.close("svg")
  }

  private var hasHairlines = false

  /// Writes the style of hairlines before the first of them, see `SvgPainter.paintHairline`.
  mutating func needHairlines() {
    guard !hasHairlines else { return }
    hasHairlines = true
    out.begin("style")
    out.open(breaksLine: false)
    out.text(Self.hairlineStyle)
    out.close("style")
  }

  /// For viewers that can keep a line's width whatever the scale; others draw the widths that the lines have.
  private static let hairlineStyle =
    "@supports (vector-effect:non-scaling-stroke){.hairline-of-frame{vector-effect:non-scaling-stroke;stroke-width:1px;shape-rendering:crispEdges}}"

  func finished() -> [UInt8] {
    var out = out
    out.close("svg")
    return out.bytes
  }

  /// The id of a definition; the definition is written if the document doesn't have it yet.
  /// - Parameters:
  ///   - attributes: writes its attributes besides the id
  ///   - content: writes its content
  mutating func define(
    _ prefix: StaticString, _ element: StaticString, attributes: (inout Markup) -> Void = { _ in }, content: (inout Markup) -> Void
  ) -> SvgReference {
    scratch.beginPart()
    attributes(&scratch)
    let tagEnd = scratch.bytes.count
    content(&scratch)
    let reference = SvgReference(prefix: prefix, hash: StableHash.of(scratch.bytes))
    if known.insert(reference.hash).inserted {
      out.add(element, id: reference.addID, attributes: scratch.bytes[..<tagEnd], content: scratch.bytes[tagEnd...])
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

extension Markup {
  /// `clip-path="url(#c3x…)"`.
  mutating func attribute(_ name: StaticString, _ reference: SvgReference) {
    attribute(name) { out in
      out.add("url(#")
      reference.addID(to: &out)
      out.add(")")
    }
  }

  /// `transform="matrix(…)"`.
  mutating func add(_ map: CGAffineTransform) {
    attribute("transform") { out in
      out.add("matrix(")
      for factor in [map.a, map.b, map.c, map.d] {
        out.add(factor: factor)
        out.add(" ")
      }
      out.add([map.tx, map.ty])
      out.add(")")
    }
  }

  /// The attributes of a `rect`. Its edges are limited to what can be written, so that a rectangle far outside stays outside.
  mutating func add(_ rect: CGRect, cornerRadius: CGFloat) {
    let (left, top) = (Utf8Buffer.limited(rect.minX), Utf8Buffer.limited(rect.minY))
    let (width, height) = (max(0, Utf8Buffer.limited(rect.maxX) - left), max(0, Utf8Buffer.limited(rect.maxY) - top))
    attribute("x", left)
    attribute("y", top)
    attribute("width", width)
    attribute("height", height)
    let radius = min(cornerRadius, width / 2, height / 2)
    if radius > 0 { attribute("rx", radius) }
  }

  /// The start of a box's element: a `rect`, or a `path` if only some of its corners are round.
  mutating func addBox(_ rect: CGRect, cornerRadius: CGFloat, _ corners: CACornerMask) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    guard radius > 0, corners != .all, !corners.isEmpty else {
      begin("rect")
      add(rect, cornerRadius: corners.isEmpty ? 0 : radius)
      return
    }
    let (left, top, right, bottom) = (
      Utf8Buffer.limited(rect.minX), Utf8Buffer.limited(rect.minY), Utf8Buffer.limited(rect.maxX), Utf8Buffer.limited(rect.maxY)
    )
    func share(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
    // Each corner with the directions before and after it, clockwise from the top left.
    let points: [(x: CGFloat, y: CGFloat, before: CGPoint, after: CGPoint, radius: CGFloat)] = [
      (left, top, CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0), share(.layerMinXMinYCorner)),
      (right, top, CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1), share(.layerMaxXMinYCorner)),
      (right, bottom, CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0), share(.layerMaxXMaxYCorner)),
      (left, bottom, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1), share(.layerMinXMaxYCorner)),
    ]
    begin("path")
    attribute("d") { out in
      for (index, corner) in points.enumerated() {
        out.add(index == 0 ? "M" : "L")
        out.add([corner.x + corner.before.x * corner.radius, corner.y + corner.before.y * corner.radius])
        guard corner.radius > 0 else { continue }
        out.add("A")
        out.add([radius, radius])
        out.add(" 0 0 1 ")
        out.add([corner.x + corner.after.x * radius, corner.y + corner.after.y * radius])
      }
      out.add("Z")
    }
  }

  /// `points="…"`.
  mutating func add(_ quad: Quad) {
    attribute("points") { out in
      for (index, corner) in quad.corners.enumerated() {
        if index > 0 { out.add(" ") }
        out.add(corner.x)
        out.add(",")
        out.add(corner.y)
      }
    }
  }

  /// `fill="#RRGGBB"`, with an opacity if it isn't opaque.
  mutating func add(fill color: UIColor) {
    attribute("fill") { $0.add(rgb: color) }
    if color.alpha < 1 { attribute("fill-opacity", max(0, color.alpha)) }
  }

  mutating func add(stroke color: UIColor, width: CGFloat) {
    attribute("stroke") { $0.add(rgb: color) }
    if color.alpha < 1 { attribute("stroke-opacity", max(0, color.alpha)) }
    attribute("stroke-width", width)
  }

  /// A stop of a gradient.
  mutating func addStop(_ color: UIColor, at location: CGFloat) {
    begin("stop")
    attribute("offset") { $0.add(factor: location) }
    attribute("stop-color") { $0.add(rgb: color) }
    if color.alpha < 1 { attribute("stop-opacity", max(0, color.alpha)) }
    end(breaksLine: false)
  }
}

extension Utf8Buffer {
  /// Numbers with spaces between them.
  mutating func add(_ numbers: [CGFloat]) {
    for (index, number) in numbers.enumerated() {
      if index > 0 { add(" ") }
      add(number)
    }
  }

  /// A corner of a path, as far as it can be written.
  mutating func add(point: CGPoint) { add([Self.limited(point.x), Self.limited(point.y)]) }
}
