---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UICollectionViewCompositionalLayout { ... } takes.
---@class UICollectionViewCompositionalLayout.Properties: UICollectionViewLayout.Properties
---@field configuration? UICollectionViewCompositionalLayoutConfiguration What concerns all sections.
---@field section? NSCollectionLayoutSection The section, if all are alike.
---@field sectionProvider? fun(section: integer, environment: NSCollectionLayoutEnvironment): any Called as sectionProvider(section, environment) for each section; it must return an NSCollectionLayoutSection.

---A layout that is put together from items, groups and sections: UICollectionViewCompositionalLayout { section = section }.
---@class UICollectionViewCompositionalLayout: UICollectionViewLayout
---@field configuration UICollectionViewCompositionalLayoutConfiguration What concerns all sections.
---@field super UICollectionViewCompositionalLayout
---@overload fun(properties?: UICollectionViewCompositionalLayout.Properties): UICollectionViewCompositionalLayout
UICollectionViewCompositionalLayout = {}

---A layout with all sections as lists.
---@param configuration UICollectionLayoutListConfiguration
---@return UICollectionViewCompositionalLayout
function UICollectionViewCompositionalLayout.list(configuration) end
