-- Addresses that lead to no server: docs/rules/world.md 2.

describe("URLSession", function()
  local server, app ---@type any, any

  before_each(function()
    server = Server { baseURL = "https://a.test" }
    app = launch({ didFinishLaunching = function() end }, { network = server })
  end)

  local function failure(address)
    local heard
    URLSession.shared:dataTask(URL { string = address }, function(_, _, error) heard = error end):resume()
    app:settle()
    return heard
  end

  for _, address in ipairs { "items", "/items", "ftp://a.test/x", "mailto:a@b.c", "https:///x", "about:blank" } do
    it("has no way to " .. address, function()
      local error = failure(address)
      assert.are.same({ "unsupportedURL", -1002, "unsupported URL" }, { error.code, error.errorCode, error.localizedDescription })
      assert.are.same({}, server.requests)
    end)
  end

  it("fails with it where a server redirects to one", function()
    server:get("/old", { status = 302, headers = { Location = "ftp://a.test/x" } })
    assert.are.equal("unsupportedURL", failure("https://a.test/old").code)
  end)

  it("tells the tasks by their kind", function()
    server:get("/slow", { json = {}, latency = 5 })
    local url, counts = URL { string = "https://a.test/slow" }, nil
    URLSession.shared:dataTask(url, function() end):resume()
    URLSession.shared:downloadTask(url, function() end):resume()
    URLSession.shared:getTasksWithCompletionHandler(function(data, uploads, downloads) counts = { #data, #uploads, #downloads } end)
    app:advance(0.1)
    assert.are.same({ 1, 0, 1 }, counts)
  end)

  it("raises URLError's cancelled in a task that has been cancelled already", function()
    server:get("/x", { body = "x" })
    local codes = {}
    local task = Task(function()
      pcall(Task.sleep, { nanoseconds = 1e9 })
      for _, method in ipairs { "data", "download" } do
        local _, error = pcall(function() return URLSession.shared[method](URLSession.shared, "https://a.test/x") end)
        codes[#codes + 1] = error.errorCode
      end
    end)
    after(0.1, function() task:cancel() end)
    app:settle()
    assert.are.same({ -999, -999 }, codes)
    assert.are.same({}, server.requests)
  end)

  it("keeps the tables of requests that have ended", function()
    server:get("/x", { json = {}, latency = 1 })
    URLSession.shared:dataTask(URL { string = "https://a.test/x" }, function() end):resume()
    app:advance(0.5)
    assert.are.equal("waiting", server.requests[1].state)
    app:settle()
    assert.are.equal("replied", server.requests[1].state)
    assert.are.equal(server.requests[1], server.requests[1])
    assert.are.equal(server.requests[1], server:requests("GET /x")[1])
  end)

  it("lets go of a task's function when it has been called", function()
    server:get("/x", { json = {} })
    local kept = setmetatable({}, { __mode = "k" })
    for i = 1, 5 do
      local owner = { number = i }
      kept[owner] = true
      owner.task = URLSession.shared:dataTask(URL { string = "https://a.test/x" }, function() owner.isDone = true end)
      owner.task:resume()
    end
    app:settle()
    collectgarbage()
    app:advanceFrames(2)
    collectgarbage()
    assert.is_nil(next(kept))
  end)
end)

describe("A text that is an address", function()
  it("has the members of a URL", function()
    launchWindow(function() end)
    assert.are.equal("https://a.test/x?page=2", ("https://a.test/x"):appendingQueryItems({ URLQueryItem("page", "2") }).absoluteString)
    assert.is_false(("https://a.test/x").hasDirectoryPath)
    assert.are.equal("https://a.test/y", ("https://a.test/x/../y"):standardized().absoluteString)
    assert.is_nil(("a/x").hasDirectoryPath)
  end)

  it("has one part for a component, whose slashes are no borders", function()
    local url = URL { string = "https://a.test/a?x=1" }
    assert.are.equal("https://a.test/a/b%2Fc%20d?x=1", url:appending({ component = "b/c d" }).absoluteString)
    assert.are.equal("https://a.test/a/b/c%20d?x=1", url:appending({ path = "b/c d" }).absoluteString)
  end)
end)
