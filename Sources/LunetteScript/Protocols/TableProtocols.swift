import Lua
import LunetteKit

/// Source: docs/lua-api.md 3
struct TableDataSourceMethods: ScriptProtocol {
  static let name = "UITableViewDataSource"
  static let doc = "What is in a table. A plugin may be one."

  let sections = ScriptMethod(
    "numberOfSections", "How many sections there are; 1 without it.", .tableView, answers: Count.self, asks: .lasting)
  let rows = ScriptMethod(
    "numberOfRowsInSection", "How many rows a section has. Needed.", .tableView, .section, answers: Count.self, asks: .lasting)
  let cell = ScriptMethod(
    "cellForRowAt", "The cell of a row, new or dequeued. Needed.", .tableView, .indexPath, answers: CellAnswer.self, asks: .passing)
  let headerTitle = ScriptMethod(
    "titleForHeaderInSection", "The text over a section, or nil.", .tableView, .section, answers: String?.self, asks: .lasting)
  let footerTitle = ScriptMethod(
    "titleForFooterInSection", "The text under a section, or nil.", .tableView, .section, answers: String?.self, asks: .lasting)
  let indexTitles = ScriptMethod(
    "sectionIndexTitles", "The titles of the strip at the right edge.", .tableView, answers: [String]?.self, asks: .passing)
  let indexSection = ScriptMethod(
    "sectionForSectionIndexTitle", "The section that a title of the strip leads to, from 1; nil leaves the offset alone.",
    .tableView, .init("title", String.self), .init("index", RowNumber.self), answers: Count?.self)
  let canEdit = ScriptMethod(
    "canEditRowAt", "Whether a row can be edited; yes without it.", .tableView, .indexPath, answers: BooleanAnswer.self, asks: .passing)
  let commit = ScriptMethod(
    "commitEditingStyle", "The user deletes or inserts: change the model, then the table.",
    .tableView, .init("style", UITableViewCell.EditingStyle.self), .indexPath)
  let canMove = ScriptMethod(
    "canMoveRowAt", "Whether a row can be moved; yes without it, where there is moveRowAt.",
    .tableView, .indexPath, answers: BooleanAnswer.self, asks: .passing)
  let move = ScriptMethod(
    "moveRowAt", "The user has moved a row: change the model.", .tableView, .init("from", RowPath.self), .init("to", RowPath.self))
}

struct TablePrefetchingMethods: ScriptProtocol {
  static let name = "UITableViewDataSourcePrefetching"
  static let doc = "Hears of rows before they come into view."

  let prefetch = ScriptMethod("prefetchRowsAt", "These rows will soon be needed.", .tableView, .init("indexPaths", [RowPath].self))
  let cancel = ScriptMethod(
    "cancelPrefetchingForRowsAt", "These rows won't be needed soon.", .tableView, .init("indexPaths", [RowPath].self))
}

struct TableDelegateMethods: ScriptProtocol {
  static let name = "UITableViewDelegate"
  static let inherits: String? = ScrollDelegateMethods.name
  static let doc = "How a table looks and what touches on it do."

  let height = ScriptMethod("heightForRowAt", "The height of a row. Points.", .tableView, .indexPath, answers: Height.self, asks: .lasting)
  let heights = ScriptMethod(
    "heightsForRows",
    "The heights of many rows at once, as a list or as one number for all of them; asked in place of heightForRowAt. Points.",
    .tableView, .section, .init("first", RowNumber.self), .init("last", RowNumber.self), answers: HeightList.self)
  let rowEstimate = ScriptMethod(
    "estimatedHeightForRowAt", "A guess at the height of a row, for as long as it wasn't seen. Points.",
    .tableView, .indexPath, answers: Height.self, asks: .lasting)
  let willDisplay = ScriptMethod("willDisplay", "A cell comes into view.", .tableView, .cell, .indexPath)
  let didEndDisplaying = ScriptMethod("didEndDisplaying", "A cell has left.", .tableView, .cell, .indexPath)

