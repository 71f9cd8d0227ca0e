-- The error for an old or misspelt name. The notes at the end of a run are in Tests/LunetteScriptTests/Contracts/NearNameTests.swift.

describe("a name that UIKit had once", function()
  it("leads to today's", function()
    local table = UITableView {}
    assert.raises("did you mean 'insertRows'", function() table:insertRowsAtIndexPaths({}, "fade") end)
    assert.raises("did you mean 'reloadRows'", function() table:reloadRowsAtIndexPaths({}, "fade") end)
    assert.raises("did you mean 'deselectRow'", function() table:deselectRowAtIndexPath(IndexPath(1, 1), true) end)
    assert.raises("did you mean 'dequeueReusableCell'", function() table:dequeueReusableCellWithIdentifier "x" end)
    assert.raises("did you mean 'cellForRow'", function() table:cellForRowAtIndexPath(IndexPath(1, 1)) end)
    assert.raises("did you mean 'isHidden'", function() UIView {}.hidden = true end)
    assert.raises("did you mean 'alpha'", function() UIView {}:setAlpha(0.5) end)
    assert.raises("did you mean 'isEnabled'", function() UIButton { enabled = false } end)
    assert.raises("did you mean 'animate'", function() UIView.animateWithDuration(0.3, function() end) end)
    assert.raises("did you mean 'present'", function() UIViewController {}:presentViewController(UIViewController {}, true) end)
    assert.raises("did you mean 'location'", function() UITapGestureRecognizer {}:locationInView(nil) end)
    assert.raises("did you mean 'systemFont'", function() UIFont.systemFontOfSize(12) end)
    assert.raises("did you mean 'backgroundColor'", function() UIView { backgroundColour = "red" } end)
  end)

  it("or to the nearest where there was none", function()
    assert.raises("did you mean 'text'", function() UILabel {}.txt = "a" end)
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
    assert.raises("UIOffsetMake is not simulated", function() return UIOffsetMake(1, 2) end)
    assert.raises("safeAreaLayoutGuide", function() return UIViewController {}.topLayoutGuide end)
    assert.raises("write UILabel.appearance", function() return UIAppearance end)
    assert.raises("write RunLoop.main", function() return NSRunLoop end)
    assert.raises("write UIView.animate { duration = ..., animations = ... }", function() UIView.animate(0.3, print) end)
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
    assert.raises("did you mean 'URLSession'", function() return URLSesion.shared end)
    assert.raises("did you mean 'DateFormatter'", function() return DateFormater {} end)
    assert.raises("did you mean 'FileManager'", function() return FileManger.default end)
    assert.raises("FileHandle is not simulated", function() return FileHandle end)
  end)

  it("is no hindrance to names of the script's own", function()
    assert.is_nil(Timers)
    assert.is_nil(FileManagers)
    assert.is_nil(Host)
    assert.is_nil(SessionKeeper)
    assert.is_nil(MyDateFormatter)
  end)
end)

describe("A member of Foundation that there is not", function()
  it("says what to do instead", function()
    launchWindow()
    for words, use in pairs {
      ["there are no cookies"] = function() return URLRequest({ url = "https://a.test" }).httpShouldHandleCookies end,
      ["set httpBody"] = function() return URLRequest({ url = "https://a.test" }).httpBodyStream end,
      ["read allTasks"] = function() return URLSession.shared.tasks end,
      ["read Calendar.current.firstWeekday"] = function() return Locale.current.firstDayOfWeek end,
      ["write queue:sync(f)"] = function() return DispatchQueue.main.asyncAndWait end,
      ["use removeItem"] = function() return FileManager.default.trashItem end,
    } do
      assert.raises(words, use)
    end
  end)
end)
