-- `say`, the texts of assertions that a spec registers: `say:set("assertion.has_name.positive", "Expected %s to have a name")`.
local library = ...
local type, tostring, setmetatable, gsub = type, tostring, setmetatable, string.gsub

local fallback = "en"
local namespace = fallback
local texts = { [fallback] = {} }

local say = {}

function say:set_namespace(name)
  namespace = name
  texts[name] = texts[name] or {}
end

function say:set_fallback(name)
  fallback = name
  texts[name] = texts[name] or {}
end

function say:set(key, text)
  texts[namespace][key] = text
end

-- The text of a key, or the key itself where it has no text. Each `%s` is replaced by one of the arguments; all other characters stay.
local function find(_, key, arguments)
  local text = texts[namespace][key] or texts[fallback][key] or key
  if type(text) ~= "string" then return text end
  local used = 0
  return (gsub(text, "%%(.)", function(letter)
    if letter == "%" then return "%" end
    used = used + 1
    local value = arguments and arguments[used]
    return tostring(value)
  end))
end

library.say = setmetatable(say, { __call = find })
