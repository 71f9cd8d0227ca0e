/// One round; `math.random` starts from its seed. Each use of a member is a line of the output: what was done, and what it answered.
let memberScenario = #"""
  local random = math.random
  local function one(list) return list[random(#list)] end
  local function chance(n) return random(n) == 1 end
  local NUMBERS = { 0, -0.0, 1, -1, 0.5, 2, 3, 7, 10, 44, 100, 320, 568, 1e-320, 1e-308, 1e-9, 1e5, 1e15, -1e15, 1e154, 1e300, 1e308, -1e308, math.huge,
    -math.huge, 0 / 0, math.maxinteger, math.mininteger, 2 ^ 31, 2 ^ 53, 2 ^ 63 }
  local USUAL = { 0, 1, 2, 3, 0.5, 10, 44, 100, 200, -1, 0.25 }
  local WORDS = { "", "a", "Some words", "two\nlines", "opacity", "position.x", "contentOffset", "0", "#ff0000", "\0", "\xff\xfe", "e\u{301}\u{1F600}",
    "\u{5E9}\u{5DC}", ("long "):rep(60), "H:|-[a]-|", "%d%s", "c",
    '{"a":[1,-2.5e3,null,"\\u00e9"],"b":{}}', "[1,", "yyyy-MM-dd'T'HH:mm:ss.SSSXXX", "2026-03-31T08:30:05Z", "1,234.5", "de_DE", "Europe/Berlin", "year", "day",
    "second", "nanosecond" }
  local byName = {}
  for _, class in ipairs(CLASSES) do byName[class[1]] = class end

  local apps, window, busy, steps = {}, nil, 0, 0
  local pool, all = {}, {} -- objects by the name of their class, and in one list
  local fit, make, act

  -- The native class's name; nil for what is no object.
  local function kindOf(value)
    local ok, name = pcall(function() return tostring(value):match("^<(%w+)"):gsub("^Own", "") end)
    return ok and byName[name] and name
  end
  local function keep(value)
    if type(value) ~= "userdata" then return value end
    local name = kindOf(value)
    if not name then return value end
    local list = pool[name] or {}
    pool[name] = list
    if #list < 6 then list[#list + 1] = value else list[random(6)] = value end
    if #all < 60 then all[#all + 1] = value else all[random(60)] = value end
    return value
  end

  local function isA(name, base)
    while name do
      if name == base then return true end
      name = byName[name] and byName[name][2]
    end
    return false
  end
  local derived = {}
  local function kindsOf(base)
    if not derived[base] then
      local list = {}
      for _, class in ipairs(CLASSES) do if isA(class[1], base) and class[3] then list[#list + 1] = class[1] end end
      derived[base] = list
    end
    return derived[base]
  end

  local function shown(value)
    local ok, text = pcall(tostring, value)
    return ok and (#text > 400 and text:sub(1, 400) .. "..." or text) or "?"
  end
  local function say(...)
    local words = table.pack(...)
    for i = 1, words.n do words[i] = shown(words[i]) end
    print((table.concat(words, " "):gsub("[%c\x80-\xff]", "?")))
  end

  -- What the host calls changes things, now and then, and answers what is wanted, mostly.
  local function method(answer, label)
    return function(self, ...)
      say("calls", label)
      if busy < 2 and chance(4) then
        busy = busy + 1
        local kind = random(9)
        if kind == 1 then busy = busy - 1 error(one { "raised", { 1 }, 7 }, 0) end
        if kind == 2 then collectgarbage() else pcall(act) end
        busy = busy - 1
      end
      if answer then return fit(answer, 1) end
    end
  end

  local function unfit()
    local kind = random(9)
    if kind <= 3 then return one(NUMBERS) end
    if kind == 4 then return one(WORDS) end
    if kind == 5 then return one { true, false } end
    if kind == 6 then return nil end
    if kind == 7 then return one { {}, { 1 }, { {} }, { x = 0 / 0 }, { -1e308, 1e308, 1e308, 1e308 }, { [3] = 1 } } end
    if kind == 8 and #all > 0 then return one(all) end
    return IndexPath(random(4), random(60))
  end

  local VALUES = {
    boolean = function() return chance(2) end, integer = function() return chance(2) and random(5) or one(NUMBERS) end,
    number = function() return chance(2) and one(USUAL) or one(NUMBERS) end, string = function() return one(WORDS) end,
    ["function"] = function() return method(nil, "function") end, table = function() return { [one(WORDS)] = one(USUAL) } end,
    any = unfit,
    CGPoint = function() return { fit("number"), fit("number") } end, CGSize = function() return { fit("number"), fit("number") } end,
    CGRect = function() return { fit("number"), fit("number"), fit("number"), fit("number") } end,
    UIEdgeInsets = function() return { top = fit("number"), left = fit("number"), bottom = fit("number"), right = fit("number") } end,
    CGAffineTransform = function() return one { CGAffineTransform.identity, CGAffineTransform { a = 1e200, d = 1e200, b = 0, c = 0, tx = 0, ty = 0 },
      CGAffineTransform { a = 0, d = 0, b = 0, c = 0, tx = 5, ty = 5 } } end,
    IndexPath = function() return IndexPath(random(3), random(8)) end,
    Date = function() return Date { timeIntervalSinceReferenceDate = one { 0, -6.3e10, 2.5e11, -1, 0.5, 7e8, random(8e8) } } end,
  }

  -- A value of a type. Of a class: mostly an object that exists, of whichever app.
  function fit(kind, depth)
    depth = depth or 2
    if type(kind) == "string" then
      if VALUES[kind] then return VALUES[kind]() end
      if PROTOCOLS[kind] then
        local methods, name = {}, kind
        while name do
          for _, call in ipairs(PROTOCOLS[name][2]) do if chance(2) then methods[call[1]] = method(call[3], name .. "." .. call[1]) end end
          name = PROTOCOLS[name][1]
        end
        return methods
      end
      if not byName[kind] then return unfit() end
      if not chance(4) then
        local found = {}
        for _, name in ipairs(kindsOf(kind)) do for _, object in ipairs(pool[name] or {}) do found[#found + 1] = object end end
        for _, object in ipairs(pool[kind] or {}) do found[#found + 1] = object end
        if #found > 0 then return one(found) end
      end
      local kinds = kindsOf(kind)
      if #kinds == 0 or depth <= 0 then return nil end
      return make(one(kinds), depth - 1)
    end
    local word, what = kind[1], kind[2]
    if word == "choice" then return one(what) end
    if word == "maybe" then return chance(4) and nil or fit(what, depth) end
    if word == "either" then return fit(one(what), depth) end
    if word == "list" or word == "map" then
      local list = {}
      if depth > 0 then for i = 1, random(4) - 1 do list[word == "list" and i or one(WORDS)] = fit(what, depth - 1) end end
      return list
    end
    local fields = {}
    for _, field in ipairs(what) do if not field[3] or chance(3) then fields[field[1]] = fit(field[2], depth - 1) end end
    return fields
  end
  local function value(kind) return chance(4) and unfit() or fit(kind) end

  -- A class of a script's own, which overrides some of the methods that it may.
  local owns = {}
  local function own(name)
    if owns[name] and not chance(3) then return owns[name] end
    local ok, made = pcall(class, "Own" .. name, _G[name])
    if not ok then return _G[name] end
    local base = name
    while base do
      for _, call in ipairs(byName[base][8]) do
        if chance(3) then
          local label, native = name .. "." .. call[1], nil
          pcall(function() native = _G[base][call[1]] end)
          local changed = method(call[3], label)
          made[call[1]] = function(self, ...)
            if native and not chance(4) then
              local results = table.pack(pcall(native, self, ...))
              if busy < 1 and chance(8) then changed(self, ...) end
              if results[1] then return table.unpack(results, 2, results.n) end
              error(results[2], 0)
            end
            return changed(self, ...)
          end
        end
      end
      base = byName[base][2]
    end
    owns[name] = made
    return made
  end

  function make(name, depth)
    local class = byName[name]
    local options, base = {}, name
    while base do
      for _, list in ipairs { byName[base][4], byName[base][5] } do
        for _, key in ipairs(list) do if depth > 0 and chance(list == byName[base][5] and 12 or 2) then options[key[1]] = fit(key[2], depth - 1) end end
      end
      base = byName[base][2]
    end
    local maker = chance(3) and own(name) or _G[name]
    local ok, object = pcall(function() return maker(options) end)
    if not ok then ok, object = pcall(function() return maker {} end) end
    return ok and keep(object) or nil
  end

  local function use(label, ...)
    local results = table.pack(pcall(...))
    say(label, table.unpack(results, 1, math.min(results.n, 4)))
    for i = 2, results.n do
      keep(results[i])
      if type(results[i]) == "table" then for _, part in ipairs(results[i]) do keep(part) end end
    end
  end

  local function members(object)
    local name = kindOf(object)
    if not name then return end
    -- Any class above it, so that what many classes have in common is used less often.
    local above = {}
    while name do
      above[#above + 1] = byName[name]
      name = byName[name][2]
    end
    return one(above)
  end

  local function arguments(call)
    local list, count = {}, #call[2]
    if chance(12) then count = count + 1 end
    for i = 1, count do
      -- Not in one expression with `and`, `or`: an argument may be nil.
      if call[2][i] then list[i] = value(call[2][i]) else list[i] = unfit() end
    end
    return count, list
  end

  local ACTS = {
    function() -- a property
      local object = one(all)
      local class = members(object)
      if not class or #class[5] == 0 then return end
      local property = one(class[5])
      local new = value(property[2])
      use(class[1] .. "." .. property[1], function() object[property[1]] = new return object[property[1]] end)
    end,
    function() -- a property that can only be read
      local object = one(all)
      local class = members(object)
      if not class or #class[6] == 0 then return end
      local name = one(class[6])
      use(class[1] .. "." .. name, function() return object[name] end)
    end,
    function() -- a method
      local object = one(all)
      local class = members(object)
      if not class or #class[7] == 0 then return end
      local call = one(class[7])
      local count, list = arguments(call)
      use(class[1] .. ":" .. call[1], function() return object[call[1]](object, table.unpack(list, 1, count)) end)
    end,
    function() -- a function of a class
      local class = one(CLASSES)
      if #class[9] == 0 then return end
      local call = one(class[9])
      local count, list = arguments(call)
      use(class[1] .. "." .. call[1], function() return _G[class[1]][call[1]](table.unpack(list, 1, count)) end)
    end,
    function() -- a new object
      local class = one(CLASSES)
      if class[3] then say("new", class[1], make(class[1], 2)) end
    end,
    function() -- into the window, or another view
      local view = fit("UIView")
      use("addSubview", function() (chance(3) and fit("UIView") or window):addSubview(view) end)
    end,
    function() use("time", function() one(apps):advanceFrames(random(10)) end) end,
    function() use("touch", function() one(apps):tap { random(320), random(560) } end) end,
    function() use("drag", function() one(apps):drag { from = { random(320), random(560) }, to = { random(320), random(560) }, duration = 0.2 } end) end,
    function() use("look", function() local app = one(apps) return #app:frame(), #app:tree(), #app:snapshot "json", #app:snapshot "svg" end) end,
    function() use("find", function() local app = one(apps) return app:exists(one(WORDS)), #app:explain() end) end,
    function() collectgarbage() end,
  }
  -- How often each is done.
  local OFTEN = { 1, 1, 1, 1, 1, 2, 3, 3, 3, 3, 3, 4, 5, 5, 6, 6, 7, 8, 9, 10, 11, 12 }
  function act()
    steps = steps + 1
    -- What changes things in a callback of a callback ends sometime.
    if steps > 2000 or #all == 0 then return end
    ACTS[one(OFTEN)]()
  end

  local function open(fails)
    local ok, app = pcall(launch, { didFinishLaunching = function()
      window = UIWindow {}
      window:makeKeyAndVisible()
      keep(window)
      for _ = 1, 6 do
        local class = one(CLASSES)
        if class[3] then make(class[1], 2) end
      end
      local view = make(one(kindsOf "UIView"), 1)
      pcall(function() view.frame = { random(200), random(300), random(200), random(200) } window:addSubview(view) end)
      if fails then error "fails" end
    end }, { device = one { "iPhone SE", "iPhone 16", "iPad" } })
    say("launched", ok, app)
    if ok then apps[#apps + 1] = app keep(app) end
  end

  open(false)
  for _ = 1, 20 do act() end
  if chance(2) and apps[1] then pcall(apps[1].close, apps[1]) end
  if chance(3) then open(true) end
  open(false)
  if chance(3) then open(false) end
  for _ = 1, 120 do act() end
  ACTS[10]()
  say("steps", steps)
  """#
