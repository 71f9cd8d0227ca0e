-- The choices of one case. Every random value is made of integers that are drawn here, one after the other. So a case is
-- given by its list of numbers: played again it makes the same values, and a shorter list with lower numbers makes a simpler case.
-- In each draw 0 stands for the simplest of the possible values.
local library, host = ...
local error, setmetatable, type = error, setmetatable, type
local remove = table.remove

-- The error with which `assume` or a filter gives a case up because its values are not wanted. It does not count as a failure.
local Rejected = { __name = "rejected", __tostring = function(self) return "given up: " .. self.reason end }
library.Rejected = Rejected

local function reject(reason) error(setmetatable({ reason = reason }, Rejected), 0) end
library.reject = reject

-- A case that draws more numbers than this is given up, because a recursive generator may never reach its leaves. Our choice.
local mostChoices = 20000

local Choices = {}
Choices.__index = Choices

-- A case with random numbers computed from `seed`, or with the numbers of the list `kept`.
function library.newChoices(seed, kept)
  return setmetatable({ seed = seed, kept = kept, count = 0, taken = {}, spans = kept and {} or nil, open = 0 }, Choices)
end

-- 64 random bits, as SplitMix64.swift makes them; here because a property draws thousands, and a call of the host for each costs more than all of this.
local function random(self)
  local bits = self.seed + 0x9E3779B97F4A7C15
  self.seed = bits
  bits = (bits ~ (bits >> 30)) * 0xBF58476D1CE4E5B9
  bits = (bits ~ (bits >> 27)) * 0x94D049BB133111EB
  return bits ~ (bits >> 31)
end

-- The next number of a kept case; beyond the end of its list 0, the simplest choice.
local function keep(self, most)
  local position = self.count + 1
  if position > mostChoices then reject("it draws more than " .. mostChoices .. " numbers") end
  self.count = position
  local value = self.kept[position] or 0
  if value > most then value = most end
  self.taken[position] = value
  return value
end

local function note(self, value)
  local position = self.count + 1
  if position > mostChoices then reject("it draws more than " .. mostChoices .. " numbers") end
  self.count = position
  self.taken[position] = value
  return value
end

-- An integer from 0 to `most`, all equally likely.
function Choices:draw(most)
  if self.kept then return keep(self, most) end
  return note(self, most <= 0 and 0 or (random(self) >> 1) % (most + 1))
end

-- An integer from 0 to `most`. Its length in bits is random, so that small numbers are as common as large ones, and 0 and `most` occur.
function Choices:drawSmall(most)
  if self.kept then return keep(self, most) end
  if most <= 0 then return note(self, 0) end
  local bits = random(self)
  if bits & 31 == 0 then return note(self, most) end
  local length = 0
  while most >> length ~= 0 do length = length + 1 end
  local wanted = (bits >> 5) % (length + 1)
  if wanted == 0 then return note(self, 0) end
  return note(self, (random(self) >> (64 - wanted)) % (most + 1))
end

-- 1 with this probability (0 to 1), else 0.
function Choices:flip(probability)
  if self.kept then return keep(self, 1) end
  return note(self, (random(self) >> 11) < probability * 0x1p53 and 1 or 0)
end

-- The numbers drawn between `begin` and `finish` belong to one value. Only shrinking uses this: it leaves out whole values, and replaces one
-- value with another of the same label. A label is a number.
function Choices:begin(label)
  local spans = self.spans
  if not spans then return end
  local position = #spans + 1
  -- first number, numbers, label
  spans[position], spans[position + 1], spans[position + 2] = self.count + 1, -1, label
  return position
end

function Choices:finish(position)
  if position then self.spans[position + 1] = self.count + 1 - self.spans[position] end
end

-- The state of the case: how many numbers it has drawn, and the length of the list of its values' places.
function Choices:mark() return self.count, self.spans and #self.spans or 0 end

-- Returns to an earlier state: the numbers of a value that a filter refuses are dropped, so that a case consists of wanted values only.
function Choices:forget(count, places)
  local taken, spans = self.taken, self.spans
  for i = self.count, count + 1, -1 do taken[i] = nil end
  for i = spans and #spans or 0, places + 1, -1 do spans[i] = nil end
  self.count = count
end

-- For a case that is played again: replaces the next number, or skips the next numbers.
function Choices:replaceNext(number)
  local kept = self.kept
  for i = #kept + 1, self.count do kept[i] = 0 end
  kept[self.count + 1] = number
end
function Choices:passOver(count)
  local kept, next = self.kept, self.count + 1
  for _ = 1, count do
    if next <= #kept then remove(kept, next) end
  end
end
