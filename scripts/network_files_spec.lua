-- Servers from files: HTTP Archives, and Lua files that make routes. docs/rules/world.md 2, and the case W-031.

local S ---@type Server

-- Asks one after the other, and gives body, number or error of each, and when the last one came.
local function answers(server, requests)
  local heard, app = {}
  app = launch({ didFinishLaunching = function() end }, { network = server })
  for place, request in ipairs(requests) do
    if type(request) == "string" then request = { url = request } end
    request.url = request.url:find "^https" and request.url or "https://a.test" .. request.url
    URLSession.shared:dataTask(URLRequest(request), function(data, response, error)
      heard[place] = error and error.code or #data > 0 and data or response.statusCode
    end):resume()
    app:settle()
  end
  return heard, app
end

before_each(function() S = Server { baseURL = "https://a.test" } end)

describe("server:har", function()
  it("W-031 answers as recorded, after the recorded time where that is asked for", function()
    S:har("network/shop.har", { latency = "recorded" })
    local heard, app = answers(S, { "/a" })
    assert.are.same({ "hi" }, heard)
    assert.is_near(0.25, app.time, 1e-9)
    local other = Server { baseURL = "https://a.test" }
    other:har "network/shop.har"
    heard, app = answers(other, { "/a" })
    assert.are.same({ "hi" }, heard)
    assert.is_near(0.1, app.time, 1e-9)
  end)

  it("W-031 has no route for what the file doesn't have, and names the nearest", function()
    S:har "network/shop.har"
    local app = launch({ didFinishLaunching = function() end }, { network = S })
    URLSession.shared:dataTask("https://a.test/zz", function() end):resume()
    local ok, failure = pcall(app.advance, app, 1)
    assert.is_false(ok)
    assert.matches("nobody answers GET https://a.test/zz", failure, 1, true)
    assert.matches("network/shop.har has no such request; the nearest is GET https://a.test/a (segment 1: 'zz', not 'a')", failure, 1, true)
    assert.matches("network_files_spec.lua:%d+: nobody", failure)
  end)

  it("passes on what the file doesn't have, where it is told to", function()
    S:get("/**", { body = "route" })
    S:har("network/shop.har", { notFound = "fallthrough" })
    assert.are.same({ "route", "hi" }, (answers(S, { "/zz", "/a" })))
  end)

  it("is asked only for the addresses of its url", function()
    S:get("/**", { body = "route" })
    S:har("network/shop.har", { url = "/lang" })
    assert.are.same({ "route", "eins" }, (answers(S, { "/a", "/lang" })))
  end)

  it("takes among equals the one with the most equal fields, then the next, and the last one stays", function()
    S:har "network/shop.har"
    local german, english = { ["Accept-Language"] = "de" }, { ["Accept-Language"] = "en" }
    local function ask(head) return { url = "/lang", allHTTPHeaderFields = head } end
    assert.are.same({ "one", "eins", "zwei", "zwei", "one" }, (answers(S, { ask(english), ask(german), ask(german), ask(german), ask(english) })))
  end)

  it("tells bodies apart, those of JSON by their values", function()
    S:har "network/shop.har"
    local function ask(body) return { url = "/search", httpMethod = "POST", httpBody = body } end
    assert.are.same({ '["green"]', 404 }, (answers(S, { ask '{"page":1,"q":"tea"}', ask "q=milk" })))
    assert.has_error(function() answers(S, { ask "q=other" }) end)
  end)

  it("leads on to other addresses, and fails where nobody answered", function()
    S:har "network/shop.har"
    assert.are.same({ "moved", "networkConnectionLost" }, (answers(S, { "/old", "/gone" })))
  end)

  it("tells at the launch where a file is broken", function()
    S:har "network/comma.har"
    local ok, failure = pcall(launch, { didFinishLaunching = function() end }, { network = S })
    assert.is_false(ok)
    assert.matches("network/comma.har:3:17: this is no HTTP Archive: Unexpected character ','", failure, 1, true)
    S = Server { baseURL = "https://a.test" }
    S:har "network/status.har"
    ok, failure = pcall(launch, { didFinishLaunching = function() end }, { network = S })
    assert.is_false(ok)
    assert.matches('network/status.har:3:29: this is no HTTP Archive: log.entries[1].response.status must be a number, got "ok"', failure, 1, true)
    assert.error_matches(function() S:har "network/none.har" end, "a file beside the script")
    assert.has_error(function() S:har("network/shop.har", { notFound = "abort" }) end)
  end)

  it("writes what was asked, and answers from it", function()
    S:get("/text", { body = "ä\n\"", headers = { ["X-Id"] = "7" }, latency = 0.3 })
    S:get("/bytes", { body = "\255\0" })
    S:post("/sent", { status = 201 })
    S:get("/lost", { error = "timedOut" })
    local requests = { "/text?q=a%20b", "/bytes", { url = "/sent", httpMethod = "POST", httpBody = "\1\255" }, "/lost" }
    local heard = answers(S, requests)
    assert.are.same({ "ä\n\"", "\255\0", 201, "timedOut" }, heard)
    S:saveHAR "scripts/network/saved.har"
    local again = Server { baseURL = "https://a.test" }
    again:har("network/saved.har", { latency = "recorded" })
    local same, app = answers(again, requests)
    assert.are.same(heard, same)
    assert.is_near(0.6, app.time, 1e-9)
    local log = JSONSerialization.jsonObject(io.open("scripts/network/saved.har"):read "a").log
    assert.are.equal("1.2", log.version)
    assert.are.same({ "2001-01-01T00:00:00.000Z", 300 }, { log.entries[1].startedDateTime, log.entries[1].time })
    assert.are.same({ { name = "q", value = "a b" } }, log.entries[1].request.queryString)
    assert.has_error(function() S:saveHAR "../out.har" end)
  end)
end)

