-- Where VoiceOver's cursor goes by itself, without a move of the user's and without anybody who asks for it. Source: docs/rules/accessibility.md 7
local app, window ---@type App, UIWindow

---@class voiceover_arrival_spec.Told: UIButton
---@field name string
---@overload fun(properties?: table): voiceover_arrival_spec.Told
local Told = class("Told", UIButton)
local heard = {}
function Told:accessibilityElementDidBecomeFocused() heard[#heard + 1] = self.name end

local function told(name, y) return Told { name = name, title = name, frame = { 20, y, 100, 44 } } end

before_each(function() heard = {} end)

describe("the cursor", function()
  it("goes on to the next element each time that its own goes", function()
    local one, two = told("One", 100), told("Two", 160)
    app, window = launchWindow { one }
    app:voiceOver()
    local function set(isHidden)
      one.isHidden = isHidden
      app:advanceFrames(3)
    end
    set(true)
    set(false)
    window:addSubview(two)
    app:advanceFrames(3)
    set(true)
    assert.are.same({ "One", "Two" }, heard)
  end)

  it("comes to the first element of a screen that was pushed", function()
    local first, second = UIViewController {}, UIViewController {}
    first.view:addSubview(told("One", 100))
    second.view:addSubview(told("Two", 100))
    local navigation = UINavigationController { rootViewController = first }
    navigation:setNavigationBarHidden(true, false)
    app = launchWindow(function(w) w.rootViewController = navigation end)
    app:voiceOver()
    assert.are.same({ "One" }, heard)
    navigation:pushViewController(second, true)
    app:wait(1)
    assert.are.same({ "One", "Two" }, heard)
    navigation:popViewController(true)
    app:wait(1)
    assert.are.same({ "One", "Two", "One" }, heard)
  end)

  it("goes on to what is at the place of an element that is removed or hidden", function()
    local one, two, three = told("One", 100), told("Two", 160), told("Three", 220)
    app = launchWindow { one, two, three }
    local vo = app:voiceOver()
    vo:touch(two)
    two:removeFromSuperview()
    app:advanceFrames(2)
    assert.are.same({ "One", "Two", "Three" }, heard)
    three.isHidden = true
    app:advanceFrames(2)
    assert.are.same({ "One", "Two", "Three", "One" }, heard)
  end)

  it("is looked for once where nothing is left, and the next move finds what comes then", function()
    local one = told("One", 100)
    app, window = launchWindow { one }
    local vo = app:voiceOver()
    one:removeFromSuperview()
    app:advanceFrames(5)
    assert.is_nil(vo.element)
    local two = told("Two", 100)
    window:addSubview(two)
    app:advanceFrames(2)
    assert.are.equal(two, vo.element)
    assert.are.same({ "One", "Two" }, heard)
  end)

  it("stays away once VoiceOver is off", function()
    local one, two = told("One", 100), told("Two", 160)
    app = launchWindow { one, two }
    app:voiceOver():stop()
    UIAccessibility.post("screenChanged")
    one:removeFromSuperview()
    app:advanceFrames(3)
    app:setAccessibility { isVoiceOverRunning = true }
    app:setAccessibility { isVoiceOverRunning = false }
    UIAccessibility.post("layoutChanged")
    app:advanceFrames(3)
    assert.are.same({ "One" }, heard)
  end)

  it("stands where the app sends it in the same turn", function()
    local one, two = told("One", 100), told("Two", 160)
    app = launchWindow { one, two }
    app:voiceOver()
    UIAccessibility.post("screenChanged")
    UIAccessibility.post("layoutChanged", two)
    app:advanceFrames(2)
    assert.are.same({ "One", "Two" }, heard)
  end)
end)
