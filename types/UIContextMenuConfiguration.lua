---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIContextMenuConfiguration { ... } takes.
---@class UIContextMenuConfiguration.Properties
---@field identifier? any Whatever tells it from others: a name, an index path.
---@field previewProvider? function Called as the menu opens; returns the UIViewController whose view is shown in place of the view, in its preferredContentSize, or nil.
---@field actionProvider? fun(suggestedActions: UIMenuElement[]): any Called as actionProvider(suggestedActions); it returns a UIMenu.

---What a context menu shows.
---@class UIContextMenuConfiguration
---@field identifier any What it was given to be told by, or nil. Read-only.
---@field super UIContextMenuConfiguration
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIContextMenuConfiguration.Properties): UIContextMenuConfiguration
UIContextMenuConfiguration = {}
