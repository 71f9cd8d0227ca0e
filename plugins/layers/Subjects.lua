-- The subjects of the gallery. Each one puts its layers into a view that is as large as the screen.
local pi = math.pi

local function caption(view, y, text)
  view:addSubview(UILabel { frame = { 10, y, 300, 22 }, text = text, font = UIFont.systemFont(13), textColor = "darkGray" })
end

local function box(view, frame, color)
  local layer = CALayer { frame = frame, backgroundColor = color }
  view.layer:addSublayer(layer)
  return layer
end

local function described(rect)
  return string.format("(%g, %g, %g, %g)", rect.x, rect.y, rect.width, rect.height)
end

-- A picture of six colours, each higher than the one before.
local function picture()
  return UIGraphicsImageRenderer { size = { 120, 60 } }:image(function(context)
    for index, color in ipairs { "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemBlue", "systemPurple" } do
      context:setFillColor(color)
      context:fill { (index - 1) * 20, 60 - index * 10, 20, index * 10 }
    end
  end)
end

-- The curve of the cheat sheet: from (50, 200) by (100, 100), (250, 300) to (300, 200).
local function curve()
  local path = UIBezierPath {}
  path:move { 50, 200 }
  path:addCurve({ 300, 200 }, { 100, 100 }, { 250, 300 })
  return path
end

local Subjects = {} ---@type table[]

