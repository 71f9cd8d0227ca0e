-- A modal screen with Done.

---@class settings.AboutController: UIViewController
---@overload fun(properties?: table): settings.AboutController
local AboutController = class("AboutController", UIViewController)

function AboutController:viewDidLoad()
  self.title = "About"
  self.view.backgroundColor = "white"
  self.navigationItem.rightBarButtonItem = UIBarButtonItem { systemItem = "done", target = self, action = "done" }
  self.label = UILabel { text = "Settings\nA program that shows what a screen is made of.", numberOfLines = 0, textAlignment = "center" }
  self.view:addSubview(self.label)
end

function AboutController:viewDidLayoutSubviews() self.label.frame = self.view.bounds:inset(20, 60) end

function AboutController:done() self:dismiss(true) end

return AboutController
