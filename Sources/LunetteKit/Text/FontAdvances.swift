import Foundation

// The width of each character of the system font, as a rule over the measured tables.
//
// Up to 17 pt a character is size / 17 of its width at 17 pt, and a little more: small sizes are set wider (`extra`).
// From 17 to 28 pt it changes in a straight line between the two measured widths; above 28 pt it grows in proportion.
// A width is therefore `share17 * w17 + share28 * w28 + extra`, and a string's width is two table sums and a count.
//
// Kerning is not simulated: a string without kerned pairs is exact, prose is up to 0.9 % wider than on iOS, digits 0.3 %, and
// a line of nothing but pairs like "AV" and "To" 7 % (TextMetricsTests states the bounds).

/// Advances of one font. Units: points.
struct FontAdvances {
  let table: AdvanceTable
  let share17: CGFloat
  let share28: CGFloat
  /// Added to every printing character. 0 from 17 pt on.
  let extra: CGFloat
  let em: CGFloat

  init(_ font: UIFont) {
    let size = font.pointSize
    em = size
    switch font.weight {
    case .regular: table = .regular
    case .semibold: table = .semibold
    case .bold: table = .bold
    }
    if size <= Self.textSize {
      (share17, share28, extra) = (size / Self.textSize, 0, Self.extra(at: size))
    } else if size < Self.displaySize {
      let towards28 = (size - Self.textSize) / (Self.displaySize - Self.textSize)
      (share17, share28, extra) = (1 - towards28, towards28, 0)
    } else {
      (share17, share28, extra) = (0, size / Self.displaySize, 0)
    }
  }

  /// The two sizes with a full table. Source: Fixtures/system-font.json.
  static let textSize: CGFloat = 17
  static let displaySize: CGFloat = 28

  /// How much wider than in proportion to 17 pt a character is set. Source: Fixtures/system-font.json, equal for all characters and weights
  /// to 2e-5 pt; verified by TextMetricsTests.
  static let extras: [(size: CGFloat, extra: CGFloat)] = [(12, 0.30469), (13, 0.25391), (15, 0.14648), (17, 0)]

  /// In a straight line between measured sizes; below 12 pt as at 12 pt (assumed, no measurement).
  static func extra(at size: CGFloat) -> CGFloat {
    guard size > extras[0].size else { return extras[0].extra }
    for (low, high) in zip(extras, extras.dropFirst()) where size <= high.size {
      return low.extra + (high.extra - low.extra) * (size - low.size) / (high.size - low.size)
    }
    return 0
  }

  func width(ascii byte: UInt8) -> CGFloat {
    let index = Int(byte & 0x7F)
    return share17 * table.at17[index] + share28 * table.at28[index] + (AdvanceTable.prints(byte) ? extra : 0)
  }

  /// Wide East Asian characters and emoji are one em, invisible ones 0, accented Latin letters as wide as their base letter;
  /// whatever else the measurements do not have is as wide as "x" (assumed).
  func width(of character: Character) -> CGFloat {
    if let ascii = character.asciiValue { return width(ascii: ascii) }
    switch terminalColumns(of: character) {
    case 0: return 0
    case 2: return em
    default: break
    }
    guard let scalar = character.unicodeScalars.first?.value else { return 0 }
    if latinStandIns.indices.contains(Int(scalar) - 0xA0) { return width(ascii: latinStandIns[Int(scalar) - 0xA0]) }
    switch scalar {
    case 0x2014: return em
    case 0x2026: return 3 * width(ascii: UInt8(ascii: "."))
    case 0x2010, 0x2011: return width(ascii: UInt8(ascii: "-"))
    case 0x2013, 0x20AC: return width(ascii: UInt8(ascii: "0"))
    case 0x2018, 0x2019, 0x201A: return width(ascii: UInt8(ascii: ","))
    case 0x201C, 0x201D, 0x201E: return width(ascii: UInt8(ascii: "\""))
    case 0x2022: return width(ascii: UInt8(ascii: "*"))
    default: return width(ascii: UInt8(ascii: "x"))
    }
  }
}

/// Widths of the 128 ASCII characters in one weight at both measured sizes, by their code. Control characters are 0; a tab is four spaces.
struct AdvanceTable {
  let at17: [CGFloat]
  let at28: [CGFloat]

  static let regular = AdvanceTable(boldness: 0)
  static let semibold = AdvanceTable(boldness: semiboldness)
  static let bold = AdvanceTable(boldness: 1)

  /// How far semibold lies from regular to bold.
  /// Source: Fixtures/system-font.json, all characters to 1e-5 pt; verified by TextMetricsTests.
  static let semiboldness: CGFloat = 0.6333

  /// A tab's width in spaces. Assumed.
  private static let tabSpaces: CGFloat = 4

  static func prints(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != 0x7F }

  /// At 28 pt only the regular weight is measured: bold differs from it by as much as at 17 pt, in proportion (assumed).
  private init(boldness: CGFloat) {
    let (regular, bold, display) = (SystemFontData.regular17, SystemFontData.bold17, SystemFontData.regular28)
    let scale = FontAdvances.displaySize / FontAdvances.textSize
    var (at17, at28) = ([CGFloat](repeating: 0, count: 128), [CGFloat](repeating: 0, count: 128))
    for index in regular.indices {
      let added = boldness * (bold[index] - regular[index])
      at17[index + Int(SystemFontData.firstCharacter)] = regular[index] + added
      at28[index + Int(SystemFontData.firstCharacter)] = display[index] + added * scale
    }
    let (tab, space) = (Int(UInt8(ascii: "\t")), Int(UInt8(ascii: " ")))
    (at17[tab], at28[tab]) = (at17[space] * Self.tabSpaces, at28[space] * Self.tabSpaces)
    (self.at17, self.at28) = (at17, at28)
  }
}

/// For U+00A0 ... U+017F the ASCII character that is about as wide: the base letter of an accented one. Assumed.
private let latinStandIns: [UInt8] = Array(
  """
   !c00Y|S`@a<+-@`*+23`un.,1o>%%%?AAAAAAWCEEEEIIIIDNOOOOO+OUUUUYPBaaaaaawceeeeiiiionooooo+ouuuuypy\
  AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiMnJjKkkLlLlLlLlLlNnNnNnnNnOoOoOoWwRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzf
  """.utf8)
