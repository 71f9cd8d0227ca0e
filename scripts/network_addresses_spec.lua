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
end)
