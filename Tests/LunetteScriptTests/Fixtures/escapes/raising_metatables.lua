-- holds
-- Wherever the host reads a script's table, it reads it raw: nothing of the script runs there, and nothing it raises gets in between.
local function raise() error("the host asked a metatable") end
local trap = { __index = raise, __newindex = raise, __len = raise, __pairs = raise, __call = raise, __eq = raise }
local app = launch(setmetatable({ numberOfRowsInSection = function() return 1 end, cellForRowAt = function() return UITableViewCell {} end }, trap))
local view = UIView { frame = setmetatable({ 0, 0, 10, 10 }, trap) }
assert(view.frame == CGRect { 0, 0, 10, 10 })
app:tap(setmetatable({ 10, 10 }, trap))
