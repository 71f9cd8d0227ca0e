-- Baselines of views with text: the text stands in the middle of its view (or where the content is aligned), and its baselines move with it.
local root ---@type UIView

local function layOut(build)
  ---@class baselines_spec.Screen: UIViewController
  ---@overload fun(properties?: table): baselines_spec.Screen
  local Screen = class("Screen", UIViewController)
  function Screen:viewDidLoad()
    root = self.view
    build()
  end
  return launchWindow(function(window) window.rootViewController = Screen {} end)
end

local function add(view, superview)
  view.translatesAutoresizingMaskIntoConstraints = false;
  (superview or root):addSubview(view)
  return view
end

-- Where a text is drawn: y of its baseline in the window.
local function drawn(app, text)
  for _, view in ipairs(app:snapshot "table".views) do
    for _, piece in ipairs(view.pieces or {}) do
      if piece.text == text then return view.frame.y + piece.baseline end
    end
  end
end

local function makers(text)
  local button = UIButton {}
  button:setTitle(text, "normal")
  button.titleLabel.font = UIFont.systemFont(17)
  return {
    label = UILabel { text = text }, button = button, field = UITextField { text = text },
    bordered = UITextField { text = text, borderStyle = "roundedRect" },
  }
end

describe("two views of one height with equal tops", function()
  for _, first in ipairs { "label", "button", "field", "bordered" } do
    for _, second in ipairs { "label", "button", "field", "bordered" } do
      it("can have the first baseline of a " .. first .. " at the last one of a " .. second, function()
        local a, b ---@type any, any
        local app = layOut(function()
          a, b = add(makers "One"[first]), add(makers "Two"[second])
          NSLayoutConstraint.activate {
            a.topAnchor:constraint("==", root.topAnchor, 40), b.topAnchor:constraint("==", a.topAnchor),
            a.leadingAnchor:constraint("==", root.leadingAnchor), b.leadingAnchor:constraint("==", a.trailingAnchor, 10),
            a.heightAnchor:constraint("==", 60), b.heightAnchor:constraint("<=", 60), b.heightAnchor:constraint(">=", 60),
          }
          a.firstBaselineAnchor:constraint("==", b.lastBaselineAnchor).isActive = true
        end)
        assert.same({}, app:layoutProblems())
        assert.equal(60, a.frame.height)
        assert.equal(60, b.frame.height)
        assert.equal(a.frame.minY, b.frame.minY)
      end)
    end
  end
end)

