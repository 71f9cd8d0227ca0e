-- A new reminder: what, and when.
---@class reminders.EditController: UIViewController
---@field list reminders.ListController
---@overload fun(properties?: table): reminders.EditController
local EditController = class("EditController", UIViewController)

local choices = { "10 min", "1 hour", "9:00", "Shop" }

-- nine: the next time at which the clock shows nine.
local function when(choice)
  local now = Date()
  if choice == 4 then return { atShop = true } end
  local due = choice == 3 and Calendar.current:nextDate(now, { hour = 9, minute = 0 }) or now + (choice == 1 and 600 or 3600)
  return { due = due.timeIntervalSinceReferenceDate }
end

function EditController:viewDidLoad()
  self.title = "New Reminder"
  self.view.backgroundColor = "Screen"
  self.field = UITextField { placeholder = "What?", borderStyle = "roundedRect", delegate = self, returnKeyType = "done", accessibilityIdentifier = "what" }
  self.choice = UISegmentedControl { items = choices, selectedSegmentIndex = 1 }
  self.view:addSubview(self.field)
  self.view:addSubview(self.choice)
  self.save = UIBarButtonItem { systemItem = "save", target = self, action = "finish", isEnabled = false }
  self.navigationItem.rightBarButtonItem = self.save
  self.field:addTarget("editingChanged", self, "changed")
end

function EditController:viewDidLayoutSubviews()
  local area = self.view.safeAreaLayoutGuide.layoutFrame
  self.field.frame = { 16, area.y + 16, area.width - 32, 44 }
  self.choice.frame = { 16, area.y + 76, area.width - 32, 44 }
end

function EditController:viewDidAppear() self.field:becomeFirstResponder() end

function EditController:changed() self.save.isEnabled = self.field.text:match "%S" ~= nil end

function EditController:textFieldShouldReturn()
  if self.save.isEnabled then self:finish() end
  return false
end

function EditController:finish()
  self.list:take(self.field.text:match "^%s*(.-)%s*$", when(self.choice.selectedSegmentIndex))
  self.field:resignFirstResponder()
  self.navigationController:popViewController(true)
end

return EditController
