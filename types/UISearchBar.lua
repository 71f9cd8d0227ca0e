---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UISearchBar { ... } takes.
---@class UISearchBar.Properties: UIView.Properties
---@field text? string What is searched for. Setting it calls nobody.
---@field placeholder? string Shown while it is empty.
---@field prompt? string A line above the field, or nil.
---@field showsCancelButton? boolean Whether there is a cancel button.
---@field showsScopeBar? boolean Whether the scopes show, in a row of 44 points.
---@field scopeButtonTitles? string[] The scopes.
---@field selectedScopeButtonIndex? integer From 1.
---@field searchBarStyle? UISearchBar.Style minimal has no background.
---@field barTintColor? UIColor|string The colour of its background; nil for grey.
---@field isTranslucent? boolean Kept.
---@field delegate? UISearchBarDelegate|table A table with UISearchBarDelegate's methods.

---A bar with a field to search by; 44 points high.
---@class UISearchBar: UIView
---@field text string|nil What is searched for. Setting it calls nobody.
---@field placeholder string|nil Shown while it is empty.
---@field prompt string|nil A line above the field, or nil.
---@field searchTextField UITextField The field itself. Read-only.
---@field showsCancelButton boolean Whether there is a cancel button.
---@field showsScopeBar boolean Whether the scopes show, in a row of 44 points.
---@field scopeButtonTitles string[] The scopes.
---@field selectedScopeButtonIndex integer From 1.
---@field searchBarStyle UISearchBar.Style minimal has no background.
---@field barTintColor UIColor|string|nil The colour of its background; nil for grey.
---@field isTranslucent boolean Kept.
---@field delegate UISearchBarDelegate|table|nil A table with UISearchBarDelegate's methods.
---@field super UISearchBar
---@overload fun(properties?: UISearchBar.Properties): UISearchBar
UISearchBar = {}

---Shows or hides the cancel button.
---@param shows boolean
---@param animated? boolean
function UISearchBar:setShowsCancelButton(shows, animated) end