describe("a server's file", function()
  it("makes the routes", function()
    local server = Server { file = "network/server.lua" }
    assert.are.equal("https://a.test", server.baseURL)
    assert.are.same({ '{"count":1}', '{"count":2}', "from a file\n" }, (answers(server, { "/count", "/count", "https://cdn.test/note" })))
  end)

  it("answers at every address where it names none", function()
    S.baseURL = nil
    S:get("/x", { body = "x" })
    assert.are.same({ "x", "x" }, (answers(S, { "https://one.test/x", "https://two.test/x" })))
  end)

  it("is refused where it returns no function", function()
    assert.error_matches(function() Server { file = "network/no_server.lua" } end, "no_server.lua must return a function that makes a server's routes")
    assert.error_matches(function() Server { file = "network/none.lua" } end, "a file beside the script")
  end)
end)

describe("server:spoil", function()
  local function items(how)
    local server = Server { file = "network/server.lua" }
    server:spoil(1, how)
    local heard, app = answers(server, { "/items", "/items" })
    assert.are.equal('[{"id":1,"name":"Tea"},{"id":2,"name":"Milk"}]', heard[2])
    return heard[1], app
  end

  it("changes one reply and no other", function()
    assert.are.equal('[{"id":1,"name":"Tea"', items { cut = 21 })
    assert.are.equal('[{"id":1,"name":"Tea"},{"id":2,"name":"Milk"},', items { broken = true })
    assert.are.equal('[{"id":1,"name":null},{"id":2,"name":"Milk"}]', items { null = "[1].name" })
    assert.are.equal('[{"id":1,"name":"Tea"},{"id":2}]', items { missing = "[2].name" })
    assert.are.equal('[{"id":1,"name":"Tea"},{"name":"Milk"}]', items { missing = "[2].id" })
    assert.are.equal('[{"id":2,"name":"Milk"}]', items { missing = "[1]" })
    assert.are.equal("null", items { null = "" })
    assert.are.equal(500, items { status = 500 })
    assert.are.equal("timedOut", items { error = "timedOut" })
  end)

  it("lets it come later, or never", function()
    local server = Server { file = "network/server.lua" }
    server:spoil(1, { latency = 5 })
    local _, app = answers(server, { "/items" })
    assert.is_near(5, app.time, 1e-9)
    server:spoil(2, { latency = "never" })
    server = Server { file = "network/server.lua" }
    server:spoil(1, { latency = "never" })
    assert.error_matches(function() answers(server, { "/items" }) end, "GET https://a.test/items")
  end)

  it("refuses what there is not", function()
    assert.has_error(function() S:spoil(1, { status = 5 }) end)
    assert.has_error(function() S:spoil(1, { latency = -1 }) end)
    assert.has_error(function() S:spoil(1, { null = "[0]" }) answers(S, { "/x" }) end)
    S:get("/x", { json = {} })
    S:spoil(1, { missing = "items" })
    assert.error_matches(function() answers(S, { "/x" }) end, "the way to a value in the reply's JSON")
  end)
end)
