-- A library as one finds them: a folder whose parts are named by the name under which it is required.
local name, path = ...
local words = require(name .. ".words")
return { name = name, path = path, say = function() return words.hello end }
