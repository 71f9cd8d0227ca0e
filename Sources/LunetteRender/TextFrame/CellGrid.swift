import Foundation
import LunetteKit

/// A text frame with its colours, read from the texts of `TextFrame.plain` and `TextFrame.styles`, in order to be drawn, or to be compared
/// cell by cell with another frame.
///
/// A part that can't be read, because the file was changed by hand, counts as plain black text.
public struct CellGrid: Equatable, Sendable {
  public struct Cell: Equatable, Sendable {
    /// Empty for the second column of a wide character.
    public internal(set) var text: String
    var foreground = Ink.black
    var background = Ink.none
    var style: CharacterStyle = []
  }

  /// Top to bottom, without the walls.
  public private(set) var rows: [[Cell]]
  let paper: Ink

  public var columns: Int { rows.map(\.count).max() ?? 0 }

  public init(text: String, styles: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let walled = lines.filter { $0.count >= 2 && $0.hasPrefix("│") && $0.hasSuffix("│") }
    // A text that is no frame, as a tree, has no walls.
    rows = walled.isEmpty ? lines.filter { !$0.isEmpty }.map { Self.cells(of: $0[...]) } : walled.map { Self.cells(of: $0.dropFirst().dropLast()) }
    let entries = styles.split(separator: "\n")
    let paper = entries.first.flatMap { $0.hasPrefix(Self.paperWord) ? Ink(reading: $0.dropFirst(Self.paperWord.count)) : nil } ?? .none
    self.paper = paper
    for row in rows.indices {
      for column in rows[row].indices { rows[row][column].background = paper }
    }
    for entry in entries.dropFirst() { read(entry) }
  }

  /// The characters of a row.
  public func text(row: Int) -> String { rows[row].map(\.text).joined() }

  /// For each column whether two rows look different there. A row that is missing in the other grid differs everywhere.
  public static func differing(_ old: [Cell]?, _ new: [Cell]?) -> [Bool] {
    (0..<max(old?.count ?? 0, new?.count ?? 0)).map { column in
      guard let old, let new, column < old.count, column < new.count else { return true }
      return old[column] != new[column]
    }
  }

  private static func cells(of line: Substring) -> [Cell] {
    var cells: [Cell] = []
    for character in line {
      let columns = terminalColumns(of: character)
      guard columns > 0 else { continue }
      cells.append(Cell(text: String(character)))
      if columns > 1 { cells.append(Cell(text: "")) }
    }
    return cells
  }

  /// `4-6: 1-40 on #D9D9D9, 3-9 #FFFFFF bold`.
  private mutating func read(_ entry: Substring) {
    let parts = entry.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let lines = Self.range(parts[0], within: rows.count) else { return }
    for run in parts[1].split(separator: ",") {
      let words = run.split(separator: " ")
      guard let place = words.first else { continue }
      let isBackground = words.count == 3 && words[1] == "on"
      let ink = words.dropFirst().lazy.compactMap { Ink(reading: $0) }.first
      let style = CharacterStyle(CharacterStyle.named.filter { words.contains(Substring($0.name)) }.map(\.style))
      for row in lines {
        for column in Self.range(place, within: rows[row].count) ?? 0..<0 {
          if isBackground {
            rows[row][column].background = ink ?? .none
          } else if rows[row][column].text != " " {
            rows[row][column].foreground = ink ?? .black
            rows[row][column].style = style
          }
        }
      }
    }
  }

  /// `3-9` or `3`, from 1, as a range from 0.
  private static func range(_ text: Substring, within count: Int) -> Range<Int>? {
    let ends = text.split(separator: "-").map { Int($0) }
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, first >= 1, first <= last, last <= count else {
      return nil
    }
    return first - 1..<last
  }

  private static let paperWord = "paper "
}

extension Ink {
  /// `#RRGGBB`, or `-` for none.
  init?(reading text: Substring) {
    if text == "-" {
      self = .none
      return
    }
    guard text.count == 7, text.first == "#", let value = UInt32(text.dropFirst(), radix: 16) else { return nil }
    func component(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
    self.init(UIColor(red: component(16), green: component(8), blue: component(0)))
  }

  /// A cell that nothing was painted on counts as white, like a terminal's.
  var color: UIColor {
    if self == .none { return .white }
    return UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255)
  }
}
