-- What a plugin's callback raises keeps its kind on the way through the host to the test.
local function open(picked)
  return launch {
    numberOfRowsInSection = function() return 3 end,
    cellForRowAt = function(self, tableView, indexPath)
      local cell = UITableViewCell {}
      cell.textLabel.text = "row " .. indexPath.row
      return cell
    end,
    didSelectRowAt = picked,
  }
end

describe("a callback of the test's own plugin", function()
  it("fails the test with an assertion", function()
    open(function(self, tableView, indexPath) assert.are.equal(1, indexPath.row) end):tap "row 2"
  end)

  it("skips the test when it is pending", function()
    open(function() pending("until rows can be picked") end):tap "row 2"
  end)

  it("ends the test with an error", function()
    open(function() error("no such row") end):tap "row 2"
  end)

  it("leaves a caught failure to the test", function()
    local app = open(function() assert.is_true(false) end)
    assert.error_matches(function() app:tap "row 1" end, "expected: true")
  end)
end)

describe("the next test", function()
  local app

  it("launches an app and moves its clock", function()
    app = open()
    app:advance(2)
    assert.near(2, app.time, 0.02)
  end)

  it("starts at time 0, and the app before is closed", function()
    assert.near(0, open().time, 0.02)
    assert.has_error(function() app:advance(1) end)
  end)
end)
