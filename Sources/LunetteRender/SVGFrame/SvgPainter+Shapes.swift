import Foundation
import LunetteKit

/// Backgrounds, borders, clips and pictures.
extension SvgPainter {
  mutating func paintFill(_ item: DisplayItem, _ color: UIColor, _ placement: Placement) {
    if let pixel, case .upright(let corner) = placement, item.isHairline {
      return paintHairline(CGRect(origin: corner, size: item.size), color, pixel)
    }
    addShape(placement, item)
    document.out.add(fill: color)
    // A hairline has its proper darkness only on whole pixels.
    if item.form == .hairline { document.out.attribute("shape-rendering", "crispEdges") }
    document.out.end()
  }

  /// A line as wide as one pixel, on whole pixels: in a picture that is made smaller or larger it neither vanishes nor is split in two.
  ///
  /// Viewers without lines of constant width draw two: a soft one, which is seen at every scale, and over it one that is wide enough to reach the
  /// middle of a pixel of the smaller picture too, and covers whole pixels. (librsvg: whole at half size, and from three quarters on.)
  private mutating func paintHairline(_ rect: CGRect, _ color: UIColor, _ pixel: CGFloat) {
    func middle(_ place: CGFloat) -> CGFloat { ((place / pixel).rounded(.down) + 0.5) * pixel }
    let isFlat = rect.width >= rect.height
    let start = isFlat ? CGPoint(x: rect.minX, y: middle(rect.midY)) : CGPoint(x: middle(rect.midX), y: rect.minY)
    let end = isFlat ? CGPoint(x: rect.maxX, y: start.y) : CGPoint(x: start.x, y: rect.maxY)
    document.needHairlines()
    // The two lines together are as faint as one.
    let isFaint = color.alpha < 1
    if isFaint {
      document.out.begin("g")
      document.out.attribute("opacity", max(0, color.alpha))
      document.out.open()
    }
    for isSoft in [true, false] {
      document.out.begin("path")
      document.out.attribute("class", "hairline-of-frame")
      document.out.attribute("d") { out in
        out.add("M")
        out.add(point: start)
        out.add("L")
        out.add(point: end)
      }
      document.out.add(stroke: color.withAlphaComponent(1), width: isSoft ? pixel : pixel * Self.wholeLine)
      if !isSoft { document.out.attribute("shape-rendering", "crispEdges") }
      document.out.end()
    }
    if isFaint { document.out.close("g") }
  }

  /// How wide a line without soft edges is for one that is a pixel wide. Ours, tried at every scale: with more, a picture of twice the size would
  /// have three pixels in place of two; with less, one of three quarters would lose lines.
  private static let wholeLine: CGFloat = 1.33

  /// The gradient's vector is in fractions of the view's bounds, which `linearGradient` uses too.
  mutating func paintGradient(_ gradient: Gradient, _ item: DisplayItem, _ placement: Placement) {
    if case .tilted = placement, let own = Lens(item.quad, item.size) {
      lens = own
      defer { lens = nil }
      var flat = item
      flat.quad = Quad(CGRect(origin: .zero, size: item.size))
      return paintFlat(CGRect(origin: .zero, size: item.size)) { $0.paintGradient(gradient, flat, .upright(.zero)) }
    }
    if gradient.kind == .conic { return paintConic(gradient, item, placement) }
    if gradient.kind == .radial {
      let reference = radialReference(gradient)
      addShape(placement, item)
      document.out.attribute("fill", reference)
      document.out.end()
      return
    }
    guard gradient.start != gradient.end else { return paintFill(item, gradient.color(at: gradient.start), placement) }
    let reference = document.define("g", "linearGradient") { tag in
      tag.attribute("x1", gradient.start.x)
      tag.attribute("y1", gradient.start.y)
      tag.attribute("x2", gradient.end.x)
      tag.attribute("y2", gradient.end.y)
    } content: { body in
      for (index, color) in gradient.colors.enumerated() { body.addStop(color, at: gradient.location(index)) }
    }
    addShape(placement, item)
    document.out.attribute("fill", reference)
    document.out.end()
  }

  /// The border is inside the bounds. Source: docs/rules/layers.md 4
  mutating func paintBorder(_ item: DisplayItem, _ border: DisplayBorder, _ placement: Placement) {
    let width = min(border.width, min(item.size.width, item.size.height) / 2)
    switch placement {
    case .tilted:
      document.out.begin("polygon")
      document.out.add(item.quad)
    case .upright, .affine: add(placement, item, inset: width / 2)
    }
    document.out.attribute("fill", "none")
    document.out.add(stroke: border.color, width: width)
    document.out.end()
  }

