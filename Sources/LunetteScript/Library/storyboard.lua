-- UIStoryboard and segues: controllers and views that `lunette import` has made of a file of Interface Builder.
--
-- An imported file returns a table: `controllers` has a function for each scene, `nibs` one for each view and prototype cell, `segues` what leads
-- from one scene to another. Source: Apple, UIStoryboard, UIStoryboardSegue; docs/rules/controllers.md 22
local classNamed, load, setScene, sceneOf, onChoice, note = ...
local type, error, pcall, pairs, ipairs, setmetatable, tostring = type, error, pcall, pairs, ipairs, setmetatable, tostring
local class, NSObject = class, NSObject
local UIViewController, UITableViewController = UIViewController, UITableViewController
local UITableViewCell, UICollectionViewCell, UIScreen = UITableViewCell, UICollectionViewCell, UIScreen
local NSAttributedString, NSMutableAttributedString, UIColor = NSAttributedString, NSMutableAttributedString, UIColor
local sort = table.sort

local function refuse(level, text, ...) error((text):format(...), level + 1) end

-- A member of any object, or nil where it has none.
local function member(object, name)
  local ok, value = pcall(function() return object[name] end)
  if ok then return value end
  return nil
end

-- MARK: Classes

-- What stands in for a class that the app doesn't have: it shows what the file says, and no rows.
local nothing = {
  numberOfRowsInSection = function() return 0 end,
  numberOfItemsInSection = function() return 0 end,
  cellForRowAt = function() return UITableViewCell {} end,
  cellForItemAt = function() return UICollectionViewCell {} end,
  numberOfComponents = function() return 0 end,
  numberOfRowsInComponent = function() return 0 end,
}
local standIns = {}
local function standIn(name, base)
  local known = standIns[name]
  if known then return known end
  known = class(name, base)
  for method, body in pairs(nothing) do known[method] = body end
  standIns[name] = known
  return known
end

local function find(name, base)
  local known = classNamed(name)
  if known and known ~= standIns[name] then return known end
  note("Unknown class " .. name .. " in Interface Builder file.")
  return standIn(name, base)
end

-- MARK: Segues

local Segue = class("UIStoryboardSegue", NSObject)
function Segue:perform() if self.show then self.show() end end

local function named(controller) return tostring(controller):match "^<([%w_]+)" or tostring(controller) end

-- How each kind of segue shows its destination. Source: Apple, Storyboard segues
local kinds = {}
function kinds.show(source, destination) source:show(destination) end
function kinds.push(source, destination, _, animated)
  local navigation = source.navigationController
  if not navigation then
    refuse(3, "Push segues can only be used when the source controller is managed by an instance of UINavigationController.")
  end
  navigation:pushViewController(destination, animated)
end
function kinds.showDetail(source, destination) source:showDetailViewController(destination) end
kinds.replace = kinds.showDetail
function kinds.presentation(source, destination, _, animated) source:present(destination, animated) end
kinds.modal = kinds.presentation
function kinds.popoverPresentation(source, destination, sender, animated, definition)
  destination.modalPresentationStyle = "popover"
  local popover = destination.popoverPresentationController
  local anchor = definition.anchor or sender
  if popover and anchor then
    if member(anchor, "superview") then
      popover.sourceView, popover.sourceRect = anchor, anchor.bounds
    elseif member(anchor, "isEnabled") ~= nil then
      popover.barButtonItem = anchor
    end
  end
  source:present(destination, animated)
end
kinds.popover, kinds.custom = kinds.popoverPresentation, kinds.presentation

-- In a controller and all that it contains, the innermost first, and of several the one that is seen, or was last; not in one of them.
local function answering(controller, action, source, except)
  local children = member(controller, "viewControllers") or controller.children or {}
  local seen = member(controller, "selectedViewController")
  if seen and seen ~= except then
    local found = answering(seen, action, source)
    if found then return found end
  end
  for place = #children, 1, -1 do
    local found = children[place] ~= except and answering(children[place], action, source)
    if found then return found end
  end
  if controller ~= source and type(member(controller, action)) == "function" then return controller end
end

