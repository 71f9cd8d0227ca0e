---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITableViewHeaderFooterView { ... } takes.
---@class UITableViewHeaderFooterView.Properties: UIView.Properties
---@field reuseIdentifier? string The name of the pool that the view goes to when it leaves the screen, or nil for none.
---@field backgroundView? UIView A view behind the content, or nil.
---@field contentConfiguration? UIListContentConfiguration|table What the header or footer shows in place of textLabel and detailTextLabel: a UIListContentConfiguration, which is copied, or a table of your own with makeContentView() and updated(state), whose view has a property configuration; or nil.
---@field backgroundConfiguration? UIBackgroundConfiguration What stands behind the content, or nil. It takes the place of backgroundView and backgroundColor.
---@field automaticallyUpdatesBackgroundConfiguration? boolean Whether the background follows the state; true by default.
---@field automaticallyUpdatesContentConfiguration? boolean Whether the content follows the state; true by default.
---@field configurationUpdateHandler? fun(view: UITableViewHeaderFooterView|any, state: any): any Called as handler(view, state) once before the next layout after the state has changed; nil for none.

---A header or footer of a section.
---@class UITableViewHeaderFooterView: UIView
---@field reuseIdentifier string|any The name of the pool that the view goes to when it leaves the screen, or nil for none. Read-only.
---@field contentView UIView The view that contains what the header or footer shows. Read-only.
---@field backgroundView UIView|any A view behind the content, or nil.
---@field textLabel UILabel The main text. Read-only.
---@field detailTextLabel UILabel The second text. Read-only.
---@field contentConfiguration UIListContentConfiguration|table|any What the header or footer shows in place of textLabel and detailTextLabel: a UIListContentConfiguration, which is copied, or a table of your own with makeContentView() and updated(state), whose view has a property configuration; or nil.
---@field backgroundConfiguration UIBackgroundConfiguration|any What stands behind the content, or nil. It takes the place of backgroundView and backgroundColor.
---@field automaticallyUpdatesBackgroundConfiguration boolean Whether the background follows the state; true by default.
---@field automaticallyUpdatesContentConfiguration boolean Whether the content follows the state; true by default.
---@field configurationUpdateHandler (fun(view: UITableViewHeaderFooterView|any, state: any): any)|nil Called as handler(view, state) once before the next layout after the state has changed; nil for none.
---@field configurationState UIViewConfigurationState What the looks depend on: a state of its own each time. A class of your own overrides it by a method of its name, and adds keys of its own. Read-only. A method of its name overrides it.
---@field super UITableViewHeaderFooterView
---@overload fun(properties?: UITableViewHeaderFooterView.Properties): UITableViewHeaderFooterView
UITableViewHeaderFooterView = {}

---Called when the view is taken out of the pool to be used again. Call super. Can be overridden.
function UITableViewHeaderFooterView:prepareForReuse() end

---updateConfiguration is called before the next layout.
function UITableViewHeaderFooterView:setNeedsUpdateConfiguration() end

---A configuration for the table's style, without texts.
---@return UIListContentConfiguration
function UITableViewHeaderFooterView:defaultContentConfiguration() end

---What headers of the table's style have behind their content.
---@return UIBackgroundConfiguration
function UITableViewHeaderFooterView:defaultBackgroundConfiguration() end

---Makes the view look as its state says; called once before the next layout after the state has changed. Call super. Can be overridden.
---@param state UIViewConfigurationState
function UITableViewHeaderFooterView:updateConfiguration(state) end
