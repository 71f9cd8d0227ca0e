import Foundation
import LunetteKit
import LunetteScript

/// Loads new code into a running app.
extension ScenarioApp {
  /// Loads the plugin's files that have changed, and shows the app's present state with the new code.
  /// Returns: the files; empty if none has changed. Throws: `ReloadError`; then the app is as it was
  public func reload() throws -> [String] {
    try run {
      let lists = simulation.application.windows.flatMap(Self.views).compactMap { $0 as? ListView }
      if let asking = lists.first(where: \.isAskingDataSource) { throw ReloadError.busy(callback: "a \(asking.words.list)") }
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
    // Tables first.
    for case let table as UITableView in views { refresh(table) }
    for case let collection as UICollectionView in views { refresh(collection) }
    return changed
  }

  private static func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

  /// Reloads a list. The offset stays if the new rows still reach it, and so does the selection of rows that still exist.
  private func refresh(_ list: ListView) {
    let (offset, selected) = (list.contentOffset, list.selectedPaths)
    list.reloadData()
    list.layoutIfNeeded()
    scroll(list, backTo: offset)
    for path in selected where list.contains(path) { list.select(path) }
  }

  private func scroll(_ view: UIScrollView, backTo offset: CGPoint) {
    let inset = view.adjustedContentInset
    let lowest = max(-inset.top, view.contentSize.height + inset.bottom - view.bounds.height)
    let rightmost = max(-inset.left, view.contentSize.width + inset.right - view.bounds.width)
    view.contentOffset = CGPoint(x: min(offset.x, rightmost), y: min(offset.y, lowest))
  }
}
