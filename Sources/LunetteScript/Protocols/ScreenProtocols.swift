import Foundation
import Lua
import LunetteKit

struct PickerDataSourceMethods: ScriptProtocol {
  static let name = "UIPickerViewDataSource"
  static let doc = "How many wheels a picker has, and how many rows each; wheels and rows count from 1."

  let components = ScriptMethod("numberOfComponents", "How many wheels; 1 without it.", .pickerView, answers: Count.self)
  let rows = ScriptMethod("numberOfRowsInComponent", "How many rows a wheel has.", .pickerView, .component, answers: Count.self)
}

struct PickerDelegateMethods: ScriptProtocol {
  static let name = "UIPickerViewDelegate"
  static let doc = "What the rows of a picker show, and which the user chose; wheels and rows count from 1."

  let title = ScriptMethod("titleForRow", "What a row says.", .pickerView, .row, .component, answers: String?.self)
  let attributedTitle = ScriptMethod(
    "attributedTitleForRow", "The same with attributes, in its place.", .pickerView, .row, .component, answers: LuaReference?.self)
  let view = ScriptMethod(
    "viewForRow", "A view in place of a title; the last argument is one that is no longer in sight, or nil.", .pickerView, .row, .component,
    .init("reusing", UIView?.self), answers: UIView?.self)
  let didSelect = ScriptMethod("didSelectRow", "The user chose a row; the wheel is at rest.", .pickerView, .row, .component)
  let rowHeight = ScriptMethod(
    "rowHeightForComponent", "How high the rows of a wheel are; 32. Points.", .pickerView, .component, answers: Height.self)
  let width = ScriptMethod("widthForComponent", "How wide a wheel is. Points.", .pickerView, .component, answers: Height.self)
}

extension CallParameter where Value == UIPickerView { fileprivate static var pickerView: Self { .init("pickerView") } }
extension CallParameter where Value == RowNumber {
  fileprivate static var row: Self { .init("row") }
  fileprivate static var component: Self { .init("component") }
}

struct SearchBarDelegateMethods: ScriptProtocol {
  static let name = "UISearchBarDelegate"
  static let doc = "What is typed into a search bar, and which of its buttons are touched."

  let shouldBegin = ScriptMethod(
    "searchBarShouldBeginEditing", "Whether its field may become first responder; yes without it.", .searchBar, answers: BooleanAnswer.self)
  let didBegin = ScriptMethod("searchBarTextDidBeginEditing", "Its field is first responder.", .searchBar)
  let shouldEnd = ScriptMethod(
    "searchBarShouldEndEditing", "Whether it may resign; yes without it.", .searchBar, answers: BooleanAnswer.self)
  let didEnd = ScriptMethod("searchBarTextDidEndEditing", "It has resigned.", .searchBar)
  let didChange = ScriptMethod("textDidChange", "The user has changed the text.", .searchBar, .init("searchText", String.self))
  let shouldChange = ScriptMethod(
    "shouldChangeTextIn",
    "Whether a text may take the place of some characters: range is { first, last }, from 1 in UTF-16 units, with UIKit's location and length.",
    .searchBar, .init("range", Range<Int>.self), .init("text", String.self), answers: BooleanAnswer.self)
  let search = ScriptMethod("searchBarSearchButtonClicked", "The search key; the field keeps the keyboard.", .searchBar)
  let cancel = ScriptMethod("searchBarCancelButtonClicked", "Cancel; text and keyboard stay.", .searchBar)
  let scope = ScriptMethod(
    "selectedScopeButtonIndexDidChange", "Another scope was chosen; from 1.", .searchBar, .init("selectedScope", RowNumber.self))
}

struct SearchUpdaterMethods: ScriptProtocol {
  static let name = "UISearchResultsUpdating"
  static let doc = "Who works out the results of a search."
  let update = ScriptMethod("updateSearchResults", "The search has begun or ended, or its text has changed.", .searchController)
}

struct SearchControllerDelegateMethods: ScriptProtocol {
  static let name = "UISearchControllerDelegate"
  static let doc = "The beginning and the end of a search."
  let willPresent = ScriptMethod("willPresentSearchController", "It is about to begin.", .searchController)
  let didPresent = ScriptMethod("didPresentSearchController", "It has begun.", .searchController)
  let willDismiss = ScriptMethod("willDismissSearchController", "It is about to end; the text is gone.", .searchController)
  let didDismiss = ScriptMethod("didDismissSearchController", "It has ended.", .searchController)
}

extension CallParameter where Value == UISearchBar { fileprivate static var searchBar: Self { .init("searchBar") } }
extension CallParameter where Value == UISearchController { fileprivate static var searchController: Self { .init("searchController") } }

struct PageDataSourceMethods: ScriptProtocol {
  static let name = "UIPageViewControllerDataSource"
  static let doc = "What comes before and after a page."

  let before = ScriptMethod(
    "viewControllerBefore", "The page before a page; nil where it is the first.", .pages, .page, answers: UIViewController?.self)
  let after = ScriptMethod(
    "viewControllerAfter", "The page after a page; nil where it is the last.", .pages, .page, answers: UIViewController?.self)
  let count = ScriptMethod("presentationCount", "How many dots stand below.", .pages, answers: Count.self)
  let index = ScriptMethod("presentationIndex", "Which of them is the present page when it is set, from 1.", .pages, answers: Count.self)
}

struct PageDelegateMethods: ScriptProtocol {
  static let name = "UIPageViewControllerDelegate"
  static let doc = "What the user's swipes bring about."

  let willTransition = ScriptMethod(
    "willTransitionTo", "A list with the page that comes into sight.", .pages, .init("pending", ControllerList.self))
  let didFinish = ScriptMethod(
    "didFinishAnimating", "The pages are at rest; completed says whether it is another one.", .pages, .init("finished", Bool.self),
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
  static let doc = "Which picture the user chose. The delegate dismisses the picker."

  let didFinish = ScriptMethod(
    "didFinishPickingMediaWithInfo", "The choice: info.originalImage, info.editedImage where editing is allowed, info.mediaType.", .picker,
    .init("info", ScriptTable.self))
  let didCancel = ScriptMethod("imagePickerControllerDidCancel", "None was chosen.", .picker)
}

extension CallParameter where Value == UIImagePickerController { fileprivate static var picker: Self { .init("picker") } }
