import Lua
import LunetteKit

/// Source: lua-api.md section 3
struct TableDataSourceMethods: ScriptProtocol {
  static let name = "UITableViewDataSource"
  static let doc = "What is in a table. A plugin may be one."

  @ScriptMethod("How many sections there are; 1 without it.", .tableView, answers: Count.self) var sections: LuaName = "numberOfSections"
  @ScriptMethod("How many rows a section has. Needed.", .tableView, .section, answers: Count.self)
  var rows: LuaName = "numberOfRowsInSection"
  @ScriptMethod("The cell of a row, new or dequeued. Needed.", .tableView, .indexPath, answers: CellAnswer.self)
  var cell: LuaName = "cellForRowAt"
  @ScriptMethod("The text over a section, or nil.", .tableView, .section, answers: String?.self)
  var headerTitle: LuaName = "titleForHeaderInSection"
  @ScriptMethod("The text under a section, or nil.", .tableView, .section, answers: String?.self)
  var footerTitle: LuaName = "titleForFooterInSection"
  @ScriptMethod("The titles of the strip at the right edge.", .tableView, answers: [String]?.self)
  var indexTitles: LuaName = "sectionIndexTitles"
  @ScriptMethod(
    "The section that a title of the strip leads to, from 1; nil leaves the offset alone.", .tableView, .init("title", .string),
    .init("index", .integer), answers: Count?.self)
  var indexSection: LuaName = "sectionForSectionIndexTitle"
  @ScriptMethod("Whether a row can be edited; yes without it.", .tableView, .indexPath, answers: Truth.self)
  var canEdit: LuaName = "canEditRowAt"
  @ScriptMethod(
    "The user deletes or inserts: change the model, then the table.", .tableView, .init("style", UITableViewCell.EditingStyle.luaType),
    .indexPath)
  var commit: LuaName = "commitEditingStyle"
  @ScriptMethod("Whether a row can be moved; yes without it, where there is moveRowAt.", .tableView, .indexPath, answers: Truth.self)
  var canMove: LuaName = "canMoveRowAt"
  @ScriptMethod("The user has moved a row: change the model.", .tableView, .init("from", RowPath.luaType), .init("to", RowPath.luaType))
  var move: LuaName = "moveRowAt"
}

struct TablePrefetchingMethods: ScriptProtocol {
  static let name = "UITableViewDataSourcePrefetching"
  static let doc = "Hears of rows before they come into view."

  @ScriptMethod("These rows will soon be needed.", .tableView, .init("indexPaths", [RowPath].luaType))
  var prefetch: LuaName = "prefetchRowsAt"
  @ScriptMethod("These rows won't be needed soon.", .tableView, .init("indexPaths", [RowPath].luaType))
  var cancel: LuaName = "cancelPrefetchingForRowsAt"
}

struct TableDelegateMethods: ScriptProtocol {
  static let name = "UITableViewDelegate"
  static let inherits: String? = ScrollDelegateMethods.name
  static let doc = "How a table looks and what touches on it do."

  @ScriptMethod("The height of a row. Points.", .tableView, .indexPath, answers: Height.self) var height: LuaName = "heightForRowAt"
  @ScriptMethod(
    "The heights of many rows at once, as a list or as one number for all of them; asked in place of heightForRowAt. Points.", .tableView,
    .section, .init("first", .integer), .init("last", .integer), answers: HeightList.self)
  var heights: LuaName = "heightsForRows"
  @ScriptMethod("A guess at the height of a row, for as long as it wasn't seen. Points.", .tableView, .indexPath, answers: Height.self)
  var rowEstimate: LuaName = "estimatedHeightForRowAt"
  @ScriptMethod("A cell comes into view.", .tableView, .cell, .indexPath) var willDisplay: LuaName = "willDisplay"
  @ScriptMethod("A cell has left.", .tableView, .cell, .indexPath) var didEndDisplaying: LuaName = "didEndDisplaying"

