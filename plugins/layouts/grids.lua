-- Grids: one section, one group that is repeated.
local parts = require "layouts.parts"
local item, row, column, section, layout, split = parts.item, parts.row, parts.column, parts.section, parts.layout, parts.split
local Dimension, Spacing = parts.Dimension, parts.Spacing

---@type string[]
local WORDS = {
  "Amber", "Basalt and slate", "Coral", "Diorite", "Emerald green", "Flint", "Granite, polished", "Halite", "Iron", "Jade",
  "Kyanite from the alps", "Lapis", "Marble",
}

local samples = {
  { title = "Grid", make = function() return layout(section(row(1, 0.12, { item(0.2, 1) }))) end },
  { title = "Inset grid", make = function() return layout(section(row(1, 0.12, { item(0.2, 1, 4) }))) end },
  {
    title = "Two columns",
    make = function() return layout(section(split(60, 2, Spacing.fixed(10)), { interGroupSpacing = 10, contentInsets = parts.around(10) })) end,
  },
  {
    title = "Spread",
    make = function()
      return layout(section(row(1, 60, { item(80, 1) }, Spacing.flexible(4)), { interGroupSpacing = 8, contentInsets = parts.around(16) }))
    end,
  },
  {
    title = "Nested groups",
    make = function()
      local trailing = column(0.3, 1, { item(1, 0.5, 3) })
      return layout(section(row(1, 160, { item(0.7, 1, 3), trailing })))
    end,
  },
  {
    title = "Circle",
    counts = { 24 },
    make = function()
      local group = NSCollectionLayoutGroup.custom {
        layoutSize = parts.size(1, 340),
        itemProvider = function(environment)
          local room, places = environment.container.contentSize, {}
          local middle, radius = { x = room.width / 2, y = room.height / 2 }, room.height / 2 - 30
          for i = 1, 12 do
            local angle = (i - 1) / 12 * 2 * math.pi - math.pi / 2
            local x, y = middle.x + radius * math.cos(angle), middle.y + radius * math.sin(angle)
            places[i] = NSCollectionLayoutGroupCustomItem { frame = { x - 26, y - 26, 52, 52 }, zIndex = i }
          end
          return places
        end,
      }
      return layout(section(group))
    end,
  },
  {
    title = "Tags",
    text = function(_, index) return WORDS[(index - 1) % #WORDS + 1] end,
    make = function()
      local group = row(1, 34, { item(Dimension.estimated(60), Dimension.absolute(34)) }, Spacing.fixed(6))
      return layout(section(group, { interGroupSpacing = 6, contentInsets = parts.around(12) }))
    end,
  },
  {
    title = "Texts of any length",
    text = function(_, index) return ("Every text has as many lines as it needs. "):rep(index % 4 + 1) end,
    make = function()
      local group = column(1, Dimension.estimated(44), { item(1, Dimension.estimated(44)) })
      return layout(section(group, { interGroupSpacing = 8, contentInsets = parts.around(12) }))
    end,
  },
  {
    title = "Equally high",
    text = function(_, index) return ("As high as the highest. "):rep(index % 3 + 1) end,
    make = function()
      local cell = item(1 / 3, Dimension.uniformAcrossSiblings(44))
      return layout(section(row(1, Dimension.estimated(44), { cell }), { interGroupSpacing = 8, contentInsets = parts.around(12) }))
    end,
  },
  {
    title = "From left to right",
    make = function()
      return layout(section(column(0.4, 1, { item(1, 0.25, 4) })), { scrollDirection = "horizontal" })
    end,
  },
}

return samples
