---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIWebView { ... } takes.
---@class UIWebView.Properties: UIView.Properties
---@field delegate? UIWebViewDelegate|table A table with UIWebViewDelegate's methods.

---The older view that loads pages; see WKWebView for what it shows.
---@class UIWebView: UIView
---@field url URL|string|any The address of the page, or of the one that is being loaded; nil before the first. What was given as a text reads as a text. Read-only.
---@field title string The title of the page; empty before there is one. Read-only.
---@field isLoading boolean Whether a page is being loaded. Read-only.
---@field estimatedProgress number How far the load is, from 0 to 1. Read-only.
---@field canGoBack boolean Whether there is a page before this one. Read-only.
---@field canGoForward boolean Whether there is a page after this one. Read-only.
---@field scrollView UIScrollView The scroll view with the page's words. Its content size is the page's contentSize in launch's pages. Read-only.
---@field delegate UIWebViewDelegate|table|any A table with UIWebViewDelegate's methods.
---@field super UIWebView
---@overload fun(properties?: UIWebView.Properties): UIWebView
UIWebView = {}

---Ends the load. The delegate is told of an error with the code -999.
function UIWebView:stopLoading() end

---Loads a page: an address, or a table with url.
---@param request string|table
function UIWebView:loadRequest(request) end

---Shows a page that is given here.
---@param html string
---@param baseURL? URL|string
function UIWebView:loadHTMLString(html, baseURL) end

---Loads the page before this one, if there is one.
function UIWebView:goBack() end

---Loads the page after this one, if there is one.
function UIWebView:goForward() end

---Loads the page again.
function UIWebView:reload() end

---What a script gives at once, as the page's scripts in launch's pages say; empty without an answer.
---@param script string
---@return string
function UIWebView:stringByEvaluatingJavaScript(script) end
