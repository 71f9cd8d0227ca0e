-- Where items stand in a snapshot, while sections and items come and go: `indexOfItem` between changes costs as much as the logarithm of their number.

describe("the places of a snapshot's items", function()
  -- What UIKit counts: all items in the order of the sections.
  local function check(snapshot)
    for i, id in ipairs(snapshot.itemIdentifiers) do
      if snapshot:indexOfItem(id) ~= i then error(("%s is at %s, not %d"):format(id, snapshot:indexOfItem(id), i)) end
    end
    for i, id in ipairs(snapshot.sectionIdentifiers) do assert.equals(i, snapshot:indexOfSection(id)) end
  end

  it("are right after each of many random changes", function()
    local seed = 7
    local function random(n)
      seed = (seed * 1103515245 + 12345) % 2147483648
      return seed // 65536 % n + 1
    end
    local snapshot, made = NSDiffableDataSourceSnapshot {}, 0
    local function new()
      made = made + 1
      return made
    end
    local function some(list) return list[random(#list)] end
    snapshot:appendSections { "s0" }
    local changes = {
      function() snapshot:appendSections { "s" .. new() } end,
      function() snapshot:insertSectionsBefore({ "s" .. new() }, some(snapshot.sectionIdentifiers)) end,
      function() if snapshot.numberOfSections > 1 then snapshot:deleteSections { some(snapshot.sectionIdentifiers) } end end,
      function() snapshot:moveSectionAfter(some(snapshot.sectionIdentifiers), some(snapshot.sectionIdentifiers)) end,
      function() snapshot:appendItems({ new(), new(), new() }, some(snapshot.sectionIdentifiers)) end,
      function() snapshot:appendItems { new() } end,
      function() if snapshot.numberOfItems > 0 then snapshot:insertItemsAfter({ new() }, some(snapshot.itemIdentifiers)) end end,
      function() if snapshot.numberOfItems > 0 then snapshot:deleteItems { some(snapshot.itemIdentifiers) } end end,
      function() if snapshot.numberOfItems > 1 then snapshot:moveItemBefore(some(snapshot.itemIdentifiers), some(snapshot.itemIdentifiers)) end end,
    }
    for _ = 1, 600 do
      changes[random(#changes)]()
      if random(3) > 1 then check(snapshot) end
    end
    assert.is_true(made > 300)
    snapshot:deleteAllItems()
    assert.same({}, snapshot.itemIdentifiers)
    assert.same({}, snapshot.sectionIdentifiers)
    snapshot:appendSections { "a", "b" }
    snapshot:appendItems({ 1, 2 }, "a")
    snapshot:appendItems({ 3 }, "b")
    check(snapshot)
  end)

  it("are asked for between changes", function()
    local count = 12000
    local snapshot = NSDiffableDataSourceSnapshot {}
    for i = 1, count do
      snapshot:appendSections { "s" .. i }
      snapshot:appendItems { i }
      if snapshot:indexOfItem(i) ~= i then error("at " .. i) end
    end
    for i = 1, count - 1 do
      snapshot:deleteItems { i }
      if snapshot:indexOfItem(count) ~= count - i then error("at " .. i) end
    end
    local list, ids = NSDiffableDataSourceSnapshot {}, {}
    for i = 1, count do ids[i] = i end
    list:appendSections { "one" }
    list:appendItems(ids)
    for i = 1, count - 1 do
      list:deleteItems { i }
      if list:indexOfItem(count) ~= count - i then error("at " .. i) end
    end
  end)
end)
