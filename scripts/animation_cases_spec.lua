-- Curves, blocks of views, springs, re-targeting, keyframes, order and touches by the numbered cases.
-- Rules: docs/rules/animation.md; cases: docs/rules/cases/animation.md
local pi = math.pi
local app, view ---@type App, UIView

local function stage()
  app = launchWindow(function(window)
    view = UIView { frame = { 0, 0, 40, 40 }, backgroundColor = "red" }
    window:addSubview(view)
  end, { window = { frame = { 0, 0, 320, 480 }, backgroundColor = "white" } })
  app:advanceFrames(1)
end

local function presented(v) return (v or view).layer:presentation() or (v or view).layer end
local function x(v) return presented(v).position.x end
local function alpha(v) return presented(v).opacity end

-- Compares samples at times from now on. Time advances in frames of 1/60 s; a value between two frames is interpolated linearly.
local function follow(samples, read, tolerance)
  local start = app.time
  local before, last = start, read()
  for index = 1, #samples, 2 do
    local at, wanted = start + samples[index], samples[index + 1]
    while app.time < at - 1e-9 do
      before, last = app.time, read()
      app:advanceFrames(1)
    end
    local now = read()
    local got = now
    if app.time > at + 1e-9 and app.time > before then got = last + (now - last) * (at - before) / (app.time - before) end
    assert.near(wanted, got, tolerance)
  end
end

local function animate(duration, options, changes, more)
  local request = { duration = duration, options = options, animations = changes }
  for key, value in pairs(more or {}) do request[key] = value end
  UIView.animate(request)
end

local function moveTo(place) return function() view.center = { place, 20 } end end

describe("curves", function()
  before_each(stage)
  local times = { 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9 }
  local function check(curve, values)
    local animation = CABasicAnimation { keyPath = "position.x", fromValue = 0, toValue = 1, duration = 100, timingFunction = curve }
    view.layer:add(animation, "c")
    view.layer.speed = 0
    local start = view.layer:convertTime(app.time, nil)
    for index, time in ipairs(times) do
      view.layer.timeOffset = start + time * 100
      assert.near(values[index], view.layer:presentation().position.x, 0.001)
    end
  end
  it("C1 linear", function() check("linear", times) end)
  it("C3 easeOut", function() check("easeOut", { .1606, .3781, .5709, .6846, .7851, .9065, .9830 }) end)
  it("C4 easeInOut", function() check("easeInEaseOut", { .0197, .1292, .3319, .5, .6681, .8708, .9803 }) end)
  it("C5 default", function() check("default", { .0948, .4085, .6825, .8024, .8852, .9605, .9943 }) end)
  it("C6 is easeInOut for blocks", function()
    animate(1, {}, moveTo(120))
    follow({ 0.25, 20 + 12.92, 0.5, 70, 0.75, 20 + 87.08 }, x, 0.4)
  end)
  it("C7 has no function for transactions, and a quarter of a second", function()
    assert.is_nil(CATransaction.animationTimingFunction())
    assert.are.equal(0.25, CATransaction.animationDuration())
  end)
end)

