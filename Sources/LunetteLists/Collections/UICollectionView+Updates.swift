import Foundation

/// Changes of items and sections, one by one or in batches. The rules are those of tables.
/// Source: docs/rules/collections.md 3.6; docs/rules/tables.md 6
extension UICollectionView {
  public func insertItems(at paths: [IndexPath]) { change { $0.rows.inserted += paths.map { (RowPath($0), .automatic) } } }
  public func deleteItems(at paths: [IndexPath]) { change { $0.rows.deleted += paths.map { (RowPath($0), .automatic) } } }
  public func reloadItems(at paths: [IndexPath]) { change { $0.rows.reloaded += paths.map { (RowPath($0), .automatic) } } }
  public func moveItem(at path: IndexPath, to target: IndexPath) { change { $0.rows.moved.append((RowPath(path), RowPath(target))) } }
}

extension ListUpdates {
  /// For the layout: what the batch asked for.
  func items(_ mapping: RowMapping) -> [UICollectionViewUpdateItem] {
    func items<Place>(_ changes: Changes<Place>, _ path: (Place) -> IndexPath, after: (Place) -> Place?) -> [[UICollectionViewUpdateItem]] {
      [
        changes.deleted.map { UICollectionViewUpdateItem(.delete, before: path($0.place), after: nil) },
        changes.reloaded.map { UICollectionViewUpdateItem(.reload, before: path($0.place), after: path(after($0.place) ?? $0.place)) },
        changes.inserted.map { UICollectionViewUpdateItem(.insert, before: nil, after: path($0.place)) },
        changes.moved.map { UICollectionViewUpdateItem(.move, before: path($0.from), after: path($0.to)) },
      ]
    }
    // Kind by kind, sections before items.
    let whole = items(sections, { IndexPath(row: RowPath.noRow, section: $0) }, after: mapping.sections.after)
    return zip(whole, items(rows, \.indexPath, after: mapping.after)).flatMap { $0 + $1 }
  }
}
