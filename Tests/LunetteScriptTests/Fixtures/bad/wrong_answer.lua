-- expect: bad/wrong_answer.lua:6: willSelectRowAt for row 1.1 must return an IndexPath, got the string "yes"

local app = launch {
  numberOfRowsInSection = function() return 3 end,
  cellForRowAt = function() return UITableViewCell {} end,
  willSelectRowAt = function() return "yes" end,
}
app:tap { 160, 20 }
