-- An item of the inventory, with a random name and serial number.
---@class homepwner_classic.Item
---@field name string
---@field value integer
---@field serial string
---@field created integer
local Item = {}
Item.__index = Item

local adjectives = { "Fluffy", "Rusty", "Shiny" }
local nouns = { "Bear", "Spork", "Mac" }

local function digit() return string.char(math.random(0, 9) + string.byte "0") end
local function letter() return string.char(math.random(0, 25) + string.byte "A") end

function Item.random()
  return setmetatable({
    name = adjectives[math.random(#adjectives)] .. " " .. nouns[math.random(#nouns)],
    value = math.random(0, 99),
    serial = digit() .. letter() .. digit() .. letter() .. digit(),
    created = os.time(),
  }, Item)
end

function Item:description() return ("%s (%s): $%d"):format(self.name, self.serial, self.value) end

return Item
