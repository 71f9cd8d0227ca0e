-- A time on wheels.

local WakeUpController = class("WakeUpController", UIViewController)

function WakeUpController:viewDidLoad()
  self.view.backgroundColor = "white"
  self.picker = UIDatePicker { datePickerMode = "time", minuteInterval = 5, date = UserDefaults.standard:integer "wakeUp" }
  self.picker:addTarget("valueChanged", function(picker)
    -- A wheel that still turns while the screen goes says no more than it did when it was left.
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
