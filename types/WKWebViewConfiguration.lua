---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What WKWebViewConfiguration { ... } takes.
---@class WKWebViewConfiguration.Properties

---What apps hand to a new WKWebView. Here it has no settings.
---@class WKWebViewConfiguration
---@field super WKWebViewConfiguration
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: WKWebViewConfiguration.Properties): WKWebViewConfiguration
WKWebViewConfiguration = {}
