-- NotificationCenter, and the notifications of the keyboard.
describe("NotificationCenter", function()
  local center, heard ---@type NotificationCenter, table

  before_each(function()
    launch { didFinishLaunching = function() end }
    center, heard = NotificationCenter.default, {}
  end)

  local function saying(text)
    return function(notification) heard[#heard + 1] = text .. " " .. notification.name end
  end

  it("tells observers in the order in which they were added", function()
    center:addObserver("moved", saying "first")
    center:addObserver(nil, saying "any")
    center:addObserver("other", saying "never")
    center:post "moved"
    assert.are.same({ "first moved", "any moved" }, heard)
  end)

  it("hands on who posted and what there is to know", function()
    local sender, info, seen = { "a table" }, { latitude = 52, list = { 1, 2 } }, nil
    center:addObserver("moved", function(notification) seen = notification end)
    center:post("moved", sender, info)
    assert.are.equal("moved", seen.name)
    assert.are.equal(sender, seen.object)
    assert.are.equal(info, seen.userInfo)
    center:post "moved"
    assert.is_nil(seen.object)
    assert.is_nil(seen.userInfo)
  end)

  it("calls a target's method by name", function()
    ---@class notifications_spec.Listener
    ---@field name any
    ---@overload fun(properties?: table): notifications_spec.Listener
    local Listener = class("Listener")
    function Listener:moved(notification) heard[#heard + 1] = self.name .. " " .. notification.userInfo.x end
    center:addObserver("moved", Listener { name = "Anna" }, "moved")
    center:post("moved", nil, { x = 3 })
    assert.are.same({ "Anna 3" }, heard)
  end)

  it("hears of one sender only, where one is named", function()
    local a, b, plain = UIView {}, UIView {}, {}
    center:addObserver("moved", saying "a", a)
    center:addObserver("moved", saying "plain", plain)
    center:post("moved", b)
    center:post "moved"
    assert.are.same({}, heard)
    center:post("moved", a)
    center:post("moved", plain)
    assert.are.same({ "a moved", "plain moved" }, heard)
  end)

  it("calls a spy like a function", function()
    local observer, sender = spy.new(), {}
    center:addObserver("moved", observer, sender)
    center:post("moved", {})
    center:post("moved", sender)
    assert.spy(observer).was.called(1)
  end)

  it("removes a target's observers of one name, of one sender, or all", function()
    local heard, one, other = {}, {}, {}
    for name, target in pairs { one = one, other = other } do
      function target.hear(_, saying) heard[#heard + 1] = name .. saying.name end
    end
    local center, sender = NotificationCenter.default, UIView {}
    for _, target in ipairs { one, other } do
      for _, name in ipairs { "a", "b" } do center:addObserver(name, target, "hear") end
      center:addObserver("c", target, "hear", sender)
      center:addObserver(nil, target, "hear")
    end
    local function told(name)
      heard = {}
      center:post(name, sender)
      return table.concat(heard, " ")
    end
    center:removeObserver(one, "a")
    assert.are.equal("onea othera othera", told "a")
    center:removeObserver(one, "c", UIView {})
    assert.are.equal("onec onec otherc otherc", told "c")
    center:removeObserver(one, "c", sender)
    assert.are.equal("onec otherc otherc", told "c")
    center:removeObserver(one)
    assert.are.equal("otherb otherb", told "b")
    center:removeObserver(one)
    assert.are.equal("otherb otherb", told "b")
  end)

  it("tells nobody who was removed, not even in the middle of a post", function()
    local second ---@type any
    center:addObserver("moved", function() center:removeObserver(second) end)
    second = center:addObserver("moved", saying "second")
    assert.is_true(second.isActive)
    center:post "moved"
    assert.are.same({}, heard)
    assert.is_false(second.isActive)
  end)

  it("lets an observer's error out of post", function()
    center:addObserver("moved", function() error "boom" end)
    local ok, message = pcall(function() center:post "moved" end)
    assert.is_false(ok)
    assert.matches("boom", tostring(message))
  end)

  it("says what was wrong with an argument", function()
    local ok, message = pcall(function() center:addObserver("moved", 3) end)
    assert.is_false(ok)
    assert.matches("addObserver wants a function, or a target and the name of its method, got 3", tostring(message))
    assert.has_error(function() center:addObserver "moved" end)
    assert.has_error(function() center:addObserver("moved", {}) end)
    assert.has_error(function() center:post(nil) end)
    assert.has_error(function() center:removeObserver "moved" end)
  end)

  it("is a new one in each launch", function()
    center:addObserver("moved", saying "old")
    launch { didFinishLaunching = function() end }
    NotificationCenter.default:post "moved"
    assert.are.same({}, heard)
  end)
end)

describe("the keyboard", function()
  -- The app of docs/keyboard.md: a form that makes room for the keyboard.
  local app, form, fields, names ---@type App, any, table, table

  local function openForm(device)
    names = {}
    app = launch({
      didFinishLaunching = function(self)
        self.window = UIWindow {}
        form = UIScrollView { frame = self.window.bounds, contentSize = { 320, 900 } }
        fields = {}
        for i = 1, 2 do
          fields[i] = UITextField { frame = { 10, i * 100, 200, 40 }, accessibilityIdentifier = "field " .. i }
          form:addSubview(fields[i])
        end
        self.window:addSubview(form)
        self.window:makeKeyAndVisible()
        NotificationCenter.default:addObserver(UIResponder.keyboardWillShowNotification, function(notification)
          local info = notification.userInfo
          UIView.animate {
            duration = info.animationDuration, options = info.animationCurve,
            animations = function() form.contentInset = { 0, 0, info.frameEnd.height, 0 } end,
          }
        end)
        NotificationCenter.default:addObserver(UIResponder.keyboardWillHideNotification, function()
          form.contentInset = { 0, 0, 0, 0 }
        end)
        NotificationCenter.default:addObserver(nil, function(notification)
          names[#names + 1] = notification.name:match "UIKeyboard(.*)Notification"
        end)
      end,
    }, { device = device or "iPhone SE" })
  end

  it("lets an app make room for it", function()
    openForm()
    app:tap(fields[1])
    app:settle()
    assert.are.equal(UIEdgeInsets { 0, 0, 216, 0 }, form.contentInset)
    form.contentOffset = { 0, 900 + 216 - 568 }
    app:dismissKeyboard()
    app:settle()
    assert.are.equal(UIEdgeInsets { 0, 0, 0, 0 }, form.contentInset)
    assert.are.equal(900 - 568, form.contentOffset.y)
  end)

  it("posts four notices on each way, and none between two fields", function()
    openForm()
    app:tap(fields[1])
    app:settle()
    assert.are.same({ "WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow" }, names)
    app:tap(fields[2])
    app:settle()
    assert.are.equal(4, #names)
    app:dismissKeyboard()
    app:settle()
    assert.are.same({ "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide" }, { table.unpack(names, 5) })
  end)

  it("tells its frames on the screen, by UIKit's keys too", function()
    openForm()
    local info ---@type any
    NotificationCenter.default:addObserver(UIResponder.keyboardDidShowNotification, function(notification)
      info = notification.userInfo
    end)
    app:tap(fields[1])
    app:settle()
    assert.are.equal(CGRect { 0, 568, 320, 216 }, info.frameBegin)
    assert.are.equal(CGRect { 0, 352, 320, 216 }, info.frameEnd)
    assert.are.equal(info.frameEnd, info[UIResponder.keyboardFrameEndUserInfoKey])
    assert.are.equal(0.25, info[UIResponder.keyboardAnimationDurationUserInfoKey])
    assert.are.equal("7", tostring(info[UIResponder.keyboardAnimationCurveUserInfoKey]))
    assert.is_true(info.isLocal)
    for short, long in pairs {
      frameBegin = "UIKeyboardFrameBeginUserInfoKey", frameEnd = "UIKeyboardFrameEndUserInfoKey", isLocal = "UIKeyboardIsLocalUserInfoKey",
      animationDuration = "UIKeyboardAnimationDurationUserInfoKey", animationCurve = "UIKeyboardAnimationCurveUserInfoKey",
      bounds = "UIKeyboardBoundsUserInfoKey", centerBegin = "UIKeyboardCenterBeginUserInfoKey", centerEnd = "UIKeyboardCenterEndUserInfoKey",
    } do
      assert.is_not_nil(info[long], long)
      assert.are.equal(info[short], info[long])
    end
  end)

  it("is as high as the device's", function()
    for device, height in pairs { ["iPhone 8"] = 216, ["iPhone 16"] = 291, iPad = 264 } do
      openForm(device)
      app:tap(fields[1])
      app:settle()
      assert.are.equal(height, form.contentInset.bottom, device)
    end
  end)
end)
