---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UISearchController { ... } takes.
---@class UISearchController.Properties: UIViewController.Properties
---@field searchResultsController? UIViewController The controller that shows the results. Without it, the controller that searches shows them.
---@field isActive? boolean Whether a search is going on. Setting it begins or ends the search.
---@field obscuresBackgroundDuringPresentation? boolean Whether the content is dimmed until there is a text.
---@field dimsBackgroundDuringPresentation? boolean The older name of obscuresBackgroundDuringPresentation.
---@field hidesNavigationBarDuringPresentation? boolean Whether the navigation bar is hidden during a search.
---@field automaticallyShowsCancelButton? boolean Whether the cancel button appears and disappears with the search.
---@field automaticallyShowsScopeBar? boolean Whether the scopes of the bar, if it has any, appear and disappear with the search.
---@field searchResultsUpdater? UISearchResultsUpdating|table A table with updateSearchResults(searchController).
---@field delegate? UISearchControllerDelegate|table A table with UISearchControllerDelegate's methods.

---A controller with a search bar that shows the results of a search: UISearchController { searchResultsController = controller }, or without results controller.
---@class UISearchController: UIViewController
---@field searchBar UISearchBar The search bar. Put it above the content, for example as a table's header. Read-only.
---@field searchResultsController UIViewController|any The controller that shows the results, or nil. Read-only.
---@field isActive boolean Whether a search is going on. Setting it begins or ends the search.
---@field obscuresBackgroundDuringPresentation boolean Whether the content is dimmed until there is a text.
---@field dimsBackgroundDuringPresentation boolean The older name of obscuresBackgroundDuringPresentation.
---@field hidesNavigationBarDuringPresentation boolean Whether the navigation bar is hidden during a search.
---@field automaticallyShowsCancelButton boolean Whether the cancel button appears and disappears with the search.
---@field automaticallyShowsScopeBar boolean Whether the scopes of the bar, if it has any, appear and disappear with the search.
---@field searchResultsUpdater UISearchResultsUpdating|table|any A table with updateSearchResults(searchController).
---@field delegate UISearchControllerDelegate|table|any A table with UISearchControllerDelegate's methods.
---@field super UISearchController
---@overload fun(properties?: UISearchController.Properties): UISearchController
UISearchController = {}
