-- A long list that a script reads stays as it was, whatever changes afterwards, and however many changes come after it.
local LONG = 60

local function numbers(make)
  local list = {}
  for i = 1, LONG do list[i] = make(i) end
  return list
end

-- How each kind of list is filled, read, added to, and made shorter at a place.
local kinds = {
  subviews = function()
    local view = UIView {}
    return {
      make = function() return UIView {} end,
      read = function() return view.subviews end,
      add = function(new, place) view:insertSubview(new, place) end,
      remove = function(old) old:removeFromSuperview() end,
    }
  end,
  sublayers = function()
    local layer = CALayer {}
    return {
      make = function() return CALayer {} end,
      read = function() return layer.sublayers or {} end,
      add = function(new, place) layer:insertSublayer(new, place) end,
      remove = function(old) old:removeFromSuperlayer() end,
    }
  end,
  arrangedSubviews = function()
    local stack = UIStackView {}
    return {
      make = function() return UIView {} end,
      read = function() return stack.arrangedSubviews end,
      add = function(new, place) stack:insertArrangedSubview(new, place) end,
      remove = function(old) stack:removeArrangedSubview(old) end,
    }
  end,
}

-- What is only added at the end.
local function adding(make, read, add, remove)
  return function() return { make = make, read = read(), add = add, remove = remove, isInOrder = true } end
end

local view, controller, animator, behavior, items, queue
kinds.gestureRecognizers = adding(
  function() return UITapGestureRecognizer {} end, function() view = UIView {} return function() return view.gestureRecognizers end end,
  function(new) view:addGestureRecognizer(new) end, function(old) view:removeGestureRecognizer(old) end)
kinds.constraints = adding(
  function() return view.widthAnchor:constraint(">=", 1) end, function() view = UIView {} return function() return view.constraints end end,
  function(new) new.isActive = true end, function(old) old.isActive = false end)
kinds.layoutGuides = adding(
  function() return UILayoutGuide {} end, function() view = UIView {} return function() return view.layoutGuides end end,
  function(new) view:addLayoutGuide(new) end, function(old) view:removeLayoutGuide(old) end)
kinds.interactions = adding(
  function() return UIDragInteraction {} end, function() view = UIView {} return function() return view.interactions end end,
  function(new) view:addInteraction(new) end, function(old) view:removeInteraction(old) end)
kinds.children = adding(
  function() return UIViewController {} end, function() controller = UIViewController {} return function() return controller.children end end,
  function(new) controller:addChild(new) end, function(old) old:removeFromParent() end)
kinds.behaviors = adding(
  function() return UIDynamicBehavior {} end, function() animator = UIDynamicAnimator {} return function() return animator.behaviors end end,
  function(new) animator:addBehavior(new) end, function(old) animator:removeBehavior(old) end)
kinds.childBehaviors = adding(
  function() return UIDynamicBehavior {} end, function() behavior = UIDynamicBehavior {} return function() return behavior.childBehaviors end end,
  function(new) behavior:addChildBehavior(new) end, function(old) behavior:removeChildBehavior(old) end)
kinds.items = adding(
  function() return UIView {} end, function() items = UIDynamicItemBehavior {} return function() return items.items end end,
  function(new) items:addItem(new) end, function(old) items:removeItem(old) end)

