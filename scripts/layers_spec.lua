-- The gallery of plugins/layers: each screen shows what its name says.
describe("the gallery of layers", function()
  local app ---@type App
  before_each(function() app = launch "layers" end)

  -- The last subjects are below the screen.
  local function scrollTo(row)
    app.table:scrollToRow(IndexPath(1, row), "none", false)
    app:advanceFrames(1)
  end

  local function openRow(name)
    for row = 1, app.table:numberOfRows(1) do
      scrollTo(row)
      if app.table:cellForRow(IndexPath(1, row)).textLabel.text == name then break end
    end
    app:tap(name)
    app:advance(0.6)
    return app.window.rootViewController.topViewController.view
  end

  it("has a screen for each subject, and comes back from it", function()
    for row = 1, app.table:numberOfRows(1) do
      scrollTo(row)
      local title = app.table:cellForRow(IndexPath(1, row)).textLabel.text
      app:tap { row = IndexPath(1, row) }
      app:settle()
      assert.are.equal(title, app.window.rootViewController.topViewController.title)
      assert.is_true(#app:snapshot "svg" > 100)
      app.window.rootViewController:popViewController(true)
      app:settle()
    end
  end)

  it("moves the frame with the anchor point, not the position", function()
    local layer = openRow("Anchor point").layer.sublayers[1]
    assert.are.equal(CGPoint { 175, 175 }, layer.position)
    assert.are.equal(CGRect { 175, 175, 150, 150 }, layer.frame)
  end)

  it("draws the circle in three seconds", function()
    local circle = openRow("A circle that draws itself").layer.sublayers[1]
    app:advance(0.9)
    assert.near(0.5, circle:presentation().strokeEnd, 0.35)
    app:settle()
    assert.is_nil(circle:animationKeys())
    assert.matches("<path", app:snapshot "svg")
  end)

  it("sends the ship along the curve, turned to it", function()
    local ship = openRow("Along a path").layer.sublayers[2]
    local shown = ship:presentation()
    assert.is_true(shown.position.x > 50 and shown.position.x < 300)
    assert.is_false(shown.transform.isIdentity)
  end)

  it("shows a text with attributes, and pictures behind a stretched one", function()
    openRow "Rich text"
    assert.matches('fill="#FF3B30"', app:snapshot "svg")
    app.window.rootViewController:popViewController(false)
    app:settle()
    openRow "Stretched mask"
    local _, count = app:snapshot("svg"):gsub("<mask", "")
    assert.are.equal(3, count)
  end)

  it("cuts a mask's shape out", function()
    openRow "Curved mask"
    assert.matches("<mask", app:snapshot "svg")
  end)
end)
