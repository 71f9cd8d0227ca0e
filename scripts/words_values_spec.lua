-- Some 500 values that locales write, as they were when they were kept: another version of ICU shows as a difference.
-- After one that is meant: scripts/words/print.lua.

local forms = require "words.forms"
local kept = require "words.values"

describe("Dates, numbers and words", function()
  for _, locale in ipairs(require "words.locales") do
    it("are those of " .. locale, function() assert.are.same(kept[locale], forms(locale)) end)
  end

  it("are 500 and more", function()
    local count = 0
    for _, lines in pairs(kept) do count = count + #lines end
    assert.is_true(count >= 500)
  end)
end)
