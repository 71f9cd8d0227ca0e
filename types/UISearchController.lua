---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UISearchController { ... } takes.
---@class UISearchController.Properties: UIViewController.Properties
---@field searchResultsController? UIViewController Shows the results; without it the searching controller does.
---@field isActive? boolean Whether somebody searches; setting it begins or ends the search.
---@field obscuresBackgroundDuringPresentation? boolean What is searched gets dark until there is a text.
---@field dimsBackgroundDuringPresentation? boolean The same by its older name.
---@field hidesNavigationBarDuringPresentation? boolean The navigation bar goes while somebody searches.
---@field automaticallyShowsCancelButton? boolean The cancel button comes and goes with the search.
---@field searchResultsUpdater? UISearchResultsUpdating|table A table with updateSearchResults(searchController).
---@field delegate? UISearchControllerDelegate|table A table with UISearchControllerDelegate's methods.

---A search bar with what a search shows: UISearchController { searchResultsController = controller or nothing }.
---@class UISearchController: UIViewController
---@field searchBar UISearchBar Put it above what is searched, as a table's header. Read-only.
---@field searchResultsController UIViewController|nil Shows the results. Read-only.
---@field isActive boolean Whether somebody searches; setting it begins or ends the search.
---@field obscuresBackgroundDuringPresentation boolean What is searched gets dark until there is a text.
---@field dimsBackgroundDuringPresentation boolean The same by its older name.
---@field hidesNavigationBarDuringPresentation boolean The navigation bar goes while somebody searches.
---@field automaticallyShowsCancelButton boolean The cancel button comes and goes with the search.
---@field searchResultsUpdater UISearchResultsUpdating|table|nil A table with updateSearchResults(searchController).
---@field delegate UISearchControllerDelegate|table|nil A table with UISearchControllerDelegate's methods.
---@field super UISearchController
---@overload fun(properties?: UISearchController.Properties): UISearchController
UISearchController = {}
