import Foundation
import LunetteKit
import LunetteScript

/// Loads new code into a running app.
extension ScenarioApp {
  /// Loads the plugin's files that have changed, and shows the app's present state with the new code.
  /// Returns: the files; empty if none has changed. Throws: `ReloadError`; then the app is as it was
  public func reload() throws -> [String] {
    try run {
      let tables = simulation.application.windows.flatMap(Self.views).compactMap { $0 as? UITableView }
      if tables.contains(where: \.isAskingDataSource) { throw ReloadError.busy(callback: "a table view") }
      let collections = simulation.application.windows.flatMap(Self.views).compactMap { $0 as? UICollectionView }
      if collections.contains(where: \.isAskingDataSource) { throw ReloadError.busy(callback: "a collection view") }
      let changed = try host.loader.reloading.changedFiles(of: plugin)
      guard !changed.isEmpty else { return [] }
      switch simulation.send(.reload(changed)) {
      case .files(let files): return files
      case .failed(let error): throw error
      default: return []
      }
    }
  }

  /// The plugin's files that have changed since they were loaded, with their new contents. Throws: if one can't be read
  public func changedFiles() throws -> [SourceFile] { try run { try host.loader.reloading.changedFiles(of: plugin) } }

  /// The plugin's files, by their names in messages.
  package var codePaths: Set<String> { Set(host.loader.reloading.files(of: plugin).map(\.path)) }

  /// Handles the input. Returns: the files, by their names in messages. Throws: `ReloadError`; then the app is as it was
  func replaceCode(_ files: [SourceFile]) throws -> [String] {
    let changed = try host.loader.reloading.reload(plugin, files)
    let views = simulation.application.windows.flatMap(Self.views)
    for view in views { view.setNeedsLayout() }
    for table in views.compactMap({ $0 as? UITableView }) { refresh(table) }
    for collection in views.compactMap({ $0 as? UICollectionView }) { refresh(collection) }
    return changed
  }

  private static func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

  /// Reloads a table. The offset stays if the new rows still reach it, and so does the selection of rows that still exist.
  private func refresh(_ table: UITableView) {
    let (offset, selected) = (table.contentOffset, table.indexPathsForSelectedRows ?? [])
    table.reloadData()
    table.layoutIfNeeded()
    scroll(table, backTo: offset)
    for path in selected where path.section < table.numberOfSections && path.row < table.numberOfRows(inSection: path.section) {
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }

  /// The same for a collection view.
  private func refresh(_ view: UICollectionView) {
    let (offset, selected) = (view.contentOffset, view.indexPathsForSelectedItems ?? [])
    view.reloadData()
    view.layoutIfNeeded()
    scroll(view, backTo: offset)
    for path in selected where path.section < view.numberOfSections && path.row < view.numberOfItems(inSection: path.section) {
      view.selectItem(at: path, animated: false, scrollPosition: [])
    }
  }

  private func scroll(_ view: UIScrollView, backTo offset: CGPoint) {
    let inset = view.adjustedContentInset
    let lowest = max(-inset.top, view.contentSize.height + inset.bottom - view.bounds.height)
    let rightmost = max(-inset.left, view.contentSize.width + inset.right - view.bounds.width)
    view.contentOffset = CGPoint(x: min(offset.x, rightmost), y: min(offset.y, lowest))
  }
}
