---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Functions with which a script tells Lunette about itself.
---@class lunette
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
lunette = {}

---Names fields of your own that may be spelt almost like a property, so that they cause no warning: lunette.allowFields("titel", ...).
---@param ... any
function lunette.allowFields(...) end

---From here on a query that matches several views is an error where one is wanted, for all launches of this file: lunette.strictQueries(). False takes the first of them again. A launch's strictQueries and a query's strict are nearer, and win.
---@param isStrict? boolean
function lunette.strictQueries(isStrict) end
