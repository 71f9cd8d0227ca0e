---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What WKWebView { ... } takes.
---@class WKWebView.Properties: UIView.Properties
---@field configuration? WKWebViewConfiguration A WKWebViewConfiguration.
---@field navigationDelegate? WKNavigationDelegate|table A table with WKNavigationDelegate's methods.

---A view that loads pages: those that launch's pages has. It shows a page's words in their order, and its address; no HTML is laid out.
---@class WKWebView: UIView
---@field url URL|string|any The address of the page, or of the one that is being loaded; nil before the first. What was given as a text reads as a text. Read-only.
---@field title string The title of the page; empty before there is one. Read-only.
---@field isLoading boolean Whether a page is being loaded. Read-only.
---@field estimatedProgress number How far the load is, from 0 to 1. Read-only.
---@field canGoBack boolean Whether there is a page before this one. Read-only.
---@field canGoForward boolean Whether there is a page after this one. Read-only.
---@field scrollView UIScrollView The scroll view with the page's words. Its content size is the page's contentSize in launch's pages. Read-only.
---@field navigationDelegate WKNavigationDelegate|table|any A table with WKNavigationDelegate's methods.
---@field backForwardList WKBackForwardList The pages that were visited. Read-only.
---@field configuration WKWebViewConfiguration What it was made with. Read-only.
---@field super WKWebView
---@overload fun(properties?: WKWebView.Properties): WKWebView
WKWebView = {}

---Ends the load. The delegate is told of an error with the code -999.
function WKWebView:stopLoading() end

---Loads a page: an address, a URL, a URLRequest, or a table with url. Returns the navigation that the delegate is told of.
---@param request string|table
---@return WKNavigation
function WKWebView:load(request) end

---Shows a page that is given here. It isn't among the visited pages.
---@param html string
---@param baseURL? URL|string
---@return WKNavigation
function WKWebView:loadHTMLString(html, baseURL) end

---Loads the page before this one. Returns nil where there is none.
---@return WKNavigation|any
function WKWebView:goBack() end

---Loads the page after this one. Returns nil where there is none.
---@return WKNavigation|any
function WKWebView:goForward() end

---Loads a page of the backForwardList. Returns nil for an item of another list.
---@param item WKBackForwardListItem
---@return WKNavigation|any
function WKWebView:go(item) end

---Loads the page again. Returns nil where there is none.
---@return WKNavigation|any
function WKWebView:reload() end

---Runs a script in the page and calls completion(result, error) in a later frame. The page's scripts in launch's pages say what a script gives; without an answer there, error has the code 4. document.title, document.body.innerText, location.href and window.webkit.messageHandlers.NAME.postMessage(JSON) need none.
---@param script string
---@param completion? function
function WKWebView:evaluateJavaScript(script, completion) end
