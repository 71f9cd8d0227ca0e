import Foundation
import LunetteKit

/// Drawings, pictures and masks.
extension SvgPainter {
  /// Paints in the item's own space.
  mutating func paint(_ art: DisplayArt, _ item: DisplayItem, _ placement: Placement) {
    guard !art.operations.isEmpty || art.image != nil || art.ground != nil else { return }
    lens = item.isInPerspective ? Lens(item.quad, item.size) : nil
    defer { lens = nil }
    document.out.add("<g")
    switch placement {
    case .tilted where lens != nil: break
    case .upright(let corner): if corner != .zero { document.out.add(CGAffineTransform(translationX: corner.x, y: corner.y)) }
    case .affine(let map), .tilted(let map): document.out.add(map)
    }
    document.out.add(">\n")
    origin = .zero
    if let ground = art.ground { paint(ground, item) }
    if let image = art.image { paintFlat(image.parts.reduce(CGRect.null) { $0.union($1.place) }) { $0.paint(image, item) } }
    let fades = art.alpha < 1
    if fades {
      document.out.add("<g opacity=\"", art.alpha)
      document.out.add(">\n")
    }
    for operation in art.operations { paint(operation, item) }
    document.out.add(fades ? "</g>\n</g>\n" : "</g>\n")
  }

  private mutating func paint(_ operation: DrawOperation, _ item: DisplayItem) {
    var groups = 0
    func open(_ write: (inout Utf8Buffer) -> Void, _ document: inout SvgDocument) {
      document.out.add("<g")
      write(&document.out)
      document.out.add(">\n")
      groups += 1
    }
    for clip in operation.clips {
      let reference = document.define("c", "clipPath") { body in
        body.add("<path")
        body.add(path: lens?.path(clip.path) ?? clip.path)
        if clip.rule == .evenOdd { body.add(" clip-rule=\"evenodd\"") }
        body.add("/>")
      }
      open({ reference.add(" clip-path=\"", to: &$0) }, &document)
    }
    if let shadow = operation.shadow {
      let offset = CGPoint(x: shadow.offset.width, y: shadow.offset.height)
      let reference = shadowReference(shadow.color, offset: offset, radius: shadow.blur / 2)
      open({ reference.add(" filter=\"", to: &$0) }, &document)
    }
    if operation.alpha < 1 || operation.blendMode.svgName != nil {
      open(
        { out in
          if operation.alpha < 1 { out.add(" opacity=\"", operation.alpha) }
          if let name = operation.blendMode.svgName {
            out.add(" style=\"mix-blend-mode:")
            out.add(text: name)
            out.add("\"")
          }
        }, &document)
    }
    switch operation.shape {
    case .fill(let path, let color, let rule):
      document.out.add("<path")
      document.out.add(path: lens?.path(path) ?? path)
      document.out.add(fill: color)
      if rule == .evenOdd { document.out.add(" fill-rule=\"evenodd\"") }
      document.out.add("/>\n")
    case .stroke(let path, let color, let style):
      if let lens { fill(lens.outline(of: path, style), color) } else { paint(path, color, style) }
    case .gradient(let gradient): paintFlat(CGRect(origin: .zero, size: item.size)) { $0.paint(gradient, item) }
    case .text(let text) where lens != nil && operation.transform.isIdentity: paint(text)
    case .text(let text):
      let isMoved = !operation.transform.isIdentity
      if isMoved {
        document.out.add("<g")
        document.out.add(operation.transform)
        document.out.add(">\n")
      }
      paint(text)
      if isMoved { document.out.add("</g>\n") }
    case .image(let image, let rect):
      paintFlat(rect.applying(operation.transform)) { $0.paintImage(image, rect, operation.transform, item) }
    // SVG can't remove what was drawn below, so the background is painted again.
    case .clear(let rect):
      guard let fill = item.fill else { break }
      if let lens { self.fill(lens.path(CGPath(rect: rect)), fill) } else { plainRect(rect, fill) }
    }
    for _ in 0..<groups { document.out.add("</g>\n") }
  }

  private mutating func fill(_ path: CGPath, _ color: UIColor) {
    document.out.add("<path")
    document.out.add(path: path)
    document.out.add(fill: color)
    document.out.add("/>\n")
  }

