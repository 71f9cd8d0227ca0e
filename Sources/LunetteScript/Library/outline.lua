-- NSDiffableDataSourceSectionSnapshot: the items of one section as an outline, of which the children of closed items are hidden.
--
-- Source: Apple, NSDiffableDataSourceSectionSnapshot; docs/rules/lists.md 2.1
local concat, move, sort = table.concat, table.move, table.sort
local type, tostring, error, setmetatable, getmetatable, rawget, pairs, ipairs =
  type, tostring, error, setmetatable, getmetatable, rawget, pairs, ipairs

local orders, showList = ...

local Tree, Getters = {}, {}
local NAME = "NSDiffableDataSourceSectionSnapshot"
-- Fewest ids of a list that isn't copied for its reader.
local LEAST_SHOWN = 32

local function show(id) return type(id) == "string" and '"' .. id .. '"' or tostring(id) end
local function refuse(level, text, ...) error((NAME .. ": " .. text):format(...), level + 1) end

local function checkList(ids, method)
  if type(ids) ~= "table" or getmetatable(ids) then refuse(3, "%s takes a list of ids, got %s", method, show(ids)) end
  for i = 1, #ids do
    if ids[i] == nil or ids[i] ~= ids[i] then refuse(3, "%s: an id can't be %s (position %d)", method, tostring(ids[i]), i) end
  end
end

-- The wording of the first sentence is UIKit's.
local function checkNew(self, ids)
  local seen = {}
  for i = 1, #ids do
    local id = ids[i]
    if self.parents[id] ~= nil or seen[id] then
      refuse(3, "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(%s)}", show(id))
    end
    seen[id] = true
  end
end

local function check(self, id, noun)
  if id == nil or self.parents[id] == nil then refuse(3, "there is no %s %s", noun or "item", show(id)) end
  return id
end

-- Fields: `parents` of items (false for a root), `children` of items (an order; false stands for the roots), `open` items, and `lists` that
-- were made for a reader.
local ROOT = false

local function childrenOf(self, parent)
  local order = self.children[parent]
  if not order then
    order = orders.new {}
    self.children[parent] = order
  end
  return order
end

local function idsOf(self, parent)
  local order = self.children[parent]
  return order and orders.list(order) or {}
end

-- At the end, or in front of a neighbour with the offset 0 and behind it with 1.
local function put(self, ids, parent, neighbour, offset)
  local order = childrenOf(self, parent)
  if neighbour == nil then orders.append(order, ids) else orders.insert(order, ids, neighbour, offset) end
  for i = 1, #ids do self.parents[ids[i]] = parent end
end

-- New items are closed. Without a parent they are roots.
function Tree:append(ids, parent)
  checkList(ids, "append")
  checkNew(self, ids)
  if parent ~= nil then check(self, parent, "parent") else parent = ROOT end
  put(self, ids, parent)
end

local function defineInsert(name, offset)
  Tree[name] = function(self, ids, item)
    checkList(ids, name)
    checkNew(self, ids)
    put(self, ids, self.parents[check(self, item)], item, offset)
  end
end
defineInsert("insertBefore", 0)
defineInsert("insertAfter", 1)

local function forget(self, id)
  for _, child in ipairs(idsOf(self, id)) do forget(self, child) end
  self.children[id], self.parents[id], self.open[id] = nil, nil, nil
end

-- Items go with all below them.
function Tree:delete(ids)
  checkList(ids, "delete")
  for i = 1, #ids do check(self, ids[i]) end
  for i = 1, #ids do
    local parent = self.parents[ids[i]]
    if parent ~= nil then
      local order = childrenOf(self, parent)
      orders.remove(order, { [ids[i]] = true }, 1)
      -- As if it had never had any.
      if order.count == 0 then self.children[parent] = nil end
      forget(self, ids[i])
    end
  end
end

function Tree:deleteAll()
  orders.changes = orders.changes + 1
  self.parents, self.children, self.open = {}, {}, {}
end

local function adopt(self, other, parent, as)
  local ids = idsOf(other, parent)
  checkNew(self, ids)
  put(self, ids, as)
  for _, id in ipairs(ids) do
    if other.open[id] then self.open[id] = true end
    adopt(self, other, id, id)
  end
end

-- The items of another snapshot take the place of an item's children.
function Tree:replace(parent, snapshot)
  check(self, parent, "parent")
  if type(snapshot) ~= "table" or getmetatable(snapshot) ~= NAME then refuse(2, "replace takes a section snapshot, got %s", type(snapshot)) end
  local old = idsOf(self, parent)
  for i = #old, 1, -1 do forget(self, old[i]) end
  self.children[parent] = nil
  adopt(self, snapshot, ROOT, parent)
end

