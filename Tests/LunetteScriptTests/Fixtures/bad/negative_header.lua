-- expect: bad/negative_header.lua:7: section header height must not be negative - provided height for section 1 is -5 (in heightForHeaderInSection for section 1)

launch {
  numberOfRowsInSection = function() return 3 end,
  cellForRowAt = function() return UITableViewCell {} end,
  titleForHeaderInSection = function() return "A" end,
  heightForHeaderInSection = function() return -5 end,
}
