-- Forms of calls as Swift has them. Source: docs/lua-api.md 1.15; Apple, Task, NSTextCheckingResult, Notification, UndoManager
describe("tasks", function()
  it("have a priority, before or after the function or in a table, which tasks made in them inherit", function()
    local app, told = launchWindow(), {}
    local function notePriority() told[#told + 1] = Task.currentPriority end
    Task(notePriority)
    Task({ priority = "high" }, function()
      notePriority()
      Task(notePriority)
      Task.detached(notePriority)
    end)
    Task(notePriority, { priority = "background" })
    Task { priority = "userInitiated", operation = notePriority }
    Task.detached({ priority = "utility" }, notePriority)
    app:settle()
    assert.are.same({ "background", "high", "high", "medium", "medium", "userInitiated", "utility" }, (function() table.sort(told) return told end)())
    assert.error_matches(function() Task({ priority = "urgent" }, notePriority) end, '"high", "medium", "low"')
    assert.error_matches(function() Task { priority = "high" } end, "must be a function")
  end)
end)

describe("a match", function()
  it("has a range that is also a function of its groups", function()
    local match = NSRegularExpression { pattern = "(b)(c)|(d)" }:firstMatch "abc"
    assert.are.same({ 2, 3 }, { match.range[1], match.range[2] })
    assert.are.equal(1, match.range.location)
    assert.are.equal(2, match:range(2).location)
    assert.are.equal(2, match:range { at = 2 }.location)
    assert.is_nil(match:range(3))
    assert.error_matches(function() match:range(9) end, "argument 1 'index' must be a number from 0 to 3, got 9")
    assert.are.equal("bc", NSString.substring("abc", match.range))
  end)
end)

describe("a notification", function()
  it("is posted as a whole", function()
    local app = launchWindow()
    local heard = {}
    NotificationCenter.default:addObserver("done", function(n) heard[#heard + 1] = { n.name, n.object, n.userInfo and n.userInfo.count } end)
    NotificationCenter.default:post(Notification { name = "done", object = app.window, userInfo = { count = 3 } })
    NotificationCenter.default:post(Notification { name = "done" })
    assert.are.same({ { "done", app.window, 3 }, { "done" } }, heard)
    assert.error_matches(function() Notification {} end, "name = a string")
  end)
end)

describe("an undo manager", function()
  it("takes Swift's labels", function()
    local app, undone, target = launchWindow(), {}, {}
    local manager = UndoManager {}
    manager:registerUndo { withTarget = target, handler = function(object) undone[#undone + 1] = object end }
    app:advance(0.1)
    manager:undo()
    assert.are.equal(target, undone[1])
  end)
end)

describe("the main actor", function()
  it("runs a function on the main thread, and returns what it returns", function()
    local app, told = launchWindow(), {}
    Task.detached(function()
      told[1] = Thread.isMainThread
      local a, b = MainActor.run(function() return Thread.isMainThread, UILabel { text = "x" }.text end)
      told[2], told[3], told[4] = a, b, Thread.isMainThread
      local ok, problem = pcall(function() MainActor.run(function() error(URLError "timedOut") end) end)
      told[5], told[6] = ok, problem.code
    end)
    app:settle()
    assert.are.same({ false, true, "x", false, false, "timedOut" }, told)
  end)
end)
