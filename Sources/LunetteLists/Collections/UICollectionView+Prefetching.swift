import Foundation

/// The rule for prefetching (ours; docs/rules/collections.md 3.9): whenever the stretch of content for which the layout is asked becomes
/// another, its items that have no cells are wanted, the nearest first. Those asked for before that don't belong to it are cancelled.
extension UICollectionView {
  func prefetchItems() {
    guard let source = prefetchDataSource, isPrefetchingEnabled, prefetchedRect != content.rect, lifted == nil else { return }
    prefetchedRect = content.rect
    let (middleX, middleY) = (bounds.midX, bounds.midY)
    let waiting = content.elements.filter { $0.element.category == .cell && $0.view == nil && !$0.attributes.isHidden }
    func distance(_ entry: CollectionContent.Entry) -> CGFloat { abs(entry.frame.midX - middleX) + abs(entry.frame.midY - middleY) }
    let ahead = waiting.sorted { (distance($0), $0.element.path) < (distance($1), $1.element.path) }.map(\.element.path)
    let (new, cancelled) = prefetching.want(ahead) { shownCell(at: $0) != nil }
    if !cancelled.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: cancelled.map(\.indexPath)) }
    if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new.map(\.indexPath)) }
  }
}
