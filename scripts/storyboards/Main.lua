-- Main.storyboard, digest a265f8d63493b380: made by lunette import.
-- luacheck: no max line length
local NAME = ...

local M = { controllers = {}, nibs = {}, relationships = {} }
M.initial = "start"
M.identifiers = {
  ["Start"] = "start",
  ["Detail"] = "detail",
}
M.segues = {
  ["start"] = {},
  ["teaListController"] = {
    ["detail"] = { kind = "show", to = "detail", identifier = "detail" },
    ["settings"] = { kind = "presentation", to = "settingsController", transition = "crossDissolve", identifier = "settings" },
    ["byHand"] = { kind = "show", to = "detail", identifier = "byHand" },
  },
  ["detail"] = {
    ["note"] = { kind = "embed", to = "noteController", identifier = "note" },
  },
  ["noteController"] = {},
  ["settingsController"] = {
    ["close"] = { kind = "unwind", action = "unwindToTeas", identifier = "close" },
  },
}

function M.controllers.start()
  local controller = UINavigationController {}
  controller.navigationBar.tintColor = "#CC331A"
  return controller
end

function M.relationships.start(storyboard, controller)
  controller.viewControllers = { storyboard:scene("teaListController") }
end

function M.controllers.teaListController()
  local controller = UIStoryboard.make("TeaListController", UITableViewController, { title = "Teas" })
  controller.navigationItem.title = "Teas"
  local barItem = UIBarButtonItem { title = "Settings" }
  controller.navigationItem.rightBarButtonItem = barItem
  UIStoryboard.trigger(barItem, controller, "settings")
  return controller
end

function M.controllers.detail()
  local controller = UIStoryboard.make("TeaController", UIViewController)
  return controller
end

function M.controllers.noteController()
  local controller = UIStoryboard.make("NoteController", UIViewController)
  return controller
end

function M.controllers.settingsController()
  local controller = UIStoryboard.make("SettingsController", UITableViewController, { style = "grouped" })
  return controller
end

M.nibs["teaListController"] = function(owner)
  local tableView = UITableView {
    rowHeight = 60,
    frame = { 0, 0, 375, 667 },
    autoresizingMask = { "flexibleWidth", "flexibleHeight" },
    backgroundColor = "white",
  }
  tableView:registerNib(UINib { name = NAME .. "#row" }, "row")
  tableView.dataSource = owner
  tableView.delegate = owner
  owner.view = tableView
  return { tableView }
end

M.nibs["row"] = function()
  local tableViewCell = UIStoryboard.make("TypeCell", UITableViewCell, { reuseIdentifier = "row" })
  local nameLabel = UILabel {
    translatesAutoresizingMaskIntoConstraints = false,
    text = "Tea",
    font = UIFont.boldSystemFont(17),
  }
  tableViewCell.contentView:addSubview(nameLabel)
  NSLayoutConstraint.activate {
    NSLayoutConstraint { item = nameLabel, attribute = "leading", toItem = tableViewCell.contentView, constant = 16 },
    NSLayoutConstraint { item = nameLabel, attribute = "centerY", toItem = tableViewCell.contentView },
  }
  tableViewCell.nameLabel = nameLabel
  UIStoryboard.trigger(tableViewCell, nil, "detail")
  return { tableViewCell }
end

