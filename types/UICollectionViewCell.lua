---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UICollectionViewCell { ... } takes.
---@class UICollectionViewCell.Properties: UICollectionReusableView.Properties
---@field backgroundView? UIView A view behind everything else in the cell, or nil.
---@field selectedBackgroundView? UIView A view behind the content that is shown while the cell is selected or highlighted, or nil.
---@field isSelected? boolean The collection view sets this.
---@field isHighlighted? boolean Whether a finger is on the object.
---@field contentConfiguration? UIListContentConfiguration|table What the cell shows: a UIListContentConfiguration, which is copied, or a table of your own with makeContentView() and updated(state), whose view has a property configuration; or nil.
---@field backgroundConfiguration? UIBackgroundConfiguration What stands behind the content, or nil. It takes the place of backgroundView and backgroundColor.
---@field automaticallyUpdatesBackgroundConfiguration? boolean Whether the background follows the state; true by default.
---@field automaticallyUpdatesContentConfiguration? boolean Whether the content follows the state; true by default.
---@field configurationUpdateHandler? fun(cell: UICollectionViewCell|any, state: any): any Called as handler(cell, state) once before the next layout after the state has changed; nil for none.
---@field isEditing? boolean Whether the collection view is being edited.

---A view that shows one item.
---@class UICollectionViewCell: UICollectionReusableView
---@field contentView UIView The view that contains what the cell shows. Read-only.
---@field backgroundView UIView|any A view behind everything else in the cell, or nil.
---@field selectedBackgroundView UIView|any A view behind the content that is shown while the cell is selected or highlighted, or nil.
---@field isSelected boolean The collection view sets this.
---@field isHighlighted boolean Whether a finger is on the object.
---@field contentConfiguration UIListContentConfiguration|table|any What the cell shows: a UIListContentConfiguration, which is copied, or a table of your own with makeContentView() and updated(state), whose view has a property configuration; or nil.
---@field backgroundConfiguration UIBackgroundConfiguration|any What stands behind the content, or nil. It takes the place of backgroundView and backgroundColor.
---@field automaticallyUpdatesBackgroundConfiguration boolean Whether the background follows the state; true by default.
---@field automaticallyUpdatesContentConfiguration boolean Whether the content follows the state; true by default.
---@field configurationUpdateHandler (fun(cell: UICollectionViewCell|any, state: any): any)|nil Called as handler(cell, state) once before the next layout after the state has changed; nil for none.
---@field isEditing boolean Whether the collection view is being edited.
---@field configurationState UICellConfigurationState What the looks depend on: a state of its own each time. A class of your own overrides it by a method of its name, and adds keys of its own. Read-only. A method of its name overrides it.
---@field super UICollectionViewCell
---@overload fun(properties?: UICollectionViewCell.Properties): UICollectionViewCell
UICollectionViewCell = {}

---Shows the cell as selected or not. The collection view calls it. Can be overridden.
---@param selected boolean
function UICollectionViewCell:setSelected(selected) end

---Shows the cell as highlighted or not. The collection view calls it. Can be overridden.
---@param highlighted boolean
function UICollectionViewCell:setHighlighted(highlighted) end

---updateConfiguration is called before the next layout.
function UICollectionViewCell:setNeedsUpdateConfiguration() end

---Makes the cell look as its state says; called once before the next layout after the state has changed. Call super. Can be overridden.
---@param state UICellConfigurationState
function UICollectionViewCell:updateConfiguration(state) end