  @ScriptMethod("The height of a section's header. Points.", .tableView, .section, answers: Height.self)
  var headerHeight: LuaName = "heightForHeaderInSection"
  @ScriptMethod("The height of a section's footer. Points.", .tableView, .section, answers: Height.self)
  var footerHeight: LuaName = "heightForFooterInSection"
  @ScriptMethod("A guess at the height of a header. Points.", .tableView, .section, answers: Height.self)
  var headerEstimate: LuaName = "estimatedHeightForHeaderInSection"
  @ScriptMethod("A guess at the height of a footer. Points.", .tableView, .section, answers: Height.self)
  var footerEstimate: LuaName = "estimatedHeightForFooterInSection"
  @ScriptMethod("The view over a section, or nil.", .tableView, .section, answers: UIView?.self)
  var headerView: LuaName = "viewForHeaderInSection"
  @ScriptMethod("The view under a section, or nil.", .tableView, .section, answers: UIView?.self)
  var footerView: LuaName = "viewForFooterInSection"
  @ScriptMethod("A header comes into view.", .tableView, .view, .section) var willDisplayHeader: LuaName = "willDisplayHeaderView"
  @ScriptMethod("A header has left.", .tableView, .view, .section) var didEndDisplayingHeader: LuaName = "didEndDisplayingHeaderView"
  @ScriptMethod("A footer comes into view.", .tableView, .view, .section) var willDisplayFooter: LuaName = "willDisplayFooterView"
  @ScriptMethod("A footer has left.", .tableView, .view, .section) var didEndDisplayingFooter: LuaName = "didEndDisplayingFooterView"

  @ScriptMethod("Whether a finger highlights a row; yes without it.", .tableView, .indexPath, answers: Truth.self)
  var shouldHighlight: LuaName = "shouldHighlightRowAt"
  @ScriptMethod("A finger is on a row.", .tableView, .indexPath) var didHighlight: LuaName = "didHighlightRowAt"
  @ScriptMethod("The finger has left the row.", .tableView, .indexPath) var didUnhighlight: LuaName = "didUnhighlightRowAt"
  @ScriptMethod("The row to select for a tapped one; nil refuses.", .tableView, .indexPath, answers: RowPath?.self)
  var willSelect: LuaName = "willSelectRowAt"
  @ScriptMethod("The user has selected a row.", .tableView, .indexPath) var didSelect: LuaName = "didSelectRowAt"
  @ScriptMethod("The row to deselect; nil refuses.", .tableView, .indexPath, answers: RowPath?.self)
  var willDeselect: LuaName = "willDeselectRowAt"
  @ScriptMethod("The user has deselected a row.", .tableView, .indexPath) var didDeselect: LuaName = "didDeselectRowAt"

  @ScriptMethod("Whether a row shows a minus, a plus or nothing in editing mode.", .tableView, .indexPath, answers: EditingStyle.self)
  var style: LuaName = "editingStyleForRowAt"
  @ScriptMethod("What the button says that deletes a row.", .tableView, .indexPath, answers: String?.self)
  var title: LuaName = "titleForDeleteConfirmationButtonForRowAt"
  @ScriptMethod("Whether a row makes room at the left in editing mode; yes without it.", .tableView, .indexPath, answers: Truth.self)
  var indents: LuaName = "shouldIndentWhileEditingRowAt"
  @ScriptMethod("A row is about to be swiped open.", .tableView, .indexPath) var willBegin: LuaName = "willBeginEditingRowAt"
  @ScriptMethod("A row that was swiped open is closed.", .tableView, .indexPath) var didEnd: LuaName = "didEndEditingRowAt"
  @ScriptMethod("The actions of a row that is swiped to the left.", .tableView, .indexPath, answers: [UITableViewRowAction]?.self)
  var actions: LuaName = "editActionsForRowAt"
  @ScriptMethod("The actions of a row that is swiped to the right.", .tableView, .indexPath, answers: UISwipeActionsConfiguration?.self)
  var leading: LuaName = "leadingSwipeActionsConfigurationForRowAt"
  @ScriptMethod("The actions of a row that is swiped to the left.", .tableView, .indexPath, answers: UISwipeActionsConfiguration?.self)
  var trailing: LuaName = "trailingSwipeActionsConfigurationForRowAt"
  @ScriptMethod(
    "Where a row that is being moved may go, for where it hangs.", .tableView, .init("from", RowPath.luaType),
    .init("proposed", RowPath.luaType), answers: RowPath.self)
  var target: LuaName = "targetIndexPathForMoveFromRowAt"
  @ScriptMethod("How many steps a row's content stands to the right.", .tableView, .indexPath, answers: Count.self)
  var level: LuaName = "indentationLevelForRowAt"
  @ScriptMethod("A tap on a row's detail button.", .tableView, .indexPath)
  var accessory: LuaName = "accessoryButtonTappedForRowWith"

  private typealias EditingStyle = UITableViewCell.EditingStyle
}
