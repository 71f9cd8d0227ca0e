---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Replies that server:hold keeps back.
---@class ServerHold
---@field count integer How many wait. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
ServerHold = {}

---Lets the replies go; with a number that one only, from 1 in the order of the requests.
---@param number? integer
function ServerHold:release(number) end
