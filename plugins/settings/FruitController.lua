-- A picker with one wheel.

---@class settings.FruitController: UIViewController
---@field isLeft boolean
---@overload fun(properties?: table): settings.FruitController
local FruitController = class("FruitController", UIViewController)

FruitController.FRUITS = { "Apple", "Banana", "Cherry", "Date", "Elderberry", "Fig", "Grape" }

function FruitController:viewDidLoad()
  self.view.backgroundColor = "white"
  self.picker = UIPickerView {}
  self.picker.dataSource, self.picker.delegate = self, self
  self.view:addSubview(self.picker)
  self.picker:selectRow(UserDefaults.standard:integer "fruit", 1, false)
end

function FruitController:viewWillAppear(animated)
  FruitController.super.viewWillAppear(self, animated)
  self.isLeft = false
end

function FruitController:viewWillDisappear(animated)
  FruitController.super.viewWillDisappear(self, animated)
  self.isLeft = true
end

function FruitController:viewDidLayoutSubviews()
  local size = self.view.bounds.size
  self.picker.frame = CGRect(0, (size.height - 216) / 2, size.width, 216)
end

function FruitController:numberOfRowsInComponent() return #self.FRUITS end
function FruitController:titleForRow(picker, row) return self.FRUITS[row] end

-- A wheel may still turn while the screen leaves; the row on which it stops then is not stored.
function FruitController:didSelectRow(picker, row)
  if not self.isLeft then UserDefaults.standard:set(row, "fruit") end
end

return FruitController
