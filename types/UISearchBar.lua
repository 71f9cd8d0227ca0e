---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UISearchBar { ... } takes.
---@class UISearchBar.Properties: UIView.Properties
---@field text? string The text in the field. Setting it calls no delegate method.
---@field placeholder? string The text that is shown while the field is empty, or nil.
---@field prompt? string A line of text above the field, or nil.
---@field showsCancelButton? boolean Whether the cancel button is shown.
---@field showsScopeBar? boolean Whether the scope bar is shown: a row of 44 points with the scopes.
---@field scopeButtonTitles? string[] The titles of the scopes.
---@field selectedScopeButtonIndex? integer The number of the selected scope, from 1.
---@field searchBarStyle? UISearchBar.Style The style of the bar; minimal has no background.
---@field barTintColor? UIColor.Name|string|UIColor The colour of the bar's background; nil means gray.
---@field isTranslucent? boolean Kept only; it has no effect.
---@field delegate? UISearchBarDelegate|table A table with UISearchBarDelegate's methods.

---A bar with a field for a text to search for; 44 points high.
---@class UISearchBar: UIView
---@field text string The text in the field. Setting it calls no delegate method.
---@field placeholder string|nil The text that is shown while the field is empty, or nil.
---@field prompt string|nil A line of text above the field, or nil.
---@field searchTextField UITextField The field. Read-only.
---@field showsCancelButton boolean Whether the cancel button is shown.
---@field showsScopeBar boolean Whether the scope bar is shown: a row of 44 points with the scopes.
---@field scopeButtonTitles string[] The titles of the scopes.
---@field selectedScopeButtonIndex integer The number of the selected scope, from 1.
---@field searchBarStyle UISearchBar.Style The style of the bar; minimal has no background.
---@field barTintColor UIColor.Name|string|UIColor|nil The colour of the bar's background; nil means gray.
---@field isTranslucent boolean Kept only; it has no effect.
---@field delegate UISearchBarDelegate|table|any A table with UISearchBarDelegate's methods.
---@field super UISearchBar
---@overload fun(properties?: UISearchBar.Properties): UISearchBar
UISearchBar = {}

---Shows or hides the cancel button.
---@param shows boolean
---@param animated? boolean
function UISearchBar:setShowsCancelButton(shows, animated) end
