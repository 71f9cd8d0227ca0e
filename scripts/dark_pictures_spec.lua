-- Pictures with a second file for a dark appearance. Rules: docs/rules/appearance.md 3
describe("a picture with a file for a dark appearance", function()
  local function pictureLink(app) return app:snapshot("svg"):match 'href="(data:image[^"]*)"' end

  it("is the other one in a dark app, and again the first one in a light one (§3)", function()
    local view = UIImageView { frame = { 0, 100, 40, 40 }, image = UIImage.named "pictures/lamp" }
    local app = launchWindow(function(window) window:addSubview(view) end, { device = "iPhone 16", system = 17 })
    local light, image = pictureLink(app), view.image
    app:setAppearance("dark", { animated = false })
    app:advanceFrames(1)
    local dark = pictureLink(app)
    assert.are_not.equal(light, dark)
    assert.are.equal(image, view.image)
    app:setAppearance("light", { animated = false })
    app:advanceFrames(1)
    assert.are.equal(light, pictureLink(app))
    -- A view that is dark in a light app.
    view.overrideUserInterfaceStyle = "dark"
    app:advanceFrames(1)
    assert.are.equal(dark, pictureLink(app))
  end)

  it("is the first one in system 12, and where a drawing is light", function()
    local app = launchWindow(
      function(window) window:addSubview(UIImageView { frame = { 0, 100, 40, 40 }, image = UIImage.named "pictures/lamp" }) end
    )
    local classic = pictureLink(app)
    local view = UIImageView { frame = { 0, 100, 40, 40 }, image = UIImage.named "pictures/lamp" }
    local dark = launchWindow(function(window) window:addSubview(view) end, { system = 17, appearance = "dark" })
    assert.are_not.equal(classic, pictureLink(dark))
    view.overrideUserInterfaceStyle = "light"
    dark:advanceFrames(1)
    assert.are.equal(classic, pictureLink(dark))
  end)

  it("is there in buttons and cells, too", function()
    local button = UIButton { frame = { 0, 100, 44, 44 } }
    button:setImage(UIImage.named "pictures/lamp", "normal")
    local app = launchWindow(function(window) window:addSubview(button) end, { system = 17 })
    local light = pictureLink(app)
    app:setAppearance("dark", { animated = false })
    app:advanceFrames(1)
    assert.are_not.equal(light, pictureLink(app))
  end)
end)

describe("an empty picture", function()
  it("shows nothing, and lets what is behind a bar be seen", function()
    local navigation = UINavigationController { rootViewController = UIViewController {} }
    navigation.topViewController.view.backgroundColor = "orange"
    local app = launchWindow(navigation, { device = "iPhone 8" })
    local view = UIImageView { frame = { 20, 100, 100, 30 } }
    navigation.topViewController.view:addSubview(view)
    app:settle()
    local function picture() return (app:snapshot("svg"):gsub("<title>.-</title>", ""):gsub("<g [^>]*>%s*</g>%s*", "")) end
    local nothing = picture()
    for _, empty in ipairs { UIImage {}, UIImage() } do
      view.image = empty
      app:advanceFrames(1)
      assert.are.equal(nothing, picture())
      assert.are.equal(CGSize.zero, empty.size)
    end
    local bar = navigation.navigationBar
    assert.matches("<rect[^>]*width=\"375\" height=\"44\"", picture())
    bar:setBackgroundImage(UIImage {}, "default")
    bar.shadowImage = UIImage {}
    app:advanceFrames(1)
    assert.not_matches("<rect[^>]*width=\"375\" height=\"44\"", picture())
  end)
end)
