-- Lists of many objects: each read of `view.subviews` gives a list of its own, though a long one isn't made anew as long as it stays the same.

local COUNT = 100

local function viewOf(count)
  local view, subviews = UIView {}, {}
  for i = 1, count do
    subviews[i] = UIView { tag = i }
    view:addSubview(subviews[i])
  end
  return view, subviews
end

describe("a long list of subviews", function()
  it("has the subviews, whichever way it is read", function()
    local view, subviews = viewOf(COUNT)
    assert.equals(COUNT, #view.subviews)
    for i = 1, COUNT do assert.is_true(view.subviews[i] == subviews[i]) end
    assert.is_nil(view.subviews[0])
    assert.is_nil(view.subviews[COUNT + 1])
    assert.is_nil(view.subviews.name)
    local seen = 0
    for i, subview in ipairs(view.subviews) do
      seen = seen + 1
      assert.is_true(i == seen and subview == subviews[i])
    end
    assert.equals(COUNT, seen)
    for i, subview in pairs(view.subviews) do
      seen = seen - 1
      assert.is_true(i == COUNT - seen and subview == subviews[i])
    end
    assert.equals(0, seen)
    assert.equals(COUNT, select("#", table.unpack(view.subviews)))
    assert.is_true(select(COUNT, table.unpack(view.subviews)) == subviews[COUNT])
    assert.same(subviews, view.subviews)
    assert.same(subviews, table.move(view.subviews, 1, COUNT, 1, {}))
  end)

  it("is a plain table to next, rawget, rawlen, type and getmetatable", function()
    local view, subviews = viewOf(COUNT)
    assert.is_true(rawget(view.subviews, 7) == subviews[7])
    assert.equals(COUNT, rawlen(view.subviews))
    assert.equals("table", type(view.subviews))
    assert.is_nil(getmetatable(view.subviews))
    local i, first = next(view.subviews)
    assert.is_true(i == 1 and first == subviews[1])
    assert.is_nil(next(view.subviews, COUNT))
    assert.equals(3, #setmetatable(view.subviews, { __len = function() return 3 end }))
    local list = setmetatable(view.subviews, { __index = { name = "a list" } })
    assert.equals("a list", list.name)
    assert.is_true(list[COUNT] == subviews[COUNT])
  end)

  it("is the reader's own: what one writes into it nobody else sees", function()
    local view, subviews = viewOf(COUNT)
    local one, other, third = view.subviews, view.subviews, view.subviews
    assert.is_false(one == other)
    one[1] = "changed"
    one[COUNT + 1] = "more"
    one.name = "a field"
    assert.equals("changed", one[1])
    assert.equals(COUNT + 1, #one)
    assert.is_true(one[2] == subviews[2])
    assert.same(subviews, other)
    table.sort(third, function(a, b) return a.tag > b.tag end)
    assert.is_true(third[1] == subviews[COUNT] and third[COUNT] == subviews[1])
    assert.same(subviews, view.subviews)
    rawset(other, 2, nil)
    assert.is_nil(other[2])
    assert.is_true(view.subviews[2] == subviews[2])
  end)

  it("can be taken apart and put together", function()
    local view, subviews = viewOf(COUNT)
    local list = view.subviews
    assert.is_true(table.remove(list, 1) == subviews[1])
    assert.is_true(table.remove(list) == subviews[COUNT])
    table.insert(list, 1, "first")
    table.insert(list, "last")
    assert.equals(COUNT, #list)
    assert.equals("first", list[1])
    assert.equals("last", list[COUNT])
    for i = 2, COUNT - 1 do assert.is_true(list[i] == subviews[i]) end
    assert.has_error(function() return table.concat(view.subviews) end)
    while #list > 0 do list[#list] = nil end
    assert.is_nil(next(list))
    assert.equals(COUNT, #view.subviews)
  end)

  it("refuses keys that no table has", function()
    local view = viewOf(COUNT)
    assert.error_matches(function() view.subviews[nil] = 1 end, "index is nil")
    assert.error_matches(function() view.subviews[0 / 0] = 1 end, "index is NaN")
  end)

  it("stays as it was when the subviews change, and the next one is new", function()
    local view, subviews = viewOf(COUNT)
    local before = view.subviews
    subviews[1]:removeFromSuperview()
    local between = view.subviews
    view:addSubview(subviews[1])
    local after = view.subviews
    view:exchangeSubview(1, 2)
    assert.same(subviews, before)
    assert.equals(COUNT - 1, #between)
    assert.is_true(between[1] == subviews[2] and between[COUNT - 1] == subviews[COUNT])
    assert.is_true(after[COUNT] == subviews[1] and after[1] == subviews[2])
    assert.is_true(view.subviews[1] == subviews[3] and view.subviews[2] == subviews[2])
  end)

  it("can be walked through while the subviews leave", function()
    local view, subviews = viewOf(COUNT)
    for _, subview in ipairs(view.subviews) do subview:removeFromSuperview() end
    assert.equals(0, #view.subviews)
    for _, subview in ipairs(subviews) do view:addSubview(subview) end
    while #view.subviews > 0 do view.subviews[#view.subviews]:removeFromSuperview() end
    assert.is_nil(subviews[1].superview)
  end)

  it("is taken where the host takes a list", function()
    local view, subviews = viewOf(COUNT)
    local stack = UIStackView { arrangedSubviews = view.subviews }
    assert.same(subviews, stack.arrangedSubviews)
    assert.equals(0, #view.subviews)
    local read = stack.arrangedSubviews
    assert.error_matches(function() view.center = read end, "list of 100")
  end)

  it("keeps no view alive that has left, once it is forgotten", function()
    local view, subviews = viewOf(COUNT)
    local seen = setmetatable({}, { __mode = "v" })
    for i = 1, COUNT do seen[i] = view.subviews[i] end
    local list = view.subviews
    for i = 1, COUNT / 2 do subviews[i]:removeFromSuperview() end
    subviews = nil
    collectgarbage()
    assert.is_true(seen[1] ~= nil and seen[1] == list[1])
    list = nil
    collectgarbage()
    assert.is_nil(seen[1])
    assert.is_nil(seen[COUNT / 2])
    assert.equals(COUNT / 2, #view.subviews)
  end)
end)

describe("other long lists", function()
  it("follow their objects, too", function()
    local view, layer, controller, navigation = UIView {}, CALayer {}, UIViewController {}, UINavigationController {}
    local made = { gestureRecognizers = {}, layoutGuides = {}, sublayers = {}, children = {}, viewControllers = {}, constraints = {} }
    local function add(kind, object) table.insert(made[kind], object) return object end
    for i = 1, COUNT do
      view:addGestureRecognizer(add("gestureRecognizers", UITapGestureRecognizer {}))
      view:addLayoutGuide(add("layoutGuides", UILayoutGuide {}))
      layer:addSublayer(add("sublayers", CALayer {}))
      controller:addChild(add("children", UIViewController {}))
      navigation:pushViewController(add("viewControllers", UIViewController {}), false)
      view:addConstraint(add("constraints", view.widthAnchor:constraint("<=", i)))
    end
    local owners = { gestureRecognizers = view, layoutGuides = view, sublayers = layer, children = controller, viewControllers = navigation, constraints = view }
    for kind, objects in pairs(made) do
      local owner = owners[kind]
      assert.equals(COUNT, #owner[kind])
      for i = 1, COUNT do assert.is_true(owner[kind][i] == objects[i]) end
      assert.same(objects, owner[kind])
    end
    view:removeGestureRecognizer(made.gestureRecognizers[1])
    view:removeLayoutGuide(made.layoutGuides[1])
    made.sublayers[1]:removeFromSuperlayer()
    made.children[1]:removeFromParent()
    navigation:popViewController(false)
    view:removeConstraint(made.constraints[1])
    for kind, objects in pairs(made) do
      assert.equals(COUNT - 1, #owners[kind][kind])
      assert.is_true(owners[kind][kind][1] == (kind == "viewControllers" and objects[1] or objects[2]))
    end
  end)

  it("of selected rows follow the selection", function()
    local app = launch {
      numberOfRowsInSection = function() return COUNT end,
      cellForRowAt = function() return UITableViewCell {} end,
    }
    app.table.allowsMultipleSelection = true
    for i = 1, COUNT do app.table:selectRow(IndexPath(1, i), false, "none") end
    for i = 1, COUNT do assert.equals(IndexPath(1, i), app.table.indexPathsForSelectedRows[i]) end
    app.table:deselectRow(IndexPath(1, 1), false)
    assert.equals(IndexPath(1, 2), app.table.indexPathsForSelectedRows[1])
    assert.equals(COUNT - 1, #app.table.indexPathsForSelectedRows)
  end)
end)
