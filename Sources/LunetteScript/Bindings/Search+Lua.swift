import Foundation
import Lua
import LunetteKit

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
      c.property("scopeButtonTitles", "The titles of the scopes.", nilMeans: [], \.scopeButtonTitles)
      c.property(
        "selectedScopeButtonIndex", "The number of the selected scope, from 1.", get: { $0.selectedScopeButtonIndex + 1 },
        set: { $0.selectedScopeButtonIndex = $1.fromZero })
      c.property("searchBarStyle", "The style of the bar; minimal has no background.", \.searchBarStyle)
      c.property("barTintColor", "The colour of the bar's background; nil means gray.", \.barTintColor)
      c.property(
        "backgroundImage", "A picture in the place of the background's colour; an empty one, UIImage {}, takes the colour away.",
        get: { $0.backgroundImage.map(ScriptImage.init) }, set: { $0.backgroundImage = $1?.image })
      c.property(
        "inputAccessoryView", "The view above the keyboard, or nil.", get: { UIResponder.Overridable.inputAccessoryView($0.searchTextField) },
        set: { $0.searchTextField.setInputAccessoryView($1) })
      keyboardTraits(c) { $0.searchTextField }
      c.property("isTranslucent", "Kept only; it has no effect.", \.isTranslucent)
      c.delegate("delegate", SearchBarDelegateMethods.self, get: { $0.delegate }, set: { $0.delegate = $1 })
      c.overridable(UISearchBar.Overridable.setShowsCancelButton)
    }
    r.type(
      UISearchController.self, "UISearchController", inherits: "UIViewController",
      doc:
        "A controller with a search bar that shows the results of a search: UISearchController { searchResultsController = controller "
        + "}, or without results controller."
    ) { c in
      c.state("searchResultsController") { $0.searchResultsController }
      c.constructor { a in
        UISearchController(
          searchResultsController: try a.take(
            "searchResultsController", as: UIViewController.self,
            "The controller that shows the results. Without it, the controller that searches shows them."))
      }
      c.initial("searchResultsController", as: UIViewController.self) { $0.showResults(in: $1) }
      c.overridable(UISearchController.BarMethods.searchBar)
      c.property("searchResultsController", "The controller that shows the results, or nil.", get: \.searchResultsController)
      c.property(
        "showsSearchResultsController",
        "Whether the results are shown. Set to true it shows them without a text, too, as suggestions; set to false it shows the content.",
        \.showsSearchResultsController)
      c.property(
        "automaticallyShowsSearchResultsController", "Whether the results appear with a text and disappear with it.",
        \.automaticallyShowsSearchResultsController)
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
      c.delegate(
        "searchResultsUpdater", SearchResultsUpdatingMethods.self, doc: "A table with updateSearchResults(searchController).",
        get: { $0.searchResultsUpdater }, set: { $0.searchResultsUpdater = $1 })
      c.delegate("delegate", SearchControllerDelegateMethods.self, get: { $0.delegate }, set: { $0.delegate = $1 })
    }
  }
}
