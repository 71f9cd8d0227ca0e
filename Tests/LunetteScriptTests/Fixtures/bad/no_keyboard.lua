-- expect: bad/no_keyboard.lua:4: nobody takes the keyboard: no text field is first responder; tap one first

local app = launch { numberOfRowsInSection = function() return 3 end, cellForRowAt = function() return UITableViewCell {} end }
app:type "hello"
