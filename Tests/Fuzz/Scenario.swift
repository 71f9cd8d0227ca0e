/// A random scenario; `math.random` starts from the round's seed.
let scenario = #"""
  local random = math.random
  local function one(list) return list[random(#list)] end
  local NUMBERS = { 0, 1, -1, 0.5, 2, 3, 10, 44, 100, 320, 568, 1e-320, 1e15, -1e15, 1e154, 1e300, 1e308, -1e308, math.huge, -math.huge, 0 / 0,
    math.maxinteger, math.mininteger, 2 ^ 53 }
  local WORDS = { "", "a", "row", "label", "fade", "none", "top", "began", "touchUpInside", "plain", "grouped", "subtitle", "center",
    "landscapeLeft", "left", "red", "#12345678", "\0", "\xff\xfe", ("long "):rep(200), "contentOffset.y", "é\u{301}\u{1F600}", "delete" }
  local objects, app, rows, armed, list, window = {}, nil, {}, false, nil, nil
  for i = 1, random(40) do rows[i] = "r" .. i end

  local any, step
  -- What a callback does, and answers.
  local function callback()
    return function(...)
      if armed and random(6) == 1 then
        armed = false
        local kind = random(8)
        if kind == 1 then error(one { "raised", { code = 3 }, 7, nil }) end
        if kind == 2 then collectgarbage() end
        if kind == 3 and app and random(4) == 1 then app:close() end
        if kind >= 4 then pcall(step) end
        armed = true
      end
      return any(2)
    end
  end
  function any(depth)
    local kind = random(depth > 0 and 12 or 7)
    if kind <= 3 then return one(NUMBERS) end
    if kind == 4 then return one(WORDS) end
    if kind == 5 then return random(2) == 1 end
    if kind == 6 then return nil end
    if kind == 7 and #objects > 0 then return one(objects) end
    if kind == 8 then
      local t = {}
      for i = 1, random(4) do t[i] = any(depth - 1) end
      return t
    end
    if kind == 9 then return { [one { "x", "y", "width", "height", "text", "frame", "duration", "animations", "action" }] = any(depth - 1) } end
    if kind == 10 then return callback() end
    if kind == 11 then return IndexPath(random(3), random(5)) end
    return { random(320), random(568), random(200), random(200) }
  end
  local function keep(value)
    if type(value) == "userdata" then
      if #objects < 60 then objects[#objects + 1] = value else objects[random(60)] = value end
    end
  end
  local byName = {}
  for _, class in ipairs(API) do byName[class[1]] = class end

  local function make()
    local class = one(API)
    if not class[2] then return end
    local options = {}
    for _ = 1, random(4) - 1 do
      if #class[3] > 0 then options[one(class[3])] = any(2) end
    end
    if random(2) == 1 then options.frame = { random(300), random(500), random(200), random(200) } end
    local ok, object = pcall(_G[class[1]], options)
    if not ok then ok, object = pcall(_G[class[1]], {}) end
    if ok then keep(object) end
  end
  local function classOf(object)
    local names = {}
    for _, class in ipairs(API) do
      local global = _G[class[1]]
      local ok, is = pcall(function() return global and object:isKind(global) end)
      if ok and is then names[#names + 1] = class end
    end
    return #names > 0 and one(names) or nil
  end
  local function set()
    if #objects == 0 then return end
    local object = one(objects)
    local class = classOf(object)
    if not class or #class[3] == 0 then return end
    local name = one(class[3])
    if random(3) == 1 then
      pcall(function() keep(object[name]) end)
    else
      pcall(function() object[name] = any(2) end)
    end
  end
  local function call()
    if #objects == 0 then return end
    local object = one(objects)
    local class = classOf(object)
    if not class or #class[4] == 0 then return end
    local method = one(class[4])
    local arguments = {}
    for i = 1, method[2] do arguments[i] = any(2) end
    pcall(function() keep(object[method[1]](object, table.unpack(arguments, 1, method[2]))) end)
  end
  local function attach()
    if #objects == 0 then return end
    pcall(function() (random(3) == 1 and one(objects) or window):addSubview(one(objects)) end)
    if random(3) == 1 then pcall(function() one(objects):addGestureRecognizer(one(objects)) end) end
  end
  local ANIMATIONS = { "none", "fade", "top", "left", "middle", "automatic" }
  local updates = 0
  local function update()
    if not list then return end
    updates = updates + 1
    local place = random(#rows + 1)
    local kind = random(6)
    if kind == 1 or #rows < 2 then
      table.insert(rows, place, "n")
      pcall(list.insertRows, list, { IndexPath(1, place) }, one(ANIMATIONS))
    elseif kind == 2 then
      table.remove(rows)
      pcall(list.deleteRows, list, { IndexPath(1, #rows + 1) }, one(ANIMATIONS))
    elseif kind == 3 then
      pcall(list.reloadRows, list, { IndexPath(1, random(#rows)) }, one(ANIMATIONS))
    elseif kind == 4 then
      pcall(list.moveRow, list, IndexPath(1, random(#rows)), IndexPath(1, random(#rows)))
    elseif kind == 5 then
      if random(3) == 1 then rows[#rows + 1] = "unannounced" end
      pcall(list.performBatchUpdates, list, function() pcall(step) end)
    else
      pcall(list.reloadData, list)
    end
  end
  -- Points on the screen, short times.
  local function place() return { random(340) - 10, random(600) - 10 } end
  local sent = 0
  local DRIVES = {
    function() app:advance(random(5) * 0.1) end, function() app:advanceFrames(random(20)) end, function() app:settle { timeout = 1 } end,
    function() app:tap(place()) end, function() app:tap(place(), { taps = random(3), fingers = random(3) }) end,
    function() app:longPress(place()) end, function() app:drag { from = place(), to = place(), duration = random(4) * 0.1 } end,
    function() app:swipe(place(), one { "left", "right", "up", "down" }) end, function() app:pinch(place()) end,
    function() app:rotate(place(), { angle = random(6) - 3 }) end, function() app:fling { from = place(), velocity = place() } end,
    function() keep(app:touch(table.unpack(place()))) end, function() app:interrupt() end, function() app:shake() end,
    function() app:rotateDevice(one { "portrait", "landscapeLeft", "portraitUpsideDown", "faceUp" }) end,
    function() app:memoryWarning() end, function() app:background() app:foreground() end, function() app:tapStatusBar() end,
    function() app:type(one(WORDS)) end, function() app:pressReturn() end, function() app:dismissKeyboard() end,
    function() app:tap { row = IndexPath(1, random(5)) } end,
    function() app:tap { row = IndexPath(1, random(5)), part = one { "minus", "insert", "reorder", "accessory", "delete" } } end,
    function() app:together(function() app:drag { from = place(), to = place() } end, function() app:tap(place()) end) end,
    function()
      local events, down = {}, {}
      for i = 1, 40 do
        local finger = random(4)
        local phase = down[finger] and one { "moved", "moved", "moved", "stationary", "ended", "cancelled" } or "began"
        down[finger] = phase ~= "ended" and phase ~= "cancelled"
        local p = place()
        events[i] = { i * 0.008, finger, phase, p[1], p[2] }
      end
      for finger, isDown in pairs(down) do if isDown then events[#events + 1] = { 0.4, finger, "ended", 10, 10 } end end
      sent = sent + #events
      app:touches(events)
    end,
  }
  local LOOKS = {
    function() app:frame() end, function() app:snapshot "json" end, function() app:snapshot "svg" end, function() app:tree() end,
    function() app:explain() end, function() keep(app:find { class = one { "UILabel", "UIView", "UITableViewCell" } }) end,
    function() keep(app:hitTest(table.unpack(place()))) end, function() app:exists(one(WORDS)) end, function() app:calls "cellForRowAt" end,
    function() keep(app.table) end,
  }
  function step()
    local kind = random(20)
    if kind <= 4 then set() elseif kind <= 7 then call() elseif kind <= 9 then make() elseif kind <= 11 then attach()
    elseif kind <= 13 then update()
    elseif kind == 14 then collectgarbage()
    elseif kind == 15 then pcall(UIView.animate, { duration = random(3) * 0.1, animations = function() pcall(set) end, completion = callback() })
    elseif kind == 16 then pcall(after, random() * 0.2, callback())
    else pcall(one(DRIVES)) end
  end

  local Cell = class("Cell", UITableViewCell)
  for _, name in ipairs { "didMoveToSuperview", "layoutSubviews", "prepareForReuse", "didMoveToWindow" } do
    Cell[name] = function(self, ...)
      pcall(UITableViewCell[name], self, ...)
      if armed and random(30) == 1 then
        armed = false
        pcall(step)
        armed = true
      end
    end
  end
  local function sound(answer)
    return function(...)
      if armed and random(40) == 1 then return callback()(...) end
      return answer(...)
    end
  end
  local function open()
    objects, list = {}, nil
    app = launch({
      didFinishLaunching = function()
        window = UIWindow {}
        list = UITableView { frame = { 0, 100, 320, 400 }, style = one { "plain", "grouped" } }
        local source = {
          numberOfRowsInSection = sound(function() return #rows end),
          cellForRowAt = sound(function(_, t, p)
            local cell = t:dequeueReusableCell "c" or Cell { reuseIdentifier = "c" }
            cell.textLabel.text = rows[p.row]
            return cell
          end),
          canEditRowAt = sound(function() return true end), canMoveRowAt = sound(function() return true end),
          commitEditingStyle = sound(function() end), moveRowAt = sound(function(_, _, from, to)
            if rows[from.row] then table.insert(rows, math.min(to.row, #rows), table.remove(rows, from.row)) end
          end),
          titleForHeaderInSection = sound(function() return "Header" end),
        }
        if random(2) == 1 then source.heightForRowAt = sound(function(_, _, p) return 30 + p.row % 5 * 7 end) end
        if random(3) == 1 then source.estimatedHeightForRowAt = sound(function() return 50 end) end
        source.didSelectRowAt, source.willDisplay, source.didEndDisplaying = callback(), callback(), callback()
        source.scrollViewDidScroll = callback()
        list.dataSource, list.delegate = source, source
        window:addSubview(list)
        window:makeKeyAndVisible()
        keep(window)
        keep(list)
      end,
    }, { device = one { "iPhone SE", "iPhone 16", "iPad" } })
  end

  for _ = 1, 2 do
    pcall(open)
    if app and list then
      if random(3) == 1 then pcall(list.setEditing, list, true, false) end
      for _ = 1, 60 do
        armed = true
        pcall(step)
        armed = false
        pcall(one(LOOKS))
      end
      if random(2) == 1 then pcall(app.close, app) end
    end
  end
  print("touches " .. sent)
  print("updates " .. updates)
  """#

/// Touches only, on a screen where all views have recognizers.
let touchScenario = #"""
  local random = math.random
  local app = launch({ didFinishLaunching = function()
    local window = UIWindow {}
    local scroll = UIScrollView { frame = { 0, 0, 320, 280 }, contentSize = { 900, 900 }, minimumZoomScale = 0.5, maximumZoomScale = 3,
      isPagingEnabled = random(2) == 1 }
    local inner = UIView { frame = { 0, 0, 900, 900 }, isMultipleTouchEnabled = random(2) == 1 }
    scroll.delegate = { viewForZooming = function() return inner end }
    scroll:addSubview(inner)
    local list = UITableView { frame = { 0, 280, 320, 288 } }
    local rows = 30
    list.dataSource = {
      numberOfRowsInSection = function() return rows end,
      cellForRowAt = function(_, t) return t:dequeueReusableCell "c" or UITableViewCell { reuseIdentifier = "c" } end,
      canEditRowAt = function() return true end, canMoveRowAt = function() return true end,
      commitEditingStyle = function(_, t, _, path) rows = rows - 1 t:deleteRows({ path }, "fade") end,
      moveRowAt = function() end,
    }
    window:addSubview(scroll)
    window:addSubview(list)
    local x = 0
    for _, make in ipairs {
      function() return UISwitch {} end, function() return UISlider { frame = { 0, 0, 150, 32 } } end, function() return UIStepper {} end,
      function() return UIButton { type = "system", frame = { 0, 0, 80, 40 } } end, function() return UISegmentedControl { items = { "a", "b" } } end,
      function() return UITextField { frame = { 0, 0, 100, 30 } } end,
    } do
      local ok, control = pcall(make)
      if ok then
        control.center = { 60 + x % 240, 30 + x // 240 * 60 }
        x = x + 120
        inner:addSubview(control)
      end
    end
    for _, class in ipairs { UITapGestureRecognizer, UIPanGestureRecognizer, UIPinchGestureRecognizer, UIRotationGestureRecognizer,
      UILongPressGestureRecognizer, UISwipeGestureRecognizer } do
      local recognizer = class { action = function() end }
      recognizer.delegate = { shouldRecognizeSimultaneouslyWith = function() return random(2) == 1 end }
      ;(random(2) == 1 and inner or window):addGestureRecognizer(recognizer)
    end
    if random(2) == 1 then list:setEditing(true, false) end
    window:makeKeyAndVisible()
  end })
  local sent = 0
  for _ = 1, 10 do
    local events, down, x, y = {}, {}, {}, {}
    for i = 1, 500 do
      local finger = random(5)
      local phase = "began"
      if down[finger] then
        local dice = random(30)
        phase = dice == 1 and "ended" or dice == 2 and "cancelled" or dice < 6 and "stationary" or "moved"
        x[finger], y[finger] = x[finger] + random(21) - 11, y[finger] + random(21) - 11
      else
        -- The last point is outside the window, where no finger lands.
        x[finger], y[finger] = random(319), random(567)
      end
      down[finger] = phase ~= "ended" and phase ~= "cancelled"
      events[i] = { i * (random(3) == 1 and 0.004 or 0.008), finger, phase, x[finger], y[finger] }
    end
    -- In the order of time, in which a finger that is down was put down before.
    for i = 2, #events do events[i][1] = math.max(events[i][1], events[i - 1][1]) end
    for finger = 1, 5 do if down[finger] then events[#events + 1] = { events[500][1] + 0.01, finger, "ended", x[finger], y[finger] } end end
    -- A finger that lands on nothing ends the list; the other fingers are cancelled then.
    if pcall(app.touches, app, events) then sent = sent + #events else pcall(app.interrupt, app) end
    pcall(app.settle, app)
    app:frame()
  end
  print("touches " .. sent)
  """#
