-- The smallest plugin: a data source; the host gives it a table that fills the window.
local fruits = {
  "Apple", "Apricot", "Banana", "Blackberry", "Blueberry", "Cherry", "Cranberry", "Date", "Elderberry", "Fig",
  "Grape", "Kiwi", "Lemon", "Lychee", "Mango", "Orange", "Papaya", "Peach", "Pear", "Plum",
}

return {
  name = "Fruits",
  description = "Twenty rows of 44 pt: the least that a table needs.",

  numberOfRowsInSection = function(self, tableView, section)
    return #fruits
  end,

  cellForRowAt = function(self, tableView, indexPath)
    local cell = tableView:dequeueReusableCell("fruit") or UITableViewCell { reuseIdentifier = "fruit" }
    cell.textLabel.text = fruits[indexPath.row]
    return cell
  end,

  didSelectRowAt = function(self, tableView, indexPath)
    print("picked", fruits[indexPath.row])
  end,
}
