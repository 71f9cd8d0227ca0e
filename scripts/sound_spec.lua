-- `assert.sound(app)`: the checks of `lunette fuzz`, in a spec.
describe("assert.sound", function()
  local items, app ---@type any, any

  local function openItems()
    items = { "One", "Two" }
    local source = {
      numberOfRowsInSection = function() return #items end,
      cellForRowAt = function(_, tableView, path)
        local cell = tableView:dequeueReusableCell "item" or UITableViewCell { reuseIdentifier = "item" }
        cell.textLabel.text = items[path.row]
        return cell
      end,
    }
    return launch(source)
  end

  before_each(function() app = openItems() end)

  it("holds for an app with which nothing is wrong, as often as it is asked", function()
    assert.sound(app)
    app:tap "Two"
    assert.sound(app)
  end)

  it("finds a row that the table was not told of", function()
    items[3] = "Three"
    assert.error_matches(function() assert.sound(app) end, "2 rows in section 1, its data source 3")
  end)

  it("finds a text that the table does not show", function()
    items[2] = "Zwei"
    assert.error_matches(function() assert.sound(app) end, 'row 1.2 of UITableView shows "Two", and cellForRowAt answers "Zwei"')
  end)

  it("finds a button that nobody can tap", function()
    local button = UIButton { type = "system", frame = { 400, 20, 100, 44 } }
    button:setTitle("Far", "normal")
    button:addTarget("touchUpInside", function() end)
    app.window:addSubview(button)
    assert.error_matches(function() assert.sound(app) end, 'UIButton "Far" is off the screen')
    button.frame = { 20, 300, 100, 44 }
    assert.sound(app)
    app.window:addSubview(UIView { frame = { 0, 280, 320, 100 } })
    assert.error_matches(function() assert.sound(app) end, 'UIButton "Far" is covered by UIView')
  end)

  it("finds what never comes to rest", function()
    ---@class sound_spec.Spinner: UIView
    ---@overload fun(properties?: table): sound_spec.Spinner
    local Spinner = class("Spinner", UIView)
    function Spinner:layoutSubviews()
      self.superview:setNeedsLayout()
      self:setNeedsLayout()
    end
    app.window:addSubview(Spinner { frame = { 0, 0, 10, 10 } })
    assert.error_matches(function() assert.sound(app) end, "never at rest: still moving after 10 s: a layout")
  end)

  it("finds timers that begin one another without an end, and no others", function()
    local pause = 0.05
    local function again() Timer.scheduledTimer(pause, false, again) end
    again()
    assert.error_matches(function() assert.sound(app) end, "never at rest: still moving after 10 s: .*sound_spec.lua:")
    pause = 0.5
    app:advance(0.1)
    assert.sound(app)
    Timer.scheduledTimer(0.05, true, function() end)
    assert.sound(app)
  end)
end)
