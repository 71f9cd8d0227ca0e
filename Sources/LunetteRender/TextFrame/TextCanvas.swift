import Foundation
import LunetteKit

/// A grid of characters with colours, painted from back to front.
///
/// Invariant: a cell with a wide character is followed by a cell with `Glyph.rest`, and `Glyph.rest` is nowhere else: code that overwrites
/// one half turns the other half into a space.
struct TextCanvas: Equatable, Sendable {
  let columns, lines: Int
  private(set) var cells: ContiguousArray<Cell>
  /// Characters of several scalars; a glyph beyond Unicode's range is an index in this list.
  private var clusters: [String] = []

  struct Cell: Equatable, Sendable {
    var glyph = Glyph.space
    var foreground = Ink.none
    var background = Ink.none
    var style: CharacterStyle = []
  }

  init(columns: Int, lines: Int) {
    (self.columns, self.lines) = (columns, lines)
    cells = ContiguousArray(repeating: Cell(), count: columns * lines)
  }

  var area: CellArea { CellArea(left: 0, top: 0, right: columns, bottom: lines) }

  func cell(_ line: Int, _ column: Int) -> Cell { cells[line * columns + column] }

  // MARK: Painting. All places must lie on the canvas

  /// Paints a colour over a part of a line; a colour that is opaque enough removes the characters there.
  mutating func fill(_ line: Int, _ left: Int, _ right: Int, _ color: UIColor, alpha: CGFloat) {
    guard left < right else { return }
    let start = line * columns
    let alpha = alpha * color.alpha
    let covers = alpha >= Self.coveringAlpha
    if covers {
      removeCutCharacter(line, left)
      removeCutCharacter(line, right)
    }
    let flat = Ink(color)
    for index in start + left..<start + right {
      if covers {
        cells[index] = Cell(background: alpha >= 1 ? flat : flat.over(cells[index].background, alpha))
      } else {
        cells[index].background = flat.over(cells[index].background, alpha)
        if cells[index].foreground != .none { cells[index].foreground = flat.over(cells[index].foreground, alpha) }
      }
    }
  }

  /// Writes one character of one column.
  mutating func put(_ glyph: Glyph, _ line: Int, _ column: Int, _ color: UIColor, alpha: CGFloat, style: CharacterStyle = []) {
    removeCutCharacter(line, column)
    removeCutCharacter(line, column + 1)
    write(glyph, line, column, Ink(color), alpha * color.alpha, style)
  }

  /// Writes one character of two columns.
  mutating func putWide(_ glyph: Glyph, _ line: Int, _ column: Int, _ color: UIColor, alpha: CGFloat, style: CharacterStyle = []) {
    removeCutCharacter(line, column)
    removeCutCharacter(line, column + 2)
    write(glyph, line, column, Ink(color), alpha * color.alpha, style)
    write(.rest, line, column + 1, Ink(color), alpha * color.alpha, style)
  }

  mutating func glyph(for character: Character) -> Glyph {
    let scalars = character.unicodeScalars
    if scalars.count == 1, let scalar = scalars.first { return Glyph(scalar) }
    clusters.append(String(character))
    return Glyph(cluster: clusters.count - 1)
  }

  private mutating func write(_ glyph: Glyph, _ line: Int, _ column: Int, _ ink: Ink, _ alpha: CGFloat, _ style: CharacterStyle) {
    let index = line * columns + column
    cells[index].glyph = glyph
    cells[index].foreground = alpha >= 1 ? ink : ink.over(cells[index].background, alpha)
    cells[index].style = style
  }

  /// Something new begins or ends before `column`: the wide character that stands on both sides of that border is removed.
  private mutating func removeCutCharacter(_ line: Int, _ column: Int) {
    guard column > 0, column < columns, cells[line * columns + column].glyph == .rest else { return }
    cells[line * columns + column].glyph = .space
    cells[line * columns + column - 1].glyph = .space
  }

  /// The characters of a cell in UTF-8.
  func append(_ glyph: Glyph, to bytes: inout [UInt8]) {
    if glyph.value < 0x80 {
      bytes.append(UInt8(glyph.value))
    } else if let cluster = glyph.cluster {
      bytes.append(contentsOf: clusters[cluster].utf8)
    } else if let scalar = Unicode.Scalar(glyph.value) {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// From this opacity on a background hides what is behind it. Ours: half.
  static let coveringAlpha: CGFloat = 0.5
}

/// The styles of a character that a terminal can show.
struct CharacterStyle: OptionSet, Hashable, Sendable {
  let rawValue: UInt8
  static let bold = CharacterStyle(rawValue: 1)
  static let italic = CharacterStyle(rawValue: 2)
  static let underline = CharacterStyle(rawValue: 4)
  static let strike = CharacterStyle(rawValue: 8)

  /// The names in `styles`, with a terminal's codes. Source: ECMA-48, SGR
  static let named: [(name: String, style: CharacterStyle, code: String)] = [
    ("bold", .bold, ";1"), ("italic", .italic, ";3"), ("underline", .underline, ";4"), ("strike", .strike, ";9"),
  ]

  var names: [String] { Self.named.filter { contains($0.style) }.map(\.name) }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ font: UIFont) {
    self = font.weight.value > UIFont.Weight.regular.value ? .bold : []
    if font.isItalic { insert(.italic) }
  }

  init(_ piece: DrawnPiece) {
    self.init(piece.font)
    if piece.underline != nil { insert(.underline) }
    if piece.strikethrough != nil { insert(.strike) }
    if piece.obliqueness != 0 { insert(.italic) }
  }
}

/// The content of a cell: a Unicode scalar, a longer character, or the second half of a wide one.
struct Glyph: Equatable, Sendable {
  let value: UInt32

  init(_ scalar: Unicode.Scalar) { value = scalar.value }
  init(cluster: Int) { value = Self.firstCluster + UInt32(cluster) }
  private init(value: UInt32) { self.value = value }

  static let space = Glyph(" ")
  static let rest = Glyph(value: .max)

  var cluster: Int? { value >= Self.firstCluster && self != .rest ? Int(value - Self.firstCluster) : nil }

  /// The first number that is no Unicode scalar.
  private static let firstCluster: UInt32 = 0x110000
}

/// An opaque colour with 8 bits per component, or none if nothing was painted.
struct Ink: Equatable, Sendable {
  let value: UInt32

  static let none = Ink(value: .max)

  private init(value: UInt32) { self.value = value }

  /// The colour without its alpha.
  init(_ color: UIColor) {
    func byte(_ component: CGFloat) -> UInt32 { UInt32(((component > 0 ? min(component, 1) : 0) * 255).rounded()) }
    value = byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
  }

  var red: UInt32 { value >> 16 & 0xFF }
  var green: UInt32 { value >> 8 & 0xFF }
  var blue: UInt32 { value & 0xFF }

  /// The mixture of this colour over another, in encoded components. Where nothing was painted, black is used, like an empty screen.
  func over(_ below: Ink, _ alpha: CGFloat) -> Ink {
    let below = below == .none ? Ink(value: 0) : below
    let share = min(max(alpha, 0), 1)
    func mix(_ top: UInt32, _ bottom: UInt32) -> UInt32 { UInt32((CGFloat(top) * share + CGFloat(bottom) * (1 - share)).rounded()) }
    return Ink(value: mix(red, below.red) << 16 | mix(green, below.green) << 8 | mix(blue, below.blue))
  }
}
