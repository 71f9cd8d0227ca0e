import Foundation

// The width of each character of the system font, computed from the measured tables.
//
// Up to 17 pt a character's width is size / 17 of its width at 17 pt, plus a small extra, as small sizes are set wider (`extra`).
// From 17 to 28 pt the width changes linearly between the two measured widths; above 28 pt it grows in proportion to the size.
// So a width is `share17 * w17 + share28 * w28 + extra`, and a string's width is two sums over the tables and a count.
//
// Kerning: only the pairs of A with V and of A with T are known, as their sum in "AVATAR" (docs/rules/text.md 2), which is divided evenly
// among them. Other pairs were measured only in sums over whole strings, which don't tell the single pair, so these pairs stay unkerned.
// Prose is therefore up to 0.9 % wider than on iOS, digits 0.3 %, a line of only pairs like "Wa" and "To" 3 % (TextMetricsTests states the
// bounds).

/// Advances of one font. Units: points.
struct FontAdvances {
  package let table: AdvanceTable
  let share17: CGFloat
  let share28: CGFloat
  /// Added to every printing character; 0 from 17 pt on.
  package let extra: CGFloat
  package let em: CGFloat
  /// How much closer together a kerned pair is.
  let kerning: CGFloat

  init(_ font: UIFont) {
    let size = font.pointSize
    em = size
    if let face = font.face {
      (table, share17, share28, extra, kerning) = (AdvanceTable(face), size, 0, 0, 0)
      return
    }
    table = AdvanceTable.of(font)
    if font.design == .monospaced {
      (share17, share28, extra, kerning) = (size / Self.textSize, 0, 0, 0)
    } else if size <= Self.textSize {
      (share17, share28, extra) = (size / Self.textSize, 0, Self.extra(at: size))
      kerning = size * Self.textKerning
    } else if size < Self.displaySize {
      let towards28 = (size - Self.textSize) / (Self.displaySize - Self.textSize)
      (share17, share28, extra) = (1 - towards28, towards28, 0)
      kerning = size * (Self.textKerning + towards28 * (Self.displayKerning - Self.textKerning))
    } else {
      (share17, share28, extra) = (0, size / Self.displaySize, 0)
      kerning = size * Self.displayKerning
    }
  }

  /// The two sizes with a full table. Source: Fixtures/system-font.json.
  package static let textSize: CGFloat = 17
  static let displaySize: CGFloat = 28

  /// The kerning of one pair as a share of the size: a quarter of the sum for the four pairs of "AVATAR".
  /// Source: docs/rules/text.md 2 (65.11 - 60.13 pt at 17 pt)
  private static let textKerning: CGFloat = (65.11 - 60.13) / 4 / 17
  /// The kerning of one pair at 28 pt: larger in the ratio in which the pairs of the measured string "AVAST Wavy To. LT" are (assumed).
  /// Source: Fixtures/system-font.json
  private static let displayKerning = textKerning * (15.7227 / 28) / (6.7237 / 17)

  /// How much wider a character is than in proportion to its width at 17 pt, in 2048ths of the size.
  /// Source for 12, 13 and 15 pt: Fixtures/system-font.json, equal for all characters and weights to 2e-5 pt (verified by
  /// TextMetricsTests); for the others Apple's tracking table (Human Interface Guidelines, Typography), from which the measured ones
  /// differ by at most one 2048th
  package static let extras: [(size: CGFloat, units: CGFloat)] = [
    (8, 105), (9, 91), (10, 77), (11, 64), (12, 52), (13, 40), (14, 30), (15, 20), (16, 12), (17, 0),
  ]

  /// Linear between these sizes; below 8 pt in proportion to the size (assumed).
  package static func extra(at size: CGFloat) -> CGFloat {
    func points(_ entry: (size: CGFloat, units: CGFloat)) -> CGFloat { entry.units * entry.size / 2048 }
    guard size > extras[0].size else { return points(extras[0]) * size / extras[0].size }
    for (low, high) in zip(extras, extras.dropFirst()) where size <= high.size {
      return points(low) + (points(high) - points(low)) * (size - low.size) / (high.size - low.size)
    }
    return 0
  }

