import Foundation

/// What a key does.
public enum KeyboardKey: Hashable, Sendable {
  /// Inserts this text; shift makes letters upper case.
  case text(String)
  case shift, delete, `return`
  /// Shows another page: letters, numbers, symbols.
  case page(KeyboardLayout.Page)
  /// The next language; there is only one, so the key does nothing.
  case globe
  case space

  /// The name of the key in a scenario: `{ key = "a" }`.
  public var name: String {
    switch self {
    case .text(let text): text
    case .shift: "shift"
    case .delete: "delete"
    case .return: "return"
    case .page(let page): page.keyTitle
    case .globe: "globe"
    case .space: "space"
    }
  }
}

/// The frames of the keys: the classic keyboard of a phone, scaled to other widths and heights. A pure function of type, page and size.
///
/// Source for 320 x 216: docs/rules/controllers.md 9.4 (margins 3, keys 26 x 39 at y 12, 66, 120, 174, 6 apart). Other widths have the same
/// gaps and wider keys; other heights have the same rows in proportion (ours). An iPad has the phone's keys, larger (ours). Left out are
/// undocked, split and floating keyboards, the row of suggestions, other languages, dictation and emoji.
public struct KeyboardLayout: Hashable, Sendable {
  public enum Page: String, CaseIterable, Sendable {
    case letters, numbers, symbols

    var keyTitle: String {
      switch self {
      case .letters: "ABC"
      case .numbers: "123"
      case .symbols: "#+="
      }
    }
  }

  public struct PlacedKey: Hashable, Sendable {
    public var key: KeyboardKey
    public var frame: CGRect
    /// Whether the key is drawn dark, as the keys that insert no character are.
    public var isDark: Bool
  }

  public private(set) var keys: [PlacedKey] = []

  public init(type: UIKeyboardType, page: Page, size: CGSize) {
    guard size.width > 0, size.height > 0 else { return }
    if type.isPad {
      setPad(type, size)
      return
    }
    let width = size.width
    let pitch = (width - Self.margin * 2 + Self.gap) / CGFloat(Self.keysInRow)
    let keyWidth = pitch - Self.gap
    let rows = Self.rows(page)
    add(rows[0], at: Self.margin, 0, pitch, size)
    add(rows[1], at: Self.margin + (width - 2 * Self.margin + Self.gap - pitch * CGFloat(rows[1].count)) / 2, 1, pitch, size)
    // Shift and delete are at the ends, the keys of the third row between them.
    let (sideWidth, third) = (keyWidth + Self.sideKeyExtra, rows[2])
    let isLetters = page == .letters
    add(isLetters ? .shift : .page(page == .numbers ? .symbols : .numbers), x: Self.margin, width: sideWidth, 2, size, isDark: true)
    add(.delete, x: width - Self.margin - sideWidth, width: sideWidth, 2, size, isDark: true)
    if isLetters {
      add(third, at: (width + Self.gap - pitch * CGFloat(third.count)) / 2, 2, pitch, size)
    } else {
      // Five keys, wider than letters.
      let left = Self.margin + sideWidth + Self.gap * 2
      let wide = (width - 2 * left + Self.gap) / CGFloat(third.count)
      for (index, text) in third.enumerated() {
        add(.text(text), x: left + wide * CGFloat(index), width: wide - Self.gap, 2, size)
      }
    }
    addBottomRow(type, page, size)
  }

  private mutating func addBottomRow(_ type: UIKeyboardType, _ page: Page, _ size: CGSize) {
    let factor = size.width / Self.classicWidth
    let (small, end) = (Self.pageKeyWidth * factor, Self.returnKeyWidth * factor)
    var x = Self.margin
    for key in [page == .letters ? KeyboardKey.page(.numbers) : .page(.letters), .globe] {
      add(key, x: x, width: small, 3, size, isDark: true)
      x += small + Self.gap
    }
    let right = size.width - Self.margin - end
    add(.return, x: right, width: end, 3, size, isDark: true)
    let room = right - Self.gap - x
    // The characters that an address needs are beside the space bar.
    let extra: [String] =
      switch type {
      case .emailAddress: ["@", "."]
      case .URL: [".", "/", ".com"]
      case .twitter: ["@", "#"]
      case .webSearch: ["."]
      default: []
      }
    let hasSpace = type != .URL
    let parts = CGFloat(extra.count) + (hasSpace ? Self.spaceParts : 0)
    let unit = (room + Self.gap) / parts
    if hasSpace {
      let width = unit * Self.spaceParts - Self.gap
      add(.space, x: x, width: width, 3, size)
      x += width + Self.gap
    }
    for text in extra {
      add(.text(text), x: x, width: unit - Self.gap, 3, size)
      x += unit
    }
  }

