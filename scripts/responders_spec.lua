-- The responder chain with methods in Lua, and the keyboard of the first responder.
describe("an app delegate made from UIResponder", function()
  local app, delegate, log ---@type App, any, table
  ---@class responders_spec.Delegate: UIResponder
  ---@overload fun(properties?: table): responders_spec.Delegate
  local Delegate = class("Delegate", UIResponder)

  function Delegate:didFinishLaunching()
    local window = UIWindow { frame = UIScreen.main.bounds }
    self.button = UIButton { frame = { 0, 0, 100, 44 } }
    self.button:addTarget("touchUpInside", nil, "addNewItem")
    window:addSubview(self.button)
    window:makeKeyAndVisible()
  end

  function Delegate:addNewItem(sender) log[#log + 1] = sender end

  function Delegate:touchesBegan() log[#log + 1] = "began" end

  before_each(function()
    log = {}
    delegate = Delegate {}
    app = launch(delegate)
  end)

  it("is the delegate", function()
    assert.are.equal(delegate, app.delegate)
    assert.is_true(delegate:isKind(UIResponder))
  end)

  it("gets actions that nobody before it in the chain takes", function()
    app:tap(delegate.button)
    assert.are.same({ delegate.button }, log)
  end)

  it("gets touches that no view takes", function()
    app:tap { 200, 300 }
    assert.are.same({ "began" }, log)
  end)
end)

describe("typing", function()
  local app, first, second ---@type App, UITextField, UITextField

  before_each(function()
    app = launchWindow(function(window)
      first = UITextField { frame = { 0, 0, 320, 44 } }
      second = UITextField { frame = { 0, 44, 320, 44 } }
      window:addSubview(first)
      window:addSubview(second)
    end)
  end)

  it("takes a line break for the return key", function()
    local returns = 0
    first:addTarget("editingDidEndOnExit", function() returns = returns + 1 end)
    app:tap(first)
    app:type "milk\n"
    assert.are.equal("milk", first.text)
    assert.are.equal(1, returns)
  end)

  it("goes on in the field that has the keyboard by then", function()
    local delegate = { textFieldShouldReturn = function() second:becomeFirstResponder() end }
    first.delegate = delegate
    app:tap(first)
    app:type "milk\nbread"
    assert.are.same({ "milk", "bread" }, { first.text, second.text })
  end)

  it("needs a first responder", function()
    assert.has_error(function() app:type "milk" end,
      "nobody takes the keyboard: no text field is first responder; tap one first")
  end)
end)
