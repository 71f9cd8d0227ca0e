import Foundation

/// The look with a thumb that slides on a plate. Source: docs/rules/appearance.md 5 (E)
extension UISegmentedControl {
  /// Units: points; radians per second; seconds.
  private enum Thumb {
    static let inset: CGFloat = 2
    static let plateRadius: CGFloat = 8
    static let radius: CGFloat = 6.93
    static let frequency: CGFloat = 22.44
    static let duration: TimeInterval = 0.412
    static let pressedScale: CGFloat = 0.95
    static let separator = CGSize(width: 1, height: 16)
  }

  static func slide(from place: CGFloat, since time: TimeInterval) -> ThumbSlide {
    ThumbSlide(from: place, since: time, spring: SpringCurve(criticalFrequency: Thumb.frequency, duration: CGFloat(Thumb.duration)))
  }

  /// Where each segment stands in a control of this size. Space: own bounds from (0, 0). Units: points.
  func thumbFrames(in size: CGSize) -> [CGRect] {
    let inset = system.controls.segmentsHaveThumb ? Thumb.inset : 0
    let widths = segmentWidths(in: max(0, size.width - 2 * inset))
    let areEqual = widths.allSatisfy { $0 == widths[0] }
    var end = inset
    return widths.enumerated().map { index, width in
      // No sum of roundings where a product will do.
      let x = areEqual ? inset + CGFloat(index) * width : end
      end = x + width
      let frame = CGRect(x: x, y: inset, width: width, height: max(0, size.height - 2 * inset))
      return isMirrored ? frame.mirrored(in: size.width) : frame
    }
  }

  func drawThumb(in size: CGSize, at time: TimeInterval, _ context: CGContext) {
    let frames = thumbFrames(in: size)
    context.fill(CGRect(origin: .zero, size: size), radius: Thumb.plateRadius, system.colors.segmentPlate)
    let shown = thumbSegment
    for number in 1..<max(1, frames.count) where number != shown && number - 1 != shown {
      context.fill(
        CGRect(
          x: (isMirrored ? frames[number].maxX : frames[number].minX) - Thumb.separator.width / 2, y: (size.height - Thumb.separator.height) / 2,
          width: Thumb.separator.width,
          height: Thumb.separator.height), system.colors.separator)
    }
    if frames.indices.contains(shown) {
      var frame = frames[shown]
      frame.origin.x = thumbX(at: time, in: frames)
      if isHighlighted, pressesThumb {
        frame = frame.shrunk(dx: frame.width * (1 - Thumb.pressedScale) / 2, dy: frame.height * (1 - Thumb.pressedScale) / 2)
      }
      context.saveGState()
      context.setShadow(offset: CGSize(width: 0, height: 3), blur: 8, color: UIColor(white: 0, alpha: 0.12))
      context.fill(frame, radius: Thumb.radius, selectedSegmentTintColor ?? system.colors.segmentThumb)
      context.restoreGState()
    }
    for (number, frame) in frames.enumerated() {
      if HostWork.mustEnd("drawing \(frames.count) segments") { break }
      drawTitle(of: number, in: frame, isSelected: number == shown, context)
    }
  }

  private func drawTitle(of number: Int, in frame: CGRect, isSelected: Bool, _ context: CGContext) {
    let attributes = titleAttributes(isSelected: isSelected)
    let font = attributes?.font ?? .systemFont(ofSize: Self.fontSize, weight: isSelected ? .medium : .regular)
    var color = attributes?.foregroundColor ?? system.colors.label
    if !isEnabledForSegment(at: number) { color = color.withAlphaComponent(Self.disabledShare) }
    if let image = imageForSegment(at: number) { return context.part(image, centeredIn: frame, tint: color) }
    context.line(titleForSegment(at: number) ?? "", in: frame.shrunk(dx: 2, dy: 0), font: font, color)
  }

  /// Source: docs/rules/appearance.md 5 (M)
  private static let disabledShare: CGFloat = 0.5
}

/// A thumb on its way to a segment.
struct ThumbSlide {
  let from: CGFloat
  let since: TimeInterval
  let spring: SpringCurve
  func place(at time: TimeInterval, to goal: CGFloat) -> CGFloat { from + (goal - from) * spring.position(at: CGFloat(max(time - since, 0))) }
  func isOver(at time: TimeInterval) -> Bool { time + clockTolerance >= since + TimeInterval(spring.duration) }
}

extension UISegmentedControl: FrameStepping {
  package func step(to time: TimeInterval) -> Bool { isSliding(at: time) }
  package var motionDescription: String { "the thumb of \(className)" }
}
