import Foundation

/// The symbols that apps use most, under Apple's names, in shapes of our own: straight lines and arcs in a square of 20 points.
///
/// A symbol is a list of strokes and fillings in words, which `SymbolPath` reads: `M x y` begins a line and `L x y` goes on, `Z` closes it,
/// `C x y r` is a circle, `A x y r from to` an arc (degrees, clockwise from the right), `R x y w h r` a rectangle with round corners. A `f`
/// before a shape fills it in place of stroking it, an `e` fills what an odd number of its lines surround. Source: docs/rules/layers.md 3.3
enum Symbols {
  static let shapes: [String: String] = [
    "star": star, "star.fill": "f" + star,
    "heart": heart, "heart.fill": "f" + heart,
    "plus": "M10 3 L10 17;M3 10 L17 10",
    "plus.circle": ring + ";M10 6 L10 14;M6 10 L14 10",
    "minus": "M3 10 L17 10",
    "minus.circle": ring + ";M6 10 L14 10",
    "xmark": "M4 4 L16 16;M16 4 L4 16",
    "xmark.circle": ring + ";M7 7 L13 13;M13 7 L7 13",
    "checkmark": "M3 11 L8 16 L17 4",
    "checkmark.circle": ring + ";M6 10.5 L9 13.5 L14 7",
    "chevron.left": "M13 3 L6 10 L13 17",
    "chevron.right": "M7 3 L14 10 L7 17",
    "chevron.backward": "M13 3 L6 10 L13 17",
    "chevron.forward": "M7 3 L14 10 L7 17",
    "chevron.up": "M3 13 L10 6 L17 13",
    "chevron.down": "M3 7 L10 14 L17 7",
    "chevron.up.chevron.down": "M5 8 L10 3 L15 8 M5 12 L10 17 L15 12",
    "arrow.left": "M17 10 L3 10;M9 4 L3 10 L9 16",
    "arrow.right": "M3 10 L17 10;M11 4 L17 10 L11 16",
    "arrow.backward": "M17 10 L3 10;M9 4 L3 10 L9 16",
    "arrow.forward": "M3 10 L17 10;M11 4 L17 10 L11 16",
    "arrow.up": "M10 17 L10 3;M4 9 L10 3 L16 9",
    "arrow.down": "M10 3 L10 17;M4 11 L10 17 L16 11",
    "arrow.clockwise": "A10 10 7 -40 250;M15.5 1.5 L15.5 5.5 L11.5 5.5",
    "arrow.counterclockwise": "A10 10 7 -70 220;M4.5 1.5 L4.5 5.5 L8.5 5.5",
    "gear": gear, "gearshape": gear,
    "trash": "M3 5 L17 5;M8 5 L8 2.5 L12 2.5 L12 5;M4.5 5 L5.5 18 L14.5 18 L15.5 5;M8.3 8 L8.6 15;M11.7 8 L11.4 15",
    "pencil": "M3 17 L4 13 L14 3 L17 6 L7 16 Z;M12 5 L15 8",
    "square.and.pencil": "M10 4 L3 4 L3 17 L16 17 L16 10;M8 12 L8.5 9.5 L16 2 L18 4 L10.5 11.5 Z",
    "square.and.arrow.up": "M7 7.5 L4 7.5 L4 18 L16 18 L16 7.5 L13 7.5;M10 12.5 L10 1.5;M6.5 5 L10 1.5 L13.5 5",
    "square.and.arrow.down": "M7 7.5 L4 7.5 L4 18 L16 18 L16 7.5 L13 7.5;M10 1.5 L10 13;M6.5 9.5 L10 13 L13.5 9.5",
    "magnifyingglass": "C8.5 8.5 5.5;M12.5 12.5 L17.5 17.5",
    "house": "M2 10 L10 3 L18 10;M4.5 8.5 L4.5 17 L15.5 17 L15.5 8.5;M8.5 17 L8.5 12 L11.5 12 L11.5 17",
    "house.fill": "fM2 10 L10 3 L18 10 L15.5 10 L15.5 17 L12 17 L12 12 L8 12 L8 17 L4.5 17 L4.5 10 Z",
    "person": "C10 6 3.5;A10 18 7 180 360;M3 18 L17 18",
    "person.fill": "fC10 6 3.8;fM3 18 L4.5 13.5 L10 11.2 L15.5 13.5 L17 18 Z",
    "person.circle": ring + ";C10 8 2.6;A10 17.5 5.5 200 340",
    "bell": "M3 15 L5 12.5 L5 8;A10 8 5 180 360;M15 8 L15 12.5 L17 15 L3 15;A10 15.5 2 0 180",
    "envelope": "R2 4.5 16 11 1.5;M2.5 5.5 L10 11.5 L17.5 5.5",
    "camera": "R2 5.5 16 11 1.5;M7 5.5 L8.5 3 L11.5 3 L13 5.5;C10 11 3.2",
    "photo": "R2 4 16 12 1.5;C6.5 8 1.4;M2.5 15 L8 11 L11 13.5 L14 10 L17.5 14",
    "folder": "M2 16 L2 4.5 L7.5 4.5 L9.5 6.5 L18 6.5 L18 16 Z",
    "doc": "M4.5 2 L11.5 2 L15.5 6 L15.5 18 L4.5 18 Z;M11.5 2 L11.5 6 L15.5 6",
    "bookmark": "M5 2 L15 2 L15 18 L10 13.5 L5 18 Z",
    "bookmark.fill": "fM5 2 L15 2 L15 18 L10 13.5 L5 18 Z",
    "flag": "M4 18 L4 3 L16 3 L13 7 L16 11 L4 11",
    "flag.fill": "M4 18 L4 3;fM4 3 L16 3 L13 7 L16 11 L4 11 Z",
    "tag": "M2.5 9 L2.5 2.5 L9 2.5 L17.5 11 L11 17.5 Z;C6 6 1.2",
    "calendar": "R2.5 4 15 13.5 1.5;M2.5 8 L17.5 8;M6 2 L6 5;M14 2 L14 5;fR5 10.5 2 2 0;fR9 10.5 2 2 0;fR13 10.5 2 2 0;fR5 14 2 2 0;fR9 14 2 2 0",
    "clock": ring + ";M10 5 L10 10 L13.5 12",
    "location": "M17 3 L3 9.5 L10 10 L10.5 17 Z",
    "location.fill": "fM17 3 L3 9.5 L10 10 L10.5 17 Z",
    "info.circle": ring + ";fC10 6 1;M10 9 L10 14.5",
    "questionmark.circle": ring + ";A10 7.6 2.3 180 400;M11.8 9 L10 10.5 L10 12;fC10 14.5 0.9",
    "exclamationmark.triangle": "M10 2.5 L18.5 17 L1.5 17 Z;M10 7.5 L10 12;fC10 14.5 0.9",
    "ellipsis": "fC4 10 1.6;fC10 10 1.6;fC16 10 1.6",
    "ellipsis.circle": ring + ";fC6 10 1.1;fC10 10 1.1;fC14 10 1.1",
    "list.bullet": "fC3 5 1.2;fC3 10 1.2;fC3 15 1.2;M7 5 L18 5;M7 10 L18 10;M7 15 L18 15",
    "line.3.horizontal": "M2 5 L18 5;M2 10 L18 10;M2 15 L18 15",
    "play.fill": "fM5 3 L17 10 L5 17 Z",
    "play": "M5 3 L17 10 L5 17 Z",
    "pause.fill": "fR5 3 3.5 14 1;fR11.5 3 3.5 14 1",
    "stop.fill": "fR4 4 12 12 1",
    "circle": ring, "circle.fill": "f" + ring,
    "square": "R2.5 2.5 15 15 2", "square.fill": "fR2.5 2.5 15 15 2",
    "sidebar.left": sidebar, "sidebar.leading": sidebar, "sidebar.right": trailingSidebar, "sidebar.trailing": trailingSidebar,
    "lock": "R4 9 12 9 1.5;A10 9 4 180 360",
    "eye": "M1.5 10 L5 6.5 L10 5 L15 6.5 L18.5 10 L15 13.5 L10 15 L5 13.5 Z;C10 10 2.5",
    "paperplane": "M18 2 L2 8.5 L8 12 L11.5 18 Z;M18 2 L8 12",
    "cart": "M1.5 3 L4 3 L6.5 13 L15.5 13 L17.5 6 L4.8 6;fC7.5 16 1.4;fC14.5 16 1.4",
    "phone": "M4 2.5 L7.5 2.5 L8.5 7 L6.5 8.5 L11.5 13.5 L13 11.5 L17.5 12.5 L17.5 16 L15.5 17.5 L8 14 L4 8 L2.5 4 Z",
    "globe": ring + ";M2 10 L18 10;M10 2 L6.5 6 L6.5 14 L10 18;M10 2 L13.5 6 L13.5 14 L10 18",
  ]

