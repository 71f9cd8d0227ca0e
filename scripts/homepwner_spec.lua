-- homepwner in its newer form: the cases V-280 to V-287 of docs/rules/cases/controllers.md, the picture, the archive.
describe("homepwner", function()
  local app, store ---@type App, any

  local function launchHomepwner(device)
    app = launch("homepwner", { device = device or "iPhone SE" })
    store = app.delegate.store
    app:settle()
  end
  before_each(function() launchHomepwner() end)

  local function nav() return app.window.rootViewController end

  it("V-280 has a bar with Edit, the name and a plus", function()
    local bar = nav().navigationBar
    local function inBar(view) return view:convert(view.bounds, bar) end
    local title = inBar(app:find "Homepwner")
    local first, last = inBar(app:find "Edit"), inBar(app:find { id = "add" })
    if bar.effectiveUserInterfaceLayoutDirection == "rightToLeft" then
      assert.are.same({ 5, 8 }, { last.x, bar.bounds.width - first.maxX })
      first, last = last, first
    else
      assert.are.same({ 8, 5 }, { first.x, bar.bounds.width - last.maxX })
    end
    -- The name is in the middle, or as near to it as the buttons leave it room.
    assert.is_true(first.maxX < title.x and title.maxX < last.x)
    if first.maxX + title.width / 2 < bar.bounds.midX - 8 then assert.near(bar.bounds.midX, title.midX, 0.5) end
    assert.frame(app, "start")
  end)

  it("V-281 edits", function()
    app:tap "Edit"
    app:settle()
    assert.shows(app, "Done")
    assert.is_true(app.table.isEditing)
    app:tap { row = IndexPath(1, 2), part = "minus" }
    app:settle()
    app:tap "删除"
    app:settle()
    assert.are.equal(4, #store.items)
    assert.are.equal(4, app.table:numberOfRows(1))
  end)

  it("V-283 cancels a new item before it is dismissed", function()
    app:tap "+"
    app:settle()
    assert.are.equal(6, #store.items)
    assert.frame(app, "new")
    app:tap "Cancel"
    assert.are.equal(5, #store.items)
    app:settle()
    assert.are.equal(5, app.table:numberOfRows(1))
    assert.is_nil(nav().presentedViewController)
  end)

  it("V-284 keeps a new item, the last in the list", function()
    app:tap "+"
    app:settle()
    app:tap { id = "name" }
    app:replaceText "Copper kettle"
    app:tap "Done"
    app:settle()
    assert.are.equal(6, app.table:numberOfRows(1))
    assert.matches("^Copper kettle", app.table:cellForRow(IndexPath(1, 6)).textLabel.text)
  end)

  it("V-285 pushes an item's details, and shows what was changed", function()
    app:tap { row = IndexPath(1, 1) }
    app:settle()
    assert.shows(app, "Homepwner")
    assert.frame(app, "detail")
    app:tap { id = "name" }
    app:replaceText "Tin whistle"
    app:tap "Homepwner"
    app:settle()
    assert.matches("^Tin whistle", app.table:cellForRow(IndexPath(1, 1)).textLabel.text)
  end)

  it("V-287 shows a form sheet on a pad", function()
    launchHomepwner "iPad"
    local list = nav().topViewController
    local disappeared = false
    function list.viewWillDisappear() disappeared = true end
    app:tap "+"
    app:settle()
    local sheet = nav().presentedViewController.view
    assert.are.equal(CGSize(540, 620), sheet.bounds.size)
    app:tap "Done"
    app:settle()
    assert.is_false(disappeared)
    assert.are.equal(6, app.table:numberOfRows(1))
  end)

  it("takes a picture from the library, and keeps it for the item", function()
    app:rotateDevice "portrait" -- a phone that lies on its side takes none
    app:settle()
    app:tap { row = IndexPath(1, 1) }
    app:settle()
    app:tap { id = "camera" }
    app:settle()
    app:pickImage "kettle.png"
    app:settle()
    assert.is_nil(nav().presentedViewController)
    assert.is_not_nil(nav().topViewController.imageView.image)
    app:tap "Homepwner"
    app:settle()
    app:tap { row = IndexPath(1, 1) }
    app:settle()
    assert.is_not_nil(nav().topViewController.imageView.image)
  end)

  it("asks for the picture in a popover beside the camera on a pad", function()
    launchHomepwner "iPad"
    app:tap { row = IndexPath(1, 1) }
    app:settle()
    app:tap { id = "camera" }
    app:settle()
    local picker = nav().presentedViewController
    assert.are.equal(320, picker.view.bounds.width)
    assert.are.equal("down", picker.popoverPresentationController.arrowDirection)
    app:pickImage "kettle.png"
    app:settle()
    assert.is_nil(nav().presentedViewController)
    assert.is_not_nil(nav().topViewController.imageView.image)
    app:tap { id = "camera" }
    app:settle()
    app:tap { 700, 200 }
    app:settle()
    assert.is_nil(nav().presentedViewController)
  end)

  it("hides picture and camera on a phone that lies on its side", function()
    app:tap { row = IndexPath(1, 1) }
    app:settle()
    app:rotateDevice "landscapeLeft"
    app:settle()
    local detail = nav().topViewController
    assert.is_true(detail.imageView.isHidden)
    assert.is_false(detail.cameraButton.isEnabled)
    assert.are.equal(32, nav().navigationBar.bounds.height)
    app:rotateDevice "portrait"
    app:settle()
    assert.is_false(detail.imageView.isHidden)
    assert.is_true(detail.cameraButton.isEnabled)
  end)

  it("is there again with its items after a relaunch", function()
    local name = store.items[3]:description()
    app:background()
    app:relaunch()
    app:settle()
    assert.are.equal(name, app.table:cellForRow(IndexPath(1, 3)).textLabel.text)
  end)
end)
