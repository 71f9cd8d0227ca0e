import Foundation
import LunetteKit

/// Drawings and pictures, as far as cells can show them: a fill colours the cells whose middle it covers, a line leaves a character in the
/// cells that it crosses, texts are written, and a picture is a box with its name.
extension TextPainter {
  mutating func paint(_ art: DisplayArt, _ item: DisplayItem, _ clip: CellArea) {
    guard let map = ItemMap(item) else { return }
    if item.cutsContent, item.cornerRadius > 0 {
      let shape = CGPath(roundedRect: CGRect(origin: .zero, size: item.size), cornerRadius: item.cornerRadius, corners: item.maskedCorners)
      outline = (PathFill(shape, .winding), map)
    }
    defer { outline = nil }
    if let ground = art.ground { paint(ground, item, map, clip) }
    if let image = art.image { paint(image, item, map, clip) }
    for operation in art.operations { paint(operation, item, map, clip) }
  }

  private mutating func paint(_ operation: DrawOperation, _ item: DisplayItem, _ map: ItemMap, _ clip: CellArea) {
    let alpha = item.alpha * operation.alpha
    guard alpha >= UIView.smallestTouchableAlpha else { return }
    let clips = operation.clips.map { PathFill($0.path, $0.rule) }
    func isShown(_ point: CGPoint) -> Bool { clips.allSatisfy { $0.contains(point) } }
    switch operation.shape {
    case .fill(let path, let color, let rule):
      if let box = path.rectangle, map.isUpright, clips.isEmpty {
        var thin = item
        (thin.quad, thin.alpha) = (Quad(map.box(of: box)), alpha)
        if isThin(thin) { return paintThinLine(thin, color, clip) }
      }
      let fill = PathFill(path, rule)
      forEachCell(map.box(of: path.boundingBoxOfPath), map, clip) { line, column, point, canvas in
        if fill.contains(point), isShown(point) { canvas.fill(line, column, column + 1, color, alpha: alpha) }
      }
    case .stroke(let path, let color, let style): paint(path, color, style, alpha, map, clip, isShown)
    case .gradient(let gradient):
      forEachCell(item.quad.box, map, clip) { line, column, point, canvas in
        guard isShown(point), let color = gradient.color(at: point) else { return }
        canvas.fill(line, column, column + 1, color, alpha: alpha)
      }
    case .text(let text):
      for line in text.lines {
        let middle = CGPoint(x: line.origin.x, y: line.origin.y - text.font.ascender + text.font.lineHeight / 2)
        let place = map.screen(middle.applying(operation.transform))
        let row = cell.line(holding: place.y)
        guard row >= 0, row < canvas.lines else { continue }
        write(line.text, row, cell.column(at: place.x), PaintedText(color: text.color, alpha: alpha), clip)
      }
    case .image(let image, let rect):
      paintNamed(image, map.box(of: rect.applying(operation.transform)), item, clip)
    case .clear(let rect):
      guard let fill = item.fill else { return }
      forEachCell(map.box(of: rect), map, clip) { line, column, point, canvas in
        if rect.holds(point), isShown(point) { canvas.fill(line, column, column + 1, fill, alpha: alpha) }
      }
    }
  }

  /// A line of at least half a cell's width colours cells; a thinner one is drawn with characters.
  private mutating func paint(
    _ path: CGPath, _ color: UIColor, _ style: StrokeStyle, _ alpha: CGFloat, _ map: ItemMap, _ clip: CellArea, _ isShown: (CGPoint) -> Bool
  ) {
    let isWide = style.width * map.scale >= cell.height / 2
    let drawn = style.dash.isEmpty ? path : PathMeasure(path).dashed(style.dash, phase: style.dashPhase) ?? path
    for polygon in drawn.flattened(tolerance: 0.5) {
      for (from, to) in zip(polygon, polygon.dropFirst()) where from != to {
        if HostWork.mustEnd("drawing a line of \(polygon.count) points into cells") { return }
        let (start, end) = (map.screen(from), map.screen(to))
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let steps = max((max(abs(dx) / cell.width, abs(dy) / cell.height) * 2 + 1).wholePart(upTo: Self.mostSteps), 1)
        let glyph =
          abs(dy) * cell.width <= abs(dx) * cell.height / 2
          ? Mark.horizontal : abs(dx) * cell.height <= abs(dy) * cell.width / 2 ? Mark.vertical : dx * dy > 0 ? Mark.falling : Mark.rising
        for step in 0...steps {
          let share = CGFloat(step) / CGFloat(steps)
          let here = CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
          let place = CGPoint(x: start.x + dx * share, y: start.y + dy * share)
          let (line, column) = (cell.line(holding: place.y), cell.column(holding: place.x))
          guard line >= clip.top, line < clip.bottom, column >= clip.left, column < clip.right, isShown(here), isInOutline(place) else { continue }
          if isWide {
            canvas.fill(line, column, column + 1, color, alpha: alpha)
          } else {
            canvas.put(glyph, line, column, color, alpha: alpha)
          }
        }
      }
    }
  }

  /// Limit of steps on one straight line. Ours: more than the cells across any terminal.
  private static let mostSteps = 10_000

  private mutating func paint(_ shown: DisplayImage, _ item: DisplayItem, _ map: ItemMap, _ clip: CellArea) {
    let place = shown.parts.reduce(CGRect.null) { $0.union($1.place) }
    paintNamed(shown.image, map.box(of: place), item, clip)
  }

  /// Whether a place on the screen isn't cut off by round corners.
  private func isInOutline(_ place: CGPoint) -> Bool {
    outline.map { $0.shape.contains($0.map.own(place)) } ?? true
  }

