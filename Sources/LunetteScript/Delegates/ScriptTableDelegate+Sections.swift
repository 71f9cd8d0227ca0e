import Foundation
import Lua
import LunetteKit

/// Estimates of a script's rows, and the heights of its headers and footers. Source: docs/lua-api.md 3
extension ScriptTableViewDelegate {
  // MARK: Estimates of rows

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    let path = RowPath(indexPath)
    let answer = ask(TableViewDelegateMethods.estimatedHeightForRowAt, tableView, path)?.value ?? 0
    return checked(answer, path, TableViewDelegateMethods.estimatedHeightForRowAt.name, tableView)
  }

  func tableView(_ tableView: UITableView, estimatesForRows rows: Range<Int>, inSection section: Int) -> RowHeights {
    .each(askRowByRow(TableViewDelegateMethods.estimatedHeightForRowAt, rows, section, tableView, least: .leastNonzeroMagnitude))
  }

  // MARK: Heights of headers and footers

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    height(TableViewDelegateMethods.heightForHeaderInSection, .header, section, tableView) ?? tableView.ownHeight(ofHeaderInSection: section)
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    height(TableViewDelegateMethods.heightForFooterInSection, .footer, section, tableView) ?? tableView.ownHeight(ofFooterInSection: section)
  }
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    height(TableViewDelegateMethods.estimatedHeightForHeaderInSection, .header, section, tableView) ?? tableView.estimatedSectionHeaderHeight
  }
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    height(TableViewDelegateMethods.estimatedHeightForFooterInSection, .footer, section, tableView) ?? tableView.estimatedSectionFooterHeight
  }

  /// Nil when the script has no such method; 0 after a failure, with the fault recorded.
  private func height(
    _ method: ScriptMethod<(UITableView, SectionNumber), Height>, _ kind: TableSectionKind, _ section: Int, _ tableView: UITableView
  ) -> CGFloat? {
    guard has(method) else { return nil }
    let height = ask(method, tableView, SectionNumber(section))?.value ?? 0
    if height >= 0 && height.isFinite || height == UITableView.automaticDimension { return height }
    let call = context(method.name, tableView)
    ScriptContext.simulation.recordFault(
      ScriptFault.badEdge(callback: method.name.text, kind: kind.rawValue, section: section, height: height, call: call))
    return 0
  }

  func providesViews(for kind: TableSectionKind, in tableView: UITableView) -> Bool {
    has(kind == .header ? TableViewDelegateMethods.viewForHeaderInSection : TableViewDelegateMethods.viewForFooterInSection)
  }
}

/// The section to which a title of the section index leads.
extension ScriptTableViewDataSource {
  /// A diffable data source hears of the row around the app's method.
  func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
    guard has(TableViewDataSourceMethods.moveRowAt) else { return }
    inform(Self.willMoveRow, RowPath(from), RowPath(to))
    notify(TableViewDataSourceMethods.moveRowAt, tableView, RowPath(from), RowPath(to))
    inform(Self.didMoveRow)
  }
  func leavesRowsAlone(in tableView: UITableView) -> Bool { has(Self.willMoveRow) && !has(TableViewDataSourceMethods.canEditRowAt) }

  /// The functions of Library/diffable.lua that hear of a moved row.
  private static let willMoveRow = LuaName("__willMoveRow")
  private static let didMoveRow = LuaName("__didMoveRow")

  /// With nil, or a number below 1, the table doesn't scroll.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    guard has(TableViewDataSourceMethods.sectionForSectionIndexTitle) else { return index }
    let answer = ask(TableViewDataSourceMethods.sectionForSectionIndexTitle, tableView, title, RowNumber(index)) ?? nil
    return answer?.value.fromZero ?? -1
  }
}
