-- NSDiffableDataSourceSnapshot: the sections and items to show, in order, each identified by an id.
--
-- An id is any value but nil and NaN; no two items have the same id, nor two sections. Source: Apple, NSDiffableDataSourceSnapshot
local concat, insert, move, sort = table.concat, table.insert, table.move, table.sort
local type, tostring, error, setmetatable, getmetatable, rawget, pairs, ipairs =
  type, tostring, error, setmetatable, getmetatable, rawget, pairs, ipairs

local Snapshot = {}
local Getters = {}
local NAME = "NSDiffableDataSourceSnapshot"

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

local function placeOf(list, thing)
  for place = 1, #list do
    if list[place] == thing then return place end
  end
end

-- Inserts a list into another one, so that its first element becomes number `place`.
local function splice(list, added, place)
  move(list, place, #list, place + #added)
  move(added, 1, #added, place, list)
end

local function remove(list, isGone)
  local kept = 0
  for i = 1, #list do
    local thing = list[i]
    if not isGone[thing] then
      kept = kept + 1
      list[kept] = thing
    end
  end
  for i = #list, kept + 1, -1 do list[i] = nil end
end

local function copyList(list) return move(list, 1, #list, 1, {}) end

-- MARK: Sections

local function newSections(self, ids, place)
  local added = {}
  for i = 1, #ids do
    added[i] = { id = ids[i], items = {} }
    self.sectionOf[ids[i]] = added[i]
  end
  splice(self.sections, added, place)
end

function Snapshot:appendSections(ids)
  checkList(ids, "appendSections")
  checkNew(self.sectionOf, ids, "section", "a section is appended once")
  newSections(self, ids, #self.sections + 1)
end

local function defineSectionInsert(name, offset)
  Snapshot[name] = function(self, ids, section)
    checkList(ids, name)
    checkNew(self.sectionOf, ids, "section", "moveSection" .. name:sub(15) .. " moves it")
    newSections(self, ids, placeOf(self.sections, checkSection(self, section)) + offset)
  end
end
defineSectionInsert("insertSectionsBefore", 0)
defineSectionInsert("insertSectionsAfter", 1)

function Snapshot:deleteSections(ids)
  checkList(ids, "deleteSections")
  local gone = {}
  for i = 1, #ids do gone[checkSection(self, ids[i])] = true end
  for section in pairs(gone) do
    for _, item in ipairs(section.items) do
      self.home[item], self.reloaded[item] = nil, nil
    end
    self.sectionOf[section.id], self.reloadedSections[section.id] = nil, nil
  end
  remove(self.sections, gone)
end

local function defineSectionMove(name, offset)
  Snapshot[name] = function(self, id, other)
    local section, target = checkSection(self, id), checkSection(self, other)
    if section == target then return end
    remove(self.sections, { [section] = true })
    insert(self.sections, placeOf(self.sections, target) + offset, section)
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

local function newItems(self, ids, section, place)
  for i = 1, #ids do self.home[ids[i]] = section end
  splice(section.items, ids, place)
end

-- Without a section's id: to the last section.
function Snapshot:appendItems(ids, sectionId)
  checkList(ids, "appendItems")
  checkNew(self.home, ids, "item", "moveItemBefore and moveItemAfter move it")
  local section = self.sections[#self.sections]
  if sectionId ~= nil or not section then section = checkSection(self, sectionId) end
  newItems(self, ids, section, #section.items + 1)
end

local function defineItemInsert(name, offset)
  Snapshot[name] = function(self, ids, item)
    checkList(ids, name)
    checkNew(self.home, ids, "item", "moveItem" .. name:sub(12) .. " moves it")
    local section = checkItem(self, item)
    newItems(self, ids, section, placeOf(section.items, item) + offset)
  end
end
defineItemInsert("insertItemsBefore", 0)
defineItemInsert("insertItemsAfter", 1)

function Snapshot:deleteItems(ids)
  checkList(ids, "deleteItems")
  local gone, touched = {}, {}
  for i = 1, #ids do
    touched[checkItem(self, ids[i])] = true
    gone[ids[i]] = true
  end
  for section in pairs(touched) do remove(section.items, gone) end
  for id in pairs(gone) do
    self.home[id], self.reloaded[id] = nil, nil
  end
end

function Snapshot:deleteAllItems()
  self.sections, self.sectionOf, self.home, self.reloaded, self.reloadedSections = {}, {}, {}, {}, {}
end

local function defineItemMove(name, offset)
  Snapshot[name] = function(self, id, other)
    local from, to = checkItem(self, id), checkItem(self, other)
    if id == other then return end
    remove(from.items, { [id] = true })
    insert(to.items, placeOf(to.items, other) + offset, id)
    self.home[id] = to
  end
end
defineItemMove("moveItemBefore", 0)
defineItemMove("moveItemAfter", 1)

-- The items are reloaded: the table view asks for new cells.
function Snapshot:reloadItems(ids)
  checkList(ids, "reloadItems")
  for i = 1, #ids do
    checkItem(self, ids[i])
    self.reloaded[ids[i]] = true
  end
end

-- MARK: Queries

function Snapshot:itemIdentifiersInSection(id) return copyList(checkSection(self, id).items) end
function Snapshot:numberOfItemsInSection(id) return #checkSection(self, id).items end

-- The id of the section that holds an item; nil where there is no such item.
function Snapshot:sectionIdentifierContainingItem(id)
  local section = self.home[id]
  return section and section.id
end

-- Counted over all sections from 1; nil where there is no such item.
function Snapshot:indexOfItem(id)
  local before = 0
  for _, section in ipairs(self.sections) do
    if section == self.home[id] then return before + placeOf(section.items, id) end
    before = before + #section.items
  end
end

function Snapshot:indexOfSection(id)
  local section = self.sectionOf[id]
  return section and placeOf(self.sections, section)
end

function Getters.sectionIdentifiers(self)
  local ids = {}
  for i, section in ipairs(self.sections) do ids[i] = section.id end
  return ids
end

function Getters.itemIdentifiers(self)
  local ids = {}
  for _, section in ipairs(self.sections) do move(section.items, 1, #section.items, #ids + 1, ids) end
  return ids
end

function Getters.numberOfSections(self) return #self.sections end

function Getters.numberOfItems(self)
  local count = 0
  for _, section in ipairs(self.sections) do count = count + #section.items end
  return count
end

-- MARK: The object

local metatable = { __name = NAME, __metatable = NAME }

-- A wrong name is an error, never nil. Source: docs/lua-api.md 1.6
function metatable.__index(self, name)
  local method = Snapshot[name]
  if method then return method end
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

-- Fields: `sections`, each { id, items }; `sectionOf` and `home`, from ids to sections; the ids to be reloaded.
local function new()
  return setmetatable({ sections = {}, sectionOf = {}, home = {}, reloaded = {}, reloadedSections = {} }, metatable)
end

-- The copy has no ids to be reloaded, because those belong to one `apply`.
local function copy(snapshot)
  local result = new()
  for i, section in ipairs(snapshot.sections) do
    local twin = { id = section.id, items = copyList(section.items) }
    result.sections[i] = twin
    result.sectionOf[section.id] = twin
    for _, item in ipairs(twin.items) do result.home[item] = twin end
  end
  return result
end

local function isSnapshot(value) return type(value) == "table" and getmetatable(value) == NAME and rawget(value, "home") ~= nil end

return { new = new, copy = copy, isSnapshot = isSnapshot }
