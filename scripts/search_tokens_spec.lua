-- Tokens of a search field. Rules: docs/rules/controllers.md 8.1
local app, search, field, asked ---@type App, any, any, integer

local function token(text) return UISearchToken { text = text } end
local function words()
  local all = {}
  for index, each in ipairs(field.tokens) do all[index] = each.text end
  return all
end

local function openSearch(options)
  asked = 0
  app = launchWindow(function(window)
    search = UISearchController {}
    search.searchResultsUpdater = { updateSearchResults = function() asked = asked + 1 end }
    local screen = UIViewController { title = "Mail" }
    screen.navigationItem.searchController = search
    window.rootViewController = UINavigationController { rootViewController = screen }
  end, options or { system = 17, device = "iPhone 16" })
  app:settle()
  field = search.searchBar.searchTextField
  app:tap(field)
  app:settle()
end

describe("tokens of a search field", function()
  it("stand behind the glass, before the text, in their order", function()
    openSearch()
    local before = field:textRect(field.bounds)
    field:insertToken(token "Unread", 1)
    field:insertToken(token "Flagged", 1)
    app:settle()
    assert.are.same({ "Flagged", "Unread" }, words())
    local first, second = app:find { text = "Flagged" }, app:find { text = "Unread" }
    local place = first:convert(first.bounds, field)
    assert.is_true(place.minX > 28)
    assert.is_true(second:convert(second.bounds, field).minX > place.maxX)
    assert.is_true(field:textRect(field.bounds).minX > second:convert(second.bounds, field).maxX)
    field:removeToken(1)
    field.tokens = {}
    app:settle()
    assert.are.equal(before, field:textRect(field.bounds))
    assert.is_false(app:exists { text = "Unread" })
  end)

  it("ask for results with each change, and go with the search", function()
    openSearch()
    local known = asked
    field:insertToken(token "Unread", 1)
    assert.are.equal(known + 1, asked)
    app:tap "Cancel"
    app:settle()
    assert.are.same({}, words())
  end)

  it("go one by one by the delete key before the text, if they may", function()
    openSearch()
    field.tokens = { token "One", token "Two" }
    app:type "ab"
    app:type "\b\b"
    assert.are.same({ "One", "Two" }, words())
    app:type "\b"
    assert.are.same({ "One" }, words())
    field.allowsDeletingTokens = false
    app:type "\b"
    assert.are.same({ "One" }, words())
  end)

  it("have a picture and a colour", function()
    openSearch()
    local star = UISearchToken { icon = UIImage { systemName = "star" }, text = "Starred" }
    assert.are.same({ "Starred", true }, { star.text, star.icon ~= nil })
    assert.is_nil(token("Plain").icon)
    field.tokens = { star }
    assert.is_nil(field.tokenBackgroundColor)
    field.tokenBackgroundColor = UIColor.red
    app:settle()
    local label = app:find { text = "Starred" }
    assert.are.equal("red", label.superview.backgroundColor)
    assert.is_true(label.frame.minX > 6)
    assert.is_true(field.allowsDeletingTokens)
  end)

  it("take the place of a text", function()
    openSearch()
    app:type "unread"
    local unread = token "Unread"
    unread.representedObject = { key = 5 }
    field:replaceTextualPortion(field.textualRange, unread, 1)
    assert.are.same({ "Unread", "" }, { words()[1], field.text })
    assert.are.equal(5, field.tokens[1].representedObject.key)
  end)

  it("hide the placeholder, and stand on the right from right to left, none broader than half of the field", function()
    openSearch { system = 17, device = "iPhone 16", direction = "rightToLeft" }
    field.placeholder = "Find"
    app:settle()
    assert.is_true(app:exists "Find")
    field.tokens = { token(string.rep("very long ", 10)) }
    app:settle()
    assert.is_nil(app:snapshot("text"):find("Find", 1, true))
    local shown = app:find { contains = "very long" }
    local place = shown.superview:convert(shown.superview.bounds, field)
    assert.is_true(place.maxX <= field.bounds.width - 28)
    assert.is_true(place.width <= field.bounds.width / 2)
  end)

  it("are errors at places that aren't there, and without a text", function()
    openSearch()
    assert.raises("beyond bounds", function() field:insertToken(token "x", 5) end)
    assert.raises("beyond bounds", function() field:removeToken(1) end)
    assert.error_matches(function() UISearchToken {} end, "text")
  end)
end)
