import Foundation
import LunetteKit

/// Constraints over the screen: lines with bars at their ends and a small text; dashed for optional constraints, red for those that were
/// given up.
extension SvgPainter {
  mutating func paintLayoutMarks() {
    guard !list.layoutMarks.isEmpty else { return }
    document.out.add("<g class=\"constraints\" font-size=\"")
    document.out.add(Self.markFontSize)
    document.out.add("\" text-anchor=\"middle\">\n")
    for mark in list.layoutMarks { paint(mark) }
    document.out.add("</g>\n")
  }

  private mutating func paint(_ mark: LayoutMark) {
    let color = mark.isBroken ? Self.brokenColor : Self.markColor
    document.out.add("<g><title>")
    document.out.add(xml: mark.title)
    document.out.add("</title><path d=\"")
    addLine(mark.start, mark.end)
    let isHorizontal = abs(mark.end.x - mark.start.x) >= abs(mark.end.y - mark.start.y)
    let half = CGPoint(x: isHorizontal ? 0 : Self.bar / 2, y: isHorizontal ? Self.bar / 2 : 0)
    for end in [mark.start, mark.end] {
      addLine(CGPoint(x: end.x - half.x, y: end.y - half.y), CGPoint(x: end.x + half.x, y: end.y + half.y))
    }
    document.out.add("\" fill=\"none\"")
    document.out.add(stroke: color, width: Self.markWidth)
    if mark.isOptional { document.out.add(" stroke-dasharray=\"3 2\"") }
    document.out.add("/>")
    if !mark.text.isEmpty {
      document.out.add("<text x=\"", (mark.start.x + mark.end.x) / 2 + (isHorizontal ? 0 : Self.textGap * 4))
      document.out.add(" y=\"", (mark.start.y + mark.end.y) / 2 - Self.textGap)
      document.out.add(fill: color)
      document.out.add(">")
      document.out.add(xml: mark.text)
      document.out.add("</text>")
    }
    document.out.add("</g>\n")
  }

  private mutating func addLine(_ start: CGPoint, _ end: CGPoint) {
    for (letter, point) in [("M", start), ("L", end)] {
      document.out.add(text: letter)
      document.out.add(Utf8Buffer.limited(point.x))
      document.out.add(" ")
      document.out.add(Utf8Buffer.limited(point.y))
    }
  }

  // Ours: thin enough for a screen with many of them. Units: points.
  private static let markWidth: CGFloat = 0.75
  private static let bar: CGFloat = 5
  private static let textGap: CGFloat = 2
  private static let markFontSize: CGFloat = 8
  private static let markColor = UIColor(red: 0, green: 0.4, blue: 1, alpha: 0.9)
  private static let brokenColor = UIColor(red: 0.9, green: 0, blue: 0, alpha: 0.95)
}
