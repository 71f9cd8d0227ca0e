-- All that an app can do to a collection view, in any order and at any time: batches of updates, reloads, scrolls, selections, other layouts, other
-- sizes, items that a finger moves; also inside every callback, where what isn't possible raises an error. At rest, what is visible agrees
-- with a naive model: each item of the data source whose place in the layout touches the view has a cell there, with the item's text, and nothing else has.
--
-- A usual run has about 4,000 steps. `lunette test scripts/collections_at_random_spec.lua --cases 2500 --seed 2` runs 100,000 other steps.

-- Number of sequences, largest number of steps in one (the average is half of it), and depth of actions inside callbacks of actions.
local CASES, STEPS, DEEPEST = 100, 80, 3
local HEADER = UICollectionView.elementKindSectionHeader

-- The state of the running case. `model`: sections of texts, each with a title. `selected`: the texts of selected items. `held`: actions that wait for a callback, by its
-- name. `isBatch`: inside a batch of updates, whose counts are not yet known to the view. `moving`: the text of the item that a finger moves.
-- `isUnknown`: an error, or a change inside a callback, has left the view with other items than the model; a reload makes it known again.
local app, view, model, selected, held, depth, log, serial, isBatch, layouts, isUnknown, moving, displayed ---@type App, UICollectionView, table, table, table, integer, table, integer, boolean, any, any, any, table

