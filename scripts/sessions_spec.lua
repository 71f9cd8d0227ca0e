-- Sessions as an app uses them besides plain requests: docs/rules/world.md 2.

local S, app ---@type any, any

-- An app that does this as it starts.
local function launchAsking(ask) app = launch({ didFinishLaunching = ask }, { network = S }) end

before_each(function() S = Server { baseURL = "https://a.test" } end)

describe("a session, as an app uses it", function()
  it("downloads in a task, into a file that stays until the app moves it", function()
    S:get("/f", { body = "hello" })
    local got, moved
    launchAsking(function()
      Task(function()
        local url, response = URLSession.shared:download "https://a.test/f"
        Task.sleep(1)
        got = { Data { contentsOf = url }, response.statusCode }
        moved = FileManager.default:moveItem(url, FileManager.default.temporaryDirectory:appendingPathComponent "mine")
      end)
    end)
    app:advance(2)
    assert.are.same({ "hello", 200 }, got)
    assert.is_true(moved)
    local failed
    S:offline(true)
    Task(function() failed = select(2, pcall(function() return URLSession.shared:download "https://a.test/f" end)) end)
    app:advance(1)
    assert.are.equal("notConnectedToInternet", failed.code)
  end)

  it("uploads bytes or a file, and tells how much has gone", function()
    S:post("/u", function(request) return { status = 201, body = tostring(#request.body) } end)
    local got, told = {}, {}
    local delegate = {
      didSendBodyData = function(_, _, _, sent, all, expected) told = { sent, all, expected } end,
      didCompleteWithError = function(_, _, _, error) told[4] = error == nil end,
    }
    launchAsking(function()
      local request = URLRequest { url = "https://a.test/u", httpMethod = "POST" }
      local file = FileManager.default.temporaryDirectory:appendingPathComponent "body"
      assert.is_true(Data.write(("z"):rep(5000), file))
      URLSession.shared:uploadTask(request, "\0\255", function(data) got[1] = data end):resume()
      URLSession.shared:uploadTask(request, file, function(data) got[2] = data end):resume()
      URLSession { delegate = delegate }:uploadTask(request, file):resume()
      Task(function() got[3] = URLSession.shared:upload(request, file) end)
    end)
    app:advance(1)
    assert.are.same({ "2", "5000", "5000" }, got)
    assert.are.same({ 5000, 5000, 5000, true }, told)
    local missing = URL { fileURLWithPath = "/var/mobile/nothing" }
    assert.raises("there is no file at", function() URLSession.shared:uploadTask("https://a.test/u", missing) end)
  end)

  it("tells how much of a download will come", function()
    S:get("/f", { body = ("x"):rep(100), bytesPerSecond = 100 })
    local told
    launchAsking(function()
      URLSession { delegate = { didWriteData = function(_, _, _, piece, all, expected) told = { piece > 0, all, expected } end } }
        :downloadTask("https://a.test/f"):resume()
    end)
    app:advance(3)
    assert.are.same({ true, 100, 100 }, told)
  end)

  it("is offline from the launch on where the server was before", function()
    S:get("/x", { body = "x" })
    S:offline(true)
    local waits, refused, late = 0, nil, nil
    launchAsking(function()
      URLSession.shared:dataTask("https://a.test/x", function(_, _, error) refused = error.code end):resume()
      local configuration = URLSessionConfiguration.default
      configuration.waitsForConnectivity = true
      URLSession { configuration = configuration, delegate = { taskIsWaitingForConnectivity = function() waits = waits + 1 end } }
        :dataTask("https://a.test/x", function(data) late = data end):resume()
    end)
    app:advance(1)
    assert.are.same({ "notConnectedToInternet", 1 }, { refused, waits })
    S:offline(false)
    app:advance(1)
    assert.are.equal("x", late)
  end)
end)

describe("a download that is cancelled by producing resume data", function()
  it("tells that there are none", function()
    local server = Server { baseURL = "https://a.test" }
    server:get("/big", { body = "x", latency = 1 })
    local app = launchWindow(function() end, { network = server })
    local told = {}
    local task = URLSession.shared:downloadTask("https://a.test/big", function(_, _, error) told[#told + 1] = error and "cancelled" end)
    task:resume()
    app:advanceFrames(1)
    task:cancel(function(data) told[#told + 1] = data == nil and "no data" or "data" end)
    assert.are.same({}, told)
    app:settle()
    table.sort(told)
    assert.are.same({ "cancelled", "no data" }, told)
  end)

  it("can't invalidate the app's own one", function()
    S:get("/x", { body = "x" })
    local got = {}
    local function ask() URLSession.shared:dataTask("https://a.test/x", function(data, _, error) got[#got + 1] = data or error.code end):resume() end
    launchAsking(ask)
    URLSession.shared:invalidateAndCancel()
    URLSession.shared:finishTasksAndInvalidate()
    ask()
    app:settle()
    assert.are.same({ "x", "x" }, got)
  end)

  it("tells its delegate of its end once, after its last task", function()
    S:get("/x", { body = "x" })
    local heard = {}
    local delegate = {
      didCompleteWithError = function(_, _, _, error) heard[#heard + 1] = error and error.code or "done" end,
      didBecomeInvalidWithError = function(_, session, error) heard[#heard + 1] = tostring(session):match "%w+" .. " " .. tostring(error) end,
    }
    launchAsking(function() end)
    local function session() return URLSession { delegate = delegate } end
    local ending, cancelled, idle = session(), session(), session()
    ending:dataTask("https://a.test/x"):resume()
    ending:finishTasksAndInvalidate()
    app:settle()
    assert.are.same({ "done", "URLSession nil" }, heard)
    heard = {}
    cancelled:dataTask("https://a.test/x"):resume()
    cancelled:dataTask("https://a.test/x")
    cancelled:invalidateAndCancel()
    cancelled:invalidateAndCancel()
    assert.are.same({}, heard)
    app:settle()
    assert.are.same({ "cancelled", "cancelled", "URLSession nil" }, heard)
    heard = {}
    idle:invalidateAndCancel()
    app:settle()
    assert.are.same({ "URLSession nil" }, heard)
    heard = {}
    local both = session()
    both:dataTask("https://a.test/x"):resume()
    both:finishTasksAndInvalidate()
    both:invalidateAndCancel()
    app:settle()
    assert.are.same({ "cancelled", "URLSession nil" }, heard)
    assert.raises("Task created in a session that has been invalidated", function() idle:dataTask "https://a.test/x" end)
  end)

  it("sends what was suspended while it waited for the connection, when it goes on", function()
    S:get("/x", { body = "x" })
    local got
    launchAsking(function() end)
    S:offline(true)
    local configuration = URLSessionConfiguration.default
    configuration.waitsForConnectivity = true
    local task = URLSession { configuration = configuration }:dataTask("https://a.test/x", function(data) got = data end)
    task:resume()
    app:advance(1)
    task:suspend()
    S:offline(false)
    app:advance(1)
    assert.are.same({}, S.requests)
    task:resume()
    app:settle()
    assert.are.equal("x", got)
  end)

  it("shows a request as it is now, in a table that was read before", function()
    launchAsking(function() end)
    S:get("/x", { body = "x" })
    URLSession.shared:dataTask("https://a.test/x", function() end):resume()
    local request = S.requests[1]
    assert.are.same({ "waiting" }, { request.state, request.status, request.duration })
    app:settle()
    assert.are.same({ "replied", 200 }, { request.state, request.status })
    assert.near(0.1, request.duration, 0.001)
    URLSession.shared:dataTask("https://a.test/x", function() end):resume()
    local second = S.requests[2]
    app:terminate()
    assert.are.equal("cancelled", second.state)
  end)
end)
