-- Two containers with a map each. A button turns both over to their backs, and again to the maps.

local Digger = require "Digger"
local MapController = require "MapController"
local InfoController = require "InfoController"

---@class tunnel.RootController: UIViewController
---@field maps tunnel.MapController[]
---@field infos tunnel.InfoController[]
---@field isTurning boolean?
---@overload fun(properties?: table): tunnel.RootController
local RootController = class("RootController", UIViewController)

local FLIP = { duration = 0.2, options = { "transitionFlipFromTop", "curveEaseIn" } }

function RootController:viewDidLoad()
  self.view.backgroundColor = "black"
  self.containers, self.maps, self.infos = {}, {}, {}
  local start = { { "Here", 48.2, 16.4 }, { "There", -48.2, -163.6 } }
  for place, what in ipairs(start) do
    self.maps[place] = MapController { title = what[1], latitude = what[2], longitude = what[3], isBelow = place == 2 }
    self.infos[place] = InfoController { title = what[1] }
    self.infos[place].map = self.maps[place]
    -- A transition turns this view over, so each map has such a view of its own.
    self.containers[place] = UIView {}
    self.view:addSubview(self.containers[place])
    self:addChild(self.maps[place])
    self.containers[place]:addSubview(self.maps[place].view)
    self.maps[place]:didMoveToParent(self)
  end
  self:watch(self.maps[1], self.maps[2])
  self:watch(self.maps[2], self.maps[1])
  self.button = UIButton { title = "Flip", backgroundColor = "white" }
  self.button.layer.cornerRadius = 22
  self.button:addTarget("touchUpInside", self, "flipBoth")
  self.view:addSubview(self.button)
  -- The man stands on the lower map's edge, and digs while the maps turn over.
  self.digger = Digger.make()
  self.view:addSubview(self.digger)
end

--- Where a finger drags one map, the other shows the opposite place.
function RootController:watch(map, other)
  self.observations = self.observations or {}
  table.insert(self.observations, map:observe("draggedTo", function(_, change) other:showOpposite(change.new) end))
end

function RootController:viewWillLayoutSubviews()
  local size = self.view.bounds.size
  local half = size.height / 2
  for place, container in ipairs(self.containers) do
    container.frame = CGRect(0, (place - 1) * half, size.width, half)
    for _, view in ipairs(container.subviews) do view.frame = container.bounds end
  end
  self.button.frame = CGRect(size.width / 2 - 40, half - 22, 80, 44)
  self.digger.center = { size.width / 2 + 40 + self.digger.bounds.width, half }
end

--- Turns a container over. The old controller gets `willMoveToParent` before the turn, and both controllers learn of its end.
---@param place integer
function RootController:flip(place)
  local from = self.isFlipped and self.infos[place] or self.maps[place]
  local to = self.isFlipped and self.maps[place] or self.infos[place]
  to.view.frame = from.view.bounds
  self:addChild(to)
  from:willMoveToParent(nil)
  self:transition {
    from = from, to = to, duration = FLIP.duration, options = FLIP.options,
    completion = function()
      to:didMoveToParent(self)
      from:removeFromParent()
      self.isTurning = false
      self.digger:stopAnimating()
    end,
  }
end

-- A tap while the containers turn over is ignored.
function RootController:flipBoth()
  if self.isTurning then return end
  self.isTurning = true
  self.digger:startAnimating()
  for place = 1, 2 do self:flip(place) end
  self.isFlipped = not self.isFlipped
end

return RootController
