-- holds
-- What a plugin sets as a global, by name, through _G, _ENV, load or rawset, neither its scenario nor another plugin sees.
local app = launch "escape"
app.delegate.spill()
for name in ("byName byG byEnv byLoad byRawset"):gmatch("%a+") do assert(_G[name] == nil, name .. " leaked") end
local other = launch "escape"
assert(other.delegate.seen.byName == nil and other.delegate.seen ~= app.delegate.seen)
assert(getmetatable(_G) == false, "the shared globals can be reached")
