-- A plugin that tells what it can see, and tries to leave something where others find it.
local seen = {}
for _, name in ipairs { "io", "debug", "package", "dofile", "loadfile", "os", "byName" } do seen[name] = _G[name] end
return {
  seen = seen,
  spill = function()
    byName = 1
    _G.byG = 1
    _ENV.byEnv = 1
    load("byLoad = 1")()
    rawset(_G, "byRawset", 1)
  end,
  launch = function() return launch "escape" end,
  numberOfRowsInSection = function() return 0 end,
  cellForRowAt = function() end,
}
