import Foundation
import Lua
import LunetteKit

private let barMethods = SearchBarDelegateMethods()
private let updaterMethods = SearchUpdaterMethods()
private let searchMethods = SearchControllerDelegateMethods()

private final class ScriptSearchBarDelegate: ScriptDelegate, UISearchBarDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [SearchBarDelegateMethods.self] }
  func searchBarShouldBeginEditing(_ bar: UISearchBar) -> Bool { ask(barMethods.shouldBegin, bar)?.value ?? true }
  func searchBarTextDidBeginEditing(_ bar: UISearchBar) { notify(barMethods.didBegin, bar) }
  func searchBarShouldEndEditing(_ bar: UISearchBar) -> Bool { ask(barMethods.shouldEnd, bar)?.value ?? true }
  func searchBarTextDidEndEditing(_ bar: UISearchBar) { notify(barMethods.didEnd, bar) }
  func searchBar(_ bar: UISearchBar, textDidChange text: String) { notify(barMethods.didChange, bar, text) }
  func searchBar(_ bar: UISearchBar, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool {
    ask(barMethods.shouldChange, bar, range, text)?.value ?? true
  }
  func searchBarSearchButtonClicked(_ bar: UISearchBar) { notify(barMethods.search, bar) }
  func searchBarCancelButtonClicked(_ bar: UISearchBar) { notify(barMethods.cancel, bar) }
  func searchBar(_ bar: UISearchBar, selectedScopeButtonIndexDidChange index: Int) { notify(barMethods.scope, bar, RowNumber(index)) }
}

private final class ScriptSearchUpdater: ScriptDelegate, UISearchResultsUpdating {
  override class var protocols: [any ScriptProtocol.Type] { [SearchUpdaterMethods.self] }
  static let key = CompanionKey<ScriptDelegate>()
  func updateSearchResults(for controller: UISearchController) { notify(updaterMethods.update, controller) }
}

private final class ScriptSearchControllerDelegate: ScriptDelegate, UISearchControllerDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [SearchControllerDelegateMethods.self] }
  func willPresentSearchController(_ controller: UISearchController) { notify(searchMethods.willPresent, controller) }
  func didPresentSearchController(_ controller: UISearchController) { notify(searchMethods.didPresent, controller) }
  func willDismissSearchController(_ controller: UISearchController) { notify(searchMethods.willDismiss, controller) }
  func didDismissSearchController(_ controller: UISearchController) { notify(searchMethods.didDismiss, controller) }
}

extension UISearchBar.Style: LuaEnum {}

extension Registry {
  static func search(_ r: RegistryBuilder) {
    r.type(UISearchBar.self, "UISearchBar", inherits: "UIView", doc: "A bar with a field for a text to search for; 44 points high.") { c in
      c.constructor { _ in UISearchBar() }
      c.property("text", "The text in the field. Setting it calls no delegate method.", \.text)
      c.property("placeholder", "The text that is shown while the field is empty, or nil.", \.placeholder)
      c.property("prompt", "A line of text above the field, or nil.", \.prompt)
      c.property("searchTextField", "The field.", get: \.searchTextField)
      c.property("showsCancelButton", "Whether the cancel button is shown.", \.showsCancelButton)
      c.property("showsScopeBar", "Whether the scope bar is shown: a row of 44 points with the scopes.", \.showsScopeBar)
      c.property("scopeButtonTitles", "The titles of the scopes.", \.scopeButtonTitles)
      c.property(
        "selectedScopeButtonIndex", "The number of the selected scope, from 1.", get: { $0.selectedScopeButtonIndex + 1 },
        set: { $0.selectedScopeButtonIndex = $1.fromZero })
      c.property("searchBarStyle", "The style of the bar; minimal has no background.", \.searchBarStyle)
      c.property("barTintColor", "The colour of the bar's background; nil means gray.", \.barTintColor)
      c.property("isTranslucent", "Kept only; it has no effect.", \.isTranslucent)
      c.property(
        "delegate", "A table with UISearchBarDelegate's methods.",
        get: { ScriptDelegate.table(of: $0).map(DelegateTable<SearchBarDelegateMethods>.init) },
        set: { bar, table in
          let delegate = table.map { ScriptSearchBarDelegate($0.script) }
          bar.companions[ScriptDelegate.companionKey] = delegate
          bar.delegate = delegate
        })
      c.method("setShowsCancelButton", "Shows or hides the cancel button.", args: "shows", "animated") {
        (bar: UISearchBar, shows: Bool, animated: Bool?) in bar.setShowsCancelButton(shows, animated: animated ?? false)
      }
    }
    r.type(
      UISearchController.self, "UISearchController", inherits: "UIViewController",
      doc:
        "A controller with a search bar that shows the results of a search: UISearchController { searchResultsController = controller "
        + "}, or without results controller."
    ) { c in
      c.constructor { a in
        UISearchController(
          searchResultsController: try a.take(
            "searchResultsController", as: UIViewController.self,
            "The controller that shows the results. Without it, the controller that searches shows them."))
      }
      c.property("searchBar", "The search bar. Put it above the content, for example as a table's header.", get: \.searchBar)
      c.property("searchResultsController", "The controller that shows the results, or nil.", get: \.searchResultsController)
      c.property("isActive", "Whether a search is going on. Setting it begins or ends the search.", \.isActive)
      c.property(
        "obscuresBackgroundDuringPresentation", "Whether the content is dimmed until there is a text.",
        \.obscuresBackgroundDuringPresentation)
      c.property(
        "dimsBackgroundDuringPresentation", "The older name of obscuresBackgroundDuringPresentation.",
        \.obscuresBackgroundDuringPresentation)
      c.property(
        "hidesNavigationBarDuringPresentation", "Whether the navigation bar is hidden during a search.",
        \.hidesNavigationBarDuringPresentation)
      c.property(
        "automaticallyShowsCancelButton", "Whether the cancel button appears and disappears with the search.",
        \.automaticallyShowsCancelButton)
      c.property(
        "automaticallyShowsScopeBar", "Whether the scopes of the bar, if it has any, appear and disappear with the search.",
        \.automaticallyShowsScopeBar)
      c.property(
        "searchResultsUpdater", "A table with updateSearchResults(searchController).",
        get: { $0.companions[ScriptSearchUpdater.key].map { DelegateTable<SearchUpdaterMethods>(script: $0.script) } },
        set: { controller, table in
          let updater = table.map { ScriptSearchUpdater($0.script) }
          controller.companions[ScriptSearchUpdater.key] = updater
          controller.searchResultsUpdater = updater
        })
      c.property(
        "delegate", "A table with UISearchControllerDelegate's methods.",
        get: { ScriptDelegate.table(of: $0).map(DelegateTable<SearchControllerDelegateMethods>.init) },
        set: { controller, table in
          let delegate = table.map { ScriptSearchControllerDelegate($0.script) }
          controller.companions[ScriptDelegate.companionKey] = delegate
          controller.delegate = delegate
        })
    }
  }
}
