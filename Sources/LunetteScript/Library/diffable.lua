-- UITableViewDiffableDataSource: a data source that gets the sections and items to show, and finds the changes itself.
--
-- `apply` computes the changes between two snapshots in O(n) expected time and makes them as one batch of the table's updates.
-- Source: Apple, UITableViewDiffableDataSource
local difference, snapshots = ...
local type, tostring, error, setmetatable, pairs, ipairs = type, tostring, error, setmetatable, pairs, ipairs
local IndexPath, UIView = IndexPath, UIView

local NAME = "UITableViewDiffableDataSource"
local Source = {}
local instances = { __index = Source, __name = NAME }

local function refuse(level, text, ...) error((NAME .. ": " .. text):format(...), level + 1) end

local function make(_, options)
  if type(options) ~= "table" then refuse(2, "takes a table { tableView =, cellProvider = }, got %s", type(options)) end
  local source = setmetatable({ defaultRowAnimation = "automatic", shown = snapshots.new() }, instances)
  for name, value in pairs(options) do
    -- Besides its own options, any method of a data source is accepted: titleForHeaderInSection, commitEditingStyle, and so on.
    if name ~= "tableView" and name ~= "cellProvider" and name ~= "defaultRowAnimation" and type(value) ~= "function" then
      refuse(2, "has no option '%s'; it has tableView, cellProvider, defaultRowAnimation, and methods of a data source", tostring(name))
    end
    source[name] = value
  end
  if type(source.cellProvider) ~= "function" then
    refuse(2, "cellProvider must be a function(tableView, indexPath, id) that returns a cell, got %s", type(source.cellProvider))
  end
  if not source.tableView then refuse(2, "tableView is missing: the table view that shows the items") end
  source.tableView.dataSource = source
  return source
end

-- MARK: Methods that the table view calls

function Source:numberOfSections() return self.shown.order.count end
function Source:numberOfRowsInSection(_, section) return self.shown.sections[section].order.count end

function Source:cellForRowAt(tableView, indexPath)
  return self.cellProvider(tableView, indexPath, self:itemIdentifier(indexPath))
end

-- MARK: Queries

-- A copy of the snapshot that is shown, to be changed and applied.
function Source:snapshot() return snapshots.copy(self.shown) end

-- Returns nil where there is no such row.
function Source:itemIdentifier(indexPath)
  local section = self.shown.sections[indexPath.section]
  return section and section.items[indexPath.row]
end

local function places(self)
  if self.places then return self.places end
  local found = {}
  for s, section in ipairs(self.shown.sections) do
    for r, item in ipairs(section.items) do found[item] = IndexPath(s, r) end
  end
  self.places = found
  return found
end

-- Returns nil where there is no such item.
function Source:indexPath(id) return id ~= nil and places(self)[id] or nil end

function Source:sectionIdentifier(section)
  local found = self.shown.sections[section]
  return found and found.id
end

function Source:index(sectionId) return self.shown:indexOfSection(sectionId) end

-- MARK: Changes