local function trace(text) log[#log + 1] = ("  "):rep(depth) .. text end

local act ---@type any

-- Runs the action that waits for a callback, when the collection view calls it.
local function reached(callback)
  local action = held[callback]
  if not action or depth >= DEEPEST then return end
  held[callback] = nil
  trace("in " .. callback)
  isUnknown = true
  if action[1] == "raise" then
    trace "raise"
    error("raised by the test", 0)
  end
  act(action)
end

---@class collections_at_random_spec.Cell: UICollectionViewCell
---@overload fun(properties?: table): collections_at_random_spec.Cell
local Cell = class("RandomItemCell", UICollectionViewCell)
function Cell:init()
  self.label = UILabel { frame = { 2, 2, 60, 20 } }
  self.contentView:addSubview(self.label)
end
function Cell:prepareForReuse()
  Cell.super.prepareForReuse(self)
  reached "prepareForReuse"
end
function Cell:apply() reached "apply" end
function Cell:preferredLayoutAttributesFitting(attributes)
  reached "preferredAttributes"
  local preferred = attributes:copy()
  preferred.size = { 50 + 9 * #self.label.text, 24 + #self.label.text * 4 }
  return preferred
end
function Cell:didMoveToSuperview() reached "didMoveToSuperview" end
function Cell:setSelected(on)
  Cell.super.setSelected(self, on)
  reached "setSelected"
end
---@class collections_at_random_spec.Header: UICollectionReusableView
---@overload fun(properties?: table): collections_at_random_spec.Header
local Header = class("RandomHeader", UICollectionReusableView)
function Header:init()
  self.label = UILabel { frame = { 2, 2, 90, 20 } }
  self:addSubview(self.label)
end

-- A layout of the test's own: a staircase, of which it answers more than it is asked for.
---@class collections_at_random_spec.Stairs: UICollectionViewLayout
---@overload fun(properties?: table): collections_at_random_spec.Stairs
local Stairs = class("Stairs", UICollectionViewLayout)
function Stairs:prepare()
  reached "prepare"
  self.items, self.height = {}, 0
  for section = 1, self.collectionView.numberOfSections do
    for item = 1, self.collectionView:numberOfItems(section) do
      local attributes = UICollectionViewLayoutAttributes { forCellWith = IndexPath(section, item) }
      attributes.frame = { (#self.items % 5) * 50, self.height, 60, 24 }
      attributes.zIndex = item % 3
      self.height = self.height + 20
      self.items[#self.items + 1] = attributes
    end
  end
end
function Stairs:collectionViewContentSize() return CGSize(300, self.height + 10) end
function Stairs:layoutAttributesForElements(rect)
  reached "layoutAttributesForElements"
  local answer = {}
  for _, attributes in ipairs(self.items) do
    if attributes.frame.maxY > rect.minY - 100 and attributes.frame.minY < rect.maxY + 100 then answer[#answer + 1] = attributes end
  end
  return answer
end
function Stairs:layoutAttributesForItem(path)
  for _, attributes in ipairs(self.items) do if attributes.indexPath == path then return attributes end end
end
function Stairs:finalLayoutAttributesForDisappearingItem(path)
  reached "finalAttributes"
  local attributes = UICollectionViewLayoutAttributes { forCellWith = path }
  attributes.frame = { 0, 0, 60, 24 }
  return attributes
end

local function newText()
  serial = serial + 1
  return "t" .. serial
end

-- The item at a number, modulo what there is; nil in an empty model.
local function some(number)
  local total = 0
  for _, section in ipairs(model) do total = total + #section end
  if total == 0 then return end
  local rank = number % total
  for s, section in ipairs(model) do
    if rank < #section then return s, rank + 1 end
    rank = rank - #section
  end
end

local function update(name, ...)
  view[name](view, ...)
end

-- Changes of the model and the updates that tell of them. Each is made alone, or as part of a batch that allows no two that disturb each other.
local changes = {}
function changes.insert(a, b)
  if #model == 0 then return end
  local s = a % #model + 1
  local at = b % (#model[s] + 1) + 1
  table.insert(model[s], at, newText())
  update("insertItems", { IndexPath(s, at) })
end
function changes.delete(a)
  local s, i = some(a)
  if not s then return end
  selected[model[s][i]] = nil
  table.remove(model[s], i)
  update("deleteItems", { IndexPath(s, i) })
end
function changes.reload(a)
  local s, i = some(a)
  if not s then return end
  selected[model[s][i]] = nil
  model[s][i] = newText()
  update("reloadItems", { IndexPath(s, i) })
end
function changes.move(a, b)
  local s, i = some(a)
  if not s then return end
  local text = table.remove(model[s], i)
  local t = b % #model + 1
  local at = (a + b) % (#model[t] + 1) + 1
  table.insert(model[t], at, text)
  update("moveItem", IndexPath(s, i), IndexPath(t, at))
end
function changes.insertSection(a, b)
  local at = a % (#model + 1) + 1
  local section = { title = newText() }
  for i = 1, b do section[i] = newText() end
  table.insert(model, at, section)
  update("insertSections", { at })
end
function changes.deleteSection(a)
  if #model == 0 then return end
  local at = a % #model + 1
  for _, text in ipairs(model[at]) do selected[text] = nil end
  table.remove(model, at)
  update("deleteSections", { at })
end
function changes.moveSection(a, b)
  if #model == 0 then return end
  local from, to = a % #model + 1, b % #model + 1
  table.insert(model, to, table.remove(model, from))
  update("moveSection", from, to)
end
function changes.reloadSection(a)
  if #model == 0 then return end
  local at = a % #model + 1
  model[at].title = newText()
  for i, text in ipairs(model[at]) do
    selected[text] = nil
    model[at][i] = newText()
  end
  update("reloadSections", { at })
end

local actions = {}
for name, change in pairs(changes) do actions[name] = change end

-- Deletes and inserts at once: the deletions speak of the old numbers, the insertions of the new ones; in any order.
function actions.batch(a, b, yes)
  local deleted, inserted, new = {}, {}, {}
  for s, section in ipairs(model) do
    local rows = {}
    for i, text in ipairs(section) do
      if (i + a) % 4 == 0 then
        deleted[#deleted + 1] = IndexPath(s, i)
        selected[text] = nil
      else
        rows[#rows + 1] = { text }
      end
    end
    for i = 1, b % 3 do table.insert(rows, (a + i * 5) % (#rows + 1) + 1, { newText(), true }) end
    new[s] = { title = section.title }
    for i, row in ipairs(rows) do
      new[s][i] = row[1]
      if row[2] then inserted[#inserted + 1] = IndexPath(s, i) end
    end
  end
  view:performBatchUpdates(function()
    isBatch = true
    model = new
    if yes then view:insertItems(inserted) end
    view:deleteItems(deleted)
    reached "updates"
    if not yes then view:insertItems(inserted) end
    isBatch = false
  end, function() reached "completion" end)
end
function actions.wrong(a)
  if #model == 0 then return end
  isUnknown = true
  view:insertItems { IndexPath(a % #model + 1, 1) }
end
function actions.reloadData()
  selected, moving, isUnknown = {}, nil, depth > 1
  view:reloadData()
end
function actions.scroll(a, b, yes)
  local height = math.max(0, view.contentSize.height - view.bounds.height)
  view:setContentOffset({ 0, height * (a / 10) + b }, yes)
end
function actions.scrollToItem(a, b, yes)
  local s, i = some(a)
  if not s then return end
  view:scrollToItem(IndexPath(s, i), ({ "top", "bottom", "centeredVertically", "none" })[b % 4 + 1], yes)
end
-- Far enough to leave the item that it begins on.
function actions.drag(a)
  local y = 60 + a * 30
  app:drag { from = { 150, y }, to = { 150, y < 200 and y + 150 or y - 150 }, duration = 0.1 }
end
function actions.select(a, _, yes)
  local s, i = some(a)
  if not s or moving then return end
  if yes then
    view:selectItem(IndexPath(s, i))
    selected = view.allowsMultipleSelection and selected or {}
    selected[model[s][i]] = true
  else
    view:deselectItem(IndexPath(s, i))
    selected[model[s][i]] = nil
  end
end
function actions.tap(a, b)
  if moving then return end
  app:settle()
  local point = { 20 + a * 25, 30 + b * 40 }
  local hit = app:hitTest(point[1], point[2])
  while hit and not hit:isKind(Cell) do hit = hit.superview end
  local path = hit and view:indexPath(hit)
  local before = path and model[path.section] and model[path.section][path.item]
  app:tap(point)
  if not before or isUnknown then return end
  if view.allowsMultipleSelection then
    selected[before] = not selected[before] or nil
  else
    selected = { [before] = true }
  end
end
function actions.layout(a, _, yes) view:setCollectionViewLayout(layouts[a % #layouts + 1], yes, function() reached "completion" end) end
function actions.invalidate() view.collectionViewLayout:invalidateLayout() end
function actions.resize(a, b) view.frame = { 0, 0, 200 + a * 12, 200 + b * 30 } end
function actions.advance(a) app:advanceFrames(a) end
function actions.beginMoving(a)
  local s, i = some(a)
  if s and not moving and view:beginInteractiveMovementForItem(IndexPath(s, i)) then moving = model[s][i] end
end
function actions.moveTo(a, b) view:updateInteractiveMovementTargetPosition(CGPoint(a * 30, view.contentOffset.y + b * 40)) end
function actions.endMoving(_, _, yes)
  if yes then view:endInteractiveMovement() else view:cancelInteractiveMovement() end
  moving = nil
end
function actions.remove(_, _, yes)
  local window = view.superview
  view:removeFromSuperview()
  if yes then app:advanceFrames(2) end
  window:addSubview(view)
end

function act(action)
  local name, a, b, yes = action[1], action[2], action[3], action[4]
  if isBatch and name ~= "reloadData" and name ~= "scroll" and name ~= "layout" and name ~= "invalidate" then return end
  -- An update puts back what a finger moves.
  if changes[name] or name == "batch" or name == "wrong" or name == "layout" then moving = nil end
  trace(("%s %d %d %s"):format(name, a, b, yes))
  depth = depth + 1
  local worked, message = pcall(actions[name], a, b, yes)
  depth = depth - 1
  if worked then return end
  isBatch, isUnknown, moving = false, true, nil
  trace("-> " .. tostring(message):match "[^\n]*")
end

local source = {
  numberOfSections = function() return #model end,
  numberOfItemsInSection = function(_, _, section)
    reached "numberOfItemsInSection"
    return #model[section]
  end,
  cellForItemAt = function(_, collectionView, path)
    reached "cellForItemAt"
    local cell = collectionView:dequeueReusableCell("c", path)
    local section = model[path.section]
    cell.label.text = section and section[path.item] or "none"
    return cell
  end,
  viewForSupplementaryElementOfKind = function(_, collectionView, kind, path)
    local header = collectionView:dequeueReusableSupplementaryView(kind, "h", path)
    header.label.text = model[path.section] and model[path.section].title or "none"
    return header
  end,
  moveItemAt = function(_, _, from, to)
    table.insert(model[to.section], to.item, table.remove(model[from.section], from.item))
    reached "moveItemAt"
  end,
  willDisplay = function(_, _, cell)
    displayed[cell] = (displayed[cell] or 0) + 1
    reached "willDisplay"
  end,
  didEndDisplaying = function(_, _, cell)
    displayed[cell] = (displayed[cell] or 0) - 1
    reached "didEndDisplaying"
  end,
  scrollViewDidScroll = function() reached "scrollViewDidScroll" end,
  didSelectItemAt = function() reached "didSelectItemAt" end,
  didDeselectItemAt = function() reached "didDeselectItemAt" end,
  shouldHighlightItemAt = function()
    reached "shouldHighlightItemAt"
    return true
  end,
  didHighlightItemAt = function() reached "didHighlightItemAt" end,
  didUnhighlightItemAt = function() reached "didUnhighlightItemAt" end,
}

local function openModel(isMultiple)
  model, selected, held, depth, log, serial, isBatch, isUnknown, moving, displayed = {}, {}, {}, 0, {}, 0, false, false, nil, {}
  for s = 1, 3 do
    model[s] = { title = newText() }
    for i = 1, 12 do model[s][i] = newText() end
  end
  app = launchWindow(function(window)
    layouts = {
      UICollectionViewFlowLayout { itemSize = { 70, 30 } },
      UICollectionViewFlowLayout { itemSize = { 90, 44 }, headerReferenceSize = { 0, 24 }, sectionHeadersPinToVisibleBounds = true },
      UICollectionViewFlowLayout { itemSize = { 60, 60 }, scrollDirection = "horizontal", headerReferenceSize = { 100, 0 } },
      Stairs {},
      UICollectionViewFlowLayout { estimatedItemSize = { 80, 30 } },
    }
    view = UICollectionView { collectionViewLayout = layouts[2], frame = { 0, 0, 320, 400 }, allowsMultipleSelection = isMultiple }
    view:register(Cell, "c")
    view:registerSupplementaryView(Header, HEADER, "h")
    view.dataSource, view.delegate = source, source
    window:addSubview(view)
  end)
end

-- What must be true at rest.
local function agree()
  held = {}
  pcall(function() app:settle() end)
  if isBatch then isBatch = false end
  if moving or isUnknown then
    view:cancelInteractiveMovement()
    moving = nil
  end
  if isUnknown then
    view:reloadData()
    selected, isUnknown = {}, false
  end
  app:settle()
  view:layoutIfNeeded()
  local bounds, expected, sections = view.bounds, {}, {}
  assert.are.equal(#model, view.numberOfSections)
  for s, section in ipairs(model) do
    assert.are.equal(#section, view:numberOfItems(s))
    for i, text in ipairs(section) do
      local path = IndexPath(s, i)
      local frame = view:layoutAttributesForItem(path).frame
      local cell = view:cellForItem(path)
      if frame:intersects(bounds) then
        expected[#expected + 1] = text
        assert.is_not_nil(cell, "no cell for " .. tostring(path))
        assert.are.equal(text, cell.label.text)
        assert.are.same(frame, cell.frame)
        assert.are.equal(selected[text] or false, cell.isSelected, "selection of " .. text)
        assert.are.equal(1, cell.alpha)
        assert.are.equal(view, cell.superview)
        assert.are.equal(path, view:indexPath(cell))
      else
        assert.is_nil(cell, "a cell for " .. tostring(path))
      end
    end
  end
  local texts = {}
  for i, cell in ipairs(view.visibleCells) do texts[i] = cell.label.text end
  assert.are.same(expected, texts)
  local chosen = {}
  for _, path in ipairs(view.indexPathsForSelectedItems) do chosen[model[path.section][path.item]] = true end
  assert.are.same(selected, chosen)
  local cells = 0
  for _, subview in ipairs(view.subviews) do if subview:isKind(Cell) then cells = cells + 1 end end
  assert.are.equal(#expected, cells, "cells among the subviews")
  for _, path in ipairs(view:indexPathsForVisibleSupplementaryElements(HEADER)) do
    local header = view:supplementaryView(HEADER, path)
    assert.are.equal(model[path.section].title, header.label.text)
    assert.are.same(view:layoutAttributesForSupplementaryElement(HEADER, path).frame, header.frame)
  end
end

local when = {
  "prepareForReuse", "apply", "preferredAttributes", "didMoveToSuperview", "setSelected", "prepare", "layoutAttributesForElements", "finalAttributes", "updates", "completion",
  "numberOfItemsInSection", "cellForItemAt", "moveItemAt", "willDisplay", "didEndDisplaying", "scrollViewDidScroll", "didSelectItemAt",
  "didDeselectItemAt", "shouldHighlightItemAt", "didHighlightItemAt", "didUnhighlightItemAt",
}
local names = {}
for name in pairs(actions) do names[#names + 1] = name end
table.sort(names)
local number, yes = gen.integer(0, 10), gen.boolean()
local step = gen.frequency {
  { 8, gen.record { action = gen.choice(names), a = number, b = number, yes = yes } },
  { 3, gen.record { action = gen.choice(names), a = number, b = number, yes = yes, when = gen.choice(when) } },
  { 1, gen.record { action = gen.constant "raise", a = number, b = number, yes = yes, when = gen.choice(when) } },
  { 1, gen.record { action = gen.constant "rest", a = number, b = number, yes = yes } },
}:map(function(drawn) return { drawn.action, drawn.a, drawn.b, drawn.yes, drawn.when } end)
local steps = gen.integer(0, STEPS):bind(function(count) return gen.array(step, count) end)

property("what is visible agrees with the data source, whatever is done, and whenever", { gen.boolean(), steps }, function(isMultiple, all)
  openModel(isMultiple)
  local function check()
    local worked, message = pcall(agree)
    if not worked then error(tostring(message) .. "\n" .. table.concat(log, "\n"), 0) end
  end
  for _, action in ipairs(all) do
    if action[1] == "rest" then
      trace "rest"
      check()
    elseif action[5] then
      trace("at " .. action[5] .. ": " .. action[1])
      held[action[5]] = action
    else
      act(action)
    end
  end
  check()
end, { cases = CASES })
