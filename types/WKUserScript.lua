---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What WKUserScript { ... } takes.
---@class WKUserScript.Properties
---@field source? string Its text.
---@field injectionTime? WebScriptMoment "atDocumentStart" or "atDocumentEnd", when the page is loaded.
---@field forMainFrameOnly? boolean Whether it is for whole pages only; each page is one frame.

---A script for each page: WKUserScript { source =, injectionTime =, forMainFrameOnly = }.
---@class WKUserScript
---@field source string Its text. Read-only.
---@field injectionTime WebScriptMoment When a page runs it. Read-only.
---@field isForMainFrameOnly boolean Whether it is for whole pages only. Read-only.
---@field super WKUserScript
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: WKUserScript.Properties): WKUserScript
WKUserScript = {}
