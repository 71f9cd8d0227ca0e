-- How the host uses an app's own kind of content configuration: a table with makeContentView and updated, and a view with `configuration`.
--
-- Source: Apple, UIContentConfiguration, UIContentView; docs/rules/lists.md 2.3
local getmetatable, type = getmetatable, type

local function make(configuration)
  local view = configuration:makeContentView()
  return view
end

local function apply(view, configuration) view.configuration = configuration end

local function isSupported(view, configuration)
  if type(view.supports) == "function" then return view:supports(configuration) and true or false end
  local shown = view.configuration
  return type(shown) == "table" and getmetatable(shown) ~= nil and getmetatable(shown) == getmetatable(configuration)
end

local function updated(configuration, state)
  local update = configuration.updated
  return type(update) == "function" and update(configuration, state) or configuration
end

return { make = make, apply = apply, isSupported = isSupported, updated = updated }