  /// The fills of a drawing are shown; a file is a box with its name.
  private mutating func paintNamed(_ image: UIImage, _ box: CGRect, _ item: DisplayItem, _ clip: CellArea) {
    guard !box.isNull, box.width > 0, box.height > 0 else { return }
    var placed = item
    (placed.quad, placed.size, placed.fill) = (Quad(box), image.size, nil)
    if image.drawing != nil, !image.name.isEmpty {
      // A symbol of the system: its strokes are finer than a cell, so its name decides the character.
      paintSign(image.name, placed, clip)
    } else if let drawing = image.drawing {
      guard image.size.width > 0, image.size.height > 0, let map = ItemMap(placed) else { return }
      for operation in drawing.operations {
        var operation = operation
        if let tint = image.tint { operation = operation.filled(with: tint) }
        paint(operation, placed, map, clip)
      }
    } else {
      // The box is that of the part that is seen.
      if item.cutsContent { placed.quad = Quad(box.shared(with: item.quad.box)) }
      paintImage(image.name, placed, clip)
    }
  }

  /// Visits the cells of a box, each with the place of its middle in the item's own space.
  private mutating func forEachCell(
    _ box: CGRect, _ map: ItemMap, _ clip: CellArea, _ body: (Int, Int, CGPoint, inout TextCanvas) -> Void
  ) {
    guard !box.isNull, !box.isInfinite else { return }
    let area = cell.area(of: box.shrunk(dx: -cell.width, dy: -cell.height)).intersection(clip)
    guard !area.isEmpty else { return }
    for line in area.top..<area.bottom {
      for column in area.left..<area.right {
        if HostWork.mustEnd("drawing a path into cells") { return }
        let middle = CGPoint(x: (CGFloat(column) + 0.5) * cell.width, y: (CGFloat(line) + 0.5) * cell.height)
        if isInOutline(middle) { body(line, column, map.own(middle), &canvas) }
      }
    }
  }
}

/// Maps between an item's own space and the screen.
struct ItemMap {
  private let map: CGAffineTransform
  private let back: CGAffineTransform
  /// For an item in perspective, with its inverse.
  private let lens: (there: Lens, back: PlaneMap)?

  init?(_ item: DisplayItem) {
    let (p, q, s) = (item.quad.topLeft, item.quad.topRight, item.quad.bottomLeft)
    // An item without size has no inverse map, but its drawing still has a place.
    let (width, height) = (item.size.width, item.size.height)
    map = CGAffineTransform(
      a: width > 0 ? (q.x - p.x) / width : 1, b: width > 0 ? (q.y - p.y) / width : 0, c: height > 0 ? (s.x - p.x) / height : 0,
      d: height > 0 ? (s.y - p.y) / height : 1, tx: p.x, ty: p.y)
    guard abs(map.determinant) > 1e-9 else { return nil }
    back = map.inverted()
    lens = item.quad.isUpright ? nil : Lens(item.quad, item.size).flatMap { lens in lens.map.inverse.map { (lens, $0) } }
  }

  var isUpright: Bool { map.b == 0 && map.c == 0 && lens == nil }
  var scale: CGFloat { abs(map.determinant).squareRoot() }
  func screen(_ point: CGPoint) -> CGPoint { lens?.there.place(point) ?? point.applying(map) }
  func own(_ point: CGPoint) -> CGPoint {
    if let lens { return lens.back.project(point) ?? CGPoint(x: -CGFloat.infinity, y: 0) }
    return point.applying(back)
  }
  func box(of rect: CGRect) -> CGRect { rect.isNull ? rect : lens?.there.quad(of: rect)?.box ?? rect.applying(map) }
}

extension DrawnGradient {
  /// Nil if nothing is drawn there.
  func color(at point: CGPoint) -> UIColor? {
    guard let first = colors.first, let last = colors.last, let low = locations.first, let high = locations.last else { return nil }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let part: CGFloat
    if let startRadius, let endRadius {
      let distance = ((point.x - start.x) * (point.x - start.x) + (point.y - start.y) * (point.y - start.y)).squareRoot()
      guard endRadius != startRadius else { return nil }
      part = (distance - startRadius) / (endRadius - startRadius)
    } else {
      let length = dx * dx + dy * dy
      part = length > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / length : 0
    }
    if part < low { return extendsBefore ? first : nil }
    if part > high { return extendsAfter ? last : nil }
    for index in colors.indices.dropFirst() where part <= locations[index] {
      let room = locations[index] - locations[index - 1]
      return room > 0 ? colors[index - 1].interpolated(to: colors[index], fraction: (part - locations[index - 1]) / room) : colors[index]
    }
    return last
  }
}

extension DrawOperation {
  /// The operation's alpha filled with a colour.
  func filled(with tint: UIColor) -> DrawOperation {
    var copy = self
    func color(_ old: UIColor) -> UIColor { tint.withAlphaComponent(tint.alpha * old.alpha) }
    switch shape {
    case .fill(let path, let old, let rule): copy.shape = .fill(path, color(old), rule)
    case .stroke(let path, let old, let style): copy.shape = .stroke(path, color(old), style)
    default: break
    }
    return copy
  }
}

extension CGPath {
  /// The rectangle that the path follows once; nil for any other path.
  fileprivate var rectangle: CGRect? {
    guard elements.count == 5, boundingBoxOfPath.width >= 0 else { return nil }
    let box = boundingBoxOfPath
    return self == CGPath(rect: box) ? box : nil
  }
}
