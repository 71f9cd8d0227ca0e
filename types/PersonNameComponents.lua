---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What PersonNameComponents { ... } takes.
---@class PersonNameComponents.Properties
---@field namePrefix? string What stands before the name: "Dr.".
---@field givenName? string The name that the parents gave.
---@field middleName? string The names behind the first one.
---@field familyName? string The family's name.
---@field nameSuffix? string What stands behind the name: "Jr.".
---@field nickname? string What friends say.

---A person's name in parts: PersonNameComponents { givenName = "Ada", familyName = "Byron" }.
---@class PersonNameComponents
---@field namePrefix string|nil What stands before the name: "Dr.".
---@field givenName string|nil The name that the parents gave.
---@field middleName string|nil The names behind the first one.
---@field familyName string|nil The family's name.
---@field nameSuffix string|nil What stands behind the name: "Jr.".
---@field nickname string|nil What friends say.
---@field super PersonNameComponents
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: PersonNameComponents.Properties): PersonNameComponents
PersonNameComponents = {}
