-- The list of all samples.
local Sample = require "layouts.Sample"

local CHAPTERS = {
  { "Grids", require "layouts.grids" }, { "Sections", require "layouts.sections" }, { "Scrolling across", require "layouts.across" },
  { "Lists", require "layouts.lists" },
}

---@class layouts.Gallery: UIViewController
---@overload fun(properties?: table): layouts.Gallery
local Gallery = class("GalleryController", UIViewController)

function Gallery:init() self.title = "Layouts" end

function Gallery:viewDidLoad()
  local configuration = UICollectionLayoutListConfiguration { appearance = "insetGrouped", headerMode = "supplementary" }
  self.list = UICollectionView {
    frame = self.view.bounds, collectionViewLayout = UICollectionViewCompositionalLayout.list(configuration),
    autoresizingMask = { "flexibleWidth", "flexibleHeight" }, delegate = self,
  }
  self.view:addSubview(self.list)
  self.samples = {}
  local snapshot = NSDiffableDataSourceSnapshot()
  for _, chapter in ipairs(CHAPTERS) do
    snapshot:appendSections { chapter[1] }
    for _, sample in ipairs(chapter[2]) do
      self.samples[sample.title] = sample
      snapshot:appendItems { sample.title }
    end
  end
  local row = UICollectionView.CellRegistration {
    cellClass = UICollectionViewListCell,
    handler = function(cell, _, title)
      local content = cell:defaultContentConfiguration()
      content.text = title
      cell.contentConfiguration = content
      cell.accessories = { UICellAccessory.disclosureIndicator() }
    end,
  }
  local header = UICollectionView.SupplementaryRegistration {
    elementKind = UICollectionView.elementKindSectionHeader,
    handler = function(view, _, path)
      local content = view:defaultContentConfiguration()
      content.text = CHAPTERS[path.section][1]
      content.textProperties.font = UIFont.systemFont(13)
      content.textProperties.color = UIColor.secondaryLabel
      view.contentConfiguration = content
    end,
  }
  self.source = UICollectionViewDiffableDataSource {
    collectionView = self.list,
    cellProvider = function(view, path, title) return view:dequeueConfiguredReusableCell(row, path, title) end,
    supplementaryViewProvider = function(view, _, path) return view:dequeueConfiguredReusableSupplementary(header, path) end,
  }
  self.source:apply(snapshot, false)
end

function Gallery:didSelectItemAt(view, path)
  view:deselectItem(path, true)
  local sample = self.samples[self.source:itemIdentifier(path)]
  self.navigationController:pushViewController(Sample { sample = sample }, true)
end

return Gallery
