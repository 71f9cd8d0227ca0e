-- `launchWindow(content, options)`: an app with one window, which is what most specs are about.
local library, host = ...
local misuse, show = library.misuse, library.compare.show
local UIWindow, UIViewController, UIView = UIWindow, UIViewController, UIView
local type, next, ipairs = type, next, ipairs

-- A mistake in the options is told as launch tells it.
local function split(options)
  if type(options) ~= "table" then return options end
  local launching, window = {}, nil
  for key, value in next, options do
    if key == "window" then window = value else launching[key] = value end
  end
  return launching, window
end

local function isA(content, class) return type(content) == "userdata" and content.isKind and content:isKind(class) end

-- How the content gets into the window.
local function filler(content)
  if content == nil then return function() end end
  if type(content) == "function" then return content end
  if isA(content, UIViewController) then return function(window) window.rootViewController = content end end
  if isA(content, UIView) then content = { content } end
  if type(content) == "table" then
    return function(window)
      for _, view in ipairs(content) do window:addSubview(view) end
    end
  end
  misuse("launchWindow: argument 1 'content' must be a view controller, a view, a list of views, or a function that fills the window, got "
    .. show(content))
end

function library.launchWindow(content, options)
  local fill = filler(content)
  local launching, properties = split(options)
  local window
  local app = host.launch({
    didFinishLaunching = function()
      window = UIWindow(properties or {})
      fill(window)
      window:makeKeyAndVisible()
    end,
  }, launching)
  return app, window
end
