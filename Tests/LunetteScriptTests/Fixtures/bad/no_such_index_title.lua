-- expect: bad/no_such_index_title.lua:8: the section index has no title 3; it has 1 "A", 2 "B"

local app = launch {
  numberOfRowsInSection = function() return 3 end,
  cellForRowAt = function() return UITableViewCell {} end,
  sectionIndexTitles = function() return { "A", "B" } end,
}
app:tap { indexTitle = 3 }
