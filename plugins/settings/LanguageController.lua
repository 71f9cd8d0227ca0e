-- A list with a check mark, and a search above it.

---@class settings.LanguageController: UITableViewController
---@overload fun(properties?: table): settings.LanguageController
local LanguageController = class("LanguageController", UITableViewController)

local LANGUAGES = {
  "Arabic", "Chinese", "Czech", "Danish", "Dutch", "English", "Finnish", "French", "German", "Greek", "Hebrew", "Hindi", "Hungarian",
  "Indonesian", "Italian", "Japanese", "Korean", "Norwegian", "Polish", "Portuguese", "Romanian", "Russian", "Spanish", "Swedish", "Thai",
  "Turkish", "Ukrainian", "Vietnamese",
}

function LanguageController:viewDidLoad()
  LanguageController.super.viewDidLoad(self)
  self.shown = LANGUAGES
  self.definesPresentationContext = true
  self.search = UISearchController { obscuresBackgroundDuringPresentation = false }
  self.search.searchResultsUpdater = self
  self.search.searchBar.placeholder = "Search"
  self.tableView.tableHeaderView = self.search.searchBar
end

function LanguageController:updateSearchResults(search)
  local text = search.searchBar.text:lower()
  self.shown = {}
  for _, language in ipairs(LANGUAGES) do
    if language:lower():find(text, 1, true) then self.shown[#self.shown + 1] = language end
  end
  self.tableView:reloadData()
end

function LanguageController:numberOfRowsInSection() return #self.shown end

function LanguageController:cellForRowAt(tableView, indexPath)
  local cell = tableView:dequeueReusableCell "language" or UITableViewCell { reuseIdentifier = "language" }
  local language = self.shown[indexPath.row]
  cell.textLabel.text = language
  cell.accessoryType = language == UserDefaults.standard:string "language" and "checkmark" or "none"
  return cell
end

function LanguageController:didSelectRowAt(tableView, indexPath)
  UserDefaults.standard:set(self.shown[indexPath.row], "language")
  self.search.isActive = false
  self.navigationController:popViewController(true)
end

return LanguageController
