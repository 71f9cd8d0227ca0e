-- A value of a class stands for a method that answers it, as `override var canBecomeFirstResponder: Bool { true }` does in Swift.

describe("A value in the place of a property's method", function()
  it("is the answer", function()
    local Screen = class("Screen", UIViewController)
    Screen.prefersStatusBarHidden = true
    local Pin = class("Pin", UIView)
    Pin.canBecomeFirstResponder = true
    local screen = Screen {}
    local app = launchWindow(screen, { device = "iPhone 8" })
    local pin = Pin {}
    screen.view:addSubview(pin)
    app:settle()
    assert.are.same({ true, 0 }, { screen.prefersStatusBarHidden, screen.view.safeAreaInsets.top })
    assert.is_true(pin:becomeFirstResponder())
  end)

  it("is an error if it is of another kind", function()
    local Screen = class("Screen", UIViewController)
    Screen.supportedInterfaceOrientations = 5
    assert.error_matches(function() launchWindow(Screen {}):rotateDevice "landscapeLeft" end, "supportedInterfaceOrientations")
  end)
end)

describe("A view that takes keys", function()
  local typed

  ---@param fill fun(Pin: table)
  local function showPin(fill)
    typed = {}
    local Pin = class("Pin", UIView)
    Pin.canBecomeFirstResponder = true
    function Pin:hasText() return #typed > 0 end
    function Pin:insertText(text) typed[#typed + 1] = text end
    function Pin:deleteBackward() typed[#typed] = nil end
    fill(Pin)
    local pin
    local app = launchWindow(function(window)
      window.rootViewController = UIViewController {}
      pin = Pin { frame = { 20, 60, 200, 50 } }
      window.rootViewController.view:addSubview(pin)
    end, { device = "iPhone 8" })
    pin:becomeFirstResponder()
    app:settle()
    return app, pin
  end

  local function hasKey(app, name) return (pcall(function() app:tap { key = name } end)) end

  it("says which keys it wants: by a value of its class, a method, or a field", function()
    for _, fill in ipairs {
      function(Pin) Pin.keyboardType = "numberPad" end,
      function(Pin)
        function Pin:keyboardType() return "numberPad" end
      end,
      function(Pin)
        function Pin:init(options)
          Pin.super.init(self, options)
          self.keyboardType = "numberPad"
        end
      end,
    } do
      local app = showPin(fill)
      app:tap { key = "5" }
      assert.are.same({ "5" }, typed)
      assert.is_false(hasKey(app, "q"))
    end
  end)

  it("has a grey return key while it has no text, where it asks for that", function()
    local app = showPin(function(Pin) Pin.enablesReturnKeyAutomatically, Pin.returnKeyType = true, "go" end)
    app:press "return"
    assert.are.same({}, typed)
    app:type "x"
    app:press "return"
    assert.are.same({ "x", "\n" }, typed)
  end)

  it("asks for other keys by reloadInputViews", function()
    local app, pin = showPin(function(Pin)
      function Pin:keyboardType() return #typed > 0 and "numberPad" or "default" end
    end)
    assert.is_true(hasKey(app, "q"))
    app:type "a"
    pin:reloadInputViews()
    app:settle()
    assert.is_false(hasKey(app, "q"))
  end)
end)
