import Foundation
import LunetteKit

/// Labels, titles, fields and text views: each line on its measured baseline, with its measured width.
extension SvgPainter {
  /// Text that is larger than the view is clipped at the view's edges; the selection is below it, the caret above. Source: Apple, UILabel
  /// - Parameter item: the item of the text; without one, pictures in the text are drawn as boxes
  mutating func paintText(_ text: ViewText, size: CGSize, _ item: DisplayItem? = nil) {
    for part in text.editing?.selection ?? [] { rect(part, fill: text.editing?.tint.withAlphaComponent(Self.selectionShare)) }
    if !text.lines.isEmpty { paint(text.placed(in: size), item) }
    if let caret = text.editing?.caret { rect(caret, radius: 1, fill: text.editing?.tint) }
  }

  mutating func paint(_ drawn: PlacedText, _ item: DisplayItem? = nil) {
    if drawn.isClipped { openClip(drawn.bounds) }
    for line in drawn.lines {
      for piece in line.pieces where !piece.text.isEmpty { paint(piece, line, item) }
    }
    if drawn.isClipped { document.out.close("g") }
  }

  /// Background, shadow, underline, characters, strikethrough. Source: docs/rules/text.md 2
  private mutating func paint(_ piece: DrawnPiece, _ line: DrawnLine, _ item: DisplayItem?) {
    let baseline = line.baseline - piece.baselineOffset
    if let background = piece.background {
      rect(CGRect(x: piece.x, y: line.top, width: piece.width, height: line.height), fill: background)
    }
    if let attachment = piece.attachment {
      let size = attachment.size
      let place = CGRect(x: piece.x, y: baseline - attachment.bounds.minY - size.height, width: size.width, height: size.height)
      guard let image = attachment.image, image.hasPixels, let item else { return rect(place, fill: Self.attachmentColor) }
      var placed = DisplayImage(image, in: size, gravity: .resize, tint: image.fillColor(tint: piece.color))
      for index in placed.parts.indices {
        placed.parts[index].place = placed.parts[index].place.offsetBy(dx: origin.x + place.minX, dy: origin.y + place.minY)
      }
      paint(placed, item)
      return
    }
    if let shadow = piece.shadow, let color = shadow.shadowColor, color.alpha > 0 {
      var dark = piece
      (dark.color, dark.strokeWidth) = (color, 0)
      dark.x += shadow.shadowOffset.width
      if shadow.shadowBlurRadius > 0 {
        let reference = shadowReference(color, offset: .zero, blur: CGSize(width: shadow.shadowBlurRadius / 2, height: shadow.shadowBlurRadius / 2))
        document.out.begin("g")
        document.out.attribute("filter", reference)
        document.out.open()
      }
      write(dark, baseline: baseline + shadow.shadowOffset.height)
      if shadow.shadowBlurRadius > 0 { document.out.close("g") }
    }
    let (under, through) = (piece.rules(\.underline, baseline: baseline), piece.rules(\.strikethrough, baseline: baseline))
    for frame in under.frames { rect(frame, fill: under.color) }
    write(piece, baseline: baseline)
    for frame in through.frames { rect(frame, fill: through.color) }
  }

  /// Pango, which draws texts for librsvg, counts in 1,024ths of a pixel, in 32 bits. Units: points
  private static let largestFont: CGFloat = 1e6

  mutating func write(_ piece: DrawnPiece, baseline: CGFloat) {
    if let lens { return write(piece, baseline: baseline, lens) }
    let (font, color) = (piece.font, piece.color)
    document.out.begin("text")
    let y = origin.y + baseline
    switch fitting {
    case .textLength:
      document.out.attribute("x", origin.x + piece.x)
      document.out.attribute("y", y)
      if piece.width > 0 {
        document.out.attribute("textLength", piece.width - piece.kern)
        document.out.attribute("lengthAdjust", piece.kern == 0 ? "spacingAndGlyphs" : "spacing")
      }
      // Text from right to left is anchored at its left edge, where it ends.
      if piece.isRightToLeft {
        document.out.attribute("direction", "rtl")
        document.out.attribute("text-anchor", "end")
      }
    case .eachCharacter:
      document.out.attribute("y", y)
      if piece.isRightToLeft { document.out.attribute("direction", "rtl") }
    }
    // The characters are slanted about the baseline.
    if piece.obliqueness != 0 {
      document.out.add(CGAffineTransform(a: 1, b: 0, c: -piece.obliqueness, d: 1, tx: piece.obliqueness * y, ty: 0))
    }
    document.out.attribute("font-size", min(font.pointSize, Self.largestFont))
    if font.weight != .regular { document.out.attribute("font-weight", Self.weight(font.weight)) }
    if font.isItalic { document.out.attribute("font-style", "italic") }
    if let families = font.face?.picturedFamilies {
      document.out.attribute("font-family", words: families)
    } else if font.design == .monospaced {
      document.out.attribute("font-family", "Menlo,'DejaVu Sans Mono',Consolas,monospace")
    }
    if piece.strokeWidth > 0 { document.out.attribute("fill", "none") } else if color != .black { document.out.add(fill: color) }
    if piece.strokeWidth != 0 {
      document.out.add(stroke: piece.strokeColor ?? color, width: abs(piece.strokeWidth) * font.pointSize / 100)
    }
    document.out.open(breaksLine: false)
    switch fitting {
    case .textLength: document.out.text(piece.text)
    case .eachCharacter: addCharacters(of: piece)
    }
    document.out.close("text")
  }

