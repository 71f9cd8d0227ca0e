---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIDropProposal { ... } takes.
---@class UIDropProposal.Properties
---@field operation? UIDropOperation cancel, forbidden, copy or move.

---What a lift would do with what is dragged: UIDropProposal { operation = "copy" }.
---@class UIDropProposal
---@field operation UIDropOperation cancel, forbidden, copy or move. Read-only.
---@field super UIDropProposal
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIDropProposal.Properties): UIDropProposal
UIDropProposal = {}
