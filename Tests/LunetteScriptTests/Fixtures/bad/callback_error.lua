-- expect: bad/callback_error.lua:11: attempt to index a nil value (field '?') (in didSelectRowAt for row 1.2)

local items = { { text = "one" }, nil, { text = "three" } }

local app = launch {
  numberOfRowsInSection = function(self, tableView, section) return 3 end,
  cellForRowAt = function(self, tableView, indexPath)
    return UITableViewCell {}
  end,
  didSelectRowAt = function(self, tableView, indexPath)
    print("picked", items[indexPath.row].text)
  end,
}

app:tap { 160, 66 }