-- The nearest controller below, around or behind that has the method. Source: Apple, "Using Unwind Segues"
local function unwindTarget(source, action)
  local current, from = source, nil
  while current do
    local found = answering(current, action, source, from)
    if found then return found end
    current, from = current.parent or current.presentingViewController, current
  end
end

local function rootOf(controller)
  while controller.parent do controller = controller.parent end
  return controller
end

-- Dismisses what lies over the controller, and shows it in the containers around it.
local function goBack(source, target, animated)
  local root = rootOf(source)
  local presenter = rootOf(target) ~= root and root.presentingViewController
  while presenter and rootOf(presenter) ~= rootOf(target) do presenter = rootOf(presenter).presentingViewController end
  if presenter then
    presenter:dismiss(animated)
  elseif target.presentedViewController then
    target:dismiss(animated)
  end
  local child, around = target, target.parent
  while around do
    local top = member(around, "topViewController")
    if top and top ~= child then
      around:popToViewController(child, animated)
    elseif not top and member(around, "selectedViewController") then
      around.selectedViewController = child
    end
    child, around = around, around.parent
  end
end

local function unwind(definition, source, sender)
  local target = unwindTarget(source, definition.action)
  if not target then return end
  local segue = Segue { }
  segue.identifier, segue.source, segue.destination, segue.sender = definition.identifier, source, target, sender
  segue.sourceViewController, segue.destinationViewController = source, target
  source:prepareForSegue(segue, sender)
  target[definition.action](target, segue)
  goBack(source, target, definition.animates ~= false)
end

local function run(definition, source, sender, storyboard, show)
  if definition.kind == "unwind" then return unwind(definition, source, sender) end
  local destination = storyboard:scene(definition.to)
  if definition.style then destination.modalPresentationStyle = definition.style end
  if definition.transition then destination.modalTransitionStyle = definition.transition end
  local Kind = definition.class and find(definition.class, Segue) or Segue
  local segue = Kind {}
  segue.identifier, segue.source, segue.destination, segue.sender = definition.identifier, source, destination, sender
  segue.sourceViewController, segue.destinationViewController = source, destination
  local animates = definition.animates ~= false
  segue.show = show or function() (kinds[definition.kind] or kinds.show)(source, destination, sender, animates, definition) end
  source:prepareForSegue(segue, sender)
  segue:perform()
  return destination
end

-- The scene of a controller, or of one around it.
local function sceneAround(controller)
  while controller do
    local scene = sceneOf(controller)
    if scene then return scene, controller end
    controller = controller.parent
  end
end

local function definitionOf(controller, key)
  local scene = sceneOf(controller)
  local segues = scene and scene.storyboard.module.segues[scene.name]
  return segues and segues[key], scene
end

-- controller:performSegue(identifier, sender)
local function perform(controller, identifier, sender)
  local scene = sceneOf(controller)
  for _, definition in pairs(scene and scene.storyboard.module.segues[scene.name] or {}) do
    if definition.identifier == identifier then
      run(definition, controller, sender, scene.storyboard)
      return
    end
  end
  refuse(2, "Receiver (%s) has no segue with identifier '%s'", tostring(controller), tostring(identifier))
end

-- A touch has begun it: the controller may refuse.
local function performByTouch(controller, key, sender)
  local definition, scene = definitionOf(controller, key)
  if not definition then return end
  if controller:shouldPerformSegue(definition.identifier or "", sender) == false then return end
  run(definition, controller, sender, scene.storyboard)
end

-- The controller in whose view a cell is.
local function controllerOf(view)
  local responder = view
  while responder do
    responder = responder.next
    if responder and member(responder, "navigationItem") and sceneOf(responder) then return responder end
  end
end

-- MARK: What an imported file calls

local Storyboard = {}
local instances = { __index = Storyboard, __name = "UIStoryboard" }
local Class = {}

-- UIStoryboard.make("DetailView", UIView, { frame = ... }): an object of the app's class, or of the base class where the app has none.
function Class.make(name, base, properties) return find(name, base)(properties or {}) end

-- UIStoryboard.own(UITableViewController): an object of a class of its own, which may have fields.
function Class.own(base)
  return class("Imported" .. named(base), base) {}
