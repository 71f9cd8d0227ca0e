-- UITableViewDiffableDataSource and UICollectionViewDiffableDataSource: data sources that get the sections and items to show, and find the
-- changes themselves.
--
-- `apply` computes the changes between two snapshots in O(n) expected time and makes them as one batch of the list's updates.
-- Source: Apple, UITableViewDiffableDataSource, UICollectionViewDiffableDataSource; docs/rules/lists.md 2
local difference, snapshots, trees, setOutline, libraryClass = ...
local type, tostring, error, setmetatable, pairs, ipairs = type, tostring, error, setmetatable, pairs, ipairs
local class, IndexPath, UIView, Thread, DispatchQueue = class, IndexPath, UIView, Thread, DispatchQueue

-- What both kinds have. A kind: `name`, `view` (its option that is the list), `options`, `perform`, which makes changes in the list.
local Source, TableSource, CollectionSource = {}, class "UITableViewDiffableDataSource", class "UICollectionViewDiffableDataSource"
local TABLE = { name = "UITableViewDiffableDataSource", view = "tableView", options = { defaultRowAnimation = "string" } }
local COLLECTION = {
  name = "UICollectionViewDiffableDataSource", view = "collectionView",
  options = { reorderingHandlers = "table", sectionSnapshotHandlers = "table", supplementaryViewProvider = "function" },
}