-- The updates that lead from one snapshot to another: lists of section numbers, of index paths and of pairs of them.
--
-- A row can't be moved out of a deleted section or into an inserted one, nor be moved and reloaded at once: such a row is deleted
-- in its old place and inserted in its new one. A reloaded section takes all its rows with it.
local function plan(old, new)
  local changes = { deletedRows = {}, insertedRows = {}, reloadedRows = {}, movedRows = {} }
  changes.deletedSections, changes.insertedSections, changes.movedSections = difference(old.sectionIdentifiers, new.sectionIdentifiers)
  changes.reloadedSections = {}
  local isMoved = {}
  for _, pair in ipairs(changes.movedSections) do isMoved[old.sections[pair[1]].id] = true end
  -- A section that is moved and reloaded is deleted and inserted.
  local stays, kept = {}, {}
  for number, section in ipairs(old.sections) do
    local id = section.id
    if new.sectionOf[id] then
      if not new.reloadedSections[id] then
        stays[id] = true
      elseif isMoved[id] then
        changes.deletedSections[#changes.deletedSections + 1] = number
      else
        changes.reloadedSections[#changes.reloadedSections + 1] = number
      end
    end
  end
  for _, pair in ipairs(changes.movedSections) do
    if stays[old.sections[pair[1]].id] then
      kept[#kept + 1] = pair
    else
      changes.insertedSections[#changes.insertedSections + 1] = pair[2]
    end
  end
  changes.movedSections = kept

  local oldNumber, oldRow = {}, {}
  for number, section in ipairs(old.sections) do
    oldNumber[section.id] = number
    if stays[section.id] then
      for row, item in ipairs(section.items) do oldRow[item] = row end
    end
  end
  -- Whether an item can keep its row, perhaps in another place.
  local function lives(item)
    local from, to = old.home[item], new.home[item]
    return from and to and stays[from.id] and stays[to.id]
  end
  local function isHome(item) return lives(item) and old.home[item].id == new.home[item].id end

  local handled = {}
  for number, section in ipairs(new.sections) do
    if stays[section.id] then
      local from = oldNumber[section.id]
      local before = old.sectionOf[section.id].items
      local gone, came, moved = difference(before, section.items, isHome)
      local function move(item, path, target)
        if new.reloaded[item] then
          changes.deletedRows[#changes.deletedRows + 1] = path
          changes.insertedRows[#changes.insertedRows + 1] = target
        else
          changes.movedRows[#changes.movedRows + 1] = { path, target }
        end
        handled[item] = true
      end
      for _, row in ipairs(gone) do
        if not lives(before[row]) then changes.deletedRows[#changes.deletedRows + 1] = IndexPath(from, row) end
      end
      for _, row in ipairs(came) do
        local item, target = section.items[row], IndexPath(number, row)
        if lives(item) then
          move(item, IndexPath(oldNumber[old.home[item].id], oldRow[item]), target)
        else
          changes.insertedRows[#changes.insertedRows + 1] = target
        end
      end
      for _, pair in ipairs(moved) do move(section.items[pair[2]], IndexPath(from, pair[1]), IndexPath(number, pair[2])) end
    end
  end
  for item in pairs(new.reloaded) do
    if lives(item) and not handled[item] then
      changes.reloadedRows[#changes.reloadedRows + 1] = IndexPath(oldNumber[old.home[item].id], oldRow[item])
    end
  end
  return changes
end

local function isEmpty(changes)
  for _, list in pairs(changes) do
    if #list > 0 then return false end
  end
  return true
end

local function perform(table, changes, animation)
  table:deleteSections(changes.deletedSections, animation)
  table:insertSections(changes.insertedSections, animation)
  table:reloadSections(changes.reloadedSections, animation)
  for _, pair in ipairs(changes.movedSections) do table:moveSection(pair[1], pair[2]) end
  table:deleteRows(changes.deletedRows, animation)
  table:insertRows(changes.insertedRows, animation)
  table:reloadRows(changes.reloadedRows, animation)
  for _, pair in ipairs(changes.movedRows) do table:moveRow(pair[1], pair[2]) end
end

-- Shows a snapshot. `animated` is true where it is left out; without animation selection and offset are kept all the same.
-- `completion()` is called when the animation has ended.
function Source:apply(snapshot, animated, completion)
  if not snapshots.isSnapshot(snapshot) then
    refuse(2, "apply takes a snapshot, got %s; source:snapshot() makes one", type(snapshot))
  end
  local new = snapshots.copy(snapshot)
  for _, name in ipairs { "reloaded", "reloadedSections" } do
    for id in pairs(snapshot[name]) do new[name][id] = true end
  end
  local changes = plan(self.shown, new)
  local done = completion and function() completion() end
  local function show()
    self.shown, self.places = new, nil
    new.reloaded, new.reloadedSections = {}, {}
  end
  if isEmpty(changes) then
    show()
    if done then UIView.animate { duration = 0, animations = function() end, completion = done } end
    return
  end
  local function update()
    self.tableView:performBatchUpdates(function()
      show()
      perform(self.tableView, changes, self.defaultRowAnimation)
    end, done)
  end
  if animated == false then UIView.performWithoutAnimation(update) else update() end
end

return setmetatable({}, { __call = make, __name = NAME, __metatable = NAME }),
  setmetatable({}, { __call = function() return snapshots.new() end, __metatable = "NSDiffableDataSourceSnapshot" })
