-- The difference between two ordered lists of ids: which ids were removed, which were added, and which have to be moved.
--
-- Ids are compared by hashing, so this costs O(n) expected time for n ids in both lists. The number of moves is the smallest possible
-- where finding it costs no more than that: the ids in both lists are divided into blocks that stayed together, and finding the heaviest ascending
-- sequence of m blocks takes O(m log m) steps. A list with more blocks than that allows (a long shuffled one) is handled by
-- one sweep from either end instead: the result is correct, too, but has more moves than necessary.

-- Up to this number of blocks the exact method is used for lists of any length, because the number of steps is bounded.
local FEW_BLOCKS = 1024

local function stepsOfSorting(count)
  local steps, rest = count, count
  while rest > 1 do
    rest = rest // 2
    steps = steps + count
  end
  return steps
end

-- Runs of neighbours with consecutive ranks. Each block: first place in `ranks`, last place, first rank.
local function cutIntoBlocks(ranks)
  local blocks, count = {}, 0
  local previous
  for place = 1, #ranks do
    local rank = ranks[place]
    if previous and rank == previous + 1 then
      blocks[count].last = place
    else
      count = count + 1
      blocks[count] = { first = place, last = place, rank = rank, weight = 0 }
    end
    previous = rank
  end
  for i = 1, count do blocks[i].weight = blocks[i].last - blocks[i].first + 1 end
  return blocks
end

-- The blocks of the heaviest sequence whose ranks ascend, by a tree of prefix maxima over the blocks' order by rank.
local function heaviestAscending(blocks, total)
  local count = #blocks
  local blockAtRank, order = {}, 0
  for i = 1, count do blockAtRank[blocks[i].rank] = blocks[i] end
  local rank = 1
  while rank <= total do
    local block = blockAtRank[rank]
    order = order + 1
    block.order = order
    rank = rank + block.weight
  end
  local best = {}
  local heaviest
  for i = 1, count do
    local block = blocks[i]
    local before
    local at = block.order - 1
    while at > 0 do
      local candidate = best[at]
      if candidate and (not before or candidate.sum > before.sum) then before = candidate end
      at = at - (at & -at)
    end
    block.sum = block.weight + (before and before.sum or 0)
    block.before = before
    at = block.order
    while at <= count do
      local known = best[at]
      if not known or known.sum < block.sum then best[at] = block end
      at = at + (at & -at)
    end
    if not heaviest or block.sum > heaviest.sum then heaviest = block end
  end
  local keeps = {}
  while heaviest do
    keeps[heaviest] = true
    heaviest = heaviest.before
  end
  return keeps
end

-- The better of two choices: from the start, each block that is higher than all blocks kept before it; and the same from the end.
local function sweptAscending(blocks)
  local function sweep(from, to, step)
    local keeps, sum, limit = {}, 0, nil
    for i = from, to, step do
      local block = blocks[i]
      if not limit or (block.rank - limit) * step > 0 then
        keeps[block], sum, limit = true, sum + block.weight, block.rank
      end
    end
    return keeps, sum
  end
  local forwards, forwardSum = sweep(1, #blocks, 1)
  local backwards, backwardSum = sweep(#blocks, 1, -1)
  return forwardSum >= backwardSum and forwards or backwards
end

-- Given the ranks 1...n in another order, returns the set of places (true or nil) whose ids may stay; the others have to be moved.
local function staying(ranks)
  local blocks = cutIntoBlocks(ranks)
  local count = #blocks
  if count <= 1 then return nil end -- all of them
  local isAffordable = count <= FEW_BLOCKS or stepsOfSorting(count) <= #ranks
  local keeps = isAffordable and heaviestAscending(blocks, #ranks) or sweptAscending(blocks)
  local places = {}
  for i = 1, count do
    local block = blocks[i]
    if keeps[block] then
      for place = block.first, block.last do places[place] = true end
    end
  end
  return places
end

-- `old` and `new`: lists of ids, none twice. Returns the places in `old` of removed ids, the places in `new` of added ids, and
-- pairs {from, to} for the ids to be moved. `mayStay(id)` tells whether an id that is in both lists may stay or be moved.
local function difference(old, new, mayStay)
  local oldPlace, isKept = {}, {}
  for place = 1, #old do oldPlace[old[place]] = place end
  local came, kept = {}, {}
  for place = 1, #new do
    local id = new[place]
    if oldPlace[id] and (not mayStay or mayStay(id)) then
      kept[#kept + 1] = place
      isKept[id] = true
    else
      came[#came + 1] = place
    end
  end
  local gone, rankOf, rank = {}, {}, 0
  for place = 1, #old do
    local id = old[place]
    if isKept[id] then
      rank = rank + 1
      rankOf[id] = rank
    else
      gone[#gone + 1] = place
    end
  end
  local ranks = {}
  for i = 1, #kept do ranks[i] = rankOf[new[kept[i]]] end
  local stays = staying(ranks)
  local moved = {}
  if stays then
    for i = 1, #kept do
      if not stays[i] then moved[#moved + 1] = { oldPlace[new[kept[i]]], kept[i] } end
    end
  end
  return gone, came, moved
end

return difference
