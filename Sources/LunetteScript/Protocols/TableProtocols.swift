import Lua
import LunetteKit

/// Source: docs/lua-api.md 3
struct TableDataSourceMethods: ScriptProtocol {
  static let name = "UITableViewDataSource"
  static let doc = "What a table contains. A plugin may be a data source."

  let sections = ScriptMethod(
    "numberOfSections", "The number of sections; 1 if the method is missing.", .tableView, answers: Count.self, asks: .lasting)
  let rows = ScriptMethod(
    "numberOfRowsInSection", "The number of rows in a section. Needed.", .tableView, .section, answers: Count.self, asks: .lasting)
  let cell = ScriptMethod(
    "cellForRowAt", "The cell for a row, a new one or one from dequeueReusableCell. Needed.", .tableView, .indexPath,
    answers: CellAnswer.self, asks: .passing)
  let headerTitle = ScriptMethod(
    "titleForHeaderInSection", "The title above a section, or nil.", .tableView, .section, answers: String?.self, asks: .lasting)
  let footerTitle = ScriptMethod(
    "titleForFooterInSection", "The title below a section, or nil.", .tableView, .section, answers: String?.self, asks: .lasting)
  let indexTitles = ScriptMethod(
    "sectionIndexTitles", "The titles of the section index at the right edge, or nil.", .tableView, answers: [String]?.self, asks: .passing)
  let indexSection = ScriptMethod(
    "sectionForSectionIndexTitle", "The section to which a title of the section index leads, from 1; nil leaves the content where it is.",
    .tableView, .init("title", String.self), .init("index", RowNumber.self), answers: Count?.self)
  let canEdit = ScriptMethod(
    "canEditRowAt", "Whether a row can be edited; true if the method is missing.", .tableView, .indexPath, answers: BooleanAnswer.self,
    asks: .passing)
  let commit = ScriptMethod(
    "commitEditingStyle", "The user deletes or inserts a row: change the model, then call deleteRows or insertRows.",
    .tableView, .init("style", UITableViewCell.EditingStyle.self), .indexPath)
  let canMove = ScriptMethod(
    "canMoveRowAt", "Whether a row can be moved; if the method is missing, true if there is moveRowAt.",
    .tableView, .indexPath, answers: BooleanAnswer.self, asks: .passing)
  let move = ScriptMethod(
    "moveRowAt", "The user has moved a row: change the model. The table has already changed.", .tableView, .init("from", RowPath.self),
    .init("to", RowPath.self))
}

struct TablePrefetchingMethods: ScriptProtocol {
  static let name = "UITableViewDataSourcePrefetching"
  static let doc = "Is told about rows before they are visible, to prepare their data."

  let prefetch = ScriptMethod("prefetchRowsAt", "These rows will soon be needed.", .tableView, .init("indexPaths", [RowPath].self))
  let cancel = ScriptMethod(
    "cancelPrefetchingForRowsAt", "These rows are no longer expected to be needed soon.", .tableView, .init("indexPaths", [RowPath].self))
}

struct TableDelegateMethods: ScriptProtocol {
  static let name = "UITableViewDelegate"
  static let inherits: String? = ScrollDelegateMethods.name
  static let doc = "Decides how a table looks, and is told what the user does with its rows."

  let height = ScriptMethod("heightForRowAt", "The height of a row. Points.", .tableView, .indexPath, answers: Height.self, asks: .lasting)
  let heights = ScriptMethod(
    "heightsForRows",
    "The heights of the rows from first to last, as a list, or as one number for all of them. It is asked in place of "
      + "heightForRowAt. Points.",
    .tableView, .section, .init("first", RowNumber.self), .init("last", RowNumber.self), answers: HeightList.self)
  let rowEstimate = ScriptMethod(
    "estimatedHeightForRowAt", "An estimate of the height of a row, used until the row is visible. Points.",
    .tableView, .indexPath, answers: Height.self, asks: .lasting)
  let willDisplay = ScriptMethod("willDisplay", "A cell is about to be displayed.", .tableView, .cell, .indexPath)
  let didEndDisplaying = ScriptMethod("didEndDisplaying", "A cell is no longer displayed.", .tableView, .cell, .indexPath)

