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
    return changed
  }

  private static func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

  /// Reloads a table. The offset stays if the new rows still reach it, and so does the selection of rows that still exist.
  private func refresh(_ table: UITableView) {
    let (offset, selected) = (table.contentOffset, table.indexPathsForSelectedRows ?? [])
    table.reloadData()
    table.layoutIfNeeded()
    let inset = table.adjustedContentInset
    let lowest = max(-inset.top, table.contentSize.height + inset.bottom - table.bounds.height)
    table.contentOffset = CGPoint(x: offset.x, y: min(offset.y, lowest))
    for path in selected where path.section < table.numberOfSections && path.row < table.numberOfRows(inSection: path.section) {
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }
}
