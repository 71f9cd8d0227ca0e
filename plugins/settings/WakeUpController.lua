-- A screen with a date picker for a time.

---@class settings.WakeUpController: UIViewController
---@field isLeft boolean
---@overload fun(properties?: table): settings.WakeUpController
local WakeUpController = class("WakeUpController", UIViewController)

function WakeUpController:viewDidLoad()
  self.view.backgroundColor = "white"
  self.picker = UIDatePicker { datePickerMode = "time", minuteInterval = 5, date = UserDefaults.standard:integer "wakeUp" }
  self.picker:addTarget("valueChanged", function(picker)
    -- A wheel may still turn while the screen leaves; the time at which it stops then is not stored.
    if not self.isLeft then UserDefaults.standard:set(picker.date, "wakeUp") end
  end)
  self.view:addSubview(self.picker)
end

function WakeUpController:viewWillAppear(animated)
  WakeUpController.super.viewWillAppear(self, animated)
  self.isLeft = false
end

function WakeUpController:viewWillDisappear(animated)
  WakeUpController.super.viewWillDisappear(self, animated)
  self.isLeft = true
end

function WakeUpController:viewDidLayoutSubviews()
  local size = self.view.bounds.size
  self.picker.frame = CGRect(0, (size.height - 216) / 2, size.width, 216)
end

return WakeUpController
