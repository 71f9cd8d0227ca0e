---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UICollectionViewCompositionalLayoutConfiguration { ... } takes.
---@class UICollectionViewCompositionalLayoutConfiguration.Properties
---@field scrollDirection? UICollectionViewFlowLayout.ScrollDirection The direction in which sections follow one another: vertical by default.
---@field interSectionSpacing? number The distance between sections. Points.
---@field boundarySupplementaryItems? NSCollectionLayoutBoundarySupplementaryItem[] Headers and footers of the whole layout.
---@field contentInsetsReference? UIContentInsetsReference What content insets are measured from, where a section doesn't say it: the safe area by default.

---What concerns all sections of a compositional layout.
---@class UICollectionViewCompositionalLayoutConfiguration
---@field scrollDirection UICollectionViewFlowLayout.ScrollDirection The direction in which sections follow one another: vertical by default.
---@field interSectionSpacing number The distance between sections. Points.
---@field boundarySupplementaryItems NSCollectionLayoutBoundarySupplementaryItem[] Headers and footers of the whole layout.
---@field contentInsetsReference UIContentInsetsReference What content insets are measured from, where a section doesn't say it: the safe area by default.
---@field super UICollectionViewCompositionalLayoutConfiguration
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UICollectionViewCompositionalLayoutConfiguration.Properties): UICollectionViewCompositionalLayoutConfiguration
UICollectionViewCompositionalLayoutConfiguration = {}
