-- The first screen of every plugin with words twice as long, beside a camera, and turned: nothing is cut or covered. Rules: docs/lint.md
local PLUGINS = {
  "album", "chain", "constraints", "contacts", "flyweight", "fruits", "gestures", "homepwner", "homepwner_classic", "layers", "layouts", "notes",
  "photos", "reminders", "settings", "shop", "shuffle", "signup", "timetypes", "tunnel",
}

-- A title between two buttons, and a footer below a list, have no room for twice as much.
local CUT = { homepwner = true, reminders = true } ---@type table<string, boolean>

describe("the first screen of", function()
  for _, plugin in ipairs(PLUGINS) do
    local function shows(options)
      local app = launch(plugin, options)
      app:settle()
      assert.lints(app)
      return app
    end

    if not CUT[plugin] then
      it(plugin .. " has room for long words", function()
        shows { device = "iPhone SE", language = "double", accessibility = { isBoldTextEnabled = false } }
      end)
    end

    it(plugin .. " is clear of the camera, also turned", function()
      local app = shows { device = "iPhone 16", language = "en" }
      app:rotateDevice "landscapeLeft"
      app:settle()
      assert.lints(app)
    end)
  end
end)
