return { model = require "model" }
