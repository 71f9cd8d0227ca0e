-- All that a frame can show: controls in their states, text, borders, shadows, clips, rotated and tilted views.
-- lunette run --frames out --format png scripts/gallery.lua

local function at(view, x, y, width, height)
  view.frame = { x, y, width, height }
  return view
end

local function label(text, x, y, width, height, properties)
  local view = UILabel { text = text, frame = { x, y, width, height or 20 } }
  for name, value in pairs(properties or {}) do view[name] = value end
  return view
end

local function page(fill)
  local app = launch {
    didFinishLaunching = function()
      local window = UIWindow { frame = UIScreen.main.bounds, backgroundColor = "white" }
      fill(function(view) window:addSubview(view) return view end)
      window:makeKeyAndVisible()
    end,
  }
  return app
end

local function controls(add)
  add(label("Controls", 16, 20, 288, 34, { font = UIFont.boldSystemFont(28) }))
  add(at(UISwitch { isOn = true }, 16, 70, 51, 31))
  add(at(UISwitch {}, 84, 70, 51, 31))
  add(at(UISwitch { isOn = true, isEnabled = false }, 152, 70, 51, 31))
  add(at(UISlider { value = 0.6 }, 16, 116, 288, 31))
  add(at(UIStepper { value = 5 }, 16, 162, 94, 32))
  add(at(UIStepper { value = 0 }, 126, 162, 94, 32))
  add(at(UISegmentedControl { items = { "Day", "Week", "Month" }, selectedSegmentIndex = 2 }, 16, 210, 288, 32))
  add(at(UIPageControl { numberOfPages = 5, currentPage = 2 }, 16, 250, 288, 37))
  add(at(UITextField { borderStyle = "roundedRect", placeholder = "Name" }, 16, 296, 138, 30))
  add(at(UITextField { borderStyle = "line", text = "with a line" }, 166, 296, 138, 30))
  add(at(UITextField { borderStyle = "bezel", text = "a text that is longer than its field" }, 16, 338, 138, 30))
  add(at(UITextField { borderStyle = "roundedRect", text = "edited", accessibilityIdentifier = "edited" }, 166, 338, 138, 30))
  local button = add(at(UIButton {}, 16, 384, 88, 36))
  button:setTitle("Button", "normal")
  local off = add(at(UIButton { isEnabled = false }, 116, 384, 88, 36))
  off:setTitle("Disabled", "normal")
  local framed = add(at(UIButton { backgroundColor = "#007AFF" }, 216, 384, 88, 36))
  framed:setTitle("Filled", "normal")
  framed:setTitleColor("white", "normal")
  framed.layer.cornerRadius = 8
  add(at(UIImageView { image = UIImage { named = "photo" } }, 16, 436, 88, 66))
  local round = add(at(UIImageView { image = UIImage { named = "face" } }, 124, 436, 66, 66))
  round.layer.cornerRadius = 33
  add(label("left", 210, 436, 94))
  add(label("middle", 210, 458, 94, 20, { textAlignment = "center", textColor = "#8E8E93" }))
  add(label("right", 210, 480, 94, 20, { textAlignment = "right", font = UIFont.boldSystemFont(17) }))
  add(label("Two lines at thirteen points, broken where they were measured.", 16, 512, 288, 40,
    { numberOfLines = 2, font = UIFont.systemFont(13) }))
end

local function layers(add)
  add(label("Layers", 16, 20, 288, 34, { font = UIFont.boldSystemFont(28) }))
  local function box(x, y, color)
    return add(UIView { frame = { x, y, 80, 60 }, backgroundColor = color })
  end
  local bordered = box(16, 70, "#FFCC00")
  bordered.layer.borderWidth, bordered.layer.borderColor = 4, "#FF3B30"
  local rounded = box(120, 70, "#5AC8FA")
  rounded.layer.cornerRadius, rounded.layer.borderWidth, rounded.layer.borderColor = 16, 2, "#007AFF"
  local shaded = box(224, 70, "white")
  shaded.layer.cornerRadius = 8
  shaded.layer.shadowOpacity, shaded.layer.shadowOffset, shaded.layer.shadowRadius = 0.4, { 0, 4 }, 6

  local clip = box(16, 160, "#E5E5EA")
  clip.layer.cornerRadius, clip.clipsToBounds = 30, true
  clip:addSubview(UIView { frame = { 40, 20, 80, 60 }, backgroundColor = "#FF2D55" })
  local group = box(120, 160, "#4CD964")
  group.alpha = 0.5
  group:addSubview(UIView { frame = { 20, 20, 80, 20 }, backgroundColor = "#007AFF" })
  local open = box(224, 160, "#E5E5EA")
  open:addSubview(UIView { frame = { 20, 30, 40, 50 }, backgroundColor = "#FF9500" })

  local turned = box(30, 270, "#5856D6")
  turned.transform = CGAffineTransform.identity:rotated(math.pi / 6)
  turned:addSubview(label("turned", 0, 0, 80, 60, { textAlignment = "center", textColor = "white" }))
  local grown = box(140, 270, "#FF9500")
  grown.transform = CGAffineTransform.identity:scaled(1.3, 0.8)
  grown.layer.cornerRadius = 10
  grown:addSubview(label("scaled", 0, 0, 80, 60, { textAlignment = "center" }))
  local tilted = box(224, 270, "#34AADC")
  local c, s, d = math.cos(0.9), math.sin(0.9), 1 / 200
  tilted.layer.transform = { 1, 0, 0, 0, 0, c, s, -s * d, 0, -s, c, -c * d, 0, 0, 0, 1 }
  tilted:addSubview(label("tilted", 0, 0, 80, 60, { textAlignment = "center", textColor = "white" }))

  add(label("a & b < c > \"d\" 日本語 👍🏽 é", 16, 370, 288))
  add(label("a long line that does not fit is cut with dots at its end", 16, 396, 288))
  add(label("in the middle of a long line it is cut like this, with dots", 16, 422, 288, 20, { lineBreakMode = "byTruncatingMiddle" }))
  add(label("clipped at the edge, this line simply stops where its view does", 16, 448, 288, 20, { lineBreakMode = "byClipping" }))
  add(label("שלום עולם, مرحبا", 16, 474, 288, 20, { textAlignment = "right" }))
  for index, size in ipairs { 9, 11, 13, 17, 22 } do
    add(label("Ag", 16 + (index - 1) * 56, 505, 50, 30, { font = UIFont.systemFont(size), backgroundColor = "#EFEFF4" }))
  end
end

local app = page(controls)
app:tap "edited"
app:advance(0.5)
local finger = app:touch(60, 402)
app:advance(0.2)
app:print "controls"
finger:lift()
app:settle()

app = page(layers)
app:print "layers"