describe("a baseline", function()
  it("is where the text is drawn, whatever the height", function()
    for kind in pairs(makers "") do
      for _, height in ipairs { 30, 60, 111 } do
        local view, mark ---@type any, any
        local app = layOut(function()
          view, mark = add(makers "Text"[kind]), add(UIView {})
          NSLayoutConstraint.activate {
            view.topAnchor:constraint("==", root.topAnchor, 50), view.leadingAnchor:constraint("==", root.leadingAnchor, 10),
            view.heightAnchor:constraint("==", height), mark.topAnchor:constraint("==", view.firstBaselineAnchor),
            mark.bottomAnchor:constraint("==", view.lastBaselineAnchor, 20), mark.leadingAnchor:constraint("==", view.trailingAnchor),
            mark.widthAnchor:constraint("==", 10),
          }
        end)
        assert.near(drawn(app, "Text"), mark.frame.minY, 0.76, kind .. height)
        assert.near(20, mark.frame.height, 0.51)
      end
    end
  end)

  it("follows the alignment of a control's content, and its insets", function()
    local button, mark ---@type any, any
    local app = layOut(function()
      button, mark = add(makers "Text".button), add(UIView {})
      NSLayoutConstraint.activate {
        button.topAnchor:constraint("==", root.topAnchor, 50), button.leadingAnchor:constraint("==", root.leadingAnchor, 10),
        button.heightAnchor:constraint("==", 100), mark.topAnchor:constraint("==", button.firstBaselineAnchor),
        mark.leadingAnchor:constraint("==", button.trailingAnchor), mark.widthAnchor:constraint("==", 10), mark.heightAnchor:constraint("==", 10),
      }
    end)
    local tops = {}
    for _, place in ipairs { "top", "center", "bottom" } do
      button.contentVerticalAlignment = place
      app:advanceFrames()
      assert.near(drawn(app, "Text"), mark.frame.minY, 0.76, place)
      tops[#tops + 1] = mark.frame.minY
    end
    assert.is_true(tops[1] + 30 < tops[2] and tops[2] + 30 < tops[3])
    button.contentVerticalAlignment = "center"
    button.contentEdgeInsets = UIEdgeInsets(20, 0, 0, 0)
    app:advanceFrames()
    assert.near(drawn(app, "Text"), mark.frame.minY, 0.76)
    button.titleLabel.font = UIFont.systemFont(30)
    app:advanceFrames()
    assert.near(drawn(app, "Text"), mark.frame.minY, 0.76)
  end)

  it("of several lines is the first line's and the last line's", function()
    local label, above, below ---@type any, any, any
    local app = layOut(function()
      label = add(UILabel { text = "one\ntwo\nthree", numberOfLines = 0 })
      above, below = add(UIView {}), add(UIView {})
      NSLayoutConstraint.activate {
        label.topAnchor:constraint("==", root.topAnchor, 50), label.leadingAnchor:constraint("==", root.leadingAnchor),
        label.widthAnchor:constraint("==", 100), label.heightAnchor:constraint("==", 150),
        above.topAnchor:constraint("==", label.firstBaselineAnchor), below.topAnchor:constraint("==", label.lastBaselineAnchor),
      }
      for _, mark in ipairs { above, below } do
        NSLayoutConstraint.activate {
          mark.leadingAnchor:constraint("==", root.leadingAnchor), mark.widthAnchor:constraint("==", 10), mark.heightAnchor:constraint("==", 10),
        }
      end
    end)
    assert.near(drawn(app, "one"), above.frame.minY, 0.76)
    assert.near(drawn(app, "three"), below.frame.minY, 0.76)
    label.text = "one\ntwo"
    app:advanceFrames()
    assert.near(drawn(app, "one"), above.frame.minY, 0.76)
    assert.near(drawn(app, "two"), below.frame.minY, 0.76)
  end)

  it("of text that wraps is known in the first layout", function()
    local label, below ---@type any, any
    local app = layOut(function()
      label, below = add(UILabel { text = ("word "):rep(30) .. "end", numberOfLines = 0 }), add(UIView {})
      NSLayoutConstraint.activate {
        label.topAnchor:constraint("==", root.topAnchor, 50), label.leadingAnchor:constraint("==", root.leadingAnchor),
        label.widthAnchor:constraint("==", 150), below.topAnchor:constraint("==", label.lastBaselineAnchor),
        below.leadingAnchor:constraint("==", root.leadingAnchor), below.widthAnchor:constraint("==", 10), below.heightAnchor:constraint("==", 10),
      }
    end)
    local descender = -UIFont.systemFont(17).descender
    assert.near(label.frame.maxY - descender, below.frame.minY, 1)
  end)

  it("of a text view is below its inset, and of a search bar that of its field", function()
    local text, bar, marks ---@type any, any, any,any
    local app = layOut(function()
      text, bar = add(UITextView { text = "Text", isScrollEnabled = false }), add(UISearchBar {})
      marks = { add(UIView {}), add(UIView {}) }
      NSLayoutConstraint.activate {
        text.topAnchor:constraint("==", root.topAnchor, 50), text.leadingAnchor:constraint("==", root.leadingAnchor),
        text.widthAnchor:constraint("==", 100), text.heightAnchor:constraint("==", 200),
        bar.topAnchor:constraint("==", root.topAnchor, 300), bar.leadingAnchor:constraint("==", root.leadingAnchor),
        bar.trailingAnchor:constraint("==", root.trailingAnchor),
      }
      for index, view in ipairs { text, bar } do
        local mark = marks[index]
        NSLayoutConstraint.activate {
          mark.topAnchor:constraint("==", view.firstBaselineAnchor), mark.leadingAnchor:constraint("==", root.leadingAnchor),
          mark.widthAnchor:constraint("==", 10), mark.heightAnchor:constraint("==", 10),
        }
      end
    end)
    app:advanceFrames()
    assert.near(50 + 8 + text.font.ascender, marks[1].frame.minY, 0.6)
    local field = bar.searchTextField
    local top = field:convert(field.bounds, root).minY
    assert.near(top + field.bounds.height / 2 - field.font.lineHeight / 2 + field.font.ascender, marks[2].frame.minY, 1)
  end)
end)
