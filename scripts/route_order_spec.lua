-- Of the routes that fit a request the one answers that was added last. Source: docs/rules/world.md 2
describe("of many routes", function()
  local server, app

  local function answer(address)
    local text
    URLSession.shared:dataTask(address, function(data, _, error) text = data or error.code end):resume()
    app:settle()
    return text
  end

  before_each(function()
    server = Server { baseURL = "https://a.test/v1" }
    app = launch({ didFinishLaunching = function() end }, { network = server })
  end)

  it("the last one answers that fits, whatever forms they have", function()
    server:get("/**", { body = "all" })
    server:get("/items/7", { body = "seven" })
    server:get("/items/:id", { body = "any" })
    server:get("/items/8", { body = "eight" })
    server:get("https://b.test/items/8", { body = "other host" })
    server:get("/*/9", { body = "nine" })
    server:get("/items/9", { body = "twice" }, { times = 1 })
    server:get("/", { body = "root" })
    assert.are.same(
      { "any", "eight", "twice", "nine", "all", "root", "root", "other host" },
      {
        answer "https://a.test/v1/items/7", answer "https://a.test/v1/items/8", answer "https://a.test/v1/items/9", answer "https://a.test/v1/items/9",
        answer "https://a.test/v1/a/b/9", answer "https://a.test/v1", answer "https://a.test/v1/", answer "https://b.test/items/8",
      })
  end)

  it("a route that is added later is found, also one that an answer adds", function()
    server:get("/a%20b", { body = "first" })
    assert.are.equal("first", answer "https://a.test/v1/a%20b")
    server:get("/c", function()
      server:get("/c", { body = "new" })
      return { body = "old" }
    end)
    assert.are.equal("old", answer "https://a.test/v1/c")
    assert.are.equal("new", answer "https://a.test/v1/c")
    server:get("/a%20b", { body = "second" })
    assert.are.equal("second", answer "https://a.test/v1/a%20b")
  end)
end)