local function subject(name, show) Subjects[#Subjects + 1] = { name = name, show = show } end

subject("Anchor point", function(view)
  local layer = CALayer { frame = { 100, 100, 150, 150 }, backgroundColor = "#CCE4FF", borderWidth = 1 }
  view.layer:addSublayer(layer)
  caption(view, 360, "position (175, 175)")
  caption(view, 382, "anchor (0.5, 0.5): frame " .. described(layer.frame))
  layer.anchorPoint = { 0, 0 }
  caption(view, 404, "anchor (0, 0): frame " .. described(layer.frame))
end)

subject("Border, corners, shadow", function(view)
  local border = box(view, { 20, 80, 120, 80 }, "#CCE4FF")
  border.borderWidth, border.borderColor = 4, "systemBlue"
  local round = box(view, { 180, 80, 120, 80 }, "#FFE0CC")
  round.cornerRadius, round.maskedCorners = 24, { "layerMinXMinYCorner", "layerMaxXMaxYCorner" }
  local shadow = box(view, { 20, 220, 120, 80 }, "white")
  shadow.shadowOpacity, shadow.shadowOffset = 0.5, { 0, 4 }
  local path = box(view, { 180, 220, 120, 80 })
  path.shadowOpacity, path.shadowOffset, path.shadowRadius = 1, { 0, 0 }, 0
  path.shadowPath = UIBezierPath { ovalIn = { 0, 0, 120, 80 } }
end)

subject("Gradient", function(view)
  local colors = { "systemRed", "systemYellow", "systemBlue" }
  for index, kind in ipairs { "axial", "radial", "conic" } do
    local layer = CAGradientLayer { frame = { 20, 80 + (index - 1) * 140, 280, 120 }, colors = colors, type = kind }
    layer.locations = { 0.25, 0.5, 0.75 }
    layer.startPoint = kind == "axial" and { 0, 0.5 } or { 0.5, 0.5 }
    layer.endPoint = { 1, kind == "radial" and 1 or 0.5 }
    view.layer:addSublayer(layer)
  end
end)

subject("Reflection", function(view)
  local upper = CALayer { frame = { 60, 120, 200, 100 }, contents = picture() }
  local mirrored = CALayer { frame = { 60, 224, 200, 100 }, contents = picture(), transform = CATransform3DMakeScale(1, -1, 1) }
  mirrored.mask = CAGradientLayer { frame = { 0, 0, 200, 100 }, colors = { UIColor { white = 0, alpha = 0 }, "#000000AA" } }
  view.layer:addSublayer(upper)
  view.layer:addSublayer(mirrored)
end)

subject("Curve", function(view)
  view.layer:addSublayer(CAShapeLayer { path = curve(), fillColor = UIColor.clear, strokeColor = "systemBlue", lineWidth = 5, lineCap = "round" })
  local dashed = CAShapeLayer { path = curve(), frame = { 0, 120, 320, 200 }, fillColor = UIColor.clear, strokeColor = "systemOrange" }
  dashed.lineWidth, dashed.lineDashPattern = 4, { 10, 5 }
  view.layer:addSublayer(dashed)
end)

subject("Curved mask", function(view)
  local size = view.bounds.size
  local header = box(view, { 0, 64, size.width, 240 }, "systemGreen")
  local path = UIBezierPath {}
  path:move { 0, 0 }
  path:addLine { size.width, 0 }
  path:addLine { size.width, 180 }
  path:addQuadCurve({ 0, 180 }, { size.width / 2, 280 })
  path:close()
  header.mask = CAShapeLayer { path = path }
end)

subject("A circle that draws itself", function(view)
  local circle = CAShapeLayer { path = UIBezierPath { ovalIn = { 0, 0, 200, 200 } }, frame = { 60, 120, 200, 200 } }
  circle.fillColor, circle.strokeColor, circle.lineWidth, circle.name = UIColor.clear, "systemRed", 8, "circle"
  circle:add(CABasicAnimation { keyPath = "strokeEnd", fromValue = 0, toValue = 1, duration = 3, timingFunction = "easeInEaseOut" }, "draw")
  view.layer:addSublayer(circle)
end)

subject("Text", function(view)
  local text = CATextLayer { frame = { 20, 100, 280, 200 }, fontSize = 20, foregroundColor = "black", isWrapped = true }
  text.string = "A text layer breaks its text at the width of its bounds, and begins at their top."
  view.layer:addSublayer(text)
end)

subject("Rich text", function(view)
  local text = NSMutableAttributedString { string = "A text layer shows a text with fonts and colours of its own, and breaks it at its width." }
  text:addAttribute("font", UIFont.systemFont(20), { 1, #text.string })
  local function range(word) return { text.string:find(word, 1, true) } end
  text:addAttribute("font", UIFont.boldSystemFont(28), range "text layer")
  text:addAttribute("foregroundColor", "systemRed", range "fonts")
  text:addAttribute("foregroundColor", "systemBlue", range "colours")
  local layer = CATextLayer { frame = { 20, 100, 280, 200 }, isWrapped = true }
  layer.string = text
  view.layer:addSublayer(layer)
end)

-- A round plate whose corners keep their shape when its middle is stretched.
local function plate()
  return UIGraphicsImageRenderer { size = { 44, 44 } }:image(function(context)
    context:setFillColor "black"
    context:fillEllipse { 0, 0, 44, 44 }
  end)
end

subject("Stretched mask", function(view)
  for index, size in ipairs { { 120, 44 }, { 240, 80 }, { 280, 160 } } do
    local y = ({ 90, 160, 270 })[index]
    local layer = CALayer { frame = { 20, y, size[1], size[2] }, contents = picture(), name = "plate " .. index }
    layer.mask = CALayer { frame = { 0, 0, size[1], size[2] }, contents = plate(), contentsCenter = { 0.45, 0.45, 0.1, 0.1 }, contentsScale = UIScreen.main.scale }
    view.layer:addSublayer(layer)
  end
end)

subject("Turned and sheared", function(view)
  for index, transform in ipairs {
    CGAffineTransform { rotationAngle = pi / 6 }, CGAffineTransform { scaleX = 1.4, y = 0.6 }, CGAffineTransform { 1, 0, 0.5, 1, 0, 0 },
  } do
    local layer = box(view, { 110, 60 + index * 110, 100, 70 }, "#CCE4FF")
    layer.borderWidth, layer.affineTransform = 2, transform
  end
end)

subject("Perspective", function(view)
  view.layer.sublayerTransform = CATransform3D { m34 = -1 / 500 }
  for index, angle in ipairs { -pi / 4, pi / 4 } do
    local layer = box(view, { 30 + (index - 1) * 140, 120, 120, 160 }, index == 1 and "systemPurple" or "systemTeal")
    layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
  end
end)

subject("A cube", function(view)
  local cube = CATransformLayer { frame = { 110, 160, 100, 100 } }
  for index, face in ipairs {
    { CATransform3DMakeTranslation(0, 0, 50), "systemRed" },
    { CATransform3DTranslate(CATransform3DMakeRotation(pi / 2, 0, 1, 0), 0, 0, 50), "systemGreen" },
    { CATransform3DTranslate(CATransform3DMakeRotation(-pi / 2, 1, 0, 0), 0, 0, -50), "systemBlue" },
  } do
    local layer = CALayer { frame = { 0, 0, 100, 100 }, transform = face[1], backgroundColor = face[2], name = "face " .. index }
    cube:addSublayer(layer)
  end
  local eye = CATransform3D { m34 = -1 / 500 }
  cube.transform = CATransform3DRotate(CATransform3DRotate(eye, -pi / 6, 1, 0, 0), -pi / 5, 0, 1, 0)
  view.layer:addSublayer(cube)
end)

subject("Copies", function(view)
  local copies = CAReplicatorLayer { frame = { 60, 120, 200, 200 }, instanceCount = 8, instanceDelay = 0.1, instanceAlphaOffset = -0.1 }
  copies.instanceTransform = CATransform3DMakeRotation(pi / 4, 0, 0, 1)
  local dot = CALayer { frame = { 90, 10, 20, 20 }, cornerRadius = 10, backgroundColor = "systemBlue", name = "dot" }
  dot:add(CABasicAnimation { keyPath = "transform.scale", fromValue = 1, toValue = 0.2, duration = 0.8, autoreverses = true, repeatCount = 2 }, "pulse")
  copies:addSublayer(dot)
  view.layer:addSublayer(copies)
end)

subject("Along a path", function(view)
  view.layer:addSublayer(CAShapeLayer { path = curve(), fillColor = UIColor.clear, strokeColor = "lightGray" })
  local ship = CALayer { bounds = { 0, 0, 30, 20 }, position = { 300, 200 }, backgroundColor = "systemRed", name = "ship" }
  ship:add(
    CAKeyframeAnimation { keyPath = "position", path = curve(), duration = 2, calculationMode = "paced", rotationMode = "rotateAuto" }, "sail")
  view.layer:addSublayer(ship)
end)

return Subjects
