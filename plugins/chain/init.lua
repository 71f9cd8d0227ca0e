-- chain: which responders get an event, and which one handles it. Nested views A to E, a controller, a window and the application's
-- delegate print the events that they get; a responder passes on each event that it doesn't handle.
--
--   A          the controller's view
--   ├─ B       handles nothing
--   └─ C       handles touches
--      ├─ D    handles nothing; shakes go to it while it is first responder
--      └─ E    handles nothing

-- All lines so far, for tests to read. With `isQuiet` the lines are kept here and not printed.
-- With `tellsHitTests` a view also prints that its hitTest was called.
local log = {}

local function say(format, ...)
  local line = format:format(...)
  log[#log + 1] = line
  if not log.isQuiet then print(line) end
end

-- Makes a class of responders. They print each event that they get, and whether they handle it or pass it on.
--   superclass  the class from which the new class derives
--   handled     the names of the events that it handles; the others go to the next responder
local function talker(name, superclass, handled)
  local Talker = class(name, superclass)
  for _, event in ipairs { "touchesBegan", "motionBegan", "motionEnded", "remoteControlReceived" } do
    Talker[event] = function(self, ...)
      if handled[event] then
        say("%s handles %s", self:label(), event)
      else
        say("%s hands %s on", self:label(), event)
        Talker.super[event](self, ...)
      end
    end
  end
  function Talker:label() return name end
  return Talker
end

---@class chain.Box: UIView
---@overload fun(properties?: table): chain.Box
local Box = class("Box", talker("TalkingView", UIView, {}))

function Box:init(properties)
  self.title = UILabel { text = self.accessibilityIdentifier, frame = { 12, 22, 60, 22 } }
  self:addSubview(self.title)
end

function Box:label() return self.accessibilityIdentifier end

function Box:pointInside(point, event)
  local inside = Box.super.pointInside(self, point, event)
  if log.tellsHitTests then say("is it inside %s? %s", self:label(), inside and "yes" or "no") end
  return inside
end

---@class chain.Touchable: chain.Box
---@overload fun(properties?: table): chain.Touchable
local Touchable = class("Touchable", Box)

function Touchable:touchesBegan(touches, event) say("%s handles touchesBegan", self:label()) end

---@class chain.Shakable: chain.Box
---@overload fun(properties?: table): chain.Shakable
local Shakable = class("Shakable", Box)

function Shakable:canBecomeFirstResponder() return true end

local Controller = talker("Controller", UIViewController, { motionEnded = true })

-- The plot of the views is made for a screen that stands upright.
function Controller:supportedInterfaceOrientations() return "portrait" end

function Controller:viewDidLoad()
  local function box(Class, name, frame, color, parent)
    local view = Class { accessibilityIdentifier = name, frame = frame, backgroundColor = color }
    view.layer.borderWidth = 1
    parent:addSubview(view)
    self[name] = view
    return view
  end
  box(Box, "A", UIScreen.main.bounds, "white", self.view)
  box(Box, "B", { 20, 40, 280, 88 }, "#DDEEFF", self.A)
  box(Touchable, "C", { 20, 150, 280, 220 }, "#DDFFDD", self.A)
  box(Shakable, "D", { 20, 30, 240, 66 }, "#FFFFCC", self.C)
  box(Box, "E", { 20, 120, 240, 66 }, "#FFDDDD", self.C)

  local save = UIButton { frame = { 20, 400, 130, 44 } }
  save:setTitle "Save"
  save:addTarget("touchUpInside", nil, "save")
  self.A:addSubview(save)
  local printer = UIButton { frame = { 170, 400, 130, 44 } }
  printer:setTitle "Print"
  printer:addTarget("touchUpInside", nil, "printOut")
  self.A:addSubview(printer)
end

-- The plot begins below a camera.
function Controller:viewDidLayoutSubviews()
  local bounds = self.view.bounds
  local top = math.max(0.0, self.view.safeAreaInsets.top - self.A.title.frame.y)
  self.A.frame = CGRect(0, top, bounds.width, bounds.height - top)
end

-- The button's action has no target: it goes up the chain until somebody has a method of this name.
function Controller:save(sender) say("Controller saves for %s", sender:title()) end

local Window = talker("Window", UIWindow, { motionBegan = true })

local App = talker("App", UIResponder, { touchesBegan = true, remoteControlReceived = true })

App.name = "chain"
App.description = "The responder chain, telling who is asked and who handles."

function App:didFinishLaunching(application)
  self.log = log
  self.window = Window { frame = UIScreen.main.bounds }
  self.controller = Controller {}
  self.window.rootViewController = self.controller
  self.window:makeKeyAndVisible()
  application:beginReceivingRemoteControlEvents()
end

function App:printOut(sender) say("App prints for %s", sender:title()) end

lint.allow("low-contrast", "buttons have UIKit's own tint on white")

return App {}
