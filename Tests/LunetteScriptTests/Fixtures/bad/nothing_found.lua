-- expect: bad/nothing_found.lua:11: nothing on the screen matches "Appel" (did you mean "Apple"?); the texts on the screen are: "Apple"

local app = launch {
  numberOfRowsInSection = function() return 1 end,
  cellForRowAt = function()
    local cell = UITableViewCell {}
    cell.textLabel.text = "Apple"
    return cell
  end,
}
app:find "Appel"