end

-- UIStoryboard.nobody(): the owner of a nib that is made without one.
function Class.nobody() return standIn("NibOwner", NSObject) {} end

-- UIStoryboard.trigger(button, controller, "detail"): the touch of a control, an item, a recognizer or a cell begins the segue.
function Class.trigger(sender, controller, key, anchor)
  if member(sender, "reuseIdentifier") ~= nil or member(sender, "contentView") ~= nil then
    return onChoice(sender, function()
      local owner = controller or controllerOf(sender)
      if owner then performByTouch(owner, key, sender) end
    end)
  end
  local function begin() performByTouch(controller, key, anchor or sender) end
  if member(sender, "sendActions") then
    sender:addTarget(member(sender, "currentTitle") ~= nil and "touchUpInside" or "primaryActionTriggered", begin)
  elseif member(sender, "systemItem") ~= nil or member(sender, "customView") ~= nil or not member(sender, "addTarget") then
    sender.action = begin
  else
    sender:addTarget(begin)
  end
end

-- UIStoryboard.accessory(cell, controller, "info"): the touch of a cell's accessory button begins the segue.
function Class.accessory(sender, controller, key)
  onChoice(sender, function()
    local owner = controller or controllerOf(sender)
    if owner then performByTouch(owner, key, sender) end
  end, "accessory")
end

-- The embed segues of controllers whose views' objects are being made. They run when these are awake.
local waiting = setmetatable({}, { __mode = "k" })

local function embed(controller, container, key)
  local definition, scene = definitionOf(controller, key)
  if not definition then return end
  local destination = run(definition, controller, container, scene.storyboard, function() end)
  controller:addChild(destination)
  destination.view.frame = container.bounds
  destination.view.autoresizingMask = { "flexibleWidth", "flexibleHeight" }
  container:addSubview(destination.view)
  destination:didMoveToParent(controller)
end

