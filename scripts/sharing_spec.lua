-- Image pickers and activity sheets, in which the scenario chooses: docs/rules/controllers.md 16, cases V-295 and V-296.

local root ---@type UIViewController

local function launchRoot()
  root = UIViewController {}
  local app = launchWindow(root)
  app:advanceFrames(1)
  return app
end

describe("an image picker", function()
  it("gives its delegate the picture that the scenario picks, and stays", function()
    local app = launchRoot()
    local picker = UIImagePickerController {}
    local got ---@type any
    picker.delegate = { didFinishPickingMediaWithInfo = function(_, p, info) got = { p, info } end }
    root:present(picker, true)
    app:settle()
    app:pickImage "photo.png"
    assert.are.equal(picker, got[1])
    assert.are.equal("photo.png", got[2].originalImage.name)
    assert.is_nil(got[2].editedImage)
    assert.are.equal("public.image", got[2].mediaType)
    app:settle()
    assert.are.equal(picker, root.presentedViewController)
    picker:dismiss(true)
    app:settle()
    assert.is_nil(root.presentedViewController)
  end)

  it("V-296 has no camera", function()
    launchRoot()
    assert.is_false(UIImagePickerController.isSourceTypeAvailable "camera")
    assert.is_true(UIImagePickerController.isSourceTypeAvailable "photoLibrary")
    assert.raises("Source type 1 not available", function() UIImagePickerController { sourceType = "camera" } end)
  end)

  it("has a camera on a device that says so, and the scenario says what it saw", function()
    root = UIViewController {}
    local app = launchWindow(root, { device = { size = { 320, 568 }, camera = true }, permissions = { camera = "authorized" } })
    assert.is_true(UIImagePickerController.isSourceTypeAvailable "camera")
    local got ---@type any
    local picker = UIImagePickerController { sourceType = "camera" }
    picker.delegate = { didFinishPickingMediaWithInfo = function(_, _, info) got = info.originalImage.name end }
    root:present(picker, true)
    app:settle()
    picker:takePicture()
    app:pickImage "kettle.png"
    assert.are.equal("kettle.png", got)
  end)

  it("asks for the camera the first time, and not for the library", function()
    local got = {}
    local plugin = { info = { CFBundleDisplayName = "Tea", NSCameraUsageDescription = "Cups" } }
    local function present(source)
      local picker = UIImagePickerController { sourceType = source }
      picker.delegate = { didFinishPickingMediaWithInfo = function(_, p, info)
        got[#got + 1] = info.originalImage.name
        p:dismiss(false)
      end }
      plugin.root:present(picker, false)
    end
    function plugin:didFinishLaunching()
      self.root = UIViewController {}
      self.window = UIWindow { rootViewController = self.root }
      self.window:makeKeyAndVisible()
    end
    local app = launch(plugin, { device = { size = { 320, 568 }, camera = true } })
    present "photoLibrary"
    app:settle()
    assert.is_nil(app:alert())
    app:pickImage "leaf.png"
    present "camera"
    app:settle()
    assert.are.equal("“Tea” Would Like to Access the Camera", app:alert().title)
    assert.raises("may not use the camera, whose permission is notDetermined", function() app:pickImage "cup.png" end)
    app:tap "Allow"
    app:pickImage "cup.png"
    app:settle()
    present "camera"
    app:settle()
    assert.is_nil(app:alert())
    app:pickImage "pot.png"
    assert.are.same({ "leaf.png", "cup.png", "pot.png" }, got)
    app = launch(plugin, { device = { size = { 320, 568 }, camera = true }, permissions = { camera = "denied" } })
    present "camera"
    app:settle()
    assert.is_nil(app:alert())
    assert.raises("permission is denied", function() app:pickImage "cup.png" end)
    plugin.info = {}
    launch(plugin, { device = { size = { 320, 568 }, camera = true } })
    assert.raises("NSCameraUsageDescription", function() present "camera" end)
  end)

  it("V-295 tells its delegate that it was cancelled, and goes by itself only where the delegate has no method for it", function()
    local app = launchRoot()
    local calls = {}
    local picker = UIImagePickerController {}
    picker.delegate = {
      imagePickerControllerDidCancel = function(_, p) calls[#calls + 1] = p end,
      didFinishPickingMediaWithInfo = function() calls[#calls + 1] = "picked" end,
    }
    root:present(picker, true)
    app:settle()
    app:tap "Cancel"
    app:settle()
    assert.are.same({ picker }, calls)
    assert.are.equal(picker, root.presentedViewController)
    picker.delegate = { didFinishPickingMediaWithInfo = function() calls[#calls + 1] = "picked" end }
    app:tap "Cancel"
    app:settle()
    assert.are.same({ picker }, calls)
    assert.is_nil(root.presentedViewController)
  end)

  it("is an error to pick for where none shows", function()
    local app = launchRoot()
    assert.raises("no UIImagePickerController on the screen", function() app:pickImage "photo.png" end)
  end)

  it("dismisses itself where the delegate has no method for the choice", function()
    local app = launchRoot()
    root:present(UIImagePickerController {}, true)
    app:settle()
    app:pickImage "photo.png"
    app:settle()
    assert.is_nil(root.presentedViewController)
  end)
end)

describe("an activity sheet", function()
  it("lists what one can do, and tells what was chosen", function()
    local app = launchRoot()
    local heard ---@type any,any
    local sheet = UIActivityViewController { activityItems = { "Hello" } }
    sheet.completionWithItemsHandler = function(kind, completed) heard = { kind, completed } end
    root:present(sheet, true)
    app:settle()
    assert.is_true(app:exists "Mail")
    assert.is_false(app:exists "Save Image")
    app:tap "Copy"
    app:settle()
    assert.are.same({ "com.apple.UIKit.activity.CopyToPasteboard", true }, heard)
    assert.are.equal("Hello", UIPasteboard.general.string)
    assert.is_nil(root.presentedViewController)
  end)

  it("is given up with Cancel", function()
    local app = launchRoot()
    local completed ---@type any
    local sheet = UIActivityViewController { activityItems = { "Hello" }, excludedActivityTypes = { "com.apple.UIKit.activity.Mail" } }
    sheet.completionWithItemsHandler = function(_, c) completed = c end
    root:present(sheet, true)
    app:settle()
    assert.is_false(app:exists "Mail")
    app:tap "Cancel"
    app:settle()
    assert.is_false(completed)
  end)

  it("refuses what can't be shared", function()
    launchRoot()
    assert.raises("a string, a URL or an image", function() UIActivityViewController { activityItems = { 3 } } end)
  end)

  it("takes addresses and attributed texts, and leaves out what is named by its case", function()
    local app = launchRoot()
    local items = { URL { string = "https://a.test/x" }, NSAttributedString { string = "bold" } }
    local sheet = UIActivityViewController { activityItems = items, excludedActivityTypes = { "print", "com.apple.UIKit.activity.Mail" } }
    sheet.popoverPresentationController.sourceView = root.view
    root:present(sheet, true)
    app:settle()
    assert.is_false(app:exists "Print")
    assert.is_false(app:exists "Mail")
    app:tap "Copy"
    app:settle()
    assert.are.equal("https://a.test/x\nbold", UIPasteboard.general.string)
  end)
end)
