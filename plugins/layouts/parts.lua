-- Short names for what layouts are put together from.
local Dimension, Spacing = NSCollectionLayoutDimension, NSCollectionLayoutSpacing

local parts = { Dimension = Dimension, Spacing = Spacing }

-- Numbers up to 1 are shares of the container, larger ones points; a dimension is taken as it is.
function parts.size(width, height)
  local function dimension(value, share)
    if type(value) ~= "number" then return value end
    return value <= 1 and share(value) or Dimension.absolute(value)
  end
  return NSCollectionLayoutSize {
    widthDimension = dimension(width, Dimension.fractionalWidth),
    heightDimension = dimension(height, Dimension.fractionalHeight),
  }
end

-- `inset`: points around the cell.
function parts.item(width, height, inset, supplementaryItems)
  local item = NSCollectionLayoutItem { layoutSize = parts.size(width, height), supplementaryItems = supplementaryItems or {} }
  if inset then item.contentInsets = { inset, inset, inset, inset } end
  return item
end

function parts.row(width, height, subitems, spacing)
  return NSCollectionLayoutGroup.horizontal { layoutSize = parts.size(width, height), subitems = subitems, interItemSpacing = spacing }
end

function parts.column(width, height, subitems, spacing)
  return NSCollectionLayoutGroup.vertical { layoutSize = parts.size(width, height), subitems = subitems, interItemSpacing = spacing }
end

-- `count` items that share the row.
function parts.split(height, count, spacing)
  return NSCollectionLayoutGroup.horizontal {
    layoutSize = parts.size(1, height), repeatingSubitem = parts.item(1, 1), count = count, interItemSpacing = spacing,
  }
end

function parts.section(group, values)
  local section = NSCollectionLayoutSection { group = group }
  for name, value in pairs(values or {}) do section[name] = value end
  return section
end

function parts.around(points) return { points, points, points, points } end

function parts.edge(kind, alignment, height, values)
  local item = NSCollectionLayoutBoundarySupplementaryItem { layoutSize = parts.size(1, height), elementKind = kind, alignment = alignment }
  for name, value in pairs(values or {}) do item[name] = value end
  return item
end

-- A layout with all sections alike, or with a function that makes them.
function parts.layout(section, configuration)
  local isFunction = type(section) == "function"
  return UICollectionViewCompositionalLayout {
    section = not isFunction and section or nil,
    sectionProvider = isFunction and section or nil,
    configuration = configuration and UICollectionViewCompositionalLayoutConfiguration(configuration),
  }
end

return parts
