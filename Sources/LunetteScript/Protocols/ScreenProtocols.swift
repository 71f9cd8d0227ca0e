import Foundation
import Lua
import LunetteKit

struct PickerDataSourceMethods: ScriptProtocol {
  static let name = "UIPickerViewDataSource"
  static let doc = "How many wheels a picker has, and how many rows they have. Wheels and rows count from 1."

  let components = ScriptMethod("numberOfComponents", "The number of wheels; 1 if the method is missing.", .pickerView, answers: Count.self)
  let rows = ScriptMethod("numberOfRowsInComponent", "The number of rows of a wheel.", .pickerView, .component, answers: Count.self)
}

struct PickerDelegateMethods: ScriptProtocol {
  static let name = "UIPickerViewDelegate"
  static let doc = "What the rows of a picker show, and which row the user has chosen. Wheels and rows count from 1."

  let title = ScriptMethod("titleForRow", "The text of a row.", .pickerView, .row, .component, answers: String?.self)
  let attributedTitle = ScriptMethod(
    "attributedTitleForRow", "The text of a row with attributes, in place of titleForRow.", .pickerView, .row, .component,
    answers: LuaReference?.self)
  let view = ScriptMethod(
    "viewForRow", "A view for a row, in place of a text. reusing is a view that is no longer visible, or nil.", .pickerView, .row,
    .component,
    .init("reusing", UIView?.self), answers: UIView?.self)
  let didSelect = ScriptMethod("didSelectRow", "The user has chosen a row, and the wheel has stopped.", .pickerView, .row, .component)
  let rowHeight = ScriptMethod(
    "rowHeightForComponent", "The height of the rows of a wheel; 32 if the method is missing. Points.", .pickerView, .component,
    answers: Height.self)
  let width = ScriptMethod("widthForComponent", "The width of a wheel. Points.", .pickerView, .component, answers: Height.self)
}

extension CallParameter where Value == UIPickerView { fileprivate static var pickerView: Self { .init("pickerView") } }
extension CallParameter where Value == RowNumber {
  fileprivate static var row: Self { .init("row") }
  fileprivate static var component: Self { .init("component") }
}

struct ToolbarDelegateMethods: ScriptProtocol {
  static let name = "UIToolbarDelegate"
  static let doc = "Where a toolbar stands."
  let position = ScriptMethod(
    "positionForBar", "bottom: a hairline above it; top: one below; topAttached: its plate reaches up to the screen's edge, too.",
    .init("bar", UIToolbar.self), answers: UIBarPosition?.self)
}

struct SearchBarDelegateMethods: ScriptProtocol {
  static let name = "UISearchBarDelegate"
  static let doc = "Is told what the user types into a search bar, and which of its buttons are tapped."

  let shouldBegin = ScriptMethod(
    "searchBarShouldBeginEditing", "Whether editing may begin in the field; true if the method is missing.", .searchBar,
    answers: BooleanAnswer.self)
  let didBegin = ScriptMethod("searchBarTextDidBeginEditing", "Editing has begun in the field.", .searchBar)
  let shouldEnd = ScriptMethod(
    "searchBarShouldEndEditing", "Whether editing may end; true if the method is missing.", .searchBar, answers: BooleanAnswer.self)
  let didEnd = ScriptMethod("searchBarTextDidEndEditing", "Editing has ended.", .searchBar)
  let didChange = ScriptMethod("textDidChange", "The user has changed the text.", .searchBar, .init("searchText", String.self))
  let shouldChange = ScriptMethod(
    "shouldChangeTextIn",
    "Whether a text may replace a range of the present text; true if the method is missing. range is { first, last }, from 1 in UTF-16 "
      + "units; it has UIKit's location and length, too.",
    .searchBar, .init("range", Range<Int>.self), .init("text", String.self), answers: BooleanAnswer.self)
  let search = ScriptMethod("searchBarSearchButtonClicked", "The search key was pressed. Editing continues.", .searchBar)
  let cancel = ScriptMethod(
    "searchBarCancelButtonClicked", "The cancel button was tapped. The text stays, and editing continues.", .searchBar)
  let scope = ScriptMethod(
    "selectedScopeButtonIndexDidChange", "The user has chosen another scope; selectedScope counts from 1.", .searchBar,
    .init("selectedScope", RowNumber.self))
}

