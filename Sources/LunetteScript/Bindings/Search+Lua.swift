import Foundation
import Lua
import LunetteKit

private let barMethods = SearchBarDelegateMethods()
private let updaterMethods = SearchUpdaterMethods()
private let searchMethods = SearchControllerDelegateMethods()

private final class ScriptSearchBarDelegate: ScriptDelegate, UISearchBarDelegate {
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
  static let key = "searchResultsUpdater"
  func updateSearchResults(for controller: UISearchController) { notify(updaterMethods.update, controller) }
}

private final class ScriptSearchControllerDelegate: ScriptDelegate, UISearchControllerDelegate {
  func willPresentSearchController(_ controller: UISearchController) { notify(searchMethods.willPresent, controller) }
  func didPresentSearchController(_ controller: UISearchController) { notify(searchMethods.didPresent, controller) }
  func willDismissSearchController(_ controller: UISearchController) { notify(searchMethods.willDismiss, controller) }
  func didDismissSearchController(_ controller: UISearchController) { notify(searchMethods.didDismiss, controller) }
}

extension UISearchBar.Style: LuaEnum {}

extension Registry {
  static func search(_ r: RegistryBuilder) {
    r.type(UISearchBar.self, "UISearchBar", inherits: "UIView", doc: "A bar with a field to search by; 44 points high.") { c in
      c.constructor { _ in UISearchBar() }
      c.property("text", "What is searched for. Setting it calls nobody.", \.text)
      c.property("placeholder", "Shown while it is empty.", \.placeholder)
      c.property("prompt", "A line above the field, or nil.", \.prompt)
      c.property("searchTextField", "The field itself.", get: \.searchTextField)
      c.property("showsCancelButton", "Whether there is a cancel button.", \.showsCancelButton)
      c.property("showsScopeBar", "Whether the scopes show, in a row of 44 points.", \.showsScopeBar)
      c.property("scopeButtonTitles", "The scopes.", \.scopeButtonTitles)
      c.property(
        "selectedScopeButtonIndex", "From 1.", get: { $0.selectedScopeButtonIndex + 1 }, set: { $0.selectedScopeButtonIndex = $1.fromZero })
      c.property("searchBarStyle", "minimal has no background.", \.searchBarStyle)
      c.property("barTintColor", "The colour of its background; nil for grey.", \.barTintColor)
      c.property("isTranslucent", "Kept.", \.isTranslucent)
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
      doc: "A search bar with what a search shows: UISearchController { searchResultsController = controller or nothing }."
    ) { c in
      c.constructor { a in
        UISearchController(
          searchResultsController: try a.take("searchResultsController", as: UIViewController.self, "Shows the results; without it the searching controller does."))
      }
      c.property("searchBar", "Put it above what is searched, as a table's header.", get: \.searchBar)
      c.property("searchResultsController", "Shows the results.", get: \.searchResultsController)
      c.property("isActive", "Whether somebody searches; setting it begins or ends the search.", \.isActive)
      c.property(
        "obscuresBackgroundDuringPresentation", "What is searched gets dark until there is a text.", \.obscuresBackgroundDuringPresentation)
      c.property("dimsBackgroundDuringPresentation", "The same by its older name.", \.obscuresBackgroundDuringPresentation)
      c.property(
        "hidesNavigationBarDuringPresentation", "The navigation bar goes while somebody searches.", \.hidesNavigationBarDuringPresentation)
      c.property("automaticallyShowsCancelButton", "The cancel button comes and goes with the search.", \.automaticallyShowsCancelButton)
      c.property(
        "searchResultsUpdater", "A table with updateSearchResults(searchController).",
        get: { ($0.companions[ScriptSearchUpdater.key] as? ScriptDelegate).map { DelegateTable<SearchUpdaterMethods>(script: $0.script) } },
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
