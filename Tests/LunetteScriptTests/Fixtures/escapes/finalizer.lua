-- expect: escapes/finalizer.lua:3: setmetatable: '__gc' is not available to scripts; release things where they end
-- Code that runs whenever memory is collected would run inside the host.
setmetatable({}, { __gc = print })
