-- Prints values.lua anew, after a change of the toolchain that is meant: lunette run --quiet scripts/words/print.lua > scripts/words/values.lua
local forms = require "words.forms"

print "-- How locales write dates, numbers and words: printed by print.lua, and compared by words_values_spec.lua.\nreturn {"
for _, locale in ipairs(require "words.locales") do
  print("  " .. locale .. " = {")
  for _, line in ipairs(forms(locale)) do print(("    %q,"):format(line)) end
  print "  },"
end
print "}"
