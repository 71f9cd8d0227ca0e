import Foundation
@_spi(Lunette) import LunetteStage

/// Scrolls a list while a finger does something near one of its edges. Source: docs/rules/lists.md 5 (D)
final class ListEdgeScroller: FrameStepping {
  private let holder: String
  /// Where the finger is; nil where it does nothing any more. Space: the content
  private let finger: () -> CGPoint?
  private let moved: () -> Void
  private weak var list: ListView?
  private var lastStep: TimeInterval = 0
  private var isOn = false

  /// - Parameters:
  ///   - holder: what is at the edge, for a description of the motion; a finger by default
  ///   - moved: the list has scrolled
  init(_ holder: String? = nil, finger: @escaping () -> CGPoint?, moved: @escaping () -> Void) {
    (self.holder, self.finger, self.moved) = (holder ?? "a finger", finger, moved)
  }

  func follow(_ list: ListView) {
    self.list = list
    guard !isOn, let point = finger(), velocity(list, point) != .zero else { return }
    isOn = true
    lastStep = list.simulation.time
    list.simulation.displayLinks.add(self)
  }

  /// Units: points per second.
  private func velocity(_ list: ListView, _ point: CGPoint) -> CGPoint {
    let (inset, legal, offset, bounds) = (list.adjustedContentInset, list.legalOffsets, list.contentOffset, list.bounds)
    let (zone, speed) = (CGFloat(ListConstants.autoscrollZone), CGFloat(ListConstants.autoscrollSpeed))
    func along(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat, _ offset: CGFloat, _ legal: ClosedRange<CGFloat>) -> CGFloat {
      if place - low < zone, offset > legal.lowerBound { return 0 - speed * min(1, (zone - place + low) / zone) }
      if high - place < zone, offset < legal.upperBound { return speed * min(1, (zone - high + place) / zone) }
      return 0
    }
    return CGPoint(
      x: along(point.x, bounds.minX + inset.left, bounds.maxX - inset.right, offset.x, legal.x),
      y: along(point.y, bounds.minY + inset.top, bounds.maxY - inset.bottom, offset.y, legal.y))
  }

  func step(to time: TimeInterval) -> Bool {
    isOn = false
    guard let list, list.window != nil, let point = finger() else { return false }
    let (velocity, legal, scale) = (velocity(list, point), list.legalOffsets, list.simulation.screen.scale)
    guard velocity != .zero else { return false }
    let passed = CGFloat(time - lastStep)
    lastStep = time
    isOn = true
    list.contentOffset = CGPoint(
      x: (list.contentOffset.x + velocity.x * passed).clamped(to: legal.x).roundedToPixel(scale: scale),
      y: (list.contentOffset.y + velocity.y * passed).clamped(to: legal.y).roundedToPixel(scale: scale))
    moved()
    return isOn
  }

  var motionDescription: String { "\(holder) at the edge of \(list.map { typeName($0) } ?? "a list")" }
}
