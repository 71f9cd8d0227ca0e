-- Colours: one gradient runs down the whole table, and each row shows its part of it.
local Palette = {
  selected = "#6E6E6E",
  background = "#12305C",
  delete = "#D0021B",
  edit = "#28784B",
}

local top = { 0x1B, 0x4F, 0x9C } ---@type number[]
local bottom = { 0x6F, 0xB9, 0xE8 } ---@type number[]

local function channel(value)
  return math.floor(math.min(255, math.max(0, value)) + 0.5)
end

local function hex(red, green, blue)
  return string.format("#%02X%02X%02X", channel(red), channel(green), channel(blue))
end

-- `place` goes from 0 at the top of the table to 1 at its end; `brightness` is 1 for the gradient itself.
function Palette.gradient(place, brightness)
  local mixed = {}
  for i = 1, 3 do
    mixed[i] = (top[i] + (bottom[i] - top[i]) * place) * (brightness or 1)
  end
  return hex(mixed[1], mixed[2], mixed[3])
end

return Palette
