import Foundation
import LunetteKit

/// Drawings, pictures and masks.
extension SvgPainter {
  /// Paints in the item's own space.
  mutating func paint(_ art: DisplayArt, _ item: DisplayItem, _ placement: Placement) {
    guard !art.operations.isEmpty || art.image != nil || art.ground != nil else { return }
    lens = item.isInPerspective ? Lens(item.quad, item.size) : nil
    defer { lens = nil }
    document.out.begin("g")
    switch placement {
    case .tilted where lens != nil: break
    case .upright(let corner): if corner != .zero { document.out.add(CGAffineTransform(translationX: corner.x, y: corner.y)) }
    case .affine(let map), .tilted(let map): document.out.add(map)
    }
    document.out.open()
    origin = .zero
    if let ground = art.ground { paint(ground, item) }
    if let image = art.image { paintFlat(image.parts.reduce(CGRect.null) { $0.union($1.place) }) { $0.paint(image, item) } }
    let fades = art.alpha < 1
    if fades {
      document.out.begin("g")
      document.out.attribute("opacity", art.alpha)
      document.out.open()
    }
    for operation in art.operations { paint(operation, item) }
    if fades { document.out.close("g") }
    document.out.close("g")
  }

  private mutating func paint(_ operation: DrawOperation, _ item: DisplayItem) {
    var groups = 0
    func open(_ write: (inout Markup) -> Void, _ document: inout SvgDocument) {
      document.out.begin("g")
      write(&document.out)
      document.out.open()
      groups += 1
    }
    for clip in operation.clips {
      let reference = document.define("c", "clipPath") { body in
        body.begin("path")
        body.add(path: lens?.path(clip.path) ?? clip.path)
        if clip.rule == .evenOdd { body.attribute("clip-rule", "evenodd") }
        body.end(breaksLine: false)
      }
      open({ $0.attribute("clip-path", reference) }, &document)
    }
    if let shadow = operation.shadow {
      let offset = CGPoint(x: shadow.offset.width, y: shadow.offset.height)
      let reference = shadowReference(shadow.color, offset: offset, blur: CGSize(width: shadow.blur / 2, height: shadow.blur / 2))
      open({ $0.attribute("filter", reference) }, &document)
    }
    if operation.alpha < 1 || operation.blendMode.svgName != nil {
      open(
        { out in
          if operation.alpha < 1 { out.attribute("opacity", operation.alpha) }
          if let name = operation.blendMode.svgName {
            out.attribute("style", words: "mix-blend-mode:" + name)
          }
        }, &document)
    }
    switch operation.shape {
    case .fill(let path, let color, let rule):
      document.out.begin("path")
      document.out.add(path: lens?.path(path) ?? path)
      document.out.add(fill: color)
      if rule == .evenOdd { document.out.attribute("fill-rule", "evenodd") }
      document.out.end()
    case .stroke(let path, let color, let style):
      if let lens { fill(lens.outline(of: path, style), color) } else { paint(path, color, style) }
    case .gradient(let gradient): paintFlat(CGRect(origin: .zero, size: item.size)) { $0.paint(gradient, item) }
    case .text(let text) where lens != nil && operation.transform.isIdentity: paint(text)
    case .text(let text):
      let isMoved = !operation.transform.isIdentity
      if isMoved {
        document.out.begin("g")
        document.out.add(operation.transform)
        document.out.open()
      }
      paint(text)
      if isMoved { document.out.close("g") }
    case .image(let image, let rect):
      paintFlat(rect.applying(operation.transform)) { $0.paintImage(image, rect, operation.transform, item) }
    // SVG can't remove what was drawn below, so the background is painted again.
    case .clear(let rect):
      guard let fill = item.fill else { break }
      if let lens { self.fill(lens.path(CGPath(rect: rect)), fill) } else { plainRect(rect, fill) }
    }
    for _ in 0..<groups { document.out.close("g") }
  }

  private mutating func fill(_ path: CGPath, _ color: UIColor) {
    document.out.begin("path")
    document.out.add(path: path)
    document.out.add(fill: color)
    document.out.end()
  }

  private mutating func paintImage(_ image: UIImage, _ rect: CGRect, _ transform: CGAffineTransform, _ item: DisplayItem) {
    document.out.begin("g")
    document.out.add(transform)
    document.out.open()
    var placed = DisplayImage(image, in: rect.size, gravity: .resize, tint: image.tint)
    for index in placed.parts.indices { placed.parts[index].place = placed.parts[index].place.offsetBy(dx: rect.minX, dy: rect.minY) }
    paint(placed, item)
    document.out.close("g")
  }

