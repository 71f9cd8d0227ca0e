---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSCollectionLayoutSection { ... } takes.
---@class NSCollectionLayoutSection.Properties
---@field group? NSCollectionLayoutGroup The group, which must be given.
---@field contentInsets? number[]|table<string, number> The room around the groups. Points.
---@field interGroupSpacing? number The distance between groups. Points.
---@field contentInsetsReference? UIContentInsetsReference What content insets are measured from.
---@field supplementaryContentInsetsReference? UIContentInsetsReference What headers and footers keep free, where they don't follow the content insets.
---@field orthogonalScrollingBehavior? UICollectionLayoutSectionOrthogonalScrollingBehavior How the section scrolls by itself, across the layout; none by default.
---@field boundarySupplementaryItems? NSCollectionLayoutBoundarySupplementaryItem[] Headers, footers and other views at its edges.
---@field supplementariesFollowContentInsets? boolean Whether headers and footers keep between the content insets; true by default.
---@field decorationItems? NSCollectionLayoutDecorationItem[] Views behind the section.
---@field visibleItemsInvalidationHandler? fun(items: NSCollectionLayoutVisibleItem[], offset: CGPoint, environment: NSCollectionLayoutEnvironment): any Called as handler(items, offset, environment) before each frame in which the section has scrolled; it may change the items' transform, alpha and so on.

---A section of a compositional layout: a group that is repeated, and what stands around.
---@class NSCollectionLayoutSection
---@field group NSCollectionLayoutGroup The group that is repeated. Read-only.
---@field contentInsets number[]|table<string, number> The room around the groups. Points.
---@field interGroupSpacing number The distance between groups. Points.
---@field contentInsetsReference UIContentInsetsReference What content insets are measured from.
---@field supplementaryContentInsetsReference UIContentInsetsReference What headers and footers keep free, where they don't follow the content insets.
---@field orthogonalScrollingBehavior UICollectionLayoutSectionOrthogonalScrollingBehavior How the section scrolls by itself, across the layout; none by default.
---@field boundarySupplementaryItems NSCollectionLayoutBoundarySupplementaryItem[] Headers, footers and other views at its edges.
---@field supplementariesFollowContentInsets boolean Whether headers and footers keep between the content insets; true by default.
---@field decorationItems NSCollectionLayoutDecorationItem[] Views behind the section.
---@field visibleItemsInvalidationHandler (fun(items: NSCollectionLayoutVisibleItem[], offset: CGPoint, environment: NSCollectionLayoutEnvironment): any)|nil Called as handler(items, offset, environment) before each frame in which the section has scrolled; it may change the items' transform, alpha and so on.
---@field super NSCollectionLayoutSection
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: NSCollectionLayoutSection.Properties): NSCollectionLayoutSection
NSCollectionLayoutSection = {}

---A section that is a list, for a sectionProvider.
---@param configuration UICollectionLayoutListConfiguration
---@param environment NSCollectionLayoutEnvironment
---@return NSCollectionLayoutSection
function NSCollectionLayoutSection.list(configuration, environment) end