describe("properties by time", function()
  before_each(stage)

  it("P2 waits, then moves", function()
    view.center = { 40, 20 }
    animate(0.4, {}, moveTo(160), { delay = 0.2 })
    follow({ 0, 40, 0.1, 40, 0.2, 40, 0.3, 55.5, 0.4, 100, 0.5, 144.5, 0.6, 160 }, x, 0.7)
  end)

  it("P3 P4 eases by its option, several at once", function()
    local other = UIView { frame = { 0, 100, 20, 20 } }
    app.window:addSubview(other)
    app:advanceFrames(1)
    view.center, other.center = { 30, 20 }, { 30, 110 }
    animate(0.6, "curveEaseIn", moveTo(170))
    animate(0.4, "curveEaseOut", function()
      other.center = { 170, 110 }
      other.alpha = 0.3
    end)
    follow({ 0.1, 82.9 }, function() return x(other) end, 1)
    assert.near(0.735, alpha(other), 0.01)
    follow({ 0.05, 43.1, 0.2, 74.2, 0.35, 117.1, 0.5, 170 }, x, 1)
  end)

  it("P6 P7 P8 has its new frame at once, and shows what is between", function()
    view.frame = { 10, 10, 10, 10 }
    animate(5, "curveLinear", function()
      view.frame = { 20, 20, 20, 20 }
      view.alpha = 0.2
    end)
    app:advance(2.5)
    assert.are.equal(CGRect { 20, 20, 20, 20 }, view.frame)
    local frame = presented().frame
    for _, key in ipairs { "x", "y", "width", "height" } do assert.near(15, frame[key], 0.1) end
    assert.near(0.6, alpha(), 0.005)
  end)

  it("P10 resizes about its anchor", function()
    view.bounds = { 0, 0, 200, 200 }
    animate(0.3, {}, function() view.bounds = { 0, 0, 100, 100 } end)
    follow({ 0.075, 187.1, 0.15, 150, 0.225, 112.9, 0.3, 100 }, function() return presented().bounds.width end, 1.2)
  end)

  it("P11 P12 takes transforms apart", function()
    animate(1, "curveLinear", function() view.transform = CGAffineTransformMakeRotation(pi / 2) end)
    app:advance(0.5)
    local t = presented().transform
    assert.near(math.cos(pi / 4), t.m11, 0.02)
    assert.near(1, t.m11 * t.m22 - t.m12 * t.m21, 1e-6)
    app:settle()
    view.transform = CGAffineTransform.identity
    animate(1, "curveLinear", function() view.transform = CGAffineTransform { a = 3, d = 5, tx = 10, ty = -20 } end)
    app:advance(0.5)
    t = presented().transform
    assert.near(2, t.m11, 0.05)
    assert.near(3, t.m22, 0.08)
    assert.near(5, t.m41, 0.3)
    assert.near(-10, t.m42, 0.5)
  end)

  it("P14 P15 moves nothing that doesn't change, and nothing outside a window", function()
    local center = view.center
    animate(1, {}, function() view.center = center end)
    assert.is_nil(view.layer:animationKeys())
    local alone = UIView { frame = { 0, 0, 10, 10 } }
    animate(1, {}, function() alone.alpha = 0 end)
    assert.is_nil(alone.layer:animationKeys())
    assert.are.equal(0, alone.alpha)
  end)

  it("P19 P20 P22 knows views from bare layers", function()
    view.layer.cornerRadius, view.layer.opacity = 5, 0.5
    assert.is_nil(view.layer:animationKeys())
    local bare = CALayer { frame = { 0, 0, 10, 10 } }
    view.layer:addSublayer(bare)
    app:advanceFrames(1)
    bare.position = { 50, 50 }
    assert.is_false(bare:animation("position").isAdditive)
    bare:removeAllAnimations()
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.2)
    animate(1, {}, function() bare.opacity = 0.5 end)
    CATransaction.commit()
    assert.are.equal(0.2, bare:animation("opacity").duration)
  end)

  it("P23 is still with actions disabled", function()
    local bare = CALayer { frame = { 0, 0, 10, 10 } }
    view.layer:addSublayer(bare)
    app:advanceFrames(1)
    animate(1, {}, function()
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      bare.opacity = 0.5
      CATransaction.commit()
    end)
    assert.is_nil(bare:animationKeys())
  end)
end)

