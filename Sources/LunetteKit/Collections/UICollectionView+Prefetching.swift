import Foundation

/// What was asked for ahead of time.
struct ItemPrefetching {
  /// The stretch of the content that was looked at last. Units: points.
  var rect = CGRect.null
  /// Asked for, not cancelled, not yet in view.
  var requested: Set<RowPath> = []
}

/// The rule for prefetching (ours; docs/rules/collections.md 3.9): whenever the stretch of content for which the layout is asked becomes
/// another, its items that have no cells are wanted, the nearest first. Those asked for before that don't belong to it are cancelled.
extension UICollectionView {
  func prefetchAhead() {
    guard let source = prefetchDataSource, isPrefetchingEnabled, prefetching.rect != content.rect, movement == nil else { return }
    let isFirst = prefetching.rect.isNull
    prefetching.rect = content.rect
    let (middleX, middleY) = (bounds.midX, bounds.midY)
    let waiting = content.elements.filter { $0.element.category == .cell && $0.view == nil && !$0.attributes.isHidden }
    func distance(_ entry: CollectionContent.Entry) -> CGFloat { abs(entry.frame.midX - middleX) + abs(entry.frame.midY - middleY) }
    let ahead = waiting.sorted { (distance($0), $0.element.path) < (distance($1), $1.element.path) }.map(\.element.path)
    let wanted = Set(ahead)
    let cancelled = prefetching.requested.filter { !wanted.contains($0) && visibleCell(at: $0) == nil }
    let new = ahead.filter { !prefetching.requested.contains($0) }
    prefetching.requested = wanted
    if !cancelled.isEmpty, !isFirst { source.collectionView(self, cancelPrefetchingForItemsAt: cancelled.sorted().map(\.indexPath)) }
    if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new.map(\.indexPath)) }
  }
}
