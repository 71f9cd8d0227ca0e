---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UICollectionViewListCell { ... } takes.
---@class UICollectionViewListCell.Properties: UICollectionViewCell.Properties
---@field accessories? UICellAccessory[] Signs and controls beside the content: UICellAccessory.disclosureIndicator().
---@field indentationLevel? integer How far the content is indented, in steps of indentationWidth.
---@field indentationWidth? number The width of a step of the indentation; 10 by default. Points.
---@field indentsAccessories? boolean Whether accessories before the content are indented, too.

---A row of a list in a collection view.
---@class UICollectionViewListCell: UICollectionViewCell
---@field accessories UICellAccessory[] Signs and controls beside the content: UICellAccessory.disclosureIndicator().
---@field indentationLevel integer How far the content is indented, in steps of indentationWidth.
---@field indentationWidth number The width of a step of the indentation; 10 by default. Points.
---@field indentsAccessories boolean Whether accessories before the content are indented, too.
---@field separatorLayoutGuide UILayoutGuide A guide for the ends of the line below the cell. Read-only.
---@field super UICollectionViewListCell
---@overload fun(properties?: UICollectionViewListCell.Properties): UICollectionViewListCell
UICollectionViewListCell = {}

---A configuration without texts and image.
---@return UIListContentConfiguration
function UICollectionViewListCell:defaultContentConfiguration() end

---What rows of the list have behind their content.
---@return UIBackgroundConfiguration
function UICollectionViewListCell:defaultBackgroundConfiguration() end
