-- a nib with the header of a section
return function()
  local header = UITableViewHeaderFooterView { reuseIdentifier = "h" }
  header.contentView.backgroundColor = "yellow"
  return header
end
