import Foundation
@_spi(Lunette) import LunetteStage

/// Scrolls a collection view while the middle of a lifted item is held near one of its edges, as a table does with a row.
/// Source: docs/rules/collections.md 3.8 (D)
final class CollectionEdgeScroller: FrameStepping {
  static let key = CompanionKey<CollectionEdgeScroller>()
  private weak var list: UICollectionView?
  /// The middle of the item, from the upper left corner of what is seen. Units: points.
  private var place = CGPoint.zero
  private var lastStep: TimeInterval = 0
  private var isOn = false

  init(_ list: UICollectionView) { self.list = list }

  /// The item is held there. Space: the content.
  func follow(_ point: CGPoint) {
    guard let list else { return }
    place = CGPoint(x: point.x - list.bounds.minX, y: point.y - list.bounds.minY)
    guard !isOn, velocity(list) != .zero else { return }
    isOn = true
    lastStep = list.simulation.time
    list.simulation.displayLinks.add(self)
  }

  /// Units: points per second.
  private func velocity(_ list: UICollectionView) -> CGPoint {
    let (inset, legal, offset, size) = (list.adjustedContentInset, list.legalOffsets, list.contentOffset, list.bounds.size)
    func along(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat, _ offset: CGFloat, _ legal: ClosedRange<CGFloat>) -> CGFloat {
      let (zone, speed) = (CGFloat(ListConstants.autoscrollZone), CGFloat(ListConstants.autoscrollSpeed))
      if place - low < zone, offset > legal.lowerBound { return 0 - speed * min(1, (zone - place + low) / zone) }
      if high - place < zone, offset < legal.upperBound { return speed * min(1, (zone - high + place) / zone) }
      return 0
    }
    return CGPoint(
      x: along(place.x, inset.left, size.width - inset.right, offset.x, legal.x), y: along(place.y, inset.top, size.height - inset.bottom, offset.y, legal.y))
  }

  func step(to time: TimeInterval) -> Bool {
    isOn = false
    guard let list, list.lifted != nil else { return false }
    let (velocity, legal, scale) = (velocity(list), list.legalOffsets, list.simulation.screen.scale)
    guard velocity != .zero else { return false }
    let passed = CGFloat(time - lastStep)
    lastStep = time
    list.contentOffset = CGPoint(
      x: (list.contentOffset.x + velocity.x * passed).clamped(to: legal.x).roundedToPixel(scale: scale),
      y: (list.contentOffset.y + velocity.y * passed).clamped(to: legal.y).roundedToPixel(scale: scale))
    isOn = true
    list.updateInteractiveMovementTargetPosition(CGPoint(x: list.bounds.minX + place.x, y: list.bounds.minY + place.y))
    return true
  }

  var motionDescription: String { "an item that is held at the edge of \(list.map { typeName($0) } ?? "a collection view")" }
}
