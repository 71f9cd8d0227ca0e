-- The order of a snapshot's sections and items, and of the items of an outline.
local pairs, ipairs, setmetatable = pairs, ipairs, setmetatable

-- A state's hash has the things of an order one after the other, and not how many changes there were.
local Order = setmetatable({
  -- Of all orders: a list that was made of several is good until one of them changes.
  changes = 0,
}, { __lunette_caches = { changes = true } })
local metatable = { __lunette_order = true }

-- An order of things, each of which stands in it once: a list, or links from neighbour to neighbour, or both. Links are made when something
-- comes, goes or moves elsewhere than at the end, and the list anew when it is read: many such changes in a row cost as much each, however
-- long the list is. Fields: `count`; `list`; `places`, from things to places in the list as it was when they were first asked for; `gaps`, a tree with 1 at
-- each of these places whose thing has gone since; `first`, `last`, `after` and `before`, the links.
function Order.new(list) return setmetatable({ count = #list, list = list }, metatable) end

local function listOf(order)
  if order.list then return order.list end
  local list, after, thing = {}, order.after, order.first
  for i = 1, order.count do
    list[i] = thing
    thing = after[thing]
  end
  order.list = list
  return list
end
Order.list = listOf

-- A tree of sums: numbers at places from 1, of which one is changed or the first so many are added up in time that grows as the logarithm of their
-- count. Source: P. Fenwick, "A new data structure for cumulative frequency tables", 1994
local function sum(tree, place)
  local total = 0
  while place > 0 do
    total = total + tree[place]
    place = place & (place - 1)
  end
  return total
end

local function add(tree, place, number)
  while place <= #tree do
    tree[place] = tree[place] + number
    place = place + (place & -place)
  end
end

-- One more number at the end.
local function extend(tree, number)
  local place = #tree + 1
  tree[place] = number + sum(tree, place - 1) - sum(tree, place & (place - 1))
end
Order.sum, Order.add, Order.extend = sum, add, extend

-- The place that a thing had when places were first asked for, which only grows by what is appended: for a tree of its things. Nil for a thing that is not in
-- the order.
function Order.rawPlace(order, thing)
  if not order.places then
    order.places, order.gaps = {}, {}
    for i, other in ipairs(listOf(order)) do
      order.places[other] = i
      order.gaps[i] = 0
    end
  end
  return order.places[thing]
end

-- Nil for a thing that is not in the order.
function Order.place(order, thing)
  local place = Order.rawPlace(order, thing)
  return place and place - sum(order.gaps, place)
end

local function link(order)
  if order.after then return end
  local after, before, list = {}, {}, order.list
  for i = 1, #list do
    after[list[i]], before[list[i]] = list[i + 1], list[i - 1]
  end
  order.after, order.before, order.first, order.last = after, before, list[1], list[#list]
end

local function join(order, before, after)
  if before ~= nil then order.after[before] = after else order.first = after end
  if after ~= nil then order.before[after] = before else order.last = before end
end

function Order.append(order, things)
  Order.changes = Order.changes + 1
  local list, places = order.list, order.places
  for i = 1, #things do
    local thing = things[i]
    if list then list[order.count + i] = thing end
    if places then
      extend(order.gaps, 0)
      places[thing] = #order.gaps
    end
    if order.after then
      join(order, order.last, thing)
      order.last = thing
    end
  end
  order.count = order.count + #things
end

-- In front of a neighbour with the offset 0, behind it with 1.
function Order.insert(order, things, neighbour, offset)
  Order.changes = Order.changes + 1
  link(order)
  order.list, order.places = nil, nil
  local last, next = order.before[neighbour], neighbour
  if offset == 1 then last, next = neighbour, order.after[neighbour] end
  for i = 1, #things do
    join(order, last, things[i])
    last = things[i]
  end
  join(order, last, next)
  order.count = order.count + #things
end

-- Removes so many things, all of which are in the order; 0 for one that comes back at once.
function Order.remove(order, isGone, count)
  Order.changes = Order.changes + 1
  if not order.after and 8 * count > order.count then
    local list, kept = order.list, {}
    for i = 1, #list do
      if not isGone[list[i]] then kept[#kept + 1] = list[i] end
    end
    order.list, order.places, order.count = kept, nil, #kept
    return
  end
  link(order)
  order.list = nil
  local after, before, places = order.after, order.before, order.places
  for thing in pairs(isGone) do
    if places and places[thing] then
      add(order.gaps, places[thing], 1)
      places[thing] = nil
    end
    join(order, before[thing], after[thing])
    after[thing], before[thing] = nil, nil
    order.count = order.count - 1
  end
end

return Order