  let headerHeight = ScriptMethod(
    "heightForHeaderInSection", "The height of a section's header. Points.", .tableView, .section, answers: Height.self, asks: .lasting)
  let footerHeight = ScriptMethod(
    "heightForFooterInSection", "The height of a section's footer. Points.", .tableView, .section, answers: Height.self, asks: .lasting)
  let headerEstimate = ScriptMethod(
    "estimatedHeightForHeaderInSection", "A guess at the height of a header. Points.",
    .tableView, .section, answers: Height.self, asks: .passing)
  let footerEstimate = ScriptMethod(
    "estimatedHeightForFooterInSection", "A guess at the height of a footer. Points.",
    .tableView, .section, answers: Height.self, asks: .passing)
  let headerView = ScriptMethod(
    "viewForHeaderInSection", "The view over a section, or nil.", .tableView, .section, answers: UIView?.self, asks: .passing)
  let footerView = ScriptMethod(
    "viewForFooterInSection", "The view under a section, or nil.", .tableView, .section, answers: UIView?.self, asks: .passing)
  let willDisplayHeader = ScriptMethod("willDisplayHeaderView", "A header comes into view.", .tableView, .view, .section)
  let didEndDisplayingHeader = ScriptMethod("didEndDisplayingHeaderView", "A header has left.", .tableView, .view, .section)
  let willDisplayFooter = ScriptMethod("willDisplayFooterView", "A footer comes into view.", .tableView, .view, .section)
  let didEndDisplayingFooter = ScriptMethod("didEndDisplayingFooterView", "A footer has left.", .tableView, .view, .section)

  let shouldHighlight = ScriptMethod(
    "shouldHighlightRowAt", "Whether a finger highlights a row; yes without it.", .tableView, .indexPath, answers: BooleanAnswer.self)
  let didHighlight = ScriptMethod("didHighlightRowAt", "A finger is on a row.", .tableView, .indexPath)
  let didUnhighlight = ScriptMethod("didUnhighlightRowAt", "The finger has left the row.", .tableView, .indexPath)
  let willSelect = ScriptMethod(
    "willSelectRowAt", "The row to select for a tapped one; nil refuses.", .tableView, .indexPath, answers: RowPath?.self)
  let didSelect = ScriptMethod("didSelectRowAt", "The user has selected a row.", .tableView, .indexPath)
  let willDeselect = ScriptMethod("willDeselectRowAt", "The row to deselect; nil refuses.", .tableView, .indexPath, answers: RowPath?.self)
  let didDeselect = ScriptMethod("didDeselectRowAt", "The user has deselected a row.", .tableView, .indexPath)

  let style = ScriptMethod(
    "editingStyleForRowAt", "Whether a row shows a minus, a plus or nothing in editing mode.",
    .tableView, .indexPath, answers: UITableViewCell.EditingStyle.self, asks: .passing)
  let title = ScriptMethod(
    "titleForDeleteConfirmationButtonForRowAt", "What the button says that deletes a row.", .tableView, .indexPath, answers: String?.self)
  let indents = ScriptMethod(
    "shouldIndentWhileEditingRowAt", "Whether a row makes room at the left in editing mode; yes without it.",
    .tableView, .indexPath, answers: BooleanAnswer.self)
  let willBegin = ScriptMethod("willBeginEditingRowAt", "A row is about to be swiped open.", .tableView, .indexPath)
  let didEnd = ScriptMethod("didEndEditingRowAt", "A row that was swiped open is closed.", .tableView, .init("indexPath", RowPath?.self))
  let actions = ScriptMethod(
    "editActionsForRowAt", "The actions of a row that is swiped to the left.",
    .tableView, .indexPath, answers: [UITableViewRowAction]?.self)
  let leading = ScriptMethod(
    "leadingSwipeActionsConfigurationForRowAt", "The actions of a row that is swiped to the right.",
    .tableView, .indexPath, answers: UISwipeActionsConfiguration?.self)
  let trailing = ScriptMethod(
    "trailingSwipeActionsConfigurationForRowAt", "The actions of a row that is swiped to the left.",
    .tableView, .indexPath, answers: UISwipeActionsConfiguration?.self)
  let target = ScriptMethod(
    "targetIndexPathForMoveFromRowAt", "Where a row that is being moved may go, for where it hangs.",
    .tableView, .init("from", RowPath.self), .init("proposed", RowPath.self), answers: RowPath.self)
  let level = ScriptMethod(
    "indentationLevelForRowAt", "How many steps a row's content stands to the right.",
    .tableView, .indexPath, answers: Count.self, asks: .passing)
  let accessory = ScriptMethod("accessoryButtonTappedForRowWith", "A tap on a row's detail button.", .tableView, .indexPath)
}
