-- Sections: several kinds in one layout, and what stands around their items.
local parts = require "layouts.parts"
local item, row, section, layout, edge, split = parts.item, parts.row, parts.section, parts.layout, parts.edge, parts.split

local function badge()
  return NSCollectionLayoutSupplementaryItem {
    layoutSize = parts.size(20, 20), elementKind = "badge",
    containerAnchor = NSCollectionLayoutAnchor { edges = { "top", "trailing" }, fractionalOffset = { 0.3, -0.3 } },
  }
end

return {
  {
    title = "Distinct sections", counts = { 4, 10, 12 },
    make = function()
      local columns = { 1, 5, 3 }
      return layout(function(number)
        return section(split(number == 1 and 44 or 60, columns[number], parts.Spacing.fixed(4)), { interGroupSpacing = 4, contentInsets = parts.around(8) })
      end)
    end,
  },
  {
    title = "Sections by width", counts = { 6, 12 },
    make = function()
      return layout(function(number, environment)
        local isWide = environment.container.effectiveContentSize.width > 600
        return section(split(44, number * (isWide and 4 or 2)), { contentInsets = parts.around(8) })
      end)
    end,
  },
  {
    title = "Badges", counts = { 12 },
    make = function()
      return layout(section(row(1, 90, { item(0.25, 1, 8, { badge() }) }), { contentInsets = parts.around(12) }))
    end,
  },
  {
    title = "Headers and footers", counts = { 5, 5, 5 },
    make = function()
      return layout(section(row(1, 44, { item(1, 1, 2) }), {
        contentInsets = { 4, 12, 4, 12 },
        boundarySupplementaryItems = { edge("header", "top", 28), edge("footer", "bottom", 24) },
      }))
    end,
  },
  {
    title = "Pinned headers", counts = { 12, 12, 12 },
    make = function()
      return layout(section(row(1, 44, { item(1, 1, 2) }), { boundarySupplementaryItems = { edge("header", "top", 28, { pinToVisibleBounds = true }) } }))
    end,
  },
  {
    title = "Cards", counts = { 3, 4, 2 },
    make = function()
      local card = NSCollectionLayoutDecorationItem.background "card"
      card.contentInsets = { 4, 8, 4, 8 }
      return layout(section(row(1, 44, { item(1, 1, 2) }), { contentInsets = parts.around(16), decorationItems = { card } }))
    end,
  },
  {
    title = "A header of all", counts = { 8, 8 },
    make = function()
      return layout(section(split(60, 2), { contentInsets = parts.around(8) }), {
        interSectionSpacing = 16, boundarySupplementaryItems = { edge("header", "top", 40, { pinToVisibleBounds = true, zIndex = 2 }) },
      })
    end,
  },
}
