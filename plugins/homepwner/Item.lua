-- An item of the inventory. Items can be archived.
---@class homepwner.Item
---@overload fun(properties?: table): homepwner.Item
local Item = class "Item"

local adjectives = { "Fluffy", "Rusty", "Shiny" }
local nouns = { "Bear", "Spork", "Mac" }

local function digit() return string.char(math.random(0, 9) + string.byte "0") end
local function letter() return string.char(math.random(0, 25) + string.byte "A") end

-- An item with a random name, value and serial number. Its picture is stored under its key, which no other item has.
function Item.random()
  local serial = digit() .. letter() .. digit() .. letter() .. digit()
  return Item {
    itemName = adjectives[math.random(#adjectives)] .. " " .. nouns[math.random(#nouns)], valueInDollars = math.random(0, 99),
    serialNumber = serial, dateCreated = os.time(), itemKey = UUID().uuidString,
  }
end

function Item:description()
  local recorded = os.date("%Y-%m-%d", self.dateCreated)
  return ("%s (%s): Worth $%d, recorded on %s"):format(self.itemName, self.serialNumber, self.valueInDollars, recorded)
end

-- Archives

function Item:encode(coder)
  coder:encode(self.itemName, "itemName")
  coder:encode(self.serialNumber, "serialNumber")
  coder:encode(self.dateCreated, "dateCreated")
  coder:encode(self.itemKey, "itemKey")
  coder:encode(self.valueInDollars, "valueInDollars")
end

function Item:initWithCoder(coder)
  self.itemName = coder:decodeObject "itemName"
  self.serialNumber = coder:decodeObject "serialNumber"
  self.dateCreated = coder:decodeObject "dateCreated"
  self.itemKey = coder:decodeObject "itemKey"
  self.valueInDollars = coder:decodeInteger "valueInDollars"
end

return Item
