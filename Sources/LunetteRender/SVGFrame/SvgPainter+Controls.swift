import Foundation
import LunetteKit

/// Switches, sliders, steppers, segments and pages as iOS 7 to 12 draw them.
/// Source of sizes and colours, where nothing else is said: iOS 7, measured by eye
extension SvgPainter {
  mutating func paintControl(_ control: DisplayControl, _ item: DisplayItem) {
    let isDisabled = item.state.contains(.disabled)
    if isDisabled {
      document.out.add("<g opacity=\"", Self.disabledOpacity)
      document.out.add(">\n")
    }
    switch control {
    case .toggle(let isOn): paintSwitch(isOn: isOn, item)
    case .slider(let fraction): paintSlider(fraction, item)
    case .stepper(let canDecrease, let canIncrease): paintStepper(canDecrease, canIncrease, item)
    case .segments(let segments, let selected): paintSegments(segments, selected, item)
    case .pages(let count, let current): paintPages(count, current, item)
    case .refresh(let fraction, let isRefreshing, let title, let tint): paintRefresh(fraction, isRefreshing, title, tint, item)
    case .mark(let mark): paintMark(mark, item)
    }
    if isDisabled { document.out.add("</g>\n") }
  }

  /// The knob grows towards the middle under a finger.
  private mutating func paintSwitch(isOn: Bool, _ item: DisplayItem) {
    let size = item.size
    let bounds = CGRect(origin: .zero, size: size)
    if isOn {
      rect(bounds, radius: size.height / 2, fill: Self.switchColor)
    } else {
      rect(bounds.insetBy(dx: 0.75, dy: 0.75), radius: size.height / 2, fill: .white, stroke: Self.switchEdge, 1.5)
    }
    let height = size.height - 2 * Self.knobMargin
    let width = height + (item.state.contains(.highlighted) ? Self.pressedKnobGrowth : 0)
    let x = isOn ? size.width - Self.knobMargin - width : Self.knobMargin
    knob(CGRect(x: x, y: Self.knobMargin, width: width, height: height))
  }

  private mutating func paintSlider(_ fraction: CGFloat, _ item: DisplayItem) {
    let (size, track) = (item.size, UISlider.trackHeight)
    let way = max(0, size.width - UISlider.knobSize)
    let middle = way * fraction + UISlider.knobSize / 2
    let y = (size.height - track) / 2
    rect(CGRect(x: 2, y: y, width: max(0, size.width - 4), height: track), radius: track / 2, fill: Self.trackColor)
    rect(CGRect(x: 2, y: y, width: max(0, middle - 2), height: track), radius: track / 2, fill: UIButton.defaultTint)
    let radius = Self.sliderKnobSize / 2
    knob(CGRect(x: middle - radius, y: size.height / 2 - radius, width: 2 * radius, height: 2 * radius))
  }

  /// White, with a thin edge and a shadow.
  private mutating func knob(_ frame: CGRect) {
    let shadow = shadowReference(UIColor(white: 0, alpha: 0.25), offset: CGPoint(x: 0, y: 2), radius: 2)
    document.out.add("<g")
    shadow.add(" filter=\"", to: &document.out)
    document.out.add(">")
    rect(frame, radius: frame.height / 2, fill: .white, stroke: UIColor(white: 0, alpha: 0.08), 0.5)
    document.out.add("</g>\n")
  }

  private mutating func paintStepper(_ canDecrease: Bool, _ canIncrease: Bool, _ item: DisplayItem) {
    let (size, tint) = (item.size, UIButton.defaultTint)
    outline(size)
    line([CGPoint(x: size.width / 2, y: 0), CGPoint(x: size.width / 2, y: size.height)], tint, width: 1)
    let (y, arm) = (size.height / 2, Self.signArm)
    func sign(_ isLive: Bool) -> UIColor { isLive ? tint : tint.withAlphaComponent(Self.disabledOpacity) }
    let (minus, plus) = (size.width / 4, size.width * 3 / 4)
    line([CGPoint(x: minus - arm, y: y), CGPoint(x: minus + arm, y: y)], sign(canDecrease), width: Self.signWidth)
    line([CGPoint(x: plus - arm, y: y), CGPoint(x: plus + arm, y: y)], sign(canIncrease), width: Self.signWidth)
    line([CGPoint(x: plus, y: y - arm), CGPoint(x: plus, y: y + arm)], sign(canIncrease), width: Self.signWidth)
  }

