import Foundation

/// Symbols whose names say how they are put together: `bell.fill`, `xmark.circle.fill`, `mic.slash`, `folder.badge.plus`. They are drawn from
/// the symbol that they vary. Source: docs/rules/layers.md 3.3
extension Symbols {
  /// The words of a symbol, of its own, put together, or those of the box that stands for one without a drawing; nil for a name that isn't
  /// one of a symbol.
  static func words(of name: String) -> String? { drawn(name) ?? (isMadeOfKnownWords(name) ? box : nil) }

  /// Whether it has a drawing, and no box stands in its place.
  static func isDrawn(_ name: String) -> Bool { drawn(name) != nil }

  private static func drawn(_ name: String) -> String? {
    if let own = shapes[name] ?? moreShapes[name] { return own }
    for (ending, change) in endings where name.hasSuffix(ending) {
      let stem = String(name.dropLast(ending.count))
      if let words = change(stem) { return words }
    }
    return nil
  }

  /// The longer one of two endings stands first.
  private static let endings: [(String, @Sendable (String) -> String?)] = [
    (".circle.fill", { enclosed($0, by: "C10 10 8.5", isFilled: true) }),
    (".square.fill", { enclosed($0, by: "R2 2 16 16 3", isFilled: true) }),
    (".circle", { enclosed($0, by: "C10 10 8.5", isFilled: false) }),
    (".square", { enclosed($0, by: "R2 2 16 16 3", isFilled: false) }),
    (".slash.fill", { stem in (drawn(stem + ".fill") ?? drawn(stem)).map { $0 + ";M3 3 L17 17" } }),
    (".slash", { stem in drawn(stem).map { $0 + ";M3 3 L17 17" } }),
    (".badge.plus", { stem in drawn(stem).map { $0 + ";M16 13 L16 19;M13 16 L19 16" } }),
    (".badge.minus", { stem in drawn(stem).map { $0 + ";M13 16 L19 16" } }),
    (".badge.checkmark", { stem in drawn(stem).map { $0 + ";M13 16 L15 18 L19 13.5" } }),
    (".badge.xmark", { stem in drawn(stem).map { $0 + ";M13.5 13.5 L18.5 18.5;M18.5 13.5 L13.5 18.5" } }),
    (".badge", { stem in drawn(stem).map { $0 + ";fC16.5 3.5 2.5" } }),
    (".fill", { stem in drawn(stem).map(filled) }),
  ]

  /// Closed shapes are filled, open lines stay as they are.
  private static func filled(_ words: String) -> String {
    words.split(separator: ";").map { shape in
      guard shape.first != "f", let kind = shape.first, kind == "C" || kind == "R" || shape.contains("Z") else { return String(shape) }
      return "f" + shape
    }.joined(separator: ";")
  }

  /// The symbol small in a ring or a square. In a filled one it is left out of the filling, where its shape is known.
  private static func enclosed(_ stem: String, by border: String, isFilled: Bool) -> String? {
    if isFilled, let hole = holes[stem] { return "e" + border + " " + hole }
    let inside = drawn(isFilled ? stem + ".fill" : stem) ?? drawn(stem)
    return inside.flatMap { half($0) }.map { border + (isFilled ? ";" + border.grown : "") + ";" + $0 }
  }

  /// Half as large, about the middle.
  private static func half(_ words: String) -> String {
    words.split(separator: ";").map { shape in
      var places = 0
      var kind: Character = " "
      return shape.split(separator: " ").map { word in
        let letters = word.prefix { $0.isLetter }
        let number = Double(word.dropFirst(letters.count))
        if let last = letters.last { (kind, places) = (last, 0) }
        guard let number else { return String(word) }
        places += 1
        // Lengths are halved, places are halved about the middle, and angles stay.
        let isAngle = kind == "A" && places > 3
        let isLength = (kind == "C" || kind == "A") && places == 3 || kind == "R" && places > 2
        return letters + written(isAngle ? number : isLength ? number / 2 : 5 + number / 2)
      }.joined(separator: " ")
    }.joined(separator: ";")
  }

  private static func written(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }

