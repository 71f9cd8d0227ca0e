import Foundation
import LunetteKit

/// Pictures and gradients in perspective. They have no points to project, so they are drawn in pieces, each so small that an affine map places it nearly
/// as it is seen.
extension SvgPainter {
  /// - Parameters:
  ///   - box: what `body` fills at most. Space: the item's own
  ///   - body: draws in the item's own space
  mutating func paintFlat(_ box: CGRect, _ body: (inout SvgPainter) -> Void) {
    guard let outer = lens else { return body(&self) }
    lens = nil
    defer { lens = outer }
    guard let whole = Piece(box, outer) else { return }
    if whole.slip <= Self.largestSlip {
      document.out.begin("g")
      document.out.add(whole.map)
      document.out.open()
      body(&self)
      document.out.close("g")
      return
    }
    // What is drawn is written once, and each piece shows a part of it.
    var drawing = SvgPainter(DisplayList(size: list.size), fitting: fitting, document: SvgDocument(partOf: document.out.form))
    drawing.pixel = pixel
    body(&drawing)
    let bytes = drawing.document.out.bytes
    let reference = document.define("p", "symbol", attributes: { $0.attribute("overflow", "visible") }) { $0.add(bytes) }
    paint(whole, of: box, outer, reference, levels: Self.mostLevels)
  }

  private mutating func paint(_ piece: Piece, of whole: CGRect, _ lens: Lens, _ reference: SvgReference, levels: Int) {
    guard levels > 0, piece.slip > Self.largestSlip else { return show(piece, of: whole, lens, reference) }
    let (width, height) = (piece.box.width / 2, piece.box.height / 2)
    for (x, y) in [(piece.box.minX, piece.box.minY), (piece.box.midX, piece.box.minY), (piece.box.minX, piece.box.midY), (piece.box.midX, piece.box.midY)] {
      guard let part = Piece(CGRect(x: x, y: y, width: width, height: height), lens) else { continue }
      paint(part, of: whole, lens, reference, levels: levels - 1)
    }
  }

  private mutating func show(_ piece: Piece, of whole: CGRect, _ lens: Lens, _ reference: SvgReference) {
    // Each piece reaches a little under its neighbours, whose soft edges would let the background through.
    let (across, down) = (hypot(piece.map.a, piece.map.b), hypot(piece.map.c, piece.map.d))
    guard across > 0, down > 0 else { return }
    let reach = piece.box.shrunk(dx: -Self.overlap / across, dy: -Self.overlap / down).shared(with: whole)
    guard let outline = lens.quad(of: reach) else { return }
    let clip = document.define("c", "clipPath") { body in
      body.begin("polygon")
      body.add(outline)
      body.end(breaksLine: false)
    }
    document.out.begin("g")
    document.out.attribute("clip-path", clip)
    document.out.open(breaksLine: false)
    document.out.begin("use")
    document.out.attribute("href") { out in
      out.add("#")
      reference.addID(to: &out)
    }
    document.out.add(piece.coveringMap)
    document.out.end(breaksLine: false)
    document.out.close("g")
  }

  /// A part of an item's space, and the affine map that places it best.
  private struct Piece {
    let box: CGRect
    /// From the item's own space to the screen.
    let map: CGAffineTransform
    /// How far the map places the corners of the box from where they are seen. Units: points.
    let slip: CGFloat

    /// Nil for a box that isn't in front of the viewer.
    init?(_ box: CGRect, _ lens: Lens) {
      guard box.width > 0, box.height > 0, let quad = lens.quad(of: box) else { return nil }
      self.box = box
      let own =
        switch Placement(quad, size: box.size) {
        case .upright(let corner): CGAffineTransform(translationX: corner.x, y: corner.y)
        case .affine(let map), .tilted(let map): map
        }
      map = CGAffineTransform(translationX: -box.minX, y: -box.minY).concatenating(own)
      let (p, q, r, s) = (quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft)
      let (x, y) = ((p.x - q.x + r.x - s.x) / 4, (p.y - q.y + r.y - s.y) / 4)
      slip = (x * x + y * y).squareRoot()
    }

    /// The map, so much larger that the box is covered to its corners: the edges of the whole are those of its outline.
    var coveringMap: CGAffineTransform {
      let scale = abs(map.a * map.d - map.b * map.c).squareRoot()
      guard scale > 0 else { return map }
      let more = 2 * slip / scale
      return CGAffineTransform(translationX: -box.midX, y: -box.midY)
        .concatenating(CGAffineTransform(scaleX: 1 + more / box.width, y: 1 + more / box.height))
        .concatenating(CGAffineTransform(translationX: box.midX, y: box.midY)).concatenating(map)
    }
  }

  /// At most 4 to this power pieces. Ours: enough for a picture that fills the screen
  private static let mostLevels = 5
  /// Units: points of the screen. Ours: a pixel of a picture that isn't made larger
  private static let overlap: CGFloat = 1
}
