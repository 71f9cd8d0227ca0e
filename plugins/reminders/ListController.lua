-- The list: a touch ticks a reminder off, a swipe removes it. The distance to the shop stands beside what is to be bought.
local Store, Alarms = require "reminders.Store", require "reminders.Alarms"
local EditController = require "reminders.EditController"

---@class reminders.ListController: UITableViewController
---@field distance number|false Metres.
---@overload fun(properties?: table): reminders.ListController
local ListController = class("ListController", UITableViewController)
ListController.distance = false
ListController.household = {}
ListController.householdNote = "Loading"
ListController.note = ""

function ListController:viewDidLoad()
  self.title = "Reminders"
  self.navigationItem.rightBarButtonItem = UIBarButtonItem { systemItem = "add", target = self, action = "add" }
  self.tableView.rowHeight = 56
  self.feedback = UIImpactFeedbackGenerator { style = "light" }
  self.place = CLLocationManager { delegate = self, distanceFilter = 50 }
  self:loadHousehold()
end

function ListController:add() self:show(EditController { list = self }) end

-- What was entered: sets its alarm, and asks for the place if it needs it.
function ListController:take(title, when)
  local item = Store:add(title, when)
  if item.atShop then self.place:requestWhenInUseAuthorization() end
  Alarms.set(item, item.due and Store:lateCount(item.due), function(granted)
    self.note = granted and "" or "Notifications are off in Settings."
    self:refresh()
  end)
  self:refresh()
end

function ListController:refresh()
  UIApplication.shared.applicationIconBadgeNumber = Store:lateCount(Date().timeIntervalSinceReferenceDate)
  self.tableView:reloadData()
end

function ListController:tick(item)
  Store:setDone(item, not item.done)
  if item.done then Alarms.clear(item) end
  self.feedback:impactOccurred()
  self:refresh()
end

-- What the household shares comes from a server.

function ListController:loadHousehold()
  URLSession.shared:dataTask("https://reminders.test/household", function(data, response, error)
    local items = not error and response.statusCode == 200 and JSONSerialization.jsonObject(data)
    DispatchQueue.main:async(function()
      self.household = {}
      for _, item in ipairs(type(items) == "table" and items or {}) do
        if type(item) == "table" and type(item.title) == "string" then table.insert(self.household, item.title) end
      end
      self.householdNote = items and "Shared by everybody" or "The household can't be reached."
      self.tableView:reloadData()
    end)
  end):resume()
end

-- The place

function ListController:didChangeAuthorization(manager, status)
  if status == "authorizedWhenInUse" then manager:startUpdatingLocation() end
end

function ListController:didUpdateLocations(_, locations)
  self.distance = locations[#locations]:distance(Alarms.shop)
  self.tableView:reloadData()
end

function ListController:didFailWithError()
  self.distance = false
  self.tableView:reloadData()
end

-- The table

function ListController:numberOfSections() return 2 end
function ListController:numberOfRowsInSection(_, section) return section == 1 and #Store.items or #self.household end
function ListController:titleForHeaderInSection(_, section) return section == 2 and "Household" or nil end
function ListController:titleForFooterInSection(_, section)
  if section == 2 then return self.householdNote end
  return self.note ~= "" and self.note or nil
end

function ListController:when(item)
  if item.atShop then
    if not self.distance then return "At the shop" end
    return ("At the shop, %.1f km away"):format(self.distance / 1000)
  end
  local due = Date { timeIntervalSinceReferenceDate = item.due }
  local formatter = DateFormatter { timeStyle = "short", dateStyle = Calendar.current:isDateInToday(due) and "none" or "medium" }
  return formatter:string(due)
end

function ListController:cellForRowAt(tableView, indexPath)
  local cell = tableView:dequeueReusableCell "reminder" or UITableViewCell { style = "subtitle", reuseIdentifier = "reminder" }
  local item = indexPath.section == 1 and Store.items[indexPath.row]
  cell.textLabel.numberOfLines = 0
  cell.textLabel.text = item and item.title or self.household[indexPath.row]
  cell.textLabel.textColor = item and item.done and "Detail" or "Text"
  cell.detailTextLabel.text = item and self:when(item) or nil
  cell.detailTextLabel.textColor = "Detail"
  cell.accessoryType = item and item.done and "checkmark" or "none"
  cell.selectionStyle = item and "default" or "none"
  return cell
end

function ListController:didSelectRowAt(tableView, indexPath)
  tableView:deselectRow(indexPath, true)
  if indexPath.section == 1 then self:tick(Store.items[indexPath.row]) end
end

function ListController:canEditRowAt(_, indexPath) return indexPath.section == 1 end

function ListController:commitEditingStyle(tableView, _, indexPath)
  Alarms.clear(Store:remove(indexPath.row))
  tableView:deleteRows({ indexPath }, "left")
  UIApplication.shared.applicationIconBadgeNumber = Store:lateCount(Date().timeIntervalSinceReferenceDate)
end

return ListController