  let headerHeight = ScriptMethod(
    "heightForHeaderInSection", "The height of a section's header. Points.", .tableView, .section, answers: Height.self, asks: .lasting)
  let footerHeight = ScriptMethod(
    "heightForFooterInSection", "The height of a section's footer. Points.", .tableView, .section, answers: Height.self, asks: .lasting)
  let headerEstimate = ScriptMethod(
    "estimatedHeightForHeaderInSection", "An estimate of the height of a header, used until it is visible. Points.",
    .tableView, .section, answers: Height.self, asks: .passing)
  let footerEstimate = ScriptMethod(
    "estimatedHeightForFooterInSection", "An estimate of the height of a footer, used until it is visible. Points.",
    .tableView, .section, answers: Height.self, asks: .passing)
  let headerView = ScriptMethod(
    "viewForHeaderInSection", "The header of a section, or nil to show its title.", .tableView, .section, answers: UIView?.self,
    asks: .passing)
  let footerView = ScriptMethod(
    "viewForFooterInSection", "The footer of a section, or nil to show its title.", .tableView, .section, answers: UIView?.self,
    asks: .passing)
  let willDisplayHeader = ScriptMethod("willDisplayHeaderView", "A header is about to be displayed.", .tableView, .view, .section)
  let didEndDisplayingHeader = ScriptMethod("didEndDisplayingHeaderView", "A header is no longer displayed.", .tableView, .view, .section)
  let willDisplayFooter = ScriptMethod("willDisplayFooterView", "A footer is about to be displayed.", .tableView, .view, .section)
  let didEndDisplayingFooter = ScriptMethod("didEndDisplayingFooterView", "A footer is no longer displayed.", .tableView, .view, .section)

  let shouldHighlight = ScriptMethod(
    "shouldHighlightRowAt",
    "Whether a row is highlighted when a finger lands on it; true if the method is missing. False: the row can't be selected by a tap.",
    .tableView, .indexPath, answers: BooleanAnswer.self)
  let didHighlight = ScriptMethod("didHighlightRowAt", "A row was highlighted, because a finger is on it.", .tableView, .indexPath)
  let didUnhighlight = ScriptMethod("didUnhighlightRowAt", "A row is no longer highlighted.", .tableView, .indexPath)
  let willSelect = ScriptMethod(
    "willSelectRowAt", "A row is about to be selected by the user. Return the row to select, or nil to refuse.", .tableView, .indexPath,
    answers: RowPath?.self)
  let didSelect = ScriptMethod("didSelectRowAt", "The user has selected a row.", .tableView, .indexPath)
  let willDeselect = ScriptMethod(
    "willDeselectRowAt", "A row is about to be deselected by the user. Return the row to deselect, or nil to refuse.", .tableView,
    .indexPath, answers: RowPath?.self)
  let didDeselect = ScriptMethod("didDeselectRowAt", "The user has deselected a row.", .tableView, .indexPath)

  let style = ScriptMethod(
    "editingStyleForRowAt", "The control of a row in editing mode: delete is a minus, insert a plus.",
    .tableView, .indexPath, answers: UITableViewCell.EditingStyle.self, asks: .passing)
  let title = ScriptMethod(
    "titleForDeleteConfirmationButtonForRowAt", "The title of the button that deletes a row, or nil for Delete.", .tableView, .indexPath,
    answers: String?.self)
  let indents = ScriptMethod(
    "shouldIndentWhileEditingRowAt", "Whether the content of a row moves to the right in editing mode; true if the method is missing.",
    .tableView, .indexPath, answers: BooleanAnswer.self)
  let willBegin = ScriptMethod("willBeginEditingRowAt", "A row is about to be opened by a swipe.", .tableView, .indexPath)
  let didEnd = ScriptMethod(
    "didEndEditingRowAt", "A row that was opened by a swipe has closed.", .tableView, .init("indexPath", RowPath?.self))
  let actions = ScriptMethod(
    "editActionsForRowAt", "The actions of a row that is swiped to the left, or nil for the default.",
    .tableView, .indexPath, answers: [UITableViewRowAction]?.self)
  let leading = ScriptMethod(
    "leadingSwipeActionsConfigurationForRowAt", "The actions of a row that is swiped to the right, or nil for none.",
    .tableView, .indexPath, answers: UISwipeActionsConfiguration?.self)
  let trailing = ScriptMethod(
    "trailingSwipeActionsConfigurationForRowAt", "The actions of a row that is swiped to the left, or nil for the default.",
    .tableView, .indexPath, answers: UISwipeActionsConfiguration?.self)
  let target = ScriptMethod(
    "targetIndexPathForMoveFromRowAt",
    "The place to which a row that the user moves would go, for a proposed place. Return the proposed place or another one.",
    .tableView, .init("from", RowPath.self), .init("proposed", RowPath.self), answers: RowPath.self)
  let level = ScriptMethod(
    "indentationLevelForRowAt", "How many steps the content of a row is indented.",
    .tableView, .indexPath, answers: Count.self, asks: .passing)
  let accessory = ScriptMethod("accessoryButtonTappedForRowWith", "The user has tapped the detail button of a row.", .tableView, .indexPath)
}