  private mutating func plainRect(_ rect: CGRect, _ color: UIColor) {
    document.out.begin("rect")
    document.out.add(rect, cornerRadius: 0)
    document.out.add(fill: color)
    document.out.end()
  }

  private mutating func paint(_ path: CGPath, _ color: UIColor, _ style: StrokeStyle) {
    document.out.begin("path")
    document.out.add(path: path)
    document.out.attribute("fill", "none")
    document.out.add(stroke: color, width: style.width)
    switch style.cap {
    case .butt: break
    case .round: document.out.attribute("stroke-linecap", "round")
    case .square: document.out.attribute("stroke-linecap", "square")
    }
    switch style.join {
    case .miter: document.out.attribute("stroke-miterlimit", max(style.miterLimit, 1))
    case .round: document.out.attribute("stroke-linejoin", "round")
    case .bevel: document.out.attribute("stroke-linejoin", "bevel")
    }
    if !style.dash.isEmpty, style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }), style.dash.contains(where: { $0 > 0 }) {
      document.out.attribute("stroke-dasharray") { $0.add(style.dash) }
      if style.dashPhase != 0 { document.out.attribute("stroke-dashoffset", style.dashPhase) }
    }
    document.out.end()
  }

  private mutating func paint(_ text: DrawnText) {
    origin = .zero
    for line in text.lines where !line.text.isEmpty {
      write(DrawnPiece(text: line.text, x: line.origin.x, width: line.width, font: text.font, color: text.color), baseline: line.origin.y)
    }
  }

  // MARK: Gradients

  private static func addStops(_ colors: [UIColor], _ location: (Int) -> CGFloat, to body: inout Markup) {
    for (index, color) in colors.enumerated() { body.addStop(color, at: location(index)) }
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
        tag.attribute("gradientUnits", "userSpaceOnUse")
        tag.attribute("cx", gradient.end.x)
        tag.attribute("cy", gradient.end.y)
        tag.attribute("r", max(endRadius, 0))
        tag.attribute("fx", gradient.start.x)
        tag.attribute("fy", gradient.start.y)
        tag.attribute("fr", max(startRadius, 0))
      } content: {
        Self.addStops(colors, { locations[$0] }, to: &$0)
      }
    } else {
      reference = document.define("g", "linearGradient") { tag in
        tag.attribute("gradientUnits", "userSpaceOnUse")
        tag.attribute("x1", gradient.start.x)
        tag.attribute("y1", gradient.start.y)
        tag.attribute("x2", gradient.end.x)
        tag.attribute("y2", gradient.end.y)
      } content: {
        Self.addStops(colors, { locations[$0] }, to: &$0)
      }
    }
    document.out.begin("rect")
    document.out.add(CGRect(origin: .zero, size: item.size), cornerRadius: 0)
    document.out.attribute("fill", reference)
    document.out.end()
  }

  /// A layer's gradient from a centre: the transform of a unit circle gives the ellipse.
  mutating func radialReference(_ gradient: Gradient) -> SvgReference {
    document.define("g", "radialGradient") { tag in
      tag.attribute("cx", "0")
      tag.attribute("cy", "0")
      tag.attribute("r", "1")
      tag.attribute("gradientTransform") { out in
        out.add("matrix(")
        out.add(factor: abs(gradient.end.x - gradient.start.x))
        out.add(" 0 0 ")
        out.add(factor: abs(gradient.end.y - gradient.start.y))
        out.add(" ")
        out.add(factor: gradient.start.x)
        out.add(" ")
        out.add(factor: gradient.start.y)
        out.add(")")
      }
    } content: {
      Self.addStops(gradient.colors, gradient.location, to: &$0)
    }
  }

  /// SVG has no conic gradients, so they are drawn as thin wedges, clipped to the item's shape.
  mutating func paintConic(_ gradient: Gradient, _ item: DisplayItem, _ placement: Placement) {
    let clip = DisplayClip(quad: item.quad, cornerRadius: item.cornerRadius, maskedCorners: item.maskedCorners)
    let reference = document.define("c", "clipPath") { body in Self.addShape(clip, item.size, to: &body) }
    document.out.begin("g")
    document.out.attribute("clip-path", reference)
    document.out.open(breaksLine: false)
    document.out.begin("g")
    switch placement {
    case .upright(let corner): document.out.add(CGAffineTransform(translationX: corner.x, y: corner.y))
    case .affine(let map), .tilted(let map): document.out.add(map)
    }
    document.out.open()
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
      document.out.begin("path")
      document.out.attribute("d") { out in
        for (index, point) in [center, from, to].enumerated() {
          out.add(index == 0 ? "M" : "L")
          out.add([point.x, point.y])
        }
        out.add("Z")
      }
      let color = gradient.color(atPart: (CGFloat(number) + 0.5) / CGFloat(Self.wedges))
      document.out.add(fill: color)
      if color.alpha >= 1 { document.out.add(stroke: color, width: 0.5) }
      document.out.end()
    }
    document.out.close("g", breaksLine: false)
    document.out.close("g")
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
        tag.attribute("filterUnits", "userSpaceOnUse")
        tag.add(place, cornerRadius: 0)
      } content: { body in
        body.begin("feFlood")
        body.attribute("flood-color") { $0.add(rgb: tint) }
        body.attribute("flood-opacity", tint.alpha)
        body.end(breaksLine: false)
        body.begin("feComposite")
        body.attribute("in2", "SourceAlpha")
        body.attribute("operator", "in")
        body.end(breaksLine: false)
      }
    }
    if let filter {
      document.out.begin("g")
      document.out.attribute("filter", filter)
      document.out.open()
    }
    document.out.begin("svg")
    document.out.add(place, cornerRadius: 0)
    document.out.attribute("viewBox") { $0.add([source.minX, source.minY, source.width, source.height]) }
    document.out.attribute("preserveAspectRatio", "none")
    document.out.open()
    if let file = image.file {
      document.out.begin("image")
      document.out.add(CGRect(origin: .zero, size: image.size), cornerRadius: 0)
      document.out.attribute("preserveAspectRatio", "none")
      document.out.attribute("href", words: "data:image/\(file.kind.rawValue);base64,\(Data(file.bytes).base64EncodedString())")
      document.out.end()
    } else if let drawing = image.drawing {
      var inner = item
      (inner.size, inner.fill) = (image.size, nil)
      for operation in drawing.operations { paint(operation, inner) }
    }
    document.out.close("svg")
    if filter != nil { document.out.close("g") }
  }

  /// The shadow of a separate outline, below everything.
  mutating func paintShadow(_ path: CGPath, _ shadow: DisplayShadow, _ item: DisplayItem, _ placement: Placement) {
    let outline = path.applying(CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height))
    let reach = (Self.blurReach * shadow.radius).rounded(.up)
    let region = FilterRegion.rect(outline.boundingBox.shrunk(dx: -reach, dy: -reach))
    let blur = document.define("s", "filter") {
      Self.addFilterRegion(&$0, region)
    } content: { body in
      body.begin("feGaussianBlur")
      body.attribute("stdDeviation", shadow.radius)
      body.end(breaksLine: false)
    }
    document.out.begin("g")
    switch placement {
    case .upright(let corner): document.out.add(CGAffineTransform(translationX: corner.x, y: corner.y))
    case .affine(let map), .tilted(let map): document.out.add(map)
    }
    document.out.open(breaksLine: false)
    document.out.begin("path")
    document.out.add(path: outline)
    document.out.add(fill: shadow.color)
    if shadow.radius > 0 { document.out.attribute("filter", blur) }
    document.out.end(breaksLine: false)
    document.out.close("g")
  }

  // MARK: Masks

  /// A definition that limits what is shown to the mask's items.
  mutating func maskReference(_ art: DisplayArt) -> SvgReference? {
    guard let items = art.mask else { return nil }
    var inner = DisplayList(size: list.size)
    (inner.items, inner.clips) = (items, art.maskClips)
    var painter = SvgPainter(inner, fitting: fitting, document: SvgDocument(partOf: document.out.form))
    painter.paintItems()
    let bytes = painter.document.out.bytes
    return document.define("k", "mask") { tag in
      tag.attribute("style", "mask-type:alpha")
      tag.attribute("maskUnits", "userSpaceOnUse")
      tag.attribute("x", "-4000")
      tag.attribute("y", "-4000")
      tag.attribute("width", "12000")
      tag.attribute("height", "12000")
    } content: {
      $0.add(bytes)
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

extension Markup {
  /// `d="M0 0L10 0Z"`.
  mutating func add(path: CGPath) {
    attribute("d") { out in
      for element in path.elements {
        switch element {
        case .move: out.add("M")
        case .line: out.add("L")
        case .quad: out.add("Q")
        case .curve: out.add("C")
        case .close: out.add("Z")
        }
        for (index, point) in element.points.enumerated() {
          if index > 0 { out.add(" ") }
          out.add(point: point)
        }
      }
    }
  }
}
