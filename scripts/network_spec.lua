-- Requests and the scenario's server: docs/rules/world.md 2, and the cases W-001 to W-039.

local S, app, heard ---@type any, any, any

-- An app that asks as it starts; `use` gets the function that asks.
local function launchAsking(use, options)
  heard = {}
  local function R(path, handler)
    local task ---@type URLSessionTask
    task = URLSession.shared:dataTask(URL { string = "https://a.test" .. path }, function(data, response, error)
      heard[#heard + 1] = { path = path, data = data, response = response, error = error, time = app and app.time or 0 }
      if handler then handler(data, response, error) end
    end)
    task:resume()
    return task
  end
  options = options or {}
  if options.network == nil then options.network = S end
  if options.network == false then options.network = nil end
  app = nil
  local clock ---@type any
  app = launch({ didFinishLaunching = function() clock = use(R) end }, options)
  return app, clock
end

before_each(function() S = Server { baseURL = "https://a.test" } end)

describe("URLSession", function()
  it("W-001 is offline without a server", function()
    local returned ---@type any
    launchAsking(function(R) R "/x" returned = #heard end, { network = false })
    assert.are.equal(0, returned)
    app:advance(1)
    assert.are.equal(1, #heard)
    local err = heard[1].error
    assert.is_nil(heard[1].data)
    assert.is_nil(heard[1].response)
    assert.are.same({ "notConnectedToInternet", -1009, "The Internet connection appears to be offline." }, { err.code, err.errorCode, err.localizedDescription })
    assert.is_true(err:isKind(URLError))
    assert.is_true(err:isKind(NSError))
    assert.are.equal("NSURLErrorDomain", err.domain)
  end)

  it("W-002 gets the reply after the server's latency", function()
    S:get("/x", { json = { a = 1 } })
    launchAsking(function(R) R "/x" end)
    app:advanceFrames(5)
    assert.are.equal(0, #heard)
    app:advanceFrames(1)
    assert.are.equal(1, #heard)
    local one = heard[1]
    assert.is_nil(one.error)
    assert.are.equal('{"a":1}', one.data)
    assert.are.equal(200, one.response.statusCode)
    assert.are.equal("application/json", one.response:value("content-TYPE"))
    assert.are.equal("application/json", one.response.mimeType)
    assert.are.equal(7, one.response.expectedContentLength)
    assert.are.equal("https://a.test/x", one.response.url.absoluteString)
  end)

  it("W-003 gets it after the reply's own latency", function()
    S:get("/x", { json = {}, latency = 0.25 })
    launchAsking(function(R) R "/x" end)
    app:advanceFrames(14)
    assert.are.equal(0, #heard)
    app:advanceFrames(1)
    assert.are.equal(1, #heard)
  end)

  it("W-005 takes 404 for an answer", function()
    S:get("/x", { status = 404, body = "no" })
    launchAsking(function(R) R "/x" end)
    app:advance(0.2)
    assert.is_nil(heard[1].error)
    assert.are.same({ 404, "no" }, { heard[1].response.statusCode, heard[1].data })
    assert.are.equal("not found", HTTPURLResponse.localizedString(404))
  end)

  it("W-006 names a task that was never resumed", function()
    local task ---@type URLSessionTask
    launchAsking(function() task = URLSession.shared:dataTask("https://a.test/lost", function() heard[1] = true end) end)
    app:advance(1)
    assert.are.equal("suspended", task.state)
    assert.are.equal(0, #S.requests)
    assert.are.equal(0, #heard)
    app:terminate()
    assert.matches("https://a.test/lost was made and never resumed", table.concat(app.warnings, "\n"))
  end)

  it("W-007 ends a cancelled task with an error, once and later", function()
    S:get("/x", { json = {} })
    local task ---@type any
    launchAsking(function(R) task = R "/x" end)
    app:advance(0.05)
    task:cancel()
    assert.are.equal(0, #heard)
    app:advanceFrames(1)
    assert.are.same({ "cancelled", -999 }, { heard[1].error.code, heard[1].error.errorCode })
    app:advance(1)
    assert.are.equal(1, #heard)
    assert.are.equal("completed", task.state)
    assert.are.equal("cancelled", S.requests[1].state)
    task:cancel()
    app:advance(1)
    assert.are.equal(1, #heard)
  end)

  it("W-010 gives up after the request's time", function()
    S:get("/x", { json = {}, latency = 100 })
    launchAsking(function()
      local request = URLRequest { url = "https://a.test/x", timeoutInterval = 5 }
      URLSession.shared:dataTask(request, function(_, _, error) heard[#heard + 1] = { error = error, time = app.time } end):resume()
    end)
    app:advance(4.9)
    assert.are.equal(0, #heard)
    app:advance(0.1)
    assert.are.same({ "timedOut", -1001, "The request timed out." }, { heard[1].error.code, heard[1].error.errorCode, heard[1].error.localizedDescription })
    app:advance(120)
    assert.are.equal(1, #heard)
    assert.are.equal("failed", S.requests[1].state)
  end)

  it("W-011 has time as long as bytes come", function()
    S:get("/x", { body = ("x"):rep(400), bytesPerSecond = 100 })
    launchAsking(function()
      local request = URLRequest { url = "https://a.test/x", timeoutInterval = 1 }
      URLSession.shared:dataTask(request, function(data, _, error) heard[#heard + 1] = { data = data, error = error, time = app.time } end):resume()
    end)
    app:advance(6)
    assert.is_nil(heard[1].error)
    assert.are.equal(400, #heard[1].data)
    assert.is_near(4.1, heard[1].time, 1.01 / 60)
  end)

  it("W-022 delivers by the time of each reply, and at equal times in the order of the requests", function()
    S:get("/a", { body = "a", latency = 0.3 })
    S:get("/b", { body = "b", latency = 0.1 })
    S:get("/c", { body = "c", latency = 0.1 })
    launchAsking(function(R) R "/a" R "/b" R "/c" end)
    app:advance(1)
    assert.are.same({ "b", "c", "a" }, { heard[1].data, heard[2].data, heard[3].data })
    assert.is_near(0.1, heard[1].time, 1e-9)
    assert.is_near(0.3, heard[3].time, 1e-9)
  end)

  it("W-025 follows redirections", function()
    S:route("*", "/a", { status = 302, headers = { Location = "/b" } })
    S:route("*", "/b", { body = "B" })
    launchAsking(function(R) R "/a" end)
    app:advanceFrames(11)
    assert.are.equal(0, #heard)
    app:advanceFrames(1)
    assert.are.equal("B", heard[1].data)
    assert.are.equal("https://a.test/b", heard[1].response.url.absoluteString)
    assert.are.equal(2, #S.requests)
    local request = URLRequest { url = "https://a.test/a", httpMethod = "POST", httpBody = "x" }
    URLSession.shared:dataTask(request, function() end):resume()
    app:advance(1)
    assert.are.same({ "POST", "GET" }, { S.requests[3].method, S.requests[4].method })
    assert.are.same({ "x" }, { S.requests[3].body, S.requests[4].body })
  end)

  it("keeps method and body of a redirection by 307", function()
    S:route("*", "/a", { status = 307, headers = { Location = "https://a.test/b" } })
    S:route("*", "/b", { body = "B" })
    launchAsking(function()
      URLSession.shared:dataTask(URLRequest { url = "https://a.test/a", httpMethod = "POST", httpBody = "x" }, function() end):resume()
    end)
    app:advance(1)
    assert.are.same({ "POST", "x" }, { S.requests[2].method, S.requests[2].body })
  end)

  it("W-026 follows twenty redirections and no more", function()
    S:get("/a", { status = 302, headers = { Location = "/a" } })
    launchAsking(function(R) R "/a" end)
    app:advance(5)
    assert.are.same({ "httpTooManyRedirects", -1007 }, { heard[1].error.code, heard[1].error.errorCode })
    assert.are.equal(21, #S.requests)
  end)

  it("W-029 tells a delegate of the pieces of a body", function()
    S:get("/x", { body = ("x"):rep(6000), bytesPerSecond = 6000 })
    local pieces, frames, ended, task = 0, {}, nil, nil
    launchAsking(function()
      local session = URLSession {
        configuration = URLSessionConfiguration.default,
        delegate = {
          didReceiveData = function(_, _, _, data)
            pieces = pieces + #data
            assert.is_nil(frames[app.frameCount])
            frames[app.frameCount] = true
          end,
          didCompleteWithError = function(_, _, _, error) ended = { error = error, time = app.time } end,
        },
      }
      task = session:dataTask "https://a.test/x"
      task:resume()
    end)
    app:advance(0.6)
    assert.is_near(3000, task.countOfBytesReceived, 100)
    assert.is_near(0.5, task.progress.fractionCompleted, 0.02)
    assert.is_nil(ended)
    app:advance(1)
    assert.are.equal(6000, pieces)
    assert.is_nil(ended.error)
    assert.is_near(1.1, ended.time, 1.01 / 60)
  end)

  it("W-035 has its completions in the background", function()
    S:get("/x", { json = {} })
    local label, isMain ---@type UILabel, boolean
    local function load(session)
      session:dataTask("https://a.test/x", function() isMain = Thread.isMainThread label.text = "there" end):resume()
    end
    launchAsking(function()
      label = UILabel {}
      load(URLSession.shared)
    end, { mainThreadChecker = false })
    app:advance(1)
    assert.are.equal("there", label.text)
    assert.is_false(isMain)
    assert.are.same({}, app.warnings)
    load(URLSession { delegateQueue = OperationQueue.main })
    app:advance(1)
    assert.is_true(isMain)
  end)

  it("W-038 loses the connection after so many bytes", function()
    S:get("/x", { error = "networkConnectionLost", afterBytes = 10, body = ("x"):rep(100) })
    local got, ended = "", nil
    launchAsking(function(R)
      R "/x"
      local delegate = {
        didReceiveData = function(_, _, _, data) got = got .. data end,
        didCompleteWithError = function(_, _, _, error) ended = error end,
      }
      URLSession({ delegate = delegate }):dataTask("https://a.test/x"):resume()
    end)
    app:advance(1)
    assert.are.equal(10, #got)
    assert.are.equal(-1005, ended.errorCode)
    assert.is_nil(heard[1].data)
    assert.are.equal("networkConnectionLost", heard[1].error.code)
  end)

  it("W-039 takes names of fields in any case", function()
    S:get("/x", { json = {} })
    launchAsking(function()
      local request = URLRequest { url = "https://a.test/x" }
      request:setValue("1", "X-Id")
      request:addValue("2", "x-id")
      assert.are.equal("1,2", request:value("X-ID"))
      URLSession.shared:dataTask(request, function() end):resume()
    end)
    assert.are.equal("1,2", S.requests[1].headers["X-Id"])
    assert.are.equal("1,2", S.requests[1].headers["x-ID"])
  end)

  it("asks a delegate whether to follow and to go on", function()
    S:get("/a", { status = 301, headers = { Location = "/b" }, body = "moved" })
    S:get("/b", { body = "B" })
    local log = {}
    local follows, allows = true, "allow"
    local function ask()
      log = {}
      URLSession({
        delegate = {
          willPerformHTTPRedirection = function(_, _, task, response, request, decide)
            assert.are.equal(301, response.statusCode)
            assert.are.equal(task.currentRequest.url, response.url)
            log[#log + 1] = request.url.absoluteString
            decide(follows and request or nil)
          end,
          didReceiveResponse = function(_, _, _, response, decide) log[#log + 1] = response.statusCode decide(allows) end,
          didReceiveData = function(_, _, _, data) log[#log + 1] = data end,
          didCompleteWithError = function(_, _, _, error) log[#log + 1] = error and error.code or "done" end,
        },
      }):dataTask("https://a.test/a"):resume()
    end
    launchAsking(ask)
    app:advance(1)
    assert.are.same({ "https://a.test/b", 200, "B", "done" }, log)
    follows = false
    ask()
    app:advance(1)
    assert.are.same({ "https://a.test/b", 301, "moved", "done" }, log)
    follows, allows = true, "cancel"
    ask()
    app:advance(1)
    assert.are.same({ "https://a.test/b", 200, "cancelled" }, log)
  end)

  it("waits for a connection where its configuration says so", function()
    S:get("/x", { body = "x" })
    local waited = 0
    launchAsking(function() end)
    S:offline(true)
    local configuration = URLSessionConfiguration.default
    configuration.waitsForConnectivity = true
    local session = URLSession { configuration = configuration, delegate = { taskIsWaitingForConnectivity = function() waited = waited + 1 end } }
    session:dataTask("https://a.test/x", function(data) heard[1] = data end):resume()
    app:advance(3)
    assert.are.same({ 1, 0 }, { waited, #heard })
    S:offline(false)
    app:advance(0.2)
    assert.are.equal("x", heard[1])
  end)

  it("keeps to the number of connections, and to the smaller of two times", function()
    S:get("/x", { body = "x" })
    launchAsking(function() end)
    local configuration = URLSessionConfiguration.default
    configuration.httpMaximumConnectionsPerHost = 1
    configuration.timeoutIntervalForRequest = 2
    configuration.httpAdditionalHeaders = { ["X-App"] = "shop" }
    local session = URLSession { configuration = configuration }
    for _ = 1, 3 do session:dataTask("https://a.test/x", function() heard[#heard + 1] = app.time end):resume() end
    assert.are.equal(1, #S.requests)
    app:advance(1)
    assert.are.equal(3, #S.requests)
    assert.is_near(0.3, heard[3], 1.01 / 60)
    assert.are.equal("shop", S.requests[2].headers["x-app"])
    S.latency = 30
    session:dataTask("https://a.test/x", function(_, _, error) heard[4] = error.code end):resume()
    app:advance(2)
    assert.are.equal("timedOut", heard[4])
    session:invalidateAndCancel()
    assert.has_error(function() session:dataTask "https://a.test/x" end)
  end)

  it("hears nothing while a task is suspended", function()
    S:get("/x", { body = "x" })
    local task ---@type any
    launchAsking(function(R) task = R "/x" end)
    task:suspend()
    app:advance(1)
    assert.are.equal(0, #heard)
    task:resume()
    assert.are.equal("x", heard[1].data)
  end)
end)

describe("Server", function()
  it("W-009 holds replies back", function()
    S:get("/x", { body = "x" })
    local hold = S:hold "GET /x"
    launchAsking(function(R) R "/x" end)
    app:advance(5)
    assert.are.equal(0, #heard)
    assert.are.equal("held", S.requests[1].state)
    app:settle()
    assert.is_near(5, app.time, 0.05)
    hold:release()
    app:advanceFrames(1)
    assert.are.equal("x", heard[1].data)
  end)

  it("holds replies that are under way, and lets one go before the other", function()
    S:get("/x/:n", function(request) return { body = request.params.n } end)
    launchAsking(function(R) R "/x/1" R "/x/2" end)
    app:advance(0.05)
    local hold = S:hold "GET /x/*"
    app:advance(3)
    assert.are.equal(0, #heard)
    assert.are.equal(2, hold.count)
    hold:release(2)
    app:advanceFrames(1)
    hold:release(1)
    app:advanceFrames(1)
    assert.are.same({ "2", "1" }, { heard[1].data, heard[2].data })
    assert.has_error(function() hold:release(7) end)
  end)

  local function bodies(paths)
    local found = {}
    launchAsking(function() end)
    for _, path in ipairs(paths) do
      URLSession.shared:dataTask("https://a.test" .. path, function(data, response, error) found[#found + 1] = error and error.code or response.statusCode == 200 and data or response.statusCode end):resume()
      app:advance(0.2)
    end
    return found
  end

  it("W-013 asks the route that was made last, as often as it may", function()
    S:get("/i", { body = "A" })
    S:get("/i", { body = "B" }, { times = 1 })
    assert.are.same({ "B", "A", "A" }, bodies { "/i", "/i", "/i" })
  end)

  it("W-014 answers in a sequence, whose last reply stays", function()
    S:get("/i", { sequence = { { status = 503 }, { body = "ok" } } })
    assert.are.same({ 503, "ok", "ok" }, bodies { "/i", "/i", "/i" })
  end)

  it("W-015 asks the next route where a function answers nothing", function()
    S:get("/i", { body = "old" })
    S:get("/i", function(r) if r.query.new then return { body = "new" } end end)
    assert.are.same({ "old", "new" }, bodies { "/i", "/i?new=1" })
  end)

  it("W-017 gives names to segments", function()
    local params ---@type any
    S:get("/u/:id/p/:n", function(request) params = request.params return {} end)
    S:get("/f/*", { body = "one" })
    S:get("/g/**", { body = "all" })
    S.onUnhandled = "notFound"
    assert.are.same({ "", "one", 404, "all" }, bodies { "/u/7/p/a%20b", "/f/a", "/f/a/b", "/g/a/b" })
    assert.are.same({ id = "7", n = "a b" }, params)
  end)

  it("W-018 wants what its query says, among others", function()
    S:get("/s?page=2", { body = "two" })
    S.onUnhandled = "notFound"
    assert.are.same({ "two", 404 }, bodies { "/s?q=x&page=2", "/s?page=1" })
  end)

  it("wants what its options say of head and body", function()
    S:post("/s", { body = "plain" })
    S:post("/s", { body = "json" }, { json = { a = { b = 1 } }, headers = { ["x-a"] = "1" } })
    launchAsking(function() end)
    local found = {}
    for place, body in ipairs { '{"a":{"b":1,"c":2}}', '{"a":{}}', "no json" } do
      local request = URLRequest { url = "https://a.test/s", httpMethod = "POST", httpBody = body, allHTTPHeaderFields = { ["X-A"] = "1" } }
      URLSession.shared:dataTask(request, function(data) found[place] = data end):resume()
    end
    app:advance(1)
    assert.are.same({ "json", "plain", "plain" }, found)
    assert.requested(S, "POST /s", { times = 1, json = { a = { b = 1 } }, headers = { ["X-A"] = "1" } })
  end)

  it("W-019 names the nearest route where there is none, at the app's line", function()
    S:get("/items", { json = {} })
    S:get("/items/:id", { json = {} })
    launchAsking(function(R) R "/item/7" end)
    local ok, message = pcall(function() app:advance(1) end)
    assert.is_false(ok)
    for _, part in ipairs { "GET https://a.test/item/7", "/items/:id", "'item'", "network_spec.lua:14", 'server:get("/item/7"' } do
      assert.matches(part, tostring(message), 1, true)
    end
    assert.is_truthy(heard[1].error)
    app:advance(1)
  end)

  it("W-019 says what differs from the nearest route: query, head, body, times, address", function()
    S = Server { baseURL = "https://a.test/v1" }
    S:get("/items", { json = {} }, { query = { page = "1" }, headers = { Authorization = "Bearer x" } })
    S:put("/once", { json = {} }, { times = 1 })
    S:post("/user", { json = {} }, { json = { user = { name = "a" } } })
    local function says(url, request, ...)
      request = request or {}
      request.url = URL { string = url }
      local asked = launch({ didFinishLaunching = function() URLSession.shared:dataTask(URLRequest(request), function() end):resume() end }, { network = S })
      local _, message = pcall(function() asked:advance(1) end)
      for _, part in ipairs { ... } do assert.matches(part, tostring(message), 1, true) end
      asked:close()
    end
    says(
      "https://a.test/v1/items?page=2", nil, "the nearest route is GET /items (the query's page is '2', not '1'; the header Authorization is missing, not 'Bearer x')",
      'server:get("/items?page=2"')
    S.onUnhandled = "error"
    launch({ didFinishLaunching = function()
      URLSession.shared:dataTask(URLRequest { url = URL { string = "https://a.test:443/v1/once" }, httpMethod = "PUT" }, function() end):resume()
    end }, { network = S }):advance(1)
    says("https://a.test/v1/once", { httpMethod = "PUT" }, "the nearest route is PUT /once (it has answered 1 of 1 time)")
    says(
      "https://a.test/v1/user", { httpMethod = "POST", httpBody = '{"user":{"name":"b"}}' },
      "the nearest route is POST /user (the body's user.name is \"b\", not \"a\")")
    says("https://a.tst/v1/user", { httpMethod = "POST", httpBody = '{"user":{"name":"a"}}' }, "POST /user (the host is a.tst, not a.test)")
    says("http://a.test/v1/user", { httpMethod = "POST", httpBody = '{"user":{"name":"a"}}' }, "POST /user (the scheme is http, not https)")
    says("https://a.test/user", { httpMethod = "POST", httpBody = '{"user":{"name":"a"}}' }, "POST /user (the path doesn't begin with /v1)")
  end)

  it("has no body in an answer to HEAD", function()
    S:head("/x", { body = "abc" })
    launchAsking(function(R)
      URLSession.shared:dataTask(URLRequest { url = URL { string = "https://a.test/x" }, httpMethod = "HEAD" }, function(data, response)
        heard[#heard + 1] = { data, response.expectedContentLength }
      end):resume()
    end)
    app:advance(1)
    assert.are.same({ { "", 3 } }, heard)
  end)

  it("W-021 does something else with them where it is told to", function()
    S.onUnhandled = "notFound"
    assert.are.same({ 404 }, bodies { "/x" })
    assert.are.equal(0, #(S.requests[1].body or ""))
    S.onUnhandled = "offline"
    assert.are.same({ "notConnectedToInternet" }, bodies { "/x" })
    S.onUnhandled = function(request) return { body = request.path } end
    assert.are.same({ "/x" }, bodies { "/x" })
    assert.has_error(function() S.onUnhandled = "nothing" end)
  end)

  it("W-023 loses connections when the device goes offline", function()
    S:get("/x", { json = {} })
    launchAsking(function(R) R "/x" end)
    app:advance(0.05)
    S:offline(true)
    app:advanceFrames(1)
    assert.are.same({ "networkConnectionLost", "The network connection was lost." }, { heard[1].error.code, heard[1].error.localizedDescription })
    local codes = {}
    local function ask() URLSession.shared:dataTask("https://a.test/x", function(_, response, error) codes[#codes + 1] = error and error.errorCode or response.statusCode end):resume() end
    ask()
    app:advance(0.2)
    S:offline(false)
    ask()
    app:advance(0.2)
    assert.are.same({ -1009, 200 }, codes)
  end)

  it("W-033 tells what was asked for", function()
    S:get("/i", { json = {} })
    launchAsking(function(R) R "/i?page=2" end)
    app:advance(1)
    assert.requested(S, "GET /i", { times = 1, query = { page = "2" } })
    assert.is_not.requested(S, "POST /i")
    local ok, failure = pcall(function() assert.requested(S, "GET /i", { times = 2 }) end)
    assert.is_false(ok)
    assert.matches("GET https://a.test/i%?page=2", tostring(failure))
    assert.are.equal(0, S:requests("GET /i")[1].time)
    assert.is_near(0.1, S.requests[1].duration, 1e-9)
    assert.are.equal("replied", S.requests[1].state)
  end)

  it("raises what its functions raise out of the app's call", function()
    S:get("/x", function() error("the server is ill", 0) end)
    launchAsking(function(R) R "/x" end)
    assert.error_matches(function() app:advance(1) end, "the server is ill")
    S:get("/x", function() return { stat = 1 } end)
    launchAsking(function(R) R "/x" end)
    assert.error_matches(function() app:advance(1) end, "stat")
  end)

  it("lets settle wait for replies, and name those that never come", function()
    S:get("/x", { json = {}, latency = 3 })
    launchAsking(function(R) R "/x" end)
    app:settle()
    assert.are.equal(1, #heard)
    S:get("/never", { latency = "never" })
    URLSession.shared:dataTask("https://a.test/never", function() end):resume()
    assert.error_matches(function() app:settle { timeout = 5 } end, "GET https://a.test/never")
  end)

  it("refuses what makes no sense", function()
    for _, bad in ipairs { { json = {}, body = "" }, { status = 12 }, { latency = -1 }, { error = "gone" }, { file = "none.json" }, { sequence = {} } } do
      assert.has_error(function() S:get("/x", bad) end)
    end
    assert.has_error(function() Server { baseURL = "shop" } end)
    assert.has_error(function() URLRequest {} end)
    assert.has_error(function() URLSession.shared:dataTask(nil) end)
  end)

  it("serves an app that is launched again", function()
    S:get("/x", { body = "x" })
    launchAsking(function(R) R "/x" end)
    app = app:relaunch()
    app:advance(1)
    assert.are.equal(1, #heard)
    assert.are.equal(2, #S.requests)
  end)
end)

describe("URL", function()
  it("W-054 writes a query", function()
    local components = URLComponents { string = "https://ex.com/s" }
    components.queryItems = { URLQueryItem("q", "a b&c=d+é"), URLQueryItem("e"), URLQueryItem("f", "") }
    assert.are.equal("https://ex.com/s?q=a%20b%26c%3Dd+%C3%A9&e&f=", components.string)
    assert.are.equal("a b&c=d+é", components.queryItems[1].value)
    assert.is_nil(components.queryItems[2].value)
  end)

  it("W-055 leads on from an address, and encodes what may not stand in one", function()
    assert.are.equal("https://ex.com/a/x?y=1", URL { string = "../x?y=1", relativeTo = URL { string = "https://ex.com/a/b/c" } }.absoluteString)
    assert.is_nil(URL { string = "" })
    assert.are.equal("a%20b", URL { string = "a b" }.absoluteString)
  end)

  it("has parts, and equal ones are equal", function()
    local url = URL { string = "https://ex.com:8080/a/b.json?x=1#top" }
    assert.are.same(
      { "https", "ex.com", 8080, "/a/b.json", "x=1", "top", "b.json", "json", false },
      { url.scheme, url.host, url.port, url.path, url.query, url.fragment, url.lastPathComponent, url.pathExtension, url.isFileURL })
    assert.are.equal(url, URL { string = "https://ex.com:8080/a/b.json?x=1#top" })
    assert.are.equal("/tmp/a", URL { fileURLWithPath = "/tmp" }:appendingPathComponent("a").path)
    assert.are.equal("file:///tmp/a/", URL { fileURLWithPath = "/tmp/a/" }.absoluteString)
    assert.are.equal("/tmp", URL { fileURLWithPath = "/tmp/a" }:deletingLastPathComponent().path)
  end)
end)

describe("Waiting", function()
  it("W-161 names the answer that never comes and the indicator that never stops", function()
    local server = Server { baseURL = "https://a.test" }
    server:get("/x", { latency = "never" })
    local app = launch({
      didFinishLaunching = function()
        local window = UIWindow {}
        local indicator = UIActivityIndicatorView { frame = { 10, 10, 20, 20 } }
        window:addSubview(indicator)
        window:makeKeyAndVisible()
        indicator:startAnimating()
        URLSession.shared:dataTask("https://a.test/x", function() end):resume()
      end,
    }, { network = server })
    local ok, message = pcall(app.settle, app, { timeout = 5 })
    assert.is_false(ok)
    assert.matches("GET https://a.test/x", message, 1, true)
    assert.matches("UIActivityIndicatorView", message, 1, true)
  end)
end)

describe("What a server can't take", function()
  it("is told with the value", function()
    local server = Server { baseURL = "https://a.test" }
    assert.raises('a request must be a method and a path, such as "GET /items", or "GET /**" for every path, got "GET"', function() server:hold "GET" end)
    assert.raises('such as "GET /items"', function() return server.requests "POST" end)
    assert.raises("the number of a request must be 1 or more, got 0", function() server:spoil(0, { status = 500 }) end)
    assert.raises("a table with the key 1; its keys are texts", function() server:get("/a", { headers = { "a" } }) end)
    for name, value in pairs { ["a b"] = "c", ["a:"] = "c", [""] = "c", a = "b\nc" } do
      assert.raises("names without blanks and colons, and values of one line", function() server:get("/a", { headers = { [name] = value } }) end)
    end
    assert.are.equal(0, server:hold("GET /**").count)
  end)
end)

describe("The table of a request", function()
  it("is the same one before and after its reply, and keeps a script's own fields", function()
    local server = Server { baseURL = "https://a.test" }
    server:get("/:id", { json = {} })
    local app = launch({ didFinishLaunching = function() end }, { network = server })
    URLSession.shared:dataTask("https://a.test/x", function() end):resume()
    app:advance(0.05)
    local first = server.requests[1]
    first.mine = "kept"
    assert.are.same({ "waiting", nil, "x" }, { first.state, first.status, first.params.id })
    app:advance(1)
    assert.are.equal(first, server.requests[1])
    assert.are.same({ "replied", 200, "kept" }, { server.requests[1].state, first.status, server.requests[1].mine })
    assert.are.equal(first, server:requests("GET /x")[1])
  end)
end)
