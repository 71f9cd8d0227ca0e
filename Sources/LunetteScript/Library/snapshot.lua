-- NSDiffableDataSourceSnapshot: the sections and items to show, in order, each identified by an id.
--
-- An id is any value but nil and NaN; no two items have the same id, nor two sections. Source: Apple, NSDiffableDataSourceSnapshot
local concat, move, sort = table.concat, table.move, table.sort
local type, tostring, error, setmetatable, getmetatable, rawget, pairs, ipairs =
  type, tostring, error, setmetatable, getmetatable, rawget, pairs, ipairs

local orders, showList = ...
local newOrder, listOf, placeOf, append, insert, remove =
  orders.new, orders.list, orders.place, orders.append, orders.insert, orders.remove

local Snapshot = {}
local Getters = {}
local NAME = "NSDiffableDataSourceSnapshot"
-- Fewest ids of a list that isn't copied for its reader.
local LEAST_SHOWN = 32

local function show(id) return type(id) == "string" and '"' .. id .. '"' or tostring(id) end

-- Errors point at the line that called the method: the method calls `refuse` through one helper at most.
local function refuse(level, text, ...) error((NAME .. ": " .. text):format(...), level + 1) end

local function checkList(ids, method)
  if type(ids) ~= "table" or getmetatable(ids) then refuse(3, "%s takes a list of ids, got %s", method, show(ids)) end
  for i = 1, #ids do
    if ids[i] == nil or ids[i] ~= ids[i] then refuse(3, "%s: an id can't be %s (position %d)", method, tostring(ids[i]), i) end
  end
end

-- The wording of the first sentence is UIKit's.
local function checkNew(known, ids, noun, word)
  local seen = {}
  for i = 1, #ids do
    local id = ids[i]
    if known[id] or seen[id] then
      refuse(3, "Fatal: supplied %s identifiers are not unique. Duplicate identifiers: {(%s)}. %s", noun, show(id),
        known[id] and "It is in the snapshot already: " .. word or "It is in the list twice")
    end
    seen[id] = true
  end
end

