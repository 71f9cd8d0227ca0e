-- Only a scenario may move fingers, time or the system: inside a call from the host to a script every such call is refused, whoever
-- has called the host. The functions given to app:together and app:plot are called in order to drive, so such calls work there.

local REFUSAL = "the clock can't be advanced from inside a callback"

describe("driving from inside a callback", function()
  local app, window, list, rows ---@type App, UIWindow, UITableView, integer

  local function driving()
    return {
      advance = function() app:advance(0.1) end,
      advanceFrames = function() app:advanceFrames(1) end,
      settle = function() app:settle() end,
      tap = function() app:tap { 160, 30 } end,
      doubleTap = function() app:doubleTap { 160, 30 } end,
      longPress = function() app:longPress { 160, 30 } end,
      drag = function() app:drag { from = { 160, 200 }, to = { 160, 100 } } end,
      swipe = function() app:swipe({ 160, 200 }, "left") end,
      fling = function() app:fling { from = { 160, 200 }, velocity = { 0, -500 } } end,
      pinch = function() app:pinch({ 160, 200 }) end,
      rotate = function() app:rotate({ 160, 200 }, { angle = 1 }) end,
      touch = function() app:touch(160, 200) end,
      touches = function() app:touches { { 0, 1, "began", 10, 10 } } end,
      together = function() app:together(function() end) end,
      plot = function() app:plot("contentOffset.y", { duration = 0.1, print = false }) end,
      interrupt = function() app:interrupt() end,
      shake = function() app:shake() end,
      rotateDevice = function() app:rotateDevice "landscapeLeft" end,
      memoryWarning = function() app:memoryWarning() end,
      background = function() app:background() end,
      foreground = function() app:foreground() end,
      tapStatusBar = function() app:tapStatusBar() end,
      remoteControl = function() app:remoteControl "remoteControlPlay" end,
      type = function() app:type "a" end,
      pressReturn = function() app:pressReturn() end,
      dismissKeyboard = function() app:dismissKeyboard() end,
    }
  end

  -- Tries every such call; afterwards nothing has moved.
  local function refuseAll()
    local time = app.time
    for name, drive in pairs(driving()) do
      local ok, message = pcall(drive)
      assert.is_false(ok, name)
      assert.contains(REFUSAL, message)
    end
    assert.are.equal(time, app.time)
  end

  local tried ---@type boolean
  local function once()
    if tried then return end
    tried = true
    refuseAll()
  end

  before_each(function()
    tried, rows = true, 20
    app = launch {
      didFinishLaunching = function()
        window = UIWindow {}
        list = UITableView {
          frame = window.bounds,
          dataSource = {
            numberOfRowsInSection = function() once() return rows end,
            cellForRowAt = function() once() return UITableViewCell {} end,
          },
          delegate = { heightForRowAt = function() once() return 44 end },
        }
        window:addSubview(list)
        window:makeKeyAndVisible()
      end,
    }
    tried = false
  end)

  after_each(function() assert.is_true(tried, "the callback was called") end)

  it("refuses it in the questions of an update", function()
    rows = 19
    list:deleteRows({ IndexPath(1, 1) }, "none")
  end)

  it("refuses it in the questions of a reload", function() list:reloadData() end)

  it("refuses it in a layout that a script asks for", function()
    tried = true
    list:reloadData()
    tried = false
    list:layoutIfNeeded()
  end)

  it("refuses it in overridden methods", function()
    ---@class driving_spec.View: UIView
    ---@overload fun(properties?: table): driving_spec.View
    local View = class("View", UIView)
    function View:didMoveToSuperview() once() end
    window:addSubview(View {})
  end)

  it("refuses it in layoutSubviews", function()
    ---@class driving_spec.View2: UIView
    ---@overload fun(properties?: table): driving_spec.View2
    local View = class("View", UIView)
    function View:layoutSubviews() once() end
    local view = View {}
    view:layoutIfNeeded()
  end)

  it("refuses it in the functions that a call runs at once", function()
    UIView.animate { duration = 0.3, animations = once }
    for _, call in ipairs { UIView.performWithoutAnimation, function(f) list:performBatchUpdates(f) end } do
      tried = false
      call(once)
    end
  end)

  it("refuses it in an action", function()
    local button = UIButton { frame = { 0, 0, 100, 44 } }
    button:addTarget("touchUpInside", once)
    window:addSubview(button)
    app:tap(button)
  end)

  it("refuses it in a timer, a notification and a path of a plot", function()
    after(0.1, once)
    app:advance(0.2)
    tried = false
    NotificationCenter.default:addObserver("note", once)
    NotificationCenter.default:post("note")
    tried = false
    ---@class driving_spec.View3: UIView
    ---@overload fun(properties?: table): driving_spec.View3
    local View = class("View", UIView)
    function View:count() once() return 1 end
    app:plot("count", { of = View {}, duration = 0.1, print = false })
  end)

  it("does it in app:together and app:plot, which call back for it", function()
    tried = true
    app:together(function() app:drag { from = { 100, 400 }, to = { 100, 300 } } end)
    assert.is_true(list.contentOffset.y > 0)
    local plot = app:plot("contentOffset.y", { print = false }, function() app:advance(0.5) end)
    assert.is_true(#plot.times > 20)
  end)

  it("hears no more of a drag once it has closed itself", function()
    tried = true
    local moves = 0
    ---@class driving_spec.View4: UIView
    ---@overload fun(properties?: table): driving_spec.View4
    local View = class("View", UIView)
    function View:touchesMoved() moves = moves + 1; app:close() end
    function View:touchesEnded() moves = moves + 100 end
    function View:touchesCancelled() moves = moves + 100 end
    local view = View { frame = window.bounds }
    window:addSubview(view)
    pcall(app.drag, app, { from = { 100, 400 }, to = { 100, 300 } })
    assert.are.equal(1, moves)
    assert.has_error(function() app:advance(1) end)
  end)
end)
