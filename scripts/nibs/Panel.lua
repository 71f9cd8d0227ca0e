-- a nib of a controller: two views that tell when they awake, and the outlet of the owner's view
---@class Panel.Waking: UIView
---@field name any
---@overload fun(properties?: table): Panel.Waking
local Waking = class("Waking", UIView)

function Waking:awakeFromNib() Waking.log[#Waking.log + 1] = self.name end
Waking.log = {}

return function(owner)
  Waking.log = {}
  local inner, outer, other = Waking { name = "inner" }, Waking { name = "outer" }, Waking { name = "other" }
  outer:addSubview(inner)
  if owner and not owner.forgets then owner.view = outer end
  if owner then owner.log = Waking.log end
  return { outer, other }
end
