local Names = require "parts.Names"

loads = (loads or 0) + 1

return { names = Names.list, maker = Names }