describe("springs", function()
  before_each(stage)

  local function spring(damping, duration, velocity, place)
    view.center = { 50, 20 }
    animate(duration, {}, moveTo(place or 150), { usingSpringWithDamping = damping, initialSpringVelocity = velocity or 0 })
  end
  local function fraction() return (x() - 50) / 100 end

  -- A spring's position at a time, from its stiffness, damping and initial velocity. Source: docs/rules/animation.md 1.3
  local function curve(k, c, v, t)
    local w = math.sqrt(k)
    local z = c / (2 * w)
    if z >= 1 - 1e-9 then return 1 - math.exp(-w * t) * (1 + (w - v) * t) end
    local b, d = z * w, w * math.sqrt(1 - z * z)
    return 1 - math.exp(-b * t) * (math.cos(d * t) + (b - v) / d * math.sin(d * t))
  end

  local cases = {
    ["S2"] = { .6, .8, 0, 190.214275, 16.550183 }, ["S3"] = { .1, 1, 0, 2125.390128, 9.220391 }, ["S4"] = { .2, 1, 0, 707.221789, 10.637457 },
    ["S6"] = { .8, 1, 0, 80.897372, 14.390875 }, ["S7"] = { .9, 1, 0, 71.924729, 15.265521 }, ["S8"] = { .99, 1, 0, 80.025182, 17.712445 },
    ["S10"] = { .5, .5, 0, 646.878010, 25.433797 }, ["S11"] = { .5, 2, 0, 40.429876, 6.358449 }, ["S12"] = { 1, 1, 0, 85.255929, 18.466827 },
    ["S14"] = { .5, 1, .25, 159.672338, 12.636152 }, ["S15"] = { .5, 1, 1, 152.868414, 12.363997 }, ["S16"] = { .5, 1, 1.5, 147.616020, 12.149733 },
    ["S18"] = { .7, .5, 0, 387.2746, 27.5510 }, ["S19"] = { .8, .4, 0, 505.6086, 35.9772 },
  }
  for name, case in pairs(cases) do
    it(name .. " has the stiffness and the damping that were measured", function()
      spring(case[1], case[2], case[3])
      for frame = 1, math.floor(case[2] * 60) - 1 do
        app:advanceFrames(1)
        assert.near(curve(case[4], case[5], case[3], frame / 60), fraction(), 0.002)
      end
    end)
  end

  it("S21 moves as it was measured", function()
    spring(0.6, 0.8)
    follow({ .15, 130.98, .3, 159.39, .45, 151.06, .6, 149.06, .8, 150 }, x, 0.3)
  end)
  it("S23 S24 swings over", function()
    spring(0.5, 1)
    local most = 0
    for _ = 1, 40 do
      app:advanceFrames(1)
      most = math.max(most, fraction())
    end
    assert.near(1.163, most, 0.002)
    spring(0.5, 1)
    follow({ .05, .16, .1, .488, .2, 1.035, .3, 1.16, .4, 1.067, .5, .987, .75, .999 }, fraction, 0.01)
  end)
  it("S25 S27 S28 rests exactly at its place", function()
    spring(1, 1)
    follow({ .1, .236, .2, .551, .3, .764, .5, .945, .75, .992 }, fraction, 0.005)
    app:settle()
    assert.are.equal(150, x())
    spring(0.8, 0.4)
    follow({ .1, .748, .2, 1.009, .3, 1.008, .4, 1 }, fraction, 0.01)
    assert.are.equal(150, x())
  end)
  it("S29 S31 counts velocity in whole ways, and fades alike", function()
    local done ---@type any
    animate(0.8, {}, function() view.alpha = 0 end, {
      usingSpringWithDamping = 1, initialSpringVelocity = 0.5, completion = function() done = app.time end,
    })
    local began = app.time
    app:advance(0.4)
    assert.near(0.040, alpha(), 0.02)
    app:settle()
    assert.near(0.8, done - began, 0.02)
  end)
  it("S43 slides a switch's knob on a critical spring, slower on than off", function()
    local switch = UISwitch { frame = { 10, 100, 51, 31 }, accessibilityIdentifier = "switch" }
    app.window:addSubview(switch)
    app:advanceFrames(1)
    -- The knob's position between its ends, as a fraction; read from the shape that is drawn.
    local off, on = 2 + 27 / 2, 51 - 2 - 27 / 2
    local function knob()
      local place ---@type any
      for left in app:snapshot("svg"):gmatch 'd="M([%d.]+) 2L' do place = tonumber(left) end
      return (place - off) / (on - off)
    end
    local function slide(isOn, w, duration)
      switch:setOn(isOn, true)
      for frame = 1, math.floor(duration * 60) do
        app:advanceFrames(1)
        local t = frame / 60
        local share = 1 - math.exp(-w * t) * (1 + w * t)
        assert.near(isOn and share or 1 - share, knob(), 0.01)
      end
      local left = app.time
      app:settle()
      assert.is_true(app.time - left < 0.05)
      assert.near(isOn and 1 or 0, knob(), 1e-6)
    end
    slide(true, 9.24, 0.99947)
    slide(false, 15.71, 0.58792)
    app:tap { 30, 115 }
    assert.is_true(switch.isOn)
    assert.is_true(knob() < 0.5)
    switch:setOn(false, false)
    assert.near(0, knob(), 1e-6)
  end)
  it("S33 S35 S36 S37 S40 S41 settles in the time of its numbers", function()
    local function settling(k, c) return CASpringAnimation { stiffness = k, damping = c }.settlingDuration end
    assert.near(0.4, settling(631.654681670, 50.265482457), 1e-6)
    assert.near(1.9048726150, settling((2 * pi / 0.5) ^ 2, 7.539822369), 1e-4)
    assert.near(0.5156554894, settling(322.272796770, 30.518328635), 1e-6)
    assert.near(35.903916041, 4 * pi / (0.5 * (1 - 0.3)), 1e-6)
    local spring = CASpringAnimation { perceptualDuration = 0.35, bounce = 0.15 }
    assert.near(322.272796770, spring.stiffness, 1e-6)
    assert.near(30.518328635, spring.damping, 1e-6)
    assert.near(0.5156554894, spring.duration, 1e-6)
    assert.near(35.903916041, CASpringAnimation { perceptualDuration = 0.5, bounce = -0.3 }.damping, 1e-6)
    local done, start = nil, app.time
    UIView.animate { springDuration = 0.25, bounce = 0, animations = moveTo(200), completion = function() done = app.time end }
    app:settle()
    assert.near(0.4, done - start, 0.02)
    local animator = UIViewPropertyAnimator { timingParameters = UISpringTimingParameters {}, animations = moveTo(20) }
    assert.near(CASpringAnimation { mass = 3, stiffness = 1000, damping = 500 }.settlingDuration, animator.duration, 1e-6)
    local default = CASpringAnimation {}
    assert.are.same({ 1, 100, 10, 0 }, { default.mass, default.stiffness, default.damping, default.initialVelocity })
  end)
end)