  /// Three keys in each row, over the whole width. Source: number pads of iOS 7; they have no return key
  private mutating func setPad(_ type: UIKeyboardType, _ size: CGSize) {
    let corner: KeyboardKey? = type == .decimalPad ? .text(".") : type == .phonePad ? .text("+") : nil
    let rows: [[KeyboardKey?]] = [
      [.text("1"), .text("2"), .text("3")], [.text("4"), .text("5"), .text("6")], [.text("7"), .text("8"), .text("9")],
      [corner, .text("0"), .delete],
    ]
    let (width, height) = (size.width / 3, Self.keyArea(size) / 4)
    for (row, entries) in rows.enumerated() {
      for (column, key) in entries.enumerated() {
        guard let key else { continue }
        let frame = CGRect(x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height)
        keys.append(PlacedKey(key: key, frame: frame.shrunk(dx: Self.padInset, dy: Self.padInset), isDark: row == 3 && column != 1))
      }
    }
  }

  private mutating func add(_ texts: [String], at start: CGFloat, _ row: Int, _ pitch: CGFloat, _ size: CGSize) {
    for (index, text) in texts.enumerated() {
      add(.text(text), x: start + pitch * CGFloat(index), width: pitch - Self.gap, row, size)
    }
  }

  private mutating func add(_ key: KeyboardKey, x: CGFloat, width: CGFloat, _ row: Int, _ size: CGSize, isDark: Bool = false) {
    let factor = Self.keyArea(size) / Self.classicHeight
    let pitch = Self.rowPitch * factor
    let frame = CGRect(
      x: x, y: (Self.firstRow * factor + pitch * CGFloat(row)).rounded(), width: width,
      height: max(1, (pitch - Self.rowGap * min(factor, 1)).rounded()))
    keys.append(PlacedKey(key: key, frame: frame, isDark: isDark))
  }

  /// The part of the keyboard for the keys; a phone with a home indicator has space for it and for two symbols below them.
  /// Source: docs/rules/controllers.md 9.2 (216 + 75)
  private static func keyArea(_ size: CGSize) -> CGFloat {
    let (tall, extra) = (KeyboardConstants.tallPhoneHeight, KeyboardConstants.wideExtra)
    return size.height == tall || size.height == tall + extra ? size.height - KeyboardConstants.dockHeight : size.height
  }

  private static func rows(_ page: Page) -> [[String]] {
    func keys(_ text: String) -> [String] { text.map(String.init) }
    switch page {
    case .letters: return [keys("qwertyuiop"), keys("asdfghjkl"), keys("zxcvbnm")]
    case .numbers: return [keys("1234567890"), keys("-/:;()$&@\""), keys(".,?!'")]
    case .symbols: return [keys("[]{}#%^*+="), keys("_\\|~<>€£¥•"), keys(".,?!'")]
    }
  }

  // Units: points. Source: docs/rules/controllers.md 9.4
  private static let margin: CGFloat = 3
  private static let gap: CGFloat = 6
  private static let keysInRow = 10
  private static let firstRow: CGFloat = 12
  private static let rowPitch: CGFloat = 54
  private static let rowGap: CGFloat = 15
  /// Added to the width of a letter for shift and delete, which are 36 wide.
  private static let sideKeyExtra: CGFloat = 10
  private static let pageKeyWidth: CGFloat = 34
  private static let returnKeyWidth: CGFloat = 74
  private static let classicWidth: CGFloat = 320
  private static let classicHeight: CGFloat = 216
  /// Width of the space bar, in widths of the other keys beside it. Ours.
  private static let spaceParts: CGFloat = 2.5
  private static let padInset: CGFloat = 0.5
}
