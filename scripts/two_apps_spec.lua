-- Two apps and one server: docs/rules/world.md 2.

it("a server answers each of its apps, whichever was launched last", function()
  local S = Server { baseURL = "https://a.test" }
  S:get("/a", { json = { "one" }, latency = 0.3 })
  S:post("/b", { status = 204 })
  local function phone()
    local replies = {}
    local function ask(method, path)
      local request = URLRequest { url = URL { string = "https://a.test" .. path }, httpMethod = method }
      URLSession.shared:dataTask(request, function(_, response, error) replies[#replies + 1] = response and response.statusCode or error.code end):resume()
    end
    local phone = launchWindow(function(window)
      ask("GET", "/a")
      window:addSubview(UIButton { title = "Get", frame = { 0, 100, 100, 44 }, action = function() ask("GET", "/a") end })
      window:addSubview(UIButton { title = "Post", frame = { 0, 200, 100, 44 }, action = function() ask("POST", "/b") end })
    end, { network = S })
    return phone, replies
  end
  local one, heard = phone()
  local other, also = phone()
  one:tap "Post"
  one:wait(1)
  assert.are.same({ 204, 200 }, heard)
  assert.are.same({}, also)
  other:wait(1)
  other:tap "Post"
  other:wait(1)
  assert.are.same({ 200, 204 }, also)
  local hold = S:hold "GET /a"
  one:tap "Get"
  other:tap "Get"
  one:advance(1)
  other:advance(1)
  assert.are.equal(2, hold.count)
  hold:release()
  one:advance(0.1)
  other:advance(0.1)
  assert.are.equal(3, #heard)
  assert.are.equal(3, #also)
  assert.are.equal(6, #S.requests)
end)
