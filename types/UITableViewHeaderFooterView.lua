---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITableViewHeaderFooterView { ... } takes.
---@class UITableViewHeaderFooterView.Properties: UIView.Properties
---@field reuseIdentifier? string The name of the pool that the view goes to when it leaves the screen, or nil for none.
---@field backgroundView? UIView A view behind the content, or nil.

---A header or footer of a section.
---@class UITableViewHeaderFooterView: UIView
---@field reuseIdentifier string|any The name of the pool that the view goes to when it leaves the screen, or nil for none. Read-only.
---@field contentView UIView The view that contains what the header or footer shows. Read-only.
---@field backgroundView UIView|any A view behind the content, or nil.
---@field textLabel UILabel The main text. Read-only.
---@field detailTextLabel UILabel The second text. Read-only.
---@field super UITableViewHeaderFooterView
---@overload fun(properties?: UITableViewHeaderFooterView.Properties): UITableViewHeaderFooterView
UITableViewHeaderFooterView = {}

---Called when the view is taken out of the pool to be used again. Call super. Can be overridden.
function UITableViewHeaderFooterView:prepareForReuse() end
