-- Apps that ask several hosts: docs/rules/world.md 2.

describe("a server for several hosts", function()
  local function app(server, ...)
    local addresses, got = { ... }, {}
    local started = launch({
      didFinishLaunching = function()
        for place, address in ipairs(addresses) do
          URLSession.shared:dataTask(address, function(data, _, err) got[place] = err and err.code or data end):resume()
        end
      end,
    }, { network = server })
    return started, got
  end

  it("answers whole addresses, and everywhere without an address of its own", function()
    local server = Server { baseURL = "https://api.test" }
    server:get("/items", { body = "items" })
    server:get("https://cdn.test/:name", function(request) return { body = request.params.name } end)
    local started, got = app(server, "https://api.test/items", "https://cdn.test/a.png")
    started:settle()
    assert.are.same({ "items", "a.png" }, got)
    local everywhere = Server {}
    everywhere:get("/items", { body = "here" })
    started, got = app(everywhere, "https://api.test/items", "https://other.test/items")
    started:settle()
    assert.are.same({ "here", "here" }, got)
  end)

  it("gives the line to add for another host", function()
    local server = Server { baseURL = "https://api.test" }
    server:get("/items", { body = "items" })
    local started = app(server, "https://cdn.test/a.png")
    local message = "nobody answers GET https://cdn.test/a.png: the nearest route is GET /items (the host is cdn.test, not api.test; segment 1: 'a.png', not 'items'). "
      .. 'Add server:get("https://cdn.test/a.png", { json = {} })'
    assert.raises(message, function() started:settle() end)
  end)
end)