local function checkSection(self, id)
  local section = self.sectionOf[id]
  if section then return section end
  local known = {}
  for i, other in ipairs(self.sections) do known[i] = show(other.id) end
  refuse(3, "there is no section %s; there %s", show(id),
    #known == 0 and "are none yet: appendSections comes first" or "are " .. concat(known, ", "))
end

local function checkItem(self, id)
  local section = self.home[id]
  if not section then refuse(3, "there is no item %s", show(id)) end
  return section
end

local function copyList(list) return move(list, 1, #list, 1, {}) end

-- A section: `id`, `order` of its items, and `items` as a list.
local sectionFields = { __index = function(self, name) return name == "items" and listOf(rawget(self, "order")) or nil end }
local function newSection(id, items) return setmetatable({ id = id, order = newOrder(items) }, sectionFields) end

-- MARK: Sections

-- A section has so many more items, or fewer.
local function grow(self, section, count)
  self.total = self.total + count
  local starts = self.starts
  if not starts then return end
  -- Where the sections have other places since, the counts are of no more use.
  if starts.places == self.order.places then orders.add(starts.counts, starts.places[section], count) else self.starts = false end
end

local function newSections(self, ids)
  local added = {}
  for i = 1, #ids do
    added[i] = newSection(ids[i], {})
    self.sectionOf[ids[i]] = added[i]
  end
  return added
end

function Snapshot:appendSections(ids)
  checkList(ids, "appendSections")
  checkNew(self.sectionOf, ids, "section", "a section is appended once")
  append(self.order, newSections(self, ids))
  if self.starts then for _ = 1, #ids do orders.extend(self.starts.counts, 0) end end
end

local function defineSectionInsert(name, offset)
  Snapshot[name] = function(self, ids, section)
    checkList(ids, name)
    checkNew(self.sectionOf, ids, "section", "moveSection" .. name:sub(15) .. " moves it")
    local neighbour = checkSection(self, section)
    insert(self.order, newSections(self, ids), neighbour, offset)
  end
end
defineSectionInsert("insertSectionsBefore", 0)
defineSectionInsert("insertSectionsAfter", 1)

function Snapshot:deleteSections(ids)
  checkList(ids, "deleteSections")
  local gone, count = {}, 0
  for i = 1, #ids do
    local section = checkSection(self, ids[i])
    if not gone[section] then count = count + 1 end
    gone[section] = true
  end
  for section in pairs(gone) do
    for _, item in ipairs(section.items) do
      self.home[item], self.reloaded[item], self.reconfigured[item] = nil, nil, nil
    end
    grow(self, section, -section.order.count)
    self.sectionOf[section.id], self.reloadedSections[section.id] = nil, nil
  end
  remove(self.order, gone, count)
end

local function defineSectionMove(name, offset)
  Snapshot[name] = function(self, id, other)
    local section, target = checkSection(self, id), checkSection(self, other)
    if section == target then return end
    remove(self.order, { [section] = true }, 0)
    insert(self.order, { section }, target, offset)
  end
end
defineSectionMove("moveSectionBefore", 0)
defineSectionMove("moveSectionAfter", 1)

-- The sections are reloaded, with all their items.
function Snapshot:reloadSections(ids)
  checkList(ids, "reloadSections")
  for i = 1, #ids do
    checkSection(self, ids[i])
    self.reloadedSections[ids[i]] = true
  end
end

-- MARK: Items

local function newItems(self, ids, section)
  for i = 1, #ids do self.home[ids[i]] = section end
  grow(self, section, #ids)
end

-- Without a section's id: to the last section.
function Snapshot:appendItems(ids, sectionId)
  checkList(ids, "appendItems")
  checkNew(self.home, ids, "item", "moveItemBefore and moveItemAfter move it")
  local order = self.order
  local section = order.list and order.list[order.count] or order.last
  if sectionId ~= nil or not section then section = checkSection(self, sectionId) end
  newItems(self, ids, section)
  append(section.order, ids)
end

local function defineItemInsert(name, offset)
  Snapshot[name] = function(self, ids, item)
    checkList(ids, name)
    checkNew(self.home, ids, "item", "moveItem" .. name:sub(12) .. " moves it")
    local section = checkItem(self, item)
    newItems(self, ids, section)
    insert(section.order, ids, item, offset)
  end
end
defineItemInsert("insertItemsBefore", 0)
defineItemInsert("insertItemsAfter", 1)

function Snapshot:deleteItems(ids)
  checkList(ids, "deleteItems")
  local touched, all, counts = {}, {}, {}
  for i = 1, #ids do
    local section = checkItem(self, ids[i])
    local gone = touched[section]
    if not gone then
      gone = {}
      touched[section], all[#all + 1] = gone, section
    end
    if not gone[ids[i]] then counts[section] = (counts[section] or 0) + 1 end
    gone[ids[i]] = true
  end
  for _, section in ipairs(all) do
    remove(section.order, touched[section], counts[section])
    grow(self, section, -counts[section])
  end
  for i = 1, #ids do self.home[ids[i]], self.reloaded[ids[i]], self.reconfigured[ids[i]] = nil, nil, nil end
end

function Snapshot:deleteAllItems()
  self.order, self.sectionOf, self.home, self.reloaded, self.reloadedSections = newOrder {}, {}, {}, {}, {}
  self.reconfigured = {}
  self.total, self.starts, self.lists = 0, false, {}
end

local function defineItemMove(name, offset)
  Snapshot[name] = function(self, id, other)
    local from, to = checkItem(self, id), checkItem(self, other)
    if id == other then return end
    grow(self, from, -1)
    grow(self, to, 1)
    remove(from.order, { [id] = true }, 0)
    insert(to.order, { id }, other, offset)
    self.home[id] = to
  end
end
defineItemMove("moveItemBefore", 0)
defineItemMove("moveItemAfter", 1)

-- UIKit's names, with its labels: insertItems({ "b" }, { beforeItem = "a" }), moveSection("x", { afterSection = "y" }).
local function defineLabelled(name, what)
  local before, after = "before" .. what, "after" .. what
  Snapshot[name] = function(self, value, place)
    local isPlace = type(place) == "table"
    if isPlace and place[before] ~= nil then return Snapshot[name .. "Before"](self, value, place[before]) end
    if isPlace and place[after] ~= nil then return Snapshot[name .. "After"](self, value, place[after]) end
    refuse(2, "%s wants { %s = id } or { %s = id } after what it places, got %s", name, before, after, isPlace and "a table without them" or tostring(place))
  end
end
defineLabelled("insertItems", "Item")
defineLabelled("moveItem", "Item")
defineLabelled("insertSections", "Section")
defineLabelled("moveSection", "Section")

-- The items are reloaded: the table view asks for new cells.
function Snapshot:reloadItems(ids)
  checkList(ids, "reloadItems")
  for i = 1, #ids do
    checkItem(self, ids[i])
    self.reloaded[ids[i]] = true
  end
  self.lists.reloadedItemIdentifiers = nil
end

-- The items are asked for again, and keep their cells.
function Snapshot:reconfigureItems(ids)
  checkList(ids, "reconfigureItems")
  for i = 1, #ids do
    checkItem(self, ids[i])
    self.reconfigured[ids[i]] = true
  end
  self.lists.reconfiguredItemIdentifiers = nil
end

-- MARK: Queries

function Snapshot:itemIdentifiersInSection(id) return copyList(checkSection(self, id).items) end
function Snapshot:numberOfItemsInSection(id) return checkSection(self, id).order.count end

-- The id of the section that holds an item; nil where there is no such item.
function Snapshot:sectionIdentifierContainingItem(id)
  local section = self.home[id]
  return section and section.id
end

-- Counted over all sections from 1; nil where there is no such item.
function Snapshot:indexOfItem(id)
  local section = self.home[id]
  if not section then return nil end
  local order, place = self.order, orders.rawPlace(self.order, section)
  local starts = self.starts
  if not starts or starts.places ~= order.places then
    local counts = {}
    for i = 1, #order.gaps do counts[i] = 0 end
    for _, other in ipairs(self.sections) do counts[order.places[other]] = other.order.count end
    for i = 1, #counts do
      local above = i + (i & -i)
      if above <= #counts then counts[above] = counts[above] + counts[i] end
    end
    starts = { places = order.places, counts = counts }
    self.starts = starts
  end
  return orders.sum(starts.counts, place - 1) + placeOf(section.order, id)
end

function Snapshot:indexOfSection(id)
  local section = self.sectionOf[id]
  return section and placeOf(self.order, section)
end

-- Each reader gets a list of its own; a long one shows the same ids, which are collected once after a change.
local function defineList(name, collect)
  Getters[name] = function(self)
    local known = self.lists[name]
    if not known or known.changes ~= orders.changes then
      known = { ids = collect(self), changes = orders.changes }
      self.lists[name] = known
    end
    return #known.ids < LEAST_SHOWN and copyList(known.ids) or showList(known.ids)
  end
end

defineList("sectionIdentifiers", function(self)
  local ids = {}
  for i, section in ipairs(self.sections) do ids[i] = section.id end
  return ids
end)

defineList("itemIdentifiers", function(self)
  local ids = {}
  for _, section in ipairs(self.sections) do move(section.items, 1, section.order.count, #ids + 1, ids) end
  return ids
end)

-- The ids that are marked (reloaded, reconfigured), in the snapshot's order.
local function defineMarked(name, marks)
  defineList(name, function(self)
    local ids = {}
    for _, section in ipairs(self.sections) do
      for _, item in ipairs(section.items) do
        if self[marks][item] then ids[#ids + 1] = item end
      end
    end
    return ids
  end)
end
defineMarked("reloadedItemIdentifiers", "reloaded")
defineMarked("reconfiguredItemIdentifiers", "reconfigured")

function Getters.numberOfSections(self) return self.order.count end
function Getters.numberOfItems(self) return self.total end

-- MARK: The object

local metatable = { __name = NAME, __metatable = NAME, __lunette_caches = { lists = true, starts = true } }

-- A wrong name is an error, never nil. Source: docs/lua-api.md 1.6
function metatable.__index(self, name)
  local method = Snapshot[name]
  if method then return method end
  if name == "sections" then return listOf(self.order) end
  local getter = Getters[name]
  if getter then return getter(self) end
  local known = {}
  for other in pairs(Snapshot) do known[#known + 1] = other end
  for other in pairs(Getters) do known[#known + 1] = other end
  sort(known)
  refuse(2, "has no property or method '%s'; it has %s", tostring(name), concat(known, ", "))
end

function metatable.__newindex(_, name) refuse(2, "'%s' can't be assigned; call its methods", tostring(name)) end

function metatable.__tostring(self) return ("<%s %d items in %d sections>"):format(NAME, self.numberOfItems, self.numberOfSections) end

-- Fields: `order` of the sections, and `sections` as a list; `sectionOf` and `home`, from ids to sections; how many items there are in all; the
-- ids to be reloaded; `starts`, a tree of the sections' numbers of items by their places, or false;
-- `lists` of ids, as they were read last.
local function new()
  return setmetatable(
    { order = newOrder {}, sectionOf = {}, home = {}, reloaded = {}, reloadedSections = {}, reconfigured = {}, total = 0, starts = false, lists = {} }, metatable)
end

-- The copy has no ids to be reloaded, because those belong to one `apply`.
local function copy(snapshot)
  local result, sections = new(), {}
  for i, section in ipairs(snapshot.sections) do
    local twin = newSection(section.id, copyList(section.items))
    sections[i] = twin
    result.sectionOf[section.id] = twin
    for _, item in ipairs(twin.items) do result.home[item] = twin end
  end
  result.order, result.total = newOrder(sections), snapshot.total
  return result
end

local function isSnapshot(value) return type(value) == "table" and getmetatable(value) == NAME and rawget(value, "home") ~= nil end

return { new = new, copy = copy, isSnapshot = isSnapshot }
