-- A method that refuses by answering nil: the one that never returns anything is noted, once.
local function list(willSelect)
  return launch {
    numberOfRowsInSection = function() return 3 end,
    cellForRowAt = function() return UITableViewCell {} end,
    willSelectRowAt = willSelect,
  }
end

local function tapTwice(app)
  app:tap { row = IndexPath(1, 1) }
  app:tap { row = IndexPath(1, 2) }
end

local function forgetful(_, _, indexPath) print("chosen", indexPath) end

it("forgets to return", function() tapTwice(list(forgetful)) end)
it("forgets it again", function() tapTwice(list(forgetful)) end)
it("refuses on purpose", function() tapTwice(list(function() return nil end)) end)
it("agrees", function() tapTwice(list(function(_, _, indexPath) return indexPath end)) end)
it("returns now and then", function() tapTwice(list(function(_, _, indexPath) if indexPath.row == 2 then return indexPath end end)) end)