function Tree:expand(ids)
  checkList(ids, "expand")
  orders.changes = orders.changes + 1
  for i = 1, #ids do self.open[check(self, ids[i])] = true end
end

function Tree:collapse(ids)
  checkList(ids, "collapse")
  orders.changes = orders.changes + 1
  for i = 1, #ids do self.open[check(self, ids[i])] = nil end
end

-- MARK: Queries

function Tree:contains(id) return id ~= nil and self.parents[id] ~= nil end
function Tree:isExpanded(id) return self.open[check(self, id)] == true end

-- Whether all above an item are open.
function Tree:isVisible(id)
  local parent = self.parents[check(self, id)]
  while parent ~= ROOT do
    if not self.open[parent] then return false end
    parent = self.parents[parent]
  end
  return true
end

-- 0 for a root.
function Tree:level(id)
  local level, parent = 0, self.parents[check(self, id)]
  while parent ~= ROOT do level, parent = level + 1, self.parents[parent] end
  return level
end

-- Nil for a root.
function Tree:parent(id) return self.parents[check(self, id)] or nil end

local function collect(self, parent, all, result)
  for _, id in ipairs(idsOf(self, parent)) do
    result[#result + 1] = id
    if all or self.open[id] then collect(self, id, all, result) end
  end
  return result
end

-- A list that is made once and shown to its readers until an order changes.
local function listed(self, name, make)
  local known = self.lists[name]
  if not known or known.changes ~= orders.changes then
    known = { ids = make(), changes = orders.changes }
    self.lists[name] = known
  end
  return known
end

local function shown(self, name, make)
  local ids = listed(self, name, make).ids
  return #ids < LEAST_SHOWN and move(ids, 1, #ids, 1, {}) or showList(ids)
end

local function allItems(self)
  return listed(self, "items", function() return collect(self, ROOT, true, {}) end)
end

function Getters.items(self) return shown(self, "items", function() return collect(self, ROOT, true, {}) end) end
function Getters.visibleItems(self) return shown(self, "visibleItems", function() return collect(self, ROOT, false, {}) end) end
function Getters.rootItems(self)
  return shown(self, "rootItems", function()
    local roots = idsOf(self, ROOT)
    return move(roots, 1, #roots, 1, {})
  end)
end

-- The place among all items, from 1; nil where there is no such item.
function Tree:index(id)
  local known = allItems(self)
  if not known.places then
    known.places = {}
    for place, other in ipairs(known.ids) do known.places[other] = place end
  end
  return known.places[id]
end

local metatable = { __name = NAME, __metatable = NAME, __lunette_caches = { lists = true } }
local function new() return setmetatable({ parents = {}, children = {}, open = {}, lists = {} }, metatable) end

-- What is below an item, as a snapshot of its own.
function Tree:snapshot(parent, includingParent)
  check(self, parent)
  local result = new()
  if includingParent then
    put(result, { parent }, ROOT)
    if self.open[parent] then result.open[parent] = true end
  end
  adopt(result, self, parent, includingParent and parent or ROOT)
  return result
end

-- The visible items have been put into another order: siblings follow it.
function Tree:follow(order)
  local rank = {}
  for i, id in ipairs(order) do rank[id] = i end
  orders.changes = orders.changes + 1
  for parent, order in pairs(self.children) do
    local place, list = {}, move(orders.list(order), 1, order.count, 1, {})
    for i, id in ipairs(list) do place[id] = i end
    sort(list, function(a, b)
      if rank[a] and rank[b] then return rank[a] < rank[b] end
      return place[a] < place[b]
    end)
    self.children[parent] = orders.new(list)
  end
end

-- A wrong name is an error, never nil. Source: docs/lua-api.md 1.6
function metatable.__index(self, name)
  local method = Tree[name]
  if method then return method end
  local getter = Getters[name]
  if getter then return getter(self) end
  local known = {}
  for other in pairs(Tree) do known[#known + 1] = other end
  for other in pairs(Getters) do known[#known + 1] = other end
  sort(known)
  refuse(2, "has no property or method '%s'; it has %s", tostring(name), concat(known, ", "))
end

function metatable.__newindex(_, name) refuse(2, "'%s' can't be assigned; call its methods", tostring(name)) end
function metatable.__tostring(self) return ("<%s %d items>"):format(NAME, #self.items) end

local function copy(tree)
  local result = new()
  adopt(result, tree, ROOT, ROOT)
  return result
end

local function of(ids)
  local result = new()
  result:append(move(ids, 1, #ids, 1, {}))
  return result
end

local function isTree(value) return type(value) == "table" and getmetatable(value) == NAME and rawget(value, "parents") ~= nil end

return { of = of, copy = copy, isTree = isTree }