struct SearchUpdaterMethods: ScriptProtocol {
  static let name = "UISearchResultsUpdating"
  static let doc = "Finds the results of a search."
  let update = ScriptMethod(
    "updateSearchResults", "The search has begun or ended, or its text has changed: show other results.", .searchController)
}

struct SearchControllerDelegateMethods: ScriptProtocol {
  static let name = "UISearchControllerDelegate"
  static let doc = "Is told when a search begins and ends."
  let willPresent = ScriptMethod("willPresentSearchController", "The search is about to begin.", .searchController)
  let didPresent = ScriptMethod("didPresentSearchController", "The search has begun.", .searchController)
  let willDismiss = ScriptMethod("willDismissSearchController", "The search is about to end; its text is already empty.", .searchController)
  let didDismiss = ScriptMethod("didDismissSearchController", "The search has ended.", .searchController)
}

extension CallParameter where Value == UISearchBar { fileprivate static var searchBar: Self { .init("searchBar") } }
extension CallParameter where Value == UISearchController { fileprivate static var searchController: Self { .init("searchController") } }

struct PageDataSourceMethods: ScriptProtocol {
  static let name = "UIPageViewControllerDataSource"
  static let doc = "The pages before and after a page."

  let before = ScriptMethod(
    "viewControllerBefore", "The page before a page, or nil if it is the first.", .pages, .page, answers: UIViewController?.self)
  let after = ScriptMethod(
    "viewControllerAfter", "The page after a page, or nil if it is the last.", .pages, .page, answers: UIViewController?.self)
  let count = ScriptMethod("presentationCount", "The number of dots at the bottom.", .pages, answers: Count.self)
  let index = ScriptMethod(
    "presentationIndex", "The number of the dot for the page that setViewControllers shows, from 1.", .pages, answers: Count.self)
}

struct PageDelegateMethods: ScriptProtocol {
  static let name = "UIPageViewControllerDelegate"
  static let doc = "Is told when the user moves from page to page."

  let willTransition = ScriptMethod(
    "willTransitionTo", "The user begins to move to another page; pending is a list with that page.", .pages,
    .init("pending", ControllerList.self))
  let didFinish = ScriptMethod(
    "didFinishAnimating", "The pages have stopped. completed is true if another page is shown now.", .pages, .init("finished", Bool.self),
    .init("previous", ControllerList.self), .init("completed", Bool.self), answers: Anything.self)
}

/// Controllers as a list.
struct ControllerList: CallValue {
  let controllers: [UIViewController]
  init(_ controllers: [UIViewController]) { self.controllers = controllers }
  static var luaType: LuaType { [UIViewController].luaType }
  var callArgument: CallArgument { .objects(controllers) }
}

extension CallParameter where Value == UIPageViewController { fileprivate static var pages: Self { .init("pageViewController") } }
extension CallParameter where Value == UIViewController { fileprivate static var page: Self { .init("viewController") } }

struct ImagePickerDelegateMethods: ScriptProtocol {
  static let name = "UIImagePickerControllerDelegate"
  static let doc = "Is told which image the user has chosen. The delegate must dismiss the picker."

  let didFinish = ScriptMethod(
    "didFinishPickingMediaWithInfo", "The chosen image: info.originalImage, info.editedImage if editing is allowed, info.mediaType.",
    .picker,
    .init("info", ScriptTable.self))
  let didCancel = ScriptMethod("imagePickerControllerDidCancel", "The user has chosen no image.", .picker)
}

extension CallParameter where Value == UIImagePickerController { fileprivate static var picker: Self { .init("picker") } }
