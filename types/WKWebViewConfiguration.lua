---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What WKWebViewConfiguration { ... } takes.
---@class WKWebViewConfiguration.Properties
---@field userContentController? WKUserContentController Has the handlers of what pages post.

---What a new WKWebView begins with. It has the handlers of messages that pages post; pages have no scripts, media and cookies to be set up.
---@class WKWebViewConfiguration
---@field userContentController WKUserContentController Has the handlers of what pages post.
---@field super WKWebViewConfiguration
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: WKWebViewConfiguration.Properties): WKWebViewConfiguration
WKWebViewConfiguration = {}
