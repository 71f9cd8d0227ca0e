-- expect: bad/unknown_identifier.lua:6: unable to dequeue a cell with identifier fruit - must register a nib or a class for the identifier or connect a prototype cell in a storyboard (in cellForRowAt for row 1.1)

launch {
  numberOfRowsInSection = function(self, tableView, section) return 3 end,
  cellForRowAt = function(self, tableView, indexPath)
    local cell = tableView:dequeueReusableCell("fruit", indexPath)
    return cell
  end,
}
