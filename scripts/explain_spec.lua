-- app:explain(): what happened to the last touch, in words.
local function openButton()
  return launchWindow(function(window)
    local button = UIButton { frame = { 50, 50, 100, 44 }, title = "Save" }
    button:addTarget("touchUpInside", function() end)
    window:addSubview(button)
    window:addGestureRecognizer(UITapGestureRecognizer { name = "close", action = function() end })
    window:addGestureRecognizer(UIPanGestureRecognizer { action = function() end })
  end, { device = "iPhone SE" })
end

local function lines(text)
  local list = {}
  for line in text:gmatch("[^\n]+") do list[#list + 1] = line:gsub("^%S+ s  ", "") end
  return list
end

describe("app:explain", function()
  it("says that there was no touch", function()
    assert.are.equal("no touch yet", openButton():explain())
  end)

  it("tells how a button won over the recognizers around it", function()
    local app = openButton()
    app:tap "Save"
    assert.are.same({
      'finger 1 down at {100, 72}: hits UIButton "Save" in UIWindow',
      'UITapGestureRecognizer "close" of UIWindow gets the touch',
      "UIPanGestureRecognizer of UIWindow gets the touch",
      'UIButton "Save" hears touchesBegan',
      'UITapGestureRecognizer "close" of UIWindow failed: gestureRecognizerShouldBegin said no',
      "UIPanGestureRecognizer of UIWindow failed: lifted after 0 pt across and 0 pt down, less than 10",
      'UIButton "Save" hears touchesEnded',
      'UIButton "Save" sends touchUpInside',
    }, lines(app:explain()))
  end)

  it("tells which recognizer excluded which, and when it began", function()
    local app = openButton()
    app:touches { { 0, 1, "began", 200, 300 }, { 0.1, 1, "moved", 200, 311.2 }, { 0.2, 1, "ended", 200, 311.2 } }
    assert.are.same({
      "finger 1 down at {200, 300}: hits UIWindow",
      'UITapGestureRecognizer "close" of UIWindow gets the touch',
      "UIPanGestureRecognizer of UIWindow gets the touch",
      "UIWindow hears touchesBegan",
      "UIPanGestureRecognizer of UIWindow began: after 11.2 pt",
      'UITapGestureRecognizer "close" of UIWindow failed: UIPanGestureRecognizer of UIWindow recognized first and excludes it',
      "UIWindow hears touchesCancelled",
      "UIPanGestureRecognizer of UIWindow calls its action: began",
      "UIPanGestureRecognizer of UIWindow ended",
      "UIPanGestureRecognizer of UIWindow calls its action: ended",
    }, lines(app:explain()))
  end)

  it("starts anew with the next sequence", function()
    local app = openButton()
    app:tap "Save"
    app:settle()
    app:tap { 300, 500 }
    assert.matches("^%S+ s  finger 2 down at {300, 500}: hits UIWindow\n", app:explain())
  end)
end)
