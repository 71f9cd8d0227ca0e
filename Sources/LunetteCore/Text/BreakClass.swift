import Foundation

/// What a character means for breaking lines: a few answers, computed once for each character.
///
/// A line may end after spaces and after a hyphen or dash before a letter, and on either side of a wide East Asian character or emoji.
/// A small set of closing (opening) marks never begins (ends) a line. Words are not divided: hyphenation is off.
/// Source: Unicode Standard Annex #14, reduced to these rules; the reduction is assumed to be what labels need.
struct BreakClass: OptionSet {
  package let rawValue: UInt16

  /// A line may end after it; the space then reaches beyond the line's end.
  package static let space = BreakClass(rawValue: 1)
  static let newline = BreakClass(rawValue: 2)
  /// A line may end after it when a letter follows.
  static let hyphen = BreakClass(rawValue: 4)
  /// A line may end on either side of it.
  package static let dash = BreakClass(rawValue: 8)
  package static let wide = BreakClass(rawValue: 16)
  /// Never begins a line beside a wide character.
  package static let closing = BreakClass(rawValue: 32)
  /// Never ends a line beside a wide character.
  package static let opening = BreakClass(rawValue: 64)
  package static let letter = BreakClass(rawValue: 128)
  /// A character of a script that runs from right to left, or one that changes the direction.
  package static let turning = BreakClass(rawValue: 256)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ character: Character) {
    self = []
    if character.isNewline { insert(.newline) }
    if Self.spaces.contains(character) { insert(.space) }
    if Self.hyphens.contains(character) { insert(.hyphen) }
    if character == "\u{2014}" { insert(.dash) }
    if terminalColumns(of: character) == 2 { insert(.wide) }
    if Self.closingMarks.contains(character) { insert(.closing) }
    if Self.openingMarks.contains(character) { insert(.opening) }
    if character.isLetter { insert(.letter) }
    if character.unicodeScalars.contains(where: BidiLevels.mayTurn) { insert(.turning) }
  }

  /// The classes of the ASCII characters, by their code.
  static let ascii = (0..<128).map { BreakClass(Character(UnicodeScalar(UInt8($0)))) }

  /// Whether a line may end between two characters.
  @inline(__always) static func mayBreak(between first: BreakClass, and second: BreakClass) -> Bool {
    if first.contains(.space) { return false }
    if first.contains(.hyphen) { return second.contains(.letter) }
    if !first.union(second).isDisjoint(with: .dash) { return true }
    if first.union(second).isDisjoint(with: .wide) { return false }
    return !second.contains(.closing) && !first.contains(.opening)
  }

  /// Source: UAX #14, classes SP, BA (spaces) and ZW
  private static let spaces = Set<Character>(
    " \t\u{1680}\u{2000}\u{2001}\u{2002}\u{2003}\u{2004}\u{2005}\u{2006}\u{2008}\u{2009}\u{200A}\u{200B}\u{205F}\u{3000}")
  private static let hyphens = Set<Character>("-\u{2010}\u{2013}")
  /// Source: UAX #14, classes CL, CP, EX, IS, NS and OP; the common ones.
  private static let closingMarks = Set("、。，．：；！？）」』】〉》〕ー々,.:;!?)]}…”’")
  private static let openingMarks = Set("（「『【〈《〔([{“‘")
}
