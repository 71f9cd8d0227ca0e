import Foundation
import Lua
import LunetteKit

/// A script's headers and footers: heights, estimates, views, and calls when they appear and disappear. Source: docs/lua-api.md 3
extension ScriptTableDelegate {
  private static let header = Section(
    height: delegateMethods.headerHeight, estimate: delegateMethods.headerEstimate, view: delegateMethods.headerView,
    willDisplay: delegateMethods.willDisplayHeader, didEndDisplaying: delegateMethods.didEndDisplayingHeader)
  private static let footer = Section(
    height: delegateMethods.footerHeight, estimate: delegateMethods.footerEstimate, view: delegateMethods.footerView,
    willDisplay: delegateMethods.willDisplayFooter, didEndDisplaying: delegateMethods.didEndDisplayingFooter)

  private struct Section {
    let height, estimate: ScriptMethod<(UITableView, SectionNumber), Height>
    let view: ScriptMethod<(UITableView, SectionNumber), UIView?>
    let willDisplay, didEndDisplaying: ScriptMethod<(UITableView, UIView, SectionNumber), Anything>
  }

  private func names(_ kind: TableSectionKind) -> Section { kind == .header ? Self.header : Self.footer }

  // MARK: Estimates of rows

  func providesRowEstimates(for tableView: UITableView) -> Bool { has(delegateMethods.rowEstimate) }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    let path = RowPath(indexPath)
    let answer = ask(delegateMethods.rowEstimate, tableView, path)?.value ?? 0
    return checked(answer, path, delegateMethods.rowEstimate.name, tableView)
  }

  func tableView(_ tableView: UITableView, estimatesForRows rows: Range<Int>, inSection section: Int) -> RowHeights {
    .each(askRowByRow(delegateMethods.rowEstimate, rows, section, tableView, least: .leastNonzeroMagnitude))
  }

  // MARK: Heights of headers and footers

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    height(Self.header.height, .header, section, tableView) ?? tableView.ownHeight(ofHeaderInSection: section)
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    height(Self.footer.height, .footer, section, tableView) ?? tableView.ownHeight(ofFooterInSection: section)
  }
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    height(Self.header.estimate, .header, section, tableView) ?? tableView.estimatedSectionHeaderHeight
  }
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    height(Self.footer.estimate, .footer, section, tableView) ?? tableView.estimatedSectionFooterHeight
  }

  /// Nil when the script has no such method; 0 after a failure, with the fault recorded.
  private func height(
    _ method: ScriptMethod<(UITableView, SectionNumber), Height>, _ kind: TableSectionKind, _ section: Int, _ tableView: UITableView
  ) -> CGFloat? {
    guard has(method) else { return nil }
    let height = ask(method, tableView, SectionNumber(section))?.value ?? 0
    if height >= 0 && height.isFinite || height == UITableView.automaticDimension { return height }
    let call = context(method.name, tableView)
    Simulation.current.recordFault(
      ScriptFault.badEdge(callback: method.name.text, kind: kind.rawValue, section: section, height: height, call: call))
    return 0
  }

  // MARK: Views

  func providesViews(for kind: TableSectionKind, in tableView: UITableView) -> Bool { has(names(kind).view) }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { view(Self.header, section, tableView) }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { view(Self.footer, section, tableView) }

  private func view(_ names: Section, _ section: Int, _ tableView: UITableView) -> UIView? {
    ask(names.view, tableView, SectionNumber(section)) ?? nil
  }

  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    notify(Self.header.willDisplay, tableView, view, SectionNumber(section))
  }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    notify(Self.header.didEndDisplaying, tableView, view, SectionNumber(section))
  }
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    notify(Self.footer.willDisplay, tableView, view, SectionNumber(section))
  }
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    notify(Self.footer.didEndDisplaying, tableView, view, SectionNumber(section))
  }
}

/// A script's titles of sections and of the section index.
extension ScriptTableDataSource {
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ask(dataSourceMethods.headerTitle, tableView, SectionNumber(section)) ?? nil
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    ask(dataSourceMethods.footerTitle, tableView, SectionNumber(section)) ?? nil
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    ask(dataSourceMethods.indexTitles, tableView) ?? nil
  }

  /// With nil, or a number below 1, the table doesn't scroll.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    guard has(dataSourceMethods.indexSection) else { return index }
    let answer = ask(dataSourceMethods.indexSection, tableView, title, RowNumber(index)) ?? nil
    return answer?.value.fromZero ?? -1
  }
}

private let prefetchingMethods = TablePrefetchingMethods()

/// A script's table that is told of rows before they become visible.
final class ScriptTablePrefetching: ScriptDelegate, UITableViewDataSourcePrefetching {
  override class var protocols: [any ScriptProtocol.Type] { [TablePrefetchingMethods.self] }
  private static let key = CompanionKey<ScriptDelegate>()

  static func attach(_ script: LuaReference?, to table: UITableView) {
    let source = script.map { ScriptTablePrefetching($0) }
    table.companions[key] = source
    table.prefetchDataSource = source
  }

  /// Attached only if the script has the method, since prefetching costs time.
  static func attachIfNeeded(_ script: LuaReference, to table: UITableView) {
    if ScriptTablePrefetching(script).has(prefetchingMethods.prefetch) { attach(script, to: table) }
  }

  static func table(of table: UITableView) -> LuaReference? { table.companions[key]?.script }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    notify(prefetchingMethods.prefetch, tableView, indexPaths.map(RowPath.init))
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    notify(prefetchingMethods.cancel, tableView, indexPaths.map(RowPath.init))
  }
}