  private mutating func paintSegments(_ segments: [DisplaySegment], _ selected: Int?, _ item: DisplayItem) {
    guard !segments.isEmpty else { return }
    let (size, tint) = (item.size, UIButton.defaultTint)
    let width = size.width / CGFloat(segments.count)
    let font = UIFont.systemFont(ofSize: UISegmentedControl.fontSize)
    if let selected, segments.indices.contains(selected) {
      let frame = CGRect(x: width * CGFloat(selected), y: 0, width: width, height: size.height)
      rect(frame, radius: Self.outlineRadius, fill: tint)
      // Only the corners at the control's ends are round.
      let square = Self.outlineRadius
      if selected > 0 { rect(CGRect(x: frame.minX, y: 0, width: square, height: size.height), fill: tint) }
      if selected < segments.count - 1 { rect(CGRect(x: frame.maxX - square, y: 0, width: square, height: size.height), fill: tint) }
    }
    outline(size)
    for (number, segment) in segments.enumerated() {
      let x = width * CGFloat(number)
      if number > 0 { line([CGPoint(x: x, y: 0), CGPoint(x: x, y: size.height)], tint, width: 1) }
      let color = number == selected ? UIColor.white : segment.isEnabled ? tint : tint.withAlphaComponent(Self.disabledOpacity)
      let title = TextMetrics.truncated(segment.title, width: max(0, width - 4), font: font)
      let outer = origin
      origin.x += x
      paintText(
        DisplayText(
          text: segment.title, lines: [title], font: font, color: color, alignment: .center, lineBreakMode: .byTruncatingTail),
        size: CGSize(width: width, height: size.height))
      origin = outer
    }
  }

  /// Grey, to be seen on white and on black alike; UIKit's are white.
  private mutating func paintPages(_ count: Int, _ current: Int, _ item: DisplayItem) {
    let (dot, pitch) = (UIPageControl.dotSize, UIPageControl.dotSize + UIPageControl.dotSpacing)
    let shown = min(count, max(0, Int(min(item.size.width, Self.widestPages) / pitch)))
    guard shown > 0 else { return }
    let start = (item.size.width - CGFloat(shown) * pitch + UIPageControl.dotSpacing) / 2
    for page in 0..<shown {
      let center = CGPoint(x: start + dot / 2 + CGFloat(page) * pitch, y: item.size.height / 2)
      circle(center, radius: dot / 2, fill: page == min(current, shown - 1) ? Self.currentPageColor : Self.pageColor)
    }
  }

  /// A wheel whose spokes come one by one while it is pulled; while it refreshes they pale behind one that leads. The title stands below.
  private mutating func paintRefresh(_ fraction: CGFloat, _ isRefreshing: Bool, _ title: String, _ tint: UIColor, _ item: DisplayItem) {
    let size = item.size
    let font = UIFont.systemFont(ofSize: Self.refreshFontSize)
    let below = title.isEmpty ? 0 : Self.refreshTitleGap + font.lineHeight
    let center = CGPoint(x: size.width / 2, y: (size.height - below) / 2)
    let shown = Int((min(max(fraction, 0), 1) * CGFloat(Self.spokes)).rounded(.down))
    for spoke in 0..<shown {
      let angle = 2 * CGFloat.pi * CGFloat(spoke) / CGFloat(Self.spokes)
      let (x, y) = (CGFloat(sin(Double(angle))), -CGFloat(cos(Double(angle))))
      let pallor = isRefreshing ? CGFloat(Self.spokes - spoke) / CGFloat(Self.spokes) : 1
      let ends = [Self.spokeStart, Self.spokeEnd].map { CGPoint(x: center.x + x * $0, y: center.y + y * $0) }
      line(ends, tint.withAlphaComponent(tint.alpha * pallor), width: Self.spokeWidth, isRound: true)
    }
    guard !title.isEmpty else { return }
    let outer = origin
    defer { origin = outer }
    origin.y += center.y + Self.spokeEnd + Self.refreshTitleGap
    let line = TextMetrics.truncated(title, width: size.width, font: font)
    paintText(
      DisplayText(text: title, lines: [line], font: font, color: tint, alignment: .center, lineBreakMode: .byTruncatingTail),
      size: CGSize(width: size.width, height: font.lineHeight))
  }

  private mutating func outline(_ size: CGSize) {
    rect(
      CGRect(origin: .zero, size: size).insetBy(dx: 0.5, dy: 0.5), radius: Self.outlineRadius, fill: nil, stroke: UIButton.defaultTint, 1)
  }

  private static let disabledOpacity: CGFloat = 0.4
  /// Source: Apple, the switch's green, 76, 217, 100
  private static let switchColor = UIColor(red: 76.0 / 255, green: 217.0 / 255, blue: 100.0 / 255)
  private static let switchEdge = UIColor(white: 0.898)
  private static let trackColor = UIColor(white: 0.718)
  private static let currentPageColor = UIColor(white: 0.45)
  private static let pageColor = UIColor(white: 0.5, alpha: 0.4)
  // Units: points.
  private static let knobMargin: CGFloat = 2
  private static let pressedKnobGrowth: CGFloat = 6
  private static let sliderKnobSize: CGFloat = 28
  private static let outlineRadius: CGFloat = 4
  private static let signArm: CGFloat = 7
  private static let signWidth: CGFloat = 1.5
  private static let spokes = 12
  private static let spokeStart: CGFloat = 6
  private static let spokeEnd: CGFloat = 12
  private static let spokeWidth: CGFloat = 2.5
  private static let refreshFontSize: CGFloat = 12
  private static let refreshTitleGap: CGFloat = 2
  /// Wider than any screen.
  private static let widestPages: CGFloat = 10_000
}