  /// The symbols that are mirrored where one reads from right to left. Source: Apple, SF Symbols (directional symbols)
  static let directional: Set<String> = [
    "chevron.backward", "chevron.forward", "arrow.backward", "arrow.forward", "list.bullet", "sidebar.leading", "sidebar.trailing",
  ]

  private static let sidebar = "R1.5 3.5 17 13 2;M7.5 3.5 L7.5 16.5;M3.5 6.5 L5.5 6.5;M3.5 9 L5.5 9"
  private static let trailingSidebar = "R1.5 3.5 17 13 2;M12.5 3.5 L12.5 16.5;M14.5 6.5 L16.5 6.5;M14.5 9 L16.5 9"
  private static let ring = "C10 10 8"
  private static let star = "M10 1.5 L12.5 7.3 L18.8 7.9 L14 12.1 L15.4 18.3 L10 15 L4.6 18.3 L6 12.1 L1.2 7.9 L7.5 7.3 Z"
  private static let heart = "M10 17.5 L2.5 10 L1.5 7 L2.5 4 L5.5 2.8 L8.5 4 L10 6 L11.5 4 L14.5 2.8 L17.5 4 L18.5 7 L17.5 10 Z"
  private static let gear =
    "C10 10 2.6;C10 10 6;M10 4 L10 1.5;M10 16 L10 18.5;M4 10 L1.5 10;M16 10 L18.5 10;M5.8 5.8 L4 4;M14.2 14.2 L16 16;M14.2 5.8 L16 4;"
    + "M5.8 14.2 L4 16"
}

