import Foundation

extension TextFrame {
  /// Only the characters, with walls around them; lines separated by "\n", none at the end. The same bytes on every machine.
  public var plain: String { written { _, _, _ in } }

  /// The characters with 24-bit colours for terminals.
  public var ansi: String {
    written { bytes, old, new in
      guard let new else {
        if let old, old != TextStyle() { bytes.append(contentsOf: Self.reset) }
        return
      }
      if new != old ?? TextStyle() { new.appendEscape(to: &bytes) }
    }
  }

  /// - Parameter change: called with the style before and after the beginning of each cell; nil outside the walls
  private func written(_ change: (inout [UInt8], TextStyle?, TextStyle?) -> Void) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity((columns + 2) * (lines + 2) * 3)
    let rule = Array(String(repeating: "─", count: columns).utf8)
    bytes.append(contentsOf: "╭".utf8)
    bytes.append(contentsOf: rule)
    bytes.append(contentsOf: "╮\n".utf8)
    for line in 0..<lines {
      bytes.append(contentsOf: Self.wall)
      var style: TextStyle?
      for column in 0..<columns {
        let cell = canvas.cell(line, column)
        if cell.glyph == .rest { continue }
        let new = TextStyle(cell, after: style)
        change(&bytes, style, new)
        style = new
        canvas.append(cell.glyph, to: &bytes)
      }
      change(&bytes, style, nil)
      bytes.append(contentsOf: Self.wall)
      bytes.append(0x0A)
    }
    bytes.append(contentsOf: "╰".utf8)
    bytes.append(contentsOf: rule)
    bytes.append(contentsOf: "╯".utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let wall = Array("│".utf8)
  private static let reset = Array("\u{1B}[0m".utf8)
}

/// The style of a run of cells.
struct TextStyle: Equatable {
  var foreground = Ink.none
  var background = Ink.none
  var style: CharacterStyle = []

  init() {}

  /// A blank shows no text, so it keeps the text colour before it and begins no new run. Where nothing was painted the text has the
  /// terminal's own colours, so that it is readable on any background.
  init(_ cell: TextCanvas.Cell, after previous: TextStyle?) {
    background = cell.background
    if cell.glyph != .space {
      (foreground, style) = (background == .none ? .none : cell.foreground, cell.style)
    } else if let previous, previous.background == background {
      (foreground, style) = (previous.foreground, previous.style)
    }
  }

  func appendEscape(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "\u{1B}[0".utf8)
    for named in CharacterStyle.named where style.contains(named.style) { bytes.append(contentsOf: named.code.utf8) }
    if foreground != .none { Self.append(";38;2", foreground, to: &bytes) }
    if background != .none { Self.append(";48;2", background, to: &bytes) }
    bytes.append(UInt8(ascii: "m"))
  }

  private static func append(_ code: String, _ ink: Ink, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: code.utf8)
    for component in [ink.red, ink.green, ink.blue] {
      bytes.append(UInt8(ascii: ";"))
      bytes.append(contentsOf: String(component).utf8)
    }
  }
}
