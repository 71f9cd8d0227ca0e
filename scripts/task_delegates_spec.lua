-- Delegates of sessions and of single tasks. Source: Apple, URLSession.delegate, URLSessionTask.delegate, URLSession.data(for:delegate:)
describe("a session's delegate", function()
  local server, app

  before_each(function()
    server = Server { baseURL = "https://a.test" }
    server:get("/old", { status = 302, headers = { Location = "/new" } })
    server:get("/new", { body = "hello" })
    app = launch({ didFinishLaunching = function() end }, { network = server })
  end)

  it("is read, until it has heard of the session's end", function()
    local delegate = { didBecomeInvalidWithError = function() end }
    local session = URLSession { delegate = delegate }
    assert.are.equal(delegate, session.delegate)
    assert.is_nil(URLSession {}.delegate)
    assert.is_nil(URLSession.shared.delegate)
    session:invalidateAndCancel()
    app:settle()
    assert.is_nil(session.delegate)
  end)

  it("hears of a task what the task's own has no method for", function()
    local heard, session = {}, nil
    local common = {
      didReceiveData = function(_, _, _, data) heard[#heard + 1] = "session " .. data end,
      didCompleteWithError = function(_, s) heard[#heard + 1] = s == session and "session done" or "another" end,
    }
    local own = { didReceiveData = function(_, s, task, data) heard[#heard + 1] = (s == session and "task " or "another ") .. data end }
    session = URLSession { delegate = common }
    local task = session:dataTask "https://a.test/new"
    assert.is_nil(task.delegate)
    task.delegate = own
    assert.are.equal(own, task.delegate)
    task:resume()
    session:dataTask("https://a.test/new"):resume()
    app:settle()
    assert.are.same({ "task hello", "session done", "session hello", "session done" }, heard)
    assert.is_nil(task.delegate)
    task.delegate = own
    assert.is_nil(task.delegate)
  end)

  it("of a single task works without one of the session, and can be taken back", function()
    local count = 0
    local own = { didCompleteWithError = function() count = count + 1 end }
    for place = 1, 2 do
      local task = URLSession.shared:dataTask "https://a.test/new"
      task.delegate = own
      if place == 2 then task.delegate = nil end
      task:resume()
    end
    app:settle()
    assert.are.equal(1, count)
  end)

  it("is given to a call that waits", function()
    local redirected, result = {}, {}
    local own = { willPerformHTTPRedirection = function(_, _, _, _, request, done)
      redirected[#redirected + 1] = request.url.path
      done(request)
    end }
    Task(function()
      result[1] = URLSession.shared:data("https://a.test/old", own)
      result[2] = URLSession.shared:data { from = "https://a.test/old", delegate = own }
      result[3] = URLSession.shared:upload { ["for"] = "https://a.test/old", from = "", delegate = nil }
    end)
    app:settle()
    assert.are.same({ "/new", "/new" }, redirected)
    assert.are.equal("hello", result[1])
    assert.are.equal("hello", result[2])
  end)
end)