  /// What is cut out of a filled ring or square.
  private static let holes: [String: String] = [
    "plus": "M9.2 5.5 L10.8 5.5 L10.8 9.2 L14.5 9.2 L14.5 10.8 L10.8 10.8 L10.8 14.5 L9.2 14.5 L9.2 10.8 L5.5 10.8 L5.5 9.2 L9.2 9.2 Z",
    "minus": "M5.5 9.2 L14.5 9.2 L14.5 10.8 L5.5 10.8 Z",
    "xmark":
      "M7.2 6.1 L10 8.9 L12.8 6.1 L13.9 7.2 L11.1 10 L13.9 12.8 L12.8 13.9 L10 11.1 L7.2 13.9 L6.1 12.8 L8.9 10 L6.1 7.2 Z",
    "checkmark": "M5.4 10.6 L6.5 9.5 L8.9 12 L13.3 6 L14.5 6.9 L9 14.4 Z",
    "chevron.left": "M11.9 5.3 L13 6.4 L9.2 10 L13 13.6 L11.9 14.7 L7 10 Z",
    "chevron.right": "M8.1 5.3 L13 10 L8.1 14.7 L7 13.6 L10.8 10 L7 6.4 Z",
    "chevron.up": "M10 7 L14.7 11.9 L13.6 13 L10 9.2 L6.4 13 L5.3 11.9 Z",
    "chevron.down": "M5.3 8.1 L6.4 7 L10 10.8 L13.6 7 L14.7 8.1 L10 13 Z",
    "arrow.up": "M10 5 L14 9.2 L12.9 10.3 L10.8 8.1 L10.8 15 L9.2 15 L9.2 8.1 L7.1 10.3 L6 9.2 Z",
    "arrow.down": "M9.2 5 L10.8 5 L10.8 11.9 L12.9 9.7 L14 10.8 L10 15 L6 10.8 L7.1 9.7 L9.2 11.9 Z",
    "arrow.left": "M5 10 L9.2 6 L10.3 7.1 L8.1 9.2 L15 9.2 L15 10.8 L8.1 10.8 L10.3 12.9 L9.2 14 Z",
    "arrow.right": "M5 9.2 L11.9 9.2 L9.7 7.1 L10.8 6 L15 10 L10.8 14 L9.7 12.9 L11.9 10.8 L5 10.8 Z",
    "play": "M8 6 L14.5 10 L8 14 Z", "pause": "M7 6.5 L9 6.5 L9 13.5 L7 13.5 Z M11 6.5 L13 6.5 L13 13.5 L11 13.5 Z",
    "stop": "M7 7 L13 7 L13 13 L7 13 Z",
    "exclamationmark": "M9.2 5 L10.8 5 L10.6 11 L9.4 11 Z C10 13.8 1",
    "info": "M9.2 8.8 L10.8 8.8 L10.8 14.5 L9.2 14.5 Z C10 6.4 1",
    "ellipsis": "C6 10 1.1 C10 10 1.1 C14 10 1.1",
    "person": "C10 7.6 2.4 M5 15 L7 12 L10 11 L13 12 L15 15 L10 17 Z",
    "person.crop": "C10 7.6 2.4 M5 15 L7 12 L10 11 L13 12 L15 15 L10 17 Z",
    "star": "M10 5 L11.4 8.2 L14.8 8.5 L12.2 10.8 L13 14.2 L10 12.4 L7 14.2 L7.8 10.8 L5.2 8.5 L8.6 8.2 Z",
    "heart": "M10 14.5 L5.8 10.2 L5.5 8 L7 6.4 L9 6.8 L10 8 L11 6.8 L13 6.4 L14.5 8 L14.2 10.2 Z",
  ]

  /// What stands for a symbol that has no drawing here: a square with round corners and a dot.
  private static let box = "R3 3 14 14 4;fC10 10 1.5"
}

extension String {
  /// A second line around a ring or a square: "C10 10 8.5" as "C10 10 7".
  fileprivate var grown: String { hasPrefix("C") ? "C10 10 7" : "R3.5 3.5 13 13 2" }
}
