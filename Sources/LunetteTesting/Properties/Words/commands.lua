-- `commands.touches(app)`: a user's actions that are possible in every app, as commands for a machine.
local library, host = ...
local gen, generator, source = library.gen, library.generator, library.source
local type, error, select = type, error, select
local floor, max, min = math.floor, math.max, math.min
local format, concat = string.format, table.concat
local codes, char = utf8.codes, utf8.char

local misuse = library.misuse

-- The duration and the length of gestures. Units: seconds and points. Our choice.
local slowDrag, quickDrag, press, pull, bounce = 0.3, 0.12, 0.6, 150, 1

-- The kinds of things that a user may tap, in the order in which shrinking prefers them.
local tappable = { "UIButton", "UISwitch", "UITextField", "UISegmentedControl", "UISlider", "UIStepper", "UIControl", "UITableViewCell" }

local commands = {}

-- Commands for an app. `which` is the app, a function that gets the machine's state and returns it, or nil for the state's field `app`:
-- tap, press, drag, fling, pull, swipeRow, type, hideKeyboard, turn, background, wait.
function commands.touches(which)
  local function app(state)
    local found = which
    if type(which) == "function" then found = which(state) end
    if found == nil then found = type(state) == "table" and state.app or nil end
    if found == nil then misuse("commands.touches: the state has no app; give it one: commands.touches(function(state) return state.app end)") end
    return found
  end

  local function visible(view, theApp)
    local window = theApp.window
    local frame = window and view:convert(view.bounds, window)
    return frame and frame:intersects(window.bounds) and frame or nil
  end

  -- The things of a class that a tap does something to: their middle is on the screen, nothing covers it, and no control is disabled.
  local function within(theApp, class)
    local places, views = {}, theApp:findAll { class = class }
    for i = 1, #views do
      local view = views[i]
      local frame = (class == "UITableViewCell" or view.isEnabled) and visible(view, theApp)
      local hit = frame and theApp:hitTest(floor(frame.midX), floor(frame.midY))
      if hit and (hit == view or hit:isDescendant(view)) then places[#places + 1] = { floor(frame.midX), floor(frame.midY) } end
    end
    return places
  end

  -- A point for a touch, with integer coordinates: in the middle of something that can be tapped, or anywhere.
  local place = generator("a place on the screen", function(choices)
    local theApp = app(choices.state)
    if not theApp.window then return { 0, 0 } end
    local bounds = theApp.window.bounds
    if choices:draw(3) > 0 then
      local found = within(theApp, tappable[choices:draw(#tappable - 1) + 1])
      if #found > 0 then return found[choices:draw(#found - 1) + 1] end
    end
    return { choices:draw(max(0, floor(bounds.width) - 1)), choices:draw(max(0, floor(bounds.height) - 1)) }
  end)

  -- Fingers touch by force: what was there when the place was chosen may be gone, or disabled, when the finger lands, which is no fault of the app.
  local force = { force = true }
  local function shown(name)
    return function(_, point, ...)
      local parts = { format("{ %d, %d }", point[1], point[2]) }
      for i = 1, select("#", ...) do parts[#parts + 1] = source((select(i, ...))) end
      return name .. "(" .. concat(parts, ", ") .. ")"
    end
  end

  local function row(state)
    local theApp = app(state)
    local cells = theApp:findAll { class = "UITableViewCell" }
    return #cells > 0 and cells or nil
  end

  -- A first responder need not take keys.
  local function takesKeys(state) return app(state).takesKeys end

  local distance = gen.integer(-300, 300)
  local set = {}

  set.tap = { weight = 6, args = { place }, text = shown "tap", run = function(state, point)
    app(state):tap(point, force)
  end }
  set.press = { args = { place }, text = shown "press", run = function(state, point)
    app(state):longPress(point, { duration = press, force = true })
  end }

  local function drag(duration)
    return function(state, point, dx, dy)
      app(state):drag { from = point, to = { point[1] + dx, point[2] + dy }, duration = duration, force = true }
    end
  end
  set.drag = { weight = 3, args = { place, distance, distance }, text = shown "drag", run = drag(slowDrag) }
  set.fling = { weight = 2, args = { place, distance, distance }, text = shown "fling", run = drag(quickDrag) }
  set.pull = { args = { place }, text = shown "pull", run = function(state, point)
    drag(slowDrag)(state, point, 0, pull)
    -- An app with a repeating timer or an endless animation never settles.
    app(state):advance(bounce)
  end }

  set.swipeRow = {
    when = row,
    args = { generator("a visible row", function(choices) local cells = row(choices.state); return choices:draw(#cells - 1) + 1 end), gen.choice { "left", "right" } },
    run = function(state, index, direction)
      local theApp, cells = app(state), row(state)
      local frame = cells and visible(cells[min(index, #cells)], theApp)
      if frame then theApp:swipe({ floor(frame.midX), floor(frame.midY) }, direction, force) end
    end,
  }
  set.type = {
    weight = 2, when = takesKeys, args = { gen.string { max = 12 } },
    run = function(state, text)
      local theApp = app(state)
      -- A key may end the editing.
      for _, code in codes(text) do
        if not theApp.takesKeys then return end
        theApp:type(char(code))
      end
    end,
  }
  set.hideKeyboard = {
    when = takesKeys,
    run = function(state) app(state):dismissKeyboard() end,
  }
  set.turn = { args = { gen.choice { "portrait", "landscapeLeft", "landscapeRight" } }, run = function(state, orientation)
    app(state):rotateDevice(orientation)
  end }
  set.background = { run = function(state)
    app(state):background()
    app(state):foreground()
  end }
  set.wait = { args = { gen.choice { 0.1, 0.5, 2 } }, run = function(state, seconds) app(state):advance(seconds) end }
  return set
end

library.commands = commands