  /// The width of "…" as a share of the size. Assumed: narrower than three dots, since the cut label of X-095 fits only so
  private static let ellipsisShare: CGFloat = 0.76

  package func width(ascii byte: UInt8) -> CGFloat {
    let index = Int(byte & 0x7F)
    return share17 * table.at17[index] + share28 * table.at28[index] + (AdvanceTable.prints(byte) ? extra : 0)
  }

  /// How much closer two neighbouring characters are: A beside V or T.
  func kerning(_ first: UInt8, _ second: UInt8) -> CGFloat { Self.isKerned(first, second) ? kerning : 0 }

  @inline(__always) static func isKerned(_ first: UInt8, _ second: UInt8) -> Bool {
    first == letterA ? second == letterV || second == letterT : second == letterA && (first == letterV || first == letterT)
  }

  private static let letterA = UInt8(ascii: "A"), letterV = UInt8(ascii: "V"), letterT = UInt8(ascii: "T")

  /// The letter that carries a character's marks: marks have no width, and canonically equivalent texts are equally wide.
  private static func baseLetter(of character: Character) -> UInt32? {
    guard let first = character.unicodeScalars.first?.value else { return nil }
    // Latin letters stand for themselves: the table below has them with their marks.
    if first < 0x180 { return first }
    return String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first?.value
  }

  /// Wide East Asian characters and emoji are one em, invisible characters 0, accented Latin letters as wide as their base letter;
  /// every other character that was not measured is as wide as "x" (assumed).
  package func width(of character: Character) -> CGFloat {
    if let ascii = character.asciiValue { return width(ascii: ascii) }
    if let face = table.face {
      if let share = face.advances[character] { return share * em }
      guard face.hasStandIns else {
        return terminalColumns(of: character) == 0 ? 0 : terminalColumns(of: character) == 2 ? em : face.otherAdvance * em
      }
    }
    switch terminalColumns(of: character) {
    case 0: return 0
    case 2: return em
    default: break
    }
    guard let scalar = Self.baseLetter(of: character) else { return 0 }
    if scalar < 0x80 { return width(ascii: UInt8(scalar)) }
    if latinStandIns.indices.contains(Int(scalar) - 0xA0) { return width(ascii: latinStandIns[Int(scalar) - 0xA0]) }
    switch scalar {
    case 0x2014: return table.isMonospaced ? width(ascii: UInt8(ascii: "x")) : em
    case 0x2026: return table.isMonospaced ? width(ascii: UInt8(ascii: ".")) : Self.ellipsisShare * em + extra
    case 0x2010, 0x2011: return width(ascii: UInt8(ascii: "-"))
    case 0x2013, 0x20AC: return width(ascii: UInt8(ascii: "0"))
    case 0x2018, 0x2019, 0x201A: return width(ascii: UInt8(ascii: ","))
    case 0x201C, 0x201D, 0x201E: return width(ascii: UInt8(ascii: "\""))
    case 0x2022, 0x25CF: return width(ascii: UInt8(ascii: "*"))
    default: return width(ascii: UInt8(ascii: "x"))
    }
  }
}

/// Widths of the 128 ASCII characters in one weight at both measured sizes, by their code. Control characters are 0. So is a tab,
/// because its width depends on its place in the line.
struct AdvanceTable {
  let at17: [CGFloat]
  let at28: [CGFloat]
  var isMonospaced = false
  /// A registered face with widths of its own; `at17` then holds these as shares of the size.
  package var face: FontFace?

