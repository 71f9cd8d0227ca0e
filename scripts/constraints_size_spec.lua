-- Large layouts: chains of inequalities, many arranged views, deep stack views, many contradictions. Each is large enough to take minutes if its
-- cost grew with the square or the cube of its size; the time limit of a test ends it then.
local root ---@type any

local function layOut(build, options)
  return launchWindow(function(window)
    root = window
    build()
  end, options)
end

describe("a large layout", function()
  it("of inequalities in a chain is laid out, and tells which places are open", function()
    local views = {}
    local app = layOut(function()
      local last = root
      for i = 1, 150 do
        local view = UIView { translatesAutoresizingMaskIntoConstraints = false }
        root:addSubview(view)
        NSLayoutConstraint.activate {
          view.leftAnchor:constraint(">=", last.leftAnchor, 1), view.topAnchor:constraint("==", last.topAnchor),
          view.widthAnchor:constraint("<=", root.widthAnchor), view.heightAnchor:constraint("==", 5),
        }
        views[i], last = view, view
      end
    end, { allowLayoutProblems = true })
    app:advanceFrames(3)
    for i = 1, 150 do assert.equal(CGRect(i, 0, 0, 5), views[i].frame) end
    local problems = app:layoutProblems()
    assert.equal(150, #problems)
    assert.matches("minX could be 160 as well, width could be 10 as well", problems[150].text)
  end)

  it("of plain views in one stack view gives the last one the room", function()
    local views, stack = {}, nil
    local app = layOut(function()
      stack = UIStackView { frame = root.bounds, axis = "vertical" }
      root:addSubview(stack)
      for i = 1, 300 do
        views[i] = UIView {}
        stack:addArrangedSubview(views[i])
      end
    end, { allowLayoutProblems = true })
    app:advanceFrames(3)
    assert.equal(0, views[1].frame.height)
    assert.equal(root.bounds.height, views[300].frame.height)
    assert.equal(300, #app:layoutProblems())
  end)

  it("of nested stack views of each distribution ends", function()
    for _, distribution in ipairs { "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering" } do
      local inner ---@type UIStackView
      local app = layOut(function()
        local outer = UIStackView { frame = root.bounds }
        root:addSubview(outer)
        for i = 1, 20 do
          inner = UIStackView { axis = i % 2 == 0 and "vertical" or "horizontal", distribution = distribution }
          outer:addArrangedSubview(inner)
          outer:addArrangedSubview(UILabel { text = "x" })
          outer = inner
        end
      end, { allowLayoutProblems = true })
      app:advanceFrames(2)
      assert.is_true(inner.frame.width >= 0 and inner.frame.height >= 0)
    end
  end)

  it("of contradictions reports each one once", function()
    local app = layOut(function()
      for i = 1, 400 do
        local view = UIView { translatesAutoresizingMaskIntoConstraints = false }
        root:addSubview(view)
        view.widthAnchor:constraint("==", i).isActive = true
        view.widthAnchor:constraint("==", i + 1).isActive = true
      end
    end, { allowLayoutProblems = true })
    app:advanceFrames(3)
    local conflicts = 0
    for _, problem in ipairs(app:layoutProblems()) do if problem.kind == "conflict" then conflicts = conflicts + 1 end end
    assert.equal(400, conflicts)
    assert.equal(200, root.subviews[200].frame.width)
  end)
end)