local names = {}
for name in pairs(kinds) do names[#names + 1] = name end
table.sort(names)

local function copied(list)
  local copy = {}
  for i = 1, #list do copy[i] = list[i] end
  return copy
end

describe("a version of a list", function()
  for _, name in ipairs(names) do
    it("stays as it was read, of " .. name, function()
      local kind = kinds[name]()
      local expected = {}
      for i = 1, LONG do
        expected[i] = kind.make()
        kind.add(expected[i], i)
      end
      local seed = 7
      local function random(most)
        seed = (seed * 1103515245 + 12345) % 2147483648
        return seed // 65536 % most + 1
      end
      local versions = {}
      for turn = 1, 300 do
        local list = kind.read()
        -- Some versions are kept, of which some are asked for an element at once, and others not before the end.
        if turn % 3 == 0 then versions[#versions + 1] = { list = list, expected = copied(expected) } end
        if turn % 2 == 0 then assert.are.equal(expected[turn % #expected + 1], list[turn % #expected + 1]) end
        if random(2) == 1 and #expected > LONG // 2 then
          local place = random(#expected)
          kind.remove(list[place])
          table.remove(expected, place)
        else
          local new, place = kind.make(), kind.isInOrder and #expected + 1 or random(#expected + 1)
          kind.add(new, place)
          table.insert(expected, place, new)
        end
      end
      versions[#versions + 1] = { list = kind.read(), expected = copied(expected) }
      for _, version in ipairs(versions) do
        assert.are.equal(#version.expected, #version.list)
        for i = #version.expected, 1, -7 do assert.are.equal(version.expected[i], version.list[i]) end
        assert.is_nil(version.list[0])
        assert.is_nil(version.list[#version.expected + 1])
        assert.is_nil(version.list.first)
        assert.are.same(version.expected, copied(version.list))
        local walked = {}
        for i, element in ipairs(version.list) do walked[i] = element end
        assert.are.same(version.expected, walked)
      end
    end)
  end

  it("has the order before subviews were exchanged and brought to the front", function()
    local parent = UIView {}
    local views = numbers(function() return UIView {} end)
    for _, child in ipairs(views) do parent:addSubview(child) end
    local first = parent.subviews
    parent:exchangeSubview(2, 50)
    local second = parent.subviews
    parent:bringSubviewToFront(views[1])
    local third = parent.subviews
    parent:sendSubviewToBack(views[30])
    assert.are.equal(views[2], first[2])
    assert.are.equal(views[50], first[50])
    assert.are.equal(views[50], second[2])
    assert.are.equal(views[2], second[50])
    assert.are.equal(views[1], second[1])
    assert.are.equal(views[50], third[1])
    assert.are.equal(views[1], third[LONG])
    assert.are.equal(views[30], parent.subviews[1])
    assert.are.same(views, first)
  end)

  it("outlasts the garbage that is collected, with objects that only it has", function()
    local parent = UIView {}
    for i = 1, LONG do parent:addSubview(UIView { tag = i }) end
    local before = parent.subviews
    for _ = 1, LONG do parent.subviews[1]:removeFromSuperview() end
    collectgarbage()
    collectgarbage()
    assert.are.equal(0, #parent.subviews)
    for i = LONG, 1, -1 do assert.are.equal(i, before[i].tag) end
  end)

  it("doesn't keep what has its list in a field", function()
    local parent = UIView {}
    local Child = class("Child", UIView)
    local alive = setmetatable({}, { __mode = "k" })
    for _ = 1, LONG do parent:addSubview(Child {}) end
    do
      local child = parent.subviews[1]
      alive[child] = true
      child.siblings = parent.subviews
      child:removeFromSuperview()
    end
    parent = nil
    for _ = 1, 3 do collectgarbage() end
    assert.is_nil(next(alive))
  end)

  it("is a table of the script's own once it is changed", function()
    local parent = UIView {}
    local views = numbers(function() return UIView {} end)
    for _, child in ipairs(views) do parent:addSubview(child) end
    local list = parent.subviews
    parent.subviews[1]:removeFromSuperview()
    table.remove(list, 1)
    list[#list + 1] = "mine"
    assert.are.equal(views[2], list[1])
    assert.are.equal("mine", list[LONG])
    assert.are.equal(views[2], parent.subviews[1])
    assert.are.equal(LONG - 1, #parent.subviews)
  end)

  it("is looked at for the hash of a state without a trace", function()
    local Holder = class("Holder", UIView)
    local function order(looks)
      local holder
      local app = launchWindow(function(window)
        for i = 1, LONG do window:addSubview(UIView { tag = i }) end
        holder = Holder {}
        window:addSubview(holder)
      end)
      -- Nothing of the script's has the views any more.
      collectgarbage()
      holder.list = app.window.subviews
      if looks then app:stateHash() end
      local tags, set = {}, { [holder.list[LONG]] = true, [holder.list[1]] = true }
      for view in pairs(set) do tags[#tags + 1] = view.tag end
      return tags
    end
    assert.are.same({ LONG, 1 }, order(false))
    assert.are.same({ LONG, 1 }, order(true))
  end)
end)
