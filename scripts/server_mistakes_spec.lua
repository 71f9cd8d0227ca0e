-- What can't be meant as it is written, and why a request is not the one that was asked for. Source: docs/rules/world.md 2, 8
local server ---@type Server

before_each(function() server = Server { baseURL = "https://a.test" } end)

describe("routes", function()
  for path, words in pairs {
    ["/m/**/b"] = "** is all that remains, and nothing follows it",
    ["/:/x"] = "a name is made of letters, digits, _ and -, and is a whole segment, not ':'",
    ["/e/:n.json"] = "not ':n.json'; %3A is a colon",
    ["/t/:id/:id"] = "each name comes once, and ':id' comes twice",
    ["/f*"] = "* is a whole segment, and 'f*' is more; %2A is an asterisk",
    ["https://*.cdn.test/x"] = "a host has no *",
  } do
    it("do not take " .. path, function()
      assert.raises(words, function() server:get(path, { json = {} }) end)
      assert.raises(words, function() server:hold("GET " .. path) end)
      assert.raises(words, function() server:requests("GET " .. path) end)
    end)
  end

  it("may have the letters for : and *", function()
    server:get("/%3Aid/a%2Ab", { body = "found" })
    local body
    local app = launch({ didFinishLaunching = function() end }, { network = server })
    URLSession.shared:dataTask("https://a.test/:id/a*b", function(data) body = data end):resume()
    app:settle()
    assert.are.equal("found", body)
  end)

  it("answer one time at least, with one reply or a sequence of them", function()
    assert.raises("times must be 1 or more, got 0", function() server:get("/z", {}, { times = 0 }) end)
    assert.raises("sequence must be alone, with all that a reply says in its own table, got status beside it", function()
      server:get("/s", { sequence = { { body = "1" } }, status = 500 })
    end)
    assert.raises("a reply of a sequence must be a single reply, got another sequence", function()
      server:get("/s", { sequence = { { sequence = { {} } } } })
    end)
    assert.raises("afterBytes must be beside an error, which comes after so many bytes, got no error",
      function() server:get("/s", { body = "abc", afterBytes = 1 }) end)
  end)

  it("are held by methods that there are", function()
    assert.raises('the method of a request to hold must be one such as "GET", got "FETCH"', function() server:hold "FETCH /a" end)
    server:route("FETCH", "/a", {})
    assert.are.equal(0, server:hold("FETCH /a").count)
    assert.are.equal(0, server:hold("* /**").count)
  end)
end)

describe("assert.requested", function()
  local function ask(options)
    local app = launch({ didFinishLaunching = function() end }, { network = server })
    server:route("*", "/i", { json = {} })
    local request = URLRequest { url = URL { string = "https://a.test/i?page=2" }, httpMethod = options and "POST" or "GET" }
    for key, value in pairs(options or {}) do request[key] = value end
    URLSession.shared:dataTask(request, function() end):resume()
    app:settle()
  end

  it("names what differs of the query and the head, and says what was asked for", function()
    ask { allHTTPHeaderFields = { A = "1" } }
    local text = assert.raises('the request "POST /i" with query = { page = "1", q = "x" } with headers = { B = "3", a = "2" }',
      function() assert.requested(server, "POST /i", { query = { page = "1", q = "x" }, headers = { a = "2", B = "3" } }) end)
    assert.contains(
      "POST https://a.test/i?page=2 (replied): the query's page is '2', not '1'; the query's q is missing, not 'x'; the header B is missing, not '3'; "
        .. "the header a is '1', not '2'", text)
    assert.requested(server, "POST /i", { query = { page = 2 }, headers = { a = "1" } })
  end)

  it("names what differs of the body", function()
    ask { httpBody = '{"user":{"name":"b","tags":[1,2]}}' }
    assert.raises("the body's user.name is 'b', not 'a'", function() assert.requested(server, "POST /i", { json = { user = { name = "a" } } }) end)
    assert.raises("the body's user.tags.2 is 2, not 3", function() assert.requested(server, "POST /i", { json = { user = { tags = { 1, 3 } } } }) end)
    assert.raises("the body's user.age is missing, not 7", function() assert.requested(server, "POST /i", { json = { user = { age = 7 } } }) end)
    assert.raises("not 'x'", function() assert.requested(server, "POST /i", { body = "x" }) end)
  end)

  it("says how often", function()
    ask()
    assert.raises('the request "GET /i" with query = { page = "3" }, 1 time',
      function() assert.requested(server, "GET /i", { times = 1, query = { page = "3" } }) end)
    assert.raises("the option times must be a whole number, 0 or more, got", function() assert.requested(server, "GET /i", { times = "1" }) end)
    assert.raises("the option headers must be a table, got", function() assert.requested(server, "GET /i", { headers = "A" }) end)
  end)
end)

describe("a launch", function()
  it("is at a date that can be told, and names a long locale by its beginning", function()
    local plugin = { didFinishLaunching = function() end }
    assert.raises("a moment between the years 1 and 9999", function() launch(plugin, { date = "10000-02-28T00:00:00Z" }) end)
    local app = launch(plugin, { locale = ("x"):rep(500) })
    assert.is_true(#app.warnings[1] < 200)
  end)
end)

describe("a hold that no route could answer", function()
  local function warned(server, request)
    local app = launch({ didFinishLaunching = function() end }, { network = server })
    server:hold(request)
    return table.concat(app.warnings, "\n")
  end

  it("is a warning with the nearest route", function()
    local server = Server { baseURL = "https://a.test" }
    server:get("/items", { json = {} })
    server:post("/orders/:id", { json = {} })
    assert.matches('keeps nothing back: no route answers such a request; the nearest route is GET /items %(segment 1: \'item\', not \'items\'%)', warned(server, "GET /item"))
    assert.matches("the method is GET, not POST", warned(server, "GET /orders/3"))
    assert.matches("segment 3: 'lines' is too many", warned(server, "POST /orders/3/lines"))
    assert.matches("the server has no routes", warned(Server { baseURL = "https://a.test" }, "GET /a"))
  end)

  it("is none where a route may answer", function()
    local server = Server { baseURL = "https://a.test" }
    server:get("/items", { json = {} })
    server:get("/files/**", { json = {} })
    server:post("/orders/:id?kind=a", { json = {} })
    for _, request in ipairs { "GET /items", "/items", "GET /*", "GET /**", "* /**", "GET /files/a/b", "GET /files/*", "POST /orders/3", "POST /orders/*?kind=a" } do
      assert.equals("", warned(server, request))
    end
    server.onUnhandled = "notFound"
    assert.equals("", warned(server, "GET /other"))
  end)
end)

describe("an option of a reply under another name", function()
  it("is told the one that is meant", function()
    local server = Server { baseURL = "https://a.test" }
    for name, meant in pairs { delay = "latency", wait = "latency", code = "status", statusCode = "status", text = "body", failure = "error", replies = "sequence" } do
      assert.raises("got '" .. name .. "'; did you mean '" .. meant .. "'?", function() server:post("/a", { [name] = 3 }) end)
    end
    assert.raises("got 'count'; did you mean 'times'?", function() server:post("/a", { json = {} }, { count = 3 }) end)
  end)
end)

describe("a request without a route", function()
  it("is told the route that shares most segments", function()
    server:get("/files/*", { body = "x" })
    server:get("/other/**", { body = "x" })
    local app = launch({ didFinishLaunching = function() end }, { network = server })
    URLSession.shared:dataTask("https://a.test/files/a/b", function() end):resume()
    assert.raises("the nearest route is GET /files/* (segment 3: 'b' is too many)", function() app:settle() end)
  end)
end)
