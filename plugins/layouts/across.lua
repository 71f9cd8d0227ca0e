-- Sections that scroll by themselves, across the layout.
local parts = require "layouts.parts"
local item, row, column, section, layout = parts.item, parts.row, parts.column, parts.section, parts.layout

local BEHAVIORS = { "continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging", "groupPagingCentered" }

return {
  {
    title = "Scrolling across", counts = { 12, 12, 12 },
    make = function()
      local trailing = column(0.3, 1, { item(1, 0.5, 3) })
      return layout(section(row(0.85, 140, { item(0.7, 1, 3), trailing }), { orthogonalScrollingBehavior = "continuous" }))
    end,
  },
  {
    title = "Where it rests", counts = { 8, 8, 8, 8, 8 }, titles = BEHAVIORS,
    make = function()
      return layout(function(number)
        return section(row(0.8, 70, { item(1, 1, 4) }), {
          orthogonalScrollingBehavior = BEHAVIORS[number], boundarySupplementaryItems = { parts.edge("header", "top", 24) },
        })
      end)
    end,
  },
  {
    title = "Carousel", counts = { 10, 9 },
    make = function()
      local carousel = section(row(0.6, 180, { item(1, 1, 6) }), { orthogonalScrollingBehavior = "groupPagingCentered" })
      -- The one in the middle is the largest.
      carousel.visibleItemsInvalidationHandler = function(items, offset, environment)
        local width = environment.container.contentSize.width
        for _, one in ipairs(items) do
          local distance = math.min(1.0, math.abs(one.frame.midX - offset.x - width / 2) / width)
          local scale = 1 - 0.25 * distance
          one.transform = CGAffineTransform { a = scale, d = scale }
        end
      end
      return layout(function(number)
        return number == 1 and carousel or section(row(1, 60, { item(1 / 3, 1, 4) }))
      end)
    end,
  },
}