/// Reads one symbol of `Symbols`.
struct SymbolPath {
  package var strokes = CGPath()
  var fillings = CGPath()
  /// Filled by the even-odd rule.
  var pierced = CGPath()

  /// Nil for words that can't be read.
  init?(_ words: String) {
    for shape in words.split(separator: ";") {
      let sign = shape.first
      guard let path = Self.path(sign == "f" || sign == "e" ? shape.dropFirst() : shape) else { return nil }
      switch sign {
      case "f": fillings.addPath(path)
      case "e": pierced.addPath(path)
      default: strokes.addPath(path)
      }
    }
  }

  private static func path(_ shape: Substring) -> CGPath? {
    var path = CGPath()
    var words = shape.split(separator: " ")[...]
    while let word = words.popFirst(), let kind = word.first {
      var numbers = word.count > 1 ? [Double(word.dropFirst())] : []
      while let next = words.first, let number = Double(next) {
        numbers.append(number)
        words = words.dropFirst()
      }
      let n = numbers.compactMap { $0.map { CGFloat($0) } }
      switch (kind, n.count) {
      case ("M", 2): path.move(to: CGPoint(x: n[0], y: n[1]))
      case ("L", 2): path.addLine(to: CGPoint(x: n[0], y: n[1]))
      case ("Z", 0): path.closeSubpath()
      case ("C", 3): path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
      case ("R", 5): path.addRoundedRect(in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerRadius: n[4])
      case ("A", 5):
        let degree = CGFloat.pi / 180
        path.addArc(
          center: CGPoint(x: n[0], y: n[1]), radius: n[2], startAngle: n[3] * degree, endAngle: n[4] * degree, growing: true)
      default: return nil
      }
    }
    return path
  }
}

extension SymbolPath {
  /// - Parameters:
  ///   - factor: how much larger than in its square of 20 points
  ///   - stroke: the width of lines. Units: points
  func picture(factor: CGFloat, stroke: CGFloat) -> Picture {
    let map = CGAffineTransform(scaleX: factor, y: factor)
    var picture = Picture()
    if !fillings.isEmpty { picture.operations.append(DrawOperation(.fill(fillings.applying(map), .black, .winding))) }
    if !pierced.isEmpty { picture.operations.append(DrawOperation(.fill(pierced.applying(map), .black, .evenOdd))) }
    if !strokes.isEmpty {
      var style = StrokeStyle()
      (style.width, style.cap, style.join) = (stroke, .round, .round)
      picture.operations.append(DrawOperation(.stroke(strokes.applying(map), .black, style)))
    }
    return picture
  }
}

extension UIImage {
  /// The side of a symbol. Units: points. Ours; UIKit's symbols are about as high as a text of 17 pt
  static let symbolSide: CGFloat = 20
  /// Units: points. Ours
  static let symbolStroke: CGFloat = 1.5

  /// A symbol as a template picture; nil for a name that is not known. Source: docs/rules/layers.md 3.3; Apple, UIImage.init(systemName:)
  public static func symbol(named name: String) -> UIImage? {
    Symbols.words(of: name).flatMap(SymbolPath.init).map { UIImage(symbol: name, $0.picture(factor: 1, stroke: symbolStroke), side: symbolSide) }
  }

  /// Whether a symbol of this name has a drawing, and no box in its place.
  public static func isSymbolDrawn(_ name: String) -> Bool { Symbols.isDrawn(name) }

  /// The symbols that have a drawing of their own, in the order of the alphabet.
  public static var symbolNames: [String] { (Array(Symbols.shapes.keys) + Array(Symbols.moreShapes.keys)).sorted() }
}
