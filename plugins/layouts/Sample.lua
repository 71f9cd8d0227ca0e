-- One layout on a screen. A sample is a table: `title`, `make(sample)` for the layout, and either `fill(view)` for a data source of its own, or
-- `counts` of items and `text(section, item)`.
local cells = require "layouts.cells"

---@class layouts.Sample: UIViewController
---@overload fun(properties?: table): layouts.Sample
local Sample = class("SampleController", UIViewController)

function Sample:init(options)
  self.sample = options.sample
  self.title = self.sample.title
end

function Sample:viewDidLoad()
  local sample = self.sample
  local layout = sample.make(sample)
  local list = UICollectionView {
    frame = self.view.bounds, collectionViewLayout = layout, backgroundColor = UIColor.systemBackground, autoresizingMask = { "flexibleWidth", "flexibleHeight" },
  }
  self.list = list
  self.view:addSubview(list)
  if sample.fill then
    sample.data = sample.fill(list)
    self.data = sample.data
    return
  end
  list:register(cells.Box, "box")
  for _, kind in ipairs { "header", "footer" } do list:registerSupplementaryView(cells.Title, kind, kind) end
  list:registerSupplementaryView(cells.Badge, "badge", "badge")
  layout:register(cells.Card, "card")
  list.dataSource = self
end

function Sample:numberOfSections() return #(self.sample.counts or { 1 }) end
function Sample:numberOfItemsInSection(_, section) return (self.sample.counts or { 60 })[section] end

function Sample:cellForItemAt(view, path)
  local cell = view:dequeueReusableCell("box", path)
  local text = self.sample.text
  cell.label.text = text and text(path.section, path.item) or ("%d.%d"):format(path.section, path.item)
  return cell
end

function Sample:viewForSupplementaryElementOfKind(view, kind, path)
  local made = view:dequeueReusableSupplementaryView(kind, kind, path)
  local titles = self.sample.titles
  if kind == "badge" then
    made.label.text = tostring(path.item)
  else
    made.label.text = titles and titles[path.section] or ("%s of section %d"):format(kind == "header" and "Header" or "Footer", path.section)
  end
  return made
end

return Sample