-- Of each source: `kind`, `list`, `shown` (its snapshot), `trees` (outlines by section), `places` (index paths by item, once they were asked
-- for), `moved` (the snapshot with the row that the user has moved, until it is the source's own). Fields of an app's classes have any names.
local states = setmetatable({}, { __mode = "k" })
-- What only remembers what others say is no part of an app's state.
local STATE = { __lunette_caches = { places = true } }

local function quoted(id) return type(id) == "string" and '"' .. id .. '"' or tostring(id) end

local function refuse(kind, level, text, ...) error((kind.name .. ": " .. text):format(...), level + 1) end

local function optionNames(kind)
  local names = { kind.view, "cellProvider" }
  for name in pairs(kind.options) do names[#names + 1] = name end
  table.sort(names, function(a, b) return (a == kind.view and "" or a) < (b == kind.view and "" or b) end)
  return table.concat(names, ", ")
end

local function given(kind, list, provider, level)
  if type(list) == "table" and getmetatable(list) == nil then
    if provider == nil then return list end
    local options = { cellProvider = provider }
    for name, value in pairs(list) do options[name] = value end
    return options
  end
  if type(list) ~= "userdata" then refuse(kind, level + 1, "takes a table { %s =, cellProvider = }, got %s", kind.view, type(list)) end
  return { [kind.view] = list, cellProvider = provider }
end

-- What an `init` does. It gets a table with options, or a list and a function, in UIKit's order.
local function initialize(source, kind, list, provider)
  -- Without an `init` of its own the constructor has called this one, which is no line of a script.
  local level = source.init == kind.init and 4 or 3
  local options = given(kind, list, provider, level)
  -- A class of an app's has a `super`. Its objects may have any fields.
  local isOwn = source.super ~= nil
  for name, value in pairs(options) do
    -- Besides its own options, any method of a data source is accepted: titleForHeaderInSection, commitEditingStyle, and so on.
    if not isOwn and name ~= kind.view and name ~= "cellProvider" and not kind.options[name] and type(value) ~= "function" then
      refuse(kind, level, "has no option '%s'; it has %s, and methods of a data source", tostring(name), optionNames(kind))
    end
    if kind.options[name] and type(value) ~= kind.options[name] then
      refuse(kind, level, "%s must be a %s, got %s", name, kind.options[name], type(value))
    end
    if source[name] ~= value then source[name] = value end
  end
  if type(source.cellProvider) ~= "function" then
    refuse(kind, level, "cellProvider must be a function(%s, indexPath, id) that returns a cell, got %s", kind.view, type(source.cellProvider))
  end
  if not source[kind.view] then refuse(kind, level, "%s is missing: the view that shows the items", kind.view) end
  states[source] = setmetatable({ kind = kind, list = source[kind.view], shown = snapshots.new(), trees = {} }, STATE)
  source[kind.view].dataSource = source
end

function TableSource:init(list, provider)
  if self.defaultRowAnimation == nil then self.defaultRowAnimation = "automatic" end
  initialize(self, TABLE, list, provider)
end

function CollectionSource:init(list, provider)
  self.reorderingHandlers, self.sectionSnapshotHandlers = self.reorderingHandlers or {}, self.sectionSnapshotHandlers or {}
  initialize(self, COLLECTION, list, provider)
end

TABLE.init, COLLECTION.init = TableSource.init, CollectionSource.init

local function stateOf(source)
  return states[source] or error("a diffable data source is used before its super.init: call DataSource.super.init(self, { tableView =, cellProvider = }) first", 3)
end

-- MARK: Methods that the list calls

function Source:numberOfSections() return stateOf(self).shown.order.count end
local function countIn(self, _, section) return stateOf(self).shown.sections[section].order.count end
TableSource.numberOfRowsInSection, CollectionSource.numberOfItemsInSection = countIn, countIn

function TableSource:cellForRowAt(tableView, indexPath)
  return self.cellProvider(tableView, indexPath, self:itemIdentifier(indexPath))
end

local toggle

-- Tells a list cell where in an outline its item stands.
local function showOutline(self, cell, section, id)
  local tree = stateOf(self).trees[section]
  if not tree or not tree:contains(id) then return end
  setOutline(cell, tree:level(id), tree:isExpanded(id), function() toggle(self, section, id) end)
end

function CollectionSource:cellForItemAt(view, indexPath)
  local section, id = stateOf(self).shown.sections[indexPath.section].id, self:itemIdentifier(indexPath)
  local cell = self.cellProvider(view, indexPath, id)
  if cell ~= nil then showOutline(self, cell, section, id) end
  return cell
end

function CollectionSource:viewForSupplementaryElementOfKind(view, kind, indexPath)
  local provider = self.supplementaryViewProvider
  return provider and provider(view, kind, indexPath)
end

local function handler(self, handlers, name)
  local found = self[handlers] and self[handlers][name]
  return type(found) == "function" and found or nil
end

-- An item goes only where the app allows it.
function CollectionSource:canMoveItemAt(_, indexPath)
  local mayMove = handler(self, "reorderingHandlers", "canReorderItem")
  return mayMove ~= nil and mayMove(self:itemIdentifier(indexPath)) and true or false
end

function CollectionSource:moveItemAt(_, from, to)
  local initial = self:snapshot()
  local final = self:snapshot()
  local id, target = self:itemIdentifier(from), final.sections[to.section].id
  final:deleteItems { id }
  local neighbour = final:itemIdentifiersInSection(target)[to.item]
  if neighbour ~= nil then final:insertItemsBefore({ id }, neighbour) else final:appendItems({ id }, target) end
  local state = stateOf(self)
  state.shown, state.places = snapshots.copy(final), nil
  local transactions = {}
  for number, section in ipairs(final.sections) do
    local gone, came, moved = difference(initial.sections[number].items, section.items)
    if #gone + #came + #moved > 0 then
      local tree = state.trees[section.id]
      if tree then tree:follow(section.items) end
      transactions[#transactions + 1] = {
        sectionIdentifier = section.id, initialSnapshot = trees.of(initial.sections[number].items), finalSnapshot = trees.of(section.items),
      }
    end
  end
  local transaction = { initialSnapshot = initial, finalSnapshot = final, sectionTransactions = transactions }
  local will, did = handler(self, "reorderingHandlers", "willReorder"), handler(self, "reorderingHandlers", "didReorder")
  if will then will(transaction) end
  if did then did(transaction) end
end

-- MARK: Queries

-- The value under UIKit's label where it stands in a table of its own: itemIdentifier { ["for"] = indexPath }.
local function unlabelledFor(value)
  if type(value) ~= "table" or getmetatable(value) ~= nil then return value end
  local key, labelled = next(value)
  return key == "for" and next(value, key) == nil and labelled or value
end

-- A copy of the snapshot that is shown, to be changed and applied; with a section's id, of the section's own.
function Source:snapshot(section)
  local state = stateOf(self)
  section = unlabelledFor(section)
  if section == nil then return snapshots.copy(state.shown) end
  local tree = state.trees[section]
  if tree then return trees.copy(tree) end
  local found = state.shown.sectionOf[section]
  return trees.of(found and found.items or {})
end

-- Returns nil where there is no such row.
function Source:itemIdentifier(indexPath)
  indexPath = unlabelledFor(indexPath)
  local section = stateOf(self).shown.sections[indexPath.section]
  return section and section.items[indexPath.row]
end

local function places(state)
  if state.places then return state.places end
  local found = {}
  for s, section in ipairs(state.shown.sections) do
    for r, item in ipairs(section.items) do found[item] = IndexPath(s, r) end
  end
  state.places = found
  return found
end

-- Returns nil where there is no such item.
function Source:indexPath(id) return id ~= nil and places(stateOf(self))[unlabelledFor(id)] or nil end

function Source:sectionIdentifier(section)
  local found = stateOf(self).shown.sections[unlabelledFor(section)]
  return found and found.id
end

function Source:index(sectionId) return stateOf(self).shown:indexOfSection(unlabelledFor(sectionId)) end

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
  changes.reconfiguredRows = {}
  for item in pairs(new.reconfigured) do
    if lives(item) and not new.reloaded[item] then
      changes.reconfiguredRows[#changes.reconfiguredRows + 1] = IndexPath(oldNumber[old.home[item].id], oldRow[item])
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

function TABLE.perform(source, list, changes)
  local animation = source.defaultRowAnimation
  list:deleteSections(changes.deletedSections, animation)
  list:insertSections(changes.insertedSections, animation)
  list:reloadSections(changes.reloadedSections, animation)
  for _, pair in ipairs(changes.movedSections) do list:moveSection(pair[1], pair[2]) end
  list:deleteRows(changes.deletedRows, animation)
  list:insertRows(changes.insertedRows, animation)
  list:reloadRows(changes.reloadedRows, animation)
  if #changes.reconfiguredRows > 0 then list:reconfigureRows(changes.reconfiguredRows) end
  for _, pair in ipairs(changes.movedRows) do list:moveRow(pair[1], pair[2]) end
end

function COLLECTION.perform(_, list, changes)
  list:deleteSections(changes.deletedSections)
  list:insertSections(changes.insertedSections)
  list:reloadSections(changes.reloadedSections)
  for _, pair in ipairs(changes.movedSections) do list:moveSection(pair[1], pair[2]) end
  list:deleteItems(changes.deletedRows)
  list:insertItems(changes.insertedRows)
  list:reloadItems(changes.reloadedRows)
  if #changes.reconfiguredRows > 0 then list:reconfigureItems(changes.reconfiguredRows) end
  for _, pair in ipairs(changes.movedRows) do list:moveItem(pair[1], pair[2]) end
end

-- What the marks of a snapshot say belongs to one `apply`.
local MARKS = { "reloaded", "reloadedSections", "reconfigured" }

local function withMarks(snapshot)
  local new = snapshots.copy(snapshot)
  for _, name in ipairs(MARKS) do
    for id in pairs(snapshot[name]) do new[name][id] = true end
  end
  return new
end

local function show(state, new)
  state.shown, state.places, state.moved = new, nil, nil
  for _, name in ipairs(MARKS) do new[name] = {} end
  -- An outline lasts as long as its section shows what it shows.
  for id, tree in pairs(state.trees) do
    local section = new.sectionOf[id]
    local gone, came, moved = difference(tree.visibleItems, section and section.items or {})
    if #gone + #came + #moved > 0 then state.trees[id] = nil end
  end
end

local function checkSnapshot(self, snapshot, method)
  if not snapshots.isSnapshot(snapshot) then
    refuse(stateOf(self).kind, 3, "%s takes a snapshot, got %s; source:snapshot() makes one", method, type(snapshot))
  end
end

-- A snapshot may be applied in the background: the list changes on the main thread. Source: Apple, UITableViewDiffableDataSource.apply
local function onMain(change, ...)
  if Thread.isMainThread then return change(...) end
  local values = table.pack(...)
  DispatchQueue.main:sync(function() change(table.unpack(values, 1, values.n)) end)
end

local function applyAll(self, snapshot, animated, completion)
  local state, new = stateOf(self), withMarks(snapshot)
  local changes = plan(state.moved or state.shown, new)
  local done = completion and function() completion() end
  if isEmpty(changes) then
    show(state, new)
    if done then UIView.animate { duration = 0, animations = function() end, completion = done } end
    return
  end
  local function update()
    state.list:performBatchUpdates(function()
      show(state, new)
      state.kind.perform(self, state.list, changes)
    end, done)
  end
  if animated == false then UIView.performWithoutAnimation(update) else update() end
end

-- The cells that stay look as their outline says now.
local function refreshOutlines(self, section)
  local state = stateOf(self)
  if not state.trees[section] then return end
  for _, path in ipairs(state.list.indexPathsForVisibleItems) do
    if self:sectionIdentifier(path.section) == section then
      local cell, id = state.list:cellForItem(path), self:itemIdentifier(path)
      if cell and id ~= nil then showOutline(self, cell, section, id) end
    end
  end
end

local function applySection(self, tree, section, animated, completion)
  if section == nil then refuse(COLLECTION, 3, "apply takes a section snapshot and the id of its section, got no id") end
  local new = self:snapshot()
  if not new.sectionOf[section] then new:appendSections { section } end
  new:deleteItems(new:itemIdentifiersInSection(section))
  for _, id in ipairs(tree.visibleItems) do
    if new:sectionIdentifierContainingItem(id) ~= nil then
      refuse(COLLECTION, 2, "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(%s)}. It is in section %s already: delete it there first",
        quoted(id), quoted(new:sectionIdentifierContainingItem(id)))
    end
  end
  new:appendItems(tree.visibleItems, section)
  stateOf(self).trees[section] = trees.copy(tree)
  applyAll(self, new, animated, completion)
  refreshOutlines(self, section)
end

local LABELS = { to = true, animatingDifferences = true, completion = true }

-- UIKit's labels in place of the arguments: { to = section, animatingDifferences = false }. Nil for another value, such as a section's id.
local function labelled(value)
  if type(value) ~= "table" or next(value) == nil then return nil end
  for key in pairs(value) do if not LABELS[key] then return nil end end
  return value
end

local function unlabelled(animated, completion)
  local labels = labelled(animated)
  if labels then return labels.animatingDifferences, labels.completion or completion end
  return animated, completion
end

-- Shows a snapshot. `animated` is true where it is left out; without animation selection and offset are kept all the same.
-- `completion()` is called when the animation has ended.
function TableSource:apply(snapshot, animated, completion)
  checkSnapshot(self, snapshot, "apply")
  onMain(applyAll, self, snapshot, unlabelled(animated, completion))
end

-- `apply(snapshot, animated, completion)`, or `apply(sectionSnapshot, section, animated, completion)`.
function CollectionSource:apply(snapshot, animated, completion, last)
  if trees.isTree(snapshot) then
    local labels = labelled(animated)
    if labels then return onMain(applySection, self, snapshot, labels.to, unlabelled(labels, completion)) end
    return onMain(applySection, self, snapshot, animated, completion, last)
  end
  checkSnapshot(self, snapshot, "apply")
  onMain(applyAll, self, snapshot, unlabelled(animated, completion))
end

local function reload(self, snapshot, completion)
  local state = stateOf(self)
  show(state, withMarks(snapshot))
  state.list:reloadData()
  if completion then UIView.animate { duration = 0, animations = function() end, completion = function() completion() end } end
end

-- Shows a snapshot as after a reload: all cells are asked for, nothing moves.
function Source:applySnapshotUsingReloadData(snapshot, completion)
  checkSnapshot(self, snapshot, "applySnapshotUsingReloadData")
  onMain(reload, self, snapshot, completion)
end

-- Opens or closes an item of an outline, as a tap on its sign does.
function toggle(self, section, id)
  local tree = stateOf(self).trees[section]
  tree = tree and trees.copy(tree)
  if not tree or not tree:contains(id) then return end
  local isOpen = tree:isExpanded(id)
  local may = handler(self, "sectionSnapshotHandlers", isOpen and "shouldCollapseItem" or "shouldExpandItem")
  if may and not may(id) then return end
  local will = handler(self, "sectionSnapshotHandlers", isOpen and "willCollapseItem" or "willExpandItem")
  if will then will(id) end
  if isOpen then
    tree:collapse { id }
  else
    local children = handler(self, "sectionSnapshotHandlers", "snapshotForExpandingParent")
    if children then
      local answer = children(id, tree:snapshot(id))
      if not trees.isTree(answer) then
        refuse(COLLECTION, 1, "snapshotForExpandingParent must return a NSDiffableDataSourceSectionSnapshot, got %s", type(answer))
      end
      tree:replace(id, answer)
    end
    tree:expand { id }
  end
  applySection(self, tree, section, true)
end

-- MARK: Rows that the user moves

-- The list calls these around an app's moveRowAt. In it the source has what it had before, as in Apple's sample "UITableView: Editing", while
-- the list has moved the row already: so the next `apply` compares with that. Without one the row stays where it was moved to.
function TableSource:__willMoveRow(from, to)
  local state = stateOf(self)
  local id, section = self:itemIdentifier(from), self:sectionIdentifier(to.section)
  if id == nil or section == nil then return end
  local new = self:snapshot()
  new:deleteItems { id }
  local next = new:itemIdentifiersInSection(section)[to.row]
  if next == nil then new:appendItems({ id }, section) else new:insertItemsBefore({ id }, next) end
  state.moved = new
end

function TableSource:__didMoveRow()
  local state = stateOf(self)
  if state.moved then show(state, state.moved) end
end

-- MARK: The classes

local function no() return false end
local function nothing() end

-- What a class of an app's reaches by `super` where it overrides the method. Whoever has none of them doesn't edit, move or title at all, so
-- the list doesn't find them. Source: Apple, UITableViewDiffableDataSource, UICollectionViewDiffableDataSource
local TABLE_DEFAULTS = {
  canEditRowAt = no, canMoveRowAt = no, commitEditingStyle = nothing, moveRowAt = nothing, titleForHeaderInSection = nothing,
  titleForFooterInSection = nothing, sectionIndexTitles = nothing, sectionForSectionIndexTitle = nothing,
}
local COLLECTION_DEFAULTS = { indexTitles = nothing, indexPathForIndexTitle = nothing }

for name, method in pairs(Source) do TableSource[name], CollectionSource[name] = method, method end

local function value(name, make) return setmetatable({}, { __call = make, __metatable = name }) end

return libraryClass(TableSource, TABLE_DEFAULTS), libraryClass(CollectionSource, COLLECTION_DEFAULTS),
  value("NSDiffableDataSourceSnapshot", function() return snapshots.new() end),
  value("NSDiffableDataSourceSectionSnapshot", function() return trees.of {} end)
