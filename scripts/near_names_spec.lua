-- The error for an old or misspelt name. The notes at the end of a run are in Tests/LunetteScriptTests/Contracts/NearNameTests.swift.

local function message(f)
  local ok, text = pcall(f)
  assert.is_false(ok)
  return tostring(text)
end

describe("a name that UIKit had once", function()
  it("leads to today's", function()
    local table = UITableView {}
    assert.matches("did you mean 'insertRows'", message(function() table:insertRowsAtIndexPaths({}, "fade") end))
    assert.matches("did you mean 'reloadRows'", message(function() table:reloadRowsAtIndexPaths({}, "fade") end))
    assert.matches("did you mean 'deselectRow'", message(function() table:deselectRowAtIndexPath(IndexPath(1, 1), true) end))
    assert.matches("did you mean 'dequeueReusableCell'", message(function() table:dequeueReusableCellWithIdentifier "x" end))
    assert.matches("did you mean 'cellForRow'", message(function() table:cellForRowAtIndexPath(IndexPath(1, 1)) end))
    assert.matches("did you mean 'isHidden'", message(function() UIView {}.hidden = true end))
    assert.matches("did you mean 'alpha'", message(function() UIView {}:setAlpha(0.5) end))
    assert.matches("did you mean 'isEnabled'", message(function() UIButton { enabled = false } end))
    assert.matches("did you mean 'animate'", message(function() UIView.animateWithDuration(0.3, function() end) end))
    assert.matches("did you mean 'present'", message(function() UIViewController {}:presentViewController(UIViewController {}, true) end))
    assert.matches("did you mean 'location'", message(function() UITapGestureRecognizer {}:locationInView(nil) end))
    assert.matches("did you mean 'systemFont'", message(function() UIFont.systemFontOfSize(12) end))
    assert.matches("did you mean 'backgroundColor'", message(function() UIView { backgroundColour = "red" } end))
  end)

  it("or to the nearest where there was none", function()
    assert.matches("did you mean 'text'", message(function() UILabel {}.txt = "a" end))
  end)
end)

describe("lunette.allowFields", function()
  it("takes names and lists of names, and nothing else", function()
    lunette.allowFields("titel", { "colour", "fram" })
    assert.has_error(function() lunette.allowFields(3) end)
  end)
end)

describe("a name of Foundation or UIKit that isn't simulated", function()
  it("says at its use what to write instead", function()
    -- The words are those of the error as the host shows it; in a spec pcall gives Lua's own.
    assert.matches("UIOffsetMake is not simulated", message(function() return UIOffsetMake(1, 2) end))
    assert.matches("safeAreaLayoutGuide", message(function() return UIViewController {}.topLayoutGuide end))
    assert.matches("write UILabel.appearance", message(function() return UIAppearance end))
    assert.matches("write RunLoop.main", message(function() return NSRunLoop end))
    assert.contains("write UIView.animate { duration = ..., animations = ... }", message(function() UIView.animate(0.3, print) end))
  end)

  it("exists where it is plain", function()
    assert.is_true(Thread.isMainThread)
    for _ = 1, 20 do
      local number = arc4random_uniform(3)
      assert.is_true(number >= 0 and number < 3)
    end
    assert.are.equal(CACurrentMediaTime(), CFAbsoluteTimeGetCurrent())
  end)
end)

describe("a long name of Foundation that is misspelt or isn't simulated", function()
  it("says so where it is read, also in a script's own pcall", function()
    assert.contains("did you mean 'URLSession'", message(function() return URLSesion.shared end))
    assert.contains("did you mean 'DateFormatter'", message(function() return DateFormater {} end))
    assert.contains("did you mean 'FileManager'", message(function() return FileManger.default end))
    assert.contains("FileHandle is not simulated", message(function() return FileHandle end))
  end)

  it("is no hindrance to names of the script's own", function()
    assert.is_nil(Timers)
    assert.is_nil(FileManagers)
    assert.is_nil(Host)
    assert.is_nil(SessionKeeper)
    assert.is_nil(MyDateFormatter)
  end)
end)
