---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITableViewHeaderFooterView { ... } takes.
---@class UITableViewHeaderFooterView.Properties: UIView.Properties
---@field reuseIdentifier? string The pool it goes to when it leaves the screen.
---@field backgroundView? UIView Behind the content.

---A section's header or footer.
---@class UITableViewHeaderFooterView: UIView
---@field reuseIdentifier string|nil The pool it goes to when it leaves the screen. Read-only.
---@field contentView UIView Holds what the view shows. Read-only.
---@field backgroundView UIView|nil Behind the content.
---@field textLabel UILabel The main text. Read-only.
---@field detailTextLabel UILabel The second text. Read-only.
---@field super UITableViewHeaderFooterView
---@overload fun(properties?: UITableViewHeaderFooterView.Properties): UITableViewHeaderFooterView
UITableViewHeaderFooterView = {}

---It was taken out of the pool. Call super. Can be overridden.
function UITableViewHeaderFooterView:prepareForReuse() end