M.nibs["detail"] = function(owner)
  local tapGestureRecognizer = UITapGestureRecognizer { numberOfTapsRequired = 2 }
  local view = UIView {
    frame = { 0, 0, 375, 667 },
    autoresizingMask = { "flexibleWidth", "flexibleHeight" },
    backgroundColor = "white",
  }
  local titleLabel = UILabel {
    translatesAutoresizingMaskIntoConstraints = false,
    text = "Tea",
    textAlignment = "center",
    font = UIFont.preferredFont("headline"),
    textColor = "#336699",
  }
  titleLabel:setContentHuggingPriority(251, "horizontal")
  titleLabel:setContentHuggingPriority(251, "vertical")
  view:addSubview(titleLabel)
  local stackView = UIStackView {
    translatesAutoresizingMaskIntoConstraints = false,
    distribution = "fillEqually",
    spacing = 10,
  }
  local button = UIButton { type = "system", frame = { 0, 0, 162.5, 44 } }
  button.titleLabel.font = UIFont.systemFont(15)
  button:setTitle("Brew", "normal")
  button:setTitleColor("#FF0000", "normal")
  UIStoryboard.assign(button, "layer.cornerRadius", 4)
  stackView:addArrangedSubview(button)
  local slider = UISlider { maximumValue = 100, minimumValue = 60, value = 70, frame = { 170.5, 0, 166.5, 45 } }
  stackView:addArrangedSubview(slider)
  view:addSubview(stackView)
  local mapView = UIView {
    translatesAutoresizingMaskIntoConstraints = false,
    clipsToBounds = true,
    isMultipleTouchEnabled = true,
  }
  view:addSubview(mapView)
  local container = UIView { translatesAutoresizingMaskIntoConstraints = false }
  view:addSubview(container)
  local label = UILabel {
    text = "fixed",
    frame = { 20, 600, 100, 21 },
    autoresizingMask = { "flexibleRightMargin", "flexibleTopMargin" },
    font = UIFont.systemFont(12, "light"),
  }
  view:addSubview(label)
  local heightConstraint = NSLayoutConstraint { item = titleLabel, attribute = "height", constant = 30 }
  NSLayoutConstraint.activate {
    heightConstraint,
    NSLayoutConstraint { item = stackView, attribute = "height", constant = 44 },
    NSLayoutConstraint { item = mapView, attribute = "height", constant = 200 },
    NSLayoutConstraint { item = container, attribute = "height", constant = 100 },
    NSLayoutConstraint { item = titleLabel, attribute = "top", toItem = view.safeAreaLayoutGuide, constant = 20 },
    NSLayoutConstraint { item = titleLabel, attribute = "leading", toItem = view.safeAreaLayoutGuide, constant = 20 },
    NSLayoutConstraint { item = view.safeAreaLayoutGuide, attribute = "trailing", toItem = titleLabel, constant = 20 },
    NSLayoutConstraint { item = stackView, attribute = "top", toItem = titleLabel, toAttribute = "bottom", constant = 16 },
    NSLayoutConstraint { item = stackView, attribute = "leading", toItem = titleLabel },
    NSLayoutConstraint { item = stackView, attribute = "trailing", toItem = titleLabel },
    NSLayoutConstraint { item = mapView, attribute = "top", toItem = stackView, toAttribute = "bottom", constant = 16 },
    NSLayoutConstraint { item = mapView, attribute = "leading", toItem = view },
    NSLayoutConstraint { item = view, attribute = "trailing", toItem = mapView },
    NSLayoutConstraint { item = container, attribute = "top", toItem = mapView, toAttribute = "bottom", constant = 10 },
    NSLayoutConstraint { item = container, attribute = "leading", toItem = view },
    NSLayoutConstraint { item = view, attribute = "trailing", toItem = container },
  }
  UIStoryboard.vary(view, function(pick)
    heightConstraint.constant = pick(30, { "regular", false, 60 })
  end)
  view:addGestureRecognizer(tapGestureRecognizer)
  owner.titleLabel = titleLabel
  owner.heightConstraint = heightConstraint
  owner.labels = {}
  owner.labels[#owner.labels + 1] = titleLabel
  owner.labels[#owner.labels + 1] = label
  tapGestureRecognizer:addTarget(owner, "twice")
  button:addTarget("touchUpInside", owner, "brew")
  slider:addTarget("valueChanged", owner, "heat")
  UIStoryboard.embed(owner, container, "note")
  owner.view = view
  return { view }
end

M.nibs["noteController"] = function(owner)
  local view = UIView {
    frame = { 0, 0, 375, 100 },
    autoresizingMask = { "flexibleWidth", "flexibleHeight" },
    backgroundColor = UIColor.groupTableViewBackground,
  }
  owner.view = view
  return { view }
end

M.nibs["settingsController"] = function(owner)
  local tableView = UITableView {
    rowHeight = 44,
    style = "grouped",
    frame = { 0, 0, 375, 667 },
    autoresizingMask = { "flexibleWidth", "flexibleHeight" },
  }
  local tableViewCell = UITableViewCell {}
  tableViewCell.textLabel.isMultipleTouchEnabled = true
  tableViewCell.textLabel.text = "Celsius"
  tableViewCell.textLabel.font = UIFont.systemFont(17)
  local tableViewCell2 = UITableViewCell {}
  local heatSwitch = UISwitch { translatesAutoresizingMaskIntoConstraints = false, isOn = true }
  tableViewCell2.contentView:addSubview(heatSwitch)
  local tableViewCell3 = UITableViewCell { accessoryType = "disclosureIndicator", style = "subtitle" }
  tableViewCell3.textLabel.isMultipleTouchEnabled = true
  tableViewCell3.textLabel.text = "Close"
  tableViewCell3.textLabel.font = UIFont.systemFont(17)
  tableViewCell3.detailTextLabel.isMultipleTouchEnabled = true
  tableViewCell3.detailTextLabel.text = "Back to the teas"
  tableViewCell3.detailTextLabel.font = UIFont.systemFont(12)
  UIStoryboard.rows(owner, tableView, {
    {
      header = "Water",
      footer = "Not too hot",
      { cell = tableViewCell },
      { cell = tableViewCell2, height = 80 },
    },
    {
      header = "Away",
      { cell = tableViewCell3 },
    },
  })
  NSLayoutConstraint.activate {
    NSLayoutConstraint { item = heatSwitch, attribute = "leading", toItem = tableViewCell2.contentView, constant = 16 },
    NSLayoutConstraint { item = heatSwitch, attribute = "top", toItem = tableViewCell2.contentView, constant = 20 },
  }
  tableView.dataSource = owner
  tableView.delegate = owner
  owner.heatSwitch = heatSwitch
  UIStoryboard.trigger(tableViewCell3, owner, "close")
  owner.view = tableView
  return { tableView }
end

return M
