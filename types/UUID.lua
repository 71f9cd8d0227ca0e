---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UUID { ... } takes.
---@class UUID.Properties
---@field uuidString? string The 36 characters of a known one; nil is answered for another text.

---A value that no other of this run has: UUID() makes one. The seed of the launch determines which; math.random does not notice.
---@class UUID
---@field uuidString string The 36 characters: five groups of hexadecimal digits, in capital letters. Read-only.
---@field super UUID
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UUID.Properties): UUID
UUID = {}
