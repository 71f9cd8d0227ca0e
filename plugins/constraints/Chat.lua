-- Bubbles that are as wide as their text needs, at most three quarters of the table; the cells measure themselves.
local messages = {
  { "Is the lamp still on?", mine = false },
  { "It is. I can see it from the other side of the harbour, over the roofs, when the fog lifts a little.", mine = true },
  { "Good.", mine = false },
  { "Then we wait until the morning, and go when the tide turns. Bring the long rope, and something warm to drink.", mine = false },
  { "And the map?", mine = true },
}

---@class constraints.Bubble: UITableViewCell
---@overload fun(properties?: table): constraints.Bubble
local Bubble = class("Bubble", UITableViewCell)

function Bubble:init()
  local content = self.contentView
  self.bubble = UIView { translatesAutoresizingMaskIntoConstraints = false, accessibilityIdentifier = "bubble" }
  self.label = UILabel { numberOfLines = 0, translatesAutoresizingMaskIntoConstraints = false }
  self.bubble.layer.cornerRadius = 12
  content:addSubview(self.bubble)
  self.bubble:addSubview(self.label)
  local views = { bubble = self.bubble, label = self.label }
  self.left = self.bubble.leadingAnchor:constraint("==", content.leadingAnchor, 12)
  self.right = self.bubble.trailingAnchor:constraint("==", content.trailingAnchor, -12)
  NSLayoutConstraint.activate {
    NSLayoutConstraint.constraints { withVisualFormat = "V:|-4-[bubble]-4-|", views = views },
    NSLayoutConstraint.constraints { withVisualFormat = "V:|-8-[label]-8-|", views = views },
    NSLayoutConstraint.constraints { withVisualFormat = "H:|-12-[label]-12-|", views = views },
    self.bubble.widthAnchor:constraint("<=", content.widthAnchor, { multiplier = 0.75 }),
  }
end

function Bubble:show(message)
  self.label.text = message[1]
  self.bubble.backgroundColor = message.mine and "#CDE8FF" or "#E9E9EB"
  self.left.isActive, self.right.isActive = not message.mine, message.mine
end

---@class constraints.Chat: UITableView
---@overload fun(properties?: table): constraints.Chat
local Chat = class("Chat", UITableView)

function Chat:init()
  self:register(Bubble, "bubble")
  self.separatorStyle = "none"
  self.rowHeight = UITableView.automaticDimension
  self.estimatedRowHeight = 44
  self.source = {
    numberOfRowsInSection = function() return #messages end,
    cellForRowAt = function(_, tableView, path)
      local cell = tableView:dequeueReusableCell("bubble", path)
      cell:show(messages[path.row])
      return cell
    end,
  }
  self.dataSource = self.source
end

return Chat
