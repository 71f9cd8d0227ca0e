-- homepwner: which data of items and pictures are stored, and what the details screen does with typed texts.
describe("homepwner's items", function()
  local app, store, images ---@type App, any, any

  local function launchHomepwner(options)
    app = launch("homepwner", options or { device = "iPhone SE" })
    store, images = app.delegate.store, app.delegate.imageStore
    app:settle()
  end
  before_each(function() launchHomepwner() end)

  local function nav() return app.window.rootViewController end

  local function openItem(row)
    app:tap { row = IndexPath(1, row) }
    app:settle()
    return nav().topViewController
  end

  -- The distance that a controller's view still has to move.
  local function way(controller)
    local place = controller.view:convert({ 0, 0 }, app.window)
    return place.x + place.y
  end

  local function back()
    app:tap "Homepwner"
    app:settle()
  end

  it("have a name of two words and a serial number of digits and letters in turn", function()
    local firsts = {}
    for _ = 1, 200 do
      local item = store:createItem()
      local first, second = item.itemName:match("^(%a+) (%a+)$")
      assert.is_not_nil(second, item.itemName)
      firsts[first] = true
      assert.matches("^%d%u%d%u%d$", item.serialNumber)
      assert.is_true(item.valueInDollars >= 0 and item.valueInDollars < 100)
    end
    assert.are.same({ Fluffy = true, Rusty = true, Shiny = true }, firsts)
  end)

  it("have keys of their own, the same in every run with the same seed", function()
    local keys, seen = {}, {}
    for place, item in ipairs(store.items) do
      assert.matches("^%x+%-%x+%-4%x+%-[89AB]%x+%-%x+$", item.itemKey)
      assert.are.equal(36, #item.itemKey)
      assert.is_nil(seen[item.itemKey])
      keys[place], seen[item.itemKey] = item.itemKey, true
    end
    local again = launch("homepwner", { seed = 1 }).delegate.store.items
    local other = launch("homepwner", { seed = 2 }).delegate.store.items
    for place, key in ipairs(keys) do
      assert.are.equal(key, again[place].itemKey)
      assert.are_not.equal(key, other[place].itemKey)
    end
  end)

  it("are in one store, and details are of one item: other ways to make them raise", function()
    assert.error_matches(function() require("plugins.homepwner.ItemStore") {} end, "one store: use ItemStore.shared%(%)")
    assert.error_matches(function() require("plugins.homepwner.DetailViewController") {} end, "use DetailViewController.forItem")
  end)

  it("take what was typed for the serial number and the value", function()
    openItem(1)
    app:tap { id = "serial" }
    app:replaceText "7Z7Z7"
    app:tap { id = "value" }
    app:replaceText "42"
    back()
    assert.are.equal("7Z7Z7", store.items[1].serialNumber)
    assert.are.equal(42, store.items[1].valueInDollars)
    assert.matches("%(7Z7Z7%): Worth %$42, recorded on 2001%-01%-01$", app.table:cellForRow(IndexPath(1, 1)).textLabel.text)
  end)

  it("are worth nothing where no whole number was typed", function()
    for _, text in ipairs { "much", "1.5", "" } do
      openItem(2)
      app:tap { id = "value" }
      app:replaceText(text)
      back()
      assert.are.equal(0, store.items[2].valueInDollars)
    end
  end)

  it("move by the handle, and stay moved", function()
    local names = {}
    for place, item in ipairs(store.items) do names[place] = item:description() end
    app:tap "Edit"
    app:settle()
    app:drag { on = { row = IndexPath(1, 1), part = "reorder" }, by = { 0, 88 } }
    app:settle()
    for place, name in ipairs { names[2], names[3], names[1], names[4], names[5] } do
      assert.are.equal(name, store.items[place]:description())
    end
    app:background()
    app:relaunch()
    app:settle()
    assert.are.equal(names[1], app.table:cellForRow(IndexPath(1, 3)).textLabel.text)
  end)

  it("stay where they are when they are dropped where they were", function()
    local first, second = store.items[1], store.items[2]
    store:moveItem(1, 1)
    assert.are.equal(first, store.items[1])
    assert.are.equal(second, store.items[2])
  end)

  it("go alone, with their pictures, when they are deleted", function()
    local first, item, after = store.items[1], store.items[2], store.items[3]
    images:setImage(UIImage { named = "kettle.png" }, item.itemKey)
    app:tap "Edit"
    app:settle()
    app:tap { row = IndexPath(1, 2), part = "minus" }
    app:settle()
    app:tap "删除"
    app:settle()
    assert.are.equal(4, #store.items)
    assert.are.equal(first, store.items[1])
    assert.are.equal(after, store.items[2])
    assert.is_nil(images:image(item.itemKey))
  end)

  it("come back from the archive whole", function()
    local item = store.items[4]
    item.valueInDollars, item.dateCreated = 37, 86400
    local kept = { item.itemName, item.serialNumber, item.itemKey, item.valueInDollars, item.dateCreated }
    app:background()
    app:relaunch()
    app:settle()
    local again = app.delegate.store.items[4]
    assert.are.same(kept, { again.itemName, again.serialNumber, again.itemKey, again.valueInDollars, again.dateCreated })
  end)

  describe("details", function()
    it("stand 8 points from the edges, on white", function()
      local detail = openItem(1)
      local name, serial = app:find { id = "name" }, app:find { id = "serial" }
      local label = app:find "Name"
      local first, second = label.frame, name.frame
      if detail.view.effectiveUserInterfaceLayoutDirection == "rightToLeft" then first, second = second, first end
      assert.are.equal(55, label.frame.width)
      assert.are.same({ 8, first.maxX + 8, detail.view.bounds.width - 8 }, { first.x, second.x, second.maxX })
      assert.are.equal(8, name.frame.y)
      assert.are.equal(8, serial.frame.y - name.frame.maxY)
      assert.are.equal("white", detail.view.backgroundColor.name or tostring(detail.view.backgroundColor))
    end)

    it("show the item, and a keyboard of digits for the value", function()
      local item = store.items[1]
      item.dateCreated = 86400 * 365
      openItem(1)
      assert.are.equal(item.serialNumber, app:find { id = "serial" }.text)
      assert.are.equal(tostring(item.valueInDollars), app:find { id = "value" }.text)
      assert.are.equal("2002-01-01", app:find { id = "date" }.text)
      assert.are.equal("center", app:find { id = "date" }.textAlignment)
      assert.are.equal("numberPad", app:find { id = "value" }.keyboardType)
      assert.is_nil(nav().topViewController.imageView.image)
    end)

    it("put the keyboard away on return, and when they are left", function()
      openItem(1)
      app:tap { id = "name" }
      assert.is_not_nil(app.window.firstResponder)
      app:pressReturn()
      assert.is_nil(app.window.firstResponder)
      app:tap { id = "serial" }
      app:tap "Homepwner"
      app:settle()
      assert.is_nil(app.window.firstResponder)
    end)

    it("know at once on which side the phone lies", function()
      app:rotateDevice "landscapeLeft"
      app:settle()
      local detail = openItem(1)
      assert.is_true(detail.imageView.isHidden)
      assert.is_false(detail.cameraButton.isEnabled)
    end)

    it("slide in and out", function()
      app:tap { row = IndexPath(1, 1) }
      app:advance(0.1)
      assert.is_true(way(nav().topViewController) > 20)
      app:settle()
      back()
      for _, word in ipairs { "Cancel", "Done" } do
        app:tap "+"
        app:advance(0.1)
        assert.is_true(nav().presentedViewController.isBeingPresented)
        app:settle()
        app:tap(word)
        app:advance(0.1)
        assert.is_not_nil(nav().presentedViewController, word)
        app:settle()
        assert.is_nil(nav().presentedViewController)
      end
    end)
  end)

  describe("pictures", function()
    before_each(function()
      app:rotateDevice "portrait" -- a phone that lies on its side takes none
      app:settle()
    end)

    it("are taken from the library, over everything on a phone", function()
      local detail = openItem(1)
      app:tap { id = "camera" }
      app:advance(0.1)
      assert.is_true(detail.presentedViewController.isBeingPresented)
      app:settle()
      local picker = detail.presentedViewController
      assert.are.equal("photoLibrary", picker.sourceType)
      assert.are_not.equal("popover", picker.modalPresentationStyle)
      app:pickImage "kettle.png"
      app:advance(0.1)
      assert.is_not_nil(detail.presentedViewController)
      app:settle()
      assert.is_not_nil(images:image(store.items[1].itemKey))
    end)

    it("are taken beside the camera on a pad, where a second tap goes back", function()
      launchHomepwner { device = "iPad" }
      local detail = openItem(1)
      app:tap { id = "camera" }
      app:settle()
      local picker = detail.presentedViewController
      assert.are.equal("popover", picker.modalPresentationStyle)
      assert.are.equal(detail.cameraButton, picker.popoverPresentationController.barButtonItem)
      app:pickImage "kettle.png"
      app:settle()
      assert.is_not_nil(detail.imageView.image)
      app:tap { id = "camera" }
      app:settle()
      detail:takePicture(detail.cameraButton)
      app:advance(0.1)
      assert.is_not_nil(detail.presentedViewController)
      app:settle()
      assert.is_nil(detail.presentedViewController)
    end)
  end)
end)
