import Foundation
import LunetteKit

/// Labels, titles and fields: each line on its measured baseline, as wide as it was measured.
extension SvgPainter {
  /// Centred in the view's height, and cut off at its edges. Source: Apple, UILabel
  mutating func paintText(_ text: DisplayText, size: CGSize) {
    guard !text.lines.isEmpty else { return }
    let height = CGFloat(text.lines.count) * text.font.lineHeight
    let widths = text.lines.map { TextMetrics.width(of: $0, font: text.font) }
    let room = size.width - 2 * text.inset
    let isCut = height > size.height + Self.slack || widths.contains { $0 > room + Self.slack }
    if isCut { openClip(CGRect(x: text.inset, y: 0, width: max(0, room), height: size.height)) }
    let top = (size.height - height) / 2
    for (number, line) in text.lines.enumerated() where !line.isEmpty {
      let x: CGFloat
      switch text.alignment {
      case .left, .natural, .justified: x = text.inset
      case .center: x = (size.width - widths[number]) / 2
      case .right: x = size.width - text.inset - widths[number]
      }
      let baseline = top + CGFloat(number) * text.font.lineHeight + text.font.ascender
      paintLine(line, at: CGPoint(x: x, y: baseline), width: widths[number], text)
    }
    if isCut { document.out.add("</g>\n") }
  }

  /// A finger on a button, or a button that is off, pales its title. Source: Apple, system buttons of iOS 7; the shares are measured by eye
  mutating func paintTitle(_ text: DisplayText, _ item: DisplayItem) {
    let share: CGFloat = item.state.contains(.highlighted) ? Self.pressedShare : item.state.contains(.disabled) ? Self.disabledShare : 1
    var text = text
    text.color = text.color.withAlphaComponent(text.color.alpha * share)
    paintText(text, size: item.size)
  }

  mutating func paintField(_ field: DisplayField, _ item: DisplayItem) {
    let bounds = CGRect(origin: .zero, size: item.size)
    switch field.borderStyle {
    case .none: break
    case .line: rect(bounds.insetBy(dx: 0.5, dy: 0.5), fill: nil, stroke: .black, 1)
    case .bezel: rect(bounds.insetBy(dx: 0.5, dy: 0.5), fill: item.fill ?? .white, stroke: .gray, 1)
    case .roundedRect:
      rect(bounds.insetBy(dx: 0.25, dy: 0.25), radius: Self.fieldRadius, fill: item.fill ?? .white, stroke: Self.fieldEdge, 0.5)
    }
    let width = TextMetrics.width(of: field.text.lines.first ?? "", font: field.text.font)
    let room = item.size.width - 2 * field.text.inset - Self.caretWidth
    var text = field.text
    // While it is edited the end of the text shows.
    if width > room { text.alignment = field.isEditing ? .right : .left }
    paintText(text, size: item.size)
    guard field.isEditing else { return }
    let typed = field.isPlaceholder ? 0 : width
    let start: CGFloat
    switch text.alignment {
    case .left, .natural, .justified: start = text.inset + typed
    case .center: start = (item.size.width + typed) / 2
    case .right: start = item.size.width - text.inset
    }
    let height = text.font.lineHeight
    let caret = CGRect(x: start, y: (item.size.height - height) / 2, width: Self.caretWidth, height: height)
    rect(caret, radius: 1, fill: UIButton.defaultTint)
  }

  private mutating func paintLine(_ line: String, at place: CGPoint, width: CGFloat, _ text: DisplayText) {
    let (font, color) = (text.font, text.color)
    document.out.add("<text")
    let baseline = origin.y + place.y
    switch fitting {
    case .textLength:
      document.out.add(" x=\"", origin.x + place.x)
      document.out.add(" y=\"", baseline)
      if width > 0 {
        document.out.add(" textLength=\"", width)
        document.out.add(" lengthAdjust=\"spacingAndGlyphs\"")
      }
    case .eachCharacter: document.out.add(" y=\"", baseline)
    }
    document.out.add(" font-size=\"", font.pointSize)
    switch font.weight {
    case .regular: break
    case .semibold: document.out.add(" font-weight=\"600\"")
    case .bold: document.out.add(" font-weight=\"700\"")
    }
    if color != .black { document.out.add(fill: color) }
    document.out.add(">")
    switch fitting {
    case .textLength: document.out.add(xml: line)
    case .eachCharacter: addCharacters(of: line, from: origin.x + place.x, width: width, text)
    }
    document.out.add("</text>\n")
  }

  /// Letters that join their neighbours, or stand in another order than they are written in, stay together.
  private mutating func addCharacters(of line: String, from start: CGFloat, width: CGFloat, _ text: DisplayText) {
    guard !line.unicodeScalars.contains(where: { Self.joiningScripts.contains($0.value) }) else {
      // A font of another width than was measured sticks out where the view has room.
      switch text.alignment {
      case .left, .natural, .justified: document.out.add("<tspan x=\"", start)
      case .center:
        document.out.add("<tspan text-anchor=\"middle\" x=\"", start + width / 2)
      case .right: document.out.add("<tspan text-anchor=\"end\" x=\"", start + width)
      }
      document.out.add(">")
      document.out.add(xml: line)
      document.out.add("</tspan>")
      return
    }
    var x = start
    for character in line {
      if !character.isWhitespace {
        document.out.add("<tspan x=\"", x)
        document.out.add(">")
        document.out.add(xml: String(character))
        document.out.add("</tspan>")
      }
      x += TextMetrics.width(of: String(character), font: text.font)
    }
  }

  private mutating func openClip(_ rect: CGRect) {
    let place = rect.offsetBy(dx: origin.x, dy: origin.y)
    let reference = document.define("c", "clipPath") { body in
      body.add("<rect")
      body.add(place, cornerRadius: 0)
      body.add("/>")
    }
    document.out.add("<g")
    reference.add(" clip-path=\"", to: &document.out)
    document.out.add(">\n")
  }

  /// By which a text may be larger than its view before it is cut: the pixel that a view's size was rounded to. Units: points.
  private static let slack: CGFloat = 0.5
  private static let pressedShare: CGFloat = 0.2
  private static let disabledShare: CGFloat = 0.35
  /// Units: points. Source: the rounded field of iOS 7
  private static let fieldRadius: CGFloat = 5
  private static let fieldEdge = UIColor(white: 0.8)
  /// Units: points. Source: iOS 7
  private static let caretWidth: CGFloat = 2
  /// From Hebrew to the scripts of India and their neighbours. Source: Unicode, blocks
  private static let joiningScripts: ClosedRange<UInt32> = 0x0590...0x10FF
}
