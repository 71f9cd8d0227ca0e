-- The rectangles of a text field that a class overrides: they are asked for in a layout, and drawing a frame runs none of the app's code.

describe("an overridden rectangle of a text field", function()
  local function openField(Field, options)
    local field, app ---@type any, App
    app = launchWindow(function(window)
      options.frame = { 10, 50, 200, 30 }
      field = Field(options)
      window:addSubview(field)
    end)
    return app, field
  end

  it("is asked for in a layout, not by who looks at the screen", function()
    local calls, left = 0, 20
    ---@class field_rectangles_spec.Field: UITextField
    ---@overload fun(properties?: table): field_rectangles_spec.Field
    local Field = class("Field", UITextField)
    function Field:textRect(bounds)
      calls = calls + 1
      return { left, bounds.y, bounds.width - left, bounds.height }
    end
    local app, field = openField(Field, { text = "text" })
    local before = calls
    assert.is_true(before > 0)
    for _ = 1, 5 do
      app:frame()
      app:snapshot "svg"
      app:exists "text"
    end
    app:advance(0.5)
    assert.are.equal(before, calls)
    -- A layout asks again.
    local shown = app:snapshot "svg"
    left = 60
    assert.are.equal(shown, app:snapshot "svg")
    field:setNeedsLayout()
    app:advanceFrames(1)
    assert.is_true(calls > before)
    assert.is_not.equal(shown, app:snapshot "svg")
  end)

  it("does not count in a field whose layout is left out", function()
    ---@class field_rectangles_spec.Field2: UITextField
    ---@overload fun(properties?: table): field_rectangles_spec.Field2
    local Field = class("Field", UITextField)
    local asked = 0
    function Field:layoutSubviews() end
    function Field:placeholderRect(bounds)
      asked = asked + 1
      return bounds
    end
    local app = openField(Field, { placeholder = "name" })
    app:frame()
    assert.are.equal(0, asked)
  end)
end)
