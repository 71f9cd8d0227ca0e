-- A value as Lua source: running the source makes an equal value.
local library = ...
local type, next, tostring, rawget, rawlen, pcall = type, next, tostring, rawget, rawlen, pcall
local mathtype, huge = math.type, math.huge
local format, gsub, byte, find = string.format, string.gsub, string.byte, string.find
local concat, sortedKeys = table.concat, library.compare.sortedKeys

local escapes = { ["\n"] = "\\n", ["\t"] = "\\t", ["\r"] = "\\r", ['"'] = '\\"', ["\\"] = "\\\\" }

local function number(value)
  if value ~= value then return "0/0" end
  if value == huge then return "math.huge" end
  if value == -huge then return "-math.huge" end
  if mathtype(value) == "integer" then return format("%d", value) end
  for digits = 14, 17 do
    local text = format("%." .. digits .. "g", value)
    if text + 0.0 == value then return find(text, "[.en]") and text or text .. ".0" end
  end
end

local words = {}
for word in ("and break do else elseif end false for function goto if in local nil not or repeat return then true until while"):gmatch("%a+") do
  words[word] = true
end

local source

local function tableSource(value, seen)
  if seen[value] then return "nil --[[ itself ]]" end
  seen[value] = true
  local parts, count = {}, rawlen(value)
  for i = 1, count do parts[i] = source(rawget(value, i), seen) end
  for _, key in next, sortedKeys(value) do
    if not (mathtype(key) == "integer" and key >= 1 and key <= count) then
      local name = type(key) == "string" and find(key, "^[%a_][%w_]*$") and not words[key] and key or "[" .. source(key, seen) .. "]"
      parts[#parts + 1] = name .. " = " .. source(rawget(value, key), seen)
    end
  end
  seen[value] = nil
  return #parts == 0 and "{}" or "{ " .. concat(parts, ", ") .. " }"
end

local function pathOf(value) return "IndexPath(" .. value.section .. ", " .. value.row .. ")" end
local function pointOf(value) return "CGPoint { " .. number(value.x) .. ", " .. number(value.y) .. " }" end

function source(value, seen)
  local kind = type(value)
  if kind == "string" then
    return '"' .. gsub(value, '[%c"\\]', function(c) return escapes[c] or format("\\x%02X", byte(c)) end) .. '"'
  end
  if kind == "number" then return number(value) end
  if kind == "table" then return tableSource(value, seen or {}) end
  if kind ~= "userdata" then return kind == "function" and "nil --[[ a function ]]" or tostring(value) end
  local isPath, path = pcall(pathOf, value)
  if isPath then return path end
  local isPoint, point = pcall(pointOf, value)
  return isPoint and point or "nil --[[ " .. tostring(value) .. " ]]"
end

library.source = source
