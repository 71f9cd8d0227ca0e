import Foundation

// The approximate width of a character: none, one column, or two.
//
// The text renderer counts terminal columns with it. The font gives a character of two columns a width of one em, so that a character that
// is wide on the screen is wide in the frame as well.
//
// Source: Unicode Standard Annex #11, "East Asian Width", revision of Unicode 14.0 (classes W and F are wide); unassigned gaps inside
// a wide block are closed, and U+1FA70 ... U+1FAFF, which holds only pictographs, is wide as a whole. Emoji presentation and
// the classes of invisible characters come from the standard library's Unicode tables.

/// Columns of a monospaced terminal that `character` takes: 0, 1 or 2.
///
/// 0 for control and format characters and lone combining marks; 2 for wide East Asian characters, flags, and whatever is shown as an
/// emoji (by default or by U+FE0F); 1 for all others.
public func terminalColumns(of character: Character) -> Int {
  if let ascii = character.asciiValue { return ascii >= 0x20 && ascii != 0x7F ? 1 : 0 }
  let scalars = character.unicodeScalars
  var columns = 0
  for scalar in scalars {
    switch scalar.value {
    case emojiPresentation where columns > 0: return 2
    case textPresentation where columns > 0: return 1
    default: columns = max(columns, scalarColumns(scalar))
    }
  }
  return columns
}

/// Asks for the emoji form of the character before it. Source: Unicode, variation selector 16.
private let emojiPresentation: UInt32 = 0xFE0F
/// Asks for the text form of the character before it. Source: Unicode, variation selector 15.
private let textPresentation: UInt32 = 0xFE0E
/// Pairs of these are flags. Source: Unicode, regional indicator symbols.
private let regionalIndicators: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF
/// Vowels and final consonants that are joined to the Hangul syllable before them. Source: Unicode, Hangul Jamo.
private let joiningJamo: ClosedRange<UInt32> = 0x1160...0x11FF

private func scalarColumns(_ scalar: Unicode.Scalar) -> Int {
  let value = scalar.value
  // Latin, Greek and Cyrillic letters, of which most text is made, need no table. U+00AD is the soft hyphen, a format character.
  if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xAD ? 0 : 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator, .surrogate: return 0
  default: break
  }
  if joiningJamo.contains(value) { return 0 }
  if regionalIndicators.contains(value) || scalar.properties.isEmojiPresentation { return 2 }
  return isEastAsianWide(value) ? 2 : 1
}

private func isEastAsianWide(_ value: UInt32) -> Bool {
  guard value >= wideRanges[0].0 else { return false }
  var (low, high) = (0, wideRanges.count)
  while low < high {
    let middle = (low + high) / 2
    if wideRanges[middle].1 < value { low = middle + 1 } else { high = middle }
  }
  return low < wideRanges.count && wideRanges[low].0 <= value
}

/// First and last scalar of each range of wide characters, in order. Source: EastAsianWidth.txt of Unicode 14.0, as described at the top.
private let wideRanges: [(UInt32, UInt32)] = [
  (0x1100, 0x115F), (0x231A, 0x231B), (0x2329, 0x232A), (0x23E9, 0x23EC), (0x23F0, 0x23F0), (0x23F3, 0x23F3),
  (0x25FD, 0x25FE), (0x2614, 0x2615), (0x2648, 0x2653), (0x267F, 0x267F), (0x2693, 0x2693), (0x26A1, 0x26A1),
  (0x26AA, 0x26AB), (0x26BD, 0x26BE), (0x26C4, 0x26C5), (0x26CE, 0x26CE), (0x26D4, 0x26D4), (0x26EA, 0x26EA),
  (0x26F2, 0x26F3), (0x26F5, 0x26F5), (0x26FA, 0x26FA), (0x26FD, 0x26FD), (0x2705, 0x2705), (0x270A, 0x270B),
  (0x2728, 0x2728), (0x274C, 0x274C), (0x274E, 0x274E), (0x2753, 0x2755), (0x2757, 0x2757), (0x2795, 0x2797),
  (0x27B0, 0x27B0), (0x27BF, 0x27BF), (0x2B1B, 0x2B1C), (0x2B50, 0x2B50), (0x2B55, 0x2B55), (0x2E80, 0x2FD5),
  (0x2FF0, 0x303E), (0x3041, 0x3247), (0x3250, 0x4DBF), (0x4E00, 0xA4C6), (0xA960, 0xA97C), (0xAC00, 0xD7A3),
  (0xF900, 0xFAD9), (0xFE10, 0xFE19), (0xFE30, 0xFE6B), (0xFF01, 0xFF60), (0xFFE0, 0xFFE6), (0x16FE0, 0x18CD5),
  (0x18D00, 0x18D08), (0x1AFF0, 0x1B122), (0x1B150, 0x1B2FB), (0x1F004, 0x1F004), (0x1F0CF, 0x1F0CF), (0x1F18E, 0x1F18E),
  (0x1F191, 0x1F19A), (0x1F200, 0x1F265), (0x1F300, 0x1F320), (0x1F32D, 0x1F335), (0x1F337, 0x1F37C), (0x1F37E, 0x1F393),
  (0x1F3A0, 0x1F3CA), (0x1F3CF, 0x1F3D3), (0x1F3E0, 0x1F3F0), (0x1F3F4, 0x1F3F4), (0x1F3F8, 0x1F43E), (0x1F440, 0x1F440),
  (0x1F442, 0x1F4FC), (0x1F4FF, 0x1F53D), (0x1F54B, 0x1F54E), (0x1F550, 0x1F567), (0x1F57A, 0x1F57A), (0x1F595, 0x1F596),
  (0x1F5A4, 0x1F5A4), (0x1F5FB, 0x1F64F), (0x1F680, 0x1F6C5), (0x1F6CC, 0x1F6CC), (0x1F6D0, 0x1F6D2), (0x1F6D5, 0x1F6DF),
  (0x1F6EB, 0x1F6EC), (0x1F6F4, 0x1F6FC), (0x1F7E0, 0x1F7F0), (0x1F90C, 0x1F93A), (0x1F93C, 0x1F945), (0x1F947, 0x1F9FF),
  (0x1FA70, 0x1FAFF), (0x20000, 0x3FFFD),
]
