-- Circles of masks, views and layers are refused where they would be made, and chains have a limit: docs/rules/layers.md 4.

local function launchDrawn(view)
  local app = launch { didFinishLaunching = function()
    local window = UIWindow {}
    window:makeKeyAndVisible()
    window:addSubview(view)
  end }
  app:advance(0.1)
  app:frame()
  app:snapshot "svg"
  return app
end

describe("a mask", function()
  it("can't have what it masks in it", function()
    local inner, outer = UIView { frame = { 0, 0, 5, 5 } }, UIView { frame = { 0, 0, 9, 9 } }
    outer:addSubview(inner)
    assert.raises("the layer of <UIView frame={0, 0, 9, 9}> can't be the mask of the layer of <UIView frame={0, 0, 5, 5}>", function()
      inner.mask = outer
    end)
    assert.raises("which is in it", function() inner.layer.mask = outer.layer end)
    assert.is_nil(inner.mask)
    launchDrawn(outer)
  end)

  it("can't get what it masks, neither as a view nor as a layer", function()
    for _, set in ipairs {
      function(a, v) a.mask = v end,
      function(a, v) a.layer.mask = v.layer end,
    } do
      local a, v = UIView { frame = { 0, 0, 50, 50 } }, UIView { frame = { 0, 0, 90, 90 } }
      set(a, v)
      assert.raises("which is in its mask", function() v:addSubview(a) end)
      assert.is_nil(a.superview)
      a.layer:addSublayer(CALayer {})
      launchDrawn(a)
    end
  end)

  it("can't get it deeper down either", function()
    local a, v, child, parent = UIView {}, UIView {}, UIView {}, UIView {}
    v:addSubview(child)
    parent:addSubview(a)
    a.mask = v
    assert.raises("which is in its mask", function() child:addSubview(parent) end)
    assert.raises("in it", function() child.layer:addSublayer(a.layer) end)
    launchDrawn(parent)
  end)

  it("of a mask of its own is refused", function()
    local a, b, c = CALayer {}, CALayer {}, CALayer {}
    a.mask = b
    b.mask = c
    assert.raises("which is in it", function() c.mask = a end)
    assert.raises("A mask can't hang in a tree", function() c.mask = c end)
    assert.raises("has <CALayer frame={0, 0, 0, 0}> in it", function() c:addSublayer(a) end)
  end)

  it("has no superview until it is taken off", function()
    local a, v, window = UIView {}, UIView {}, UIView {}
    a.mask = v
    assert.raises("can't have a superview", function() window:addSubview(v) end)
    a.mask = nil
    window:addSubview(v)
    assert.are.equal(window, v.superview)
    assert.raises("can't have a superview", function() a.mask = v end)
  end)
end)

describe("a chain", function()
  it("of masks has as many levels as a tree of views", function()
    local root = UIView { frame = { 0, 0, 9, 9 } }
    local layer, count = root.layer, 1
    assert.raises("More than 256 layers inside one another", function()
      for _ = 1, 1000 do
        local mask = CALayer { frame = { 0, 0, 9, 9 }, backgroundColor = "red" }
        layer.mask = mask
        layer, count = mask, count + 1
      end
    end)
    assert.is_true(count >= 256 and count <= 257)
    launchDrawn(root)
  end)

  it("made from the inside out has the same limit", function()
    local layer = CALayer {}
    assert.raises("More than 256 layers inside one another", function()
      for i = 1, 1000 do
        local outer = CALayer {}
        if i % 2 == 0 then outer.mask = layer else outer:addSublayer(layer) end
        layer = outer
      end
    end)
  end)

  it("of views with a chain of masks at its end is drawn", function()
    local inner = UIView { frame = { 0, 0, 9, 9 } }
    local layer = inner.layer
    for _ = 1, 255 do
      local mask = CALayer { frame = { 0, 0, 9, 9 }, backgroundColor = "red" }
      layer.mask = mask
      layer = mask
    end
    local root = inner
    for _ = 1, 250 do
      local outer = UIView { frame = { 0, 0, 9, 9 } }
      outer:addSubview(root)
      root = outer
    end
    launchDrawn(root)
  end)

  it("of replicators stops at a number of things", function()
    local root = UIView {}
    local layer = root.layer
    for _ = 1, 3 do
      local replicator = CAReplicatorLayer { frame = { 0, 0, 99, 99 }, instanceCount = 100 }
      layer:addSublayer(replicator)
      layer = replicator
    end
    layer:addSublayer(CALayer { frame = { 0, 0, 9, 9 }, backgroundColor = "red" })
    assert.raises("More than 100000 things in one frame", function() launchDrawn(root) end)
  end)
end)

describe("a property for a view", function()
  it("keeps its value when it is set to a view around it", function()
    local app = launch { numberOfRowsInSection = function() return 3 end, cellForRowAt = function() return UITableViewCell {} end }
    for _, name in ipairs { "backgroundView", "tableHeaderView", "tableFooterView" } do
      assert.has_error(function() app.table[name] = app.window end)
      assert.has_error(function() app.table[name] = app.table end)
      assert.is_nil(app.table[name])
    end
    app.table:reloadData()
    app:advance(0.1)
    local cell = app.table:cellForRow(IndexPath(1, 1))
    for _, name in ipairs { "backgroundView", "selectedBackgroundView", "accessoryView", "editingAccessoryView" } do
      assert.has_error(function() cell[name] = app.table end)
      assert.has_error(function() cell[name] = cell end)
    end
    app.table:reloadData()
    app:advance(0.1)
  end)
end)
