---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UICollectionViewCell { ... } takes.
---@class UICollectionViewCell.Properties: UICollectionReusableView.Properties
---@field backgroundView? UIView A view behind everything else in the cell, or nil.
---@field selectedBackgroundView? UIView A view behind the content that is shown while the cell is selected or highlighted, or nil.
---@field isSelected? boolean The collection view sets this.
---@field isHighlighted? boolean Whether a finger is on the object.

---A view that shows one item.
---@class UICollectionViewCell: UICollectionReusableView
---@field contentView UIView The view that contains what the cell shows. Read-only.
---@field backgroundView UIView|nil A view behind everything else in the cell, or nil.
---@field selectedBackgroundView UIView|nil A view behind the content that is shown while the cell is selected or highlighted, or nil.
---@field isSelected boolean The collection view sets this.
---@field isHighlighted boolean Whether a finger is on the object.
---@field super UICollectionViewCell
---@overload fun(properties?: UICollectionViewCell.Properties): UICollectionViewCell
UICollectionViewCell = {}

---Shows the cell as selected or not. The collection view calls it. Can be overridden.
---@param selected boolean
function UICollectionViewCell:setSelected(selected) end

---Shows the cell as highlighted or not. The collection view calls it. Can be overridden.
---@param highlighted boolean
function UICollectionViewCell:setHighlighted(highlighted) end
