-- Section snapshots against a model that is easy to follow: a flat list of nodes, each with its parent, in the order of reading.
local function model() return { nodes = {}, open = {} } end

local function find(m, id)
  for i, node in ipairs(m.nodes) do
    if node.id == id then return i, node end
  end
end

-- The place after a node and all that is below it.
local function past(m, place)
  local under = { [m.nodes[place].id] = true }
  local i = place + 1
  while m.nodes[i] and under[m.nodes[i].parent] do
    under[m.nodes[i].id] = true
    i = i + 1
  end
  return i
end

local changes = {}

function changes.append(m, tree, new, at)
  local parent = at and at.id
  tree:append(new, parent)
  local place = at and past(m, (find(m, parent))) or #m.nodes + 1
  for i, id in ipairs(new) do table.insert(m.nodes, place + i - 1, { id = id, parent = parent or false }) end
end

function changes.insertBefore(m, tree, new, at)
  if not at then return end
  tree:insertBefore(new, at.id)
  local place = find(m, at.id)
  for i, id in ipairs(new) do table.insert(m.nodes, place + i - 1, { id = id, parent = at.parent }) end
end

function changes.insertAfter(m, tree, new, at)
  if not at then return end
  tree:insertAfter(new, at.id)
  local place = past(m, (find(m, at.id)))
  for i, id in ipairs(new) do table.insert(m.nodes, place + i - 1, { id = id, parent = at.parent }) end
end

function changes.delete(m, tree, _, at)
  if not at then return end
  tree:delete { at.id }
  local place = find(m, at.id)
  for _ = place, past(m, place) - 1 do
    m.open[m.nodes[place].id] = nil
    table.remove(m.nodes, place)
  end
end

function changes.expand(m, tree, _, at)
  if not at then return end
  tree:expand { at.id }
  m.open[at.id] = true
end

function changes.collapse(m, tree, _, at)
  if not at then return end
  tree:collapse { at.id }
  m.open[at.id] = nil
end

local function check(m, tree)
  local all, visible, roots, shown = {}, {}, {}, { [false] = true }
  for _, node in ipairs(m.nodes) do
    all[#all + 1] = node.id
    if node.parent == false then roots[#roots + 1] = node.id end
    local isVisible = shown[node.parent] == true
    if isVisible then visible[#visible + 1] = node.id end
    shown[node.id] = isVisible and m.open[node.id] == true
  end
  assert.are.same(all, { table.unpack(tree.items) })
  assert.are.same(visible, { table.unpack(tree.visibleItems) })
  assert.are.same(roots, { table.unpack(tree.rootItems) })
  for place, id in ipairs(all) do assert.are.equal(place, tree:index(id)) end
end

local names = { "append", "insertBefore", "insertAfter", "delete", "expand", "collapse" }
local step = gen.record {
  change = gen.choice(names), count = gen.integer(1, 12), at = gen.integer(1, 1000), readsFirst = gen.boolean(),
}

property("an outline has the items of a plain list of nodes, whatever is done with it", { gen.list(step, { max = 40 }) }, function(steps)
  local m, tree, last = model(), NSDiffableDataSourceSectionSnapshot(), 0
  for _, one in ipairs(steps) do
    local new = {}
    for i = 1, one.count do new[i] = last + i end
    last = last + one.count
    local at = #m.nodes > 0 and m.nodes[one.at % #m.nodes + 1] or nil
    changes[one.change](m, tree, new, at)
    if one.readsFirst then check(m, tree) end
  end
  check(m, tree)
end)
