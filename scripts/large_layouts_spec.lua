-- Layouts with many views that depend on each other. Each was once so slow that larger ones did not end; sizes are such that a debug build takes
-- a fraction of a second for each.
local function screen(make)
  local app = launch({ didFinishLaunching = function()
    local window = UIWindow {}
    window:makeKeyAndVisible()
    make(window)
  end }, { allowLayoutProblems = true })
  app:frame()
  return app
end

local function view(superview)
  local v = UIView {}
  v.translatesAutoresizingMaskIntoConstraints = false
  superview:addSubview(v)
  return v
end

describe("a layout of many views", function()
  it("keeps a chain of views apart by inequalities", function()
    local views = {}
    screen(function(window)
      local last = window
      for i = 1, 300 do
        local v = view(window)
        NSLayoutConstraint.activate {
          v.leftAnchor:constraint(">=", last.leftAnchor, 1), v.topAnchor:constraint("==", last.topAnchor),
          v.widthAnchor:constraint("<=", window.widthAnchor), v.heightAnchor:constraint("==", 5),
        }
        views[i], last = v, v
      end
    end)
    for i, v in ipairs(views) do assert.is_true(v.frame.x >= (i == 1 and 1 or views[i - 1].frame.x + 1) - 1e-6) end
  end)

  it("compresses the first views of a chain that is too long", function()
    local views = {}
    screen(function(window)
      window.frame = { 0, 0, 320, 480 }
      local last ---@type any
      for i = 1, 60 do
        local v = view(window)
        local wish = v.widthAnchor:constraint("==", 20)
        wish.priority = 750
        NSLayoutConstraint.activate {
          wish, v.topAnchor:constraint("==", window.topAnchor), v.heightAnchor:constraint("==", 5),
          last and v.leftAnchor:constraint(">=", last.rightAnchor, 0) or v.leftAnchor:constraint("==", window.leftAnchor),
        }
        views[i], last = v, v
      end
      NSLayoutConstraint.activate { last.rightAnchor:constraint("<=", window.rightAnchor) }
    end)
    -- 320 points are room for 16 of the 60; the first 44 give way.
    for i, v in ipairs(views) do assert.equal(i <= 44 and 0 or 20, v.frame.width) end
  end)

  it("makes the widths of a grid equal where that is a wish", function()
    local cells = {}
    screen(function(window)
      window.frame = { 0, 0, 320, 480 }
      for row = 1, 8 do
        for column = 1, 8 do
          local cell = view(window)
          local left, above = cells[#cells], cells[#cells - 7]
          local first = cells[1] or cell
          NSLayoutConstraint.activate {
            column == 1 and cell.leftAnchor:constraint("==", window.leftAnchor) or cell.leftAnchor:constraint(">=", left.rightAnchor, 4),
            row == 1 and cell.topAnchor:constraint("==", window.topAnchor) or cell.topAnchor:constraint(">=", above.bottomAnchor, 4),
            cell.widthAnchor:constraint(">=", 5 + (row * 7 + column * 3) % 11), cell.heightAnchor:constraint("==", 10),
          }
          if first ~= cell then
            local equal = cell.widthAnchor:constraint("==", first.widthAnchor)
            equal.priority = 750
            equal.isActive = true
          end
          cells[#cells + 1] = cell
        end
      end
    end)
    for _, cell in ipairs(cells) do assert.equal(15, cell.frame.width) end
  end)

  for _, distribution in ipairs { "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering" } do
    it("stacks 150 views, some of them hidden: " .. distribution, function()
      local views, stack = {}, nil
      screen(function(window)
        stack = UIStackView { frame = { 0, 0, 320, 6000 }, axis = "vertical", distribution = distribution }
        window:addSubview(stack)
        for i = 1, 150 do
          views[i] = UILabel { text = "x", isHidden = i % 5 == 1 }
          stack:addArrangedSubview(views[i])
        end
      end)
      local y, shown = 0, 0
      for i, v in ipairs(views) do
        if i % 5 == 1 then
          assert.equal(0, v.frame.height)
        else
          assert.is_true(v.frame.y >= y - 1)
          y, shown = v.frame.y + v.frame.height, shown + 1
          assert.equal(320, v.frame.width)
        end
      end
      assert.equal(120, shown)
      assert.equal(6000, y)
      if distribution == "fillEqually" or distribution == "fillProportionally" then assert.equal(50, views[150].frame.height) end
      -- Of equal hugging priorities the first view gives way.
      if distribution == "fill" then assert.is_true(views[2].frame.height > 3000 and views[150].frame.height < 50) end
    end)
  end

  it("lays out stacks in stacks, 60 deep", function()
    local stacks = {}
    screen(function(window)
      local outer = UIStackView { frame = { 0, 0, 320, 480 } }
      window:addSubview(outer)
      for i = 1, 60 do
        local inner = UIStackView { axis = i % 2 == 0 and "vertical" or "horizontal", distribution = "fillProportionally" }
        outer:addArrangedSubview(inner)
        outer:addArrangedSubview(UILabel { text = "x" })
        stacks[i], outer = inner, inner
      end
    end)
    local width, height = 320, 480
    for _, stack in ipairs(stacks) do
      assert.is_true(stack.frame.width <= width and stack.frame.height <= height)
      width, height = stack.frame.width, stack.frame.height
    end
  end)

  it("gives up one of each two widths that contradict each other", function()
    local views = {}
    screen(function(window)
      for i = 1, 100 do
        local v = view(window)
        v.widthAnchor:constraint("==", i).isActive = true
        v.widthAnchor:constraint("==", i + 1).isActive = true
        views[i] = v
      end
    end)
    for i, v in ipairs(views) do assert.equal(i, v.frame.width) end
  end)

  it("gives up the later width in a chain in which each view's widths contradict each other", function()
    local views = {}
    screen(function(window)
      local last ---@type any
      for i = 1, 100 do
        local v = view(window)
        NSLayoutConstraint.activate {
          last and v.leftAnchor:constraint("==", last.rightAnchor, 2) or v.leftAnchor:constraint("==", window.leftAnchor),
          v.widthAnchor:constraint("==", 3), v.widthAnchor:constraint("==", 4),
        }
        views[i], last = v, v
      end
    end)
    for i, v in ipairs(views) do
      assert.equal(3, v.frame.width)
      assert.equal((i - 1) * 5, v.frame.x)
    end
  end)

  -- Which lengths of nested rows may differ was once searched for again and again (in a release build 2.5 s here).
  for _, distribution in ipairs { "fill", "equalSpacing", "equalCentering" } do
    it("knows that views without content are ambiguous in two hundred stacks, " .. distribution, function()
      local app = screen(function(window)
        local parent = UIStackView { frame = window.bounds, axis = "vertical" }
        window:addSubview(parent)
        for _ = 1, 200 do
          local s = UIStackView { axis = "vertical", distribution = distribution }
          parent:addArrangedSubview(s)
          parent:addArrangedSubview(UIView {})
          parent = s
        end
      end)
      local problems = app:layoutProblems()
      assert.is_true(#problems >= 200)
      for _, problem in ipairs(problems) do assert.equal("ambiguity", problem.kind) end
    end)
  end

  -- The names of nested views are long and a contradiction has many constraints: together they once took more than 256 MB.
  it("tells contradictions of two hundred stacks in some lines each", function()
    local app = screen(function(window)
      local parent = UIStackView { frame = window.bounds }
      window:addSubview(parent)
      for i = 1, 200 do
        local s = UIStackView { axis = i % 2 == 0 and "vertical" or "horizontal" }
        local leaf = UIView {}
        leaf.heightAnchor:constraint("==", 20).isActive = true
        leaf.widthAnchor:constraint("==", 20).isActive = true
        parent:addArrangedSubview(s)
        parent:addArrangedSubview(leaf)
        parent = s
      end
    end)
    local longest, lines = 0, 0
    for _, problem in ipairs(app:layoutProblems()) do
      local _, count = problem.text:gsub("\n", "")
      longest, lines = math.max(longest, #problem.text), math.max(lines, count)
    end
    assert.is_true(lines > 20 and lines < 60, lines)
    assert.is_true(longest < 20000, longest)
    assert.matches("%(%d+ more%)", app:layoutProblems()[1].text .. app:layoutProblems()[#app:layoutProblems()].text)
  end)
end)
