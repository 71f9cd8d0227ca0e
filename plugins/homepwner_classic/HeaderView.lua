-- The nib of the list's header: its owner gets the buttons Edit and Add.
local WIDTH, HEIGHT, BUTTON = 320, 60, 100 -- points

return function(owner)
  local header = UIView { frame = { 0, 0, WIDTH, HEIGHT }, backgroundColor = "#F0F0F5" }
  owner.editButton = UIButton { title = "Edit", frame = { 0, 0, BUTTON, HEIGHT } }
  owner.editButton:addTarget("touchUpInside", owner, "toggleEditing")
  owner.addButton = UIButton { title = "Add", frame = { WIDTH - BUTTON, 0, BUTTON, HEIGHT }, autoresizingMask = "flexibleLeftMargin" }
  owner.addButton:addTarget("touchUpInside", owner, "addItem")
  header:addSubview(owner.editButton)
  header:addSubview(owner.addButton)
  return header
end
