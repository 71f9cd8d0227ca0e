-- Constraints are activated, deactivated and changed in any order: the layout is that of a new screen with the same constraints.

--- Random numbers that are the same in each run.
local function lot(seed)
  local state = seed * 7919 + 17
  return function(bound)
    state = (state * 1103515245 + 12345) % 2147483648
    return (state // 65536) % bound
  end
end

local anchors = { "leadingAnchor", "topAnchor" }
local far = { "trailingAnchor", "bottomAnchor" }
local sizes = { "widthAnchor", "heightAnchor" }

--- Constraints of view `index` to views that come before it in the list of views; view 0 contains the others.
local function rules(random, index)
  local list = {}
  for axis = 1, 2 do
    local other = random(index)
    local gap = random(5) * 4
    local kind = random(4)
    if kind == 0 or other == 0 then
      list[#list + 1] = { index, anchors[axis], "==", 0, anchors[axis], gap, 1000 }
    elseif kind == 1 then
      list[#list + 1] = { index, anchors[axis], "==", other, far[axis], gap, 1000 }
    elseif kind == 2 then
      list[#list + 1] = { index, far[axis], "==", 0, far[axis], -gap, 1000 }
    else
      list[#list + 1] = { index, anchors[axis], ">=", other, far[axis], gap, 1000 }
      list[#list + 1] = { index, anchors[axis], "==", 0, anchors[axis], 0, 240 }
    end
    local size = random(4)
    if size == 0 then
      list[#list + 1] = { index, sizes[axis], "==", nil, nil, 10 + random(50), 1000 }
    elseif size == 1 then
      list[#list + 1] = { index, sizes[axis], "==", other, sizes[axis], 0, 1000 }
    elseif size == 2 then
      list[#list + 1] = { index, sizes[axis], "<=", nil, nil, 40, 251 + index }
      list[#list + 1] = { index, sizes[axis], ">=", nil, nil, 30, 750 }
    else
      list[#list + 1] = { index, sizes[axis], "==", other, sizes[axis], -2, 900 - index }
    end
    if random(6) == 0 then list[#list + 1] = { index, sizes[axis], "==", nil, nil, 25, 1000 } end
  end
  return list
end

local function screen(count)
  local views = {}
  local app = launch({
    didFinishLaunching = function()
      local window = UIWindow { frame = UIScreen.main.bounds }
      window:makeKeyAndVisible()
      views[0] = UIView { frame = { 0, 0, 300, 400 } }
      window:addSubview(views[0])
      for index = 1, count do
        views[index] = UIView { translatesAutoresizingMaskIntoConstraints = false }
        views[0]:addSubview(views[index])
      end
    end,
  }, { allowLayoutProblems = true })
  return app, views
end

local function constraintOf(views, rule)
  local first = views[rule[1]][rule[2]]
  if not rule[4] then return first:constraint(rule[3], rule[6], { priority = rule[7] }) end
  return first:constraint(rule[3], views[rule[4]][rule[5]], { constant = rule[6], priority = rule[7] })
end

local function frames(app, views, width)
  views[0].frame = { 0, 0, width, 400 }
  views[0]:setNeedsLayout()
  views[0]:layoutIfNeeded()
  app:advanceFrames()
  local list = {}
  for index = 1, #views do list[index] = tostring(views[index].frame) end
  local broken = {}
  for _, problem in ipairs(app:layoutProblems()) do
    if problem.kind == "conflict" then broken[#broken + 1] = #problem.constraints end
  end
  return list, broken
end

describe("a history of constraints", function()
  for seed = 1, 40 do
    it("ends where a fresh screen does, lot " .. seed, function()
      local random = lot(seed)
      local count = 3 + random(8)
      local app, views = screen(count)
      -- Entries in the order in which they were activated.
      local live = {}
      for index = 1, count do
        for _, rule in ipairs(rules(random, index)) do
          local made = constraintOf(views, rule)
          made.isActive = true
          live[#live + 1] = { rule = rule, made = made }
        end
      end
      local width = 300
      for _ = 1, 25 do
        local kind = random(5)
        local index = 1 + random(#live)
        if kind <= 1 then
          local entry = table.remove(live, index)
          entry.made.isActive = false
          if random(2) == 0 then views[0]:layoutIfNeeded() end
          if random(4) > 0 then
            entry.made.isActive = true
            live[#live + 1] = entry
          end
        elseif kind == 2 then
          local rule = live[index].rule
          rule[6] = rule[6] + (random(2) == 0 and 3 or -3)
          live[index].made.constant = rule[6]
        elseif kind == 3 then
          width = 200 + random(30) * 10
          views[0].frame = { 0, 0, width, 400 }
        end
        if random(3) == 0 then views[0]:layoutIfNeeded() end
        if #live == 0 then break end
      end
      -- Views without constraints keep the frames that they had; here all of them begin with empty frames.
      local said = {}
      for _, entry in ipairs(live) do said[entry.rule[1]] = true end
      local old, oldBroken = frames(app, views, width)
      app:close()
      local freshApp, freshViews = screen(count)
      for _, entry in ipairs(live) do constraintOf(freshViews, entry.rule).isActive = true end
      local new, newBroken = frames(freshApp, freshViews, width)
      assert.same(newBroken, oldBroken)
      for index = 1, count do
        local used = true
        for axis = 1, 2 do
          local place, size = false, false
          for _, entry in ipairs(live) do
            if entry.rule[1] == index or entry.rule[4] == index then
              for _, name in ipairs { entry.rule[1] == index and entry.rule[2], entry.rule[4] == index and entry.rule[5] } do
                if name == anchors[axis] or name == far[axis] then place = true end
                if name == sizes[axis] or name == far[axis] then size = true end
              end
            end
          end
          if not (place and size) then used = false end
        end
        if used and said[index] then assert.equal(new[index], old[index], "view " .. index) end
      end
    end)
  end
end)
