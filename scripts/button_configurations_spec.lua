-- Buttons with a UIButton.Configuration.
describe("a configured button", function()
  local function filled(title)
    local configuration = UIButton.Configuration.filled()
    configuration.title = title
    return configuration
  end

  local function plate(button) return button.subviews[1] end

  it("shows title, colours and corners of its kind", function()
    local button = UIButton { frame = { 20, 40, 120, 40 }, configuration = filled "Save" }
    local app, taps = launchWindow(button), 0
    button:addTarget("touchUpInside", function() taps = taps + 1 end)
    app:tap "Save"
    assert.are.equal(1, taps)
    assert.are.equal("white", button.titleLabel.textColor)
    assert.are.equal(button.tintColor, plate(button).backgroundColor)
    assert.are.equal(CGRect(0, 0, 120, 40), plate(button).frame)
    assert.are.near(5.95, plate(button).layer.cornerRadius, 0.001)
    button.configuration.cornerStyle = "capsule"
    app:settle()
    assert.are.equal(20, plate(button).layer.cornerRadius)
    button.configuration = UIButton.Configuration.plain()
    button.configuration.title = "Plain"
    assert.is_nil(plate(button).backgroundColor)
    assert.are.equal(button.tintColor, button.titleLabel.textColor)
    button.configuration.baseForegroundColor = "red"
    assert.are.equal("red", button.titleLabel.textColor)
    button.configuration.background.backgroundColor = "yellow"
    assert.are.equal("yellow", plate(button).backgroundColor)
    for _, kind in ipairs { "gray", "tinted", "bordered", "borderless", "borderedTinted", "borderedProminent" } do
      button.configuration = UIButton.Configuration[kind]()
    end
  end)

  it("has room around its content, and the image on one of its sides", function()
    local button = UIButton { configuration = filled "Go" }
    button:sizeToFit()
    local title = button.titleLabel:sizeThatFits { 0, 0 }
    assert.are.near(title.width + 24, button.bounds.width, 0.5)
    assert.are.near(title.height + 14, button.bounds.height, 0.5)
    button.configuration.contentInsets = { 1, 2, 3, 4 }
    button.configuration.image = UIImage { named = "p", size = { 20, 20 } }
    button.configuration.imagePadding = 8
    button:sizeToFit()
    button:layoutIfNeeded()
    assert.are.near(title.width + 20 + 8 + 6, button.bounds.width, 0.5)
    assert.are.equal(2, button.imageView.frame.x)
    assert.are.equal(30, button.titleLabel.frame.x)
    button.configuration.imagePlacement = "trailing"
    button:layoutIfNeeded()
    assert.are.equal(2, button.titleLabel.frame.x)
    button.configuration.imagePlacement = "top"
    button:sizeToFit()
    button:layoutIfNeeded()
    assert.are.equal(button.imageView.frame.maxY + 8, button.titleLabel.frame.y)
    button.configuration.imagePlacement = "bottom"
    button:layoutIfNeeded()
    assert.are.equal(button.titleLabel.frame.maxY + 8, button.imageView.frame.y)
  end)

  it("has a subtitle below its title", function()
    local button = UIButton { frame = { 20, 40, 200, 60 }, configuration = filled "Title" }
    button.configuration.subtitle = "a longer subtitle"
    button.configuration.titleAlignment = "leading"
    local app = launchWindow(button)
    local subtitle ---@type any
    for _, view in ipairs(button.subviews) do if view:isKind(UILabel) and view ~= button.titleLabel then subtitle = view end end
    assert.are.equal("a longer subtitle", subtitle.text)
    assert.are.equal(button.titleLabel.frame.x, subtitle.frame.x)
    assert.are.equal(button.titleLabel.frame.maxY + 1, subtitle.frame.y)
    button.configuration.titleAlignment = "center"
    app:settle()
    assert.are.near(button.titleLabel.frame.midX, subtitle.frame.midX, 0.5)
  end)

  it("copies what it is assigned, and is changed through its property", function()
    local configuration = filled "one"
    local button = UIButton { configuration = configuration }
    configuration.title = "two"
    assert.are.equal("one", button.configuration.title)
    local own = button.configuration
    own.title = "three"
    assert.are.equal("three", button.titleLabel.text)
    button.configuration = nil
    own.title = "four"
    assert.is_nil(button.configuration)
    assert.are.equal(1, #button.subviews)
  end)

  it("shows what was set for states where it has nothing of its own", function()
    local button = UIButton { title = "state", configuration = UIButton.Configuration.gray() }
    assert.are.equal("state", button.titleLabel.text)
    button.configuration.title = "own"
    assert.are.equal("own", button.titleLabel.text)
    button.configuration = nil
    assert.are.equal("state", button.titleLabel.text)
    assert.are.equal(15, button.titleLabel.font.pointSize)
  end)

  it("is paler under a finger and grey while it is disabled", function()
    local button = UIButton { frame = { 20, 40, 120, 40 }, configuration = filled "Save" }
    local app = launchWindow(button)
    local finger = app:touch(60, 60)
    assert.are.equal(0.75, plate(button).alpha)
    finger:lift()
    assert.are.equal(1, plate(button).alpha)
    button.isEnabled = false
    assert.are_not.equal("white", button.titleLabel.textColor)
    assert.are_not.equal(button.tintColor, plate(button).backgroundColor)
  end)

  it("brings its configuration in line with its state before the layout", function()
    local button, count = UIButton { frame = { 20, 40, 120, 40 }, configuration = filled "Save" }, 0
    button.configurationUpdateHandler = function(button)
      count = count + 1
      button.configuration.title = button.isSelected and "Saved" or "Save"
    end
    local app = launchWindow(button)
    assert.are.equal(1, count)
    button.isSelected = true
    button.isHighlighted = true
    app:settle()
    assert.are.equal(2, count)
    assert.are.equal("Saved", button.titleLabel.text)
    button:setNeedsUpdateConfiguration()
    app:settle()
    assert.are.equal(3, count)
    local Counting, log = class("Counting", UIButton), {}
    function Counting:updateConfiguration()
      log[#log + 1] = self.isEnabled
      Counting.super.updateConfiguration(self)
    end
    local own = Counting { configuration = filled "x" }
    own.isEnabled = false
    own:layoutIfNeeded()
    assert.are.same({ false }, log)
  end)

  it("comes to rest with a handler that sets the state and the configuration each time", function()
    local button, count, busy = UIButton { configuration = filled "x", frame = { 10, 10, 200, 50 } }, 0, false
    button.configurationUpdateHandler = function(sender)
      count = count + 1
      local configuration = sender.configuration
      configuration.showsActivityIndicator = busy
      sender.isEnabled = not busy
      sender.configuration = configuration
    end
    local app = launchWindow(button)
    app:settle { timeout = 1 }
    assert.are.equal(1, count)
    busy = true
    button:setNeedsUpdateConfiguration()
    app:advance(0.1)
    assert.is_false(button.isEnabled)
    assert.are.equal(3, count) -- once more for the state that the handler has changed
  end)

  it("takes only what it can show", function()
    local button = UIButton {}
    assert.raises("UIButtonConfiguration", function() button.configuration = "filled" end)
    assert.raises("cornerStyle", function() filled "x".cornerStyle = "round" end)
    assert.raises("no property 'titel'", function() filled "x".titel = "x" end)
    button.configurationUpdateHandler = function() error("broken update") end
    assert.raises("broken update", function() button:layoutIfNeeded() end)
  end)
end)

describe("a configured button's role", function()
  local function color(label) return tostring(label.textColor) end

  it("gives a destructive one red in the place of the tint", function()
    local plain = UIButton { configuration = UIButton.Configuration.plain(), frame = { 0, 100, 100, 40 } }
    plain:setTitle("Delete", "normal")
    local app = launchWindow(plain, { system = 17 })
    assert.are.equal("normal", plain.role)
    assert.are.equal("#007AFF", color(plain.titleLabel))
    plain.role = "destructive"
    app:settle()
    assert.are.equal("systemRed", color(plain.titleLabel))
    plain.role = "cancel"
    app:settle()
    assert.are.equal("tintColor", color(plain.titleLabel))
    assert.error_matches(function() plain.role = "other" end, "destructive")
  end)

  it("and its state changes nothing where the configuration isn't updated by itself", function()
    local button = UIButton { configuration = UIButton.Configuration.filled(), frame = { 0, 100, 100, 40 } }
    button:setTitle("Save", "normal")
    local app = launchWindow(button, { system = 17 })
    local usual = color(button.titleLabel)
    assert.is_true(button.automaticallyUpdatesConfiguration)
    button.isEnabled = false
    app:settle()
    assert.are_not.equal(usual, color(button.titleLabel))
    button.automaticallyUpdatesConfiguration = false
    app:settle()
    assert.are.equal(usual, color(button.titleLabel))
  end)
end)
