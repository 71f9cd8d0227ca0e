local words = require "words"

return { list = { words.first, "Two" }, words = words }