  package static func of(_ font: UIFont) -> AdvanceTable {
    switch font.design {
    case .system: font.weight == .regular ? regular : weights[font.weight] ?? regular
    case .monospacedDigits: monospacedDigits[font.weight] ?? regular
    case .monospaced: monospaced
    }
  }

  private static let regular = AdvanceTable(boldness: 0)
  private static let weights = Dictionary(uniqueKeysWithValues: UIFont.Weight.allCases.map { ($0, AdvanceTable(boldness: boldness(of: $0))) })
  private static let monospacedDigits = weights.mapValues(\.withEqualDigits)
  private static let monospaced = AdvanceTable(advance: monospacedShare * FontAdvances.textSize)

  /// How far a weight is from regular (0) to bold (1). Beyond these two the widths continue linearly.
  ///
  /// Source for semibold: Fixtures/system-font.json, all characters to 1e-5 pt, verified by TextMetricsTests. The value is the place of
  /// semibold (590) between regular (400) and bold (700) on the weight axis of San Francisco, so for the other weights their places on that
  /// axis are used too (assumed).
  static func boldness(of weight: UIFont.Weight) -> CGFloat {
    switch weight {
    case .semibold: semiboldness
    case .regular: 0
    default: (axis(weight) - axis(.regular)) / (axis(.bold) - axis(.regular))
    }
  }

  private static let semiboldness: CGFloat = 0.6333

  private static func axis(_ weight: UIFont.Weight) -> CGFloat {
    switch weight {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 510
    case .semibold: 590
    case .bold: 700
    case .heavy: 860
    case .black: 1000
    }
  }

  /// The width of every character of the monospaced system font, as a share of the size. Source: SF Mono, 1266 of 2048 units (assumed)
  private static let monospacedShare: CGFloat = 1266.0 / 2048

  static func prints(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != 0x7F }

  /// At 28 pt only the regular weight is measured: bold is assumed to differ from it as at 17 pt, in proportion (assumed).
  private init(boldness: CGFloat) {
    let (regular, bold, display) = (SystemFontData.regular17, SystemFontData.bold17, SystemFontData.regular28)
    let scale = FontAdvances.displaySize / FontAdvances.textSize
    var (at17, at28) = ([CGFloat](repeating: 0, count: 128), [CGFloat](repeating: 0, count: 128))
    for index in regular.indices {
      let added = boldness * (bold[index] - regular[index])
      at17[index + Int(SystemFontData.firstCharacter)] = regular[index] + added
      at28[index + Int(SystemFontData.firstCharacter)] = display[index] + added * scale
    }
    (self.at17, self.at28) = (at17, at28)
  }

  private init(advance: CGFloat) {
    let widths = (0..<128).map { AdvanceTable.prints(UInt8($0)) ? advance : 0 }
    (at17, at28, isMonospaced) = (widths, widths, true)
  }

  init(_ face: FontFace) { (at17, at28, self.face) = (face.ascii, face.ascii, face) }

  private init(at17: [CGFloat], at28: [CGFloat]) { (self.at17, self.at28) = (at17, at28) }

  private var withEqualDigits: AdvanceTable {
    var (at17, at28) = (at17, at28)
    for digit in UInt8(ascii: "1")...UInt8(ascii: "9") {
      (at17[Int(digit)], at28[Int(digit)]) = (at17[Int(UInt8(ascii: "0"))], at28[Int(UInt8(ascii: "0"))])
    }
    return AdvanceTable(at17: at17, at28: at28)
  }
}

/// For U+00A0 ... U+017F an ASCII character of about the same width: for an accented letter its base letter. Assumed.
private let latinStandIns: [UInt8] = Array(
  """
   !c00Y|S`@a<+-@`*+23`un.,1o>%%%?AAAAAAWCEEEEIIIIDNOOOOO+OUUUUYPBaaaaaawceeeeiiiionooooo+ouuuuypy\
  AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiMnJjKkkLlLlLlLlLlNnNnNnnNnOoOoOoWwRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzf
  """.utf8)
