-- Gravity, resistance, pushes, collisions, attachments and snaps. Cases M-173 to M-178; docs/rules/dynamics.md.
describe("dynamics", function()
  local app, room, box, animator ---@type App, UIView, UIView, UIDynamicAnimator

  local function openRoom(frame, content)
    app = launchWindow(function(window)
      room = UIView { frame = { 0, 0, 375, 600 } }
      box = UIView { frame = frame or { 0, 0, 100, 100 }, backgroundColor = "red" }
      room:addSubview(box)
      window:addSubview(room)
      animator = UIDynamicAnimator { referenceView = room }
      if content then content() end
    end, { device = "iPhone 8", system = 17 })
  end

  local function addBehavior(behavior)
    animator:addBehavior(behavior)
    return behavior
  end

  local function gone(seconds, from)
    app:advance(seconds)
    return box.center.x - from.x, box.center.y - from.y
  end

  it("M-173: things fall", function()
    openRoom()
    app:advance(0.1)
    local from = box.center
    addBehavior(UIGravityBehavior { items = { box } })
    local _, y = gone(0.5, from)
    assert.near(125, y, 0.1)
    _, y = gone(0.5, from)
    assert.near(500, y, 0.1)
    openRoom()
    app:advance(0.1)
    from = box.center
    addBehavior(UIGravityBehavior { items = { box }, magnitude = 2, angle = 0 })
    local x ---@type any
    x, y = gone(0.5, from)
    assert.near(250, x, 0.1)
    assert.near(0, y, 0.1)
  end)

  it("M-174: resistance slows down", function()
    openRoom()
    app:advance(0.1)
    local from = box.center
    local matter = addBehavior(UIDynamicItemBehavior { items = { box }, resistance = 2 })
    matter:addLinearVelocity({ 300, 0 }, box)
    assert.are.equal(300, matter:linearVelocity(box).x)
    local x = gone(1, from)
    assert.near(129.7, x, 0.2)
    assert.near(40.6, matter:linearVelocity(box).x, 0.2)
  end)

  it("M-175: pushes depend on the mass", function()
    local function pushed(size, density)
      openRoom { 0, 0, size, size }
      app:advance(0.1)
      local from = box.center
      if density then addBehavior(UIDynamicItemBehavior { items = { box }, density = density }) end
      addBehavior(UIPushBehavior { items = { box }, mode = "continuous", magnitude = 1, angle = 0 })
      return (gone(1, from))
    end
    assert.near(50, pushed(100), 0.2)
    assert.near(200, pushed(50), 0.2)
    assert.near(25, pushed(100, 2), 0.2)
    openRoom()
    app:advance(0.1)
    local matter = addBehavior(UIDynamicItemBehavior { items = { box } })
    local push = addBehavior(UIPushBehavior { items = { box }, mode = "instantaneous", pushDirection = { 1, 0 } })
    assert.is_true(push.active)
    app:advance(1 / 60)
    assert.near(100, matter:linearVelocity(box).x, 0.01)
    assert.is_false(push.active)
  end)

  it("M-177: a box bounces on the lower edge", function()
    local contacts, lowest = {}, 0
    openRoom { 100, 260, 40, 40 }
    app:advance(0.1)
    addBehavior(UIGravityBehavior { items = { box } })
    addBehavior(UIDynamicItemBehavior { items = { box }, elasticity = 0.5 })
    local collision = UICollisionBehavior { items = { box }, translatesReferenceBoundsIntoBoundary = true }
    collision.collisionDelegate = {
      beganContactFor = function(_, _, item, boundary, point)
        assert.are.equal(box, item)
        assert.is_nil(boundary)
        contacts[#contacts + 1] = point.y
      end,
    }
    addBehavior(collision)
    app:advance(0.8)
    assert.are.equal(1, #contacts)
    assert.near(600, contacts[1], 0.5)
    local highest = 600
    for _ = 1, 60 do
      app:advance(1 / 120)
      highest = math.min(highest, box.frame.maxY)
      lowest = math.max(lowest, box.frame.maxY)
    end
    assert.near(75, 600 - highest, 3)
    assert.is_true(lowest <= 600.01)
    app:advance(6)
    assert.near(600, box.frame.maxY, 0.01)
    assert.is_false(animator.isRunning)
  end)

  it("M-178: attachments and snaps are springs", function()
    openRoom()
    app:advance(0.1)
    local hold = UIAttachmentBehavior { item = box, attachedToAnchor = { box.center.x, box.center.y - 50 }, frequency = 1, damping = 1 }
    hold.length = 150
    addBehavior(hold)
    app:advance(0.25)
    local function left() return 150 - (box.center.y - hold.anchorPoint.y) end
    assert.near(53.4, left(), 1)
    app:advance(0.25)
    assert.near(17.9, left(), 1)
    openRoom()
    app:advance(0.1)
    addBehavior(UISnapBehavior { item = box, snapTo = { box.center.x + 100, box.center.y } })
    local goal = box.center.x + 100
    app:advance(0.1)
    assert.near(59.1, goal - box.center.x, 1.5)
    app:advance(0.1)
    assert.near(12.1, goal - box.center.x, 1.5)
    app:settle()
    assert.near(goal, box.center.x, 0.5)
  end)

  it("items hit each other, and lines", function()
    openRoom { 0, 100, 40, 40 }
    app:advance(0.1)
    local other = UIView { frame = { 200, 100, 40, 40 } }
    room:addSubview(other)
    local matter = addBehavior(UIDynamicItemBehavior { items = { box, other }, elasticity = 1 })
    local met = 0
    local collision = UICollisionBehavior { items = { box, other } }
    collision.collisionDelegate = { beganContactFor = function() met = met + 1 end }
    collision:addBoundary("wall", { 340, 0 }, { 340, 300 })
    addBehavior(collision)
    matter:addLinearVelocity({ 300, 0 }, box)
    app:advance(0.7)
    -- All of the speed has gone over.
    assert.near(0, matter:linearVelocity(box).x, 1)
    assert.near(300, matter:linearVelocity(other).x, 1)
    app:advance(0.3)
    assert.near(-300, matter:linearVelocity(other).x, 1)
    assert.are.equal(2, met)
  end)

  it("a path is a boundary by its lines", function()
    openRoom { 20, 100, 40, 40 }
    app:advance(0.1)
    local met = {}
    local collision = UICollisionBehavior { items = { box } }
    collision.collisionDelegate = { beganContactFor = function(_, _, _, name) met[#met + 1] = name end }
    local barrier = UIBezierPath { rect = { 0, 300, 130, 20 } }
    collision:addBoundary("barrier", barrier)
    collision:addBoundary("wall", { 340, 0 }, { 340, 300 })
    assert.are.same({ "barrier", "wall" }, collision.boundaryIdentifiers)
    assert.are.equal(CGRect(0, 300, 130, 20), collision:boundary("barrier").bounds)
    assert.are.equal(CGRect(340, 0, 0, 300), collision:boundary("wall").bounds)
    assert.is_nil(collision:boundary "floor")
    addBehavior(collision)
    addBehavior(UIGravityBehavior { items = { box } })
    app:advance(2)
    assert.near(300, box.frame.maxY, 1)
    assert.are.equal("barrier", met[1])
    collision:removeBoundary "barrier"
    assert.are.same({ "wall" }, collision.boundaryIdentifiers)
    app:advance(0.3)
    assert.is_true(box.frame.maxY > 320)
    assert.raises("from and to, two points, or a UIBezierPath", function() collision:addBoundary("half", { 1, 1 }) end)
  end)

  it("an animator tells its delegate, and knows its views", function()
    openRoom { 20, 100, 40, 40 }
    app:advance(0.1)
    local heard = {}
    local delegate = {
      dynamicAnimatorWillResume = function(_, one) heard[#heard + 1] = one == animator and "resume" end,
      dynamicAnimatorDidPause = function(_, one) heard[#heard + 1] = one == animator and "pause" end,
    }
    animator.delegate = delegate
    assert.are.equal(delegate, animator.delegate)
    addBehavior(UISnapBehavior { item = box, snapTo = { 100, 200 } })
    assert.are.same({ "resume" }, heard)
    assert.are.same({ box }, animator:items { 0, 0, 60, 150 })
    assert.are.same({}, animator:items { 200, 400, 60, 150 })
    app:settle()
    app:advance(1)
    assert.are.same({ "resume", "pause" }, heard)
  end)

  it("Swift's names are known, and what isn't simulated is told", function()
    openRoom()
    local other = UIView { frame = { 0, 300, 40, 40 } }
    room:addSubview(other)
    local hold = UIAttachmentBehavior { item = box, attachedTo = other }
    assert.near(other.center.y - box.center.y, hold.length, 35)
    assert.raises("held and pushed at their middles", function() return UIPushBehavior { items = { box } }.setTargetOffsetFromCenter end)
    assert.raises("attachedToItem", function() return UIAttachmentBehavior.slidingAttachment end)
    UICollisionBehavior { items = { box } }.collisionDelegate = { beganContactForItem = function() end }
    assert.matches("write beganContactFor", table.concat(app.warnings, "\n"))
  end)

  it("a rigid attachment keeps its length; wrong numbers are named", function()
    openRoom { 100, 100, 40, 40 }
    app:advance(0.1)
    addBehavior(UIGravityBehavior { items = { box } })
    local hold = addBehavior(UIAttachmentBehavior { item = box, attachedToAnchor = { 220, 120 } })
    for _ = 1, 20 do
      app:advance(0.05)
      assert.near(100, math.sqrt((box.center.x - 220) ^ 2 + (box.center.y - 120) ^ 2), 0.5)
    end
    assert.raises("a finite number of at least 0", function() hold.frequency = -1 end)
    assert.raises("density = a finite number above 0", function() UIDynamicItemBehavior { items = { box } }.density = 0 end)
    assert.raises("item = a UIView", function() UISnapBehavior { snapTo = { 1, 1 } } end)
  end)

  it("a behavior has one parent, and can't be in itself", function()
    openRoom()
    local one, two = UIDynamicBehavior {}, UIDynamicBehavior {}
    one:addChildBehavior(two)
    assert.raises("A behavior can't be a child of itself", function() one:addChildBehavior(one) end)
    assert.raises("A behavior can't be a child of itself", function() two:addChildBehavior(one) end)
    local other = UIDynamicBehavior {}
    other:addChildBehavior(two)
    assert.are.same({ {}, { two } }, { one.childBehaviors, other.childBehaviors })
    assert.raises("can't be nested deeper than 100 levels", function()
      local last = other
      for _ = 1, 200 do
        local inner = UIDynamicBehavior {}
        last:addChildBehavior(inner)
        last = inner
      end
    end)
  end)

  it("a view that no behavior uses any more stays where it is", function()
    openRoom()
    app:advance(0.1)
    local gravity = addBehavior(UIGravityBehavior { items = { box } })
    app:advance(0.3)
    gravity:removeItem(box)
    local y = box.center.y
    app:advance(0.3)
    assert.are.equal(y, box.center.y)
    gravity:addItem(box)
    app:advanceFrames(2)
    assert.near(y, box.center.y, 3) -- from rest: its speed was forgotten
  end)

  it("rests where one box lies on another", function()
    local upper, lower, animator
    local app = launchWindow(function(window)
      upper, lower = UIView { frame = { 100, 200, 40, 40 } }, UIView { frame = { 100, 500, 40, 40 } }
      window:addSubview(upper)
      window:addSubview(lower)
      animator = UIDynamicAnimator { referenceView = window }
      animator:addBehavior(UIGravityBehavior { items = { upper, lower } })
      local collision = UICollisionBehavior { items = { upper, lower } }
      collision.translatesReferenceBoundsIntoBoundary = true
      animator:addBehavior(collision)
    end)
    app:advance(3)
    assert.is_false(animator.isRunning)
    assert.near(upper.frame.maxY, lower.frame.y, 0.1)
  end)

  it("a collision's edges have insets, from then on", function()
    openRoom { 100, 300, 40, 40 }
    local collision = addBehavior(UICollisionBehavior { items = { box } })
    collision:setTranslatesReferenceBoundsIntoBoundary { 0, 0, 100, 0 }
    assert.is_true(collision.translatesReferenceBoundsIntoBoundary)
    addBehavior(UIGravityBehavior { items = { box } })
    app:advance(3)
    assert.near(500, box.frame.maxY, 0.5)
  end)
end)
