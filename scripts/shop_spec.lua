-- The shop: docs/network.md and docs/dates-and-words.md show how it is made.

local app, server ---@type App, Server
local DAY = { date = "2026-03-31T08:30:05Z", timeZone = "Europe/Berlin" }

local function launchShop(options)
  options = options or {}
  for key, value in pairs(DAY) do options[key] = options[key] or value end
  -- The plugin's own, where the test has none.
  options.network = options.network or Server { file = "../plugins/shop/server.lua" }
  app = launch("shop", options)
  return app
end

-- A server of the test's own, in place of the plugin's.
local function serving(items)
  server = Server { baseURL = "https://shop.test", latency = 0.2 }
  server:get("/items", items or { json = { { id = 1, name = "Apple", price = 1.5 } } })
  return server
end

local function names()
  local found = {}
  for _, cell in ipairs(app.table.visibleCells) do found[#found + 1] = cell.name.text end
  return found
end

local function pull()
  app:drag { from = { 160, 120 }, to = { 160, 400 } }
  app:settle()
end

local function file() return app:file "Documents/basket.json" end

describe("The shop", function()
  it("looks as it did", function()
    launchShop { locale = "de_DE", language = "de" }
    app:settle()
    assert.frame(app, "items")
    app:tap { id = "add Apricot" }
    app:tap "Korb (1)"
    app:settle()
    assert.frame(app, "basket")
  end)

  it("says that there is no connection, and goes on when there is one", function()
    serving { json = { { id = 1, name = "Apple" } } }
    launchShop { network = server, locale = "de_DE", language = "de" }
    app:settle()
    assert.requested(server, "GET /items", { times = 1 })
    assert.are.same({ "Apple" }, names())
    server:offline(true)
    pull()
    assert.shows(app, "Keine Verbindung")
    assert.are.same({ "Apple" }, names())
    assert.is_false(app.table.refreshControl.isRefreshing)
    server:offline(false)
    pull()
    assert.not_shows(app, "Keine Verbindung")
    assert.requested(server, "GET /items", { times = 2 })
  end)

  it("says that the shop doesn't answer where it answers something else", function()
    for _, answer in ipairs { { status = 500 }, { status = 404, json = {} }, { body = "{" }, { json = { a = 1 } }, { json = { { id = "x", name = "Apple" } } }, { error = "timedOut" } } do
      launchShop { network = serving(answer) }
      app:settle()
      assert.shows(app, "The shop doesn't answer")
      assert.are.same({}, names())
      app:close()
    end
  end)

  it("has no rows without a server at all", function()
    assert.raises("GET https://shop.test/items?page=1&q=", function()
      launchShop { network = Server { baseURL = "https://elsewhere.test" } }
      app:settle()
    end)
  end)
end)

describe("The list", function()
  it("loads the next page when the last row appears, and no page after the last", function()
    local asked = {}
    serving(function(request)
      asked[#asked + 1] = request.query.page
      local items = {}
      for i = 1, request.query.page == "1" and 10 or 3 do items[i] = { id = i, name = "Item " .. request.query.page .. "." .. i } end
      return { json = items }
    end)
    launchShop { network = server, device = "iPhone SE" }
    app:settle()
    assert.are.same({ "1" }, asked)
    app:scrollTo { row = { 1, 10 } }
    app:settle()
    assert.are.same({ "1", "2" }, asked)
    assert.are.equal(13, app.table:numberOfRows(1))
    app:scrollTo { row = { 1, 13 } }
    app:settle()
    assert.are.equal("Item 2.3", names()[#names()])
    assert.are.same({ "1", "2" }, asked)
    app:scrollTo { row = { 1, 1 } }
    pull()
    assert.are.same({ "1", "2", "1" }, asked)
    assert.are.equal(10, app.table:numberOfRows(1))
  end)

  it("asks again for a page that failed when it is pulled, and not before", function()
    local page = {}
    for i = 1, 10 do page[i] = { id = i, name = "Item " .. i } end
    serving { sequence = { { json = page }, { status = 503 }, { json = { { id = 11, name = "Item 11" } } } } }
    launchShop { network = server }
    app:settle()
    app.table:scrollToRow(IndexPath(1, 10), "bottom", false)
    app:settle()
    app:advance(5)
    assert.requested(server, "GET /items", { times = 2 })
    assert.shows(app, "The shop doesn't answer")
    app:drag { on = app.table, by = { 0, -100 } }
    app:settle()
    assert.requested(server, "GET /items", { times = 3 })
    assert.are.equal(11, app.table:numberOfRows(1))
    assert.not_shows(app, "The shop doesn't answer")
  end)

  it("shows pictures that have come, each asked for once, and never that of another item", function()
    serving { sequence = { { json = {} }, { json = {
      { id = 1, name = "A", picture = "/red.png" }, { id = 2, name = "B", picture = "/red.png" }, { id = 3, name = "C", picture = "/none.png" }, { id = 4, name = "D" },
    } } } }
    server:get("/red.png", { file = "../plugins/shop/pictures/red.png", latency = 3 })
    server:get("/none.png", { body = "no picture" })
    launchShop { network = server }
    app:settle()
    app:drag { on = app.table, by = { 0, 150 } }
    app:waitFor "A"
    local function picture(row) return app.table:cellForRow(IndexPath(1, row)).picture.image end
    assert.is_nil(picture(1))
    app:settle()
    assert.are.equal(48, picture(1).size.width)
    assert.are.equal(picture(1), picture(2))
    assert.is_nil(picture(3))
    app:scrollTo { row = { 1, 4 } }
    assert.is_nil(picture(4))
    app:scrollTo { row = { 1, 1 } }
    assert.requested(server, "GET /red.png", { times = 1 })
    assert.requested(server, "GET /none.png", { times = 1 })
    pull()
    assert.requested(server, "GET /red.png", { times = 1 })
    assert.requested(server, "GET /none.png", { times = 2 })
  end)

  it("gives a picture that comes late to no cell that shows something else by then", function()
    serving { sequence = { { json = { { id = 1, name = "A", picture = "/red.png" } } }, { json = { { id = 2, name = "B" } } } } }
    server:get("/red.png", { file = "../plugins/shop/pictures/red.png", latency = 6 })
    launchShop { network = server }
    app:advance(1)
    pull()
    assert.are.same({ "B" }, names())
    app:advance(10)
    assert.is_nil(app.table.visibleCells[1].picture.image)
  end)

  it("shows prices and days as the device writes them, and no button without a price", function()
    local item = { id = 1, name = "Tea", price = 1234.5, added = "2026-02-03" }
    for locale, words in pairs {
      en_US = "€1,234.50 · since Feb 3, 2026", de_DE = "1.234,50 € · seit 03.02.2026", fr_FR = "1 234,50 € · depuis le 3 févr. 2026",
    } do
      launchShop { network = serving { json = { item } }, locale = locale, language = locale:sub(1, 2), timeZone = "America/Los_Angeles" }
      app:settle()
      assert.are.equal(words, (app.table.visibleCells[1].detail.text:gsub("\u{202F}", " "):gsub("\u{A0}", " ")))
      assert.is_false(app.table.visibleCells[1].button.isHidden)
      app:close()
    end
    launchShop { network = serving { json = { { id = 1, name = "Tea", added = "soon" }, { id = 2, name = "Cake" } } } }
    app:settle()
    local cells = app.table.visibleCells
    assert.are.equal("since soon", cells[1].detail.text)
    assert.are.equal("", cells[2].detail.text)
    assert.is_true(cells[1].button.isHidden)
  end)

  it("lays out its rows", function()
    launchShop { network = serving() }
    app:settle()
    local cell = app.table.visibleCells[1]
    assert.are.equal(64, cell.frame.height)
    assert.are.equal("none", cell.selectionStyle)
    assert.are.equal("Add Apple", cell.button.accessibilityLabel)
    local picture, name, button = cell.picture.frame, cell.name.frame, cell.button.frame
    local first, second, third, last = picture, name, button, cell.contentView.bounds.width
    if cell.effectiveUserInterfaceLayoutDirection == "rightToLeft" then first, third = button, picture end
    assert.are.same({ 8, 48, 48 }, { picture.y, picture.width, picture.height })
    assert.are.same({ 8, first.maxX + 8, second.maxX + 8, last - 8 }, { first.x, second.x, third.x, third.maxX })
    assert.are.equal(name.width, cell.detail.frame.width)
    assert.is_true(name.maxY <= cell.detail.frame.y)
    assert.are.equal(cell.contentView.bounds.height, cell.button.frame.height)
  end)

  it("begins its rows at the right where that is read from", function()
    launchShop { network = serving(), language = "rightToLeft" }
    app:settle()
    local cell = app.table.visibleCells[1]
    assert.are.equal(cell.contentView.bounds.width - 8, cell.picture.frame.maxX)
    assert.are.equal(8, cell.button.frame.minX)
    assert.are.equal(cell.button.frame.maxX + 8, cell.name.frame.minX)
    assert.are.equal(cell.picture.frame.minX - 8, cell.detail.frame.maxX)
  end)

  it("says that the basket is empty in a language of twice the length", function()
    launchShop { network = serving(), language = "double" }
    app:settle()
    app:tap "Basket (0)"
    app:settle()
    assert.lints(app)
  end)

  it("can be read in the dark", function()
    launchShop { network = serving(), system = 17, appearance = "dark" }
    app:settle()
    assert.lints(app)
  end)
end)

describe("The search", function()
  local asked ---@type table

  local function searching(latencies)
    asked = {}
    serving(function(request)
      local text = request.query.q
      asked[#asked + 1] = text
      return { json = text == "zz" and JSONSerialization.array {} or { { id = 1, name = "Found " .. text } }, latency = latencies and latencies[text] }
    end)
    launchShop { network = server }
    app:settle()
    app:tap "Search the shop"
    app:settle()
  end

  it("asks when the user has stopped typing", function()
    searching()
    app:type "ki"
    app:advance(0.2)
    assert.are.same({ "" }, asked)
    app:type "w"
    app:advance(0.25)
    assert.are.same({ "" }, asked)
    app:advance(0.1)
    assert.are.same({ "", "kiw" }, asked)
    app:settle()
    assert.are.same({ "Found kiw" }, names())
  end)

  it("shows what was asked for last, whatever comes first", function()
    searching { a = 3, ab = 0.1 }
    app:type "a"
    app:advance(1)
    app:type "b"
    app:advance(1)
    assert.are.same({ "Found ab" }, names())
    app:advance(5)
    assert.are.same({ "Found ab" }, names())
  end)

  it("says that nothing was found", function()
    searching()
    app:type "zz"
    app:advance(1)
    app:settle()
    assert.shows(app, "Nothing found")
    assert.are.same({}, names())
    app:tap "Cancel"
    app:settle()
    assert.not_shows(app, "Nothing found")
    assert.are.same({ "Found " }, names())
  end)
end)

describe("The basket", function()
  local function shopping(options)
    options = options or {}
    options.network = serving { json = { { id = 1, name = "Apple", price = 1.5 }, { id = 2, name = "Tea", price = 2 } } }
    launchShop(options)
    app:settle()
  end

  it("counts, adds up, and is kept in a file", function()
    shopping()
    assert.shows(app, "Basket (0)")
    assert.is_nil(file())
    app:tap { id = "add Apple" }
    app:tap { id = "add Tea" }
    app:tap { id = "add Apple" }
    assert.shows(app, "Basket (3)")
    assert.are.same({
      items = { { count = 2, id = 1, name = "Apple", price = 1.5 }, { count = 1, id = 2, name = "Tea", price = 2 } },
    }, JSONSerialization.jsonObject(file()))
    app:tap "Basket (3)"
    app:settle()
    assert.are.same({ "2 × Apple", "Tea" }, { app.table:cellForRow(IndexPath(1, 1)).textLabel.text, app.table:cellForRow(IndexPath(1, 2)).textLabel.text })
    assert.are.same({ "€3.00", "€2.00" }, { app.table:cellForRow(IndexPath(1, 1)).detailTextLabel.text, app.table:cellForRow(IndexPath(1, 2)).detailTextLabel.text })
    assert.shows(app, "3 items, €5.00")
    app:relaunch()
    app:settle()
    assert.shows(app, "Basket (3)")
  end)

  it("loses what is swiped away", function()
    shopping { files = { ["Documents/basket.json"] = '{"items":[{"id":1,"name":"Apple","price":1.5,"count":1},{"id":2,"name":"Tea","price":2,"count":1}]}' } }
    app:tap "Basket (2)"
    app:settle()
    app:swipe({ row = { 1, 1 } }, "leading", { distance = 200, duration = 0.3 })
    app:settle()
    app:tap "Delete"
    app:settle()
    assert.are.equal(1, app.table:numberOfRows(1))
    assert.shows(app, "1 item, €2.00")
    app:swipe({ row = { 1, 1 } }, "leading", { distance = 200, duration = 0.3 })
    app:settle()
    app:tap "Delete"
    app:settle()
    assert.shows(app, "Your basket is empty")
    assert.are.equal('{"items":[]}', file())
    app:tap "Shop"
    app:settle()
    assert.shows(app, "Basket (0)")
  end)

  it("is empty where its file is damaged, and stays on the screen where there is no room", function()
    shopping { files = { ["Documents/basket.json"] = '{"items":[{"id":1}]}' }, diskSpace = 30 }
    assert.shows(app, "Basket (0)")
    app:tap { id = "add Apple" }
    assert.shows(app, "Basket (1)")
    assert.are.equal('{"items":[{"id":1}]}', file())
  end)
end)

it("The shop speaks three languages, and English to everybody else", function()
  local TITLES = { en = { "Shop", "Basket (0)", "Search the shop" }, ["de-CH"] = { "Laden", "Korb (0)", "Im Laden suchen" }, fr = { "Magasin", "Panier (0)", "Chercher dans le magasin" }, ko = { "Shop" } }
  for language, words in pairs(TITLES) do
    launchShop { network = serving(), language = language }
    app:settle()
    for _, word in ipairs(words) do assert.is_true(app:exists(word), word) end
    assert.are.same({}, app.missingLocalizations)
    assert.lints(app)
    app:close()
  end
end)

describe("The shop's texts", function()
  local WORDS = {
    de = { "Keine Verbindung", "Der Laden antwortet nicht", "Nichts gefunden", "Dein Korb ist leer", "1 Artikel, 1,50 €", "2 Artikel, 3,00 €", "Korb", "Kaufen" },
    en = { "No connection", "The shop doesn't answer", "Nothing found", "Your basket is empty", "1 item, €1.50", "2 items, €3.00", "Basket", "Add" },
    fr = { "Pas de connexion", "Le magasin ne répond pas", "Aucun résultat", "Votre panier est vide", "1 article, 1,50 €", "2 articles, 3,00 €", "Panier", "Ajouter" },
  }
  local LOCALES = { de = "de_DE", en = "en_US", fr = "fr_FR" }

  local function message(language, answer)
    launchShop { network = serving(answer), language = language }
    app:settle()
    local text = app.table:headerView(1).textLabel.text
    app:close()
    return text
  end

  for language, words in pairs(WORDS) do
    it("say in " .. language .. " what is wrong, and what is in the basket", function()
      assert.are.equal(words[1], message(language, { error = "notConnectedToInternet" }))
      assert.are.equal(words[2], message(language, { error = "timedOut" }))
      assert.are.equal(words[3], message(language, { json = JSONSerialization.array {} }))
      launchShop { network = serving(), language = language, locale = LOCALES[language] }
      app:settle()
      local function opened()
        app:tap { contains = "(" }
        app:settle()
        assert.are.equal(words[7], app.window.rootViewController.topViewController.title)
        local text = app.table.tableFooterView.text
        app.window.rootViewController:popViewController(false)
        app:settle()
        return (text:gsub("\u{A0}", " "):gsub("\u{202F}", " "))
      end
      assert.are.equal(words[4], opened())
      assert.is_true(app:exists(words[8]))
      app:tap { id = "add Apple" }
      assert.are.equal(words[5], opened())
      app:tap { id = "add Apple" }
      assert.are.equal(words[6], opened())
      assert.are.same({}, app.missingLocalizations)
    end)
  end
end)

describe("The plugin's own server", function()
  it("has 24 kinds of fruit on three pages, with prices and pictures", function()
    launchShop {}
    app:settle()
    local seen, last = {}, ""
    for row = 1, 24 do
      app.table:scrollToRow(IndexPath(1, row), "bottom", false)
      app:settle()
      local cell = app.table:cellForRow(IndexPath(1, row))
      seen[row] = cell.name.text
      assert.is_true(seen[row] > last, seen[row])
      assert.is_not_nil(cell.picture.image)
      last = seen[row]
    end
    assert.are.equal(24, app.table:numberOfRows(1))
    assert.are.equal(
      "Apple Apricot Banana Blackberry Blueberry Cherry Coconut Cranberry Date Fig Grape Grapefruit Guava Kiwi Lemon Lime Lychee Mango Melon Orange Papaya Peach Pear Plum",
      table.concat(seen, " "))
    assert.are.equal("€0.90 · since Jan 9, 2026", app.table:cellForRow(IndexPath(1, 24)).detail.text)
  end)

  it("finds what contains the text, in capitals or not", function()
    launchShop {}
    app:settle()
    app:tap "Search the shop"
    app:settle()
    app:type "PEA"
    app:advance(1)
    app:settle()
    assert.are.same({ "Peach", "Pear" }, names())
  end)
end)

describe("The bytes of a picture", function()
  -- 30 x 20, white.
  local png = Data { base64Encoded = "iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUAQAAAACy0LBpAAAADklEQVR4nGP4DwQMtCUAkaVPsd3ehTcAAAAASUVORK5CYII=" }

  it("W-037 make an image, other bytes none", function()
    local image = UIImage { data = png }
    assert.are.same({ 30, 20, 1 }, { image.size.width, image.size.height, image.scale })
    local fine = UIImage { data = png, scale = 2 }
    assert.are.same({ 15, 10, 2 }, { fine.size.width, fine.size.height, fine.scale })
    assert.is_nil(UIImage { data = "hello" })
    assert.is_nil(UIImage { data = "" })
    assert.is_nil(UIImage { data = png:sub(1, 20) })
    -- The header of a JPEG, which says its size: 7 x 9.
    local jpeg = UIImage { data = "\xFF\xD8\xFF\xC0\0\x11\8\0\9\0\7\3\1\x22\0\2\x11\1\3\x11\1\xFF\xD9" }
    assert.are.same({ 7, 9 }, { jpeg.size.width, jpeg.size.height })
    assert.raises("scale = pixels per point, above 0", function() return UIImage { data = png, scale = 0 } end)
  end)

  it("are drawn as the picture that they are", function()
    local app = launchWindow(UIImageView { frame = { 10, 10, 30, 20 }, image = UIImage { data = png } })
    assert.matches("data:image/png;base64", app:snapshot "svg", 1, true)
  end)
end)