describe("re-targeting", function()
  before_each(stage)

  local function to(place, duration, options) animate(duration, options, moveTo(place)) end

  it("R1 freezes, then turns", function()
    view.center = { 120, 20 }
    to(240, 3, "curveLinear")
    app:advance(1.5)
    to(120, 3, "curveLinear")
    follow({ 0.5, 180, 1, 180, 1.5, 180, 2, 160, 2.25, 150, 3, 120 }, x, 1)
  end)

  local function turnedRound(options)
    view.center = { 0, 20 }
    to(100, 1, {})
    app:advance(0.5)
    to(0, 1, options)
    follow({ 0, 50, .1, 64.8, .2, 73.1, .25, 74.2, .3, 73.1, .4, 64.8, .5, 50, .6, 33.2, .75, 12.9, 1, 0 }, x, 1)
  end
  it("R2 R4 keeps its momentum, with two additive animations", function()
    view.center = { 0, 20 }
    to(100, 1, {})
    app:advance(0.5)
    to(0, 1, {})
    local keys = view.layer:animationKeys()
    assert.are.equal(2, #keys)
    for _, key in ipairs(keys) do assert.is_true(view.layer:animation(key).isAdditive) end
    view.layer:removeAllAnimations()
    turnedRound {}
  end)
  it("R5 does the same from the current state", function() turnedRound "beginFromCurrentState" end)

  it("R6 R8 R9 jumps where it replaces", function()
    local ends = {}
    local function fade(value)
      animate(1, "curveLinear", function() view.alpha = value end, { completion = function(f) ends[#ends + 1] = f end })
    end
    fade(0.5)
    app:advance(0.5)
    fade(0.2)
    assert.are.same({ "opacity" }, view.layer:animationKeys())
    follow({ 0, 0.5, 0.5, 0.35, 1, 0.2 }, alpha, 0.01)
    app:settle()
    assert.are.same({ false, true }, ends)
  end)

  it("R12 adds corners up", function()
    view.layer.cornerRadius = 4
    local function round(radius) animate(1, "curveLinear", function() view.layer.cornerRadius = radius end) end
    round(24)
    app:advance(0.5)
    round(0)
    follow({ 0, 14, .25, 13, .5, 12, .75, 6, 1, 0 }, function() return presented().cornerRadius end, 0.4)
  end)

  it("R13 shifts under a running animation", function()
    to(120, 1, "curveLinear")
    app:advance(0.5)
    local before = x()
    view.center = { 170, 20 }
    assert.near(before + 50, x(), 1e-6)
  end)

  it("R14 shows the model when all are taken away", function()
    local finished ---@type any
    animate(1, {}, moveTo(200), { completion = function(f) finished = f end })
    app:advance(0.3)
    view.layer:removeAllAnimations()
    assert.are.equal(200, x())
    app:advanceFrames(1)
    assert.is_false(finished)
  end)
end)

describe("keyframes", function()
  before_each(function()
    stage()
    view.center = { 0, 20 }
  end)

  it("K6 goes through its places", function()
    UIView.animateKeyframes { duration = 2, animations = function()
      UIView.addKeyframe(0, 0.5, moveTo(100))
      UIView.addKeyframe(0.5, 0.5, moveTo(250))
    end }
    follow({ .5, 25.8, 1, 100, 1.5, 211.3, 2, 250 }, x, 1.5)
  end)
  it("K5 eases the whole", function()
    UIView.animateKeyframes { duration = 4, animations = function()
      UIView.addKeyframe(0, 0.25, moveTo(100))
      UIView.addKeyframe(0.75, 0.25, moveTo(0))
    end }
    follow({ .5, 12.4, 1, 51.7, 2, 100, 3, 51.7, 3.5, 12.4 }, x, 1)
  end)
  it("K8 K10 counts in fractions, and keeps a pace", function()
    assert.error_matches(function()
      UIView.animateKeyframes { duration = 1, animations = function() UIView.addKeyframe(-1, 0.5, moveTo(5)) end }
    end, "from 0 to 1")
    local paced = CAKeyframeAnimation { keyPath = "position.x", values = { 0, 10, 110 }, keyTimes = { 0, 0.9, 1 }, calculationMode = "paced" }
    paced.duration = 1
    view.layer:add(paced, "k")
    follow({ 0.0909, 10, 0.25, 27.5, 0.5, 55 }, x, 1)
  end)
end)

describe("repeating, nesting, switches", function()
  before_each(stage)

  it("N3 ends where a fraction leads", function()
    view.center = { 0, 20 }
    UIView.animate { duration = 1, options = { "curveLinear", "repeat", "autoreverse" }, animations = function()
      UIView.setAnimationRepeatCount(2.5)
      view.center = { 100, 20 }
    end }
    follow({ 4.5, 50 }, x, 2)
    app:settle()
    assert.are.equal(100, x())
  end)

  it("N5 inherits from the outer block, unless told", function()
    animate(2, "curveLinear", function()
      view.alpha = 0
      animate(0.5, {}, moveTo(200))
    end)
    assert.are.equal(2, view.layer:animation("position").duration)
    animate(2, {}, function()
      animate(0.5, "overrideInheritedDuration", function() view.bounds = { 0, 0, 10, 10 } end)
    end)
    assert.are.equal(0.5, view.layer:animation("bounds.size") and view.layer:animation("bounds.size").duration or view.layer:animation("bounds").duration)
  end)

  it("N7 N8 can be switched off", function()
    animate(1, {}, function() UIView.performWithoutAnimation(function() view.alpha = 0.5 end) end)
    assert.is_nil(view.layer:animationKeys())
    local finished ---@type any
    UIView.setAnimationsEnabled(false)
    animate(1, {}, moveTo(200), { completion = function(f) finished = f end })
    UIView.setAnimationsEnabled(true)
    assert.are.equal(200, x())
    app:advanceFrames(1)
    assert.is_true(finished)
  end)

  it("N9 is animated from begin to commit, for a fifth of a second", function()
    local heard = {}
    local target = { ended = function(_, id, finished, context) heard[#heard + 1] = { id, finished, context } end }
    UIView.beginAnimations("move", "context")
    assert.near(0.2, UIView.inheritedAnimationDuration, 1e-9)
    UIView.setAnimationDelegate(target)
    UIView.setAnimationDidStopSelector "ended"
    view.center = { 120, 20 }
    UIView.commitAnimations()
    follow({ 0.1, 70, 0.2, 120 }, x, 2)
    app:settle()
    assert.are.same({ { "move", true, "context" } }, heard)
    UIView.beginAnimations()
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve "linear"
    UIView.setAnimationDelay(0.5)
    view.center = { 20, 20 }
    UIView.commitAnimations()
    follow({ 0.5, 120, 1, 70, 1.5, 20 }, x, 2)
    UIView.commitAnimations() -- one too many
    UIView.beginAnimations()
    view.alpha = 0
    app:advanceFrames(1) -- a block that nobody commits ends with its frame
    UIView.performWithoutAnimation(function() view.alpha = 1 end)
    view.center = { 50, 20 }
    assert.are.equal(50, x())
  end)

  it("N11 N12 moves by constraints where layout runs inside", function()
    local box = UIView { translatesAutoresizingMaskIntoConstraints = false }
    app.window:addSubview(box)
    local left = box.leftAnchor:constraint("==", app.window.leftAnchor, 10)
    NSLayoutConstraint.activate {
      left, box.topAnchor:constraint("==", app.window.topAnchor, 10), box.widthAnchor:constraint("==", 20), box.heightAnchor:constraint("==", 20),
    }
    app:advanceFrames(1)
    animate(1, "curveLinear", function()
      left.constant = 110
      app.window:layoutIfNeeded()
    end)
    app:advance(0.5)
    assert.near(70, x(box), 2)
    app:settle()
    animate(1, "curveLinear", function() left.constant = 10 end)
    app:advanceFrames(1)
    assert.are.equal(20, x(box))
  end)
end)

describe("the order of calls", function()
  before_each(stage)

  it("O1 O5 completes by time, one after the other", function()
    local calls = {}
    local other = UIView { frame = { 0, 50, 10, 10 } }
    app.window:addSubview(other)
    app:advanceFrames(1)
    animate(0.3, {}, moveTo(100), { completion = function()
      calls[#calls + 1] = "A"
      local tick = app.time
      animate(0, {}, function() other.alpha = 0.5 end, { completion = function() calls[#calls + 1] = app.time > tick and "later" or "same" end })
    end })
    animate(0.2, {}, function() other.center = { 50, 50 } end, { completion = function() calls[#calls + 1] = "B" end })
    app:advance(1)
    assert.are.same({ "B", "A" }, { calls[1], calls[2] })
  end)

  it("O3 O4 runs the block at once, and doesn't wait for nothing", function()
    local calls = {}
    animate(2, {}, function() calls[#calls + 1] = "block" end, { completion = function(f) calls[#calls + 1] = tostring(f) end })
    calls[#calls + 1] = "after"
    app:advanceFrames(2)
    assert.are.equal("block", calls[1])
    table.sort(calls)
    assert.are.same({ "after", "block", "true" }, calls)
  end)

  it("O7 completes after delay and duration", function()
    local began, ended = app.time, nil
    animate(0.4, {}, moveTo(100), { delay = 0.2, completion = function() ended = app.time end })
    app:settle()
    assert.near(0.6, ended - began, 0.02)
  end)

  it("O8 O9 waits in a transaction for the last, and inherits", function()
    local began, ended = app.time, nil
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock(function() ended = app.time end)
    view.layer:add(CABasicAnimation { keyPath = "opacity", fromValue = 0, toValue = 1, duration = 0.2 }, "a")
    view.layer:add(CABasicAnimation { keyPath = "position.x", fromValue = 0, toValue = 1, duration = 0.5 }, "b")
    CATransaction.begin()
    assert.is_true(CATransaction.disableActions())
    CATransaction.setDisableActions(false)
    CATransaction.commit()
    assert.is_true(CATransaction.disableActions())
    CATransaction.commit()
    app:settle()
    assert.near(0.5, ended - began, 0.02)
  end)
end)

describe("what else is called", function()
  before_each(stage)

  it("O11 searches delegate, actions, style", function()
    local bare = CALayer { frame = { 0, 0, 10, 10 } }
    view.layer:addSublayer(bare)
    app:advanceFrames(1)
    local last, middle = CABasicAnimation { keyPath = "opacity" }, CABasicAnimation { keyPath = "opacity" }
    bare.style = { opacity = last }
    assert.are.equal(last, bare:actionForKey "opacity")
    bare.actions = { opacity = middle }
    assert.are.equal(middle, bare:actionForKey "opacity")
    bare.delegate = { actionForKey = function() return false end }
    assert.is_true(not bare:actionForKey "opacity")
  end)

  it("O12 updates constraints from the leaves, then lays out from the root", function()
    local calls = {}
    local function saying(name) return function(self, ...) calls[#calls + 1] = name end end
    local Leaf, Root = class("OrderLeaf", UIView), class("OrderRoot", UIView)
    for class, name in pairs { [Leaf] = "leaf", [Root] = "root" } do
      function class:updateConstraints()
        calls[#calls + 1] = name .. " updateConstraints"
        class.super.updateConstraints(self)
      end
      function class:layoutSubviews()
        calls[#calls + 1] = name .. " layoutSubviews"
        class.super.layoutSubviews(self)
      end
    end
    ---@class animation_cases_spec.Controller: UIViewController
    ---@overload fun(properties?: table): animation_cases_spec.Controller
    local Controller = class("OrderController", UIViewController)
    function Controller:loadView()
      self.view = Root {}
      self.leaf = Leaf { frame = { 0, 0, 10, 10 } }
      self.view:addSubview(self.leaf)
    end
    function Controller:updateViewConstraints()
      calls[#calls + 1] = "updateViewConstraints"
      Controller.super.updateViewConstraints(self)
    end
    Controller.viewWillLayoutSubviews = saying "viewWillLayoutSubviews"
    Controller.viewDidLayoutSubviews = saying "viewDidLayoutSubviews"
    local controller = Controller {}
    app.window.rootViewController = controller
    app:advanceFrames(1)
    calls = {}
    controller.leaf:setNeedsUpdateConstraints()
    controller.view:setNeedsUpdateConstraints()
    controller.leaf:setNeedsLayout()
    controller.view:setNeedsLayout()
    app:advanceFrames(1)
    assert.are.same({
      "leaf updateConstraints", "updateViewConstraints", "root updateConstraints", "viewWillLayoutSubviews", "root layoutSubviews",
      "viewDidLayoutSubviews", "leaf layoutSubviews",
    }, calls)
  end)

  it("O13 tells of margins before the safe area", function()
    local calls = {}
    ---@class animation_cases_spec.Inset: UIView
    ---@overload fun(properties?: table): animation_cases_spec.Inset
    local Inset = class("InsetView", UIView)
    function Inset:layoutMarginsDidChange() calls[#calls + 1] = "margins" end
    function Inset:safeAreaInsetsDidChange() calls[#calls + 1] = "safe area" end
    local controller = UIViewController {}
    controller.view = Inset {}
    app.window.rootViewController = controller
    app:advanceFrames(1)
    calls = {}
    controller.additionalSafeAreaInsets = { 30, 0, 0, 0 }
    app:advanceFrames(1)
    assert.are.same({ "margins", "safe area" }, calls)
  end)
end)

describe("touches while something moves", function()
  local taps ---@type integer
  before_each(function()
    stage()
    taps = 0
    view:addGestureRecognizer(UITapGestureRecognizer { action = function() taps = taps + 1 end })
  end)

  it("H2 H3 takes touches at the model's place, where it is allowed", function()
    animate(2, {}, moveTo(200))
    app:advance(0.2)
    app:tap { 200, 20 }
    assert.are.equal(0, taps)
    app:settle()
    view.center = { 20, 20 }
    animate(2, "allowUserInteraction", moveTo(200))
    app:advance(0.2)
    app:tap { 200, 20 }
    assert.are.equal(1, taps)
  end)

  it("H4 H6 isn't hit once it is to be clear, nor outside", function()
    animate(2, "allowUserInteraction", function() view.alpha = 0 end)
    assert.is_true(app:hitTest(20, 20) ~= view)
    view.layer:removeAllAnimations()
    view.alpha = 1
    assert.are.equal(view, app:hitTest(0, 0))
    assert.is_true(app:hitTest(40, 20) ~= view)
    view.isHidden = true
    assert.is_true(app:hitTest(20, 20) ~= view)
  end)
end)

describe("geometry of layers", function()
  it("G2 G4 G5 G6 G8 G9 G10 G12 G13 G14 G16 follows from bounds, position, anchor and transform", function()
    local l = CALayer { bounds = { 11, 22, 100, 50 }, position = { 200, 300 } }
    assert.are.equal(CGRect { 150, 275, 100, 50 }, l.frame)
    local corner = CALayer { anchorPoint = { 0, 0 } }
    corner.frame = { 10, 20, 100, 50 }
    assert.are.equal(CGPoint { 10, 20 }, corner.position)
    corner = CALayer { anchorPoint = { 1, 1 } }
    corner.frame = { 10, 20, 100, 50 }
    assert.are.equal(CGPoint { 110, 70 }, corner.position)
    local turned = UIView { frame = { 40, 40, 80, 60 } }
    turned.transform = CGAffineTransformMakeRotation(pi / 4)
    local frame = turned.frame
    for key, wanted in pairs { x = 30.503, y = 20.503, width = 98.995, height = 98.995 } do assert.near(wanted, frame[key], 0.001) end
    local moved = CALayer { frame = { 100, 100, 150, 150 } }
    moved.anchorPoint = { 0, 0 }
    assert.are.equal(CGRect { 175, 175, 150, 150 }, moved.frame)
    moved.position = { 100, 100 }
    assert.are.equal(CGRect { 100, 100, 150, 150 }, moved.frame)
  end)

  it("G17 G18 G20 G21 G22 G24 G25 G26 converts points and rects", function()
    local parent = CALayer { bounds = { 0, 0, 200, 200 }, position = { 100, 100 } }
    local child = CALayer { bounds = { 0, 0, 100, 100 }, position = { 100, 100 }, transform = CATransform3DMakeRotation(pi / 4, 0, 0, 1) }
    parent:addSublayer(child)
    local small = CALayer { bounds = { 0, 0, 50, 50 }, position = { 100, 50 } }
    parent:addSublayer(small)
    assert.are.equal(CGPoint { 75, 25 }, small:convert({ 0, 0 }, parent))
    small.transform = CATransform3DMakeScale(2, 2, 1)
    assert.are.equal(CGPoint { 50, 0 }, small:convert({ 0, 0 }, parent))
    assert.are.equal(CGPoint { 150, 100 }, small:convert({ 50, 50 }, parent))
    small:removeFromSuperlayer()
    local box = child:convert(child.bounds, parent)
    for key, wanted in pairs { x = 29.289, y = 29.289, width = 141.421, height = 141.421 } do assert.near(wanted, box[key], 0.001) end
    for _, transform in ipairs {
      CATransform3DMakeScale(1, 1, 2), CATransform3DMakeRotation(1, 1, 0, 0), CATransform3DMakeTranslation(0, 0, 5), CATransform3D { m34 = -0.01 },
    } do
      child.transform = transform
      assert.are.equal(CGAffineTransform.identity, child.affineTransform)
    end
    local root = UIView { frame = { 0, 0, 300, 300 } }
    local scaled = UIView { frame = { 10, 10, 60, 40 } }
    root:addSubview(scaled)
    scaled.transform = CGAffineTransformMakeScale(2, 2)
    scaled.frame = { 10, 10, 60, 40 }
    local point = root:convert({ 60, 20 }, scaled)
    assert.near(25, point.x, 1e-9)
    assert.near(5, point.y, 1e-9)
    local other = CALayer {}
    other:addSublayer(child)
    assert.is_nil(parent.sublayers)
  end)
end)
