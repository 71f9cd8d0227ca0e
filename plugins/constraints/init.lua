-- A gallery of Auto Layout: a form in the visual format language, chat bubbles in cells that measure themselves, stack views that fold,
-- and, when asked for, two constraints that contradict each other.
local Form = require "Form"
local Chat = require "Chat"
local Folding = require "Folding"

local app = { name = "Constraints", description = "Auto Layout: a form, chat bubbles, stack views that fold, a conflict" }

---@type table[]
local pages = { { title = "Form", view = Form }, { title = "Chat", view = Chat }, { title = "Fold", view = Folding } }

---@class constraints.Gallery: UIViewController
---@overload fun(properties?: table): constraints.Gallery
local Gallery = class("Gallery", UIViewController)

function Gallery:viewDidLoad()
  self.view.backgroundColor = "white"
  local titles = {}
  for i, page in ipairs(pages) do titles[i] = page.title end
  self.tabs = UISegmentedControl { items = titles, selectedSegmentIndex = 1, translatesAutoresizingMaskIntoConstraints = false }
  self.tabs:addTarget("valueChanged", function() self:showPage(self.tabs.selectedSegmentIndex) end)
  self.view:addSubview(self.tabs)
  local safe = self.view.safeAreaLayoutGuide
  NSLayoutConstraint.activate {
    self.tabs.topAnchor:constraint("==", safe.topAnchor, 8),
    self.tabs.leadingAnchor:constraint("==", self.view.layoutMarginsGuide.leadingAnchor),
    self.tabs.trailingAnchor:constraint("==", self.view.layoutMarginsGuide.trailingAnchor),
  }
  self:showPage(1)
end

-- Puts a page under the tabs.
function Gallery:showPage(index)
  if self.page then self.page:removeFromSuperview() end
  local page = pages[index].view {}
  page.translatesAutoresizingMaskIntoConstraints = false
  page.accessibilityIdentifier = pages[index].title:lower()
  self.page = page
  self.view:addSubview(page)
  local views = { tabs = self.tabs, page = page }
  NSLayoutConstraint.activate {
    NSLayoutConstraint.constraints { withVisualFormat = "V:[tabs]-[page]", views = views },
    NSLayoutConstraint.constraints { withVisualFormat = "H:|[page]|", views = views },
    page.bottomAnchor:constraint("==", self.view.keyboardLayoutGuide.topAnchor),
  }
end

-- Asks for heights of 100 and of 200 at once: the constraint that was activated last is given up, and a report names it.
function Gallery:contradict()
  lint.allow("unsound-layout", "this is what the example is about")
  NSLayoutConstraint.activate {
    self.page.heightAnchor:constraint("==", 200, { identifier = "high page" }),
    self.page.heightAnchor:constraint("==", 100, { identifier = "low page" }),
  }
end

function app:didFinishLaunching()
  local window = UIWindow { frame = UIScreen.main.bounds }
  self.gallery = Gallery {}
  window.rootViewController = self.gallery
  window:makeKeyAndVisible()
end

return app
