-- expect: bad/no_section_index.lua:4: no table on the screen shows a section index, so a title of it can't be a target

local app = launch { numberOfRowsInSection = function() return 3 end, cellForRowAt = function() return UITableViewCell {} end }
app:tap { indexTitle = 1 }