  /// The start of an element with a view's shape.
  private mutating func addShape(_ placement: Placement, _ item: DisplayItem) {
    if case .tilted = placement {
      if item.cornerRadius > 0, let lens = Lens(item.quad, item.size) {
        document.out.begin("path")
        let box = CGRect(origin: .zero, size: item.size)
        document.out.add(path: lens.path(CGPath(roundedRect: box, cornerRadius: item.cornerRadius, corners: item.maskedCorners)))
      } else {
        document.out.begin("polygon")
        document.out.add(item.quad)
      }
    } else {
      add(placement, item, inset: 0)
    }
  }

  private mutating func add(_ placement: Placement, _ item: DisplayItem, inset: CGFloat) {
    var corner = CGPoint.zero
    if case .upright(let place) = placement { corner = place }
    let rect = CGRect(origin: corner, size: item.size).shrunk(dx: inset, dy: inset)
    document.out.addBox(rect, cornerRadius: min(item.cornerRadius, item.size.width / 2, item.size.height / 2) - inset, item.maskedCorners)
    if case .affine(let map) = placement { document.out.add(map) }
  }

  /// The outline of a view as the content of a clip.
  static func addShape(_ clip: DisplayClip, _ size: CGSize, to out: inout Markup) {
    switch Placement(clip.quad, size: size) {
    case .tilted:
      if clip.cornerRadius > 0, let lens = Lens(clip.quad, size) {
        out.begin("path")
        let box = CGRect(origin: .zero, size: size)
        out.add(path: lens.path(CGPath(roundedRect: box, cornerRadius: clip.cornerRadius, corners: clip.maskedCorners)))
      } else {
        out.begin("polygon")
        out.add(clip.quad)
      }
    case .upright(let corner):
      out.addBox(CGRect(origin: corner, size: size), cornerRadius: clip.cornerRadius, clip.maskedCorners)
    case .affine(let map):
      out.addBox(CGRect(origin: .zero, size: size), cornerRadius: clip.cornerRadius, clip.maskedCorners)
      out.add(map)
    }
    out.end(breaksLine: false)
  }

  /// A grey box with the picture's name, because there are no pixels. Space: that of the present drawing
  mutating func paintNamed(_ name: String, _ place: CGRect, radius: CGFloat) {
    rect(place.shrunk(dx: 0.5, dy: 0.5), radius: radius, fill: Self.pictureColor, stroke: Self.pictureEdge, 1)
    let font = UIFont.systemFont(ofSize: min(Self.pictureFontSize, place.height / 2))
    let room = place.width - 4
    guard font.pointSize >= Self.smallestFontSize, room > 0 else { return }
    let outer = origin
    defer { origin = outer }
    origin = CGPoint(x: outer.x + place.minX, y: outer.y + place.minY)
    let shown = TextMetrics.truncated(name, width: room, font: font)
    paint(PlacedText(centered: [shown], font: font, color: Self.pictureText, alignment: .center, in: place.size))
  }

  // MARK: Parts of a view, in its own space

  mutating func rect(_ rect: CGRect, radius: CGFloat = 0, fill: UIColor?, stroke: UIColor? = nil, _ width: CGFloat = 0) {
    guard rect.width > 0, rect.height > 0 else { return }
    if let quad = lens?.quad(of: rect.offsetBy(dx: origin.x, dy: origin.y)) {
      document.out.begin("polygon")
      document.out.add(quad)
    } else {
      document.out.begin("rect")
      document.out.add(rect.offsetBy(dx: origin.x, dy: origin.y), cornerRadius: radius)
    }
    if let fill { document.out.add(fill: fill) } else { document.out.attribute("fill", "none") }
    if let stroke { document.out.add(stroke: stroke, width: width) }
    document.out.end()
  }

  private static let pictureColor = UIColor(red: 0.937, green: 0.937, blue: 0.957)
  private static let pictureEdge = UIColor(red: 0.78, green: 0.78, blue: 0.8)
  private static let pictureText = UIColor(red: 0.43, green: 0.43, blue: 0.45)
  /// Units: points. Ours.
  private static let pictureFontSize: CGFloat = 12
  /// Smaller text can't be read. Units: points. Ours.
  private static let smallestFontSize: CGFloat = 4
}
