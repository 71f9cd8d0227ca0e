-- Symbols by name, and images whose edges constraints leave out.
describe("a symbol", function()
  it("is a template picture of its own name", function()
    local image = UIImage.systemName "star.fill"
    assert.are.equal("star.fill", image.name)
    assert.are.equal("alwaysTemplate", image.renderingMode)
    assert.are.equal(CGSize(20, 20), image.size)
    assert.are.equal("heart", UIImage { systemName = "heart" }.name)
  end)

  it("is there under every name that people use first", function()
    for _, name in ipairs {
      "star", "star.fill", "heart", "heart.fill", "plus", "plus.circle", "minus", "xmark", "checkmark", "chevron.left", "chevron.right",
      "chevron.up", "chevron.down", "gear", "gearshape", "trash", "pencil", "square.and.arrow.up", "magnifyingglass", "house", "person",
      "person.circle", "bell", "envelope", "camera", "photo", "folder", "doc", "bookmark", "flag", "tag", "calendar", "clock", "location",
      "info.circle", "questionmark.circle", "ellipsis", "list.bullet", "line.3.horizontal", "arrow.left", "arrow.right", "arrow.up",
      "arrow.down", "arrow.clockwise", "play.fill", "pause.fill", "circle", "circle.fill", "square",
    } do
      assert.is_true(UIImage.systemName(name) ~= nil, name)
    end
    for _, name in ipairs(UIImage.systemNames) do assert.are.equal(name, UIImage.systemName(name).name) end
  end)

  it("has a box where Apple's symbol has no drawing here", function()
    for _, name in ipairs {
      "icloud.and.arrow.down", "list.bullet.rectangle", "thermometer.medium", "book.closed.fill", "star.leadinghalf.filled", "tray.full",
      "globe.europe.africa.fill", "applewatch", "server.rack", "figure.mind.and.body", "chart.bar.xaxis", "rectangle.grid.1x2.fill",
      "checkmark.circle.trianglebadge.exclamationmark", "hourglass.bottomhalf.filled", "circle.lefthalf.filled", "camera.aperture",
    } do
      assert.are.equal(name, UIImage { systemName = name }.name)
    end
  end)

  it("that is unknown is nil, and an error in a constructor, with a near name", function()
    assert.is_nil(UIImage.systemName "no.such.symbol")
    assert.raises("did you mean 'star'?", function() return UIImage { systemName = "strar" } end)
  end)

  it("is made of another one where its name says so", function()
    for _, name in ipairs {
      "trash.fill", "bell.fill", "checkmark.circle.fill", "xmark.circle.fill", "plus.circle.fill", "person.crop.circle.fill", "heart.circle", "star.square",
      "mic.slash", "mic.slash.fill", "bell.badge", "folder.badge.plus", "cloud.sun.fill", "chevron.right.circle", "arrow.up.circle.fill", "play.circle",
    } do
      assert.are.equal(name, UIImage { systemName = name }.name)
    end
    local function picture(name)
      local app = launchWindow(function(window) window:addSubview(UIImageView { image = UIImage.systemName(name), frame = { 20, 40, 20, 20 } }) end)
      return app:snapshot "svg"
    end
    local seen = {}
    for _, name in ipairs { "star", "star.fill", "trash", "trash.fill", "trash.circle", "trash.circle.fill", "trash.slash", "trash.square", "xmark.circle", "xmark.circle.fill" } do
      local svg = picture(name)
      assert.is_nil(seen[svg], name)
      seen[svg] = name
    end
  end)

  it("without a drawing is a box of its size", function()
    local app = launchWindow(function(window)
      for i = 1, 2 do window:addSubview(UIImageView { image = UIImage { systemName = "stethoscope" }, frame = { 20, 40 * i, 20, 20 } }) end
    end)
    assert.are.equal(CGSize(20, 20), UIImage.systemName "stethoscope".size)
    assert.is_true(UIImage.systemName "figure.walk.motion".isSymbolImage)
    assert.are.equal("stethoscope", app:findAll { class = "UIImageView" }[2].image.name)
    for _, name in ipairs { "sthetoscope", "stethoscope.fil", "", ".", "star..fill", "1", "a", "Star" } do assert.is_nil(UIImage.systemName(name)) end
  end)

  it("is drawn in the tint", function()
    local app = launchWindow(function(window)
      window:addSubview(UIImageView { image = UIImage.systemName "trash", frame = { 20, 40, 20, 20 }, tintColor = "red" })
    end)
    assert.are.equal("trash", app:find { class = "UIImageView" }.image.name)
    assert.contains("#ff0000", app:snapshot "svg":lower())
  end)
end)

describe("a symbol in its view's tint", function()
  it("keeps the whole width of its lines", function()
    local app = launchWindow(function(window)
      window:addSubview(UIImageView { image = UIImage.systemName "circle", frame = { 10, 10, 40, 40 } })
    end)
    assert.contains('filterUnits="userSpaceOnUse" x="0" y="0" width="40" height="40"', app:snapshot "svg")
  end)
end)

describe("an image's alignment rectangle", function()
  it("is kept by copies, and leaves edges out of constraints", function()
    local image = UIImage { named = "p", size = { 60, 40 } }:withAlignmentRectInsets { 1, 2, 3, 4 }
    assert.are.equal(UIEdgeInsets(1, 2, 3, 4), image.alignmentRectInsets)
    assert.are.equal(UIEdgeInsets(1, 2, 3, 4), image:withRenderingMode "alwaysTemplate".alignmentRectInsets)
    local root, view = UIView { frame = { 0, 0, 200, 200 } }, UIImageView { image = image }
    assert.are.equal(UIEdgeInsets(1, 2, 3, 4), view.alignmentRectInsets)
    view.translatesAutoresizingMaskIntoConstraints = false
    root:addSubview(view)
    NSLayoutConstraint.activate {
      view.leadingAnchor:constraint("==", root.leadingAnchor, 20), view.topAnchor:constraint("==", root.topAnchor, 30),
    }
    root:layoutIfNeeded()
    assert.are.equal(CGRect(18, 29, 60, 40), view.frame)
    assert.are.equal(UIEdgeInsets(0, 0, 0, 0), UIImageView {}.alignmentRectInsets)
  end)
end)
