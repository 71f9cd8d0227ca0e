---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSRegularExpression { ... } takes.
---@class NSRegularExpression.Properties
---@field pattern? string The pattern, in ICU's syntax as on a device.

---A pattern that is looked for in texts: NSRegularExpression { pattern = "[a-z]+@[a-z.]+", options = "caseInsensitive" }; nil and an error for one that can't be read. Ranges are { first, last } in UTF-16 units from 1.
---@class NSRegularExpression
---@field pattern string The pattern. Read-only.
---@field numberOfCaptureGroups integer How many groups it has in parentheses. Read-only.
---@field super NSRegularExpression
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: NSRegularExpression.Properties): NSRegularExpression
NSRegularExpression = {}

---All that fits, from the front: a list of NSTextCheckingResults.
---@param string string
---@param range? integer[]|table
---@return NSTextCheckingResult[]
function NSRegularExpression:matches(string, range) end

---The first that fits, or nil.
---@param string string
---@param range? integer[]|table
---@return NSTextCheckingResult|any
function NSRegularExpression:firstMatch(string, range) end

---Where the first is that fits, or nil.
---@param string string
---@param range? integer[]|table
---@return integer[]|table|any
function NSRegularExpression:rangeOfFirstMatch(string, range) end

---How often it fits.
---@param string string
---@param range? integer[]|table
---@return integer
function NSRegularExpression:numberOfMatches(string, range) end

---The text with another one in the place of all that fits; $1 in it is the first group.
---@param string string
---@param range? integer[]|table
---@param withTemplate string
---@return string
function NSRegularExpression:stringByReplacingMatches(string, range, withTemplate) end
