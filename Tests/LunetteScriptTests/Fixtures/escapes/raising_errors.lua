-- holds
-- An error that can't be shown, or that raises another when it is shown, is an error all the same.
local function app(value) return { numberOfRowsInSection = function() error(value) end, cellForRowAt = function() end } end
local shows = { function() return nil end, function() error "again" end, function() error(setmetatable({}, { __tostring = error })) end }
for _, show in ipairs(shows) do assert(not pcall(launch, app(setmetatable({}, { __tostring = show, __name = 1 })))) end
