import Foundation
import LunetteKit
import LunetteRender
import LunetteScript

/// Checks texts: cut off, overlapping, or with low contrast.
extension Lint {
  /// A line of text on the screen.
  private struct Line {
    let item: Int
    /// From the top of its letters to their bottom. Space: screen.
    let rect: CGRect
    let text: String
  }

  mutating func checkTexts() {
    var lines: [Line] = []
    for (index, item) in list.items.enumerated() {
      guard let text = item.text, !text.text.isEmpty, item.alpha > Self.invisible, let view = view(of: index), !view.isInsideOfTheSystem,
        !isPaintedOver(shownBox(item), after: index), !shownBox(item).isEmpty
      else { continue }
      checkCut(item, text, view)
      checkContrast(index, text, view)
      lines += self.lines(of: index, text)
    }
    checkOverlaps(lines)
    for missing in app.simulation.localization.missingPlaces {
      note(.missingText, nil, "\(missing.place.map { "\($0) asks for" } ?? "the app asks for") the text \"\(missing.key)\", which is in no table")
    }
  }

  /// Opacity below which a text counts as invisible. Ours
  private static let invisible: CGFloat = 0.05

  private mutating func checkCut(_ item: DisplayItem, _ text: ViewText, _ view: UIView) {
    // In a field or a text view the hidden text can be scrolled to.
    if text.editing != nil { return }
    let isCut: Bool
    if let drawn = text.drawn {
      isCut = drawn.isClipped || drawn.lines.contains(where: \.isTruncated)
    } else {
      isCut = text.lines.joined(separator: " ").count < text.text.split(whereSeparator: \.isWhitespace).joined(separator: " ").count
    }
    guard isCut else { return }
    let shown = (text.drawn.map { $0.lines.map(\.text) } ?? text.lines).joined(separator: " ")
    if shown == text.text { return note(.cutText, view, "shows all letters of \"\(shown)\", but cuts them off: \(size(item.size)) are too little") }
    note(.cutText, view, "shows only \"\(shown)\" in \(size(item.size))\(item.form == .title ? "" : " of \"\(text.text)\"")")
  }

  private func lines(of index: Int, _ text: ViewText) -> [Line] {
    let item = list.items[index]
    guard item.quad.isUpright, let drawn = text.drawn else { return [] }
    let place = item.quad.box
    return drawn.lines.compactMap { line in
      guard let font = line.pieces.first?.font, line.maxX > line.minX else { return nil }
      let rect = CGRect(
        x: place.minX + line.minX - item.offset.x, y: place.minY + line.baseline - font.capHeight - item.offset.y, width: line.maxX - line.minX,
        height: font.capHeight
      ).intersection(item.clipRect)
      return rect.isEmpty ? nil : Line(item: index, rect: rect, text: line.text)
    }
  }

  /// How much two lines may overlap without being reported. Units: points. Ours
  private static let closeness: CGFloat = 2

  private mutating func checkOverlaps(_ lines: [Line]) {
    for (place, one) in lines.enumerated() {
      for other in lines[(place + 1)...] where other.item != one.item {
        let shared = one.rect.intersection(other.rect)
        guard !shared.isEmpty, shared.width > Self.closeness, shared.height > Self.closeness, !isPaintedOver(shared, after: one.item) || one.item > other.item,
          let view = view(of: one.item), let second = self.view(of: other.item), view !== second, !view.isInsideOfTheSystem
        else { continue }
        note(.overlappingTexts, view, "and \(name(second)) stand on one another, \(size(shared.size)) of them")
      }
    }
  }

  // MARK: Contrast

  /// Source: WCAG 2.1, 1.4.3: 18 points, or 14 in bold, is large
  private static let (largeText, largeBoldText): (CGFloat, CGFloat) = (18, 14)
  private static let (leastContrast, leastLargeContrast): (CGFloat, CGFloat) = (4.5, 3)
  /// Below it nobody reads a text, whoever has chosen its colours. Ours: UIKit's own palest text, a detail on a selected row of 12, has 2.3
  private static let legible: CGFloat = 1.5