  /// Writes a text in perspective: in pieces so short that an affine map places each nearly as it is seen.
  private mutating func write(_ piece: DrawnPiece, baseline: CGFloat, _ lens: Lens) {
    let box = CGRect(x: origin.x + piece.x, y: origin.y + baseline - piece.font.ascender, width: piece.width, height: piece.font.lineHeight)
    guard box.width > 0, box.height > 0, let quad = lens.quad(of: box) else { return }
    let (map, isExact): (CGAffineTransform, Bool)
    switch Placement(quad, size: box.size) {
    case .upright(let corner): (map, isExact) = (CGAffineTransform(translationX: corner.x, y: corner.y), true)
    case .affine(let affine): (map, isExact) = (affine, true)
    case .tilted(let affine):
      let corner = CGPoint(x: affine.tx, y: affine.ty)
      (map, isExact) = (affine, max(abs(corner.x - quad.topLeft.x), abs(corner.y - quad.topLeft.y)) <= Self.largestSlip)
    }
    let characters = Array(piece.text)
    if !isExact, characters.count > 1, !piece.isRightToLeft, !joins(piece.text) {
      let half = String(characters[..<(characters.count / 2)])
      var (first, second) = (piece, piece)
      first.text = half
      first.width = min(TextMetrics.width(of: half, font: piece.font) + piece.kern * CGFloat(characters.count / 2), piece.width)
      second.text = String(characters[(characters.count / 2)...])
      (second.x, second.width) = (piece.x + first.width, piece.width - first.width)
      write(first, baseline: baseline, lens)
      write(second, baseline: baseline, lens)
      return
    }
    let outer = origin
    self.lens = nil
    origin = .zero
    document.out.begin("g")
    document.out.add(map)
    document.out.open()
    var flat = piece
    flat.x = 0
    write(flat, baseline: piece.font.ascender)
    document.out.close("g")
    (origin, self.lens) = (outer, lens)
  }

  /// How far a corner of a piece of a text or of a picture in perspective may be from where it is seen. Units: points. Ours
  static let largestSlip: CGFloat = 0.5

  private func joins(_ text: String) -> Bool { text.unicodeScalars.contains { Self.joiningScripts.contains($0.value) } }

  /// Source: CSS, font-weight
  private static func weight(_ weight: UIFont.Weight) -> StaticString {
    switch weight {
    case .ultraLight: "100"
    case .thin: "200"
    case .light: "300"
    case .regular: "400"
    case .medium: "500"
    case .semibold: "600"
    case .bold: "700"
    case .heavy: "800"
    case .black: "900"
    }
  }

  /// Each character has its own place; words, where letters join their neighbours or are shown in another order than they are written. What is read from
  /// right to left begins at the right end.
  private mutating func addCharacters(of piece: DrawnPiece) {
    let isJoined = joins(piece.text)
    var x = origin.x + piece.x + (piece.isRightToLeft ? piece.width : 0)
    for unit in isJoined ? Self.words(of: piece.text) : piece.text.map(String.init) {
      let width = TextMetrics.width(of: unit, font: piece.font) + piece.kern * CGFloat(unit.count)
      if piece.isRightToLeft { x -= width }
      if unit.contains(where: { !$0.isWhitespace }) {
        // A font with other widths extends equally on both sides.
        let isCentered = isJoined || piece.isRightToLeft
        document.out.begin("tspan")
        if isCentered { document.out.attribute("text-anchor", "middle") }
        document.out.attribute("x", isCentered ? x + width / 2 : x)
        document.out.open(breaksLine: false)
        document.out.text(unit)
        document.out.close("tspan", breaksLine: false)
      }
      if !piece.isRightToLeft { x += width }
    }
  }

  /// The words of a text, and the spaces between them.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    for character in text {
      if let last = words.last?.last, last.isWhitespace == character.isWhitespace {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
    }
    return words
  }

  private mutating func openClip(_ rect: CGRect) {
    let place = rect.offsetBy(dx: origin.x, dy: origin.y)
    let reference = document.define("c", "clipPath") { body in
      if let quad = lens?.quad(of: place) {
        body.begin("polygon")
        body.add(quad)
      } else {
        body.begin("rect")
        body.add(place, cornerRadius: 0)
      }
      body.end(breaksLine: false)
    }
    document.out.begin("g")
    document.out.attribute("clip-path", reference)
    document.out.open()
  }

  /// The selection's share of the caret's colour. Source: the selection of iOS 7, by eye
  private static let selectionShare: CGFloat = 0.2
  private static let attachmentColor = UIColor(white: 0.85)
  /// From Arabic to the scripts of India and similar ones. Source: Unicode, blocks
  private static let joiningScripts: ClosedRange<UInt32> = 0x0600...0x10FF
}
