---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITableViewCell { ... } takes.
---@class UITableViewCell.Properties: UIView.Properties
---@field style? UITableViewCell.CellStyle default, value1, value2 or subtitle.
---@field reuseIdentifier? string The pool it goes to when it leaves the screen.
---@field indentationLevel? integer How far picture and texts stand to the right: so many times indentationWidth.
---@field indentationWidth? number Points; 10.
---@field separatorInset? UIEdgeInsets|number[] The table's, until it is set. Only left and right count. Points.
---@field selectionStyle? UITableViewCell.SelectionStyle How a selection looks; none shows nothing.
---@field backgroundView? UIView Behind everything else.
---@field selectedBackgroundView? UIView Shown behind the content while selected or highlighted.
---@field accessoryType? UITableViewCell.AccessoryType none, disclosureIndicator, detailDisclosureButton, checkmark or detailButton.
---@field accessoryView? UIView A view in place of the accessory type's sign.
---@field editingAccessoryType? UITableViewCell.AccessoryType The accessory while editing; none shows nothing then.
---@field editingAccessoryView? UIView The accessory view while editing.
---@field isSelected? boolean Set by the table.
---@field isHighlighted? boolean A finger is on it.
---@field isEditing? boolean Set by the table.
---@field showsReorderControl? boolean Set by the table: its row may be moved.

---One row on the screen.
---@class UITableViewCell: UIView
---@field style UITableViewCell.CellStyle default, value1, value2 or subtitle. Read-only.
---@field reuseIdentifier string|nil The pool it goes to when it leaves the screen. Read-only.
---@field contentView UIView Holds what the cell shows. Read-only.
---@field textLabel UILabel The main text. Read-only.
---@field detailTextLabel UILabel|nil The second text; nil in the default style. Read-only.
---@field imageView UIImageView The picture. Read-only.
---@field indentationLevel integer How far picture and texts stand to the right: so many times indentationWidth.
---@field indentationWidth number Points; 10.
---@field separatorInset UIEdgeInsets|number[] The table's, until it is set. Only left and right count. Points.
---@field selectionStyle UITableViewCell.SelectionStyle How a selection looks; none shows nothing.
---@field backgroundView UIView|nil Behind everything else.
---@field selectedBackgroundView UIView|nil Shown behind the content while selected or highlighted.
---@field accessoryType UITableViewCell.AccessoryType none, disclosureIndicator, detailDisclosureButton, checkmark or detailButton.
---@field accessoryView UIView|nil A view in place of the accessory type's sign.
---@field editingAccessoryType UITableViewCell.AccessoryType The accessory while editing; none shows nothing then.
---@field editingAccessoryView UIView|nil The accessory view while editing.
---@field isSelected boolean Set by the table.
---@field isHighlighted boolean A finger is on it.
---@field isEditing boolean Set by the table.
---@field editingStyle UITableViewCell.EditingStyle none, delete or insert, as the delegate said. Read-only.
---@field showingDeleteConfirmation boolean Its row is open. Read-only.
---@field shouldIndentWhileEditing boolean Whether its content makes room at the left. Read-only.
---@field showsReorderControl boolean Set by the table: its row may be moved.
---@field super UITableViewCell
---@overload fun(properties?: UITableViewCell.Properties): UITableViewCell
UITableViewCell = {}

---Shows it selected or not. Can be overridden.
---@param selected boolean
---@param animated? boolean
function UITableViewCell:setSelected(selected, animated) end

---Shows it highlighted or not. Can be overridden.
---@param highlighted boolean
---@param animated? boolean
function UITableViewCell:setHighlighted(highlighted, animated) end

---Shows or hides its controls. Can be overridden.
---@param editing boolean
---@param animated? boolean
function UITableViewCell:setEditing(editing, animated) end

---It was taken out of the pool. Call super. Can be overridden.
function UITableViewCell:prepareForReuse() end