  private mutating func checkContrast(_ index: Int, _ text: ViewText, _ view: UIView) {
    let item = list.items[index]
    // Source: WCAG 2.1, 1.4.3: text that is disabled or only decorates needs no contrast
    if item.state.contains(.disabled) { return }
    if text.editing?.isPlaceholder == true { return }
    if (view as? UIControl)?.isEnabled == false || (view as? UILabel)?.isEnabled == false { return }
    guard let (ground, isOwnGround) = ground(under: index) else { return }
    let pieces = text.drawn?.lines.flatMap(\.pieces) ?? []
    let looks =
      pieces.isEmpty ? [(text.color, text.font, nil)] : pieces.filter { !$0.text.allSatisfy(\.isWhitespace) }.map { ($0.color, $0.font, $0.background) }
    for (color, font, background) in looks {
      let isLarge = font.pointSize >= (font.weight.isBold ? Self.largeBoldText : Self.largeText)
      let ground = background.map { $0.laid(over: ground) } ?? ground
      let contrast = color.withAlphaComponent(color.alpha * item.alpha).laid(over: ground).contrast(to: ground)
      let least = isLarge ? Self.leastLargeContrast : Self.leastContrast
      guard contrast < least else { continue }
      // What UIKit has chosen itself isn't the app's fault, as long as it can be read.
      if !options.checksSystemColors, isOwnGround, background == nil, contrast >= Self.legible, textColors.contains(color.plainNumbers),
        !isChosen(color, for: view)
      {
        continue
      }
      note(
        .lowContrast, view,
        "has a contrast of \(decimal(Double(contrast), places: 2)) to 1 (\(color) on \(ground)); \(isLarge ? "large " : "")text needs \(formatted(least)) to 1")
      return
    }
  }

  /// The colour behind a text, and whether it is UIKit's own; nil if that is a picture, a drawing or a gradient.
  private func ground(under index: Int) -> (color: UIColor, isSystems: Bool)? {
    let box = shownBox(list.items[index])
    let center = CGPoint(x: box.midX, y: box.midY)
    var layers: [UIColor] = []
    var isSystems = true
    for place in stride(from: index, through: 0, by: -1) {
      let item = list.items[place]
      guard shownBox(item).contains(center), item.alpha > Self.invisible else { continue }
      if place != index, item.gradient != nil || item.art?.image != nil || item.art?.operations.isEmpty == false { return nil }
      guard let fill = item.fill, fill.alpha > 0 else { continue }
      let color = fill.withAlphaComponent(fill.alpha * item.alpha)
      if !groundColors.contains(fill.plainNumbers), let view = self.view(of: place), !view.isPartOfTheSystem, !view.hasLookOfItsKind { isSystems = false }
      layers.append(color)
      if color.alpha > Self.opaque { break }
    }
    // The screen behind all windows is black.
    return (layers.reversed().reduce(UIColor.black) { $1.laid(over: $0) }, isSystems)
  }
}

func size(_ size: CGSize) -> String { "\(formatted((size.width * 10).rounded() / 10)) x \(formatted((size.height * 10).rounded() / 10)) points" }

extension UIColor {
  /// The colour as it looks in front of an opaque one.
  fileprivate func laid(over ground: UIColor) -> UIColor {
    func mix(_ own: CGFloat, _ other: CGFloat) -> CGFloat { own * alpha + other * (1 - alpha) }
    return UIColor(red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  /// From 1 to 21. Source: WCAG 2.1, "contrast ratio"
  func contrast(to other: UIColor) -> CGFloat {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Source: WCAG 2.1, "relative luminance"
  private var luminance: CGFloat {
    func linear(_ part: CGFloat) -> CGFloat { part <= 0.03928 ? part / 12.92 : CGFloat(pow(Double(part + 0.055) / 1.055, 2.4)) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