-- UIStoryboard.embed(controller, container, "table"): the child of a container view.
function Class.embed(controller, container, key)
  local list = waiting[controller] or {}
  list[#list + 1] = { container, key }
  waiting[controller] = list
end

-- The objects of a controller's view are awake. Source: docs/rules/controllers.md 22, the order
local function awoken(controller)
  local list = waiting[controller]
  waiting[controller] = nil
  for _, one in ipairs(list or {}) do embed(controller, one[1], one[2]) end
end

-- UIStoryboard.assign(view, "layer.cornerRadius", 5): what the file says about properties of the app's own.
function Class.assign(object, path, value)
  local ok = pcall(function()
    local place, names = object, {}
    for name in path:gmatch "[%w_]+" do names[#names + 1] = name end
    for index = 1, #names - 1 do place = place[names[index]] end
    place[names[#names]] = value
  end)
  if not ok then note(tostring(object) .. " - this class is not key value coding-compliant for the key " .. path .. ".") end
end

-- UIStoryboard.set(UIButton.Configuration.filled(), { title = "Buy", ["background.cornerRadius"] = 4 }): the object with these properties.
function Class.set(object, values)
  local paths = {}
  for path in pairs(values) do paths[#paths + 1] = path end
  sort(paths)
  for _, path in ipairs(paths) do
    local place, last = object, path
    for before, after in path:gmatch "(%w+)%.(%w+)" do place, last = object[before], after end
    place[last] = values[path]
  end
  return object
end

-- UIStoryboard.color("Brand", color): the app's colour of this name, or what the file has for it.
function Class.color(name, usual)
  local ok, color = pcall(UIColor.named, name)
  return ok and color or usual
end

-- UIStoryboard.text { { "Hello ", { font = ... } }, { "you", {} } }: a text of several parts, each with attributes of its own.
function Class.text(parts)
  local text = NSMutableAttributedString { string = "" }
  for _, part in ipairs(parts) do text:append(NSAttributedString { string = part[1], attributes = part[2] }) end
  return text
end

-- UIStoryboard.rows(controller, tableView, sections): a table whose cells the file has. What the controller answers itself comes first.
function Class.rows(controller, tableView, sections)
  local source = {}
  function source.numberOfSections() return #sections end
  function source.numberOfRowsInSection(_, _, section) return #sections[section] end
  function source.cellForRowAt(_, _, path) return sections[path.section][path.row].cell end
  function source.titleForHeaderInSection(_, _, section) return sections[section].header end
  function source.titleForFooterInSection(_, _, section) return sections[section].footer end
  local hasHeights = false
  for _, section in ipairs(sections) do
    for _, row in ipairs(section) do hasHeights = hasHeights or row.height ~= nil end
  end
  if hasHeights then
    function source.heightForRowAt(_, _, path) return sections[path.section][path.row].height or tableView.rowHeight end
  end
  for name, method in pairs(source) do
    local own = member(controller, name)
    -- What every table controller answers is no answer of this one.
    if type(own) ~= "function" or own == nothing[name] or own == member(UITableViewController, name) then controller[name] = method end
  end
  tableView.dataSource, tableView.delegate = controller, controller
end

-- UIStoryboard.reference("Detail", "identifier"): a scene of another file.
function Class.reference(name, identifier)
  local ok, other = pcall(function() return Class.load(name) end)
  if not ok then
    note(other)
    return UIViewController {}
  end
  if identifier then return other:instantiateViewController(identifier) end
  return other:instantiateInitialViewController()
end

-- UIStoryboard.vary(view, function(pick) constraint.isActive = pick(true, { "compact", false, false }) end): what differs between size classes.
-- pick answers the value of the most special classes that fit: { width, height, value }, with false for any.
function Class.vary(view, apply)
  local function run(traits)
    apply(function(usual, ...)
      local best, most = usual, 0
      for _, variation in ipairs { ... } do
        local width, height = variation[1], variation[2]
        local fits = (not width or width == traits.horizontalSizeClass) and (not height or height == traits.verticalSizeClass)
        local count = (width and 1 or 0) + (height and 1 or 0)
        if fits and count > most then best, most = variation[3], count end
      end
      return best
    end)
  end
  run(UIScreen.main.traitCollection)
  view:registerForTraitChanges({ "horizontalSizeClass", "verticalSizeClass" }, function() run(view.traitCollection) end)
end

-- MARK: UIStoryboard

function Class.load(name)
  local module = load(name)
  if type(module) ~= "table" or type(module.controllers) ~= "table" then
    refuse(3, "the storyboard '%s' must be a file that lunette import has written, got %s", name, type(module))
  end
  return setmetatable({ name = name, module = module }, instances)
end

local function make(_, options)
  local name = type(options) == "table" and options.name or options
  if type(name) ~= "string" then refuse(2, "UIStoryboard takes { name = \"Main\" }, got %s", type(options)) end
  return Class.load(name)
end

-- A scene, made anew.
function Storyboard:scene(name)
  local build = self.module.controllers[name]
  if not build then refuse(2, "the storyboard '%s' has no scene '%s'", self.name, tostring(name)) end
  local controller = build(self)
  if sceneOf(controller) then return controller end
  setScene(controller, { storyboard = self, name = name })
  if self.module.nibs[name] then controller.nibName = self.name .. "#" .. name end
  local finish = self.module.relationships and self.module.relationships[name]
  if finish then finish(self, controller) end
  controller:awakeFromNib()
  return controller
end

function Storyboard:instantiateInitialViewController()
  local initial = self.module.initial
  return initial and self:scene(initial)
end

function Storyboard:instantiateViewController(identifier)
  local name = self.module.identifiers and self.module.identifiers[identifier]
  if not name then refuse(2, "Storyboard (%s) doesn't contain a view controller with identifier '%s'", self.name, tostring(identifier)) end
  return self:scene(name)
end

return setmetatable(Class, { __call = make, __name = "UIStoryboard", __metatable = "UIStoryboard" }), Segue,
  { perform = perform, awoken = awoken, storyboard = function(controller)
    local scene = sceneAround(controller)
    return scene and scene.storyboard
  end, tint = function(controller)
    local scene = sceneOf(controller)
    return scene and scene.storyboard.module.tintColor
  end }
