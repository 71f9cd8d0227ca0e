-- UIAction: titles, images and functions for controls and bar button items.
describe("an action", function()
  it("runs at the events of a control, which is its sender meanwhile", function()
    local control, sender = UIControl {}, nil
    local action = UIAction { title = "Save", handler = function(action) sender = action.sender end }
    assert.are.equal("Save", action.title)
    assert.is_nil(action.identifier)
    control:addAction(action, "touchUpInside")
    control:sendActions("touchDown")
    assert.is_nil(sender)
    control:sendActions("touchUpInside")
    assert.are.equal(control, sender)
    assert.is_nil(action.sender)
  end)

  it("takes the place of one with the same identifier", function()
    local control, log = UIControl {}, {}
    local function addAction(word, identifier)
      control:addAction(UIAction { identifier = identifier, handler = function() log[#log + 1] = word end }, "valueChanged")
    end
    addAction("first", "a")
    addAction("second", "b")
    addAction("third", "a")
    control:sendActions("valueChanged")
    assert.are.same({ "third", "second" }, log)
    control:removeAction("a", "valueChanged")
    control:sendActions("valueChanged")
    assert.are.same({ "third", "second", "second" }, log)
  end)

  it("without an identifier is the same only as itself", function()
    local control, count = UIControl {}, 0
    local action = UIAction { handler = function() count = count + 1 end }
    control:addAction(action, "touchDown")
    control:addAction(action, "touchUpInside")
    control:addAction(UIAction { handler = function() count = count + 10 end }, "touchDown")
    control:sendActions("touchDown")
    assert.are.equal(11, count)
    control:removeAction(action, "touchDown")
    control:sendActions("touchDown")
    assert.are.equal(21, count)
    control:sendActions("touchUpInside")
    assert.are.equal(22, count)
  end)

  it("is what a button shows and runs", function()
    local count = 0
    local button = UIButton {
      frame = { 20, 40, 100, 44 },
      primaryAction = UIAction { title = "Go", handler = function() count = count + 1 end },
    }
    local app = launchWindow(button)
    app:tap "Go"
    assert.are.equal(1, count)
    assert.are.equal("Other", UIButton { title = "Other", primaryAction = UIAction { title = "Go" } }.currentTitle)
    UIControl { primaryAction = UIAction { handler = function() count = count + 1 end } }:sendActions("primaryActionTriggered")
    assert.are.equal(2, count)
  end)

  it("is what a bar button item shows and runs in place of its own", function()
    local log = {}
    local item = UIBarButtonItem { title = "Old", action = function() log[#log + 1] = "old" end }
    item.primaryAction = UIAction { title = "New", handler = function(action) log[#log + 1] = action.sender == item end }
    assert.are.equal("New", item.title)
    item:sendAction()
    item.primaryAction = nil
    item:sendAction()
    assert.are.same({ true, "old" }, log)
    local add = UIBarButtonItem { systemItem = "add", primaryAction = UIAction { title = "Ignored" } }
    assert.is_nil(add.title)
  end)

  it("goes through sendAction, which a class may override", function()
    local Sending, log = class("Sending", UIControl), {}
    function Sending:sendAction(action, target, event)
      log[#log + 1] = tostring(action)
      Sending.super.sendAction(self, action, target, event)
    end
    local control = Sending {}
    control:addAction(UIAction { title = "Go", handler = function() log[#log + 1] = "ran" end }, "touchDown")
    control:sendActions("touchDown")
    assert.are.same({ '<UIAction "Go">', "ran" }, log)
  end)

  it("that raises names its place, and one without a function does nothing", function()
    local control = UIControl {}
    control:addAction(UIAction { title = "empty" }, "touchDown")
    control:sendActions("touchDown")
    control:addAction(UIAction { handler = function() error("broken handler") end }, "touchDown")
    assert.raises("broken handler", function() control:sendActions("touchDown") end)
    assert.raises("must be a UIAction, got a function", function() control:addAction(function() end, "touchDown") end)
    assert.raises("UIAction or the identifier", function() control:removeAction(3, "touchDown") end)
  end)
end)
