-- The first screen: one row for each setting.

local LanguageController = require "LanguageController"
local WakeUpController = require "WakeUpController"
local FruitController = require "FruitController"
local AboutController = require "AboutController"

---@class settings.SettingsController: UITableViewController
---@overload fun(properties?: table): settings.SettingsController
local SettingsController = class("SettingsController", UITableViewController)

local THEMES = { "Light", "Dark", "Auto" }

--- The present values of the settings, which the rows show at their right.
local values = {
  language = function(defaults) return defaults:string "language" end,
  wakeUp = function(defaults) return os.date("%H:%M", defaults:integer "wakeUp") end,
  fruit = function(defaults) return FruitController.FRUITS[defaults:integer "fruit"] end,
}

---@type table[]
local sections = {
  { title = "Sound", { key = "sounds", text = "Sounds", kind = "switch" }, { key = "volume", text = "Volume", kind = "slider" } },
  {
    title = "You", { key = "name", text = "Name", kind = "field" }, { key = "theme", text = "Theme", kind = "segments" },
    { key = "language", text = "Language", push = LanguageController },
  },
  {
    title = "Morning", { key = "wakeUp", text = "Wake up", push = WakeUpController },
    { key = "fruit", text = "Breakfast", push = FruitController },
  },
  { title = "More", { text = "About", run = "about" }, { text = "Share", run = "share" }, { text = "Reset all", run = "reset" } },
}

function SettingsController:viewDidLoad()
  SettingsController.super.viewDidLoad(self)
  self.title = "Settings"
  self.defaults = UserDefaults.standard
end

--- Shows the values that were chosen on other screens.
function SettingsController:viewWillAppear(animated)
  SettingsController.super.viewWillAppear(self, animated)
  self.tableView:reloadData()
end

function SettingsController:numberOfSections() return #sections end
function SettingsController:numberOfRowsInSection(tableView, section) return #sections[section] end
function SettingsController:titleForHeaderInSection(tableView, section) return sections[section].title end

function SettingsController:cellForRowAt(tableView, indexPath)
  local row = sections[indexPath.section][indexPath.row]
  local cell = UITableViewCell { style = "value1" }
  cell.textLabel.text = row.text
  cell.textLabel.adjustsFontSizeToFitWidth, cell.textLabel.minimumScaleFactor = true, 0.5
  if row.push then
    cell.accessoryType = "disclosureIndicator"
    cell.detailTextLabel.text = values[row.key](self.defaults)
  elseif row.kind then
    cell.selectionStyle = "none"
    cell.accessoryView = self[row.kind](self, row.key)
  elseif row.run == "reset" then
    cell.textLabel.textColor = "systemRed"
  end
  return cell
end

function SettingsController:didSelectRowAt(tableView, indexPath)
  local row = sections[indexPath.section][indexPath.row]
  tableView:deselectRow(indexPath, true)
  if row.push then
    self.navigationController:pushViewController(row.push { title = row.text }, true)
  elseif row.run then
    self[row.run](self, indexPath)
  end
end

-- MARK: controls in rows

function SettingsController:switch(key)
  local control = UISwitch { isOn = self.defaults:bool(key), accessibilityIdentifier = key }
  control:addTarget("valueChanged", function(c) self.defaults:set(c.isOn, key) end)
  return control
end

function SettingsController:slider(key)
  local control = UISlider { value = self.defaults:double(key), frame = { 0, 0, 160, 31 }, accessibilityIdentifier = key }
  control:addTarget("valueChanged", function(c) self.defaults:set(c.value, key) end)
  return control
end

function SettingsController:segments(key)
  local control = UISegmentedControl { items = THEMES, selectedSegmentIndex = self.defaults:integer(key) }
  control.frame = CGRect(0, 0, 170, 29)
  control:addTarget("valueChanged", function(c) self.defaults:set(c.selectedSegmentIndex, key) end)
  return control
end

function SettingsController:field(key)
  local field = UITextField {
    text = self.defaults:string(key) or "", placeholder = "Your name", textAlignment = "right", frame = { 0, 0, 180, 44 },
    returnKeyType = "done",
  }
  field:addTarget("editingChanged", function(f) self.defaults:set(f.text, key) end)
  field:addTarget("editingDidEndOnExit", function() end)
  return field
end

-- MARK: screens, an alert, a sheet

function SettingsController:about()
  local about = UINavigationController { rootViewController = AboutController {} }
  about.modalPresentationStyle = "formSheet"
  self:present(about, true)
end

function SettingsController:reset()
  local alert = UIAlertController {
    title = "Reset all settings?", message = "They will be as they were at first.", preferredStyle = "alert",
  }
  alert:addAction(UIAlertAction { title = "Cancel", style = "cancel" })
  alert:addAction(UIAlertAction { title = "Reset", style = "destructive", handler = function()
    for _, section in ipairs(sections) do
      for _, row in ipairs(section) do
        if row.key then self.defaults:removeObject(row.key) end
      end
    end
    self.tableView:reloadData()
  end })
  self:present(alert, true)
end

function SettingsController:share(indexPath)
  local sheet = UIAlertController { title = "Share the settings", preferredStyle = "actionSheet" }
  for _, way in ipairs { "Message", "Mail" } do
    sheet:addAction(UIAlertAction { title = way, handler = function(action) self.shared = action.title end })
  end
  sheet:addAction(UIAlertAction { title = "Cancel", style = "cancel" })
  -- On an iPad it is a popover, which points at what it comes from.
  local popover = sheet.popoverPresentationController
  if popover then
    popover.sourceView = self.tableView
    popover.sourceRect = self.tableView:rectForRow(indexPath)
  end
  self:present(sheet, true)
end

return SettingsController
