-- What configured buttons show beside their texts and images, and what functions make of their colours. Rules: docs/rules/controllers.md 19
describe("a configured button of today", function()
  local app, button ---@type App, UIButton

  local function showButton(change, options)
    local configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    change(configuration)
    button = UIButton { frame = { 20, 100, 200, 44 }, configuration = configuration }
    options = options or {}
    options.system = 17
    app = launchWindow(button, options)
    app:advanceFrames(1)
  end
  local function part(kind)
    for _, view in ipairs(button.subviews) do if view:isKind(kind) then return view end end
    return nil
  end
  local star = function() return UIImage { systemName = "star" } end

  it("turns a wheel in the image's place", function()
    showButton(function(c) c.image = star() end)
    local image = button.imageView.frame
    button.configuration.showsActivityIndicator = true
    app:advanceFrames(1)
    local wheel = part(UIActivityIndicatorView)
    assert.is_true(wheel.isAnimating)
    assert.are.equal(image, wheel.frame)
    assert.is_true(button.imageView.isHidden)
    assert.are.equal("white", wheel.color)
    button.configuration.showsActivityIndicator = false
    app:advanceFrames(1)
    assert.is_nil(part(UIActivityIndicatorView))
    assert.is_false(button.imageView.isHidden)
  end)

  it("reserves room for an image, with and without one", function()
    showButton(function(c) c.imageReservation = 40 end)
    local title = button.titleLabel.frame
    local plain = button:sizeThatFits { 0, 0 }.width
    button.configuration.image = star()
    app:advanceFrames(1)
    assert.are.equal(title, button.titleLabel.frame)
    assert.are.equal(plain, button:sizeThatFits { 0, 0 }.width)
    assert.near(title.x - 40 + 10, button.imageView.frame.x, 0.5)
    button.configuration.imageReservation = 0
    assert.are.equal(plain - 20, button:sizeThatFits { 0, 0 }.width)
  end)

  it("shows that there is a choice where its menu's choice is its title", function()
    showButton(function() end)
    local width = button:sizeThatFits { 0, 0 }.width
    button.menu = UIMenu { options = { "singleSelection" }, children = { UIAction { title = "Save" }, UIAction { title = "Send" } } }
    button.showsMenuAsPrimaryAction = true
    assert.are.equal(width, button:sizeThatFits { 0, 0 }.width)
    button.changesSelectionAsPrimaryAction = true
    assert.are.equal(width + 16, button:sizeThatFits { 0, 0 }.width)
    app:advanceFrames(1)
    assert.is_true(button.subviews[#button.subviews].frame.x > button.titleLabel.frame.maxX)
    button.configuration.indicator = "none"
    assert.are.equal(width, button:sizeThatFits { 0, 0 }.width)
    button.configuration.indicator = "popup"
    button.menu = nil
    assert.are.equal(width + 16, button:sizeThatFits { 0, 0 }.width)
  end)

  it("has colours and attributes that functions make of the usual ones", function()
    local seen = {}
    showButton(function(c)
      c.image = star()
      c.subtitle = "now"
      c.titleTextAttributesTransformer = function(attributes)
        seen[#seen + 1] = attributes.font.pointSize
        attributes.font = UIFont.boldSystemFont(30)
        attributes.foregroundColor = "yellow"
        return attributes
      end
      c.subtitleTextAttributesTransformer = function() return { foregroundColor = "green" } end
      c.imageColorTransformer = function(color) return color == "white" and "red" or "black" end
      c.background.backgroundColorTransformer = function() return "#112233" end
      c.background.strokeWidth = 2
      c.background.strokeColorTransformer = function() return "orange" end
    end)
    assert.are.equal(17, seen[1])
    assert.are.equal("yellow", button.titleLabel.attributedText:attribute("foregroundColor", 1))
    assert.are.equal(30, button.titleLabel.attributedText:attribute("font", 1).pointSize)
    assert.are.equal("red", button.imageView.tintColor)
    assert.are.equal("#112233", button.subviews[1].backgroundColor)
    assert.are.equal("orange", button.subviews[1].layer.borderColor)
    assert.are.equal("function", type(button.configuration.imageColorTransformer))
    button.configuration.imageColorTransformer = nil
    assert.are.equal("white", button.imageView.tintColor)
  end)

  it("may change its configuration while it is asked for a colour", function()
    local asked = 0
    showButton(function(c)
      c.imageColorTransformer = function(color)
        asked = asked + 1
        if asked < 4 then button.configuration.subtitle = "n" .. asked end
        return color
      end
      c.image = star()
    end)
    asked = 1
    button.configuration.title = "Other"
    app:advanceFrames(4)
    assert.are.equal("n3", button.configuration.subtitle)
  end)

  it("says where a transformer's answer is wrong", function()
    assert.raises("imageColorTransformer must return", function()
      showButton(function(c)
        c.image = star()
        c.imageColorTransformer = function() return 5 end
      end)
    end)
    assert.raises("indicator", function() showButton(function(c) c.indicator = "pop" end) end)
  end)

  it("is mirrored from right to left", function()
    local function places(direction)
      showButton(function(c)
        c.image = star()
        c.imagePadding = 8
        c.indicator = "popup"
        c.contentInsets = { top = 0, leading = 30, bottom = 0, trailing = 0 }
      end, { direction = direction })
      return button.imageView.frame, button.titleLabel.frame
    end
    local image, title = places "leftToRight"
    assert.is_true(image.x < title.x)
    local other, words = places "rightToLeft"
    assert.near(200 - image.maxX, other.x, 0.51)
    assert.near(200 - title.maxX, words.x, 0.51)
  end)

  it("has a background inside of it, and a line outside of that", function()
    showButton(function(c)
      c.background.backgroundInsets = { top = 4, leading = 6, bottom = 4, trailing = 10 }
      c.background.strokeWidth = 1
      c.background.strokeOutset = 3
    end)
    assert.are.equal(CGRect(6, 4, 184, 36), button.subviews[1].frame)
    assert.are.equal(0, button.subviews[1].layer.borderWidth)
    assert.are.equal(CGRect(3, 1, 190, 42), button.subviews[2].frame)
    assert.are.equal(1, button.subviews[2].layer.borderWidth)
  end)
end)

describe("a slider's class", function()
  it("says where track and knob are", function()
    ---@class button_signs_spec.Fat: UISlider
    ---@overload fun(properties?: table): button_signs_spec.Fat
    local Fat = class("FatSlider", UISlider)
    function Fat:trackRect(bounds)
      local rect = UISlider.trackRect(self, bounds)
      return CGRect(rect.x + 50, rect.midY - 10, rect.width - 100, 20)
    end
    function Fat:thumbRect(bounds, track, value)
      local rect = UISlider.thumbRect(self, bounds, track, value)
      return CGRect(rect.x, rect.y + 2, rect.width, rect.height)
    end
    local slider = Fat { frame = { 10, 100, 300, 40 } }
    local app = launchWindow(slider, { system = 17 })
    app:advanceFrames(1)
    assert.are.equal(CGRect(50, 10, 200, 20), slider:trackRect(slider.bounds))
    -- A finger meets the knob where the class has put it.
    app:drag { from = { 75, 122 }, to = { 160, 122 }, duration = 0.3 }
    assert.near(85 / (200 - 31), slider.value, 0.01)
    assert.raises("thumbRect", function()
      function Fat.thumbRect() return "x" end
      slider.value = 0.2
      app:advanceFrames(1)
    end)
  end)
end)