  private mutating func paintImage(_ image: UIImage, _ rect: CGRect, _ transform: CGAffineTransform, _ item: DisplayItem) {
    document.out.add("<g")
    document.out.add(transform)
    document.out.add(">\n")
    var placed = DisplayImage(image, in: rect.size, gravity: .resize, tint: image.tint)
    for index in placed.parts.indices { placed.parts[index].place = placed.parts[index].place.offsetBy(dx: rect.minX, dy: rect.minY) }
    paint(placed, item)
    document.out.add("</g>\n")
  }

  private mutating func plainRect(_ rect: CGRect, _ color: UIColor) {
    document.out.add("<rect")
    document.out.add(rect, cornerRadius: 0)
    document.out.add(fill: color)
    document.out.add("/>\n")
  }

  private mutating func paint(_ path: CGPath, _ color: UIColor, _ style: StrokeStyle) {
    document.out.add("<path")
    document.out.add(path: path)
    document.out.add(" fill=\"none\"")
    document.out.add(stroke: color, width: style.width)
    switch style.cap {
    case .butt: break
    case .round: document.out.add(" stroke-linecap=\"round\"")
    case .square: document.out.add(" stroke-linecap=\"square\"")
    }
    switch style.join {
    case .miter: document.out.add(" stroke-miterlimit=\"", max(style.miterLimit, 1))
    case .round: document.out.add(" stroke-linejoin=\"round\"")
    case .bevel: document.out.add(" stroke-linejoin=\"bevel\"")
    }
    if !style.dash.isEmpty, style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }), style.dash.contains(where: { $0 > 0 }) {
      document.out.add(" stroke-dasharray=\"")
      for (index, length) in style.dash.enumerated() {
        if index > 0 { document.out.add(" ") }
        document.out.add(length)
      }
      document.out.add("\"")
      if style.dashPhase != 0 { document.out.add(" stroke-dashoffset=\"", style.dashPhase) }
    }
    document.out.add("/>\n")
  }

  private mutating func paint(_ text: DrawnText) {
    origin = .zero
    for line in text.lines where !line.text.isEmpty {
      write(DrawnPiece(text: line.text, x: line.origin.x, width: line.width, font: text.font, color: text.color), baseline: line.origin.y)
    }
  }

  // MARK: Gradients

  private static func addStops(_ colors: [UIColor], _ location: (Int) -> CGFloat, to body: inout Utf8Buffer) {
    for (index, color) in colors.enumerated() {
      body.add("<stop offset=\"")
      body.add(factor: location(index))
      body.add("\" stop-color=\"")
      body.add(rgb: color)
      body.add("\"")
      if color.alpha < 1 { body.add(" stop-opacity=\"", max(0, color.alpha)) }
      body.add("/>")
    }
  }

  /// Fills all of the item's bounds inside the clips. The areas before the start and after the end are transparent unless the gradient
  /// extends.
  private mutating func paint(_ gradient: DrawnGradient, _ item: DisplayItem) {
    guard !gradient.colors.isEmpty else { return }
    var (colors, locations) = (gradient.colors, gradient.locations)
    if !gradient.extendsBefore, let first = colors.first, let at = locations.first {
      colors.insert(first.withAlphaComponent(0), at: 0)
      locations.insert(at, at: 0)
    }
    if !gradient.extendsAfter, let last = colors.last, let at = locations.last {
      colors.append(last.withAlphaComponent(0))
      locations.append(at)
    }
    let reference: SvgReference
    if let startRadius = gradient.startRadius, let endRadius = gradient.endRadius {
      reference = document.define("g", "radialGradient") { tag in
        tag.add(" gradientUnits=\"userSpaceOnUse\" cx=\"", gradient.end.x)
        tag.add(" cy=\"", gradient.end.y)
        tag.add(" r=\"", max(endRadius, 0))
        tag.add(" fx=\"", gradient.start.x)
        tag.add(" fy=\"", gradient.start.y)
        tag.add(" fr=\"", max(startRadius, 0))
      } content: {
        Self.addStops(colors, { locations[$0] }, to: &$0)
      }
    } else {
      reference = document.define("g", "linearGradient") { tag in
        tag.add(" gradientUnits=\"userSpaceOnUse\" x1=\"", gradient.start.x)
        tag.add(" y1=\"", gradient.start.y)
        tag.add(" x2=\"", gradient.end.x)
        tag.add(" y2=\"", gradient.end.y)
      } content: {
        Self.addStops(colors, { locations[$0] }, to: &$0)
      }
    }
    document.out.add("<rect")
    document.out.add(CGRect(origin: .zero, size: item.size), cornerRadius: 0)
    reference.add(" fill=\"", to: &document.out)
    document.out.add("/>\n")
  }

  /// A layer's gradient from a centre: the transform of a unit circle gives the ellipse.
  mutating func radialReference(_ gradient: Gradient) -> SvgReference {
    document.define("g", "radialGradient") { tag in
      tag.add(" cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"matrix(")
      tag.add(factor: abs(gradient.end.x - gradient.start.x))
      tag.add(" 0 0 ")
      tag.add(factor: abs(gradient.end.y - gradient.start.y))
      tag.add(" ")
      tag.add(factor: gradient.start.x)
      tag.add(" ")
      tag.add(factor: gradient.start.y)
      tag.add(")\"")
    } content: {
      Self.addStops(gradient.colors, gradient.location, to: &$0)
    }
  }

  /// SVG has no conic gradients, so they are drawn as thin wedges, clipped to the item's shape.
  mutating func paintConic(_ gradient: Gradient, _ item: DisplayItem, _ placement: Placement) {
    let clip = DisplayClip(quad: item.quad, cornerRadius: item.cornerRadius, maskedCorners: item.maskedCorners)
    let reference = document.define("c", "clipPath") { body in Self.addShape(clip, item.size, to: &body) }
    document.out.add("<g")
    reference.add(" clip-path=\"", to: &document.out)
    document.out.add("><g")
    switch placement {
    case .upright(let corner): document.out.add(CGAffineTransform(translationX: corner.x, y: corner.y))
    case .affine(let map), .tilted(let map): document.out.add(map)
    }
    document.out.add(">\n")
    let size = item.size
    let center = CGPoint(x: gradient.start.x * size.width, y: gradient.start.y * size.height)
    let begin = atan2(Double(gradient.end.y - gradient.start.y), Double(gradient.end.x - gradient.start.x))
    // Computed in unit space, so that a wedge has the width of its share of the turn there. The radius is large enough to cover the bounds.
    func edge(_ number: Int) -> CGPoint {
      let angle = begin + Double(number) / Double(Self.wedges) * 2 * .pi
      return CGPoint(x: center.x + CGFloat(cos(angle)) * 3 * size.width, y: center.y + CGFloat(sin(angle)) * 3 * size.height)
    }
    for number in 0..<Self.wedges {
      let (from, to) = (edge(number), edge(number + 1))
      document.out.add("<path d=\"M")
      for (index, point) in [center, from, to].enumerated() {
        if index > 0 { document.out.add("L") }
        document.out.add(point.x)
        document.out.add(" ")
        document.out.add(point.y)
      }
      document.out.add("Z\"")
      let color = gradient.color(atPart: (CGFloat(number) + 0.5) / CGFloat(Self.wedges))
      document.out.add(fill: color)
      if color.alpha >= 1 { document.out.add(stroke: color, width: 0.5) }
      document.out.add("/>\n")
    }
    document.out.add("</g></g>\n")
  }

  /// Ours: five degrees each.
  private static let wedges = 72

  // MARK: Pictures

  /// A file is embedded, so that the document is self-contained; a drawing is drawn; a name becomes a box.
  mutating func paint(_ shown: DisplayImage, _ item: DisplayItem) {
    for part in shown.parts {
      guard let tile = part.tile, tile.width > 0, tile.height > 0 else {
        paint(shown.image, part.source, part.place, shown.tint, item)
        continue
      }
      let columns = (part.place.width / tile.width).rounded(.up).wholePart(upTo: Self.mostTiles)
      let rows = (part.place.height / tile.height).rounded(.up).wholePart(upTo: Self.mostTiles)
      guard columns * rows <= Self.mostTiles else {
        paint(shown.image, part.source, part.place, shown.tint, item)
        continue
      }
      for row in 0..<rows {
        for column in 0..<columns {
          let whole = CGRect(
            x: part.place.minX + CGFloat(column) * tile.width, y: part.place.minY + CGFloat(row) * tile.height, width: tile.width,
            height: tile.height)
          let place = whole.shared(with: part.place)
          let source = CGRect(
            x: part.source.minX, y: part.source.minY, width: part.source.width * place.width / whole.width,
            height: part.source.height * place.height / whole.height)
          paint(shown.image, source, place, shown.tint, item)
        }
      }
    }
  }

  private static let mostTiles = 10_000

  /// A nested `svg` shows a part of the picture at a place.
  private mutating func paint(_ image: UIImage, _ source: CGRect, _ place: CGRect, _ tint: UIColor?, _ item: DisplayItem) {
    guard place.width > 0, place.height > 0 else { return }
    guard image.hasPixels else { return paintNamed(image.name, place, radius: item.cornerRadius) }
    guard source.width > 0, source.height > 0 else { return }
    var filter: SvgReference?
    if let tint {
      filter = document.define("s", "filter") { tag in
        // The picture's place: the box of what is drawn leaves out half of the lines' width.
        tag.add(" filterUnits=\"userSpaceOnUse\"")
        tag.add(place, cornerRadius: 0)
      } content: { body in
        body.add("<feFlood flood-color=\"")
        body.add(rgb: tint)
        body.add("\" flood-opacity=\"", tint.alpha)
        body.add("/><feComposite in2=\"SourceAlpha\" operator=\"in\"/>")
      }
    }
    if let filter {
      document.out.add("<g")
      filter.add(" filter=\"", to: &document.out)
      document.out.add(">\n")
    }
    document.out.add("<svg")
    document.out.add(place, cornerRadius: 0)
    document.out.add(" viewBox=\"")
    for (index, number) in [source.minX, source.minY, source.width, source.height].enumerated() {
      if index > 0 { document.out.add(" ") }
      document.out.add(number)
    }
    document.out.add("\" preserveAspectRatio=\"none\">\n")
    if let file = image.file {
      document.out.add("<image")
      document.out.add(CGRect(origin: .zero, size: image.size), cornerRadius: 0)
      document.out.add(" preserveAspectRatio=\"none\" href=\"data:image/")
      document.out.add(text: file.kind.rawValue)
      document.out.add(";base64,")
      document.out.add(text: Data(file.bytes).base64EncodedString())
      document.out.add("\"/>\n")
    } else if let drawing = image.drawing {
      var inner = item
      (inner.size, inner.fill) = (image.size, nil)
      for operation in drawing.operations { paint(operation, inner) }
    }
    document.out.add("</svg>\n")
    if filter != nil { document.out.add("</g>\n") }
  }

  /// The shadow of a separate outline, below everything.
  mutating func paintShadow(_ path: CGPath, _ shadow: DisplayShadow, _ item: DisplayItem, _ placement: Placement) {
    let blur = document.define("s", "filter") {
      $0.add(Self.filterRegion)
    } content: { body in
      body.add("<feGaussianBlur stdDeviation=\"", shadow.radius)
      body.add("/>")
    }
    document.out.add("<g")
    switch placement {
    case .upright(let corner): document.out.add(CGAffineTransform(translationX: corner.x, y: corner.y))
    case .affine(let map), .tilted(let map): document.out.add(map)
    }
    document.out.add("><path")
    document.out.add(path: path.applying(CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)))
    document.out.add(fill: shadow.color)
    if shadow.radius > 0 { blur.add(" filter=\"", to: &document.out) }
    document.out.add("/></g>\n")
  }

  // MARK: Masks

  /// A definition that limits what is shown to the mask's items.
  mutating func maskReference(_ art: DisplayArt) -> SvgReference? {
    guard let items = art.mask else { return nil }
    var inner = DisplayList(size: list.size)
    (inner.items, inner.clips) = (items, art.maskClips)
    var painter = SvgPainter(inner, fitting: fitting, document: SvgDocument.part)
    painter.paintItems()
    let bytes = painter.document.out.bytes
    return document.define("k", "mask") { tag in
      tag.add(" style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\" x=\"-4000\" y=\"-4000\" width=\"12000\" height=\"12000\"")
    } content: {
      $0.add(bytes[...])
    }
  }
}

extension CGBlendMode {
  /// The name of a mode that SVG has; nil for normal and for the others.
  var svgName: String? {
    switch self {
    case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation, .color, .luminosity: "\(self)"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    default: nil
    }
  }
}

extension Utf8Buffer {
  /// ` d="M0 0L10 0Z"`.
  mutating func add(path: CGPath) {
    add(" d=\"")
    for element in path.elements {
      switch element {
      case .move: add("M")
      case .line: add("L")
      case .quad: add("Q")
      case .curve: add("C")
      case .close: add("Z")
      }
      for (index, point) in element.points.enumerated() {
        if index > 0 { add(" ") }
        add(Self.limited(point.x))
        add(" ")
        add(Self.limited(point.y))
      }
    }
    add("\"")
  }
}
