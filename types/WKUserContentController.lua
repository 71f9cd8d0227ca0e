---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What WKUserContentController { ... } takes.
---@class WKUserContentController.Properties

---Has the handlers of what the pages of a web view post: the messages of a page in launch's pages, and those of scripts that post one.
---@class WKUserContentController
---@field userScripts WKUserScript[] The scripts of each page. Read-only.
---@field super WKUserContentController
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: WKUserContentController.Properties): WKUserContentController
WKUserContentController = {}

---Lets a handler hear of messages under a name, until it is removed. It is an error if there is a handler of that name.
---@param handler WKScriptMessageHandler|table
---@param name string
function WKUserContentController:add(handler, name) end

---Removes the handler of a name.
---@param forName string
function WKUserContentController:removeScriptMessageHandler(forName) end

---Removes all handlers.
function WKUserContentController:removeAllScriptMessageHandlers() end

---Gives each page a script. No JavaScript is run: a script that posts a message posts it, another one does nothing.
---@param script WKUserScript
function WKUserContentController:addUserScript(script) end

---Takes them away.
function WKUserContentController:removeAllUserScripts() end
