---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITableViewCell { ... } takes.
---@class UITableViewCell.Properties: UIView.Properties
---@field style? UITableViewCell.CellStyle The style of the cell, set when it is made.
---@field reuseIdentifier? string The name of the pool that the view goes to when it leaves the screen, or nil for none.
---@field indentationLevel? integer How far the content is indented, in steps of indentationWidth.
---@field indentationWidth? number The width of one step of indentation; 10 by default. Points.
---@field separatorInset? UIEdgeInsets|table The distances of the line under the cell from the cell's edges; the table's, unless it is set. Only left and right count. Points.
---@field contentConfiguration? UIListContentConfiguration|table What the cell shows in place of textLabel, detailTextLabel and imageView: a UIListContentConfiguration, which is copied, or a table of your own with makeContentView() and updated(state), whose view has a property configuration; or nil.
---@field backgroundConfiguration? UIBackgroundConfiguration What stands behind the content, or nil. It takes the place of backgroundView and backgroundColor.
---@field automaticallyUpdatesBackgroundConfiguration? boolean Whether the background follows the state; true by default.
---@field automaticallyUpdatesContentConfiguration? boolean Whether the content follows the state; true by default.
---@field configurationUpdateHandler? fun(cell: UITableViewCell|any, state: any): any Called as handler(cell, state) once before the next layout after the state has changed; nil for none.
---@field selectionStyle? UITableViewCell.SelectionStyle How the cell looks while it is selected; with none it does not change.
---@field backgroundView? UIView A view behind everything else in the cell, or nil.
---@field selectedBackgroundView? UIView A view behind the content that is shown while the cell is selected or highlighted, or nil.
---@field accessoryType? UITableViewCell.AccessoryType The sign or button at the right end of the cell.
---@field accessoryView? UIView A view in place of the sign of accessoryType, or nil.
---@field editingAccessoryType? UITableViewCell.AccessoryType The sign or button at the right end of the cell in editing mode.
---@field editingAccessoryView? UIView A view in place of the sign of editingAccessoryType, or nil.
---@field isSelected? boolean The table sets this.
---@field isHighlighted? boolean Whether a finger is on the object.
---@field isEditing? boolean The table sets this.
---@field showsReorderControl? boolean Whether the row may be moved in editing mode, so that the reorder control is shown. The table sets this.

---A view that shows one row.
---@class UITableViewCell: UIView
---@field style UITableViewCell.CellStyle The style of the cell, set when it is made. Read-only.
---@field reuseIdentifier string|any The name of the pool that the view goes to when it leaves the screen, or nil for none. Read-only.
---@field contentView UIView The view that contains what the cell shows. Read-only.
---@field textLabel UILabel The main text. Read-only.
---@field detailTextLabel UILabel|any The second text, or nil in the default style. Read-only.
---@field imageView UIImageView The view of the image. Read-only.
---@field indentationLevel integer How far the content is indented, in steps of indentationWidth.
---@field indentationWidth number The width of one step of indentation; 10 by default. Points.
---@field separatorInset UIEdgeInsets|table The distances of the line under the cell from the cell's edges; the table's, unless it is set. Only left and right count. Points.
---@field contentConfiguration UIListContentConfiguration|table|any What the cell shows in place of textLabel, detailTextLabel and imageView: a UIListContentConfiguration, which is copied, or a table of your own with makeContentView() and updated(state), whose view has a property configuration; or nil.
---@field backgroundConfiguration UIBackgroundConfiguration|any What stands behind the content, or nil. It takes the place of backgroundView and backgroundColor.
---@field automaticallyUpdatesBackgroundConfiguration boolean Whether the background follows the state; true by default.
---@field automaticallyUpdatesContentConfiguration boolean Whether the content follows the state; true by default.
---@field configurationUpdateHandler (fun(cell: UITableViewCell|any, state: any): any)|nil Called as handler(cell, state) once before the next layout after the state has changed; nil for none.
---@field configurationState UICellConfigurationState What the looks depend on: a state of its own each time. A class of your own overrides it by a method of its name, and adds keys of its own. Read-only. A method of its name overrides it.
---@field selectionStyle UITableViewCell.SelectionStyle How the cell looks while it is selected; with none it does not change.
---@field backgroundView UIView|any A view behind everything else in the cell, or nil.
---@field selectedBackgroundView UIView|any A view behind the content that is shown while the cell is selected or highlighted, or nil.
---@field accessoryType UITableViewCell.AccessoryType The sign or button at the right end of the cell.
---@field accessoryView UIView|any A view in place of the sign of accessoryType, or nil.
---@field editingAccessoryType UITableViewCell.AccessoryType The sign or button at the right end of the cell in editing mode.
---@field editingAccessoryView UIView|any A view in place of the sign of editingAccessoryType, or nil.
---@field isSelected boolean The table sets this.
---@field isHighlighted boolean Whether a finger is on the object.
---@field isEditing boolean The table sets this.
---@field editingStyle UITableViewCell.EditingStyle The editing style of the row, as the delegate returned it. Read-only.
---@field showingDeleteConfirmation boolean Whether the row is open, with its delete button or actions visible. Read-only.
---@field shouldIndentWhileEditing boolean Whether the content moves to the right in editing mode. Read-only.
---@field showsReorderControl boolean Whether the row may be moved in editing mode, so that the reorder control is shown. The table sets this.
---@field super UITableViewCell
---@overload fun(properties?: UITableViewCell.Properties): UITableViewCell
UITableViewCell = {}

---updateConfiguration is called before the next layout.
function UITableViewCell:setNeedsUpdateConfiguration() end

---A configuration for the cell's style, without texts and image.
---@return UIListContentConfiguration
function UITableViewCell:defaultContentConfiguration() end

---What cells of the table's style have behind their content.
---@return UIBackgroundConfiguration
function UITableViewCell:defaultBackgroundConfiguration() end

---Makes the cell look as its state says; called once before the next layout after the state has changed. Call super. Can be overridden.
---@param state UICellConfigurationState
function UITableViewCell:updateConfiguration(state) end

---Shows the cell as selected or not. The table calls it. Can be overridden.
---@param selected boolean
---@param animated? boolean
function UITableViewCell:setSelected(selected, animated) end

---Shows the cell as highlighted or not. The table calls it. Can be overridden.
---@param highlighted boolean
---@param animated? boolean
function UITableViewCell:setHighlighted(highlighted, animated) end

---Shows or hides the controls of editing mode. The table calls it. Can be overridden.
---@param editing boolean
---@param animated? boolean
function UITableViewCell:setEditing(editing, animated) end

---Called when the view is taken out of the pool to be used again. Call super. Can be overridden.
function UITableViewCell:prepareForReuse() end

---The cell is about to show or hide controls: the state is a list with showingEditControl in editing mode, showingDeleteConfirmation for a swipe, or empty. Call super. Can be overridden.
---@param state string[]
function UITableViewCell:willTransition(state) end

---The cell has shown or hidden its controls, and the animation is over. Call super. Can be overridden.
---@param state string[]
function UITableViewCell:didTransition(state) end
