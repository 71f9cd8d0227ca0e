import Foundation
import LunetteKit

/// Constraints over the screen: lines with bars at their ends and a small text; dashed for optional constraints, red for those that were
/// given up.
extension SvgPainter {
  mutating func paintLayoutMarks() {
    guard !list.layoutMarks.isEmpty else { return }
    document.out.begin("g")
    document.out.attribute("class", "constraints")
    document.out.attribute("font-size", Self.markFontSize)
    document.out.attribute("text-anchor", "middle")
    document.out.open()
    for mark in list.layoutMarks { paint(mark) }
    document.out.close("g")
  }

  private mutating func paint(_ mark: LayoutMark) {
    let color = mark.isBroken ? Self.brokenColor : Self.markColor
    document.out.begin("g")
    document.out.open(breaksLine: false)
    document.out.begin("title")
    document.out.open(breaksLine: false)
    document.out.text(mark.title)
    document.out.close("title", breaksLine: false)
    document.out.begin("path")
    let isHorizontal = abs(mark.end.x - mark.start.x) >= abs(mark.end.y - mark.start.y)
    let half = CGPoint(x: isHorizontal ? 0 : Self.bar / 2, y: isHorizontal ? Self.bar / 2 : 0)
    document.out.attribute("d") { out in
      func line(_ start: CGPoint, _ end: CGPoint) {
        out.add("M")
        out.add(point: start)
        out.add("L")
        out.add(point: end)
      }
      line(mark.start, mark.end)
      for end in [mark.start, mark.end] {
        line(CGPoint(x: end.x - half.x, y: end.y - half.y), CGPoint(x: end.x + half.x, y: end.y + half.y))
      }
    }
    document.out.attribute("fill", "none")
    document.out.add(stroke: color, width: Self.markWidth)
    if mark.isOptional { document.out.attribute("stroke-dasharray", "3 2") }
    document.out.end(breaksLine: false)
    if !mark.text.isEmpty {
      document.out.begin("text")
      document.out.attribute("x", (mark.start.x + mark.end.x) / 2 + (isHorizontal ? 0 : Self.textGap * 4))
      document.out.attribute("y", (mark.start.y + mark.end.y) / 2 - Self.textGap)
      document.out.add(fill: color)
      document.out.open(breaksLine: false)
      document.out.text(mark.text)
      document.out.close("text", breaksLine: false)
    }
    document.out.close("g")
  }

  // Ours: thin enough for a screen with many of them. Units: points.
  private static let markWidth: CGFloat = 0.75
  private static let bar: CGFloat = 5
  private static let textGap: CGFloat = 2
  private static let markFontSize: CGFloat = 8
  private static let markColor = UIColor(red: 0, green: 0.4, blue: 1, alpha: 0.9)
  private static let brokenColor = UIColor(red: 0.9, green: 0, blue: 0, alpha: 0.95)
}
